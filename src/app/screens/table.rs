//! The middle of the window: header and board.

use eframe::egui::{self, CentralPanel, Frame, Rect, pos2, vec2};

use super::layout::Layout;
use super::{Actions, Scene, header};
use crate::app::board_view::{self, Heat};
use crate::app::theme::Palette;
use crate::app::{Action, Session, View};
use crate::board::ByPlayer;

/// The least room between board and window.
const MARGIN: f32 = 16.0;

/// Shows header and board in what room is left.
pub(super) fn show(
    ui: &mut egui::Ui,
    layout: Layout,
    scene: &Scene<'_>,
    view: &mut View,
    actions: &mut Actions,
) {
    let frame = Frame::new().fill(Palette::of(ui).table);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let room = ui.max_rect();
        let top = if layout.has_header() { header::HEIGHT + 14.0 } else { 4.0 };
        let board = Rect::from_min_max(room.min + vec2(0.0, top), room.max);
        if layout.has_header() {
            let ground = board_view::geometry::board_rect(
                board,
                scene.session.setup().size,
                scene.settings.coordinates,
            );
            header::show(ui, header_rect(room, ground), scene, view, actions);
        }
        board_at(ui, board, scene, view, actions);
    });
}

/// As wide as the board, but never too narrow for a title and its buttons.
fn header_rect(room: Rect, ground: Rect) -> Rect {
    let least = (room.width() - 2.0 * MARGIN).min(520.0);
    let width = ground.width().max(least);
    let left = (ground.center().x - width / 2.0).max(room.left() + MARGIN);
    Rect::from_min_size(pos2(left, room.top() + 14.0), vec2(width, header::HEIGHT))
}

fn board_at(ui: &mut egui::Ui, rect: Rect, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let session = scene.session;
    let position = session.shown_position();
    let winning = session.winning_path();
    let heat = if view.heat { heat(session) } else { Vec::new() };
    let names = ByPlayer::from_fn(|player| session.seat(player).name.as_str());
    let board = board_view::Scene {
        position: &position,
        playable: session.playable(),
        last_move: session.shown_last_move(),
        winning_path: winning.as_ref(),
        hint: session.ready_hint().map(|hint| (hint.player, hint.node())),
        heat: &heat,
        names,
        coordinates: scene.settings.coordinates,
        confirm_moves: scene.settings.confirm_moves,
        reduced_motion: scene.reduced_motion,
        space_plays: !session.can_pause(),
        marks: &[],
    };
    let output = board_view::show(ui, rect, &board, &mut view.board);
    view.pointed = output.pointed;
    if let Some(node) = output.played {
        actions.push(Action::Play(node));
    }
}

/// The weights as the board draws them: shares of the range between least and greatest, in a
/// scale that a win's ten thousand does not flatten.
fn heat(session: &Session) -> Vec<Heat> {
    let weights = session.weights();
    let size = session.setup().size;
    let spread = |w: f64| w.asinh();
    let (least, greatest) =
        weights.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), weight| {
            (least.min(spread(weight.w)), most.max(spread(weight.w)))
        });
    let mut ranked: Vec<_> = weights.iter().collect();
    ranked.sort_by(|a, b| {
        let tie = |weight: &crate::engine::NodeWeight| (size.centre_distance(weight.node), weight.node);
        b.w.total_cmp(&a.w).then_with(|| tie(a).cmp(&tie(b)))
    });
    let share = |w: f64| if greatest > least { (spread(w) - least) / (greatest - least) } else { 0.5 };
    ranked
        .into_iter()
        .enumerate()
        .map(|(index, weight)| Heat {
            node: weight.node,
            share: narrow(share(weight.w)),
            weight: weight.w,
            rank: index + 1,
        })
        .collect()
}

#[expect(clippy::cast_possible_truncation, reason = "a share for drawing, 0..=1")]
const fn narrow(share: f64) -> f32 {
    share as f32
}
