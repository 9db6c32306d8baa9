//! The task in a large window: header above the board, and a side panel.

use eframe::egui::{
    Align, Id, Label, Layout, Margin, Panel, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::board::geometry::Geometry;
use crate::app::learn::task::{Task, heading};
use crate::app::scene::Actions;
use crate::app::ui::icons;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets::{self, CardKind};
use crate::messages::lessons as msg;

// Lengths in points.
const PANEL_WIDTH: f32 = 344.0;
const NARROW_PANEL_WIDTH: f32 = 300.0;
const HEADER_HEIGHT: f32 = 76.0;
const MARGIN: f32 = 16.0;
const TOP: f32 = 12.0;
const MIN_HEADER_WIDTH: f32 = 560.0;

/// Returns the id of the primary button.
pub(super) fn panel(ui: &mut Ui, task: &Task, actions: &mut Actions) -> Option<Id> {
    let width = if ui.max_rect().width() < widgets::WIDE { NARROW_PANEL_WIDTH } else { PANEL_WIDTH };
    let mut primary = None;
    widgets::panel(ui, Panel::right("task"), width, Margin::same(18), |ui| {
        let room = ui.max_rect();
        ui.spacing_mut().item_spacing.y = 12.0;
        role(ui, task);
        if let Some(feedback) = &task.feedback {
            feedback.card(ui, task.result);
        }
        primary = task.primary.as_ref().map(|button| {
            let shown =
                widgets::button(&button.label).icon(button.icon).primary().min_width(ui.available_width());
            let response = shown.show(ui);
            if response.clicked() {
                actions.push(button.action.clone());
            }
            response.id
        });
        bottom(ui, room, task, actions);
    });
    primary
}

fn role(ui: &mut Ui, task: &Task) {
    widgets::card(ui, CardKind::Active(task.you), |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
            icons::side_tile(ui.painter(), rect, task.you, Palette::of(ui));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add(Label::new(text::body_strong(task.role[0])).truncate());
                ui.add(Label::new(text::soft(task.role[1])).wrap());
            });
        });
    });
}

/// The other buttons, and the steps as dots.
fn bottom(ui: &mut Ui, room: Rect, task: &Task, actions: &mut Actions) {
    let rows = task.buttons.len() as f32;
    let height = rows * 46.0 + 34.0;
    let place = room.with_min_y((room.bottom() - height).max(ui.cursor().top()));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for button in &task.buttons {
            let width = ui.available_width();
            if widgets::button(&button.label).icon(button.icon).width(width).show(ui).clicked() {
                actions.push(button.action.clone());
            }
        }
        dots(ui, task);
    });
}

fn dots(ui: &mut Ui, task: &Task) {
    let Some((count, current)) = task.steps else { return };
    let palette = Palette::of(ui);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let response = ui.allocate_response(vec2(ui.available_width(), 22.0), Sense::hover());
        let name = msg::step_of(current + 1, count);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let left = response.rect.center().x - 9.0 * (count as f32 - 1.0);
        for index in 0..count {
            let at = pos2(left + 18.0 * index as f32, response.rect.center().y);
            let (radius, color) = if index == current { (6.0, palette.go) } else { (4.0, palette.ctrl) };
            if index <= current {
                ui.painter().circle_filled(at, radius, color);
            } else {
                ui.painter().circle_stroke(at, radius, (1.5, color));
            }
        }
        response.on_hover_text(name);
    });
}

/// Shows title and text. Returns the room of the board.
pub(super) fn header(ui: &mut Ui, room: Rect, task: &Task) -> Rect {
    let room = room.shrink2(vec2(MARGIN, 0.0));
    let top = room.top() + TOP + HEADER_HEIGHT;
    let board = Rect::from_min_max(pos2(room.left(), top), room.max - vec2(0.0, 4.0));
    let geometry = Geometry::fit(board, task.size, task.coordinates);
    let width = geometry.ground().width().max(MIN_HEADER_WIDTH).min(room.width());
    let left = (geometry.ground().center().x - width / 2.0).max(room.left());
    let bottom = geometry.outline().top();
    let place = Rect::from_min_size(
        pos2(left, (bottom - HEADER_HEIGHT).max(room.top() + TOP)),
        vec2(width, HEADER_HEIGHT),
    );
    heading(ui, place, task, false);
    board
}
