//! The engine: weights, lookahead and noise of a personality (`docs/rules.md, "Node weight"` to
//! "Opponent model").
//!
//! [`weigh`] computes the weights of all free nodes, [`explain`] splits one into its factors, and [`choose`]
//! finds the move. [`Engine`] does the same along a game, with incremental weights. An engine receives a
//! position and the factors of one personality, not the game and not the opponent's personality; the exception
//! is an [`OpponentModel`].

mod argmax;
mod arithmetic;
mod bounds;
mod deadline;
mod engine_state;
mod evaluator;
mod forced_lines;
mod geometry;
mod key_index;
mod line_weights;
#[doc(hidden)]
pub mod literal;
mod lookahead;
mod noise;
mod opponent_blend;
mod path_weights;
mod paths;
mod perfect_player;
mod ranking;
mod search;
mod search_tables;
mod stats;
mod transposition_table;
mod weight;
mod weight_rules;
mod weights;
#[doc(hidden)]
pub mod workload;

pub use deadline::{Deadline, Limits, Stop};
pub use engine_state::Engine;
pub use lookahead::{Choice, Progress, SearchError};
pub use opponent_blend::{OpponentModel, blend_factors};
pub use perfect_player::{Manner, PerfectPlayer};
pub use stats::{LevelStats, SearchStats};
pub use weight::{FactorTerm, NodeWeight, WeightParts, explain, weigh};

pub use crate::search_totals::SearchTotals;
pub use crate::seed::Seed;

use crate::board::Position;
use crate::personality::Factors;

/// The move of a personality for the player to move.
///
/// If the search is not interrupted, the answer depends on position, factors and seed only. A search that can end
/// early deepens level by level; otherwise it goes to its last level at once, which gives the same move. For shallow searches that is faster;
/// deep ones need about the same time, as deepening finds a good order of the moves.
///
/// A search that goes to its last level at once visits at most `B_1 + B_1 * B_2 + ...` moves, the products of the
/// breadths of all levels. One that deepens adds this sum for every level before.
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::{Deadline, Seed, choose};
/// use span_it_core::personality::Factors;
/// let empty = Position::empty(BoardSize::square(3)?, Player::Horizontal);
/// let choice = choose(&empty, &Factors::default(), Seed::default(), &Deadline::unlimited())?;
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
) -> Result<Choice, SearchError> {
    Engine::new(position, factors, seed).choose(deadline)
}
