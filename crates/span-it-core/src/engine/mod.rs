//! The engine: what a personality makes of a position (spec sections 4 and 5).
//!
//! [`weigh`] gives every free node its weight, [`explain`] says why, [`choose`] picks the move by
//! looking ahead, [`worker::Worker`] does so on a thread of its own. An engine is handed a position
//! and one personality's factors, never the game and never the opponent's personality: it only
//! proposes. Where a player has [read](span_it_arena::opponent_model) in the moves whom it plays against, the engine is
//! handed that guess too, and [weighs the rival's replies by it](replies_by).

mod arithmetic;
mod chains;
mod chance;
mod deadline;
mod geometry;
pub mod literal;
mod lookahead;
mod paths;
mod perfect;
mod powers;
mod ranking;
mod reading;
mod scan;
mod search;
mod stats;
mod thinker;
mod tree;
mod view;
mod weight;
mod weights;
mod window;
pub mod worker;
pub mod workload;

pub use chance::{blend, mix};
pub use deadline::{Deadline, Stop};
pub use lookahead::{Choice, Progress, SearchError};
pub use perfect::perfect_move;
pub use reading::{Insight, replies_by};
pub use stats::{LevelStats, SearchStats};
pub use thinker::Thinker;
pub use weight::{FactorTerm, NodeWeight, WeightParts, explain, weigh};

pub use crate::seed::Seed;

use crate::board::Position;
use crate::personality::Factors;

/// The move that a personality makes for the player to move.
///
/// Without interruption the answer depends on nothing but position, factors and seed. `report` is
/// told now and then how far the search has come. A search with a limit or with buttons deepens level
/// by level, one with neither goes to its own depth at once: the same move in half the time.
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::{Deadline, Seed, choose};
/// use span_it_core::personality::Factors;
/// let empty = Position::empty(BoardSize::square(3)?, Player::Horizontal);
/// let choice = choose(&empty, &Factors::default(), Seed::default(), &Deadline::unlimited(), &mut |_| ())?;
/// assert!(empty.is_free(choice.mv) && choice.complete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The game is over, or the search was cancelled.
pub fn choose(
    position: &Position,
    factors: &Factors,
    seed: Seed,
    deadline: &Deadline,
    report: &mut dyn FnMut(Progress),
) -> Result<Choice, SearchError> {
    Thinker::new(position, factors, seed).choose(deadline, report)
}
