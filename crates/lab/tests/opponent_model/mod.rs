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

use crate::recognition::players::player;

/// Players without noise, of which one looks ahead.
fn cast() -> Vec<Personality> {
    let mut cast = ["Steady", "Blocker", "Sprinter", "Planner"].map(player);
    cast[2].factors.set(Factor::NodeRandom, 0.0).unwrap();
    cast[3].factors.set(Factor::GameTreeMaxDepth, 3.0).unwrap();
    cast.to_vec()
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
