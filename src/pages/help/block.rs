//! The blocks and spans of a chapter.

use crate::context::prelude::*;
use crate::messages::help as msg;
use crate::pages::help::diagram::DiagramWord;

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

#[cfg(test)]
impl Span {
    pub(super) fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), style: Style::default() }
    }
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
    /// A target of [`program_action`](super::document::program_action).
    Program(String),
    Broken(String),
}

/// What each of the two renderers draws itself.
#[derive(Clone, Debug, PartialEq)]
pub enum LiveBlock {
    Diagram,
    Example,
    Board(Position, String),
    Trees(Position, String),
}

impl LiveBlock {
    pub(super) fn words(&self) -> String {
        match self {
            Self::Diagram => DiagramWord::ALL.map(DiagramWord::name).join(" "),
            Self::Example => msg::example::instructions().to_owned(),
            Self::Board(_, caption) | Self::Trees(_, caption) => caption.clone(),
        }
    }
}
