//! Zoom and pan of a board whose nodes are too small to hit easily, and the buttons for it at its lower right corner.

use egui::{Align, Layout, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::board::BoardState;
use crate::board::geometry::Geometry;
use crate::kit::{Icon, Palette, widgets};
use crate::messages::board as msg;
use span_it_core::board::Node;

/// Boards with a smaller node circle, in points, can be zoomed.
const ZOOM_BELOW: f32 = 24.0;
const MAX_ZOOM: f32 = 4.0;
/// The factor of one step by button or key.
const STEP: f32 = 1.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoomStep {
    In,
    Out,
    /// Shows the whole board.
    Whole,
}

impl ZoomStep {
    pub const ALL: [Self; 3] = [Self::In, Self::Out, Self::Whole];
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Zoom {
    factor: f32,
    pan: Vec2,
    /// Whether the nodes of the whole board are small, and the board may be zoomed.
    is_useful: bool,
    /// Requested by a menu or key; taken in the next frame.
    requested: Option<ZoomStep>,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { factor: 1.0, pan: Vec2::ZERO, is_useful: false, requested: None }
    }
}

impl Zoom {
    pub(super) const fn request(&mut self, step: ZoomStep) {
        self.requested = Some(step);
    }

    pub(super) fn is_zoomed(&self) -> bool {
        self.factor > 1.0
    }

    pub(super) const fn is_useful(&self) -> bool {
        self.is_useful
    }

    pub(super) fn can(&self, step: ZoomStep) -> bool {
        match step {
            ZoomStep::In => self.is_useful && self.factor < MAX_ZOOM,
            ZoomStep::Out | ZoomStep::Whole => self.is_zoomed(),
        }
    }

    /// Carries out a requested step, and shows the whole board if it cannot be zoomed. A step keeps `focus` in place,
    /// or the middle of `rect` without it.
    pub(super) fn follow(&mut self, fitted: &Geometry, rect: Rect, zoomable: bool, focus: Option<Node>) {
        self.is_useful = zoomable && fitted.hit_diameter() < ZOOM_BELOW;
        if !self.is_useful {
            self.fit();
        }
        let Some(step) = self.requested.take() else { return };
        let kept = focus.map(|node| self.apply(fitted, rect).node(node)).filter(|&at| rect.contains(at));
        let at = kept.unwrap_or(rect.center());
        match step {
            ZoomStep::In => self.by(fitted, rect, at, STEP),
            ZoomStep::Out => self.by(fitted, rect, at, 1.0 / STEP),
            ZoomStep::Whole => self.fit(),
        }
    }

    pub(super) fn apply(&self, fitted: &Geometry, rect: Rect) -> Geometry {
        fitted.zoomed(rect.center(), self.factor, self.pan)
    }

    pub(super) const fn fit(&mut self) {
        (self.factor, self.pan) = (1.0, Vec2::ZERO);
    }

    /// Zooms by `factor` and keeps the point at `pos` in place.
    pub(super) fn by(&mut self, fitted: &Geometry, rect: Rect, pos: Pos2, factor: f32) {
        if !self.is_useful {
            return;
        }
        let before = self.factor;
        self.factor = (before * factor).clamp(1.0, MAX_ZOOM);
        let away = pos - rect.center() - self.pan;
        self.pan += away * (1.0 - self.factor / before);
        self.pan_by(fitted, rect, Vec2::ZERO);
    }

    /// Moves the zoomed board, at most to the edges of `rect`.
    pub(super) fn pan_by(&mut self, fitted: &Geometry, rect: Rect, by: Vec2) {
        let spare = (fitted.outline().size() * self.factor - rect.size()).max(Vec2::ZERO) / 2.0;
        self.pan = (self.pan + by).clamp(-spare, spare);
    }

    pub(super) fn reveal(&mut self, fitted: &Geometry, rect: Rect, node: Node) {
        if self.is_zoomed() {
            let place = self.apply(fitted, rect).node_rect(node);
            let inside = rect.shrink(place.width());
            let by = place.center().clamp(inside.min, inside.max.max(inside.min)) - place.center();
            self.pan_by(fitted, rect, by);
        }
    }
}

// Lengths in points.
const SIDE: f32 = 32.0;
const GAP: f32 = 8.0;
/// In a lower window the buttons are in a row.
const MIN_COLUMN_HEIGHT: f32 = 200.0;

/// They keep their place while the board is zoomed: beside the whole board. If there is no room, they are over the zoomed board,
/// and hidden while the whole board is shown.
pub(super) fn buttons(ui: &mut Ui, fitted: &Geometry, state: &mut BoardState) {
    if !state.zoom.is_useful() {
        return;
    }
    let (room, board) = (ui.max_rect(), fitted.outline());
    let count = ZoomStep::ALL.len() as f32;
    let is_column = room.height() >= MIN_COLUMN_HEIGHT;
    let size = if is_column { vec2(SIDE, count * SIDE) } else { vec2(count * SIDE, SIDE) };
    let beside = board.right() + GAP + size.x;
    if beside > room.right() && !state.zoom.is_zoomed() {
        return;
    }
    let right = beside.min(room.right() - GAP);
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
            ZoomStep::In => (Icon::Plus, msg::zoom_in()),
            ZoomStep::Out => (Icon::Minus, msg::zoom_out()),
            ZoomStep::Whole => (Icon::Whole, msg::whole_board()),
        };
        if widgets::icon_button(ui, icon, name, state.can_zoom(step)).clicked() {
            state.zoom(step);
            ui.ctx().request_repaint();
        }
    }
}
