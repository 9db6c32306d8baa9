//! Elements shared by all pages: theme, icons, widgets, notices and their strip.

pub(crate) mod board_choice;
pub(crate) mod chart;
pub(crate) mod drop_overlay;
pub mod emblem;
pub(crate) mod export_form;
pub mod icons;
pub(crate) mod input;
pub(crate) mod notices;
pub(crate) mod number;
pub(crate) mod strip;
pub mod theme;
pub mod widgets;

pub(crate) use crate::app::ui::icons::Icon;
pub(crate) use crate::app::ui::theme::{Palette, font, mix, text};
