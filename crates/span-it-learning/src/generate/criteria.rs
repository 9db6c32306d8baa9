//! When a *Keep the win* puzzle is good.

use std::ops::RangeInclusive;

use span_it_core::solver::Critical;

use crate::puzzles::Measurement;
use crate::truth::Ways;

/// The smallest numbers of free nodes and of connectors on the board.
const MIN_FREE: usize = 8;
const MIN_CONNECTORS: u16 = 4;
/// The largest number of winning moves: luck is at most one in four, or one in three on small boards.
const MAX_WINNING: usize = 7;
/// The panel's total: one finds it, and one fails.
const TOTAL: RangeInclusive<f64> = 1.0..=10.5;
/// Members that choose the same losing node.
const MIN_LURED: usize = 3;
/// The largest standard deviation of the difficulty.
const MAX_DEVIATION: f64 = 260.0;

/// Whether the position passes the criteria that need no panel: neither player needs only one connector, and
/// luck is limited. `max_share` is the largest share of winning moves.
pub fn is_candidate(critical: &Critical, max_share: f64) -> bool {
    let ways = Ways::new(&critical.position);
    has_limited_luck(critical, max_share) && ways.own_missing() >= 2 && ways.other_missing() >= 2
}

/// Whether the position has enough nodes and few enough winning moves.
pub(super) fn has_limited_luck(critical: &Critical, max_share: f64) -> bool {
    critical.free >= MIN_FREE
        && critical.position.connectors() >= MIN_CONNECTORS
        && critical.winning.len() <= MAX_WINNING
        && critical.share() <= max_share
}

/// Whether the panel's result makes a good puzzle: some find it and some fail, there is a lure, and the
/// difficulty is certain enough.
pub fn is_good(measurement: &Measurement) -> bool {
    TOTAL.contains(&measurement.total())
        && measurement.lure.is_some_and(|(_, lured)| lured >= MIN_LURED)
        && measurement.difficulty.deviation <= MAX_DEVIATION
}
