//! Players and their games. The tests of the toolkit use them, too.

use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::{Deadline, Stop, choose};
use span_it_core::personality::{Factor, Factors, Personality};
use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
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

pub(crate) fn player(name: &str) -> Personality {
    let (name, values) = CAST.into_iter().find(|(found, _)| *found == name).unwrap();
    let factors = Factors::from_fn(|factor| values[factor as usize]).unwrap();
    Personality { name: name.to_owned(), author: None, description: None, notes: None, factors, extra: None }
}

pub(crate) fn setup(players: [&Personality; 2], size: usize, seed: u64) -> GameSetup {
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
        notes: GameNotes::default(),
    }
}

/// A recorded game; `stopped` gives the level at which the search of each move ends.
pub(crate) fn play(setup: &GameSetup, opening: &[&str], stopped: impl Fn(usize) -> bool) -> Referee {
    let mut game = setup.new_game();
    for name in opening {
        game.play(name.parse().unwrap(), MoveNote::default()).unwrap();
    }
    while game.outcome().is_none() {
        let stop = std::sync::Arc::new(Stop::default());
        if stopped(game.moves().len()) {
            stop.move_now();
        }
        let deadline = Deadline::unlimited().with_stop(stop);
        let factors = &setup.players[game.position().to_move()].personality.factors;
        let choice = choose(game.position(), factors, setup.seed, &deadline).unwrap();
        let note = MoveNote { levels: Some((choice.depth, choice.wanted)), ..MoveNote::default() };
        game.play(choice.mv, note).unwrap();
    }
    game
}

pub(crate) fn endless() -> Personality {
    let mut endless = Personality { name: "Deep".to_owned(), ..player("Planner") };
    endless.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
    endless.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
    endless
}

/// Games of a personality, as either player, against others from several openings.
pub(crate) fn games(personality: &Personality, openings: &[&[&str]]) -> Vec<(GameSetup, Referee)> {
    let mut games = Vec::new();
    for (seed, opening) in (0..).zip(openings) {
        for opponent in ["Blocker", "Novice"] {
            let opponent = player(opponent);
            for (players, turn) in [([personality, &opponent], 0), ([&opponent, personality], 50)] {
                // Against itself with the same noise it would play the same game twice.
                let noise = if opponent.factors == personality.factors { turn } else { 0 };
                let setup = setup(players, 6, seed + noise);
                let game = play(&setup, opening, |_| false);
                games.push((setup, game));
            }
        }
    }
    games
}

pub(crate) const OPENINGS: [&[&str]; 4] =
    [&[], &["a1", "i9"], &["e1", "b8", "c3"], &["f6", "k1", "g5", "a11"]];
