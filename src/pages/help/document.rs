//! The chapters of the book, parsed: blocks of spans, and sections. Chapters are `CommonMark` with GitHub's anchors, links
//! into the program (`span-it:new-game`) and fenced blocks marked `live`, which the program fills.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag};

use crate::context::command::table;
use crate::context::command::table::KeyRow;
use crate::context::prelude::*;
use crate::messages::help as msg;
use crate::messages::opponents;
use crate::messages::text::chosen_language;
use crate::pages::help::block::{Block, Link, LiveBlock, Span, Style};
use span_it_core::personality::library;
use span_it_lab::html::{self, plain as escaped};

#[derive(Clone, Debug)]
pub struct Document {
    pub title: String,
    /// Markdown with the texts that the program has in place of their live blocks.
    pub source: String,
    pub blocks: Vec<Block>,
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// 1 for the chapter's own heading.
    pub level: u8,
    pub anchor: String,
    pub heading: String,
    /// The words below the heading, for the search.
    pub text: String,
}

/// The chapters in the chosen language.
fn book() -> &'static [Document] {
    static BOOKS: Mutex<BTreeMap<&str, &[Document]>> = Mutex::new(BTreeMap::new());
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    books
        .entry(chosen_language())
        .or_insert_with(|| Chapter::ALL.into_iter().map(read).collect::<Vec<_>>().leak())
}

fn read(chapter: Chapter) -> Document {
    let source = expanded(&chapter.source());
    let blocks = parse(chapter, &source);
    let sections = sections(&blocks);
    let title = sections.first().map_or_else(|| chapter.name().to_owned(), |first| first.heading.clone());
    Document { title, source, blocks, sections }
}

impl Document {
    pub fn section(&self, anchor: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.anchor == anchor)
    }
}

/// As on GitHub: lower-case letters, digits, and hyphens for spaces.
pub(super) fn anchor_of(heading: &str) -> String {
    let letters = heading.chars().flat_map(char::to_lowercase);
    let kept = letters.map(|letter| if letter == ' ' { '-' } else { letter });
    kept.filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_')).collect()
}

pub(super) fn plain(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

fn sections(blocks: &[Block]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for block in blocks {
        if let Block::Heading { level, anchor, spans } = block {
            let (anchor, heading) = (anchor.clone(), plain(spans));
            sections.push(Section { level: *level, anchor, heading, text: String::new() });
        } else if let Some(section) = sections.last_mut() {
            words_of(block, &mut section.text);
        }
    }
    sections
}

fn words_of(block: &Block, words: &mut String) {
    match block {
        Block::Heading { spans, .. } | Block::Paragraph(spans) => push(words, &plain(spans)),
        Block::List { items, .. } => items.iter().flatten().for_each(|block| words_of(block, words)),
        Block::Table(rows) => rows.iter().flatten().for_each(|cell| push(words, &plain(cell))),
        Block::Quote(blocks) => blocks.iter().for_each(|block| words_of(block, words)),
        Block::Code(text) => push(words, text),
        Block::LiveBlock(live) => push(words, &live.words()),
        Block::Rule => {}
    }
}

fn push(words: &mut String, more: &str) {
    for word in more.split_whitespace() {
        words.push_str(word);
        words.push(' ');
    }
}

impl Chapter {
    pub fn document(self) -> &'static Document {
        &book()[self as usize]
    }

    pub fn title(self) -> &'static str {
        &self.document().title
    }
}

impl Place {
    pub fn factor(factor: Factor) -> Self {
        Self::at(Chapter::Factors, &anchor_of(factor.info().name))
    }

    pub fn exists(&self) -> bool {
        self.anchor.as_deref().is_none_or(|anchor| self.chapter.document().section(anchor).is_some())
    }

    /// The heading, or the title of the chapter.
    pub fn title(&self) -> String {
        let document = self.chapter.document();
        let section = self.anchor.as_deref().and_then(|anchor| document.section(anchor));
        section.map_or_else(|| document.title.clone(), |section| section.heading.clone())
    }
}

/// What each renderer puts in place of a live block: a keyword with its arguments, and a caption on the lines below.
pub(super) fn live_block(text: &str) -> Option<LiveBlock> {
    let (line, caption) = text.split_once('\n').unwrap_or((text, ""));
    let caption = caption.split_whitespace().collect::<Vec<_>>().join(" ");
    let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
    Some(match what {
        "diagram" => LiveBlock::Diagram,
        "example" => LiveBlock::Example,
        "board" => LiveBlock::Board(rest.parse().ok()?, caption),
        "trees" => LiveBlock::Trees(rest.parse().ok()?, caption),
        _ => return None,
    })
}

/// A chapter with the texts that the program has in place of their live blocks.
fn expanded(source: &str) -> String {
    let start = format!("```{LIVE}\n");
    let mut parts = source.split(&start);
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |text, part| {
        let live = part.split_once("\n```").and_then(|(live, rest)| Some((live_text(live)?, rest)));
        match live {
            Some((live, rest)) => text + &live + rest,
            None => text + &start + part,
        }
    })
}

fn live_text(text: &str) -> Option<String> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("factor", name) => Factor::all().find(|factor| factor.info().name == name).map(factor_text),
        ("keys", _) => Some(table::key_list().each_ref().map(keys_text).concat()),
        ("cast", _) => {
            let row = |one: &Personality| {
                format!("| **{}** | {} |\n", escaped(&one.name), escaped(description(one)))
            };
            Some(pairs(library::builtin().iter().map(row)))
        }
        _ => None,
    }
}

fn keys_text((heading, keys): &(&str, Vec<KeyRow>)) -> String {
    let row =
        |(keys, meaning): &KeyRow| format!("| `{keys}` | {} |\n", escaped(meaning.trim_end_matches('…')));
    format!("**{}**\n\n{}\n", escaped(heading), pairs(keys.iter().map(row)))
}

/// A table of two columns without a header.
fn pairs(rows: impl Iterator<Item = String>) -> String {
    "| | |\n| --- | --- |\n".to_owned() + &rows.collect::<String>()
}

fn factor_text(factor: Factor) -> String {
    let info = factor.info();
    let [meaning, range] =
        [msg::factor::meaning(info), msg::factor::factor_range(info)].map(|text| escaped(&text));
    format!("{meaning}\n\n`{}`{range}\n", info.key)
}

pub(crate) fn description(personality: &Personality) -> &str {
    opponents::description(personality)
}

/// The action that opens a target; `None` if there is no such target.
pub(super) fn program_action(target: &str) -> Option<Action> {
    Some(match target {
        "new-game" => Action::Game(GameAction::OpenNewGame(None)),
        "editor" => Action::Editor(EditorAction::Open),
        "hint" => Action::Game(GameAction::ToggleHint),
        "heat-map" => Action::Game(GameAction::ToggleHeat),
        "winner" => Action::Game(GameAction::ToggleWinner),
        "why" => Action::ShowProof,
        "review" => Action::Review(ReviewAction::Show),
        "settings" => Action::Window(WindowAction::ShowSettings),
        "keyboard" => Action::Window(WindowAction::ShowKeyboard),
        "about" => Action::Window(WindowAction::ShowAbout),
        "games" => Action::ShowGames,
        "open" => Action::File(FileAction::Open),
        _ => return None,
    })
}

/// Whether the help must be closed to see what an action does.
pub(super) const fn closes_help(action: &Action) -> bool {
    use GameAction::{ToggleHeat, ToggleHint, ToggleWinner};
    matches!(
        action,
        Action::Game(ToggleHint | ToggleHeat | ToggleWinner) | Action::ShowProof | Action::Review(_)
    )
}

/// The info string of live blocks.
pub(super) const LIVE: &str = "live";
const PROGRAM_SCHEME: &str = "span-it:";

pub(super) fn parse(chapter: Chapter, source: &str) -> Vec<Block> {
    Reader { chapter, events: Parser::new_ext(source, html::OPTIONS) }.blocks()
}

fn link(target: &str, chapter: Chapter) -> Link {
    let link = match target.strip_prefix(PROGRAM_SCHEME) {
        Some(name) => program_action(name).map(|_| Link::Program(name.to_owned())),
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

    fn block(&mut self, tag: Tag<'a>) -> Vec<Block> {
        let block = match tag {
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
                return Vec::from_iter((!spans.is_empty()).then_some(Block::Paragraph(spans)));
            }
        };
        vec![block]
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
        let text = plain(&self.inline(&Style::default())).trim_end().to_owned();
        let is_live = matches!(kind, CodeBlockKind::Fenced(mark) if mark.as_ref() == LIVE);
        let live = is_live.then(|| live_block(&text)).flatten();
        live.map_or(Block::Code(text), Block::LiveBlock)
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
    use std::collections::BTreeSet;

    use super::*;

    fn links(blocks: &'static [Block]) -> Vec<&'static Link> {
        let of_block = |block: &'static Block| match block {
            Block::Heading { spans, .. } | Block::Paragraph(spans) => links_of(spans),
            Block::Table(rows) => rows.iter().flatten().flat_map(|cell| links_of(cell)).collect(),
            Block::List { items, .. } => items.iter().flat_map(|item| links(item)).collect(),
            Block::Quote(blocks) => links(blocks),
            Block::Code(_) | Block::LiveBlock(_) | Block::Rule => Vec::new(),
        };
        blocks.iter().flat_map(of_block).collect()
    }

    fn links_of(spans: &'static [Span]) -> Vec<&'static Link> {
        spans.iter().filter_map(|span| span.style.link.as_ref()).collect()
    }

    #[test]
    fn links_live_blocks_and_anchors_of_every_chapter_are_right() {
        for chapter in Chapter::ALL {
            for link in links(&chapter.document().blocks) {
                match link {
                    Link::Book(place) => assert!(place.exists(), "{chapter:?}: {place:?}"),
                    Link::Program(_) => {}
                    Link::Broken(target) => panic!("{chapter:?}: {target}"),
                }
            }
            for marked in chapter.document().source.split("```live\n").skip(1) {
                let text = marked.split("\n```").next().unwrap();
                assert!(live_block(text).is_some(), "{chapter:?}: {text}");
            }
            let sections = &chapter.document().sections;
            let anchors: BTreeSet<_> = sections.iter().map(|section| &section.anchor).collect();
            assert_eq!(anchors.len(), sections.len(), "{chapter:?}");
            assert_eq!(sections.iter().filter(|section| section.level == 1).count(), 1, "{chapter:?}");
        }
    }

    #[test]
    fn every_factor_has_its_definition() {
        for factor in Factor::all() {
            let place = Place::factor(factor);
            assert!(place.exists(), "{place:?}");
            assert_eq!(place.title(), factor.info().name);
            assert!(Chapter::Factors.document().source.contains(&factor_text(factor)), "{factor:?}");
        }
    }

    #[test]
    fn every_chapter_is_linked_from_another() {
        for chapter in Chapter::ALL.into_iter().skip(1) {
            let leads = |link: &&Link| matches!(link, Link::Book(place) if place.chapter == chapter);
            let others = Chapter::ALL.into_iter().filter(|&other| other != chapter);
            let mut links = others.flat_map(|other| links(&other.document().blocks));
            assert!(links.any(|link| leads(&link)), "{chapter:?}");
        }
    }

    #[test]
    fn spans_keep_their_styles_and_links() {
        let source = "Plain *slanted **both*** and `code`, [a link](factors.md#nodemajor).\n";
        let blocks = parse(Chapter::Object, source);
        let emphasis = Style { emphasis: true, ..Style::default() };
        let link = Style { link: Some(Link::Book(Place::factor(Factor::NodeMajor))), ..Style::default() };
        let expected = [
            Span::plain("Plain "),
            Span { style: emphasis.clone(), ..Span::plain("slanted ") },
            Span { style: Style { strong: true, ..emphasis }, ..Span::plain("both") },
            Span::plain(" and "),
            Span { style: Style { code: true, ..Style::default() }, ..Span::plain("code") },
            Span::plain(", "),
            Span { style: link, ..Span::plain("a link") },
            Span::plain("."),
        ];
        assert_eq!(blocks, [Block::Paragraph(expected.to_vec())]);
    }

    #[test]
    fn parses_lists_tables_and_live_blocks() {
        let source =
            "1. one\n2. two\n   - inner\n\n| a | b |\n| --- | --- |\n| c | |\n\n```live\ndiagram\n```\n";
        let blocks = parse(Chapter::Object, source);
        let Block::List { first: Some(1), items } = &blocks[0] else { panic!("{blocks:?}") };
        assert!(matches!(items[1][..], [Block::Paragraph(_), Block::List { first: None, .. }]), "{items:?}");
        let Block::Table(rows) = &blocks[1] else { panic!("{blocks:?}") };
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
        assert_eq!(blocks[2], Block::LiveBlock(LiveBlock::Diagram));
    }

    #[test]
    fn anchors_are_those_of_github_or_named() {
        assert_eq!(anchor_of("Path major span"), "path-major-span");
        assert_eq!(anchor_of("GamePredictability%"), "gamepredictability");
        assert_eq!(anchor_of("What is this, then?"), "what-is-this-then");
        // The anchors of a translation are those of the English book.
        for (source, name) in [("## Two ways", "two-ways"), ("## Zwei Wege {#two-ways}", "two-ways")] {
            let blocks = parse(Chapter::Object, source);
            let Block::Heading { anchor, spans, .. } = &blocks[0] else { panic!("{blocks:?}") };
            assert_eq!(anchor, name);
            assert!(!plain(spans).contains('#'), "{spans:?}");
        }
    }

    #[test]
    fn links_without_a_target_are_broken() {
        for target in ["https://example.org", "nowhere.md", "span-it:nowhere"] {
            let blocks = parse(Chapter::Object, &format!("[x]({target})"));
            let Block::Paragraph(spans) = &blocks[0] else { panic!("{blocks:?}") };
            assert_eq!(spans[0].style.link, Some(Link::Broken(target.to_owned())));
        }
        assert_eq!(
            parse(Chapter::Object, "```live\nno such thing\n```"),
            [Block::Code("no such thing".to_owned())]
        );
    }
}
