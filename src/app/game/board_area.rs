//! The centre of the window: header and board.

use eframe::egui::{CentralPanel, Frame, Rect, Ui, pos2, vec2};

use crate::app::action::Action;
use crate::app::board::{self, Mark, MarkKind, WeightParts};
use crate::app::game::action::GameAction;
use crate::app::game::layout::Layout;
use crate::app::game::state::State;
use crate::app::game::{header, heat_map};
use crate::app::scene::{Actions, Scene};
use crate::app::session::Session;

/// Room for the coordinates above the board, as a share of its height.
const LETTERS: f32 = 0.05;
/// The least room between board and window, in points.
const MARGIN: f32 = 16.0;

pub(crate) fn show(ui: &mut Ui, layout: Layout, scene: &Scene<'_>, state: &mut State, actions: &mut Actions) {
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let room = ui.max_rect();
        let top = if layout.has_header() { header::HEIGHT + 14.0 } else { 4.0 };
        let board = room.with_min_y(room.top() + top).with_max_y(room.bottom() - 4.0);
        if layout.has_header() {
            let ground =
                board::geometry::board_rect(board, scene.session.setup().size, scene.settings.coordinates);
            header::show(ui, header_rect(room, ground), scene, actions);
        }
        board_at(ui, board, scene, state, actions);
    });
}

/// As wide as the board, but with room for a title and its buttons.
fn header_rect(room: Rect, ground: Rect) -> Rect {
    let most = room.width() - 2.0 * MARGIN;
    let width = ground.width().max(520.0).min(most);
    let left = (ground.center().x - width / 2.0).max(room.left() + MARGIN);
    // On a screen that is much higher than the board, the header stays next to the board.
    let top = (ground.top() - LETTERS * ground.height() - header::HEIGHT).max(room.top() + 14.0);
    Rect::from_min_size(pos2(left, top), vec2(width, header::HEIGHT))
}

fn board_at(ui: &mut Ui, rect: Rect, scene: &Scene<'_>, state: &mut State, actions: &mut Actions) {
    if std::mem::take(&mut state.focus_board) {
        state.board.focus(ui.ctx());
    }
    let session = scene.session;
    let position = session.shown_position();
    let winning = session.winning_path();
    let weights = if scene.heat { session.weights() } else { &[] };
    let map = heat_map::map_of(&heat_map::ranked(position.size(), weights));
    let pointed = state.pointed.filter(|&node| scene.heat && position.is_free(node));
    // After the end of the game there is no move to find, so the marks appear only on request.
    // In a match of computers the marks would flash at every second move.
    let is_requested = state.truth == Some(true);
    let is_in_play = session.outcome().is_none() && !session.is_watching();
    let marked = scene.truth && (session.is_viewing() || is_in_play || is_requested);
    let marks = if marked { truth_marks(session) } else { Vec::new() };
    let rows = pointed.map(|node| heat_map::parts_of(session, &position, weights, node)).unwrap_or_default();
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
        ..board::BoardScene::of(&position, session.names())
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    state.pointed = output.pointed;
    if let Some(node) = output.played {
        actions.push(Action::Game(GameAction::Play(node)));
    }
}

fn truth_marks(session: &Session) -> Vec<Mark> {
    let truth = session.solution(session.shown_ply());
    let winning = truth.map_or(&[][..], |truth| &truth.winning_moves);
    let kind = if winning.len() == 1 { MarkKind::OnlyWinningMove } else { MarkKind::KeepsWin };
    winning.iter().map(|&node| Mark { node, kind }).collect()
}
