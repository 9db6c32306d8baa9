//! The Help book: chapters from `assets/help`, search, page and export for printing (`docs/interface.md,
//! "Help"`).
//!
//! A chapter is `CommonMark`. Its headings have the same anchors as on GitHub (`## Real path` is
//! `#real-path`). A link leads to `factors.md#nodemajor` or, as `span-it:new-game`, to a place in the
//! program. The program fills fenced blocks marked `live`.

pub(crate) mod about;
pub(crate) mod action;
pub(crate) mod commands;
pub mod diagram;
pub(crate) mod document;
pub(crate) mod example;
pub(crate) mod export;
pub(crate) mod licences;
pub(crate) mod live_blocks;
pub(crate) mod page;
pub(crate) mod place;
pub(crate) mod program_link;
pub(crate) mod reader;
pub(crate) mod search;
pub(crate) mod svg;

pub(crate) use crate::app::help::document::{Block, Link, Section, Span, Style};
pub use crate::app::help::export::{book_page, chapter_page, personality_page};
pub(crate) use crate::app::help::live_blocks::LiveBlock;
pub use crate::app::help::place::{Chapter, Place};
