//! Players and games for the tests.

use serde_json::{Value, json};
use span_it_core::board::ByPlayer;
use span_it_core::personality::library;
use span_it_core::record::{self, GameNotes, Seat};
use span_it_core::referee::MoveNote;

use super::prelude::*;

/// The file in the data folder that the first window writes.
pub(super) const AUTOSAVE: &str = "autosave.json";

/// Horizontal's four moves from edge to edge of a 4 x 4 board, with three moves of Vertical in between.
pub(super) const QUICK_WIN: [&str; 7] = ["a1", "a3", "c1", "a5", "e1", "a7", "g1"];

pub(super) fn built_in(name: &str) -> Personality {
    library::builtin_named(name).unwrap().clone()
}

/// A personality that thinks until it is stopped, unless the board is almost full.
pub(super) fn slow() -> Personality {
    let mut slow = Personality { name: "Tortoise".to_owned(), ..built_in("Steady") };
    for (factor, value) in [
        (Factor::GameTreeMaxBreadth, 1000.0),
        (Factor::GameTreeMaxDepth, 50.0),
        (Factor::GameTreeBreadthTrim, 0.0),
    ] {
        slow.factors.set(factor, value).unwrap();
    }
    slow
}

pub(super) fn read_personality(file: &Path) -> Personality {
    span_it_store::personalities::read(file).unwrap()
}

pub(super) fn add_own(folder: &Path, personality: &Personality) {
    let own = folder.join("personalities");
    std::fs::create_dir_all(&own).unwrap();
    let file = own.join(format!("{}.json", personality.name.to_lowercase()));
    std::fs::write(file, personality.to_json()).unwrap();
}

/// Writes a personality named Mine, with the factors of Steady.
pub(super) fn write_mine(file: &Path) -> Personality {
    let mine = Personality { name: "Mine".to_owned(), ..built_in("Steady") };
    std::fs::write(file, mine.to_json()).unwrap();
    mine
}

/// A person with quick hints.
pub(super) fn person(name: &str) -> Seat {
    Seat { name: name.to_owned(), kind: PlayerKind::Human, personality: built_in("Blocker") }
}

pub(super) fn computer(personality: Personality) -> Seat {
    Seat { name: personality.name.clone(), kind: PlayerKind::Computer, personality }
}

/// A computer player that never finishes a move.
pub(super) fn slow_computer() -> Seat {
    computer(slow())
}

/// A game on an `n` x `n` board without time limit; Horizontal moves first.
pub(super) fn game(n: usize, horizontal: Seat, vertical: Seat) -> GameSetup {
    GameSetup {
        size: BoardSize::square(n).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(7).unwrap(),
        players: ByPlayer { horizontal, vertical },
        max_move: None,
        start: None,
        notes: GameNotes::default(),
    }
}

/// Ada against the computer player Steady.
pub(super) fn against_steady(n: usize) -> GameSetup {
    game(n, person("Ada"), computer(built_in("Steady")))
}

/// Ada against Bob.
pub(super) fn two_people(n: usize) -> GameSetup {
    game(n, person("Ada"), person("Bob"))
}

/// Steady against Blocker, both computer players.
pub(super) fn two_computers(n: usize) -> GameSetup {
    game(n, computer(built_in("Steady")), computer(built_in("Blocker")))
}

/// Ada against a player that never finishes a move.
pub(super) fn against_slow(n: usize) -> GameSetup {
    game(n, person("Ada"), slow_computer())
}

/// Ada against Bob from a position.
pub(super) fn from_position(position: &str) -> GameSetup {
    let start: Position = position.parse().unwrap();
    let mut setup = two_people(3);
    (setup.size, setup.first, setup.start) = (start.size(), start.to_move(), Some(start));
    setup
}

/// Ada against Steady from a position.
pub(super) fn position_against_steady(position: &str) -> GameSetup {
    let mut setup = from_position(position);
    setup.players.vertical = computer(built_in("Steady"));
    setup
}

pub(super) fn play(game: &mut Referee, node: Node) {
    game.play(node, MoveNote::default()).unwrap();
}

pub(super) fn after(setup: &GameSetup, moves: &[&str]) -> Referee {
    let mut game = setup.new_game();
    for name in moves {
        play(&mut game, name.parse().unwrap());
    }
    game
}

pub(super) fn record(setup: &GameSetup, moves: &[&str]) -> String {
    record::write_record(setup, &after(setup, moves))
}

pub(super) fn moves_in(file: &Path) -> Vec<String> {
    let (_, game) = record::read_record(&std::fs::read(file).unwrap()).unwrap();
    game.moves().iter().map(|mv| mv.node.to_string()).collect()
}

/// Writes a game after these moves as the autosave of the first window of a data folder.
pub(super) fn leave_unfinished(folder: &Path, setup: &GameSetup, moves: &[&str]) {
    let game = json!({ "record": serde_json::from_str::<Value>(&record(setup, moves)).unwrap(), "facts": { "is_played": true } });
    let autosave = json!({ "format": "span-it-autosave", "version": 1, "game": game });
    std::fs::write(folder.join(AUTOSAVE), autosave.to_string()).unwrap();
}

pub(super) fn autosaved(folder: &Path) -> Option<(GameSetup, Referee)> {
    let autosave: Value = serde_json::from_slice(&std::fs::read(folder.join(AUTOSAVE)).ok()?).unwrap();
    Some(record::read_record(autosave["game"].get("record")?.to_string().as_bytes()).unwrap())
}

/// The moves of the game in the autosave; none without one.
pub(super) fn autosaved_moves(folder: &Path) -> Vec<String> {
    let game = autosaved(folder).map(|(_, game)| game);
    game.iter().flat_map(Referee::moves).map(|mv| mv.node.to_string()).collect()
}

/// The first free node in reading order.
pub(super) fn first_free(game: &Referee) -> Node {
    game.position().free_nodes().next().unwrap()
}

/// Ada, who moves first, is one move before her win against Steady.
pub(super) fn before_the_win(size: [f32; 2]) -> Window {
    let mut window = Window::of_size(size);
    window.begin(two_people(4));
    window.click_nodes(&QUICK_WIN[..6]);
    window.apply(Action::Game(GameAction::SetComputer { player: Player::Vertical, computer: true }));
    window
}
