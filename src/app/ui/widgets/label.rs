//! Labels with the width of their column.

use egui::{Align, Label, Layout, RichText, ScrollArea, TextStyle, TextWrapMode, Ui, WidgetText, vec2};

use crate::app::ui::theme::{Palette, text};

/// Truncates a text that is too long. Sizes in points.
pub fn label_cell(ui: &mut Ui, width: f32, height: f32, text: RichText) {
    cell(ui, width, height, Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(text).truncate());
    });
}

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

/// Of [`field_row`], in points.
const LABEL_WIDTH: f32 = 142.0;
const FIELD_HEIGHT: f32 = 34.0;

/// A label and its fields: side by side or, in less room than `min_width`, below each other. The fields then wrap.
pub fn field_row(ui: &mut Ui, label: &str, min_width: f32, contents: impl FnOnce(&mut Ui)) {
    if ui.available_width() < min_width {
        if !label.is_empty() {
            ui.add(Label::new(text::soft(label)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            contents(ui);
        });
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let labels = LABEL_WIDTH.min(ui.available_width() / 3.0);
        label_cell(ui, labels, FIELD_HEIGHT, text::soft(label));
        contents(ui);
    });
}

/// A line over the available width, with `space` points below it.
pub fn rule(ui: &mut Ui, space: f32) {
    let room = ui.available_rect_before_wrap();
    ui.painter().hline(room.x_range(), room.top(), (1.0, Palette::of(ui).line));
    ui.add_space(space);
}

pub fn note(ui: &mut Ui, text: &str, is_error: bool) {
    let text = text::small(text);
    let text = if is_error { text.color(Palette::of(ui).bad) } else { text.weak() };
    ui.add(Label::new(text).wrap());
}

/// An excerpt of a file with a mark below a place. It scrolls sideways, because a wrapped line would move the mark.
pub fn excerpt(ui: &mut Ui, excerpt: &str) {
    ScrollArea::horizontal().id_salt("excerpt").show(ui, |ui| {
        ui.add(Label::new(text::mono(excerpt)).extend().selectable(true));
    });
}

/// On one line, in points.
pub fn text_width(ui: &Ui, text: RichText) -> f32 {
    let text = WidgetText::from(text);
    text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size().x
}

/// The short text if the whole one is wider than `room` points.
pub fn fitting(ui: &Ui, room: f32, [whole, short]: [RichText; 2]) -> RichText {
    if text_width(ui, whole.clone()) <= room { whole } else { short }
}
