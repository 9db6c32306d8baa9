//! The moves that a level keeps: those of highest `W` (`docs/rules.md, "Lookahead"`).

use std::cmp::Ordering;

use super::argmax;

/// Number of nodes that are tested together against the worst kept move.
const CHUNK: usize = 16;

/// Up to this breadth moves are inserted one by one; above it they are sorted.
const MAX_INSERTION: usize = 32;

#[derive(Clone, Copy, Debug)]
pub(super) struct RankedMove {
    pub(super) node: u16,
    /// `W`, by which moves are kept; then an estimate of the value, by which they are searched.
    pub(super) key: f64,
    /// `S`: `W` at the first level, `w` below it.
    pub(super) static_score: f64,
}

/// Fills `kept` with the `breadth` nodes of highest `W`, highest first, in tie order where equal. The row has `W`, and
/// minus infinity where a node is taken; static scores are 0.
pub(super) fn highest(kept: &mut Vec<RankedMove>, breadth: usize, combined: &[f64]) {
    let free = |&(_, &combined): &(usize, &f64)| combined > f64::NEG_INFINITY;
    let mv = |(node, &key): (usize, &f64)| {
        let node = u16::try_from(node).unwrap_or(u16::MAX);
        RankedMove { node, key, static_score: 0.0 }
    };
    kept.clear();
    if breadth > MAX_INSERTION {
        kept.extend(combined.iter().enumerate().filter(free).map(mv));
        kept.sort_by(|a, b| b.key.partial_cmp(&a.key).unwrap_or(Ordering::Equal));
        kept.truncate(breadth);
    } else {
        for (start, chunk) in (0..).step_by(CHUNK).zip(combined.chunks(CHUNK)) {
            if kept.len() == breadth && argmax::max(chunk) <= kept[breadth - 1].key {
                continue;
            }
            for node in (start..).zip(chunk).filter(free) {
                insert(kept, breadth, mv(node));
            }
        }
    }
}

/// Inserts a move at its rank if it is among the best `breadth`. Of equal moves the earlier stays first.
fn insert(kept: &mut Vec<RankedMove>, breadth: usize, mv: RankedMove) {
    if kept.len() == breadth {
        if kept[breadth - 1].key >= mv.key {
            return;
        }
        kept.pop();
    }
    let after = kept.iter().rposition(|better| better.key >= mv.key).map_or(0, |index| index + 1);
    kept.insert(after, mv);
}
