//! A small game that shows the rule: the players connect dots in turn until one path joins two edges.

use egui::{Id, Rect, Ui};

use crate::board::geometry::Geometry;
use crate::board::scene::{BoardScene, Frame};
use crate::board::{BoardState, paint};
use span_it_core::board::{BoardSize, ByPlayer, Node, Path, Player, Position, path_of};

/// On 3 x 3. Horizontal moves first and wins with the last move.
const MOVES: [(u8, u8); 7] = [(2, 0), (2, 2), (3, 1), (0, 2), (4, 2), (3, 3), (4, 4)];

// Durations, in seconds.
const EMPTY_TIME: f64 = 0.8;
const MOVE_TIME: f64 = 0.55;
const WON_TIME: f64 = 2.0;

/// It is shown this many times, and then stays.
const ROUNDS: f64 = 2.0;
/// Lines and dots of the small picture are thicker than those of a board.
const BOLDNESS: f32 = 1.7;

fn round_time() -> f64 {
    EMPTY_TIME + MOVE_TIME * MOVES.len() as f64 + WON_TIME
}

/// Whether the picture still changes after this time.
pub(crate) fn is_moving(elapsed: f64) -> bool {
    elapsed < ROUNDS * round_time() - WON_TIME
}

/// The position after `elapsed` seconds, and the last move.
fn position(size: BoardSize, elapsed: f64) -> (Position, Option<Node>) {
    let shown = if is_moving(elapsed) { elapsed % round_time() } else { round_time() };
    let is_played = |index: usize| shown > EMPTY_TIME + MOVE_TIME * index as f64;
    let moves = MOVES.into_iter().enumerate().filter(|&(index, _)| is_played(index));
    let nodes = moves.filter_map(|(_, (row, col))| Node::new(row, col));
    let start = (Position::empty(size, Player::Horizontal), None);
    nodes.fold(start, |(position, _), node| (position.after(node), Some(node)))
}

/// Paints the game `elapsed` seconds after its start.
pub(crate) fn paint(ui: &Ui, rect: Rect, elapsed: f64) {
    let Ok(size) = BoardSize::square(3) else { return };
    let (position, last_move) = position(size, elapsed);
    let path = last_move.and_then(|node| path_of(&position, node)).filter(Path::is_winner);
    let scene = BoardScene {
        last_move,
        winning_path: path.as_ref(),
        coordinates: false,
        reduced_motion: elapsed.is_infinite(),
        ..BoardScene::of(&position, ByPlayer { horizontal: "", vertical: "" })
    };
    let (id, now) = (Id::unique("rule demo"), ui.input(|input| input.time));
    let mut state = ui.data_mut(|data| data.remove_temp::<BoardState>(id)).unwrap_or_default();
    state.follow(&scene, now);
    let geometry = Geometry::fit(rect, size, false);
    paint::paint(ui, &Frame { scene: &scene, geometry, id, now, boldness: BOLDNESS }, &state);
    ui.data_mut(|data| data.insert_temp(id, state));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_a_legal_game_that_horizontal_wins_and_rests() {
        assert!(is_moving(0.0) && is_moving(round_time()));
        assert!(!is_moving(ROUNDS * round_time()));
        let moves = |elapsed| position(BoardSize::square(3).unwrap(), elapsed).0.connectors();
        assert_eq!((moves(0.0), moves(f64::INFINITY)), (0, 7));
        let mut position = Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal);
        for (index, (row, col)) in MOVES.into_iter().enumerate() {
            let node = Node::new(row, col).unwrap();
            assert!(position.is_free(node));
            position = position.after(node);
            let wins = path_of(&position, node).unwrap().is_winner();
            assert_eq!(wins, index == MOVES.len() - 1, "{node}");
        }
    }
}
