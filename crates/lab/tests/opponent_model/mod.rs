//! Opponent models in games, records and tournaments. Guards against a reader that knows its opponent's name, that is
//! sure too early, that keeps moves that were taken back, or that delays its move, and against tournaments with
//! readers that are not reproducible.

mod games;
mod records;
mod tournament;

use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::engine::{Deadline, Engine, Seed};
use span_it_core::personality::{Factor, Factors, Personality};
use span_it_lab::opponent_model::Watched;
use span_it_lab::opponent_model::identify::Reach;

/// The factors of some players. They do not change with the built-in personalities.
const CAST: [(&str, [f64; Factor::COUNT]); 4] = [
    ("Steady", [2.0, 1.0, 0.0, 2.0, -1.5, 3.0, 1e4, -1.2, -0.5, 80.0, 10.0, 1.0, 0.0, 0.0]),
    ("Blocker", [1.83, 1.73, 0.0, 1.5, -1.05, -1.03, 1e4, 0.34, -0.72, 95.0, 10.0, 1.0, 0.0, 5.0]),
    ("Sprinter", [3.0, 0.5, 0.0, 2.5, -2.0, 1.0, 1e4, 0.0, -0.5, 0.0, 8.0, 1.0, 0.0, 0.0]),
    ("Planner", [0.99, 0.37, 0.0, 1.83, -0.62, -0.62, 1e4, -0.57, 0.68, 44.0, 8.0, 3.0, 0.0, 5.0]),
];

fn cast() -> Vec<Personality> {
    CAST.into_iter().map(|(name, values)| named(name, values)).collect()
}

fn named(name: &str, values: [f64; Factor::COUNT]) -> Personality {
    let factors = Factors::from_fn(|factor| values[factor as usize]).unwrap();
    Personality { name: name.to_owned(), author: None, description: None, notes: None, factors, extra: None }
}

fn member(name: &str) -> Personality {
    cast().into_iter().find(|one| one.name == name).unwrap()
}

/// The visible part of a game of two players from an empty board, until one has won.
fn seen(players: [&Factors; 2], size: usize, most: usize) -> Watched {
    let mut position = Position::empty(BoardSize::square(size).unwrap(), Player::Horizontal);
    let mut watched = Watched::new(&position);
    for ply in 0..most {
        if span_it_core::board::winner(&position).is_some() {
            break;
        }
        let mut engine = Engine::new(&position, players[ply % 2], Seed::default());
        let mv = engine.choose(&Deadline::unlimited()).unwrap().mv;
        watched.see(mv, Reach::Whole);
        position = position.after(mv);
    }
    watched
}
