//! A parsed chapter: blocks of spans, and its sections.

use std::sync::LazyLock;

use crate::app::help::live_blocks::LiveBlock;
use crate::app::help::place::{Chapter, Place};
use crate::app::help::program_link::ProgramLink;
use crate::app::help::reader;
use span_it_core::personality::Factor;

/// A chapter.
#[derive(Clone, Debug)]
pub struct Document {
    pub chapter: Chapter,
    /// The first heading.
    pub title: String,
    /// All blocks, the title first.
    pub blocks: Vec<Block>,
    /// The text below each heading.
    pub sections: Vec<Section>,
}

/// A heading and the text up to the next heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Depth of the heading, 1 for the chapter's own.
    pub level: u8,
    pub anchor: String,
    pub heading: String,
    /// All words below it, for the search.
    pub text: String,
}

/// A block of a chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    Heading {
        level: u8,
        /// The anchor that links use.
        anchor: String,
        /// The text.
        spans: Vec<Span>,
    },
    Paragraph(Vec<Span>),
    List {
        /// The first number; `None` for a bullet list.
        first: Option<u64>,
        items: Vec<Vec<Self>>,
    },
    /// A table: rows of cells, the header first.
    Table(Vec<Vec<Vec<Span>>>),
    /// A quotation.
    Quote(Vec<Self>),
    /// Verbatim text.
    Code(String),
    /// A block that the program generates.
    LiveBlock(LiveBlock),
    /// A horizontal rule.
    Rule,
}

/// Text of one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub style: Style,
}

/// Style and link of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Bold.
    pub strong: bool,
    /// Italic.
    pub emphasis: bool,
    /// Monospaced.
    pub code: bool,
    pub link: Option<Link>,
}

/// The target of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    Book(Place),
    /// A place in the program.
    Program(ProgramLink),
    /// A target that does not exist.
    Broken(String),
}

static BOOK: LazyLock<Vec<Document>> = LazyLock::new(|| Chapter::ALL.into_iter().map(read).collect());

fn read(chapter: Chapter) -> Document {
    let blocks = reader::read(chapter, chapter.source());
    let sections = sections(&blocks);
    let title = sections.first().map_or_else(|| chapter.name().to_owned(), |first| first.heading.clone());
    Document { chapter, title, blocks, sections }
}

impl Document {
    /// The document of a chapter; parsed once.
    pub(super) fn of(chapter: Chapter) -> &'static Self {
        &BOOK[chapter as usize]
    }

    pub fn section(&self, anchor: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.anchor == anchor)
    }

    /// Whether a heading has this anchor.
    pub fn has_anchor(&self, anchor: &str) -> bool {
        self.section(anchor).is_some()
    }

    pub fn links(&self) -> Vec<&Link> {
        let mut links = Vec::new();
        for block in &self.blocks {
            links_of(block, &mut links);
        }
        links
    }
}

/// The anchor of a heading: lower-case letters, digits, and hyphens for spaces.
pub(super) fn anchor_of(heading: &str) -> String {
    let letters = heading.chars().flat_map(char::to_lowercase);
    let kept = letters.map(|letter| if letter == ' ' { '-' } else { letter });
    kept.filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_')).collect()
}

/// Text without styles.
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

/// Appends the text of a block, with a space after each part.
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

fn links_of<'a>(block: &'a Block, links: &mut Vec<&'a Link>) {
    let mut add = |spans: &'a [Span]| links.extend(spans.iter().filter_map(|span| span.style.link.as_ref()));
    match block {
        Block::Heading { spans, .. } | Block::Paragraph(spans) => add(spans),
        Block::Table(rows) => rows.iter().flatten().for_each(|cell| add(cell)),
        Block::List { items, .. } => items.iter().flatten().for_each(|block| links_of(block, links)),
        Block::Quote(blocks) => blocks.iter().for_each(|block| links_of(block, links)),
        Block::Code(_) | Block::LiveBlock(_) | Block::Rule => {}
    }
}

impl Chapter {
    /// The parsed text.
    pub fn document(self) -> &'static Document {
        Document::of(self)
    }

    pub fn title(self) -> &'static str {
        &self.document().title
    }
}

impl Place {
    /// The definition of a factor.
    pub fn factor(factor: Factor) -> Self {
        Self::at(Chapter::Factors, &anchor_of(factor.info().name))
    }

    /// Whether the place exists.
    pub fn exists(&self) -> bool {
        self.anchor.as_deref().is_none_or(|anchor| self.chapter.document().has_anchor(anchor))
    }

    /// The heading, or the title of the chapter.
    pub fn title(&self) -> String {
        let document = self.chapter.document();
        let section = self.anchor.as_deref().and_then(|anchor| document.section(anchor));
        section.map_or_else(|| document.title.clone(), |section| section.heading.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use span_it_core::personality::Factor;

    #[test]
    fn anchors_are_those_of_github() {
        assert_eq!(anchor_of("Path major span"), "path-major-span");
        assert_eq!(anchor_of("GamePredictability%"), "gamepredictability");
        assert_eq!(anchor_of("What is this, then?"), "what-is-this-then");
    }

    #[test]
    fn every_link_has_a_target() {
        for chapter in Chapter::ALL {
            for link in chapter.document().links() {
                match link {
                    Link::Book(place) => assert!(place.exists(), "{chapter:?}: {place:?}"),
                    Link::Program(_) => {}
                    Link::Broken(target) => panic!("{chapter:?}: {target}"),
                }
            }
        }
    }

    #[test]
    fn every_live_block_is_parsed() {
        for chapter in Chapter::ALL {
            let marked = chapter.source().matches("```live").count();
            let blocks = &chapter.document().blocks;
            let live = blocks.iter().filter(|block| matches!(block, Block::LiveBlock(_))).count();
            assert_eq!(live, marked, "{chapter:?}");
        }
    }

    #[test]
    fn every_factor_has_its_definition() {
        for factor in Factor::all() {
            let place = Place::factor(factor);
            assert!(place.exists(), "{place:?}");
            assert_eq!(place.title(), factor.info().name);
            let blocks = &Chapter::Factors.document().blocks;
            assert!(blocks.contains(&Block::LiveBlock(LiveBlock::Factor(factor))), "{factor:?}");
        }
    }

    #[test]
    fn anchors_are_unique() {
        for chapter in Chapter::ALL {
            let sections = &chapter.document().sections;
            let anchors: BTreeSet<_> = sections.iter().map(|section| &section.anchor).collect();
            assert_eq!(anchors.len(), sections.len(), "{chapter:?}");
            assert_eq!(sections.iter().filter(|section| section.level == 1).count(), 1, "{chapter:?}");
        }
    }

    #[test]
    fn every_chapter_is_linked_from_another() {
        for chapter in Chapter::ALL.into_iter().skip(1) {
            let leads = |link: &&Link| matches!(link, Link::Book(place) if place.chapter == chapter);
            let others = Chapter::ALL.into_iter().filter(|&other| other != chapter);
            assert!(
                others.flat_map(|other| other.document().links()).any(|link| leads(&link)),
                "{chapter:?}"
            );
        }
    }
}
