//! The moves that a personality makes in a position.

use std::sync::Arc;

use super::super::MIN_MOVES;
use super::{Finding, Reach, Rules, Seen};
use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine, Limits, Stop, weigh};
use span_it_core::personality::{Factor, Factors};
use span_it_core::seed::Seed;

/// Seeds tried at depth 1.
const SHALLOW_TRIALS: u32 = 200;
/// Seeds tried if each needs a search.
const DEEP_TRIALS: u32 = 24;
/// If the first searches all agree, the others are assumed to.
const FIRST_TRIALS: u32 = 12;
/// Seeds tried with searches before a move rules a candidate out, as the first ones miss a move with a probability of
/// one in ten now and then.
const RULING_OUT_TRIALS: u32 = 100;
/// Added to the number of trials that chose a node, as trials cannot prove that a node is impossible. If all moves came
/// more than once, others are unlikely, and this is added once for all nodes.
const UNSEEN: f64 = 0.1;
const REPEATED: f64 = 2.0;
/// The largest share of trials with a move that came only once, at which other moves are unlikely.
// CITE: Good, "The population frequencies of species and the estimation of population parameters", 1953.
const LONE: f64 = 0.02;

/// The moves that a personality makes in a position, with their probabilities.
#[derive(Clone, Debug, Default)]
pub(super) struct Forecast {
    /// Each move once, with its part of `of`.
    moves: Vec<(Node, f64)>,
    /// The part of all possible nodes together, each being equally likely.
    rest: f64,
    of: f64,
    possible: Vec<Node>,
    /// Whether more seeds would change nothing or too little.
    is_final: bool,
    /// Whether hardly any move came only once, so that there are hardly others.
    is_closed: bool,
}

impl Forecast {
    fn new(position: &Position) -> Self {
        Self { possible: position.free_nodes().collect(), ..Self::default() }
    }

    fn add(&mut self, mv: Node, part: f64) {
        match self.moves.iter_mut().find(|(node, _)| *node == mv) {
            Some((_, sum)) => *sum += part,
            None => self.moves.push((mv, part)),
        }
    }

    /// Whether more seeds could give this move, which none has given so far.
    pub(super) fn may_miss(&self, mv: Node) -> bool {
        !self.is_final && !self.contains(mv)
    }

    /// Whether the personality hardly ever makes this move.
    pub(super) fn is_unlikely(&self, mv: Node) -> bool {
        self.is_closed && !self.contains(mv)
    }

    /// Whether a search gave this move.
    fn contains(&self, mv: Node) -> bool {
        self.moves.iter().any(|(node, _)| *node == mv)
    }

    /// The probability of a move.
    fn of(&self, mv: Node) -> f64 {
        let part = self.moves.iter().find(|(node, _)| *node == mv).map_or(0.0, |(_, part)| *part);
        let is_possible = self.possible.contains(&mv);
        (part + if is_possible { self.rest / self.possible.len() as f64 } else { 0.0 }) / self.of
    }

    /// The move, if there is only one.
    pub(super) fn only(&self) -> Option<Node> {
        self.moves.first().map(|(mv, _)| *mv).filter(|_| self.moves.len() == 1)
    }

    /// The moves that searches gave, with their probabilities.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Node, f64)> {
        self.moves.iter().map(|&(mv, _)| (mv, self.of(mv)))
    }
}

/// What a move shows about a personality with these factors.
pub(super) fn judge(factors: &Factors, forecast: Option<&Forecast>, seen: &Seen, rules: Rules) -> Finding {
    // An opponent model needs replies in the lookahead and enough moves of the opponent. The players alternate, so
    // half of the moves up to the last one were the opponent's.
    let may_have_read =
        rules.reader && *seen.reach.levels(factors).end() > 1 && seen.number / 2 >= MIN_MOVES as usize;
    match forecast {
        None => Finding::Unsettled,
        Some(forecast) if may_have_read && !forecast.contains(seen.mv) => Finding::Unsettled,
        Some(forecast) => match forecast.of(seen.mv) {
            probability if probability > 0.0 => Finding::Fits(probability),
            _ => Finding::Excludes(forecast.only()),
        },
    }
}

/// A personality's searches in a position.
pub(super) struct Searches<'a> {
    pub(super) factors: &'a Factors,
    pub(super) position: &'a Position,
    pub(super) reach: Reach,
    pub(super) rules: Rules,
    pub(super) is_over: &'a dyn Fn() -> bool,
}

/// The search was interrupted.
struct Cut;

impl Searches<'_> {
    /// The moves of the personality. `None` if a search is too long to repeat.
    pub(super) fn forecast(&self) -> Option<Forecast> {
        // Without noise the seed does not matter.
        let has_noise = self.factors[Factor::NodeRandom] != 0.0;
        let forecast = if has_noise { self.by_trials(DEEP_TRIALS) } else { self.exactly(Seed::default()) };
        forecast.ok()
    }

    /// The same with as many seeds as it takes to rule a personality with noise out.
    pub(super) fn thorough_forecast(&self) -> Option<Forecast> {
        self.by_trials(RULING_OUT_TRIALS).ok()
    }

    /// With this seed there is one move per level. Each level is as likely as any other to be the one that the
    /// search finished last. A level whose search is too long to repeat, after one that was not, counts as if every
    /// free node were as likely.
    fn exactly(&self, seed: Seed) -> Result<Forecast, Cut> {
        let levels = self.reach.levels(self.factors);
        let mut forecast =
            Forecast { of: levels.len() as f64, is_final: true, ..Forecast::new(self.position) };
        for level in levels.clone() {
            match self.choice(seed, level) {
                Ok(mv) => forecast.add(mv, 1.0),
                Err(Cut) if level == *levels.start() || (self.is_over)() => return Err(Cut),
                Err(Cut) => {
                    forecast.rest = f64::from(levels.end() - level + 1);
                    break;
                }
            }
        }
        Ok(forecast)
    }

    /// The moves with some seeds, because readers do not see the seed of a game.
    fn by_trials(&self, deep_trials: u32) -> Result<Forecast, Cut> {
        let is_shallow = *self.reach.levels(self.factors).end() == 1;
        let trials = if is_shallow { SHALLOW_TRIALS } else { deep_trials };
        let mut all = Forecast { is_final: trials >= RULING_OUT_TRIALS, ..Forecast::new(self.position) };
        if is_shallow {
            self.keep_within_noise(&mut all.possible);
        }
        for trial in 0..trials {
            if trial == FIRST_TRIALS && !all.is_final && all.moves.len() == 1 {
                break;
            }
            let one = self.exactly(Seed::new(trial.into()).unwrap_or_default())?;
            for &(mv, part) in &one.moves {
                all.add(mv, part / one.of);
            }
            all.rest += one.rest / one.of;
        }
        // Together they are about as likely as all moves that never came.
        let lone = all.moves.iter().map(|&(_, part)| part).filter(|part| *part < REPEATED).sum::<f64>();
        all.is_closed = lone <= LONE * f64::from(trials);
        // Of many rare moves, more seeds would not give all.
        all.is_final |= lone > 0.0;
        all.rest += if lone > 0.0 { UNSEEN * all.possible.len() as f64 } else { UNSEEN };
        all.of = all.moves.iter().map(|(_, part)| part).sum::<f64>() + all.rest;
        Ok(all)
    }

    /// Keeps the nodes that can be the heaviest. The noise of a node is at most `NodeRandom` for each player, and that of
    /// the opponent counts as its weight does.
    fn keep_within_noise(&self, nodes: &mut Vec<Node>) {
        let mut factors = self.factors.clone();
        let share = 1.0 + factors[Factor::GamePredictability].abs() / 100.0;
        let noise = factors[Factor::NodeRandom].abs() * share;
        if factors.set(Factor::NodeRandom, 0.0).is_err() {
            return;
        }
        let weights = weigh(self.position, &factors, Seed::default());
        let most = weights.iter().map(|node| node.w).fold(f64::NEG_INFINITY, f64::max);
        let is_within = |w: f64| w + noise >= most - 1e-9 * most.abs();
        nodes.retain(|node| weights.iter().any(|one| one.node == *node && is_within(one.w)));
    }

    /// The move with this seed at this level.
    fn choice(&self, seed: Seed, level: u16) -> Result<Node, Cut> {
        if (self.is_over)() {
            return Err(Cut);
        }
        let mut factors = self.factors.clone();
        factors.set(Factor::GameTreeMaxDepth, level.into()).or(Err(Cut))?;
        let mut engine = Engine::new(self.position, &factors, seed);
        if level == 1 {
            return engine.highest_weight().map(|(mv, _)| mv).ok_or(Cut);
        }
        let stop = Arc::new(Stop::default());
        let limits = Limits { time: self.rules.limit, visits: self.rules.visits, depth: None };
        let deadline = Deadline::new(limits).at_once().with_cancel(Arc::clone(&stop));
        let choice = engine.choose_with_report(&deadline, &mut |_| {
            if (self.is_over)() {
                stop.cancel();
            }
        });
        let choice = choice.or(Err(Cut))?;
        if choice.complete { Ok(choice.mv) } else { Err(Cut) }
    }
}
