//! The emblems of the opponents: lines, dots and rings on a rounded square, from a table of shapes on a 40 x 40 grid.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::kit::icons;
use crate::kit::theme::{Palette, text};
use crate::model::opponents::Opponent;
use crate::parts::face::Face;
use span_it_core::personality::{Personality, library};
use span_it_core::record::{PlayerKind, Seat};

/// Smaller emblems are not shown, in points.
const SMALLEST: f32 = 27.0;
const GRID: PartGrid = PartGrid { side: 40.0, width: 3.0 };
const CORNER: f32 = 10.0;

/// A part of an emblem or of a face, on its grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// The SVG commands `M L C Z`, absolute.
    Path(&'static str),
    /// The same with this width.
    Thin(f32, &'static str),
    /// Filled: centre and radius.
    Dot(f32, f32, f32),
    /// Not filled.
    Ring(f32, f32, f32),
}

use Part::{Dot, Path, Ring, Thin};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Emblem {
    /// The index of a built-in opponent in `OPPONENTS`.
    Opponent(usize),
    Perfect,
    /// Personalities of the player, and from files.
    Own(Face),
    /// One of these of which only the name is known.
    Unknown,
}

const OPPONENTS: &[(&str, &[Part])] = &[
    ("Wanderer", &[Path("M8 13L15 13M24 9L24 16M29 22L34 22M10 25L10 32M20 29L27 29")]),
    ("Sprinter", &[Path("M7 20L28 20M23 12L31 20L23 28"), Thin(2.0, "M7 13L15 13M7 27L15 27")]),
    (
        "Gambler",
        &[
            Path(
                "M14 9L26 9C28.8 9 31 11.2 31 14L31 26C31 28.8 28.8 31 26 31L14 31C11.2 31 9 28.8 9 26L9 14\
                 C9 11.2 11.2 9 14 9",
            ),
            Dot(15.0, 15.0, 2.6),
            Dot(25.0, 15.0, 2.6),
            Dot(20.0, 20.0, 2.6),
            Dot(15.0, 25.0, 2.6),
            Dot(25.0, 25.0, 2.6),
        ],
    ),
    ("Novice", &[Path("M9 30L15 22L19 25L24 16L28 19L31 10")]),
    (
        "Mason",
        &[Path("M9 11L31 11L31 29L9 29Z"), Thin(2.4, "M9 20L31 20M20 11L20 20M15 20L15 29M25 20L25 29")],
    ),
    ("Steady", &[Path("M20 9L20 31"), Dot(20.0, 9.0, 3.6), Dot(20.0, 20.0, 3.6), Dot(20.0, 31.0, 3.6)]),
    ("Fencer", &[Path("M10 10L30 30M30 10L10 30"), Thin(2.4, "M10 24L16 30M30 24L24 30")]),
    (
        "Islander",
        &[
            Path("M11 24C11 16.5 14.5 12 20 12C25.5 12 29 16.5 29 24"),
            Thin(2.4, "M8 29L14 29M17.5 29L22.5 29M26 29L32 29"),
        ],
    ),
    ("Blocker", &[Path("M8 20L21 20"), Thin(6.0, "M27 9.5L27 30.5")]),
    (
        "Spider",
        &[
            Thin(2.0, "M20 7L20 33M8.7 13.5L31.3 26.5M8.7 26.5L31.3 13.5"),
            Thin(2.2, "M20 11L27.8 15.5L27.8 24.5L20 29L12.2 24.5L12.2 15.5Z"),
        ],
    ),
    (
        "Planner",
        &[
            Thin(2.6, "M15.4 15.4L18.4 18.4M15.4 24.6L18.4 21.6M21 20L25 20"),
            Dot(10.0, 10.0, 3.6),
            Dot(10.0, 30.0, 3.6),
            Dot(31.0, 20.0, 3.6),
        ],
    ),
    (
        "Weaver",
        &[Path(
            "M15 9.5L15 10M15 20L15 30.5M25 9.5L25 20M25 30L25 30.5M9.5 15L20 15M30 15L30.5 15M9.5 25L10 25\
             M20 25L30.5 25",
        )],
    ),
    ("Strategist", &[Path("M9 31L9 24L17 24L17 17L24 17L24 10L31 10"), Dot(31.0, 10.0, 3.6)]),
    (
        "Sage",
        &[
            Thin(
                2.6,
                "M9 27C9 20.9 13.9 16 20 16C26.1 16 31 20.9 31 27\
                 M14.5 27C14.5 24 17 21.5 20 21.5C23 21.5 25.5 24 25.5 27",
            ),
            Dot(20.0, 27.0, 2.6),
            Thin(2.4, "M20 8L20 11M9.5 12L11.5 14.5M30.5 12L28.5 14.5"),
        ],
    ),
    ("Master", &[Path("M9 28L9 13L15.5 20L20 10L24.5 20L31 13L31 28Z")]),
];

const PERFECT: &[Part] = &[Path("M20 8L32 20L20 32L8 20Z"), Dot(20.0, 20.0, 3.6)];
const UNKNOWN: &[Part] = &[Ring(20.0, 15.0, 5.0), Path("M10 31C10 26 14.5 22 20 22C25.5 22 30 26 30 31")];
/// The ground and the lines of an emblem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EmblemLook {
    /// Ink on raised.
    Plain,
    /// On a ground of its own colour.
    OnCard,
    /// Green on the tint.
    Won,
    /// White on green.
    Current,
    /// Soft on raised: still ahead, or not found.
    Ahead,
}

impl EmblemLook {
    pub(super) const fn colors(self, palette: &Palette) -> (Color32, Color32) {
        match self {
            Self::Plain => (palette.raised, palette.ink),
            Self::OnCard => (palette.panel, palette.ink),
            Self::Won => (palette.go_tint, palette.go),
            Self::Current => (palette.go, palette.on_go),
            Self::Ahead => (palette.raised, palette.soft),
        }
    }
}

impl Emblem {
    /// Of the built-in opponent with this name.
    pub(crate) fn named(name: &str) -> Self {
        OPPONENTS.iter().position(|(opponent, _)| *opponent == name).map_or(Self::Unknown, Self::Opponent)
    }

    /// A personality with the name of a built-in one and other factors is one of the player's own.
    pub(crate) fn of(personality: &Personality) -> Self {
        let builtin = library::builtin_named(&personality.name);
        if builtin.is_some_and(|builtin| builtin.factors == personality.factors) {
            Self::named(&personality.name)
        } else {
            Self::Own(Face::of_own(personality))
        }
    }

    pub(crate) const fn is_own(self) -> bool {
        matches!(self, Self::Own(_))
    }

    pub(crate) fn of_seat(seat: &Seat) -> Self {
        match seat.kind {
            PlayerKind::Perfect(_) => Self::Perfect,
            PlayerKind::Human | PlayerKind::Computer => Self::of(&seat.personality),
        }
    }

    pub(crate) fn of_opponent(opponent: Opponent) -> Self {
        match opponent {
            Opponent::BuiltIn(personality) => Self::named(&personality.name),
            Opponent::Perfect => Self::Perfect,
        }
    }

    fn parts(self) -> &'static [Part] {
        match self {
            Self::Opponent(index) => OPPONENTS.get(index).map_or(UNKNOWN, |(_, parts)| parts),
            Self::Perfect => PERFECT,
            Self::Own(_) | Self::Unknown => UNKNOWN,
        }
    }

    /// Into a square of more than 26 points. The name stands beside it.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect, look: EmblemLook, palette: &Palette) {
        if rect.width() < SMALLEST {
            return;
        }
        if let Self::Own(face) = self {
            return face.paint(painter, rect, look, palette);
        }
        let scale = rect.width() / GRID.side;
        let (ground, ink) = look.colors(palette);
        let is_square = palette.relief.is_some();
        let radius = if is_square { CornerRadius::ZERO } else { CornerRadius::from(CORNER * scale) };
        painter.rect_filled(rect, radius, ground);
        paint_parts(painter, rect, GRID, self.parts(), ink);
    }

    /// Takes a place of `size` points. The name is its tooltip and its accessible name.
    pub(crate) fn show(self, ui: &mut Ui, size: f32, look: EmblemLook, name: &str) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
        self.paint(ui.painter(), rect, look, Palette::of(ui));
        response.on_hover_text(text::body(name))
    }
}

/// The units of the parts: the side of the square, and the width of lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartGrid {
    pub(super) side: f32,
    pub(super) width: f32,
}

pub(super) fn paint_parts(painter: &Painter, rect: Rect, grid: PartGrid, parts: &[Part], ink: Color32) {
    let scale = rect.width() / grid.side;
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * scale;
    let line = |path: &str, width: f32| {
        let place = |point: Pos2| at(point.x, point.y);
        icons::paint_lines(painter, &icons::flatten(path), place, Stroke::new(width * scale, ink));
    };
    for part in parts {
        match *part {
            Path(path) => line(path, grid.width),
            Thin(width, path) => line(path, width),
            Dot(x, y, radius) => {
                painter.circle_filled(at(x, y), radius * scale, ink);
            }
            Ring(x, y, radius) => {
                painter.circle_stroke(at(x, y), radius * scale, Stroke::new(grid.width * scale, ink));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Vec2, pos2};

    use super::*;

    fn bounds(parts: &[Part]) -> Rect {
        let mut bounds = Rect::NOTHING;
        for part in parts {
            match *part {
                Path(path) | Thin(_, path) => {
                    let points: Vec<Pos2> =
                        icons::flatten(path).into_iter().flat_map(|line| line.points).collect();
                    assert!(points.len() >= 2, "{path} has no lines");
                    bounds = bounds.union(Rect::from_points(&points));
                }
                Dot(x, y, radius) | Ring(x, y, radius) => {
                    bounds = bounds.union(Rect::from_center_size(pos2(x, y), Vec2::splat(2.0 * radius)));
                }
            }
        }
        bounds
    }

    #[test]
    fn emblems_are_of_built_in_opponents_and_inside_the_square() {
        for (index, (name, _)) in OPPONENTS.iter().enumerate() {
            assert_eq!(library::builtin_named(name).map(Emblem::of), Some(Emblem::Opponent(index)), "{name}");
        }
        let inside = Rect::from_min_max(pos2(5.0, 5.0), pos2(35.0, 35.0));
        for (_, parts) in OPPONENTS.iter().copied().chain([("", PERFECT), ("", UNKNOWN)]) {
            let bounds = bounds(parts);
            assert!(inside.contains_rect(bounds), "{parts:?}");
            assert!(bounds.width().max(bounds.height()) >= 20.0, "{parts:?}");
        }
    }

    #[test]
    fn changed_factors_make_a_personality_ones_own() {
        let mut steady = library::builtin_named("Steady").unwrap().clone();
        steady.factors = library::builtin_named("Master").unwrap().factors.clone();
        assert!(Emblem::of(&steady).is_own());
    }
}
