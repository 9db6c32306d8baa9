//! Critical positions, and the critical moves of a game.

use crate::board::{Node, Player, Position, winner};

use super::Solver;

/// A position in which the player to move can win and can lose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Critical {
    /// The position.
    pub position: Position,
    /// The winning moves, in row-major order. Their number is odd.
    pub winning: Vec<Node>,
    /// The number of free nodes.
    pub free: usize,
}

impl Critical {
    /// The critical position; `None` if the player to move cannot win or cannot lose.
    pub fn new(solver: &mut Solver, position: &Position) -> Option<Self> {
        let winning = solver.winning_moves(position);
        let free = position.free_count();
        let critical = !winning.is_empty() && winning.len() < free && winner(position).is_none();
        critical.then(|| Self { position: position.clone(), winning, free })
    }

    /// Whether the move keeps the win.
    pub fn keeps(&self, mv: Node) -> bool {
        self.winning.binary_search(&mv).is_ok()
    }

    /// The share of free nodes that win, above 0 and below 1.
    pub fn share(&self) -> f64 {
        self.winning.len() as f64 / self.free as f64
    }
}

/// A move of a game in a critical position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriticalMove {
    /// The index of the move.
    pub ply: usize,
    /// The position before it.
    pub critical: Critical,
    /// The move.
    pub played: Node,
}

impl CriticalMove {
    /// The player.
    pub const fn player(&self) -> Player {
        self.critical.position.to_move()
    }

    /// Whether it kept the win.
    pub fn keeps(&self) -> bool {
        self.critical.keeps(self.played)
    }
}

/// The critical moves of a game that began with `start`, until an illegal move or the end. `None` if `is_cancelled` has
/// returned true. A solution for each move: about 1 ms on 6 x 6.
pub fn critical_moves(
    start: &Position,
    moves: &[Node],
    is_cancelled: impl Fn() -> bool,
) -> Option<Vec<CriticalMove>> {
    let mut solver = Solver::new();
    let mut position = start.clone();
    let mut all = Vec::new();
    for (ply, &played) in moves.iter().enumerate() {
        if is_cancelled() {
            return None;
        }
        if winner(&position).is_some() || !position.is_free(played) {
            break;
        }
        all.extend(Critical::new(&mut solver, &position).map(|critical| CriticalMove {
            ply,
            critical,
            played,
        }));
        position = position.after(played);
    }
    Some(all)
}
