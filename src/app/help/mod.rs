//! The Help book: chapters from `assets/help`, what can be found in them, and how they are printed.
//! What the page looks like is in [`screens::help`](super::screens).
//!
//! A chapter is `CommonMark`. Its headings are anchors as on GitHub (`## Real path` is `#real-path`), a link
//! goes to `factors.md#nodemajor` or, as `span-it:new-game`, to a place in the program, and a fenced block
//! marked `live` stands for something that the program makes itself.

pub mod diagram;
mod document;
pub mod example;
mod export;
pub mod live;
mod place;
mod reader;
pub mod search;
mod svg;

pub use document::{Block, Document, Link, Section, Span, Style};
pub use export::{book_page, chapter_page, personality_page};
pub use live::Live;
pub use place::{Chapter, Door, Place};
