//! The literal reference: `docs/rules.md, "Lookahead"` word for word, without pruning, incremental weights
//! or a transposition table.
//!
//! Fast code is tested against it. It shares no rule of the lookahead with the code it tests: breadths,
//! deepening, fade and tie order are written out here a second time. Weights come from [`weigh`](super::weigh),
//! which is itself the direct implementation.

use std::cmp::Ordering;

use crate::board::{BoardSize, Node, Player, Position, resultant_path, winner};
use crate::personality::{Factor, Factors};

use super::deadline::{Deadline, Interrupt};
use super::noise::Noise;
use super::opponent_blend::blend_factors;
use super::stats::{LevelStats, SearchStats};
use super::weight::{NodeWeight, weigh_node};
use super::{Choice, SearchError, Seed};

/// The answer of [`choose`](super::choose) by exhaustive search of the beam; `visited` counts every move of
/// it. Takes O(`B_1 * B_2 * ...` * nodes^2).
///
/// # Errors
/// As for [`choose`](super::choose).
pub fn choose(
    position: &Position,
    factors: &Factors,
    seed: Seed,
    deadline: &Deadline,
) -> Result<Choice, SearchError> {
    choose_with_model(position, (factors, factors), seed, deadline)
}

/// The answer of an [`Engine`](super::Engine) with an opponent model: the player's own factors first, then
/// the opponent's.
///
/// # Errors
/// As for [`choose`](super::choose).
pub fn choose_with_model(
    position: &Position,
    (factors, opponent): (&Factors, &Factors),
    seed: Seed,
    deadline: &Deadline,
) -> Result<Choice, SearchError> {
    if let Some(winner) = winner(position) {
        return Err(SearchError::GameOver { winner });
    }
    let replies = blend_factors(factors, opponent);
    let wanted = factors.max_depth();
    let last = deadline.last_level(wanted);
    let mut stats = SearchStats::default();
    let mut choice = Err(SearchError::LimitExceeded);
    for depth in 1..=last {
        let mut search = Search {
            player: position.to_move(),
            own: factors,
            replies: &replies,
            noise: Noise::new(seed, position.connectors()),
            deadline,
            depth,
            visited_before: stats.visited(),
            stats: LevelStats { level: depth, ..LevelStats::default() },
            cut_off: false,
        };
        let best = match search.best(position, 1) {
            Ok(best) => best,
            Err(Interrupt::LimitExceeded) => break,
            Err(Interrupt::Cancelled) => return Err(SearchError::Cancelled),
        };
        stats.levels.push(search.stats);
        let complete = depth == wanted || !search.cut_off;
        choice = Ok(Choice {
            mv: best.line[0],
            value: best.value,
            line: best.line,
            depth: if complete { wanted } else { depth },
            wanted,
            visited: stats.visited(),
            complete,
            stats: stats.clone(),
        });
        if complete {
            break;
        }
    }
    choice
}

/// A search with one depth.
struct Search<'a> {
    player: Player,
    /// The factors at the levels 1, 3, ....
    own: &'a Factors,
    /// The factors at the levels 2, 4, ....
    replies: &'a Factors,
    /// The noise at all levels.
    noise: Noise,
    deadline: &'a Deadline,
    depth: u16,
    visited_before: u64,
    stats: LevelStats,
    cut_off: bool,
}

/// A value and the line that has it.
struct Valued {
    value: f64,
    line: Vec<Node>,
}

impl Search<'_> {
    /// The best of the moves that a level keeps; levels count from 1.
    fn best(&mut self, position: &Position, level: u16) -> Result<Valued, Interrupt> {
        let mut best: Option<Valued> = None;
        self.stats.positions += 1;
        for kept in self.rank(position)?.into_iter().take(breadth(self.own, level)) {
            let valued = self.value(position, &kept, level)?;
            if best.as_ref().is_none_or(|best| is_better(position.size(), &valued, best)) {
                best = Some(valued);
            }
        }
        best.ok_or(Interrupt::Cancelled)
    }

    /// The free nodes, highest `W` first.
    fn rank(&self, position: &Position) -> Result<Vec<NodeWeight>, Interrupt> {
        let factors = if position.to_move() == self.player { self.own } else { self.replies };
        let mut ranked = Vec::new();
        for node in position.free_nodes() {
            self.deadline.poll(self.depth, self.visited_before + self.stats.visited)?;
            ranked.push(weigh_node(position, factors, self.noise, node));
        }
        let size = position.size();
        ranked.sort_by(|a, b| b.w.total_cmp(&a.w).then_with(|| by_ties(size, a.node, b.node)));
        Ok(ranked)
    }

    /// `V` of a kept move, with its line.
    fn value(&mut self, position: &Position, kept: &NodeWeight, level: u16) -> Result<Valued, Interrupt> {
        self.stats.visited += 1;
        let static_score = if level == 1 { kept.w } else { kept.own.total };
        if resultant_path(position, position.to_move(), kept.node).is_winner() {
            return Ok(Valued { value: static_score, line: vec![kept.node] });
        }
        if level == self.depth {
            self.cut_off = true;
            return Ok(Valued { value: static_score, line: vec![kept.node] });
        }
        let reply = self.best(&position.after(kept.node), level + 1)?;
        let faded = limited((1.0 - self.own[Factor::GameTreeValueFade] / 100.0) * reply.value);
        // Adding zero makes a negative zero positive.
        let value = limited(static_score - faded) + 0.0;
        Ok(Valued { value, line: [vec![kept.node], reply.line].concat() })
    }
}

/// A result beyond the finite range becomes the largest finite double of its sign.
fn limited(value: f64) -> f64 {
    value.clamp(-f64::MAX, f64::MAX)
}

/// `B_k`. The bound by the number of free nodes follows from their list.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 1000")]
fn breadth(factors: &Factors, level: u16) -> usize {
    let mut exact = factors[Factor::GameTreeMaxBreadth];
    for _ in 1..level {
        exact *= (100.0 - factors[Factor::GameTreeBreadthTrim]) / 100.0;
    }
    // Halves are rounded away from zero; negative breadths become 1 in any case.
    let rounded = if exact.fract() >= 0.5 { exact.ceil() } else { exact.floor() };
    if rounded < 1.0 {
        1
    } else if rounded > 1000.0 {
        1000
    } else {
        rounded as usize
    }
}

/// Higher value, or equal value and first by the rule for ties.
fn is_better(size: BoardSize, a: &Valued, b: &Valued) -> bool {
    a.value > b.value || (a.value >= b.value && by_ties(size, a.line[0], b.line[0]).is_lt())
}

/// Squared distance from the centre, then row, then column.
fn by_ties(size: BoardSize, a: Node, b: Node) -> Ordering {
    let key = |node: Node| {
        let rows = i32::from(node.row()) - i32::from(size.rows() - 1);
        let cols = i32::from(node.col()) - i32::from(size.cols() - 1);
        (rows * rows + cols * cols, node.row(), node.col())
    };
    key(a).cmp(&key(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use crate::engine::Stop;

    fn search(text: &str, depth: f64, deadline: &Deadline) -> Result<Choice, SearchError> {
        let mut factors = Factors::default();
        factors.set(Factor::GameTreeMaxDepth, depth).unwrap();
        choose(&text.parse().unwrap(), &factors, Seed::default(), deadline)
    }

    #[test]
    fn breadths_match_the_rules() {
        let breadths = |first: f64, trim: f64, depth| {
            let mut factors = Factors::default();
            factors.set(Factor::GameTreeMaxBreadth, first).unwrap();
            factors.set(Factor::GameTreeBreadthTrim, trim).unwrap();
            (1..=depth).map(|level| breadth(&factors, level)).collect::<Vec<_>>()
        };
        assert_eq!(breadths(10.0, 40.0, 6), [10, 6, 4, 2, 1, 1]);
        assert_eq!(breadths(5.0, 50.0, 3), [5, 3, 1]);
        assert_eq!(breadths(10.0, 100.0, 3), [10, 1, 1]);
        assert_eq!(breadths(1000.0, -100.0, 50)[49], 1000);
        assert_eq!(breadths(1.0, -100.0, 4), [1, 2, 4, 8]);
    }

    #[test]
    fn ties_match_the_rules() {
        let size = BoardSize::square(3).unwrap();
        let mut nodes: Vec<Node> = size.nodes().collect();
        nodes.sort_by(|&a, &b| by_ties(size, a, b));
        let names: Vec<String> = nodes.iter().map(ToString::to_string).collect();
        assert_eq!(names.join(" "), "c3 b2 d2 b4 d4 c1 a3 e3 c5 a1 e1 a5 e5");
    }

    #[test]
    fn finished_game_has_no_move() {
        let error = search("hhh/../.../../... v", 1.0, &Deadline::unlimited()).unwrap_err();
        assert_eq!(error.to_string(), "the game is over: horizontal has won");
    }

    #[test]
    fn complete_where_every_line_ends_early() {
        let choice = search("hh./vv/vvh/vv/hhh h", 50.0, &Deadline::unlimited());
        assert_eq!(choice.unwrap_err(), SearchError::GameOver { winner: Player::Horizontal });
        // One free node, which wins.
        let choice = search("hh./hv/vvh/vv/hvh h", 50.0, &Deadline::unlimited()).unwrap();
        assert_eq!((choice.mv.to_string().as_str(), choice.depth, choice.complete), ("e1", 50, true));
        assert_eq!(choice.visited, 1);
    }

    #[test]
    fn time_ends_the_search_after_level_one() {
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
