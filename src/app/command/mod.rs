//! Menus and keyboard shortcuts.

pub(crate) mod keyboard;
pub(crate) mod menu;
pub(crate) mod shortcuts;
