//! Cache of the solver's results for all positions of the current game.
//!
//! Solves a few positions per frame, the last one first, so that a long game on a large board never blocks the
//! window.

use crate::app::session::Session;
use span_it_core::board::{BoardSize, Node, Player};
use span_it_core::solver::{Solution, Solver, Verdict};

/// Solutions of the positions of a game, for the moves it had at the last refresh.
#[derive(Debug, Default)]
pub(super) struct SolverCache {
    moves: Vec<Node>,
    solutions: Vec<Option<Solution>>,
    solver: Solver,
}

/// Total nodes of the positions solved per call: less than a millisecond of work, so less than a frame. A game of 400
/// moves on the largest board is solved after seven frames.
const NODES_AT_ONCE: usize = 50_000;

impl SolverCache {
    /// How many positions of this size are solved per call.
    fn at_once(size: BoardSize) -> usize {
        (NODES_AT_ONCE / size.node_count()).max(2)
    }

    /// Discards solutions that do not belong to these moves.
    fn follow(&mut self, moves: Vec<Node>) {
        let same = self.moves.iter().zip(&moves).take_while(|(a, b)| a == b).count();
        let keep = if self.solutions.is_empty() { 0 } else { same + 1 };
        self.solutions.truncate(keep);
        self.solutions.resize(moves.len() + 1, None);
        self.moves = moves;
    }
}

impl Session {
    /// Solves some of the unsolved positions. Returns whether any are left.
    pub(super) fn refresh_solver_cache(&mut self) -> bool {
        let moves: Vec<Node> = self.game().moves().iter().map(|mv| mv.node).collect();
        if self.solver_cache.moves != moves || self.solver_cache.solutions.is_empty() {
            self.solver_cache.follow(moves);
        }
        let mut left = SolverCache::at_once(self.setup().size);
        for ply in (0..self.solver_cache.solutions.len()).rev() {
            if self.solver_cache.solutions[ply].is_some() {
                continue;
            }
            if left == 0 {
                return true;
            }
            left -= 1;
            let position = self.game().position_at(ply);
            self.solver_cache.solutions[ply] = Some(self.solver_cache.solver.solve(&position));
        }
        false
    }

    /// Discards all solutions, because the game was replaced.
    pub(super) fn clear_solver_cache(&mut self) {
        self.solver_cache = SolverCache::default();
    }

    /// The solution after the first `ply` moves, if already solved.
    pub fn solution(&self, ply: usize) -> Option<&Solution> {
        self.solver_cache.solutions.get(ply)?.as_ref()
    }

    /// The verdict on the move after the first `ply` moves, if already solved.
    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        let mv = self.game().moves().get(ply)?;
        Some(self.solution(ply)?.verdict(mv.player, mv.node))
    }

    /// How often each verdict applies to a player's moves, in the order of [`Verdict::ALL`]. Unsolved moves do not
    /// count.
    pub fn verdicts(&self, player: Player) -> [usize; 4] {
        let mut counts = [0; 4];
        for (ply, mv) in self.game().moves().iter().enumerate() {
            if mv.player == player
                && let Some(verdict) = self.verdict(ply)
            {
                counts[verdict as usize] += 1;
            }
        }
        counts
    }
}
