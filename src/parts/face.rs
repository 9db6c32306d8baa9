//! The faces of the opponents: lines on a 48 x 48 grid, computed from the five traits of a personality and its mood. An
//! emblem is a sign in lists; a face appears where an opponent speaks, and is the emblem of the player's own ones.

use egui::{CornerRadius, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2};

use crate::kit::number::to_f32;
use crate::kit::theme::Palette;
use crate::kit::{icons, mix};
use crate::parts::emblem::Part::{self, Dot, Path, Ring, Thin};
use crate::parts::emblem::{Emblem, EmblemLook, PartGrid, paint_parts};
use span_it_core::personality::Personality;
use span_it_core::personality::character::Trait;

const GRID: PartGrid = PartGrid { side: 48.0, width: 2.5 };
const CORNER: f32 = 12.0;
const THIN: f32 = 1.8;
/// Around the face, as a share of its tile.
const MARGIN: f32 = 0.06;
const HEAD: Rect = Rect { min: pos2(7.5, 11.5), max: pos2(40.5, 45.0) };
const HEAD_CORNER: f32 = 14.0;
const MIDDLE: f32 = GRID.side / 2.0;
/// The radius of the glasses.
const GLASS: f32 = 5.4;
/// Heights of the eyes and of the mouth.
const EYES: f32 = 22.0;
const MOUTH: f32 = 34.5;
/// Half the width of the mouth.
const MOUTH_SIDE: f32 = 6.6;

/// The hair of the built-in opponents.
const HAIR: &[(&str, &[Part])] = &[
    ("Wanderer", &[Path("M10 9.5L15.5 9.5M21.5 4.5L21.5 9.5M28 9L34 9M39 5L39 10")]),
    ("Sprinter", &[Path("M14 9.5L43 9.5"), Thin(2.0, "M4 6L15 6M4 11.5L9 11.5")]),
    ("Gambler", &[Path("M9 11L39 11M15 11L15 4.5L33 4.5L33 11"), Dot(20.0, 7.6, 1.4), Dot(28.0, 7.6, 1.4)]),
    ("Novice", &[Path("M10 10.5L15 5L20 10L25 4.5L30 10L35 5L38.5 10")]),
    ("Mason", &[Thin(2.0, "M10 11.5L10 5L38 5L38 11.5ZM19.3 5L19.3 11.5M28.7 5L28.7 11.5")]),
    ("Steady", &[Dot(14.0, 8.0, 2.5), Dot(24.0, 8.0, 2.5), Dot(34.0, 8.0, 2.5), Thin(2.0, "M14 8L34 8")]),
    ("Fencer", &[Path("M16 11L32 3.5M32 11L16 3.5")]),
    ("Islander", &[Ring(14.0, 8.0, 3.6), Ring(24.5, 6.5, 2.6), Ring(34.5, 8.4, 3.8)]),
    ("Blocker", &[Thin(5.4, "M10 8.5L38 8.5")]),
    ("Spider", &[Thin(2.0, "M24 3.5L24 9M15 4L18 9M33 4L30 9M7.5 7.5L12 11M40.5 7.5L36 11")]),
    ("Planner", &[Path("M10 8L15 8M21.5 8L26.5 8M33 8L38 8"), Dot(18.2, 8.0, 1.7), Dot(29.8, 8.0, 1.7)]),
    (
        "Weaver",
        &[Thin(
            1.7,
            "M9 10L14 5.5L19 10L24 5.5L29 10L34 5.5L39 10M9 5.5L14 10L19 5.5L24 10L29 5.5L34 10L39 5.5",
        )],
    ),
    ("Strategist", &[Path("M10 11.5L10 9L19.5 9L19.5 6.5L29 6.5L29 4L38.5 4")]),
    (
        "Sage",
        &[
            Path("M14 11C15.4 7.7 19.4 5.4 24 5.4C28.6 5.4 32.6 7.7 34 11"),
            Thin(2.2, "M24 0.9L24 1M11 3.6L12.6 5.6M37 3.6L35.4 5.6"),
        ],
    ),
    ("Master", &[Path("M12 11.5L12 4.5L18 8.5L24 3L30 8.5L36 4.5L36 11.5Z")]),
];

/// The hair of the player's own personalities.
const OWN: [&[Part]; 8] = [
    &[Thin(
        2.2,
        "M12 10.6C11.9 8.4 13.6 6.5 15.8 6.4C18 6.3 19.9 8 20 10.2C20 8 21.8 6.2 24 6.2C26.2 6.2 28 8 28 10.2C28.1 8 30 6.3 32.2 6.4C34.4 6.5 36.1 8.4 36 10.6",
    )],
    &[Path("M12 11C16 3 32 3 36 11")],
    &[Path("M14 11L14 5M19.3 11L19.3 4M24.6 11L24.6 4M29.9 11L29.9 4M35 11L35 5")],
    &[Path("M12 11L30 4M30 4L37 11")],
    &[Path("M24 11L24 5"), Ring(24.0, 4.4, 1.6)],
    &[Path("M10 11L38 11M13 7.5L35 7.5")],
    &[Ring(13.0, 8.0, 3.8), Ring(35.0, 8.0, 3.8)],
    &[Path("M12 10L20 5L28 10L36 5")],
];

/// How it feels: −1 after it has lost, 0 before a game, 1 after it has won.
pub(crate) type Mood = f32;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Face {
    hair: &'static [Part],
    /// 0..=1, in the order of [`Trait::ALL`].
    words: [f32; 5],
    mood: Mood,
}

impl Face {
    pub(crate) fn of(personality: &Personality, mood: Mood) -> Self {
        let own = Self { mood, ..Self::of_own(personality) };
        if Emblem::of(personality).is_own() {
            return own;
        }
        let builtin = HAIR.iter().find(|(builtin, _)| *builtin == personality.name);
        Self { hair: builtin.map_or(own.hair, |(_, hair)| *hair), ..own }
    }

    /// Of a personality that is not built in, before a game.
    pub(super) fn of_own(personality: &Personality) -> Self {
        let words = Trait::ALL.map(|one| to_f32(one.of(&personality.factors)));
        Self { hair: own_hair(&personality.name), words, mood: 0.0 }
    }

    pub(crate) fn paint(&self, painter: &Painter, rect: Rect, look: EmblemLook, palette: &Palette) {
        let (ground, ink) = look.colors(palette);
        let radius = if palette.relief.is_some() { 0.0 } else { CORNER * rect.width() / GRID.side };
        painter.rect_filled(rect, CornerRadius::from(radius), ground);
        let rect = rect.shrink(MARGIN * rect.width());
        let scale = rect.width() / GRID.side;
        let head =
            Rect::from_min_max(rect.min + HEAD.min.to_vec2() * scale, rect.min + HEAD.max.to_vec2() * scale);
        let outline = Stroke::new(THIN * scale, mix(ground, ink, 0.3));
        painter.rect_stroke(head, HEAD_CORNER * scale, outline, StrokeKind::Middle);
        paint_parts(painter, rect, GRID, self.hair, ink);
        let [runs, spreads, blocks, plans, _] = self.words;
        let apart = 6.2 + 4.2 * spreads;
        let wears_glasses = plans > 0.55;
        let place = |point: Pos2| rect.min + point.to_vec2() * scale;
        let line = |path: &str, width: f32| {
            icons::paint_lines(painter, &icons::flatten(path), place, Stroke::new(width * scale, ink));
        };
        for side in [-1.0, 1.0] {
            let x = MIDDLE + side * apart;
            painter.circle_filled(place(pos2(x + 1.7 * runs, EYES)), (2.1 + 0.9 * plans) * scale, ink);
            if wears_glasses {
                painter.circle_stroke(place(pos2(x, EYES)), GLASS * scale, Stroke::new(THIN * scale, ink));
            }
            if blocks > 0.12 {
                let y = [15.4, 16.2, 14.0][if wears_glasses { 2 } else { usize::from(blocks > 0.6) }];
                let (half, tilt) = (side * 3.7, 3.7 * ((blocks - 0.45) * 0.62).sin());
                let brow = format!("M{} {}L{} {}", x - half, y + tilt, x + half, y - tilt);
                line(&brow, 2.0 + 0.9 * blocks);
            }
        }
        if wears_glasses {
            let inner = apart - GLASS;
            line(&format!("M{} {EYES}L{} {EYES}", MIDDLE - inner, MIDDLE + inner), THIN);
        }
        line(&self.mouth(), GRID.width);
    }

    /// As SVG commands.
    fn mouth(&self) -> String {
        let depth = 1.1 + 4.2 * self.mood;
        let [left, right] = [MIDDLE - MOUTH_SIDE, MIDDLE + MOUTH_SIDE];
        let is_crooked = self.words[4] >= 0.5;
        if is_crooked {
            let [ends, low, high] =
                [MOUTH - 0.3 * depth, MOUTH + 1.5 + 0.4 * depth, MOUTH - 1.5 + 0.6 * depth];
            let [near, far] = [MIDDLE - MOUTH_SIDE / 2.0, MIDDLE + MOUTH_SIDE / 2.0];
            format!("M{left} {ends}L{near} {low}L{MIDDLE} {high}L{far} {low}L{right} {ends}")
        } else {
            let ends = MOUTH - 0.35 * depth;
            let bow = ends + (MOUTH + 1.5 * depth - ends) * 2.0 / 3.0;
            let [near, far] = [left + MOUTH_SIDE * 2.0 / 3.0, right - MOUTH_SIDE * 2.0 / 3.0];
            format!("M{left} {ends}C{near} {bow} {far} {bow} {right} {ends}")
        }
    }

    /// Its accessible name is the opponent's.
    pub(crate) fn show(&self, ui: &Ui, rect: Rect, look: EmblemLook, name: &str) {
        let response = ui.interact(rect, ui.scope_id().with(("face", name)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        self.paint(ui.painter(), rect, look, Palette::of(ui));
    }
}

/// The same for the same name.
fn own_hair(name: &str) -> &'static [Part] {
    let sum = name.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    OWN[sum % OWN.len()]
}

#[cfg(test)]
mod tests {
    use span_it_core::personality::library;

    use super::*;

    #[test]
    fn every_built_in_opponent_has_hair_of_its_own() {
        let names: Vec<&str> = HAIR.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, library::builtin().iter().map(|one| one.name.as_str()).collect::<Vec<_>>());
    }
}
