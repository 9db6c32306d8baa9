//! Icons, drawn as lines from paths on a 20 x 20 grid, and the signs of the two sides.

pub(crate) mod path;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use crate::app::ui::theme::{Palette, mix};
use span_it_core::board::Player;

/// The icon of the program, a PNG file.
pub(crate) const APP_ICON: &[u8] = include_bytes!("../../../../assets/icon.png");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Icon {
    Undo,
    Redo,
    Bulb,
    Flag,
    First,
    Prev,
    Next,
    Last,
    Close,
    Check,
    Play,
    Pause,
    Step,
    Heat,
    Eye,
    Folder,
    Dice,
    Reset,
    ChevronDown,
    Diamond,
    Dash,
    Search,
    Link,
    Export,
    Cross,
    More,
    Info,
    Plus,
    Minus,
    Whole,
}

/// The lines of each icon, written as an SVG path on a 20 x 20 grid.
const OUTLINES: [(Icon, &str); 30] = [
    (Icon::Undo, "M8 4L4 8L8 12M4 8H12.5A4 4 0 0 1 12.5 16H9"),
    (Icon::Redo, "M12 4L16 8L12 12M16 8H7.5A4 4 0 0 0 7.5 16H11"),
    (
        Icon::Bulb,
        "M7.5 14.5H12.5M8.2 17H11.8M7.6 12.4C5.4 11 4.6 9.3 4.6 7.7A5.4 5.4 0 0 1 15.4 7.7\
                 C15.4 9.3 14.6 11 12.4 12.4Z",
    ),
    (Icon::Flag, "M5 17V3.5H14.5L12.5 7L14.5 10.5H5"),
    (Icon::First, "M5 5V15M15 5L8.5 10L15 15"),
    (Icon::Prev, "M12.5 5L6.5 10L12.5 15"),
    (Icon::Next, "M7.5 5L13.5 10L7.5 15"),
    (Icon::Last, "M15 5V15M5 5L11.5 10L5 15"),
    (Icon::Close, "M5 5L15 15M15 5L5 15"),
    (Icon::Cross, "M5 5L15 15M15 5L5 15"),
    (Icon::Check, "M4.5 10.5L8.5 14.5L15.5 6"),
    (Icon::Play, "M6.5 4.5L15 10L6.5 15.5Z"),
    (Icon::Pause, "M7 5V15M13 5V15"),
    (Icon::Step, "M5 4.5L12 10L5 15.5ZM15 5V15"),
    (Icon::Heat, "M4 4H8V8H4ZM12 4H16V8H12ZM4 12H8V16H4ZM12 12H16V16H12Z"),
    (
        Icon::Eye,
        "M2.5 10C5 6 7.5 4.8 10 4.8C12.5 4.8 15 6 17.5 10C15 14 12.5 15.2 10 15.2C7.5 15.2 5 14 2.5 10Z\
                 M10 7.6A2.4 2.4 0 1 0 10 12.4A2.4 2.4 0 1 0 10 7.6",
    ),
    (Icon::Folder, "M2.5 5.5V15.5H17.5V7H10L8 5.5Z"),
    (Icon::Dice, "M4 4H16V16H4ZM7.5 7.5H7.6M12.5 12.5H12.6M12.5 7.5H12.6M7.5 12.5H7.6"),
    (Icon::Reset, "M4.5 5V9H8.5M4.8 9A6 6 0 1 1 4.6 12.5"),
    (Icon::ChevronDown, "M6 8L10 12L14 8"),
    (Icon::Diamond, "M10 4L16 10L10 16L4 10Z"),
    (Icon::Dash, "M6 10H14"),
    (Icon::Search, "M9 4A5 5 0 1 0 9 14A5 5 0 1 0 9 4M12.7 12.7L16.5 16.5"),
    (
        Icon::Link,
        "M8.5 11.5L11.5 8.5M9.5 6L11.5 4.2A3 3 0 0 1 15.8 8.5L14 10.5\
                 M10.5 14L8.5 15.8A3 3 0 0 1 4.2 11.5L6 9.5",
    ),
    (Icon::Export, "M10 3.5V12M6.5 8.5L10 12L13.5 8.5M4 16H16"),
    (Icon::More, "M5 10H5.1M10 10H10.1M15 10H15.1"),
    (Icon::Info, "M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3M10 9.3V13.6M10 6.5H10.1"),
    (Icon::Plus, "M10 4.5V15.5M4.5 10H15.5"),
    (Icon::Minus, "M4.5 10H15.5"),
    (Icon::Whole, "M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12"),
];

impl Icon {
    pub fn all() -> impl Iterator<Item = Self> {
        OUTLINES.into_iter().map(|(icon, _)| icon)
    }

    /// With curves flattened, on the 20 x 20 grid.
    fn lines(self) -> &'static [path::Line] {
        static LINES: LazyLock<BTreeMap<Icon, Vec<path::Line>>> =
            LazyLock::new(|| OUTLINES.map(|(icon, outline)| (icon, path::flatten(outline))).into());
        LINES.get(&self).map_or(&[], Vec::as_slice)
    }
}

/// Paints into the middle square of `rect`; `width` is that of the lines, in grid units.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, color: Color32, width: f32) {
    let (place, scale) = placed(rect);
    let stroke = Stroke::new(width * scale, color);
    for line in icon.lines() {
        let points: Vec<Pos2> = line.points.iter().map(|&point| place(point)).collect();
        // Round joins and ends, which egui's own lines lack.
        for &point in line.corners.iter().map(|&index| &points[index]) {
            painter.circle_filled(point, (stroke.width / 2.0 - 0.1).max(0.3), color);
        }
        let shape: fn(Vec<Pos2>, Stroke) -> Shape =
            if line.closed { Shape::closed_line } else { Shape::line };
        painter.add(shape(points, stroke));
    }
}

/// The icon must be convex and closed.
pub fn paint_filled(painter: &Painter, rect: Rect, icon: Icon, color: Color32) {
    let (place, _) = placed(rect);
    for line in icon.lines() {
        let points = line.points.iter().map(|&point| place(point)).collect();
        painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
    }
}

/// Maps the 20 x 20 grid to `rect`; also returns the size of a grid unit.
fn placed(rect: Rect) -> (impl Fn(Pos2) -> Pos2, f32) {
    let side = rect.width().min(rect.height());
    let scale = side / 20.0;
    let corner = rect.center() - vec2(side, side) / 2.0;
    (move |point: Pos2| corner + point.to_vec2() * scale, scale)
}

pub fn side_glyph(painter: &Painter, rect: Rect, player: Player, palette: &Palette) {
    let (center, half) = (rect.center(), rect.width().min(rect.height()) / 2.0);
    let color = palette.side(player).graphic;
    match player {
        Player::Horizontal => painter.circle_filled(center, half * 0.82, color),
        Player::Vertical => painter.add(diamond(center, half, color)),
    };
}

pub fn side_tile(painter: &Painter, rect: Rect, player: Player, palette: &Palette) {
    let scale = rect.width() / 40.0;
    let color = palette.side(player).graphic;
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * scale;
    let is_square = palette.relief.is_some();
    let radius = if is_square { CornerRadius::ZERO } else { CornerRadius::from(10.0 * scale) };
    let border = Stroke::new(1.5, color);
    painter.rect(rect, radius, palette.panel, border, StrokeKind::Inside);
    match player {
        Player::Horizontal => {
            painter.line_segment([at(11.0, 20.0), at(29.0, 20.0)], Stroke::new(4.0 * scale, color));
            for x in [11.0, 29.0] {
                painter.circle_filled(at(x, 20.0), 4.6 * scale, color);
            }
        }
        Player::Vertical => {
            painter.line_segment([at(20.0, 11.0), at(20.0, 29.0)], Stroke::new(5.0 * scale, color));
            let groove = Stroke::new(1.6 * scale, palette.panel);
            painter.line_segment([at(20.0, 14.0), at(20.0, 26.0)], groove);
            for y in [11.0, 29.0] {
                painter.add(diamond(at(20.0, y), 5.8 * scale, color));
            }
        }
    }
}

pub fn diamond(center: Pos2, half: f32, color: Color32) -> Shape {
    let corners = [vec2(0.0, -half), vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0)];
    Shape::convex_polygon(corners.map(|corner| center + corner).to_vec(), color, Stroke::NONE)
}

/// For a disabled element.
pub fn faded(ground: Color32, color: Color32) -> Color32 {
    mix(ground, color, 0.45)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn draws_every_icon_inside_its_grid() {
        for icon in Icon::all() {
            let points: Vec<Pos2> = icon.lines().iter().flat_map(|line| line.points.clone()).collect();
            assert!(points.len() >= 2, "{icon:?} has no lines");
            let bounds = Rect::from_points(&points);
            assert!(Rect::from_min_max(pos2(2.0, 2.0), pos2(18.0, 18.0)).contains_rect(bounds), "{icon:?}");
        }
    }
}
