//! The task in a small window: header, board, a strip for the answer, and a bar of buttons.

use eframe::egui::{Align, Id, Layout, Margin, Panel, Rect, Ui, vec2};

use crate::app::learn::task::{Task, TaskButton, heading};
use crate::app::scene::Actions;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::language::sentences;

// Lengths in points.
const BAR_HEIGHT: f32 = 46.0;
const STRIP_HEIGHT: f32 = 44.0;
const HEADER_HEIGHT: f32 = 58.0;
const GAP: f32 = 6.0;
const ICON_MIN_WIDTH: f32 = 122.0;

/// Returns the id of the primary button.
pub(super) fn panels(ui: &mut Ui, task: &Task, actions: &mut Actions) -> Option<Id> {
    let mut primary = None;
    widgets::panel(ui, Panel::bottom("task bar"), BAR_HEIGHT, Margin::symmetric(8, 4), |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| primary = bar(ui, task, actions));
    });
    // The strip is always there, so that the board keeps its place.
    widgets::panel(ui, Panel::bottom("task answer"), STRIP_HEIGHT, Margin::symmetric(8, 3), |ui| match &task
        .feedback
    {
        Some(feedback) => feedback.strip(ui),
        None => {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(text::soft(sentences(&task.role)));
            });
        }
    });
    primary
}

fn bar(ui: &mut Ui, task: &Task, actions: &mut Actions) -> Option<Id> {
    ui.spacing_mut().item_spacing.x = GAP;
    let count = (task.buttons.len() + usize::from(task.primary.is_some())).max(1) as f32;
    let width = (ui.available_width() - GAP * (count - 1.0)) / count;
    for button in &task.buttons {
        show(ui, button, width, false, actions);
    }
    task.primary.as_ref().map(|button| show(ui, button, width, true, actions))
}

fn show(ui: &mut Ui, button: &TaskButton, width: f32, is_primary: bool, actions: &mut Actions) -> Id {
    let shown = widgets::button(&button.label).width(width);
    let shown = if is_primary { shown.primary() } else { shown };
    let shown = if width < ICON_MIN_WIDTH { shown } else { shown.icon(button.icon) };
    let response = shown.show(ui);
    if response.clicked() {
        actions.push(button.action.clone());
    }
    response.id
}

/// Shows title and text. Returns the room of the board.
pub(super) fn header(ui: &mut Ui, room: Rect, task: &Task) -> Rect {
    let size = vec2((room.width() - 32.0).max(0.0), HEADER_HEIGHT);
    let place = Rect::from_min_size(room.min + vec2(16.0, 4.0), size);
    heading(ui, place, task, true);
    room.with_min_y(place.bottom() + 2.0).with_max_y(room.bottom() - 4.0).shrink2(vec2(16.0, 0.0))
}
