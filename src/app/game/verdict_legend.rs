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

/// The height of [`lines`].
pub(crate) const LINES_HEIGHT: f32 = 2.0 * LINE_HEIGHT + 2.0;

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
        let width = ICON_WIDTH + ICON_GAP + widgets::text_width(ui, text::soft(msg::verdict(verdict)));
        entry(ui, width.ceil() + 1.0, verdict);
    }
}

/// Two lines of two.
pub(crate) fn lines(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = LINE_HEIGHT;
    for pair in Verdict::ALL.chunks(2) {
        ui.horizontal(|ui| {
            let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
            for &verdict in pair {
                entry(ui, width, verdict);
            }
        });
    }
}

fn entry(ui: &mut Ui, width: f32, verdict: Verdict) {
    widgets::cell(ui, width, LINE_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = ICON_GAP;
        let (rect, _) = ui.allocate_exact_size(vec2(ICON_WIDTH, 16.0), Sense::hover());
        moves::verdict_mark(ui.painter(), rect, verdict, Palette::of(ui));
        ui.add(Label::new(text::soft(msg::verdict(verdict))).truncate());
    });
}
