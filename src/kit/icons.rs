//! Icons, drawn as lines from paths on a 20 x 20 grid, and the signs of the two sides. The paths are the SVG commands `M L C Z`,
//! absolute.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::kit::theme::{Palette, mix};
use span_it_core::board::Player;

pub(crate) const APP_ICON: &[u8] = include_bytes!("../../assets/icon.png");

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
    Swap,
    Ladder,
    Lock,
}

/// The lines of each icon, written as an SVG path on a 20 x 20 grid.
const OUTLINES: [(Icon, &str); 33] = [
    (Icon::Undo, "M8 4L4 8L8 12M4 8L12.5 8C14.71 8 16.5 9.79 16.5 12C16.5 14.21 14.71 16 12.5 16L9 16"),
    (Icon::Redo, "M12 4L16 8L12 12M16 8L7.5 8C5.29 8 3.5 9.79 3.5 12C3.5 14.21 5.29 16 7.5 16L11 16"),
    (
        Icon::Bulb,
        "M7.5 14.5L12.5 14.5M8.2 17L11.8 17M7.6 12.4C5.4 11 4.6 9.3 4.6 7.7C4.6 4.72 7.02 2.3 10 2.3\
         C12.98 2.3 15.4 4.72 15.4 7.7C15.4 9.3 14.6 11 12.4 12.4Z",
    ),
    (Icon::Flag, "M5 17L5 3.5L14.5 3.5L12.5 7L14.5 10.5L5 10.5"),
    (Icon::First, "M5 5L5 15M15 5L8.5 10L15 15"),
    (Icon::Prev, "M12.5 5L6.5 10L12.5 15"),
    (Icon::Next, "M7.5 5L13.5 10L7.5 15"),
    (Icon::Last, "M15 5L15 15M5 5L11.5 10L5 15"),
    (Icon::Close, "M5 5L15 15M15 5L5 15"),
    (Icon::Cross, "M5 5L15 15M15 5L5 15"),
    (Icon::Check, "M4.5 10.5L8.5 14.5L15.5 6"),
    (Icon::Play, "M6.5 4.5L15 10L6.5 15.5Z"),
    (Icon::Pause, "M7 5L7 15M13 5L13 15"),
    (Icon::Step, "M5 4.5L12 10L5 15.5ZM15 5L15 15"),
    (Icon::Heat, "M4 4L8 4L8 8L4 8ZM12 4L16 4L16 8L12 8ZM4 12L8 12L8 16L4 16ZM12 12L16 12L16 16L12 16Z"),
    (
        Icon::Eye,
        "M2.5 10C5 6 7.5 4.8 10 4.8C12.5 4.8 15 6 17.5 10C15 14 12.5 15.2 10 15.2C7.5 15.2 5 14 2.5 10Z\
         M10 7.6C8.67 7.6 7.6 8.67 7.6 10C7.6 11.33 8.67 12.4 10 12.4C11.33 12.4 12.4 11.33 12.4 10\
         C12.4 8.67 11.33 7.6 10 7.6",
    ),
    (Icon::Folder, "M2.5 5.5L2.5 15.5L17.5 15.5L17.5 7L10 7L8 5.5Z"),
    (
        Icon::Dice,
        "M4 4L16 4L16 16L4 16ZM7.5 7.5L7.6 7.5M12.5 12.5L12.6 12.5M12.5 7.5L12.6 7.5M7.5 12.5L7.6 12.5",
    ),
    (
        Icon::Reset,
        "M4.5 5L4.5 9L8.5 9M4.8 9C5.83 6.21 8.74 4.6 11.65 5.2C14.56 5.81 16.59 8.45 16.42 11.42\
         C16.25 14.39 13.93 16.78 10.98 17.05C8.02 17.32 5.3 15.39 4.6 12.5",
    ),
    (Icon::ChevronDown, "M6 8L10 12L14 8"),
    (Icon::Diamond, "M10 4L16 10L10 16L4 10Z"),
    (Icon::Dash, "M6 10L14 10"),
    (
        Icon::Search,
        "M9 4C6.24 4 4 6.24 4 9C4 11.76 6.24 14 9 14C11.76 14 14 11.76 14 9C14 6.24 11.76 4 9 4M12.7 12.7\
         L16.5 16.5",
    ),
    (
        Icon::Link,
        "M8.5 11.5L11.5 8.5M9.5 6L11.5 4.2C12.69 3.01 14.61 3.01 15.8 4.2C16.99 5.39 16.99 7.31 15.8 8.5\
         L14 10.5M10.5 14L8.5 15.8C7.31 16.99 5.39 16.99 4.2 15.8C3.01 14.61 3.01 12.69 4.2 11.5L6 9.5",
    ),
    (Icon::Export, "M10 3.5L10 12M6.5 8.5L10 12L13.5 8.5M4 16L16 16"),
    (Icon::More, "M5 10L5.1 10M10 10L10.1 10M15 10L15.1 10"),
    (
        Icon::Info,
        "M10 3C6.13 3 3 6.13 3 10C3 13.87 6.13 17 10 17C13.87 17 17 13.87 17 10C17 6.13 13.87 3 10 3\
         M10 9.3L10 13.6M10 6.5L10.1 6.5",
    ),
    (Icon::Plus, "M10 4.5L10 15.5M4.5 10L15.5 10"),
    (Icon::Minus, "M4.5 10L15.5 10"),
    (Icon::Whole, "M4 8L4 4L8 4M12 4L16 4L16 8M16 12L16 16L12 16M8 16L4 16L4 12"),
    (Icon::Swap, "M4 7L16 7M13 4L16 7L13 10M16 13L4 13M7 10L4 13L7 16"),
    (Icon::Ladder, "M6.5 3L6.5 17M13.5 3L13.5 17M6.5 6L13.5 6M6.5 10L13.5 10M6.5 14L13.5 14"),
    (Icon::Lock, "M5 9L15 9L15 16.5L5 16.5ZM7 9L7 6.5C7 4.84 8.34 3.5 10 3.5C11.66 3.5 13 4.84 13 6.5L13 9"),
];

impl Icon {
    pub fn all() -> impl Iterator<Item = Self> {
        OUTLINES.into_iter().map(|(icon, _)| icon)
    }

    /// With curves flattened, on the 20 x 20 grid.
    fn lines(self) -> &'static [IconLine] {
        static LINES: LazyLock<BTreeMap<Icon, Vec<IconLine>>> =
            LazyLock::new(|| OUTLINES.map(|(icon, outline)| (icon, flatten(outline))).into());
        LINES.get(&self).map_or(&[], Vec::as_slice)
    }
}

/// Paints into the middle square of `rect`; `width` is that of the lines, in grid units.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, color: Color32, width: f32) {
    let (place, scale) = placed(rect);
    paint_lines(painter, icon.lines(), place, Stroke::new(width * scale, color));
}

pub(crate) fn paint_lines(
    painter: &Painter,
    lines: &[IconLine],
    place: impl Fn(Pos2) -> Pos2,
    stroke: Stroke,
) {
    for line in lines {
        let points: Vec<Pos2> = line.points.iter().map(|&point| place(point)).collect();
        // Round joins and ends, which egui's own lines lack.
        for &point in line.corners.iter().map(|&index| &points[index]) {
            painter.circle_filled(point, (stroke.width / 2.0 - 0.1).max(0.3), stroke.color);
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

const PIECES: u8 = 12;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct IconLine {
    pub(crate) points: Vec<Pos2>,
    /// Indices of points that are ends or sharp corners.
    corners: Vec<usize>,
    closed: bool,
}

impl IconLine {
    fn corner(&mut self, point: Pos2) {
        self.corners.push(self.points.len());
        self.points.push(point);
    }

    fn curve(&mut self, [first, second, end]: [Pos2; 3]) {
        let start = self.points.last().copied().unwrap_or_default();
        for step in 1..PIECES {
            let t = f32::from(step) / f32::from(PIECES);
            let (a, b, c) = (start.lerp(first, t), first.lerp(second, t), second.lerp(end, t));
            self.points.push(a.lerp(b, t).lerp(b.lerp(c, t), t));
        }
        self.corner(end);
    }
}

pub(crate) fn flatten(path: &str) -> Vec<IconLine> {
    let mut lines: Vec<IconLine> = Vec::new();
    for (command, numbers) in commands(path) {
        if command == 'M' {
            lines.push(IconLine::default());
        }
        let Some(line) = lines.last_mut() else { continue };
        let at = |index: usize| numbers.get(index).copied().unwrap_or_default();
        let point = |index: usize| pos2(at(index), at(index + 1));
        match command {
            'M' | 'L' => line.corner(point(0)),
            'C' => line.curve([point(0), point(2), point(4)]),
            _ => line.closed = true,
        }
    }
    lines
}

fn commands(path: &str) -> impl Iterator<Item = (char, Vec<f32>)> {
    let starts = path.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic());
    starts.map(|(index, letter)| {
        let rest = &path[index + 1..];
        let end = rest.find(|next: char| next.is_ascii_alphabetic()).unwrap_or(rest.len());
        (letter, rest[..end].split_whitespace().filter_map(|number| number.parse().ok()).collect())
    })
}

#[cfg(test)]
mod tests {

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
