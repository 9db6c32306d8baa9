//! *Win in N*: the smallest number of own connectors that force a winning path against every defence.
//!
//! There are no draws and no passes, and no move harms its own player, so N is well defined for every won
//! position. The search alternates between the attacker's winning moves and the defender's replies. A reply
//! matters only if it is in the *carrier* of the strategy that works without it: the free nodes that the
//! strategy needs. So the defender has to play in the common part of all carriers found so far.
//!
//! The number of visited positions grows exponentially with N, so each question has a budget. On 6 x 6 boards
//! [`BUDGET`] settles whether N is at most [`MAX_N`] (`docs/rules.md, "Win in N"`).
//
// CITE: Hayward et al., "Solving 7x7 Hex with domination, fill-in, and virtual connections", Theoretical
// Computer Science 349(2), 2005: must-play regions from carriers.

mod search;

use super::Solver;
use crate::board::{self, Node, Position};

pub use search::{OverBudget, WinIn};
use search::{Questions, WinInSearch};

/// The largest N that programs should ask for. Larger numbers take seconds.
pub const MAX_N: u8 = 4;

/// Visited positions that settle a question with [`MAX_N`] on boards up to 6 x 6: about 40 ms.
pub const BUDGET: u64 = 30_000;

/// The nodes of a 6 x 6 board.
const STANDARD_NODES: u64 = 61;

/// Visited positions for a move in milliseconds: fewer on boards larger than 6 x 6, where each takes longer.
pub fn budget(position: &Position) -> u64 {
    let nodes = (position.size().node_count() as u64).max(STANDARD_NODES);
    BUDGET * STANDARD_NODES * STANDARD_NODES / (nodes * nodes)
}

/// The smallest N up to `max` with which the player to move forces a winning path. `None` in a finished game.
/// Depends on the arguments only.
///
/// ```
/// use span_it_core::solver::win_in::{BUDGET, MAX_N, win_in};
/// let position = "hv./h./.vv/../.h. h".parse()?;
/// assert_eq!(win_in(&position, MAX_N, BUDGET)?.n, Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The answer needs more than `budget` visited positions.
pub fn win_in(position: &Position, max: u8, budget: u64) -> Result<WinIn, OverBudget> {
    if Solver::new().winner(position) == position.to_move() && board::winner(position).is_none() {
        search(position, budget).least(position, max)
    } else {
        Ok(WinIn { n: None, visited: 0 })
    }
}

/// The smallest N up to `max` with which one of `preferred` forces a winning path, and the first of these; `None` if no N
/// is small enough. The player to move wins with each move of `preferred`. `may_continue` is asked once per visited position;
/// if it returns false, the search ends as if its budget were exceeded.
///
/// # Errors
/// The answer needs more than `budget` visited positions.
pub fn quickest(
    position: &Position,
    max: u8,
    budget: u64,
    preferred: &[Node],
    may_continue: &dyn Fn() -> bool,
) -> Result<Option<(u8, Node)>, OverBudget> {
    limited_search(position, budget, may_continue).quickest(position, max, preferred)
}

/// The moves after which the player to move still forces a winning path with `n` connectors in all, in
/// row-major order. Each move has the whole budget.
///
/// # Errors
/// A move needs more than `budget` visited positions.
pub fn moves(position: &Position, n: u8, budget: u64) -> Result<Vec<Node>, OverBudget> {
    search(position, budget).moves(position, n)
}

/// Whether the opponent of the player to move, who has just moved, still forces a winning path with `n` more
/// connectors against every reply.
///
/// # Errors
/// The answer needs more than `budget` visited positions.
pub fn is_forced(position: &Position, n: u8, budget: u64) -> Result<bool, OverBudget> {
    let attacker = position.clone().with_to_move(position.to_move().opponent());
    search(&attacker, budget).is_forced(&attacker, n)
}

/// The reply that resists longest in a position that is lost in `n`: one that makes the opponent use all `n`
/// connectors, and of these the one that leaves the fewest winning moves, then the first by
/// `docs/rules.md, "Ties"`. `None` if the game is over.
///
/// # Errors
/// A reply needs more than `budget` visited positions.
pub fn longest_defence(position: &Position, n: u8, budget: u64) -> Result<Option<Node>, OverBudget> {
    if board::winner(position).is_some() {
        return Ok(None);
    }
    let mut best: Option<(bool, usize, u32, Node)> = None;
    let mut solver = Solver::new();
    for reply in position.free_nodes() {
        let after = position.after(reply);
        let resists = n < 2 || !search(&after, budget).wins_within(&after, n - 1)?;
        let ways = solver.winning_moves(&after).len();
        let key = (!resists, ways, position.size().centre_distance(reply), reply);
        if best.is_none_or(|best| key < best) {
            best = Some(key);
        }
    }
    Ok(best.map(|(.., reply)| reply))
}

/// A search for the attacker who is to move, with sets that have room for the nodes of the board.
fn search(position: &Position, budget: u64) -> Box<dyn Questions> {
    limited_search(position, budget, &|| true)
}

/// A [`search`] that `may_continue` can end.
fn limited_search<'a>(
    position: &Position,
    budget: u64,
    may_continue: &'a dyn Fn() -> bool,
) -> Box<dyn Questions + 'a> {
    match position.size().node_count() {
        0..=64 => Box::new(WinInSearch::<1>::new(position, budget, may_continue)),
        65..=128 => Box::new(WinInSearch::<2>::new(position, budget, may_continue)),
        _ => Box::new(WinInSearch::<12>::new(position, budget, may_continue)),
    }
}
