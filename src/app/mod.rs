//! The window.
//!
//! May import: everything but the toolkit.

pub mod board_view;
pub mod icons;
pub mod theme;
pub mod widgets;
