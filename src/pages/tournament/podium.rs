//! The three best players of a finished tournament, on their steps.

use crate::context::prelude::*;
use crate::messages::tournament as msg;
use crate::pages::tournament::state::Tournament;
use crate::parts::badge;
use crate::parts::emblem::{Emblem, EmblemLook};
use crate::parts::face::Face;
use span_it_lab::tournament::PlayerSpec;
use span_it_lab::tournament::scoreboard::Row;

// Lengths in points.
const STEP: f32 = 170.0;
const GAP: f32 = 12.0;
const NAME: f32 = 24.0;
/// The heights of the steps and the sides of the faces, by rank.
const STEPS: [f32; 3] = [72.0, 48.0, 32.0];
const FACES: [f32; 3] = [84.0, 62.0, 54.0];
const HEIGHT: f32 = STEPS[0] + NAME + FACES[0] + 30.0;
/// In less height there is only the sentence, as the table needs the room: without and with its details.
const LOW: [f32; 2] = [380.0, 640.0];
/// In less height there is only the table.
const LOWEST: f32 = 300.0;
/// The fewest players that deserve a podium.
const MIN_PLAYERS: usize = 3;
const RAYS: u8 = 13;

pub(super) fn show(ui: &mut Ui, tournament: &Tournament, has_details: bool, cx: &Context) {
    let rows = tournament.table.rows();
    if !tournament.is_finished() || tournament.is_test() || ui.available_height() < LOWEST {
        return;
    }
    ui.add(Label::new(text::heading(tournament.winners())).wrap());
    ui.add_space(8.0);
    badge::new(ui, None, cx);
    if rows.len() < MIN_PLAYERS || ui.available_height() < LOW[usize::from(has_details)] {
        return;
    }
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    // The best is read first and stands in the middle.
    for (row, column) in rows.iter().zip([0.0, -1.0, 1.0]) {
        let x = room.left() + (room.width().min(760.0)) / 2.0 + column * (STEP + GAP);
        let step = Rect::from_center_size(pos2(x, room.bottom()), vec2(STEP, 0.0));
        place(ui, step, row, tournament.plan.agents.get(row.place));
    }
    ui.add_space(12.0);
}

/// Players with the same rank stand on steps of the same height.
fn place(ui: &Ui, step: Rect, row: &Row, agent: Option<&PlayerSpec>) {
    let palette = Palette::of(ui);
    let (painter, rank) = (ui.painter(), row.rank.clamp(1, STEPS.len()) - 1);
    let personality = match agent {
        Some(PlayerSpec::Personality(one)) => Some(one),
        _ => None,
    };
    let is_own = personality.is_some_and(|one| Emblem::of(one).is_own());
    let is_celebrated = is_own && rank == 0;
    let step = step.with_min_y(step.bottom() - STEPS[rank]);
    let (fill, ink) =
        if is_celebrated { (palette.go, palette.on_go) } else { (palette.raised, palette.soft) };
    painter.rect_filled(step, palette.corner(8), fill);
    painter.text(step.center(), Align2::CENTER_CENTER, row.rank, font::semibold(24.0), ink);
    let name = if is_own { msg::yours(&row.name) } else { row.name.clone() };
    let at = step.center_top() - vec2(0.0, NAME / 2.0);
    let line = widgets::label::Line { text: &name, font: font::semibold(14.0), color: palette.ink };
    let width = painter.layout_no_wrap(name.clone(), line.font.clone(), line.color).size().x.min(STEP);
    line.paint(ui, at - vec2(width / 2.0, 0.0), step.right());
    let side = FACES[rank];
    let face = Rect::from_center_size(at - vec2(0.0, f32::midpoint(NAME, side)), Vec2::splat(side));
    if let Some(one) = personality {
        let look = if is_celebrated { EmblemLook::Won } else { EmblemLook::Plain };
        Face::of(one, if rank == 0 { 1.0 } else { 0.4 }).paint(painter, face, look, palette);
    }
    for ray in (0..RAYS).filter(|_| is_celebrated) {
        let direction = Vec2::angled(-std::f32::consts::PI * f32::from(ray) / f32::from(RAYS - 1));
        let from = face.center() + direction * (0.62 * side);
        painter.line_segment([from, from + direction * 14.0], Stroke::new(3.0, palette.go));
    }
    let response = ui.interact(face.union(step), ui.scope_id().with(row.place), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, msg::step(row.rank, &name)));
}
