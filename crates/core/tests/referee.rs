//! The referee: turns, legal moves, the end of a game, undo and redo.

use std::time::Duration;

use proptest::prelude::*;
use span_it_core::board::{self, BoardSize, Node, PlaceError, Player, Position};
use span_it_core::referee::{MoveNote, Outcome, Referee, Refusal, Termination};

use crate::support::{any_player, small_size};

use Player::{Horizontal, Vertical};

const NOTE: MoveNote = MoveNote { time: None, levels: None, search: None };

fn node(name: &str) -> Node {
    name.parse().unwrap()
}

fn play(game: &mut Referee, name: &str) -> Result<Option<Outcome>, Refusal> {
    game.play(node(name), NOTE)
}

fn game(moves: &[&str]) -> Referee {
    let mut game = Referee::new(BoardSize::square(3).unwrap(), Horizontal);
    for name in moves {
        play(&mut game, name).unwrap();
    }
    game
}

#[test]
fn refused_moves_change_nothing() {
    let mut game = game(&["a1", "b2"]);
    let before = game.clone();
    let size = BoardSize::square(3).unwrap();
    let refusals = [
        (2, Horizontal, "g1", PlaceError::NotOnBoard { node: node("g1"), size }.into()),
        (2, Horizontal, "a1", PlaceError::Taken { node: node("a1"), by: Horizontal }.into()),
        (2, Horizontal, "b2", PlaceError::Taken { node: node("b2"), by: Vertical }.into()),
        (2, Vertical, "c3", Refusal::NotYourTurn { player: Vertical }),
        (1, Horizontal, "c3", Refusal::NotYourTurn { player: Horizontal }),
        (3, Vertical, "c3", Refusal::NoSuchPly { ply: 3, moves: 2 }),
        (usize::MAX - 1, Vertical, "c3", Refusal::NoSuchPly { ply: usize::MAX - 1, moves: 2 }),
    ];
    for (ply, player, name, refusal) in refusals {
        assert_eq!(game.check(ply, player, node(name)), Err(refusal));
        assert_eq!(game.play_at(ply, player, node(name), NOTE), Err(refusal));
        assert_eq!(game, before, "a refused move changed the game");
        assert!(!refusal.to_string().is_empty());
    }
}

#[test]
fn won_start_position_is_a_finished_game() {
    let start: Position = "hhh/../.../../... v".parse().unwrap();
    let mut game = Referee::from_position(start);
    let outcome = Outcome { winner: Horizontal, termination: Termination::Path };
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(play(&mut game, "a3"), Err(Refusal::GameOver { outcome }));
}

#[test]
fn either_player_can_resign_and_undo() {
    for loser in Player::ALL {
        let mut game = game(&["a1"]);
        let outcome = Outcome { winner: loser.opponent(), termination: Termination::Resignation };
        assert_eq!(game.resign(loser), Ok(outcome));
        assert_eq!((game.outcome(), game.moves().len()), (Some(outcome), 1));
        assert_eq!(play(&mut game, "c3"), Err(Refusal::GameOver { outcome }));
        assert_eq!(game.resign(loser), Err(Refusal::GameOver { outcome }));
        assert_eq!(game.undo(), Some(loser));
        assert_eq!((game.outcome(), game.moves().len()), (None, 1));
        assert_eq!(game.redo(), Some(loser));
        assert_eq!(game.outcome(), Some(outcome));
    }
}

#[test]
fn new_moves_clear_the_redo_history() {
    let mut game = game(&["a1", "b2", "c1"]);
    assert_eq!(game.undo_history().collect::<Vec<_>>(), [Horizontal, Vertical, Horizontal]);
    assert_eq!((game.undo(), game.undo()), (Some(Horizontal), Some(Vertical)));
    assert_eq!(game.redo_history().collect::<Vec<_>>(), [Vertical, Horizontal]);
    play(&mut game, "e1").unwrap();
    assert_eq!((game.redo(), game.redo_history().count()), (None, 0));
    assert_eq!((game.undo(), game.undo(), game.undo()), (Some(Vertical), Some(Horizontal), None));
    assert_eq!((game.moves().len(), game.position()), (0, game.start()));
}

/// A random operation; the numbers select a ply and a node.
#[derive(Clone, Debug)]
enum Operation {
    Play(usize),
    PlayEarlier(usize, usize),
    Resign(Player),
    Undo,
    Redo,
}

fn any_operation() -> impl Strategy<Value = Operation> {
    prop_oneof![
        10 => any::<usize>().prop_map(Operation::Play),
        2 => (any::<usize>(), any::<usize>()).prop_map(|(ply, pick)| Operation::PlayEarlier(ply, pick)),
        1 => any_player().prop_map(Operation::Resign),
        4 => Just(Operation::Undo),
        4 => Just(Operation::Redo),
    ]
}

/// A simple model of a game: all its states, and the index of the current one.
#[derive(Debug)]
struct Model {
    states: Vec<(Vec<Node>, Option<Player>)>,
    now: usize,
}

impl Model {
    fn enter(&mut self, state: (Vec<Node>, Option<Player>)) {
        self.states.truncate(self.now + 1);
        self.states.push(state);
        self.now += 1;
    }
}

fn replay(start: &Position, moves: &[Node]) -> Position {
    moves.iter().fold(start.clone(), |position, &node| position.after(node))
}

fn outcome_of(position: &Position, resigned: Option<Player>) -> Option<Outcome> {
    match resigned {
        Some(loser) => Some(Outcome { winner: loser.opponent(), termination: Termination::Resignation }),
        None => board::winner(position).map(|winner| Outcome { winner, termination: Termination::Path }),
    }
}

fn apply(game: &mut Referee, model: &mut Model, operation: &Operation) {
    let (moves, resigned) = model.states[model.now].clone();
    let over = outcome_of(&replay(game.start(), &moves), resigned).is_some();
    match *operation {
        Operation::Play(pick) => try_play(game, model, moves.len(), pick, over),
        Operation::PlayEarlier(ply, pick) => {
            let ply = ply % (moves.len() + 1);
            try_play(game, model, ply, pick, over && ply == moves.len());
        }
        Operation::Resign(loser) => {
            assert_eq!(game.resign(loser).is_err(), over);
            if !over {
                model.enter((moves, Some(loser)));
            }
        }
        Operation::Undo => {
            assert_eq!(game.undo().is_some(), model.now > 0);
            model.now = model.now.saturating_sub(1);
        }
        Operation::Redo => {
            assert_eq!(game.redo().is_some(), model.now + 1 < model.states.len());
            model.now = (model.now + 1).min(model.states.len() - 1);
        }
    }
}

fn try_play(game: &mut Referee, model: &mut Model, ply: usize, pick: usize, over: bool) {
    let mut moves = model.states[model.now].0[..ply].to_vec();
    let position = replay(game.start(), &moves);
    let free: Vec<Node> = position.free_nodes().collect();
    // On a full board, which is always won, any node is refused.
    let node = free.get(pick % free.len().max(1)).copied().unwrap_or(node("a1"));
    let answer = game.play_at(ply, position.to_move(), node, NOTE);
    assert_eq!(answer.is_err(), over);
    if !over {
        moves.push(node);
        assert_eq!(answer, Ok(outcome_of(&position.after(node), None)));
        model.enter((moves, None));
    }
}

proptest! {
    #[test]
    fn game_equals_the_replay_of_its_moves(
        size in small_size(),
        first in any_player(),
        operations in proptest::collection::vec(any_operation(), 0..80),
    ) {
        let mut game = Referee::new(size, first);
        let mut model = Model { states: vec![(Vec::new(), None)], now: 0 };
        for operation in &operations {
            apply(&mut game, &mut model, operation);
            let (moves, resigned) = &model.states[model.now];
            let position = replay(game.start(), moves);
            prop_assert_eq!(&game.moves().iter().map(|mv| mv.node).collect::<Vec<_>>(), moves);
            prop_assert_eq!(game.outcome(), outcome_of(&position, *resigned));
            prop_assert_eq!(game.position(), &position);
            prop_assert_eq!(&game.position_at(moves.len()), &position);
            prop_assert_eq!(game.undo_history().count(), model.now);
            prop_assert_eq!(game.redo_history().count(), model.states.len() - 1 - model.now);
            let mut there_and_back = game.clone();
            if there_and_back.undo().is_some() {
                there_and_back.redo();
                prop_assert_eq!(&there_and_back, &game);
            }
        }
    }
}

#[test]
fn undo_and_redo_keep_the_time_used() {
    let note = |seconds| MoveNote { time: Some(Duration::from_secs(seconds)), ..NOTE };
    let mut game = Referee::new(BoardSize::square(4).unwrap(), Player::Horizontal);
    for (node, time) in [("a1", 1), ("c1", 2), ("e1", 4)] {
        game.play(node.parse().unwrap(), note(time)).unwrap();
    }
    game.add_unplayed_time(Player::Vertical, Duration::from_secs(8));
    let used = |game: &Referee| Player::ALL.map(|player| game.time_used(player).as_secs());
    assert_eq!(used(&game), [5, 10]);
    game.undo();
    game.undo();
    assert_eq!(used(&game), [5, 10]);
    assert_eq!(game.unplayed_time(Player::Horizontal), Duration::from_secs(4));
    game.redo();
    assert_eq!(used(&game), [5, 10]);
    game.play_at(0, Player::Horizontal, "g1".parse().unwrap(), note(16)).unwrap();
    assert_eq!(used(&game), [21, 10]);
    game.undo();
    assert_eq!((used(&game), game.moves().len()), ([21, 10], 2));
}
