//! The centre of the window: header and board.

use eframe::egui::{self, CentralPanel, Frame, Rect, pos2, vec2};

use crate::app::action::Action;
use crate::app::board;
use crate::app::board::{Mark, MarkKind, WeightParts};
use crate::app::game::action::GameAction;
use crate::app::game::layout::Layout;
use crate::app::game::state::State;
use crate::app::game::{header, heat_map};
use crate::app::scene::{Actions, Scene};
use crate::app::session::Session;
use span_it_core::board::ByPlayer;

/// Room for the coordinates above the board, as a share of its height.
const LETTERS: f32 = 0.05;
/// The least room between board and window, in points.
const MARGIN: f32 = 16.0;

pub(crate) fn show(
    ui: &mut egui::Ui,
    layout: Layout,
    scene: &Scene<'_>,
    state: &mut State,
    actions: &mut Actions,
) {
    let frame = Frame::new();
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let room = ui.max_rect();
        let top = if layout.has_header() { header::HEIGHT + 14.0 } else { 4.0 };
        let board = Rect::from_min_max(room.min + vec2(0.0, top), room.max - vec2(0.0, 4.0));
        if layout.has_header() {
            let ground =
                board::geometry::board_rect(board, scene.session.setup().size, scene.settings.coordinates);
            header::show(ui, header_rect(room, ground), scene, actions);
        }
        board_at(ui, board, scene, state, actions);
    });
}

/// As wide as the board, but wide enough for a title and its buttons, and never wider than the window.
fn header_rect(room: Rect, ground: Rect) -> Rect {
    let most = room.width() - 2.0 * MARGIN;
    let width = ground.width().max(520.0).min(most);
    let left = (ground.center().x - width / 2.0).max(room.left() + MARGIN);
    // On a screen that is much higher than the board, the header stays next to the board.
    let top = (ground.top() - LETTERS * ground.height() - header::HEIGHT).max(room.top() + 14.0);
    Rect::from_min_size(pos2(left, top), vec2(width, header::HEIGHT))
}

fn board_at(ui: &mut egui::Ui, rect: Rect, scene: &Scene<'_>, state: &mut State, actions: &mut Actions) {
    if std::mem::take(&mut state.focus_board) {
        state.board.focus(ui.ctx());
    }
    let session = scene.session;
    let position = session.shown_position();
    let winning = session.winning_path();
    let map = if scene.heat { heat_map::map(session) } else { Vec::new() };
    let pointed = state.pointed.filter(|&node| scene.heat && position.is_free(node));
    // After the end of the game there is no move to find, so the marks appear only on request.
    // In a match of computers the marks would flash at every second move.
    let is_requested = state.truth == Some(true);
    let is_in_play = session.outcome().is_none() && !session.is_watching();
    let marked = scene.truth && (session.is_viewing() || is_in_play || is_requested);
    let marks = if marked { truth_marks(session) } else { Vec::new() };
    let rows = pointed.map(|node| heat_map::parts(session, node)).unwrap_or_default();
    let names = ByPlayer::from_fn(|player| session.seat(player).name.as_str());
    let board = board::BoardScene {
        playable: session.playable(),
        last_move: session.shown_last_move(),
        winning_path: winning.as_ref(),
        hint: session.ready_hint().map(|hint| (hint.player, hint.recommended())),
        heat: &map,
        parts: pointed.map(|node| WeightParts { node, rows: &rows }),
        coordinates: scene.settings.coordinates,
        confirm_moves: scene.settings.confirm_moves,
        reduced_motion: scene.reduced_motion,
        space_plays: !session.can_pause(),
        marks: &marks,
        ..board::BoardScene::of(&position, names)
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    state.pointed = output.pointed;
    if let Some(node) = output.played {
        actions.push(Action::Game(GameAction::Play(node)));
    }
}

/// Marks the winning moves of the player to move.
fn truth_marks(session: &Session) -> Vec<Mark> {
    let truth = session.solution(session.shown_ply());
    let winning = truth.map_or(&[][..], |truth| &truth.winning_moves);
    let kind = if winning.len() == 1 { MarkKind::OnlyWinningMove } else { MarkKind::KeepsWin };
    winning.iter().map(|&node| Mark { node, kind }).collect()
}
