//! `identify` and `clone`, as a library and as subcommands. Guards against candidates that are wrongly ruled out or
//! kept, and against clones that predict no better than chance.

mod clone;
mod identify;

use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::{Deadline, Stop, choose};
use span_it_core::personality::{Factor, Factors, Personality};
use span_it_core::record::{GameSetup, PlayerKind, Seat, write_record};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::seed::Seed;

/// The factors of some players, in order. They do not change with the built-in personalities.
const CAST: [(&str, [f64; Factor::COUNT]); 5] = [
    ("Steady", [2.0, 1.0, 0.0, 2.0, -1.5, 3.0, 1e4, -1.2, -0.5, 80.0, 10.0, 1.0, 0.0, 0.0]),
    ("Novice", [2.0, 1.0, 8.0, 2.0, -1.5, 3.0, 1e4, -1.2, -0.5, 50.0, 10.0, 1.0, 0.0, 0.0]),
    ("Blocker", [1.83, 1.73, 0.0, 1.5, -1.05, -1.03, 1e4, 0.34, -0.72, 95.0, 10.0, 1.0, 0.0, 5.0]),
    ("Sprinter", [3.0, 0.5, 1.0, 2.5, -2.0, 1.0, 1e4, 0.0, -0.5, 0.0, 8.0, 1.0, 0.0, 0.0]),
    ("Planner", [0.99, 0.37, 0.0, 1.83, -0.62, -0.62, 1e4, -0.57, 0.68, 44.0, 8.0, 5.0, 0.0, 5.0]),
];

fn player(name: &str) -> Personality {
    let (name, values) = CAST.into_iter().find(|(found, _)| *found == name).unwrap();
    let factors = Factors::from_fn(|factor| values[factor as usize]).unwrap();
    Personality { name: name.to_owned(), author: None, description: None, notes: None, factors, extra: None }
}

fn setup(players: [&Personality; 2], size: usize, seed: u64) -> GameSetup {
    let seat = |personality: &Personality| Seat {
        name: personality.name.clone(),
        kind: PlayerKind::Computer,
        personality: personality.clone(),
    };
    GameSetup {
        size: BoardSize::square(size).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(seed).unwrap(),
        players: ByPlayer { horizontal: seat(players[0]), vertical: seat(players[1]) },
        max_move: None,
        start: None,
        extra: None,
    }
}

/// A recorded game; `stopped` gives the level at which the search of each move ends.
fn play(setup: &GameSetup, opening: &[&str], stopped: impl Fn(usize) -> bool) -> Referee {
    let mut game = setup.new_game();
    for name in opening {
        let (ply, player) = (game.moves().len(), game.position().to_move());
        game.play(ply, player, name.parse().unwrap(), MoveNote::default()).unwrap();
    }
    while game.outcome().is_none() {
        let (ply, player) = (game.moves().len(), game.position().to_move());
        let stop = std::sync::Arc::new(Stop::default());
        if stopped(ply) {
            stop.move_now();
        }
        let deadline = Deadline::unlimited().with_stop(stop);
        let factors = &setup.players[player].personality.factors;
        let choice = choose(game.position(), factors, setup.seed, &deadline, &mut |_| ()).unwrap();
        let note = MoveNote { time: None, levels: Some((choice.depth, choice.wanted)) };
        game.play(ply, player, choice.mv, note).unwrap();
    }
    game
}

/// A personality whose searches never end.
fn endless() -> Personality {
    let mut endless = Personality { name: "Deep".to_owned(), ..player("Planner") };
    endless.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
    endless.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
    endless
}

/// Writes a player's file into a folder; its path.
fn file_of(player: &Personality, folder: &tempfile::TempDir) -> String {
    let path = folder.path().join(format!("{}.json", player.name));
    std::fs::write(&path, player.to_json()).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A folder with the record of one game, long enough for a clone of Steady, the horizontal player.
#[cfg(target_os = "linux")]
pub(crate) fn long_game() -> tempfile::TempDir {
    let setup = setup([&player("Steady"), &player("Blocker")], 11, 1);
    folder_with(&[(setup.clone(), play(&setup, &[], |_| false))])
}

/// A folder with the records of some games in files `0.spanit`, `1.spanit` ...
fn folder_with(games: &[(GameSetup, Referee)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (index, (setup, game)) in games.iter().enumerate() {
        std::fs::write(folder.path().join(format!("{index}.spanit")), write_record(setup, game)).unwrap();
    }
    folder
}
