//! The book, a chapter or a personality as one self-contained HTML page for printing.

use std::slice;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Parser, Tag, TagEnd};
use span_it_core::board::Position;
use span_it_core::personality::{Factor, FactorGroup, Personality, library};
use span_it_files::html::{self, escape};
use span_it_files::text::sanitize::printable_text;

use crate::app::command::table::{self, KeyRow};
use crate::app::help::diagram::{Diagram, DiagramWord, Marking};
use crate::app::help::document::{Link, Section};
use crate::app::help::example::WorkedExample;
use crate::app::help::live_blocks::LiveBlock;
use crate::app::help::place::{Chapter, Place};
use crate::app::help::svg::Drawing;
use crate::app::help::{diagram, live_blocks, reader, svg};
use crate::app::proof::state::Explanation;
use crate::messages::help as msg;

pub fn book_page() -> String {
    let entry = |chapter: Chapter| {
        format!("<li><a href=\"#{}\">{}</a></li>\n", chapter.name(), escape(chapter.title()))
    };
    let contents = Chapter::ALL.map(entry).concat();
    let mut body = format!("<h1>{}</h1>\n<ol>\n{contents}</ol>\n", escape(msg::BOOK));
    for chapter in Chapter::ALL {
        pulldown_cmark::html::push_html(&mut body, Events::of(chapter, true));
    }
    html::page(msg::BOOK, &(body + &footer()))
}

pub fn chapter_page(chapter: Chapter) -> String {
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, Events::of(chapter, false));
    html::page(&format!("{}: {}", msg::BOOK, chapter.title()), &(body + &footer()))
}

pub fn personality_page(personality: &Personality) -> String {
    let mut body = vec![format!("<h1>{}</h1>\n", escape(&personality.name))];
    if let Some(author) = &personality.author {
        body.push(format!("<p class=\"soft\">{}</p>\n", escape(&crate::messages::library::by(author))));
    }
    let description = live_blocks::description(personality);
    if !description.is_empty() {
        body.push(format!("<p>{}</p>\n", escape(description)));
    }
    for group in FactorGroup::ALL {
        let [factor, value, meaning] = msg::page::COLUMN_HEADS;
        body.push(format!(
            "<h2>{}</h2>\n<table><tr><th>{factor}</th><th class=\"number\">{value}</th><th>{meaning}</th></tr>\n",
            escape(group.title())
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

/// The parser events of a chapter, changed for a page: headings get ids, links stay on the page, live blocks
/// become HTML.
struct Events {
    chapter: Chapter,
    whole: bool,
    parser: Parser<'static>,
    /// Sections of the headings still to come.
    sections: slice::Iter<'static, Section>,
    link_end: Option<TagEnd>,
}

impl Events {
    fn of(chapter: Chapter, whole: bool) -> Self {
        let sections = chapter.document().sections.iter();
        Self { chapter, whole, parser: reader::parser(chapter.source()), sections, link_end: None }
    }

    /// In the book all headings are one level lower.
    fn level(&self, level: HeadingLevel) -> HeadingLevel {
        HeadingLevel::try_from(level as usize + usize::from(self.whole)).unwrap_or(level)
    }

    fn heading(&mut self, level: HeadingLevel) -> Tag<'static> {
        let anchor = self.sections.next().map(|section| &section.anchor);
        let id = anchor.map(|anchor| CowStr::from(id(&Place::at(self.chapter, anchor))));
        Tag::Heading { level: self.level(level), id, classes: Vec::new(), attrs: Vec::new() }
    }

    /// A link within the page; any other target is only emphasised.
    fn link(&mut self, target: &str) -> Tag<'static> {
        let tag = match reader::link(target, self.chapter) {
            Link::Book(place) if self.whole || place.chapter == self.chapter => Tag::Link {
                link_type: pulldown_cmark::LinkType::Inline,
                dest_url: format!("#{}", id(&place)).into(),
                title: "".into(),
                id: "".into(),
            },
            Link::Book(_) | Link::Program(_) | Link::Broken(_) => Tag::Emphasis,
        };
        self.link_end = Some(tag.to_end());
        tag
    }

    /// The text up to the end of the block is its definition.
    fn live(&mut self) -> String {
        let text: String = self
            .parser
            .by_ref()
            .map_while(|event| match event {
                Event::Text(text) => Some(text.into_string()),
                _ => None,
            })
            .collect();
        match LiveBlock::read(text.trim_end()) {
            Some(live) => live_html(&live),
            None => format!("<pre><code>{}</code></pre>\n", escape(&text)),
        }
    }
}

impl Iterator for Events {
    type Item = Event<'static>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(match self.parser.next()? {
            Event::Start(Tag::Heading { level, .. }) => Event::Start(self.heading(level)),
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(self.level(level))),
            Event::Start(Tag::Link { dest_url, .. }) => Event::Start(self.link(&dest_url)),
            Event::End(TagEnd::Link) => Event::End(self.link_end.take().unwrap_or(TagEnd::Link)),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(mark))) if mark.as_ref() == reader::LIVE => {
                Event::Html(self.live().into())
            }
            Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
            other => other,
        })
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

fn live_html(live: &LiveBlock) -> String {
    match live {
        LiveBlock::Diagram => diagram_html(),
        LiveBlock::Example => example_html(),
        LiveBlock::Factor(factor) => format!(
            "<p class=\"soft\">{}<br><small><code>{}</code>{}</small></p>\n",
            escape(&msg::factor::meaning(factor.info())),
            escape(factor.info().key),
            escape(&msg::factor::factor_range(factor.info()))
        ),
        LiveBlock::Keys => {
            let table = |(heading, rows): &(&str, Vec<KeyRow>)| {
                let rows = rows.iter().map(|(keys, meaning)| (keys.as_str(), meaning.trim_end_matches('…')));
                format!("<h3>{}</h3>\n{}", escape(heading), pairs(rows, "kbd"))
            };
            table::key_list().iter().map(table).collect::<Vec<_>>().concat()
        }
        LiveBlock::BuiltInPersonalities => {
            let row = |one: &'static Personality| (one.name.as_str(), live_blocks::description(one));
            pairs(library::builtin().iter().map(row), "strong")
        }
        LiveBlock::Board(position, caption) => figure(&bare(position, &Marking::default()), caption),
        LiveBlock::Trees(position, caption) => trees(position, caption),
    }
}

fn row(cells: &[String], tag: &str) -> String {
    let cells: Vec<_> = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect();
    format!("<tr>{}</tr>\n", cells.concat())
}

fn pairs<'p>(pairs: impl Iterator<Item = (&'p str, &'p str)>, tag: &str) -> String {
    let row = |(first, second)| {
        format!("<tr><td><{tag}>{}</{tag}></td><td>{}</td></tr>\n", escape(first), escape(second))
    };
    format!("<table>{}</table>\n", pairs.map(row).collect::<String>())
}

fn figure(drawing: &Drawing<'_>, caption: &str) -> String {
    let picture = svg::draw(drawing, caption);
    format!("<figure>{picture}<figcaption class=\"soft\">{}</figcaption></figure>\n", escape(caption))
}

const fn bare<'a>(position: &'a Position, marking: &'a Marking) -> Drawing<'a> {
    Drawing { position, trial: None, marking, trees: None, kinds: false }
}

fn trees(position: &Position, caption: &str) -> String {
    let Some(explained) = Explanation::of(position) else { return String::new() };
    let trees = explained.trees();
    let trees = Some((explained.winner(), &trees));
    figure(&Drawing { trees, ..bare(explained.board(), &Marking::default()) }, caption)
}

fn diagram_html() -> String {
    let diagram = Diagram { position: diagram::position(), trial: diagram::first_trial() };
    let marking = diagram.marking(None);
    let trial = Some((diagram.player(), diagram.trial));
    let drawing = Drawing { trial, kinds: true, ..bare(diagram.position, &marking) };
    let notes = DiagramWord::ALL.map(|word| (word.name(), diagram.note(Some(word))));
    let notes = pairs(notes.iter().map(|(name, note)| (*name, note.as_str())), "strong");
    figure(&drawing, &diagram.note(None)) + &notes
}

fn example_html() -> String {
    let steady = library::builtin_named(library::FIRST_OPPONENT);
    let (position, node) = (diagram::position(), diagram::first_trial());
    let Some(example) = steady.and_then(|steady| WorkedExample::of(position, steady, node)) else {
        return String::new();
    };
    let marking = Diagram { position, trial: node }.marking(None);
    let drawing = Drawing { trial: Some((example.player, node)), ..bare(position, &marking) };
    figure(&drawing, &msg::example::title(node, &example.personality.name)) + &example_table(&example)
}

fn example_table(example: &WorkedExample<'_>) -> String {
    let mut rows = vec![row(&example.heads(), "th")];
    rows.extend(example.terms.iter().map(|term| row(&term.cells(), "td")));
    let [own, other] = example.totals();
    rows.push(format!(
        "<tr><th>{}</th><td></td><td></td><td><strong>{own}</strong></td><td><strong>{other}</strong></td></tr>\n",
        msg::example::TOTAL
    ));
    let lines = example.lines().map(|text| format!("<p>{}</p>\n", escape(&text)));
    format!("<table>{}</table>\n{}", rows.concat(), lines.concat())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::messages::hint;

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

    #[test]
    fn example_equals_the_engine() {
        let steady = library::builtin_named("Steady").unwrap();
        let worked_example = WorkedExample::of(diagram::position(), steady, diagram::first_trial()).unwrap();
        let page = chapter_page(Chapter::Factors);
        assert!(page.contains(&escape(&hint::number(worked_example.weight.w))));
    }
}
