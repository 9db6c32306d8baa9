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
pub mod example;
pub(crate) mod export;
pub(crate) mod licences;
pub mod live_blocks;
pub mod page;
pub(crate) mod place;
pub(crate) mod reader;
pub mod search;
pub(crate) mod svg;

pub use crate::app::help::document::{Block, Document, Link, Section, Span, Style};
pub use crate::app::help::export::{book_page, chapter_page, personality_page};
pub use crate::app::help::live_blocks::Live;
pub use crate::app::help::place::{Chapter, Door, Place};
