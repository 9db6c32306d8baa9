//! Dimensions and parts shared by all pages.

use egui::{Align, Frame, Layout, Margin, Panel, Ui};

use crate::app::ui::theme::Palette;
use crate::app::ui::widgets::{SegmentItem, segmented};

/// Minimum window width for two columns on a page, in points.
pub const WIDE: f32 = 1000.0;
/// Height of a bar with tabs, in points.
pub const TAB_BAR: f32 = 46.0;

/// The bar at the top of a narrow page. `contents` is laid out from right to left.
pub fn tab_bar(ui: &mut Ui, id: &'static str, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(12, 0));
    Panel::top(id).exact_size(TAB_BAR).resizable(false).frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), contents);
    });
}

/// The tabs of a narrow page, at the left end of a bar; `name` is their accessible name.
pub fn tabs(ui: &mut Ui, name: &str, tab: &mut usize, labels: &[&str; 2]) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        segmented(ui, name, tab, &labels.map(SegmentItem::plain));
    });
}
