//! Coordinates beside the rows and columns, and the name of the node at the pointer or cursor.

use egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::board::geometry::Labels;
use crate::app::board::paint::Canvas;
use crate::app::ui::theme::font;
use span_it_core::board::Node;

/// Around the name of a node, in points.
const NAME_PADDING: Vec2 = vec2(5.0, 2.0);

/// While the board is zoomed, its coordinates stay at the edges of what is visible.
pub(super) fn coordinates(canvas: &Canvas<'_>) {
    let geometry = &canvas.frame.geometry;
    if geometry.labels() == Labels::None {
        return;
    }
    let inset = geometry.label_inset();
    let visible = geometry.outline().intersect(canvas.painter.clip_rect());
    let corner = visible.min + inset;
    if canvas.state.zoom.is_zoomed() {
        strips(canvas, visible, 2.0 * inset);
    }
    let font = font::regular(canvas.units(0.3).clamp(10.0, 16.0));
    let label = |at: Pos2, text: &str| {
        // Not in the corner, where both strips meet.
        if at.x >= corner.x && at.y >= corner.y {
            canvas.painter.text(at, Align2::CENTER_CENTER, text, font.clone(), canvas.palette.soft);
        }
    };
    for node in geometry.size().nodes() {
        let (name, at) = (node.to_string(), geometry.node(node));
        let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        if is_first(node.row(), node.col()) && geometry.is_labelled(node.col()) {
            label(pos2(at.x, corner.y), letters);
        }
        if is_first(node.col(), node.row()) && geometry.is_labelled(node.row()) {
            label(pos2(corner.x, at.y), &name[letters.len()..]);
        }
    }
}

/// Whether a node is the first of its column, or, with the arguments exchanged, of its row.
const fn is_first(row: u8, col: u8) -> bool {
    row == 0 || (row == 1 && col % 2 == 1)
}

/// The ground of the coordinates over a zoomed board.
fn strips(canvas: &Canvas<'_>, visible: Rect, size: Vec2) {
    let top = visible.with_max_y(visible.top() + size.y);
    let left = visible.with_max_x(visible.left() + size.x);
    for strip in [top, left] {
        canvas.painter.rect_filled(strip, 0, canvas.palette.board);
    }
    let line = Stroke::new(1.0, canvas.palette.line);
    canvas.painter.hline(top.x_range(), top.bottom(), line);
    canvas.painter.vline(left.right(), left.y_range(), line);
}

/// The name of a node above it, where not every row and column has a coordinate.
pub(super) fn name(canvas: &Canvas<'_>, node: Node) {
    let geometry = &canvas.frame.geometry;
    if geometry.labels() == Labels::None || geometry.labels_all() {
        return;
    }
    let palette = canvas.palette;
    let font: FontId = font::mono_strong(12.0);
    let galley = canvas.painter.layout_no_wrap(node.to_string(), font, Color32::PLACEHOLDER);
    let (at, away) = (geometry.node(node), canvas.units(0.62).max(9.0));
    let size = galley.size() + 2.0 * NAME_PADDING;
    let clip = canvas.painter.clip_rect();
    let above = at.y - away - size.y;
    let top = if above >= clip.top() { above } else { at.y + away };
    let left = (at.x - size.x / 2.0).clamp(clip.left(), (clip.right() - size.x).max(clip.left()));
    let place = Rect::from_min_size(pos2(left, top), size);
    canvas.painter.rect(place, 4, palette.panel, Stroke::new(1.0, palette.ctrl), StrokeKind::Inside);
    canvas.painter.galley(place.min + NAME_PADDING, galley, palette.ink);
}
