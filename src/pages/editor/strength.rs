//! The strength of the edited personality: a sentence, and its place among the opponents of the ladder.

use crate::context::prelude::*;
use crate::kit::number::to_f32;
use crate::messages::editor as msg;
use crate::pages::editor::state::EditorState;
use crate::parts::emblem::EmblemLook;
use crate::parts::face::Face;
use span_it_learn::ladder::opponents;

// Lengths in points.
const SIDE: f32 = 36.0;
const HEIGHT: f32 = 78.0;
const LINE: f32 = 50.0;
const DOT: f32 = 5.0;
const FACE: f32 = 40.0;
/// So near to the middle between two opponents, it is between them, in steps of the ladder.
const BETWEEN: f32 = 0.15;
/// In a narrower strip, the names would meet.
const MIN_WIDTH: f32 = 560.0;

fn name(index: usize) -> &'static str {
    opponents().get(index).map_or("", |one| &one.personality.name)
}

/// Follows the sliders.
pub(super) fn face(state: &EditorState) -> Face {
    let factors = state.form.factors().clone();
    Face::of(&Personality { factors, ..state.form.saved.clone() }, 0.0)
}

/// At a place on the ladder.
pub(super) fn sentence(place: Option<f64>) -> String {
    let Some(place) = place.map(to_f32) else { return msg::measuring().to_owned() };
    let last = opponents().len() - 1;
    let between = (0..last).find(|&index| (place - index as f32 - 0.5).abs() < BETWEEN);
    if place < -0.5 {
        msg::weaker_than(name(0))
    } else if place > last as f32 + 0.5 {
        msg::stronger_than(name(last))
    } else if let Some(index) = between {
        msg::strong_between(name(index), name(index + 1))
    } else {
        let nearest = (0..=last).min_by_key(|&index| (place - index as f32).abs().to_bits());
        msg::about_as_strong(name(nearest.unwrap_or_default()))
    }
}

/// The fifteen opponents on a line, and the face of the edited one at its place. What it shows is said in the header too.
pub(super) fn strip(ui: &mut egui::Ui, state: &EditorState) {
    let width = ui.available_width();
    if width < MIN_WIDTH {
        return;
    }
    let (palette, (rect, _)) = (Palette::of(ui), ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover()));
    let last = opponents().len() - 1;
    let step = (width - 2.0 * SIDE) / last as f32;
    let at = |place: f32| pos2(rect.left() + SIDE + place * step, rect.top() + LINE);
    let place = state.place_on_ladder().map(|place| to_f32(place).clamp(-0.5, last as f32 + 0.5));
    let painter = ui.painter();
    painter.hline(at(0.0).x..=at(last as f32).x, at(0.0).y, Stroke::new(3.0, palette.line));
    let reached = place.unwrap_or(-1.0);
    painter.hline(at(0.0).x..=at(reached.clamp(0.0, last as f32)).x, at(0.0).y, Stroke::new(3.0, palette.go));
    for index in 0..=last {
        let (middle, is_reached) = (at(index as f32), index as f32 <= reached);
        let [fill, stroke] = if is_reached { [palette.go; 2] } else { [palette.board, palette.ctrl] };
        painter.circle(middle, DOT, fill, Stroke::new(1.5, stroke));
        let is_near = (index as f32 - reached).abs() < 1.0;
        let is_apart = (index as f32 - reached).abs() >= 2.0;
        if is_near || is_apart && (index == 0 || index == last) {
            let color = if is_near { palette.ink } else { palette.soft };
            painter.text(
                middle + vec2(0.0, 18.0),
                Align2::CENTER_CENTER,
                name(index),
                font::regular(12.5),
                color,
            );
        }
    }
    if let Some(place) = place {
        let above = at(place) - vec2(0.0, DOT + 4.0 + FACE / 2.0);
        face(state).paint(
            painter,
            Rect::from_center_size(above, Vec2::splat(FACE)),
            EmblemLook::Won,
            palette,
        );
    }
}
