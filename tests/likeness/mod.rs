//! Knowing a player by the moves: `identify` and `clone`, as a library and as the toolkit's
//! subcommands. Guards against an innocent ruled out, a guilty one kept, and a likeness that
//! foretells no better than chance.

mod clone;
mod identify;

use span_it::board::{BoardSize, ByPlayer, Player};
use span_it::engine::{Deadline, Stop, choose};
use span_it::personality::{Personality, library};
use span_it::record::{GameSetup, PlayerKind, Seat, write_record};
use span_it::referee::{MoveNote, Referee};
use span_it::seed::Seed;

fn shipped(name: &str) -> Personality {
    library::shipped_named(name).unwrap().clone()
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

/// A recorded game; `stopped` says of each move at which level its search is to end.
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

/// A folder with the records of some games in files `0.spanit`, `1.spanit` ...
fn folder_with(games: &[(GameSetup, Referee)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (index, (setup, game)) in games.iter().enumerate() {
        std::fs::write(folder.path().join(format!("{index}.spanit")), write_record(setup, game)).unwrap();
    }
    folder
}
