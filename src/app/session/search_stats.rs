//! What the engine reported of its work on the moves of this session. Records do not carry it: it
//! is there for who plays or watches, until the program ends.

use std::collections::VecDeque;

use crate::app::session::Session;
use span_it_core::board::Node;
use span_it_core::engine::SearchStats;

/// The most reports that are kept: some megabytes at worst.
const MOST: usize = 1000;

/// The latest reports, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Reports(VecDeque<Report>);

/// The report of one move.
#[derive(Debug)]
struct Report {
    /// The game's number in this session.
    table: u64,
    /// The game up to the move, the move last: it may be taken back and another line be played.
    moves: Vec<Node>,
    stats: SearchStats,
}

impl Session {
    /// The engine's report of its work on the move after `ply` moves, if it was made here.
    pub fn report(&self, ply: usize) -> Option<&SearchStats> {
        let moves = self.game().moves().get(..=ply)?;
        let is_this = |report: &&Report| {
            report.table == self.table_number()
                && report.moves.iter().copied().eq(moves.iter().map(|mv| mv.node))
        };
        self.reports.0.iter().rev().find(is_this).map(|report| &report.stats)
    }

    /// Keeps the report of the last move.
    pub(super) fn keep_report(&mut self, stats: SearchStats) {
        let moves = self.game().moves().iter().map(|mv| mv.node).collect();
        let report = Report { table: self.table_number(), moves, stats };
        if self.reports.0.len() == MOST {
            self.reports.0.pop_front();
        }
        self.reports.0.push_back(report);
    }
}
