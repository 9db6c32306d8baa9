//! The raised and sunken edges of the theme *1993*. Other themes have none.

use egui::{Painter, Rect, Stroke, pos2};

use crate::app::ui::theme::Palette;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    Raised,
    Sunken,
}

/// In points.
const WIDTH: f32 = 1.5;

/// Paints the edge inside `rect`, if the theme has a relief.
pub(crate) fn paint(painter: &Painter, rect: Rect, edge: Edge, palette: &Palette) {
    let Some(relief) = palette.relief else { return };
    let (upper, lower) = match edge {
        Edge::Raised => (relief.light, relief.shade),
        Edge::Sunken => (relief.shade, relief.light),
    };
    let inside = rect.shrink(WIDTH / 2.0);
    let bend = |corner| vec![inside.left_bottom(), corner, inside.right_top()];
    for (corner, color) in
        [(pos2(inside.right(), inside.bottom()), lower), (pos2(inside.left(), inside.top()), upper)]
    {
        painter.line(bend(corner), Stroke::new(WIDTH, color));
    }
}
