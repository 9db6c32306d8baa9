//! Small widgets in the program's design. Each has an accessible name.

pub(crate) mod button;
pub(crate) mod cards;
pub(crate) mod choice;
pub(crate) mod dialog;
pub(crate) mod fields;
pub(crate) mod label;
pub(crate) mod slider;

use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Panel, Rect, Response, Stroke, StrokeKind, Ui, UiBuilder,
    vec2,
};

use crate::kit::theme::Palette;

pub use crate::kit::widgets::button::{Button, button, icon_button, is_first_click};
pub use crate::kit::widgets::cards::{
    CardKind, ChipKind, card, card_at, chip, fill_bar, marked_chip, progress_bar,
};
pub use crate::kit::widgets::choice::{
    SegmentItem, checkbox, checkbox_named, choice_item, choice_menu, segmented,
};
pub(crate) use crate::kit::widgets::choice::{ValueMenu, keeps_keys, pass_focus};
pub use crate::kit::widgets::dialog::{DialogResult, dialog, growing_dialog, still_dialog};
pub(crate) use crate::kit::widgets::fields::select_all;
pub use crate::kit::widgets::fields::{
    FieldLook, field_id, hinted_field, list_number_field, name_field, number_field, paragraph_field,
    quiet_field, search_field, text_field, wrapped_field,
};
pub use crate::kit::widgets::label::{
    cell, excerpt, field_row, fitting, help_button, help_here, help_link, label_cell, note, rule,
    take_help_request, text_width, wrapped_help_link,
};
pub use crate::kit::widgets::slider::{SliderRange, slider};

/// An entry of a menu. The focus ring stays inside, because entries touch each other.
pub(crate) fn menu_entry(ui: &mut Ui, is_enabled: bool, button: egui::Button<'_>) -> Response {
    let response = ui.add_enabled(is_enabled, button);
    reveal_focus(&response);
    entry_ring(ui, &response);
    response
}

pub(crate) fn entry_ring(ui: &Ui, response: &Response) {
    show_focus(ui, response, response.rect.shrink2(vec2(0.0, 3.0)), 6);
}

/// Scrolls to a control that has just got the focus.
pub(crate) fn reveal_focus(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// 2 points wide, 2 points outside.
pub fn focus_ring(ui: &Ui, rect: Rect, radius: u8) {
    let palette = Palette::of(ui);
    let (stroke, radius) = (Stroke::new(2.0, palette.go), CornerRadius::same(palette.corner(radius + 2)));
    ui.painter().rect_stroke(rect.expand(2.0), radius, stroke, StrokeKind::Outside);
}

/// A ring around a control with the focus.
pub(crate) fn show_focus(ui: &Ui, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() {
        focus_ring(ui, rect, radius);
    }
}

pub fn panel(ui: &mut Ui, panel: Panel, size: f32, margin: Margin, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(margin);
    panel.exact_size(size).resizable(false).frame(frame).show(ui, |ui| {
        // Contents that do not fit must not stretch the panel, whose border would cross the next one.
        let room = ui.available_rect_before_wrap();
        ui.set_min_size(room.size());
        contents(&mut ui.new_child(UiBuilder::new().max_rect(room)));
    });
}

/// As many columns of this width as fit, at most four. `one` draws an entry.
pub fn columns(ui: &mut Ui, width: f32, count: usize, mut one: impl FnMut(&mut Ui, usize)) {
    let columns = (2..=4_u8).rev().find(|&count| f32::from(count) * width <= ui.available_width());
    let columns = usize::from(columns.unwrap_or(1));
    let rows = count.div_ceil(columns).max(1);
    ui.columns(columns, |columns| {
        for (column, ui) in columns.iter_mut().enumerate() {
            for index in (column * rows..count).take(rows) {
                one(ui, index);
            }
        }
    });
}

/// A row of this height, filled from the right.
pub fn row_from_right(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), contents);
}
