//! The place of the heading above a board, and its title and line.

use crate::board::geometry::Geometry;
use crate::context::prelude::*;

// Lengths in points.
const MARGIN: f32 = 16.0;
const HEADER_HEIGHT: f32 = 52.0;
/// Above the header.
const HEADER_GAP: f32 = 14.0;
/// Between header and board.
pub(crate) const BOARD_GAP: f32 = 6.0;
const TITLE_HEIGHT: f32 = 28.0;
const LINE_HEIGHT: f32 = 20.0;
/// Below this, the line is below the title and its buttons.
const LINE_BESIDE_MIN_WIDTH: f32 = 660.0;

/// Where header and board are, also in *Show Why*. The header is as wide as the board, but with room for a title and its
/// buttons.
pub(crate) fn places(room: Rect, size: BoardSize, coordinates: bool) -> (Rect, Rect) {
    let room = room.shrink2(vec2(MARGIN, 0.0));
    let top = room.top() + HEADER_GAP + HEADER_HEIGHT + BOARD_GAP;
    let board = Rect::from_min_max(pos2(room.left(), top), room.max - vec2(0.0, 4.0));
    let geometry = Geometry::fit(board, size, coordinates);
    let (ground, outline) = (geometry.ground(), geometry.outline());
    let width = ground.width().max(460.0).min(room.width());
    let left = (ground.center().x - width / 2.0).max(room.left());
    // On a screen that is much higher than the board, the header stays next to the board.
    let top = (outline.top() - BOARD_GAP - HEADER_HEIGHT).max(room.top() + HEADER_GAP);
    (Rect::from_min_size(pos2(left, top), vec2(width, HEADER_HEIGHT)), board)
}

pub(crate) fn title_and_line(ui: &mut Ui, title: Label, line: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.add_space(2.0);
    let width = ui.available_width();
    widgets::cell(ui, width, TITLE_HEIGHT, Layout::left_to_right(Align::Center), |ui| ui.add(title));
    line(ui);
}

/// If `rect` is narrow, shows `line` at its bottom, up to `right`. Returns the rest of `rect`, and the line if it was
/// not shown.
pub(crate) fn line_below(
    ui: &mut Ui,
    rect: Rect,
    right: f32,
    line: RichText,
    show: impl FnOnce(&mut Ui, RichText),
) -> (Rect, Option<RichText>) {
    if rect.width() >= LINE_BESIDE_MIN_WIDTH {
        return (rect, Some(line));
    }
    let top = rect.bottom() - LINE_HEIGHT;
    let below = rect.with_min_y(top).with_max_x(right);
    let builder = UiBuilder::new().max_rect(below).layout(Layout::left_to_right(Align::Center));
    show(&mut ui.new_child(builder), line);
    (rect.with_max_y(top), None)
}
