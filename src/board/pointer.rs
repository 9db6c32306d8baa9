//! The pointer on the board (`docs/interface.md, "Pointer"`).

use egui::{
    Align, CursorIcon, Event, Rect, RectAlign, Response, Sense, Tooltip, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::board::BoardState;
use crate::board::accessible::rank_of;
use crate::board::geometry::Geometry;
use crate::board::scene::Frame;
use crate::board::state::Press;
use crate::kit::{text, widgets};
use crate::messages::board as msg;
use crate::messages::language::facts;
use span_it_core::board::Node;

// Lengths in points.
const MIN_FINGER_TARGET: f32 = 44.0;
const DRAG_DISTANCE: f32 = 6.0;

/// Handles hover, clicks, zoom and pan. Returns the node played.
pub(super) fn handle(
    ui: &Ui,
    frame: &Frame<'_>,
    fitted: &Geometry,
    board: &Response,
    state: &mut BoardState,
) -> Option<Node> {
    let rect = ui.max_rect();
    if std::mem::take(&mut state.reveal_cursor)
        && let Some(node) = state.cursor
    {
        state.zoom.reveal(fitted, rect, node);
    }
    zoom(ui, fitted, board, state);
    note_touch(ui, state);
    let over = board.hover_pos().and_then(|pos| frame.geometry.node_at(pos));
    // A lifted finger points at no node.
    state.hover(over.filter(|_| !state.touched), frame.now);
    // The event of a key may have been consumed.
    let (is_moved, is_key_down) = ui.input(|input| {
        let moved = input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed();
        (moved, !input.keys_down.is_empty())
    });
    state.cursor_points &= !is_moved;
    state.is_typing = (state.is_typing || is_key_down) && !is_moved;
    if over.is_some_and(|node| frame.scene.may_play(node).is_some()) {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    click(frame, board, state)
}

/// A click plays on release if it was pressed on the same node. It has no maximum duration, unlike egui's
/// own clicks.
fn click(frame: &Frame<'_>, board: &Response, state: &mut BoardState) -> Option<Node> {
    let ctx = &board.ctx;
    let (pressed, released, latest) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.primary_pressed(), pointer.primary_released(), pointer.latest_pos())
    });
    let pos = board.interact_pointer_pos().or(latest);
    let at = pos.and_then(|pos| frame.geometry.node_at(pos));
    if pressed {
        state.press = board.is_pointer_button_down_on().then_some(Press { over: at, from: at });
    } else if let Some(press) = &mut state.press {
        // A lifted finger has no position; use its last one.
        press.over = if latest.is_some() { at } else { press.over };
    }
    let panned = state.zoom.is_zoomed()
        && board.total_drag_delta().is_some_and(|moved| moved.length() > DRAG_DISTANCE);
    if panned || ctx.multi_touch().is_some() {
        state.press = None;
    }
    if !released {
        return None;
    }
    let press = state.press.take()?;
    state.clicked_dot =
        (press.from, press.over) == (None, None) && pos.is_some_and(|pos| frame.geometry.is_on_dot(pos));
    let node = press.over.filter(|_| press.over == press.from)?;
    state.set_cursor(node);
    state.wants_focus = true;
    state.shows_cursor = false;
    let confirm =
        frame.scene.confirm_moves || (state.touched && frame.geometry.hit_diameter() < MIN_FINGER_TARGET);
    state.propose(frame, node, confirm)
}

fn note_touch(ui: &Ui, state: &mut BoardState) {
    let (touched, moused) = ui.input(|input| {
        let touched = input.events.iter().any(|event| matches!(event, Event::Touch { .. }));
        (touched, input.pointer.delta() != Vec2::ZERO)
    });
    state.touched = touched || (state.touched && !moused);
}

/// Ctrl and wheel or a pinch zooms, a drag pans.
fn zoom(ui: &Ui, fitted: &Geometry, board: &Response, state: &mut BoardState) {
    let rect = ui.max_rect();
    if let Some(pos) = board.hover_pos() {
        let factor = ui.input(egui::InputState::zoom_delta);
        if (factor - 1.0).abs() > f32::EPSILON {
            state.zoom.by(fitted, rect, pos, factor);
        }
    }
    if state.zoom.is_zoomed() && board.dragged() {
        state.zoom.pan_by(fitted, rect, board.drag_delta());
    }
}

/// Returns the node played.
pub(super) fn confirm_button(ui: &mut Ui, frame: &Frame<'_>, state: &BoardState) -> Option<Node> {
    let node = state.pending?;
    let (center, unit) = (frame.geometry.node(node), frame.geometry.unit());
    let bounds = ui.max_rect();
    let size = vec2(120.0, MIN_FINGER_TARGET);
    let below = center.y + unit * 0.8;
    let top = if below + size.y <= bounds.max.y { below } else { center.y - unit * 0.8 - size.y };
    let left = (center.x - size.x / 2.0).clamp(bounds.min.x, (bounds.max.x - size.x).max(bounds.min.x));
    let builder = UiBuilder::new().id_salt("confirm").max_rect(Rect::from_min_size(pos2(left, top), size));
    let ui = &mut ui.new_child(builder);
    // Otherwise a press on the button would also start a drag of the board.
    ui.interact(ui.max_rect(), frame.id.with("under the button"), Sense::CLICK | Sense::DRAG);
    let response = widgets::button(&msg::play(node)).primary().touch().min_width(size.x).show(ui);
    response.clicked().then_some(node)
}

pub(crate) fn parts_table(ui: &mut Ui, rows: &[[String; 3]]) {
    let figure = |text: &String| text::mono(text).size(12.0);
    // Measured, as the grid knows only the widths of the node before.
    let widths = [1, 2].map(|column| {
        rows.iter().map(|row| widgets::text_width(ui, figure(&row[column]))).fold(0.0, f32::max)
    });
    egui::Grid::new("parts").num_columns(3).spacing([16.0, 2.0]).show(ui, |ui| {
        for row in rows {
            ui.label(text::soft(&row[0]));
            for (text, width) in row[1..].iter().zip(widths) {
                let size = vec2(width, ui.spacing().interact_size.y);
                ui.allocate_ui_with_layout(size, egui::Layout::right_to_left(Align::Center), |ui| {
                    ui.label(figure(text));
                });
            }
            ui.end_row();
        }
    });
}

/// Beside the neighbours of the node, which it does not cover.
fn beside(board: &Response, frame: &Frame<'_>, node: Node) -> Tooltip<'static> {
    const SIDES: [RectAlign; 4] = [RectAlign::RIGHT, RectAlign::LEFT, RectAlign::BOTTOM, RectAlign::TOP];
    let neighbours = frame.geometry.node_rect(node).expand(1.1 * frame.geometry.unit());
    let mut tooltip = Tooltip::for_enabled(board);
    tooltip.popup = tooltip.popup.anchor(neighbours).align(SIDES[0]).align_alternatives(&SIDES);
    tooltip
}

pub(super) fn tooltip(board: &Response, frame: &Frame<'_>, state: &BoardState) {
    let Some(node) = state.hovered().filter(|_| !state.is_typing) else { return };
    if let Some((path, lines)) = state.paths.path(node) {
        let owner = frame.scene.names[path.owner()];
        beside(board, frame, node).show(|ui| {
            ui.label(text::body_strong(msg::owned_node_title(node, owner)));
            ui.label(text::small(msg::path_summary(path, lines)));
        });
    } else if let Some(rank) = rank_of(frame, node) {
        beside(board, frame, node).show(|ui| {
            ui.label(text::body_strong(facts(&msg::free_node(node))));
            ui.label(text::small(rank));
            if let Some(parts) = frame.scene.parts.filter(|parts| parts.node == node) {
                parts_table(ui, parts.rows);
            }
        });
    }
}
