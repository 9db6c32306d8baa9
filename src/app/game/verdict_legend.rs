//! The meaning of the four marks of moves.

use eframe::egui::{Align, Label, Layout, Sense, Ui, vec2};

use crate::app::game::moves;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::solver as msg;
use span_it_core::solver::Verdict;

// Lengths in points.
const ICON_WIDTH: f32 = 14.0;
const ICON_GAP: f32 = 6.0;
const LINE_HEIGHT: f32 = 18.0;
/// Of the window. In a narrower one the legend of the game page is below the moves.
const STATUS_BAR_MIN_WIDTH: f32 = 1000.0;

/// Between lines.
const LINE_GAP: f32 = 2.0;

/// Whether the status bar of the game page has room for the legend.
pub(super) fn fits_status_bar(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= STATUS_BAR_MIN_WIDTH
}

/// On one line, in the direction of the layout.
pub(crate) fn line(ui: &mut Ui) {
    let reversed = ui.layout().prefer_right_to_left();
    for index in 0..Verdict::ALL.len() {
        let index = if reversed { Verdict::ALL.len() - 1 - index } else { index };
        let verdict = Verdict::ALL[index];
        entry(ui, entry_width(ui, verdict), verdict);
    }
}

/// The height of [`lines`] in the available width.
pub(crate) fn lines_height(ui: &Ui) -> f32 {
    let lines = if entries_in_line(ui) == 2 { 2.0 } else { 4.0 };
    lines * (LINE_HEIGHT + LINE_GAP) - LINE_GAP
}

/// Two lines of two, or in a narrow panel four lines.
pub(crate) fn lines(ui: &mut Ui) {
    let columns = entries_in_line(ui);
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    ui.spacing_mut().interact_size.y = LINE_HEIGHT;
    for entries in Verdict::ALL.chunks(columns) {
        ui.horizontal(|ui| {
            let width = if columns == 1 { ui.available_width() } else { column_width(ui) };
            for &verdict in entries {
                entry(ui, width, verdict);
            }
        });
    }
}

fn entries_in_line(ui: &Ui) -> usize {
    let widest = Verdict::ALL.into_iter().map(|verdict| entry_width(ui, verdict)).fold(0.0, f32::max);
    if widest <= column_width(ui) { 2 } else { 1 }
}

fn column_width(ui: &Ui) -> f32 {
    (ui.available_width() - ui.spacing().item_spacing.x) / 2.0
}

fn entry_width(ui: &Ui, verdict: Verdict) -> f32 {
    let text = widgets::text_width(ui, text::soft(msg::verdict(verdict)));
    (ICON_WIDTH + ICON_GAP + text).ceil() + 1.0
}

fn entry(ui: &mut Ui, width: f32, verdict: Verdict) {
    widgets::cell(ui, width, LINE_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = ICON_GAP;
        let (rect, _) = ui.allocate_exact_size(vec2(ICON_WIDTH, 16.0), Sense::hover());
        moves::verdict_mark(ui.painter(), rect, verdict, Palette::of(ui));
        ui.add(Label::new(text::soft(msg::verdict(verdict))).truncate());
    });
}
