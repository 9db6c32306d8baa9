//! Databases and games for tests.

mod add;
mod explorer;
mod files;
mod filters;

use std::path::PathBuf;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::personality::library;
use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::rng::SplitMix64;
use span_it_core::seed::Seed;
use span_it_store::games::{History, NewGame, Source};
use tempfile::TempDir;

pub(crate) struct Folder {
    folder: TempDir,
}

impl Folder {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("games.sqlite3")
    }

    pub(crate) fn open(&self) -> History {
        History::open(&self.path()).unwrap()
    }
}

/// An empty database and its folder.
pub(crate) fn opened() -> (Folder, History) {
    let folder = Folder::new();
    let history = folder.open();
    (folder, history)
}

fn seat(name: &str, kind: PlayerKind) -> Seat {
    Seat { name: name.to_owned(), kind, personality: library::builtin()[1].clone() }
}

/// Settings of a game of a person against a computer.
pub(crate) fn setup(size: usize, seed: u64) -> GameSetup {
    GameSetup {
        size: BoardSize::square(size).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(seed).unwrap(),
        players: ByPlayer {
            horizontal: seat("Ada Lovelace", PlayerKind::Human),
            vertical: seat("Steady", PlayerKind::Computer),
        },
        max_move: None,
        start: None,
        notes: GameNotes::default(),
    }
}

pub(crate) fn random_game(setup: &GameSetup, moves: usize) -> Referee {
    let mut random = SplitMix64::new(setup.seed.get());
    let mut game = setup.new_game();
    while game.moves().len() < moves && game.outcome().is_none() {
        let free: Vec<Node> = game.position().free_nodes().collect();
        game.play(random.pick(&free), MoveNote::default()).unwrap();
    }
    game
}

pub(crate) fn finished(setup: &GameSetup) -> Referee {
    random_game(setup, usize::MAX)
}

pub(crate) fn new_game<'a>(setup: &'a GameSetup, game: &'a Referee, at: i64) -> NewGame<'a> {
    NewGame { setup, game, at, source: Source::Played }
}
