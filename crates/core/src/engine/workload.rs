//! A fixed workload for benchmarks and tests, with a checksum of the engine's answers. A test compares the
//! checksum, so that an optimisation cannot change play unnoticed.

use crate::board::{BoardSize, Node, Player, Position, winner};
use crate::personality::{Factor, Factors};
use crate::rng::Lcg64;
use crate::seed::Seed;

use super::{Deadline, Engine};

/// A position after random moves from the empty board, without a winner. `connectors` is the number of moves.
pub fn midgame(size: BoardSize, connectors: usize, rng: &mut Lcg64) -> Position {
    loop {
        let mut position = Position::empty(size, Player::Horizontal);
        for _ in 0..connectors {
            let free: Vec<Node> = position.free_nodes().collect();
            position = position.after(rng.pick(&free));
        }
        if winner(&position).is_none() {
            return position;
        }
    }
}

/// A random personality with plausible factors and this lookahead.
pub fn random_personality(breadth: f64, depth: f64, rng: &mut Lcg64) -> Factors {
    let mut factors = Factors::default();
    for factor in Factor::all() {
        let value = match factor {
            Factor::GameTreeMaxBreadth => breadth,
            Factor::GameTreeMaxDepth => depth,
            Factor::NodeRandom | Factor::GameTreeBreadthTrim => 0.0,
            Factor::PathIsWinner => 1e4,
            Factor::GamePredictability => rng.uniform(20.0, 100.0),
            Factor::GameTreeValueFade => rng.uniform(0.0, 20.0),
            _ => rng.uniform(-3.0, 3.0),
        };
        // All of these values are legal.
        factors.set(factor, value).unwrap_or_default();
    }
    factors
}

/// The result of [`behaviour`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behaviour {
    /// Checksum of all moves and all bits of their values.
    pub checksum: u64,
    /// Visited moves of all searches. If only this changes, speed has changed and play has not.
    pub visited: u64,
}

/// Runs the fixed searches: boards from 3 x 3 to 8 x 8, depths 1 to 5, with and without noise.
pub fn behaviour() -> Behaviour {
    let mut rng = Lcg64::new(1993);
    let mut sum = Behaviour { checksum: 0, visited: 0 };
    for round in 0..60_u32 {
        let mut length = || 3 + usize::try_from(rng.below(6)).unwrap_or(0);
        let Ok(size) = BoardSize::new(length(), length()) else { continue };
        let position = midgame(size, size.node_count() / 4, &mut rng);
        let mut factors = random_personality(8.0, f64::from(1 + round % 5), &mut rng);
        let trim = f64::from(round % 3) * 20.0;
        factors.set(Factor::GameTreeBreadthTrim, trim).unwrap_or_default();
        factors.set(Factor::NodeRandom, f64::from(u8::from(round % 4 == 0))).unwrap_or_default();
        let seed = Seed::new(u64::from(round)).unwrap_or_default();
        let choice = Engine::new(&position, &factors, seed).choose(&Deadline::unlimited());
        if let Ok(choice) = choice {
            let mv = u64::from(choice.mv.row()) << 8 | u64::from(choice.mv.col());
            sum.checksum = sum.checksum.rotate_left(5) ^ mv.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum.checksum = sum.checksum.rotate_left(5) ^ choice.value.to_bits();
            sum.visited += choice.visited;
        }
    }
    sum
}
