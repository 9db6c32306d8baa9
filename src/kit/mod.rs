//! Elements shared by all pages: theme, icons, widgets, lists, tables, chart and input.

pub(crate) mod accessibility;
pub(crate) mod chart;
pub(crate) mod drop_overlay;
pub(crate) mod form;
pub mod icons;
pub(crate) mod input;
pub(crate) mod list;
pub(crate) mod number;
pub(crate) mod right_to_left;
pub(crate) mod split;
pub(crate) mod table;
pub mod theme;
pub mod widgets;

pub(crate) use crate::kit::icons::Icon;
pub(crate) use crate::kit::theme::{Palette, font, mix, text};
