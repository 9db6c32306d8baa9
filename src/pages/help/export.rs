//! The book, a chapter or a personality as one self-contained HTML page for printing, from Markdown.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use crate::context::prelude::*;
use crate::messages::{editor, help as msg};
use crate::model::explanation::Explanation;
use crate::model::opponents;
use crate::pages::help::block::LiveBlock;
use crate::pages::help::diagram;
use crate::pages::help::diagram::{Diagram, DiagramWord};
use crate::pages::help::document::{LIVE, description, live_block};
use crate::pages::help::example::WorkedExample;
use crate::picture::{Branch, Colors, Picture, Style};
use span_it_core::personality::{FactorGroup, library};
use span_it_core::text::sanitize::printable_text;
use span_it_lab::html::{self, escape, plain, plain_line};

/// The longer side of a board, in pixels.
const BOARD_SIDE: u32 = 420;

pub fn book_page() -> String {
    let entry = |chapter: Chapter| format!("1. [{}](#{})\n", plain(chapter.title()), chapter.name());
    let contents = format!("# {}\n\n{}", plain(msg::book()), Chapter::ALL.map(entry).concat());
    let chapters = Chapter::ALL.map(|chapter| Writer { chapter, whole: true }.chapter()).concat();
    html::page(msg::book(), &(html::of_markdown(&contents) + &chapters + &footer()))
}

pub fn chapter_page(chapter: Chapter) -> String {
    let body = Writer { chapter, whole: false }.chapter();
    html::page(&format!("{}: {}", msg::book(), chapter.title()), &(body + &footer()))
}

pub fn personality_page(personality: &Personality) -> String {
    let author = personality.author.as_deref().map(crate::messages::library::by).unwrap_or_default();
    let [author, description] = [&author, description(personality)].map(plain_line);
    let start = format!("# {}\n\n{author}\n\n{description}\n\n", plain(&personality.name));
    let factors = FactorGroup::ALL.map(|group| factor_table(personality, group)).concat();
    let notes = personality.notes.as_deref().map(notes).unwrap_or_default();
    html::page(&personality.name, &(html::of_markdown(&(start + &factors + &notes)) + &footer()))
}

fn factor_table(personality: &Personality, group: FactorGroup) -> String {
    let row = |factor: Factor| {
        let (info, value) = (factor.info(), msg::number(personality.factors[factor]));
        format!("| {} | {value} | {} |\n", plain(info.name), plain(msg::factor::phrase(info)))
    };
    let rows: Vec<String> = Factor::all().filter(|one| one.info().group == group).map(row).collect();
    let heads = msg::page::column_heads().join(" | ");
    format!("## {}\n\n| {heads} |\n| --- | ---: | --- |\n{}\n", editor::group_title(group), rows.concat())
}

/// With the line breaks of the player.
fn notes(notes: &str) -> String {
    let lines: Vec<String> = printable_text(notes).lines().map(plain_line).collect();
    format!("## {}\n\n{}\n", msg::page::notes(), lines.join("\\\n"))
}

fn footer() -> String {
    format!("<p><small>{}</small></p>\n", escape(&msg::page::made_with(env!("CARGO_PKG_VERSION"))))
}

#[derive(Clone, Copy)]
struct Writer {
    chapter: Chapter,
    /// Whether the page has the whole book. Then all headings are one level lower.
    whole: bool,
}

impl Writer {
    fn chapter(self) -> String {
        self.html(&self.chapter.document().source)
    }

    fn html(self, markdown: &str) -> String {
        let mut events = Parser::new_ext(markdown, html::OPTIONS);
        let mut sections = self.chapter.document().sections.iter();
        let (mut shown, mut leads_away) = (Vec::new(), false);
        while let Some(event) = events.next() {
            shown.push(match event {
                Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                    let id =
                        sections.next().map(|section| id(&Place::at(self.chapter, &section.anchor)).into());
                    Event::Start(Tag::Heading { level: self.level(level), id, classes, attrs })
                }
                Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(self.level(level))),
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(mark))) if *mark == *LIVE => {
                    let text =
                        |event| if let Event::Text(text) = event { Some(text.into_string()) } else { None };
                    let text: String = events.by_ref().map_while(text).collect();
                    Event::Html(live_block(&text).map(|live| self.live(&live)).unwrap_or_default().into())
                }
                Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                    let target = self.target(&dest_url).map(Into::into);
                    leads_away = target.is_none();
                    // A link to another page is only emphasised.
                    target.map_or(Event::Start(Tag::Emphasis), |dest_url| {
                        Event::Start(Tag::Link { link_type, dest_url, title, id })
                    })
                }
                Event::End(TagEnd::Link) if leads_away => Event::End(TagEnd::Emphasis),
                event => event,
            });
        }
        html::of_events(shown.into_iter())
    }

    const fn level(self, level: HeadingLevel) -> HeadingLevel {
        match level {
            level if !self.whole => level,
            HeadingLevel::H1 => HeadingLevel::H2,
            HeadingLevel::H2 => HeadingLevel::H3,
            _ => HeadingLevel::H4,
        }
    }

    /// The target of a link on this page.
    fn target(self, link: &str) -> Option<String> {
        let place = Place::read(link, self.chapter)?;
        (self.whole || place.chapter == self.chapter).then(|| format!("#{}", id(&place)))
    }

    fn live(self, live: &LiveBlock) -> String {
        match live {
            LiveBlock::Diagram => {
                let diagram = Diagram { position: diagram::position(), trial: diagram::first_trial() };
                let row = |word: DiagramWord| {
                    format!("| **{}** | {} |\n", plain(word.name()), plain(&diagram.note(Some(word))))
                };
                let notes = "| | |\n| --- | --- |\n".to_owned() + &DiagramWord::ALL.map(row).concat();
                figure(diagram_picture(&diagram), &diagram.note(None)) + &self.html(&notes)
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
        let lines = example.lines().map(|line| plain_line(&line)).join("\n\n");
        let text = example.table() + "\n" + &lines;
        Some(figure(picture, &msg::example::title(trial, &steady.name)) + &self.html(&text))
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
    format!("<figure>{svg}<figcaption>{}</figcaption></figure>\n", escape(caption))
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
                "<td>{}</td><td style=\"text-align: right\">{}</td>",
                escape(factor.info().name),
                msg::number(value)
            );
            assert!(page.contains(&row), "{row}");
        }
    }
}
