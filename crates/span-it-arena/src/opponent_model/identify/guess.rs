//! The probability that a personality makes a move.

use std::sync::Arc;

use super::super::MIN_MOVES;
use super::{Finding, Reach, Rules, Seen};
use span_it_core::board::Node;
use span_it_core::engine::{Deadline, Engine, Limits, Stop, weigh};
use span_it_core::personality::{Factor, Factors};
use span_it_core::seed::Seed;

/// Seeds tried at depth 1.
const SHALLOW_TRIALS: u64 = 200;
/// Seeds tried if each needs a search.
const DEEP_TRIALS: u64 = 24;
/// If the first searches all agree, the others are assumed to.
const FIRST_TRIALS: u64 = 8;
/// Added to the number of trials that chose a node, as trials cannot prove that a node is impossible.
const UNSEEN: f64 = 0.1;

/// One candidate's searches for one move.
struct Judge<'a> {
    factors: &'a Factors,
    seen: &'a Seen<'a>,
    rules: Rules,
    is_over: &'a dyn Fn() -> bool,
}

/// The search was interrupted.
struct Cut;

/// Judges a move of a candidate with these factors.
pub(super) fn judge(factors: &Factors, seen: &Seen<'_>, rules: Rules, is_over: &dyn Fn() -> bool) -> Finding {
    let judge = Judge { factors, seen, rules, is_over };
    let finding =
        // Without noise the seed does not matter.
        if factors[Factor::NodeRandom] == 0.0 { judge.exactly(Seed::default()) } else { judge.by_trials() };
    match finding {
        Ok(Finding::Excludes(_)) if judge.may_have_read() => Finding::Unsettled,
        Ok(finding) => finding,
        Err(Cut) => Finding::Unsettled,
    }
}

impl Judge<'_> {
    /// The levels that the search can have finished last.
    fn levels(&self) -> std::ops::RangeInclusive<u16> {
        let depth = self.factors.max_depth();
        match self.seen.reach {
            Reach::Whole => depth..=depth,
            Reach::Level(level) => level.clamp(1, depth)..=level.clamp(1, depth),
            Reach::Unknown => 1..=depth,
        }
    }

    /// Whether an opponent model can have changed the move. That needs replies in the lookahead and enough moves of
    /// the opponent.
    fn may_have_read(&self) -> bool {
        // The players alternate, so half of the moves up to the last one were the opponent's.
        let opponents = self.seen.number / 2;
        self.rules.reader && *self.levels().end() > 1 && opponents >= MIN_MOVES as usize
    }

    /// With this seed there is one move per level. Each level is as likely as any other to be the one that the
    /// search finished last, so the probability is the share of the levels that give the move. A level whose
    /// search is too long to repeat, after one that was not, counts as if every free node were as likely.
    fn exactly(&self, seed: Seed) -> Result<Finding, Cut> {
        let levels = self.levels();
        let (mut giving, mut others) = (0.0, Vec::new());
        for level in levels.clone() {
            match self.choice(seed, level) {
                Ok(mv) if mv == self.seen.mv => giving += 1.0,
                Ok(mv) => others.push(mv),
                Err(Cut) if level == *levels.start() || (self.is_over)() => return Err(Cut),
                Err(Cut) => {
                    giving += f64::from(levels.end() - level + 1) / self.free_nodes();
                    break;
                }
            }
        }
        if giving > 0.0 {
            return Ok(Finding::Fits(giving / levels.len() as f64));
        }
        others.dedup();
        Ok(Finding::Excludes(others.first().copied().filter(|_| others.len() == 1)))
    }

    fn free_nodes(&self) -> f64 {
        self.seen.position.free_nodes().count() as f64
    }

    /// The share of some seeds that give the move, because nobody sees the seed of a game.
    fn by_trials(&self) -> Result<Finding, Cut> {
        if *self.levels().end() == 1 && self.is_out_of_reach() {
            return Ok(Finding::Excludes(None));
        }
        let trials = if *self.levels().end() == 1 { SHALLOW_TRIALS } else { DEEP_TRIALS };
        let mut hits = 0.0;
        for trial in 0..trials {
            if trial == FIRST_TRIALS && trials == DEEP_TRIALS && (hits <= 0.0 || hits >= trial as f64) {
                hits *= trials as f64 / trial as f64;
                break;
            }
            if let Finding::Fits(probability) = self.exactly(Seed::new(trial).unwrap_or_default())? {
                hits += probability;
            }
        }
        if hits <= 0.0 && self.may_have_read() {
            return Err(Cut);
        }
        Ok(Finding::Fits((hits + UNSEEN) / (trials as f64 + UNSEEN * self.free_nodes())))
    }

    /// Whether no noise can make the move the best.
    fn is_out_of_reach(&self) -> bool {
        let mut noiseless = self.factors.clone();
        // Zero is always valid.
        noiseless.set(Factor::NodeRandom, 0.0).unwrap_or_default();
        let weights = weigh(self.seen.position, &noiseless, Seed::default());
        let best = weights.iter().map(|weight| weight.w).fold(f64::MIN, f64::max);
        let own = weights.iter().find(|weight| weight.node == self.seen.mv).map_or(best, |weight| weight.w);
        let share = self.factors[Factor::GamePredictability] / 100.0;
        let most = self.factors[Factor::NodeRandom].abs() * (1.0 + share.abs());
        // Allows for rounding errors.
        let slack = 1e-9 * (best.abs() + own.abs() + most);
        own + most + slack < best
    }

    /// The candidate's move with this seed at this level.
    fn choice(&self, seed: Seed, level: u16) -> Result<Node, Cut> {
        if (self.is_over)() {
            return Err(Cut);
        }
        let mut factors = self.factors.clone();
        factors.set(Factor::GameTreeMaxDepth, level.into()).or(Err(Cut))?;
        let mut engine = Engine::new(self.seen.position, &factors, seed);
        if level == 1 {
            return engine.highest_weight().map(|(mv, _)| mv).ok_or(Cut);
        }
        let stop = Arc::new(Stop::default());
        let limits = Limits { time: self.rules.limit, visits: self.rules.visits, depth: None };
        let deadline = Deadline::new(limits).at_once().with_cancel(Arc::clone(&stop));
        let choice = engine.choose(&deadline, &mut |_| {
            if (self.is_over)() {
                stop.cancel();
            }
        });
        let choice = choice.or(Err(Cut))?;
        if choice.complete { Ok(choice.mv) } else { Err(Cut) }
    }
}
