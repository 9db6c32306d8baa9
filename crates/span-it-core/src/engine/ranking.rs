//! The moves that a level keeps: those of highest `W` (spec section 5).

use std::cmp::Ordering;

use super::scan;

/// How many nodes are looked at together for one that might be kept.
const CHUNK: usize = 16;

/// Up to so many kept moves are put in their places one by one; more are sorted.
const FEW: usize = 32;

/// A move on its way to be kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub(super) node: u16,
    /// `W`, by which it is ranked.
    pub(super) rank: f64,
    /// `S`: `W` at the first level, `w` below it.
    pub(super) worth: f64,
    /// A guess at its value.
    pub(super) promise: f64,
}

/// Fills in the `breadth` nodes of highest rank, highest first and of equal ones the first first. The
/// rows hold each node's rank, minus infinity where it is not free, and what a move there is worth.
pub(super) fn highest(kept: &mut Vec<Ranked>, breadth: usize, (ranks, worths): (&[f64], &[f64])) {
    let free = |&(_, &rank): &(usize, &f64)| rank > f64::NEG_INFINITY;
    let mv = |(node, &rank): (usize, &f64)| {
        let worth = worths[node];
        Ranked { node: u16::try_from(node).unwrap_or(u16::MAX), rank, worth, promise: worth }
    };
    kept.clear();
    if breadth > FEW {
        kept.extend(ranks.iter().enumerate().filter(free).map(mv));
        kept.sort_by(|a, b| b.rank.partial_cmp(&a.rank).unwrap_or(Ordering::Equal));
        kept.truncate(breadth);
        return;
    }
    for (start, chunk) in (0..).step_by(CHUNK).zip(ranks.chunks(CHUNK)) {
        if kept.len() == breadth && scan::max(chunk) <= kept[breadth - 1].rank {
            continue;
        }
        for found in (start..).zip(chunk).filter(free) {
            keep(kept, breadth, mv(found));
        }
    }
}

/// Puts a move in its place among those kept, unless there are better ones enough. Of equal moves
/// the earlier stays ahead.
fn keep(kept: &mut Vec<Ranked>, breadth: usize, mv: Ranked) {
    if kept.len() == breadth {
        if kept[breadth - 1].rank >= mv.rank {
            return;
        }
        kept.pop();
    }
    let after = kept.iter().rposition(|better| better.rank >= mv.rank).map_or(0, |index| index + 1);
    kept.insert(after, mv);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_are_kept_in_the_same_order() {
        let mut ranks: Vec<f64> = (0..200_u16).map(|node| f64::from(node * 37 % 50)).collect();
        ranks[3] = f64::NEG_INFINITY;
        let worths = vec![0.5; ranks.len()];
        let nodes = |breadth| {
            let mut kept = Vec::new();
            highest(&mut kept, breadth, (&ranks, &worths));
            kept.iter().map(|mv| mv.node).collect::<Vec<_>>()
        };
        let all = nodes(1000);
        assert_eq!(all.len(), 199);
        assert!(all.windows(2).all(|pair| {
            let [a, b] = [pair[0], pair[1]].map(|node| ranks[usize::from(node)]);
            a > b || (a >= b && pair[0] < pair[1])
        }));
        for breadth in [1, 5, FEW, FEW + 1] {
            assert_eq!(nodes(breadth), all[..breadth]);
        }
    }
}
