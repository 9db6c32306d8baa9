//! Parts of dialogs that write something with progress: choices, progress, a problem and the buttons.

use eframe::egui::{Align, Label, Layout, Ui};

use crate::kit::number::moves_to_f32;
use crate::kit::theme::{Palette, text};
use crate::kit::widgets;
use crate::kit::widgets::SegmentItem;
use crate::messages::{dialogs, picture as msg};

const BUTTON_WIDTH: f32 = 104.0;

/// A pressed button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExportButton {
    /// The main button.
    Export,
    Close,
    /// Replaces *Cancel* while the work is running.
    Stop,
}

/// A choice with its name above.
pub(crate) fn choice(ui: &mut Ui, name: &str, index: &mut usize, labels: &[&str]) {
    ui.label(text::small_strong(name).weak());
    let items: Vec<SegmentItem<'_>> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
    widgets::segmented(ui, name, index, &items);
}

/// How much of the work is done. `name` is the accessible name of the bar.
pub(crate) fn progress(ui: &mut Ui, label: String, (done, of): (usize, usize), name: &str) {
    ui.label(text::body(label));
    let share = moves_to_f32(done) / moves_to_f32(of.max(1));
    widgets::progress_bar(ui, share, ui.available_width(), name);
}

/// Why nothing was written.
pub(crate) fn problem(ui: &mut Ui, problem: Option<&str>) {
    if let Some(problem) = problem {
        ui.add(Label::new(text::body(problem).color(Palette::of(ui).bad)).wrap());
    }
}

/// Help, the main button, and *Cancel* or *Stop*.
pub(crate) fn footer(ui: &mut Ui, title: &str, main: &str, is_busy: bool) -> Option<ExportButton> {
    let mut pressed = None;
    widgets::help_here(ui, title);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let export = widgets::button(main).primary().min_width(BUTTON_WIDTH);
        if export.show_enabled(ui, !is_busy, Some(msg::BUSY)).clicked() {
            pressed = Some(ExportButton::Export);
        }
        let (label, other) =
            if is_busy { (msg::STOP, ExportButton::Stop) } else { (dialogs::CANCEL, ExportButton::Close) };
        if widgets::button(label).min_width(BUTTON_WIDTH).show(ui).clicked() {
            pressed = Some(other);
        }
    });
    pressed
}
