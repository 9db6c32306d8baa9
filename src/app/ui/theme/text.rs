//! Text styles: each function returns a text in one style. Sizes in points.

use egui::{RichText, TextStyle};

use crate::app::ui::theme::style::names;

fn styled(text: impl Into<String>, name: &str) -> RichText {
    RichText::new(text).text_style(TextStyle::Name(name.into()))
}

/// 22 semibold: the title of a screen or dialog.
pub fn title(text: impl Into<String>) -> RichText {
    styled(text, names::TITLE)
}

/// 17 semibold.
pub fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Heading)
}

/// 15 semibold.
pub fn subheading(text: impl Into<String>) -> RichText {
    styled(text, names::SUBHEADING)
}

pub fn body(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Body)
}

/// 14 semibold.
pub fn body_strong(text: impl Into<String>) -> RichText {
    styled(text, names::BODY_STRONG)
}

/// 14 in the quieter colour.
pub fn body_soft(text: impl Into<String>) -> RichText {
    body(text).weak()
}

pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Small)
}

/// 12.5 semibold.
pub fn small_strong(text: impl Into<String>) -> RichText {
    styled(text, names::SMALL_STRONG)
}

/// 12.5 in the quieter colour.
pub fn soft(text: impl Into<String>) -> RichText {
    small(text).weak()
}

/// 13 monospaced: node names and numbers.
pub fn mono(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Monospace)
}

/// 13 bold monospaced.
pub fn mono_strong(text: impl Into<String>) -> RichText {
    styled(text, names::MONO_STRONG)
}
