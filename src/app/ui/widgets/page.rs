//! Dimensions and parts shared by all pages.

use egui::{Align, Frame, Layout, Margin, Panel, Ui};

use crate::app::ui::theme::Palette;
use crate::app::ui::widgets::{SegmentItem, segmented};

/// Windows from this width on, in points, have two columns.
pub const WIDE: f32 = 1000.0;
/// In points.
pub const TAB_BAR: f32 = 46.0;

/// A panel of fixed size, in points.
pub fn panel(ui: &mut Ui, panel: Panel, size: f32, margin: Margin, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(margin);
    panel.exact_size(size).resizable(false).frame(frame).show(ui, contents);
}

/// `contents` is laid out from right to left.
pub fn tab_bar(ui: &mut Ui, id: &'static str, contents: impl FnOnce(&mut Ui)) {
    panel(ui, Panel::top(id), TAB_BAR, Margin::symmetric(12, 0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), contents);
    });
}

pub fn tabs(ui: &mut Ui, name: &str, tab: &mut usize, labels: &[&str; 2]) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        segmented(ui, name, tab, &labels.map(SegmentItem::plain));
    });
}
