//! The reference reading of the lookahead, kept for good: spec section 5 word by word, with no
//! pruning and no bookkeeping. Tests and benches hold the fast search against it; nothing else
//! should need it.

use crate::board::{Node, Player, Position, resultant_path, winner};
use crate::personality::Factors;

use super::arithmetic::{mul, sub, unsigned_zero};
use super::deadline::{Deadline, Interrupt};
use super::lookahead::{Best, Level, breadths, deepen, fade, tie_order};
use super::reading::replies_by;
use super::stats::LevelStats;
use super::weight::{NodeWeight, weigh_node};
use super::{Choice, Progress, SearchError, Seed};

/// What [`choose`](super::choose) answers, found the long way; `visited` counts every move that
/// the spec's lookahead visits.
///
/// # Errors
/// As [`choose`](super::choose).
pub fn choose(
    position: &Position,
    factors: &Factors,
    seed: Seed,
    deadline: &Deadline,
    report: &mut dyn FnMut(Progress),
) -> Result<Choice, SearchError> {
    choose_reading(position, (factors, factors), seed, deadline, report)
}

/// What a [`Thinker`](super::Thinker) that [reads](super::Thinker::read) its rival answers, found the
/// long way: the player's own factors first, then the rival's.
///
/// # Errors
/// As [`choose`](super::choose).
pub fn choose_reading(
    position: &Position,
    (factors, rival): (&Factors, &Factors),
    seed: Seed,
    deadline: &Deadline,
    report: &mut dyn FnMut(Progress),
) -> Result<Choice, SearchError> {
    let (reader, rivals) = (position.to_move(), replies_by(factors, rival));
    deepen(winner(position), factors, 1, |level, before| {
        let (wanted, visited) = (factors.max_depth(), before.visited());
        report(Progress { level, wanted, visited, stats: before.clone() });
        let stats = LevelStats { level, ..LevelStats::default() };
        let weighing = Weighing { reader, own: factors, rivals: &rivals };
        let mut search = Search { weighing, seed, deadline, depth: level, stats, cut_off: false };
        let best = search.best(position, &breadths(factors, level))?;
        Ok(Level { best, stats: search.stats, cut_off: search.cut_off })
    })
}

/// Who weighs whose moves.
#[derive(Clone, Copy)]
struct Weighing<'a> {
    reader: Player,
    own: &'a Factors,
    rivals: &'a Factors,
}

/// A search to one depth.
struct Search<'a> {
    weighing: Weighing<'a>,
    seed: Seed,
    deadline: &'a Deadline,
    depth: u16,
    stats: LevelStats,
    cut_off: bool,
}

impl Search<'_> {
    /// The best of the moves that this level keeps. `breadths` holds this level's and those below.
    fn best(&mut self, position: &Position, breadths: &[usize]) -> Result<Best, Interrupt> {
        let mut best: Option<Best> = None;
        self.stats.positions += 1;
        for kept in self.rank(position)?.into_iter().take(breadths[0]) {
            let valued = self.value(position, &kept, breadths)?;
            if best.as_ref().is_none_or(|best| is_better(position, &valued, best)) {
                best = Some(valued);
            }
        }
        best.ok_or(Interrupt::Cancelled)
    }

    /// The free nodes, highest `W` first.
    fn rank(&self, position: &Position) -> Result<Vec<NodeWeight>, Interrupt> {
        let Weighing { reader, own, rivals } = self.weighing;
        let factors = if position.to_move() == reader { own } else { rivals };
        let mut ranked = Vec::new();
        for node in position.free_nodes() {
            self.deadline.poll(self.depth)?;
            ranked.push(weigh_node(position, factors, self.seed, node));
        }
        let size = position.size();
        ranked.sort_by(|a, b| b.w.total_cmp(&a.w).then_with(|| tie_order(size, a.node, b.node)));
        Ok(ranked)
    }

    /// `V` of a kept move, and the line it begins.
    fn value(
        &mut self,
        position: &Position,
        kept: &NodeWeight,
        breadths: &[usize],
    ) -> Result<Best, Interrupt> {
        self.stats.visited += 1;
        let first_level = breadths.len() == usize::from(self.depth);
        let worth = if first_level { kept.w } else { kept.own.total };
        let below = &breadths[1..];
        if wins(position, kept.node) {
            return Ok(Best { value: worth, line: vec![kept.node] });
        }
        if below.is_empty() {
            self.cut_off = true;
            return Ok(Best { value: worth, line: vec![kept.node] });
        }
        let reply = self.best(&position.after(kept.node), below)?;
        let value = unsigned_zero(sub(worth, mul(fade(self.weighing.own), reply.value)));
        let line = [vec![kept.node], reply.line].concat();
        Ok(Best { value, line })
    }
}

/// Whether the move joins the mover's two major edges.
fn wins(position: &Position, mv: Node) -> bool {
    resultant_path(position, position.to_move(), mv).is_winner()
}

/// Higher value, or the same and first by the rule for ties.
fn is_better(position: &Position, a: &Best, b: &Best) -> bool {
    let tie = || tie_order(position.size(), a.line[0], b.line[0]);
    b.value.total_cmp(&a.value).then_with(tie).is_lt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personality::Factor;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use crate::engine::Stop;

    fn search(text: &str, depth: f64, deadline: &Deadline) -> Result<Choice, SearchError> {
        let mut factors = Factors::default();
        factors.set(Factor::GameTreeMaxDepth, depth).unwrap();
        choose(&text.parse().unwrap(), &factors, Seed::default(), deadline, &mut |_| ())
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let error = search("hhh/../.../../... v", 1.0, &Deadline::unlimited()).unwrap_err();
        assert_eq!(error.to_string(), "the game is over: horizontal has won");
    }

    #[test]
    fn where_every_line_ends_sooner_the_search_is_complete_at_its_own_depth() {
        // One free node, which wins for either player.
        let choice = search("hh./vv/vvh/vv/hhh h", 50.0, &Deadline::unlimited());
        assert_eq!(choice.unwrap_err(), SearchError::GameOver { winner: crate::board::Player::Horizontal });
        let choice = search("hh./hv/vvh/vv/hvh h", 50.0, &Deadline::unlimited()).unwrap();
        assert_eq!((choice.mv.to_string().as_str(), choice.depth, choice.complete), ("e1", 50, true));
        assert_eq!(choice.visited, 1);
    }

    #[test]
    fn time_ends_the_search_within_one_poll_and_level_one_is_finished() {
        let polls = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&polls);
        let clock = move || {
            counted.fetch_add(1, Ordering::Relaxed);
            Duration::from_secs(1)
        };
        let choice = search(".../../.../../... h", 9.0, &Deadline::by_clock(Duration::ZERO, clock)).unwrap();
        assert_eq!((choice.depth, choice.wanted, choice.complete, choice.visited), (1, 9, false, 10));
        assert_eq!(polls.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn cancelling_ends_even_level_one() {
        let stop = Arc::new(Stop::default());
        stop.cancel();
        let deadline = Deadline::unlimited().with_stop(stop);
        assert_eq!(search(".../../.../../... h", 1.0, &deadline).unwrap_err(), SearchError::Cancelled);
    }
}
