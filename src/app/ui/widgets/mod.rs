//! Small widgets in the program's design. Each has an accessible name.

pub(crate) mod button;
pub(crate) mod card;
pub(crate) mod character;
pub(crate) mod checkbox;
pub(crate) mod chip;
pub(crate) mod choice_focus;
pub(crate) mod choice_menu;
pub(crate) mod dialog;
pub(crate) mod fields;
pub(crate) mod help;
pub(crate) mod label;
pub(crate) mod page;
pub(crate) mod progress;
pub(crate) mod segmented;
pub(crate) mod slider;
pub(crate) mod slider_range;

use egui::{CornerRadius, Rect, Response, Stroke, StrokeKind, Ui, vec2};

use crate::app::ui::theme::Palette;

pub use crate::app::ui::widgets::button::{Button, button, icon_button, is_first_click};
pub use crate::app::ui::widgets::card::{CardKind, card, card_at};
pub use crate::app::ui::widgets::character::{SMALL as CHARACTER_SIZE, character, paint_character};
pub use crate::app::ui::widgets::checkbox::{checkbox, checkbox_named};
pub use crate::app::ui::widgets::chip::{ChipKind, chip, chip_width, marked_chip};
pub use crate::app::ui::widgets::choice_menu::{choice_item, choice_menu};
pub use crate::app::ui::widgets::dialog::{DialogResult, dialog, still_dialog};
pub use crate::app::ui::widgets::fields::{
    FieldLook, list_number_field, name_field, number_field, paragraph_field, quiet_field, search_field,
    text_field,
};
pub use crate::app::ui::widgets::help::{help_button, help_link, wrapped_help_link};
pub use crate::app::ui::widgets::label::{
    cell, excerpt, field_row, fitting, label_cell, note, rule, text_width,
};
pub use crate::app::ui::widgets::page::{TAB_BAR, WIDE, panel, tab_bar, tabs};
pub use crate::app::ui::widgets::progress::progress_bar;
pub use crate::app::ui::widgets::segmented::{SegmentItem, segmented};
pub use crate::app::ui::widgets::slider::slider;
pub use crate::app::ui::widgets::slider_range::SliderRange;

/// An entry of a menu. The focus ring stays inside, because entries touch each other.
pub(crate) fn menu_entry(ui: &mut Ui, is_enabled: bool, button: egui::Button<'_>) -> Response {
    let response = ui.add_enabled(is_enabled, button);
    reveal_focus(&response);
    entry_ring(ui, &response);
    response
}

pub(crate) fn entry_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        focus_ring(ui, response.rect.shrink2(vec2(0.0, 3.0)), 6);
    }
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
