//! Statistics of the engine's searches. Records do not contain them; they are lost when the program ends.

use std::collections::VecDeque;

use crate::app::session::Session;
use span_it_core::board::Node;
use span_it_core::engine::SearchStats;

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
