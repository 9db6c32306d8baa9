//! The games that the windows under test play.

use std::path::Path;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::Seed;
use span_it_core::personality::{Factor, Personality, library};
use span_it_core::record::{self, GameSetup, PlayerKind, Seat};
use span_it_core::referee::{MoveNote, Referee};

/// Horizontal's four moves from edge to edge of a 4 x 4 board, with three of vertical in between.
pub(super) const QUICK_WIN: [&str; 7] = ["a1", "a3", "c1", "a5", "e1", "a7", "g1"];

/// A shipped personality.
pub(super) fn shipped(name: &str) -> Personality {
    library::builtin_named(name).unwrap().clone()
}

/// One that thinks until it is stopped, on any board that is not nearly full.
pub(super) fn slow() -> Personality {
    let mut slow = Personality { name: "Tortoise".to_owned(), ..shipped("Steady") };
    for (factor, value) in [
        (Factor::GameTreeMaxBreadth, 1000.0),
        (Factor::GameTreeMaxDepth, 50.0),
        (Factor::GameTreeBreadthTrim, 0.0),
    ] {
        slow.factors.set(factor, value).unwrap();
    }
    slow
}

/// A seat for a person with quick hints.
pub(super) fn person(name: &str) -> Seat {
    Seat { name: name.to_owned(), kind: PlayerKind::Human, personality: shipped("Blocker") }
}

/// A seat for the computer.
pub(super) fn computer(personality: Personality) -> Seat {
    Seat { name: personality.name.clone(), kind: PlayerKind::Computer, personality }
}

/// A seat for a computer that never comes to an end.
pub(super) fn slow_computer() -> Seat {
    computer(slow())
}

/// A game on an `n` x `n` board; horizontal begins, moves are without limit.
pub(super) fn game(n: usize, horizontal: Seat, vertical: Seat) -> GameSetup {
    GameSetup {
        size: BoardSize::square(n).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(7).unwrap(),
        players: ByPlayer { horizontal, vertical },
        max_move: None,
        start: None,
        extra: None,
    }
}

/// Ada against the Steady of the program.
pub(super) fn against_steady(n: usize) -> GameSetup {
    game(n, person("Ada"), computer(shipped("Steady")))
}

/// Ada against Bob.
pub(super) fn two_people(n: usize) -> GameSetup {
    game(n, person("Ada"), person("Bob"))
}

/// The Steady of the program against its Blocker.
pub(super) fn two_computers(n: usize) -> GameSetup {
    game(n, computer(shipped("Steady")), computer(shipped("Blocker")))
}

/// Ada against one that never comes to an end.
pub(super) fn against_slow(n: usize) -> GameSetup {
    game(n, person("Ada"), slow_computer())
}

/// A game after these moves.
pub(super) fn after(setup: &GameSetup, moves: &[&str]) -> Referee {
    let mut game = setup.new_game();
    for name in moves {
        let (ply, player) = (game.moves().len(), game.position().to_move());
        game.play(ply, player, name.parse().unwrap(), MoveNote::default()).unwrap();
    }
    game
}

/// The record of a game after these moves.
pub(super) fn record(setup: &GameSetup, moves: &[&str]) -> String {
    record::write_record(setup, &after(setup, moves))
}

/// The moves of the game in a file.
pub(super) fn moves_in(file: &Path) -> Vec<String> {
    let (_, game) = record::read_record(&std::fs::read(file).unwrap()).unwrap();
    game.moves().iter().map(|mv| mv.node.to_string()).collect()
}

/// Puts a game after these moves where the first window of a data folder keeps its unfinished one.
pub(super) fn leave_unfinished(folder: &Path, setup: &GameSetup, moves: &[&str]) {
    let autosave = folder.join("autosave");
    std::fs::create_dir_all(&autosave).unwrap();
    std::fs::write(autosave.join("1.spanit"), record(setup, moves)).unwrap();
}

/// The free node that comes first in reading order.
pub(super) fn first_free(game: &Referee) -> Node {
    game.position().free_nodes().next().unwrap()
}
