//! The help: chapters from `assets/help`, search, page and export for printing (`docs/interface.md, "Help"`).
//! Chapters are `CommonMark` with GitHub's anchors, links into the program (`span-it:new-game`) and blocks
//! marked `live`, which the program fills.

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

pub(crate) use crate::app::help::document::{Block, Link, Span, Style};
pub use crate::app::help::export::{book_page, chapter_page, personality_page};
pub(crate) use crate::app::help::live_blocks::LiveBlock;
pub use crate::app::help::place::{Chapter, Place};
