//! The truth about a position: who wins, and with which moves (spec section 6).
//!
//! The game is a Shannon switching game on a planar graph, so perfect play needs no search of moves:
//! one largest pair of edge-disjoint forests answers for every free node at once. `graph` is the board
//! as a player's graph; `parts`, `links` and `reduction` settle what is settled by pairs of edges;
//! `core`, `forests` and `clumps` build the pair for what is left and read the winning moves from it.
//! [`proof`] shows the pair, and [`perfect`] plays.
//
// CITE: Lehman, "A solution of the Shannon switching game", J. SIAM 12(4), 1964.

mod bits;
mod clumps;
mod core;
mod distance;
mod forests;
mod graph;
mod links;
mod parts;
pub mod perfect;
pub mod proof;
mod reduction;
mod search;
mod verdict;

use crate::board::{BoardSize, Node, Player, Position};
pub use verdict::Verdict;

use search::Searcher;

/// The truth about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truth {
    /// Who wins against any defence. In a game that is over, who has won.
    pub winner: Player,
    /// The free nodes that keep the win of the player to move, in row-major order; none when that
    /// player is lost or the game is over.
    pub winning_moves: Vec<Node>,
}

/// Solves positions one after another, keeping its buffers. It is fastest along a game, since each
/// position starts from the forests of the one before.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    board: Option<(BoardSize, Box<Searcher>)>,
}

impl Solver {
    /// A solver for positions of any size.
    pub const fn new() -> Self {
        Self { board: None }
    }

    /// Who wins the position. It takes a little less time than [`solve`](Self::solve).
    pub fn winner(&mut self, position: &Position) -> Player {
        self.searcher(position.size()).winner(position)
    }

    /// The free nodes that keep the win of the player to move, in row-major order.
    pub fn winning_moves(&mut self, position: &Position) -> Vec<Node> {
        self.solve(position).winning_moves
    }

    /// Who wins the position, and with which moves.
    pub fn solve(&mut self, position: &Position) -> Truth {
        let (winner, winning_moves) = self.searcher(position.size()).solve(position);
        Truth { winner, winning_moves }
    }

    /// The searcher for a board size, made anew when the size changes.
    fn searcher(&mut self, size: BoardSize) -> &mut Searcher {
        if self.board.as_ref().is_none_or(|&(current, _)| current != size) {
            self.board = None;
        }
        let (_, searcher) = self.board.get_or_insert_with(|| (size, Box::new(Searcher::new(size))));
        searcher
    }
}

/// Who wins the position against any defence; in a game that is over, who has won.
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

/// The free nodes that keep the win of the player to move, in row-major order; none when that
/// player is lost or the game is over.
pub fn winning_moves(position: &Position) -> Vec<Node> {
    Solver::new().winning_moves(position)
}

/// Who wins the position, and with which moves.
pub fn solve(position: &Position) -> Truth {
    Solver::new().solve(position)
}
