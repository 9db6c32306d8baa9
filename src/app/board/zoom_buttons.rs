//! The buttons that zoom a board with small nodes, at its lower right corner.

use egui::{Align, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::app::board::BoardState;
use crate::app::board::geometry::Geometry;
use crate::app::board::zoom::ZoomStep;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::Palette;
use crate::app::ui::widgets;
use crate::messages::board as msg;

// Lengths in points.
const SIDE: f32 = 32.0;
const GAP: f32 = 8.0;
/// In a lower window the buttons are in a row.
const MIN_COLUMN_HEIGHT: f32 = 200.0;

/// They keep their place while the board is zoomed: beside the whole board, or over it if there is no room.
pub(super) fn show(ui: &mut Ui, fitted: &Geometry, state: &mut BoardState) {
    if !state.zoom.is_useful() {
        return;
    }
    let (room, board) = (ui.max_rect(), fitted.outline());
    let count = ZoomStep::ALL.len() as f32;
    let is_column = room.height() >= MIN_COLUMN_HEIGHT;
    let size = if is_column { vec2(SIDE, count * SIDE) } else { vec2(count * SIDE, SIDE) };
    let right = (board.right() + GAP + size.x).min(room.right() - GAP);
    let bottom = (board.bottom() - GAP).min(room.bottom() - GAP);
    let place = Rect::from_min_max(pos2(right, bottom) - size, pos2(right, bottom));
    let layout = if is_column { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
    let ui = &mut ui.new_child(UiBuilder::new().id_salt("zoom").max_rect(place).layout(layout));
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    // Otherwise a press on a button would also start a drag of the board.
    ui.interact(place, ui.scope_id().with("under the buttons"), Sense::CLICK | Sense::DRAG);
    let palette = Palette::of(ui);
    ui.painter().rect(place, 8, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Outside);
    for step in ZoomStep::ALL {
        let (icon, name) = match step {
            ZoomStep::In => (Icon::Plus, msg::ZOOM_IN),
            ZoomStep::Out => (Icon::Minus, msg::ZOOM_OUT),
            ZoomStep::Whole => (Icon::Whole, msg::WHOLE_BOARD),
        };
        if widgets::icon_button(ui, icon, name, state.can_zoom(step)).clicked() {
            state.zoom(step);
            ui.ctx().request_repaint();
        }
    }
}
