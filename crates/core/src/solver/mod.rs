//! The exact solver: the winner and all winning moves (`docs/rules.md, "Perfect play"`).
//!
//! The game is a Shannon switching game on a planar graph. So no search of moves is needed: one largest pair
//! of edge-disjoint forests answers for all free nodes at once. [`proof`] exposes the pair, and [`perfect`]
//! plays.
//!
//! A position takes microseconds on 6 x 6 and below a millisecond on 20 x 20. The worst case is
//! O(edges^2 * W) for `W` words of 64 edges.
//!
//! | module | content |
//! | --- | --- |
//! | `graph` | the graph of a player |
//! | `components`, `links`, `reduction` | reduction of both graphs by parallel edges |
//! | `kernel`, `forests`, `clumps` | the forests of the reduced graph, and the winning edges |
//! | `search` | the steps in order |
//! | [`Critical`] | positions that can be won and lost |
//! | [`Distance`] | missing connectors |
//! | [`symmetry`] | the eight symmetries |
//! | [`win_in`] | the smallest number of connectors that force a path |
//
// CITE: Lehman, "A solution of the Shannon switching game", J. SIAM 12(4), 1964.

mod bits;
mod clumps;
mod components;
mod critical;
mod distance;
mod forests;
pub(crate) mod graph;
mod kernel;
mod links;
pub mod perfect;
pub mod proof;
mod reduction;
mod search;
pub mod symmetry;
mod union_find;
mod verdict;
pub mod win_in;

use crate::board::{BoardSize, Node, Player, Position};
pub use critical::{Critical, CriticalMove, critical_moves};
pub use distance::Distance;
pub use verdict::Verdict;

use search::Searcher;

/// The result of a position with perfect play of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The winner. In a finished game, the player with the winning path.
    pub winner: Player,
    /// The winning moves of the player to move, in row-major order; empty if the position is lost or the game
    /// is over.
    pub winning_moves: Vec<Node>,
}

/// Solves positions one after another and reuses its buffers. It is fastest along a game, because each search
/// starts from the forests of the previous one.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    board: Option<(BoardSize, Box<Searcher>)>,
}

impl Solver {
    /// A solver for boards of any size.
    pub const fn new() -> Self {
        Self { board: None }
    }

    /// The winner of the position. Takes slightly less time than [`solve`](Self::solve).
    pub fn winner(&mut self, position: &Position) -> Player {
        self.searcher(position.size()).winner(position)
    }

    /// The winning moves of the player to move; see [`Solution::winning_moves`].
    pub fn winning_moves(&mut self, position: &Position) -> Vec<Node> {
        self.solve(position).winning_moves
    }

    /// The winner and the winning moves.
    pub fn solve(&mut self, position: &Position) -> Solution {
        let (winner, winning_moves) = self.searcher(position.size()).solve(position);
        Solution { winner, winning_moves }
    }

    /// The searcher for a board size, replaced when the size changes.
    fn searcher(&mut self, size: BoardSize) -> &mut Searcher {
        if self.board.as_ref().is_none_or(|&(current, _)| current != size) {
            self.board = None;
        }
        let (_, searcher) = self.board.get_or_insert_with(|| (size, Box::new(Searcher::new(size))));
        searcher
    }
}

/// The winner of the position. In a finished game, the player with the winning path.
///
/// ```
/// use span_it_core::board::Player;
/// let position = ".../../.../../... h".parse()?;
/// assert_eq!(span_it_core::solver::winner(&position), Player::Horizontal);
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
pub fn winner(position: &Position) -> Player {
    Solver::new().winner(position)
}

/// The winning moves of the player to move; see [`Solution::winning_moves`].
pub fn winning_moves(position: &Position) -> Vec<Node> {
    Solver::new().winning_moves(position)
}

/// The winner and the winning moves.
///
/// ```
/// let solution = span_it_core::solver::solve(&"vh./../vh./../... h".parse()?);
/// let moves: Vec<String> = solution.winning_moves.iter().map(|node| node.to_string()).collect();
/// assert_eq!(moves, ["a5"]);
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
pub fn solve(position: &Position) -> Solution {
    Solver::new().solve(position)
}
