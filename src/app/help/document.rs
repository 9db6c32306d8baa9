//! A parsed chapter: blocks of spans, and its sections.

use std::sync::LazyLock;

use crate::app::help::live_blocks::LiveBlock;
use crate::app::help::place::{Chapter, Place};
use crate::app::help::reader;
use span_it_core::personality::Factor;

#[derive(Clone, Debug)]
pub struct Document {
    pub title: String,
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

#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    Heading {
        level: u8,
        anchor: String,
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
    Quote(Vec<Self>),
    Code(String),
    LiveBlock(LiveBlock),
    Rule,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub style: Style,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Style {
    pub strong: bool,
    pub emphasis: bool,
    pub code: bool,
    pub link: Option<Link>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    Book(Place),
    /// A target of [`program_link`](crate::app::help::program_link).
    Program(String),
    Broken(String),
}

static BOOK: LazyLock<Vec<Document>> = LazyLock::new(|| Chapter::ALL.into_iter().map(read).collect());

fn read(chapter: Chapter) -> Document {
    let blocks = reader::read(chapter, chapter.source());
    let sections = sections(&blocks);
    let title = sections.first().map_or_else(|| chapter.name().to_owned(), |first| first.heading.clone());
    Document { title, blocks, sections }
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
        &BOOK[self as usize]
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use span_it_core::personality::Factor;

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
    fn anchors_are_those_of_github() {
        assert_eq!(anchor_of("Path major span"), "path-major-span");
        assert_eq!(anchor_of("GamePredictability%"), "gamepredictability");
        assert_eq!(anchor_of("What is this, then?"), "what-is-this-then");
    }

    #[test]
    fn every_link_has_a_target() {
        for chapter in Chapter::ALL {
            for link in links(&chapter.document().blocks) {
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
            let mut links = others.flat_map(|other| links(&other.document().blocks));
            assert!(links.any(|link| leads(&link)), "{chapter:?}");
        }
    }
}
