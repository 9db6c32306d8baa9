//! Parses a chapter's `CommonMark`.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag};

use crate::app::help::document::{Block, Link, Span, Style, anchor_of, plain};
use crate::app::help::live_blocks::LiveBlock;
use crate::app::help::place::{Chapter, Place};
use crate::app::help::program_link;

/// The info string of live blocks.
pub(super) const LIVE: &str = "live";
const PROGRAM_SCHEME: &str = "span-it:";

pub(super) fn read(chapter: Chapter, source: &str) -> Vec<Block> {
    Reader { chapter, events: parser(source) }.blocks()
}

pub(super) fn parser(source: &str) -> Parser<'_> {
    Parser::new_ext(source, Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES)
}

pub(super) fn link(target: &str, chapter: Chapter) -> Link {
    let link = match target.strip_prefix(PROGRAM_SCHEME) {
        Some(name) => program_link::action(name).map(|_| Link::Program(name.to_owned())),
        None => Place::read(target, chapter).map(Link::Book),
    };
    link.unwrap_or_else(|| Link::Broken(target.to_owned()))
}

struct Reader<'a> {
    chapter: Chapter,
    events: Parser<'a>,
}

impl<'a> Reader<'a> {
    /// Blocks up to the end of the enclosing element.
    fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        // The text of a tight list item is not in a paragraph.
        let mut loose = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::End(_) => break,
                Event::Rule => blocks.push(Block::Rule),
                Event::Start(tag) if !is_inline(&tag) => {
                    flush(&mut loose, &mut blocks);
                    blocks.extend(self.block(tag));
                }
                other => self.inline_event(other, &Style::default(), &mut loose),
            }
        }
        flush(&mut loose, &mut blocks);
        blocks
    }

    fn block(&mut self, tag: Tag<'a>) -> Option<Block> {
        Some(match tag {
            Tag::Heading { level, id, .. } => {
                let spans = self.inline(&Style::default());
                let anchor = id.map_or_else(|| anchor_of(&plain(&spans)), |id| id.to_string());
                Block::Heading { level: depth(level), anchor, spans }
            }
            Tag::Paragraph => Block::Paragraph(self.inline(&Style::default())),
            Tag::BlockQuote(_) => Block::Quote(self.blocks()),
            Tag::List(first) => Block::List { first, items: self.items() },
            Tag::Table(_) => Block::Table(self.rows()),
            Tag::CodeBlock(kind) => self.code(&kind),
            _ => {
                // The book uses no other elements; their text is kept.
                let spans = self.inline(&Style::default());
                return (!spans.is_empty()).then_some(Block::Paragraph(spans));
            }
        })
    }

    fn items(&mut self) -> Vec<Vec<Block>> {
        let mut items = Vec::new();
        while let Some(Event::Start(Tag::Item)) = self.events.next() {
            items.push(self.blocks());
        }
        items
    }

    /// The first row of a table is its header.
    fn rows(&mut self) -> Vec<Vec<Vec<Span>>> {
        let mut rows = Vec::new();
        while let Some(Event::Start(Tag::TableHead | Tag::TableRow)) = self.events.next() {
            let mut cells = Vec::new();
            while let Some(Event::Start(Tag::TableCell)) = self.events.next() {
                cells.push(self.inline(&Style::default()));
            }
            rows.push(cells);
        }
        rows
    }

    fn code(&mut self, kind: &CodeBlockKind<'a>) -> Block {
        let text = plain(&self.inline(&Style::default()));
        let text = text.trim_end().to_owned();
        let is_live = matches!(kind, CodeBlockKind::Fenced(mark) if mark.as_ref() == LIVE);
        match LiveBlock::read(&text).filter(|_| is_live) {
            Some(live) => Block::LiveBlock(live),
            None => Block::Code(text),
        }
    }

    /// Spans up to the end of the enclosing element.
    fn inline(&mut self, style: &Style) -> Vec<Span> {
        let mut spans = Vec::new();
        while let Some(event) = self.events.next() {
            if matches!(event, Event::End(_)) {
                break;
            }
            self.inline_event(event, style, &mut spans);
        }
        spans
    }

    fn inline_event(&mut self, event: Event<'a>, style: &Style, spans: &mut Vec<Span>) {
        match event {
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => add(spans, &text, style),
            Event::Code(text) => add(spans, &text, &Style { code: true, ..style.clone() }),
            Event::SoftBreak | Event::HardBreak => add(spans, " ", style),
            Event::Start(tag) => {
                let inner = self.styled(&tag, style);
                spans.extend(self.inline(&inner));
            }
            _ => {}
        }
    }

    fn styled(&self, tag: &Tag<'a>, style: &Style) -> Style {
        let style = style.clone();
        match tag {
            Tag::Strong => Style { strong: true, ..style },
            Tag::Emphasis => Style { emphasis: true, ..style },
            Tag::Link { dest_url, .. } => Style { link: Some(link(dest_url, self.chapter)), ..style },
            _ => style,
        }
    }
}

fn add(spans: &mut Vec<Span>, text: &str, style: &Style) {
    match spans.last_mut() {
        Some(last) if last.style == *style => last.text.push_str(text),
        _ => spans.push(Span { text: text.to_owned(), style: style.clone() }),
    }
}

fn flush(loose: &mut Vec<Span>, blocks: &mut Vec<Block>) {
    if !loose.is_empty() {
        blocks.push(Block::Paragraph(std::mem::take(loose)));
    }
}

const fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(tag, Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Strikethrough | Tag::Image { .. })
}

const fn depth(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::Factor;

    fn words(text: &str, style: Style) -> Span {
        Span { text: text.to_owned(), style }
    }

    #[test]
    fn spans_keep_their_styles_and_links() {
        let source = "Plain *slanted **both*** and `code`, [a link](factors.md#nodemajor).\n";
        let blocks = read(Chapter::Object, source);
        let emphasis = Style { emphasis: true, ..Style::default() };
        let expected = [
            words("Plain ", Style::default()),
            words("slanted ", emphasis.clone()),
            words("both", Style { strong: true, ..emphasis }),
            words(" and ", Style::default()),
            words("code", Style { code: true, ..Style::default() }),
            words(", ", Style::default()),
            words(
                "a link",
                Style { link: Some(Link::Book(Place::factor(Factor::NodeMajor))), ..Style::default() },
            ),
            words(".", Style::default()),
        ];
        assert_eq!(blocks, [Block::Paragraph(expected.to_vec())]);
    }

    #[test]
    fn parses_lists_tables_and_live_blocks() {
        let source = "1. one\n2. two\n   - inner\n\n| a | b |\n| --- | --- |\n| c | |\n\n```live\nfactor NodeMajor\n```\n";
        let blocks = read(Chapter::Object, source);
        let Block::List { first: Some(1), items } = &blocks[0] else { panic!("{blocks:?}") };
        assert!(matches!(items[1][..], [Block::Paragraph(_), Block::List { first: None, .. }]), "{items:?}");
        let Block::Table(rows) = &blocks[1] else { panic!("{blocks:?}") };
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
        assert_eq!(blocks[2], Block::LiveBlock(LiveBlock::Factor(Factor::NodeMajor)));
    }

    /// The anchors of a translation are those of the English book.
    #[test]
    fn heading_can_name_its_anchor() {
        for (source, name) in [("## Two ways", "two-ways"), ("## Zwei Wege {#two-ways}", "two-ways")] {
            let blocks = read(Chapter::Object, source);
            let Block::Heading { anchor, spans, .. } = &blocks[0] else { panic!("{blocks:?}") };
            assert_eq!(anchor, name);
            assert!(!plain(spans).contains('#'), "{spans:?}");
        }
    }

    #[test]
    fn links_without_a_target_are_broken() {
        for target in ["https://example.org", "nowhere.md", "span-it:nowhere"] {
            let blocks = read(Chapter::Object, &format!("[x]({target})"));
            let Block::Paragraph(spans) = &blocks[0] else { panic!("{blocks:?}") };
            assert_eq!(spans[0].style.link, Some(Link::Broken(target.to_owned())));
        }
        assert_eq!(
            read(Chapter::Object, "```live\nno such thing\n```"),
            [Block::Code("no such thing".to_owned())]
        );
    }
}
