//! The solver's results for all positions of the current game, and statistics of the engine's searches. Each frame solves a
//! few positions, so that a long game never blocks the window.

use std::collections::VecDeque;

use crate::app::session::Session;
use span_it_core::board::{Node, Player};
use span_it_core::engine::SearchStats;
use span_it_core::solver::{Solution, Solver, Verdict};

/// Belongs to the moves that the game had at the last refresh.
#[derive(Debug, Default)]
pub(super) struct SolverCache {
    moves: Vec<Node>,
    solutions: Vec<Option<Solution>>,
    solver: Solver,
}

/// Nodes of all positions solved per call: less than a millisecond of work. A game of 400 moves on the
/// largest board takes seven frames.
const NODES_AT_ONCE: usize = 50_000;

impl SolverCache {
    fn follow(&mut self, moves: Vec<Node>) {
        let same = self.moves.iter().zip(&moves).take_while(|(a, b)| a == b).count();
        let keep = if self.solutions.is_empty() { 0 } else { same + 1 };
        self.solutions.truncate(keep);
        self.solutions.resize(moves.len() + 1, None);
        self.moves = moves;
    }
}

impl Session {
    /// Returns whether unsolved positions are left.
    pub(super) fn refresh_solver_cache(&mut self) -> bool {
        let moves: Vec<Node> = self.game().moves().iter().map(|mv| mv.node).collect();
        if self.solver_cache.moves != moves || self.solver_cache.solutions.is_empty() {
            self.solver_cache.follow(moves);
        }
        let at_once = (NODES_AT_ONCE / self.setup().size.node_count()).max(2);
        let solutions = &self.solver_cache.solutions;
        let unsolved: Vec<usize> =
            (0..solutions.len()).rev().filter(|&ply| solutions[ply].is_none()).collect();
        for &ply in unsolved.iter().take(at_once) {
            let position = self.game().position_at(ply);
            self.solver_cache.solutions[ply] = Some(self.solver_cache.solver.solve(&position));
        }
        unsolved.len() > at_once
    }

    pub fn solution(&self, ply: usize) -> Option<&Solution> {
        self.solver_cache.solutions.get(ply)?.as_ref()
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

/// Maximum number of stored reports: at most a few megabytes.
const MAX_ENTRIES: usize = 1000;

/// The latest reports, oldest first.
#[derive(Debug, Default)]
pub(super) struct SearchStatsHistory(VecDeque<MoveStats>);

#[derive(Debug)]
struct MoveStats {
    game_number: u64,
    /// The moves up to and including this one. After undo, another line may be played.
    moves: Vec<Node>,
    stats: SearchStats,
}

impl Session {
    /// The engine's report on the move after `ply` moves, if it was searched in this session.
    pub fn search_stats(&self, ply: usize) -> Option<&SearchStats> {
        let moves = self.game().moves().get(..=ply)?;
        let is_this = |report: &&MoveStats| {
            report.game_number == self.game_number()
                && report.moves.iter().copied().eq(moves.iter().map(|mv| mv.node))
        };
        self.search_stats.0.iter().rev().find(is_this).map(|report| &report.stats)
    }

    pub(super) fn store_search_stats(&mut self, stats: SearchStats) {
        let moves = self.game().moves().iter().map(|mv| mv.node).collect();
        let report = MoveStats { game_number: self.game_number(), moves, stats };
        if self.search_stats.0.len() == MAX_ENTRIES {
            self.search_stats.0.pop_front();
        }
        self.search_stats.0.push_back(report);
    }
}
