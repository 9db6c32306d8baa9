//! A fixed set of work: positions in the middle of a game, and a checksum of what the engine makes
//! of them. The bench measures by it, a test holds the checksum, so that a speed-up that changes
//! play is seen at once.

use crate::board::{BoardSize, Node, Player, Position, winner};
use crate::personality::{Factor, Factors};
use crate::seed::Seed;

use super::{Deadline, Thinker};

/// Random numbers that are the same in every run and on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that fall as the seed says.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number 0..`sides`.
    // CITE: Knuth's MMIX generator, The Art of Computer Programming 2, 3.3.4.
    pub const fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    /// A number from `least` to `greatest`.
    pub fn between(&mut self, least: f64, greatest: f64) -> f64 {
        least + (greatest - least) * (self.roll(1 << 20) as f64 / f64::from(1 << 20))
    }

    /// One of the values, of which there must be some.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[usize::try_from(self.roll(values.len() as u64)).unwrap_or(0)]
    }
}

/// A position after so many moves at random from the empty board, that nobody has won.
pub fn midgame(size: BoardSize, connectors: usize, dice: &mut Dice) -> Position {
    loop {
        let mut position = Position::empty(size, Player::Horizontal);
        for _ in 0..connectors {
            let free: Vec<Node> = position.free_nodes().collect();
            position = position.after(dice.pick(&free));
        }
        if winner(&position).is_none() {
            return position;
        }
    }
}

/// A personality that an author might write, with this lookahead.
pub fn random_personality(breadth: f64, depth: f64, dice: &mut Dice) -> Factors {
    let mut factors = Factors::default();
    for factor in Factor::all() {
        let value = match factor {
            Factor::GameTreeMaxBreadth => breadth,
            Factor::GameTreeMaxDepth => depth,
            Factor::NodeRandom | Factor::GameTreeBreadthTrim => 0.0,
            Factor::PathIsWinner => 1e4,
            Factor::GamePredictability => dice.between(20.0, 100.0),
            Factor::GameTreeValueFade => dice.between(0.0, 20.0),
            _ => dice.between(-3.0, 3.0),
        };
        // All of these are legal; were one not, the default would stay.
        factors.set(factor, value).unwrap_or_default();
    }
    factors
}

/// What the engine chose in a fixed set of searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behaviour {
    /// Made of every move and every bit of its value.
    pub checksum: u64,
    /// Moves visited, in all. A change of it alone is a change of speed, not of play.
    pub visited: u64,
}

/// Searches the fixed set: boards from 3x3 to 8x8, depths 1 to 5, with and without noise.
pub fn behaviour() -> Behaviour {
    let mut dice = Dice::new(1993);
    let mut sum = Behaviour { checksum: 0, visited: 0 };
    for round in 0..60_u32 {
        let mut length = || 3 + usize::try_from(dice.roll(6)).unwrap_or(0);
        let Ok(size) = BoardSize::new(length(), length()) else { continue };
        let position = midgame(size, size.node_count() / 4, &mut dice);
        let mut factors = random_personality(8.0, f64::from(1 + round % 5), &mut dice);
        let trim = f64::from(round % 3) * 20.0;
        factors.set(Factor::GameTreeBreadthTrim, trim).unwrap_or_default();
        factors.set(Factor::NodeRandom, f64::from(u8::from(round % 4 == 0))).unwrap_or_default();
        let seed = Seed::new(u64::from(round)).unwrap_or_default();
        let choice = Thinker::new(&position, &factors, seed).choose(&Deadline::unlimited(), &mut |_| ());
        if let Ok(choice) = choice {
            let found = u64::from(choice.mv.row()) << 8 | u64::from(choice.mv.col());
            sum.checksum = sum.checksum.rotate_left(5) ^ found.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum.checksum = sum.checksum.rotate_left(5) ^ choice.value.to_bits();
            sum.visited += choice.visited;
        }
    }
    sum
}
