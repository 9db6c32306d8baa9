//! Labels with the width of their column.

use egui::{Align, Label, Layout, RichText, TextStyle, TextWrapMode, Ui, WidgetText, vec2};

use crate::app::ui::theme::{Palette, text};

/// A text in a cell of `width` x `height` points, truncated if too long.
pub fn label_cell(ui: &mut Ui, width: f32, height: f32, text: RichText) {
    cell(ui, width, height, Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(text).truncate());
    });
}

/// Any content in a cell of `width` x `height` points.
pub fn cell<R>(
    ui: &mut Ui,
    width: f32,
    height: f32,
    layout: Layout,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    // In a very small window the remaining size may be negative.
    let size = vec2(width.max(0.0), height.max(0.0));
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        contents(ui)
    });
    shown.inner
}

/// A wrapped note or error below a field.
pub fn note(ui: &mut Ui, text: &str, is_error: bool) {
    let text = text::small(text);
    let text = if is_error { text.color(Palette::of(ui).bad) } else { text.weak() };
    ui.add(Label::new(text).wrap());
}

/// The width of a text on one line, in points.
pub fn text_width(ui: &Ui, text: RichText) -> f32 {
    let text = WidgetText::from(text);
    text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size().x
}

/// The whole text if it fits into `room` points, otherwise the short one.
pub fn fitting(ui: &Ui, room: f32, [whole, short]: [RichText; 2]) -> RichText {
    if text_width(ui, whole.clone()) <= room { whole } else { short }
}
