//! The centre of the window: header and board, with the heat map and the solver's marks.

use eframe::egui::{CentralPanel, Frame, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::action::{Action, Actions};
use crate::app::board::geometry::Geometry;
use crate::app::board::{self, Mark, MarkKind, WeightParts};
use crate::app::game::action::GameAction;
use crate::app::game::celebration;
use crate::app::game::headline::refusal;
use crate::app::game::state::{GameState, Refused};
use crate::app::game::{first_screen, header, heat_map, hint_card};
use crate::app::scene::Scene;
use crate::app::session::{HintState, Session};
use span_it_core::board::BoardSize;
use span_it_picture::Mark as SolverMark;

// Lengths in points.
/// The least room between board and window.
const MARGIN: f32 = 16.0;
/// Above the header.
pub(crate) const HEADER_GAP: f32 = 14.0;
/// Between header and board.
pub(crate) const BOARD_GAP: f32 = 6.0;
/// Of the hint beside the board in the stacked layout.
const HINT_WIDTH: f32 = 292.0;

pub(super) fn show(
    ui: &mut Ui,
    is_wide: bool,
    scene: &Scene<'_>,
    state: &mut GameState,
    actions: &mut Actions,
) {
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let mut room = ui.max_rect();
        if !is_wide {
            room = first_screen::strip(ui, room, scene, actions);
        }
        let (header, mut board) = places(room, scene.session.setup().size, scene.settings.coordinates);
        if let Some(share) = state.shown_end.celebration(ui.input(|input| input.time)).filter(|_| is_wide) {
            let outline =
                Geometry::fit(board, scene.session.setup().size, scene.settings.coordinates).outline();
            celebration::shapes(ui, ui.max_rect(), header.union(outline), share);
        }
        header::show(ui, header, scene, refusal(state, scene.session), actions);
        if !is_wide && !matches!(scene.session.hint(), HintState::Closed) {
            let (rest, hint) = board.split_left_right_at_x(board.right() - HINT_WIDTH);
            ui.scope_builder(UiBuilder::new().max_rect(hint), |ui| hint_card::show(ui, scene, actions));
            board = rest;
        }
        board_at(ui, board, scene, state, actions);
    });
}

/// Where header and board are, also in *Show Why*.
pub(crate) fn places(room: Rect, size: BoardSize, coordinates: bool) -> (Rect, Rect) {
    let room = room.shrink2(vec2(MARGIN, 0.0));
    let top = room.top() + HEADER_GAP + header::HEIGHT + BOARD_GAP;
    let board = Rect::from_min_max(pos2(room.left(), top), room.max - vec2(0.0, 4.0));
    (header_rect(room, &Geometry::fit(board, size, coordinates)), board)
}

/// As wide as the board, but with room for a title and its buttons.
fn header_rect(room: Rect, geometry: &Geometry) -> Rect {
    let (ground, outline) = (geometry.ground(), geometry.outline());
    let width = ground.width().max(520.0).min(room.width());
    let left = (ground.center().x - width / 2.0).max(room.left());
    // On a screen that is much higher than the board, the header stays next to the board.
    let top = (outline.top() - BOARD_GAP - header::HEIGHT).max(room.top() + HEADER_GAP);
    Rect::from_min_size(pos2(left, top), vec2(width, header::HEIGHT))
}

fn board_at(ui: &mut Ui, rect: Rect, scene: &Scene<'_>, state: &mut GameState, actions: &mut Actions) {
    if std::mem::take(&mut state.focus_board) {
        state.board.focus(ui.ctx());
    }
    let session = scene.session;
    let position = session.shown_position();
    let winning = session.winning_path();
    let weights = if scene.heat { session.weights() } else { &[] };
    let map = heat_map::map_of(&heat_map::ranked(position.size(), weights));
    let pointed = state.pointed.filter(|&node| scene.heat && position.is_free(node));
    let marks = solver_marks(scene, state.winner == Some(true));
    let rows = pointed.map(|node| heat_map::parts_of(session, &position, weights, node)).unwrap_or_default();
    let board = board::BoardScene {
        takes_moves: true,
        playable: session.playable(),
        last_move: session.shown_last_move(),
        winning_path: winning.as_ref(),
        animates_win: !session.is_viewing(),
        hint: session.ready_hint().map(|hint| (hint.player, hint.recommended())),
        heat: &map,
        parts: pointed.map(|node| WeightParts { node, rows: &rows }),
        coordinates: scene.settings.coordinates,
        confirm_moves: scene.settings.confirm_moves,
        reduced_motion: scene.reduced_motion,
        space_plays: !session.can_pause(),
        answers_refusals: true,
        zoomable: true,
        marks: &marks,
        ..board::BoardScene::of(&position, session.names())
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    state.pointed = output.pointed;
    state.refused = state.refused.filter(|refused| refused.is_current(session, state.pointed));
    if let Some(node) = output.refused {
        state.refused = Some(Refused::at(session, node));
        actions.push(Action::call(move |cx| cx.session.refuse(node)));
    }
    if let Some(node) = output.played {
        actions.push(Action::Game(GameAction::Play(node)));
    }
}

/// The moves that keep the win or, where most do, the moves that give it away.
/// `requested` is whether the player asked for them in this game.
fn solver_marks(scene: &Scene<'_>, requested: bool) -> Vec<Mark> {
    let session = scene.session;
    // After the end of the game there is no move to find, so the marks appear only on request.
    // In a match of computers the marks would flash at every second move.
    let is_in_play = session.outcome().is_none() && !session.is_watching();
    if scene.shows_winner && (session.is_viewing() || is_in_play || requested) {
        marks_of(session)
    } else {
        Vec::new()
    }
}

fn marks_of(session: &Session) -> Vec<Mark> {
    let Some(truth) = session.solution(session.shown_ply()) else { return Vec::new() };
    let marks = span_it_picture::solver_marks(&session.shown_position(), &truth.winning_moves);
    let marked = |(node, mark)| {
        let kind = match mark {
            SolverMark::Best => MarkKind::OnlyWinningMove,
            SolverMark::Bad => MarkKind::LosesWin,
            _ => MarkKind::KeepsWin,
        };
        Mark { node, kind }
    };
    marks.into_iter().map(marked).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_is_above_the_coordinates() {
        for window in [vec2(936.0, 650.0), vec2(496.0, 536.0), vec2(640.0, 590.0), vec2(480.0, 342.0)] {
            let room = Rect::from_min_size(pos2(0.0, 34.0), window);
            let headers: Vec<Rect> = [3, 4, 6, 12, 20]
                .into_iter()
                .map(|n| {
                    let size = BoardSize::square(n).unwrap();
                    let (header, board) = places(room, size, true);
                    let outline = Geometry::fit(board, size, true).outline();
                    assert!(header.bottom() <= outline.top() + 0.1, "{n} x {n} in {room:?}");
                    assert!(room.contains_rect(header) && room.contains_rect(board));
                    header
                })
                .collect();
            assert!(
                headers.iter().all(|header| (header.top() - headers[0].top()).abs() < 2.0),
                "{headers:?}"
            );
        }
    }
}
