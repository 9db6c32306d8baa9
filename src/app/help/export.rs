//! The book, or a chapter, or a personality, as one page that loads nothing and prints well.

use std::fmt::Write as _;

use crate::app::help::diagram;
use crate::app::help::diagram::{Diagram, Marking, Word};
use crate::app::help::document::{Block, Document, Link, Span};
use crate::app::help::example::Worked;
use crate::app::help::live_blocks;
use crate::app::help::live_blocks::Live;
use crate::app::help::place::{Chapter, Place};
use crate::app::help::svg;
use crate::app::help::svg::Drawing;
use crate::app::proof::Explanation;
use crate::messages::dialogs::keyboard;
use crate::messages::{help as words, hint};
use span_it_arena::html::{self, escape};
use span_it_core::board::Position;
use span_it_core::personality::{Factor, FactorGroup, Personality, library};

/// The whole book, with its contents.
pub fn book_page() -> String {
    let mut body = format!("<h1>{}</h1>\n<ol>\n", escape(words::BOOK));
    for chapter in Chapter::ALL {
        line(
            &mut body,
            format_args!("<li><a href=\"#{}\">{}</a></li>", chapter.name(), escape(chapter.title())),
        );
    }
    body.push_str("</ol>\n");
    for chapter in Chapter::ALL {
        Writer { body: &mut body, document: chapter.document(), whole: true }.chapter();
    }
    foot(&mut body);
    html::page(words::BOOK, &body)
}

/// One chapter.
pub fn chapter_page(chapter: Chapter) -> String {
    let mut body = String::new();
    Writer { body: &mut body, document: chapter.document(), whole: false }.chapter();
    foot(&mut body);
    html::page(&format!("{}: {}", words::BOOK, chapter.title()), &body)
}

/// A personality with its factors and what each of them does.
pub fn personality_page(personality: &Personality) -> String {
    let mut body = format!("<h1>{}</h1>\n", escape(&personality.name));
    if let Some(author) = &personality.author {
        line(&mut body, format_args!("<p class=\"soft\">{}</p>", escape(&words::page::by(author))));
    }
    let description = live_blocks::description(personality);
    if !description.is_empty() {
        line(&mut body, format_args!("<p>{}</p>", escape(description)));
    }
    for group in FactorGroup::ALL {
        line(&mut body, format_args!("<h2>{}</h2>", escape(group.title())));
        let [factor, value, meaning] = words::page::HEADS;
        line(
            &mut body,
            format_args!(
                "<table><tr><th>{factor}</th><th class=\"number\">{value}</th><th>{meaning}</th></tr>"
            ),
        );
        for factor in Factor::all().filter(|factor| factor.info().group == group) {
            let value = words::number(personality.factors[factor]);
            let cells = [factor.info().name, &value, factor.info().meaning].map(escape);
            let [name, value, meaning] = cells;
            line(
                &mut body,
                format_args!("<tr><td>{name}</td><td class=\"number\">{value}</td><td>{meaning}</td></tr>"),
            );
        }
        body.push_str("</table>\n");
    }
    foot(&mut body);
    html::page(&personality.name, &body)
}

fn foot(body: &mut String) {
    line(body, format_args!("<p class=\"soft\"><small>{}</small></p>", escape(&words::page::made())));
}

/// Adds a line; writing to a string cannot fail.
fn line(body: &mut String, text: std::fmt::Arguments<'_>) {
    body.write_fmt(text).unwrap_or_default();
    body.push('\n');
}

/// Writes a chapter.
struct Writer<'a> {
    body: &'a mut String,
    document: &'static Document,
    /// Whether all other chapters are on the same page.
    whole: bool,
}

/// What a place is called on a page.
fn id(place: &Place) -> String {
    match &place.anchor {
        None => place.chapter.name().to_owned(),
        Some(anchor) => format!("{}-{anchor}", place.chapter.name()),
    }
}

/// Whether an anchor is that of the chapter's own heading.
fn is_title(place: &Place, anchor: &str) -> bool {
    let sections = &place.chapter.document().sections;
    sections.first().is_some_and(|first| first.anchor == anchor)
}

/// A table's row: each cell in a tag.
fn row(cells: impl Iterator<Item = String>, tag: &str) -> String {
    let mut row = String::from("<tr>");
    for cell in cells {
        row.extend(["<", tag, ">", &cell, "</", tag, ">"]);
    }
    row + "</tr>"
}

impl Writer<'_> {
    fn add(&mut self, text: std::fmt::Arguments<'_>) {
        line(self.body, text);
    }

    fn chapter(&mut self) {
        self.blocks(&self.document.blocks);
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.block(block);
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading { level, anchor, spans } => self.heading(*level, anchor, spans),
            Block::Paragraph(spans) => {
                let spans = self.spans(spans);
                self.add(format_args!("<p>{spans}</p>"));
            }
            Block::List { first, items } => self.list(*first, items),
            Block::Table(rows) => self.table(rows),
            Block::Quote(blocks) => {
                self.add(format_args!("<blockquote>"));
                self.blocks(blocks);
                self.add(format_args!("</blockquote>"));
            }
            Block::Code(text) => self.add(format_args!("<pre><code>{}</code></pre>", escape(text))),
            Block::Live(live) => self.live(live),
            Block::Rule => self.add(format_args!("<hr>")),
        }
    }

    /// A chapter's own heading also bears the chapter's name.
    fn heading(&mut self, level: u8, anchor: &str, spans: &[Span]) {
        let chapter = self.document.chapter;
        let own = if level == 1 { chapter.name().to_owned() } else { id(&Place::at(chapter, anchor)) };
        let depth = level + u8::from(self.whole && level > 0);
        let spans = self.spans(spans);
        self.add(format_args!("<h{depth} id=\"{own}\">{spans}</h{depth}>"));
    }

    fn spans(&self, spans: &[Span]) -> String {
        spans.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        let mut text = escape(&span.text);
        for (is, tag) in
            [(span.style.code, "code"), (span.style.emphasis, "em"), (span.style.strong, "strong")]
        {
            if is {
                text = format!("<{tag}>{text}</{tag}>");
            }
        }
        match &span.style.link {
            Some(Link::Book(place)) if self.whole || place.chapter == self.document.chapter => {
                let first = place.anchor.as_deref().is_some_and(|anchor| is_title(place, anchor));
                let target = if first { id(&place.chapter.into()) } else { id(place) };
                format!("<a href=\"#{target}\">{text}</a>")
            }
            Some(Link::Book(_) | Link::Program(_)) => format!("<em>{text}</em>"),
            Some(Link::Broken(_)) | None => text,
        }
    }

    fn list(&mut self, first: Option<u64>, items: &[Vec<Block>]) {
        let (open, close) = match first {
            Some(first) => (format!("<ol start=\"{first}\">"), "</ol>"),
            None => ("<ul>".to_owned(), "</ul>"),
        };
        self.add(format_args!("{open}"));
        for item in items {
            self.add(format_args!("<li>"));
            match item.as_slice() {
                [Block::Paragraph(spans), rest @ ..] => {
                    let spans = self.spans(spans);
                    self.add(format_args!("{spans}"));
                    self.blocks(rest);
                }
                blocks => self.blocks(blocks),
            }
            self.add(format_args!("</li>"));
        }
        self.add(format_args!("{close}"));
    }

    fn table(&mut self, rows: &[Vec<Vec<Span>>]) {
        self.add(format_args!("<table>"));
        for (index, cells) in rows.iter().enumerate() {
            let tag = if index == 0 { "th" } else { "td" };
            let row = row(cells.iter().map(|cell| self.spans(cell)), tag);
            self.add(format_args!("{row}"));
        }
        self.add(format_args!("</table>"));
    }

    fn live(&mut self, live: &Live) {
        match live {
            Live::Diagram => self.diagram(),
            Live::Example => self.example(),
            Live::Factor(factor) => self.add(format_args!(
                "<p class=\"soft\">{}<br><small><code>{}</code>{}</small></p>",
                escape(&words::factor::meaning(factor.info())),
                escape(factor.info().key),
                escape(&words::factor::facts(factor.info()))
            )),
            Live::Keys => {
                for (heading, rows) in keyboard::TABLES {
                    self.add(format_args!("<h3>{}</h3>", escape(heading)));
                    self.pairs(
                        rows.iter().map(|(keys, meaning)| (*keys, meaning.trim_end_matches('…'))),
                        "kbd",
                    );
                }
            }
            Live::Cast => {
                self.pairs(
                    live_blocks::cast().map(|one| (one.name.as_str(), live_blocks::description(one))),
                    "strong",
                );
            }
            Live::Board(position, caption) => self.figure(&bare(position, &Marking::default()), caption),
            Live::Trees(position, caption) => self.trees(position, caption),
        }
    }

    /// A table of two columns, the first in a tag.
    fn pairs<'p>(&mut self, pairs: impl Iterator<Item = (&'p str, &'p str)>, tag: &str) {
        self.add(format_args!("<table>"));
        for (first, second) in pairs {
            let (first, second) = (escape(first), escape(second));
            self.add(format_args!("<tr><td><{tag}>{first}</{tag}></td><td>{second}</td></tr>"));
        }
        self.add(format_args!("</table>"));
    }

    fn figure(&mut self, drawing: &Drawing<'_>, caption: &str) {
        let picture = svg::draw(drawing, caption);
        let caption = escape(caption);
        self.add(format_args!("<figure>{picture}<figcaption class=\"soft\">{caption}</figcaption></figure>"));
    }

    fn trees(&mut self, position: &Position, caption: &str) {
        let Some(explained) = Explanation::of(position) else { return };
        let trees = explained.trees();
        let trees = Some((explained.winner(), &trees));
        self.figure(&Drawing { trees, ..bare(explained.board(), &Marking::default()) }, caption);
    }

    fn diagram(&mut self) {
        let diagram = Diagram { position: diagram::position(), trial: diagram::first_trial() };
        let marking = diagram.marking(None);
        let trial = Some((diagram.player(), diagram.trial));
        let drawing = Drawing { trial, kinds: true, ..bare(diagram.position, &marking) };
        self.figure(&drawing, &diagram.note(None));
        let notes = Word::ALL.map(|word| (word.name(), diagram.note(Some(word))));
        self.pairs(notes.iter().map(|(name, note)| (*name, note.as_str())), "strong");
    }

    fn example(&mut self) {
        let steady = library::builtin_named(library::FIRST_OPPONENT);
        let (position, node) = (diagram::position(), diagram::first_trial());
        let Some(worked) = steady.and_then(|steady| Worked::of(position, steady, node)) else { return };
        let marking = Diagram { position, trial: node }.marking(None);
        let drawing = Drawing { trial: Some((worked.player, node)), ..bare(position, &marking) };
        self.figure(&drawing, &words::example::title(node, &worked.personality.name));
        self.worked(&worked);
    }

    fn worked(&mut self, worked: &Worked<'_>) {
        use words::example as own;
        let heads = [own::FACTOR, own::NUMBER, own::HOW].map(str::to_owned).into_iter();
        let sides = [worked.player, worked.player.opponent()].map(own::for_side);
        let heads = row(heads.chain(sides).map(|head| escape(&head)), "th");
        self.add(format_args!("<table>{heads}"));
        for term in &worked.terms {
            let name = term.factor.info().name.to_owned();
            let cells = [
                name,
                words::number(term.number),
                term.how.clone(),
                hint::signed(term.own),
                hint::signed(term.other),
            ];
            let row = row(cells.iter().map(|cell| escape(cell)), "td");
            self.add(format_args!("{row}"));
        }
        let [own, other] = [worked.weight.own.total, worked.weight.other.total].map(hint::number);
        self.add(format_args!(
            "<tr><th>{}</th><td></td><td></td><td><strong>{own}</strong></td><td><strong>{other}</strong></td></tr></table>",
            own::WORTH
        ));
        for text in worked.lines() {
            self.add(format_args!("<p>{}</p>", escape(&text)));
        }
    }
}

/// A position and nothing else.
const fn bare<'a>(position: &'a Position, marking: &'a Marking) -> Drawing<'a> {
    Drawing { position, trial: None, marking, trees: None, kinds: false }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What stands between `before` and the next quotation mark, everywhere.
    fn quoted<'a>(page: &'a str, before: &str) -> Vec<&'a str> {
        page.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn the_book_holds_every_chapter_and_loads_nothing() {
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
        // The only address is the name of the drawings' language.
        let without = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!without.contains("http://") && !without.contains("https://"));
    }

    #[test]
    fn every_link_of_a_page_leads_to_a_place_on_it() {
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
    fn a_personality_is_printed_with_all_its_factors() {
        let mut personality = library::builtin_named("Steady").unwrap().clone();
        personality.name = "<b>Bold</b>".to_owned();
        let page = personality_page(&personality);
        assert!(page.contains("&lt;b&gt;Bold") && !page.contains("<b>Bold"));
        for (factor, value) in personality.factors.iter() {
            let row = format!(
                "<td>{}</td><td class=\"number\">{}</td>",
                escape(factor.info().name),
                words::number(value)
            );
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn the_example_on_paper_is_the_engines() {
        let steady = library::builtin_named("Steady").unwrap();
        let worked = Worked::of(diagram::position(), steady, diagram::first_trial()).unwrap();
        let page = chapter_page(Chapter::Factors);
        assert!(page.contains(&escape(&hint::number(worked.weight.w))));
    }
}
