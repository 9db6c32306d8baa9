//! The book, a chapter or a personality as one self-contained HTML page for printing.

use crate::app::game::opponents;
use crate::app::help::block::{Block, Link, LiveBlock, Span};
use crate::app::help::diagram::{self, Diagram, DiagramWord};
use crate::app::help::document::description;
use crate::app::help::example::WorkedExample;
use crate::app::help::place::{Chapter, Place};
use crate::app::proof::state::Explanation;
use crate::messages::{editor, help as msg};
use crate::picture::{Branch, Colors, Picture, Style};
use span_it_core::board::Position;
use span_it_core::personality::{Factor, FactorGroup, Personality, library};
use span_it_core::text::sanitize::printable_text;
use span_it_lab::html::{self, escape};

/// The longer side of a board, in pixels.
const BOARD_SIDE: u32 = 420;

pub fn book_page() -> String {
    let entry = |chapter: Chapter| {
        format!("<li><a href=\"#{}\">{}</a></li>\n", chapter.name(), escape(chapter.title()))
    };
    let contents = Chapter::ALL.map(entry).concat();
    let chapters = Chapter::ALL.map(|chapter| Writer { chapter, whole: true }.chapter()).concat();
    let body = format!("<h1>{}</h1>\n<ol>\n{contents}</ol>\n{chapters}", escape(msg::BOOK));
    html::page(msg::BOOK, &(body + &footer()))
}

pub fn chapter_page(chapter: Chapter) -> String {
    let body = Writer { chapter, whole: false }.chapter();
    html::page(&format!("{}: {}", msg::BOOK, chapter.title()), &(body + &footer()))
}

pub fn personality_page(personality: &Personality) -> String {
    let mut body = vec![format!("<h1>{}</h1>\n", escape(&personality.name))];
    if let Some(author) = &personality.author {
        body.push(format!("<p class=\"soft\">{}</p>\n", escape(&crate::messages::library::by(author))));
    }
    let description = description(personality);
    if !description.is_empty() {
        body.push(format!("<p>{}</p>\n", escape(description)));
    }
    for group in FactorGroup::ALL {
        let [factor, value, meaning] = msg::page::COLUMN_HEADS;
        body.push(format!(
            "<h2>{}</h2>\n<table><tr><th>{factor}</th><th class=\"number\">{value}</th><th>{meaning}</th></tr>\n",
            escape(editor::group_title(group))
        ));
        for factor in Factor::all().filter(|factor| factor.info().group == group) {
            let value = msg::number(personality.factors[factor]);
            let [name, value, meaning] =
                [factor.info().name, &value, msg::factor::phrase(factor.info())].map(escape);
            body.push(format!(
                "<tr><td>{name}</td><td class=\"number\">{value}</td><td>{meaning}</td></tr>\n"
            ));
        }
        body.push("</table>\n".to_owned());
    }
    body.extend(personality.notes.as_deref().map(notes));
    html::page(&personality.name, &(body.concat() + &footer()))
}

fn notes(notes: &str) -> String {
    let lines: Vec<String> = printable_text(notes).lines().map(escape).collect();
    format!("<h2>{}</h2>\n<p>{}</p>\n", escape(msg::page::NOTES), lines.join("<br>\n"))
}

fn footer() -> String {
    format!("<p class=\"soft\"><small>{}</small></p>\n", escape(&msg::page::made_with()))
}

#[derive(Clone, Copy)]
struct Writer {
    chapter: Chapter,
    /// Whether the page has the whole book. Then all headings are one level lower.
    whole: bool,
}

impl Writer {
    fn chapter(self) -> String {
        self.blocks(&self.chapter.document().blocks)
    }

    fn blocks(self, blocks: &[Block]) -> String {
        blocks.iter().map(|block| self.block(block)).collect()
    }

    fn block(self, block: &Block) -> String {
        match block {
            Block::Heading { level, anchor, spans } => {
                let (level, id) = (level + u8::from(self.whole), id(&Place::at(self.chapter, anchor)));
                format!("<h{level} id=\"{id}\">{}</h{level}>\n", self.spans(spans))
            }
            Block::Paragraph(spans) => format!("<p>{}</p>\n", self.spans(spans)),
            Block::List { first, items } => {
                let items: String = items.iter().map(|item| self.item(item)).collect();
                match first {
                    Some(first) => format!("<ol start=\"{first}\">\n{items}</ol>\n"),
                    None => format!("<ul>\n{items}</ul>\n"),
                }
            }
            Block::Table(rows) => {
                let row = |(index, row): (usize, &Vec<Vec<Span>>)| {
                    let tag = if index == 0 { "th" } else { "td" };
                    let cells = row.iter().map(|cell| format!("<{tag}>{}</{tag}>", self.spans(cell)));
                    format!("<tr>{}</tr>\n", cells.collect::<String>())
                };
                // An empty header is left out.
                let is_empty = |row: &Vec<Vec<Span>>| row.iter().all(Vec::is_empty);
                let rows = rows.iter().enumerate().filter(|(index, row)| *index > 0 || !is_empty(row));
                format!("<table>{}</table>\n", rows.map(row).collect::<String>())
            }
            Block::Quote(blocks) => format!("<blockquote>\n{}</blockquote>\n", self.blocks(blocks)),
            Block::Code(text) => format!("<pre><code>{}</code></pre>\n", escape(text)),
            Block::LiveBlock(live) => self.live(live),
            Block::Rule => "<hr>\n".to_owned(),
        }
    }

    fn live(self, live: &LiveBlock) -> String {
        match live {
            LiveBlock::Diagram => {
                let diagram = Diagram { position: diagram::position(), trial: diagram::first_trial() };
                let row =
                    |word: DiagramWord| [Span::strong(word.name()), Span::plain(diagram.note(Some(word)))];
                let notes = self.block(&Block::pairs(DiagramWord::ALL.into_iter().map(row)));
                figure(diagram_picture(&diagram), &diagram.note(None)) + &notes
            }
            LiveBlock::Example => self.example().unwrap_or_default(),
            LiveBlock::Board(position, caption) => figure(Picture::of(position.clone()), caption),
            LiveBlock::Trees(position, caption) => trees(position, caption),
        }
    }

    fn example(self) -> Option<String> {
        let (position, trial) = (diagram::position(), diagram::first_trial());
        let steady = library::builtin_named(opponents::FIRST)?;
        let example = WorkedExample::of(position, steady, trial)?;
        let picture = diagram_picture(&Diagram { position, trial });
        let lines = example.lines().map(|text| format!("<p>{}</p>\n", escape(&text)));
        let table = self.block(&Block::Table(example.table()));
        Some(figure(picture, &msg::example::title(trial, &steady.name)) + &table + &lines.concat())
    }

    /// The first paragraph of an item has no space around it.
    fn item(self, blocks: &[Block]) -> String {
        match blocks {
            [Block::Paragraph(first), rest @ ..] => {
                format!("<li>{}{}</li>\n", self.spans(first), self.blocks(rest))
            }
            blocks => format!("<li>{}</li>\n", self.blocks(blocks)),
        }
    }

    fn spans(self, spans: &[Span]) -> String {
        spans.iter().map(|span| self.span(span)).collect()
    }

    /// A link to another page is only emphasised.
    fn span(self, Span { text, style }: &Span) -> String {
        let within = |html: String, tag: &str| format!("<{tag}>{html}</{tag}>");
        let mut html = escape(text);
        for (_, tag) in [(style.code, "code"), (style.strong, "strong"), (style.emphasis, "em")]
            .into_iter()
            .filter(|(has_style, _)| *has_style)
        {
            html = within(html, tag);
        }
        match &style.link {
            Some(Link::Book(place)) if self.whole || place.chapter == self.chapter => {
                format!("<a href=\"#{}\">{html}</a>", id(place))
            }
            Some(_) => within(html, "em"),
            None => html,
        }
    }
}

/// The title of a chapter has the chapter's name.
fn id(place: &Place) -> String {
    let title = place.chapter.document().sections.first().map(|section| &section.anchor);
    match &place.anchor {
        Some(anchor) if title != Some(anchor) => format!("{}-{anchor}", place.chapter.name()),
        _ => place.chapter.name().to_owned(),
    }
}

fn figure(picture: Picture, caption: &str) -> String {
    let style = Style { colors: Colors::PRINT, side: BOARD_SIDE };
    let svg = Picture { title: caption.to_owned(), ..picture }.to_svg(&style);
    format!("<figure>{svg}<figcaption class=\"soft\">{}</figcaption></figure>\n", escape(caption))
}

fn trees(position: &Position, caption: &str) -> String {
    let Some(explained) = Explanation::of(position) else { return String::new() };
    let player = explained.winner();
    let [first, second] = explained.trees();
    let branch = |is_second| move |node| Branch { node, player, is_second };
    let trees = first.into_iter().map(branch(false)).chain(second.into_iter().map(branch(true))).collect();
    figure(Picture { trees, ..Picture::of(explained.board().clone()) }, caption)
}

fn diagram_picture(diagram: &Diagram<'_>) -> Picture {
    let hint = Some((diagram.player(), diagram.trial));
    let annotations = diagram.annotations(None);
    Picture { hint, annotations, ..Picture::of(diagram.position.clone()) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn quoted<'a>(page: &'a str, before: &str) -> Vec<&'a str> {
        page.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn book_contains_every_chapter_and_loads_nothing() {
        let page = book_page();
        for chapter in Chapter::ALL {
            assert!(page.contains(&format!("<h2 id=\"{}\">", chapter.name())), "{chapter:?}");
            assert!(page.contains(&escape(chapter.title())), "{chapter:?}");
        }
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert!(page.matches("<svg").count() >= 3);
        for outside in ["src=", "url(", "@import", "<script", "<link"] {
            assert!(!page.contains(outside), "{outside}");
        }
        // The only address is the namespace of SVG.
        let without = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!without.contains("http://") && !without.contains("https://"));
    }

    #[test]
    fn every_link_has_a_target_on_its_page() {
        let mut pages = vec![book_page()];
        pages.extend(Chapter::ALL.map(chapter_page));
        for page in pages {
            let ids = quoted(&page, " id=\"");
            let known: BTreeSet<_> = ids.iter().collect();
            assert_eq!(known.len(), ids.len(), "an anchor stands twice");
            for target in quoted(&page, "href=\"") {
                let target = target.strip_prefix('#').unwrap_or_else(|| panic!("{target} leads outside"));
                assert!(known.contains(&target), "{target}");
            }
        }
    }

    #[test]
    fn personality_page_has_all_factors() {
        let mut personality = library::builtin_named("Steady").unwrap().clone();
        personality.name = "<b>Bold</b>".to_owned();
        let page = personality_page(&personality);
        assert!(page.contains("&lt;b&gt;Bold") && !page.contains("<b>Bold"));
        for (factor, value) in personality.factors.iter() {
            let row = format!(
                "<td>{}</td><td class=\"number\">{}</td>",
                escape(factor.info().name),
                msg::number(value)
            );
            assert!(page.contains(&row), "{row}");
        }
    }
}
