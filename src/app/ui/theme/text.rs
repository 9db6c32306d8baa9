//! Text styles: each function returns a text in one style. Sizes in points.

use egui::{RichText, TextStyle};

use crate::app::ui::theme::style::names;

fn styled(text: impl Into<String>, name: &str) -> RichText {
    RichText::new(text).text_style(TextStyle::Name(name.into()))
}

pub fn title(text: impl Into<String>) -> RichText {
    styled(text, names::TITLE)
}

pub fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Heading)
}

pub fn subheading(text: impl Into<String>) -> RichText {
    styled(text, names::SUBHEADING)
}

pub fn body(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Body)
}

pub fn body_strong(text: impl Into<String>) -> RichText {
    styled(text, names::BODY_STRONG)
}

pub fn body_soft(text: impl Into<String>) -> RichText {
    body(text).weak()
}

pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Small)
}

pub fn small_strong(text: impl Into<String>) -> RichText {
    styled(text, names::SMALL_STRONG)
}

pub fn soft(text: impl Into<String>) -> RichText {
    small(text).weak()
}

pub fn mono(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Monospace)
}

pub fn mono_strong(text: impl Into<String>) -> RichText {
    styled(text, names::MONO_STRONG)
}
