//! The solver's results for all positions of the current game.

use crate::model::session::Session;
use span_it_core::board::{Node, Player};
use span_it_core::solver::{Solution, Solver, Verdict};

/// Belongs to the moves that the game had at the last refresh.
#[derive(Debug, Default)]
pub(crate) struct SolverCache {
    moves: Vec<Node>,
    solutions: Vec<Solution>,
    solver: Solver,
}

impl Session {
    /// Solves the positions that are new. A game of 400 moves on the largest board takes a few milliseconds.
    pub(crate) fn refresh_solver_cache(&mut self) {
        let moves: Vec<Node> = self.game().moves().iter().map(|mv| mv.node).collect();
        let same = self.solver_cache.moves.iter().zip(&moves).take_while(|(a, b)| a == b).count();
        self.solver_cache.solutions.truncate(same + 1);
        for ply in self.solver_cache.solutions.len()..=moves.len() {
            let position = self.game().position_at(ply);
            let solution = self.solver_cache.solver.solve(&position);
            self.solver_cache.solutions.push(solution);
        }
        self.solver_cache.moves = moves;
    }

    pub fn solution(&self, ply: usize) -> Option<&Solution> {
        self.solver_cache.solutions.get(ply)
    }

    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        let mv = self.game().moves().get(ply)?;
        Some(self.solution(ply)?.verdict(mv.player, mv.node))
    }

    /// In the order of [`Verdict::ALL`], without unsolved moves.
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
