//! Small widgets in the look of the design: each names itself to assistive technology.

mod button;
mod card;
mod character;
mod checkbox;
mod chip;
mod dialog;
mod fields;
mod help;
mod label;
mod progress;
mod segmented;
mod slider;
mod slider_range;

use egui::{CornerRadius, Rect, StrokeKind, Ui};

use super::theme::Palette;

pub use button::{Button, button, icon_button, is_first_click};
pub use card::{CardKind, card, card_at};
pub use character::{SMALL as CHARACTER_SIZE, character, paint_character};
pub use checkbox::{checkbox, checkbox_named};
pub use chip::{ChipKind, chip, chip_width};
pub use dialog::{DialogResult, dialog, still_dialog};
pub use fields::{FieldLook, list_number_field, name_field, number_field, quiet_field, text_field};
pub use help::{help_button, help_link};
pub use label::{cell, fitting, label_cell, text_width};
pub use progress::progress_bar;
pub use segmented::{SegmentItem, segmented};
pub use slider::slider;
pub use slider_range::SliderRange;

/// The ring round what has the keyboard focus: 2 points wide, 2 points outside.
pub fn focus_ring(ui: &Ui, rect: Rect, radius: u8) {
    let stroke = egui::Stroke::new(2.0, Palette::of(ui).go);
    ui.painter().rect_stroke(rect.expand(2.0), CornerRadius::same(radius + 2), stroke, StrokeKind::Outside);
}
