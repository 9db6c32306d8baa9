//! Statistics of the engine's searches in this session. Game records do not contain them; they are lost when the
//! program ends.

use std::collections::VecDeque;

use crate::app::session::Session;
use span_it_core::board::Node;
use span_it_core::engine::SearchStats;

/// Maximum number of stored reports: at most a few megabytes.
const MOST: usize = 1000;

/// The latest reports, oldest first.
#[derive(Debug, Default)]
pub(super) struct Reports(VecDeque<Report>);

/// The report of one move.
#[derive(Debug)]
struct Report {
    /// The game's number in this session.
    table: u64,
    /// The moves up to and including this one. After undo, another line may be played.
    moves: Vec<Node>,
    stats: SearchStats,
}

impl Session {
    /// The engine's report on the move after `ply` moves, if it was searched in this session.
    pub fn report(&self, ply: usize) -> Option<&SearchStats> {
        let moves = self.game().moves().get(..=ply)?;
        let is_this = |report: &&Report| {
            report.table == self.table_number()
                && report.moves.iter().copied().eq(moves.iter().map(|mv| mv.node))
        };
        self.reports.0.iter().rev().find(is_this).map(|report| &report.stats)
    }

    /// Stores the report of the last move.
    pub(super) fn keep_report(&mut self, stats: SearchStats) {
        let moves = self.game().moves().iter().map(|mv| mv.node).collect();
        let report = Report { table: self.table_number(), moves, stats };
        if self.reports.0.len() == MOST {
            self.reports.0.pop_front();
        }
        self.reports.0.push_back(report);
    }
}
