//! Elements shared by all pages: theme, icons, widgets, notices and their strip.

pub(crate) mod accessibility;
pub(crate) mod chart;
pub(crate) mod drop_overlay;
pub mod icons;
pub(crate) mod input;
pub(crate) mod number;
pub mod theme;
pub mod widgets;

pub(crate) use crate::kit::icons::Icon;
pub(crate) use crate::kit::theme::{Palette, font, mix, text};
