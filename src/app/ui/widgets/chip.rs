//! Chips: short texts on a coloured ground.

use std::sync::Arc;

use egui::{Color32, Galley, Painter, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::ui::theme::{Palette, font};
use span_it_core::board::Player;

/// In points.
const MARK_SIZE: f32 = 12.0;

/// The text always expresses the meaning of the colour too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipKind {
    Plain,
    /// Good news, or information from the program.
    Go,
    /// A mistake or an error.
    Bad,
    Side(Player),
}

pub fn chip(ui: &mut Ui, text: &str, kind: ChipKind) -> Response {
    show(ui, text, kind, 0.0)
}

/// A chip with a mark before its text.
pub fn marked_chip(ui: &mut Ui, text: &str, kind: ChipKind, mark: impl FnOnce(&Painter, Rect)) -> Response {
    let response = show(ui, text, kind, MARK_SIZE + 4.0);
    let at = response.rect.left_center() + vec2(8.0 + MARK_SIZE / 2.0, 0.0);
    mark(ui.painter(), Rect::from_center_size(at, Vec2::splat(MARK_SIZE)));
    response
}

/// Leaves `indent` points before the text.
fn show(ui: &mut Ui, text: &str, kind: ChipKind, indent: f32) -> Response {
    let palette = Palette::of(ui);
    let (fill, ink) = colors(palette, kind);
    let galley = layout(ui, text, ink);
    let size = vec2(width_of(&galley) + indent, 20.0);
    let response = ui.allocate_response(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), text));
    let rect = response.rect;
    ui.painter().rect_filled(rect, palette.corner(9), fill);
    let at = pos2(rect.min.x + 8.0 + indent, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    response
}

pub fn chip_width(ui: &Ui, text: &str) -> f32 {
    width_of(&layout(ui, text, Color32::PLACEHOLDER))
}

fn layout(ui: &Ui, text: &str, ink: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font::semibold(12.0), ink)
}

fn width_of(galley: &Galley) -> f32 {
    (galley.size().x + 16.0).ceil()
}

const fn colors(palette: &Palette, kind: ChipKind) -> (Color32, Color32) {
    match kind {
        ChipKind::Plain => (palette.raised, palette.soft),
        ChipKind::Go => (palette.go_tint, palette.go),
        ChipKind::Bad => (palette.bad_tint, palette.bad),
        ChipKind::Side(player) => {
            let side = palette.side(player);
            (side.filled, side.on)
        }
    }
}
