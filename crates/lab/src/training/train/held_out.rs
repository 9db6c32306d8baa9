//! The comparison of a trained personality with its start, on work that the search has not used.
//!
//! Every search and every part of the comparison is bounded in visited moves, so it ends at the same point on
//! every machine.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::thread_pool::ThreadPool;
use crate::tournament::opening::Opening;
use crate::tournament::stats::{PairCounter, Pairs, Sprt, SprtState};
use crate::tournament::{Fixture, Plan, PlayerSpec};
use crate::training::bounded_search::Bound;
use crate::training::rng::seed_for;
use span_it_core::board::{BoardSize, ByPlayer};
use span_it_core::engine::Stop;
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::config::Budget;
use super::eval_batch::EvalBatch;
use super::games::{bounded, play};
use super::{Measure, Objective, TrainingConfig, TrainingError};

/// The random numbers of this module.
const HELD_OUT: u64 = 3;
const ELSEWHERE: u64 = 4;

/// The hypotheses of the SPRT, in normalised Elo, and its error probabilities.
const TEST: (f64, f64, f64, f64) = (0.0, 20.0, 0.05, 0.05);

/// Game pairs between two looks at the SPRT.
const BLOCK: u32 = 50;

/// Games between two looks at their cost.
const CHUNK: usize = 20;

/// The shares of the time for the held-out work and then of the rest for that on another board, if games follow.
const WORK: f64 = 0.4;
const OTHER_WORK: f64 = 0.2;

/// Random moves at the start of a game.
const OPENING_PLIES: u16 = 4;

/// The most game pairs; then the SPRT is left undecided.
pub const MAX_PAIRS: u32 = 500;

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldOut {
    /// The measure of the start on the held-out work.
    pub start: Measure,
    /// The measure of the new personality on the same work.
    pub new: Measure,
    /// Both on another board, which shows whether the training has helped there too; `None` if there was no time.
    pub other: Option<OtherBoard>,
    /// The games against the start. `None` for a target score, where stronger is not better, and if nothing has
    /// changed.
    pub trial: Option<Trial>,
}

/// Measures on a board that the training has not used.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherBoard {
    /// The board.
    pub size: BoardSize,
    /// The measure of the start.
    pub start: Measure,
    /// The measure of the new personality.
    pub new: Measure,
}

/// The games of the new personality against the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trial {
    /// The pairs, from the view of the new personality.
    pub pairs: Pairs,
    /// The SPRT: is the new personality stronger?
    pub sprt: SprtState,
}

impl HeldOut {
    /// Whether nothing was measured, as nothing has changed or there was no time.
    pub const fn is_empty(&self) -> bool {
        self.new.parts == 0
    }

    /// The distance of the new personality's score from the target, if it is greater than the margin.
    pub fn missed(&self, objective: &Objective) -> Option<f64> {
        let Objective::Target { score, .. } = objective else { return None };
        let off = (self.new.value() - score).abs();
        (off > self.new.margin95()).then_some(off)
    }

    /// The distances of both scores from the target, start first, if the start is closer.
    pub fn nearer_before(&self, objective: &Objective) -> Option<[f64; 2]> {
        let Objective::Target { score, .. } = objective else { return None };
        let [start, new] = [self.start, self.new].map(|measure| (measure.value() - score).abs());
        (start < new).then_some([start, new])
    }
}

impl Trial {
    /// Whether the games ended before the SPRT decided because they visited too many moves.
    pub fn is_cut_short(&self) -> bool {
        !self.sprt.is_decided() && self.pairs.total() < MAX_PAIRS
    }
}

/// The progress of a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Comparison {
    /// The held-out work: pieces done, and pieces in total.
    Work(usize, usize),
    /// The games against the start so far.
    Games(Pairs),
}

/// Compares a personality with the start of a config. Both do the same work at full depth, and an eighth of it on another
/// board; then, unless the objective is a target score, they play game pairs against each other until an SPRT decides. A
/// start without changes is compared only with a target score.
///
/// A search that exceeds [`BOUND_FACTOR`](super::BOUND_FACTOR) times the allowed average ends as after a time
/// limit. If a personality visits too many moves, there is less work and there are fewer games:
/// [`Measure::parts`] and [`Trial::pairs`] give the number.
///
/// # Errors
/// The config is invalid, or the comparison was cancelled.
pub fn compare(
    config: &TrainingConfig,
    new: &Factors,
    stop: &Arc<Stop>,
    on_progress: &mut dyn FnMut(Comparison),
) -> Result<HeldOut, TrainingError> {
    compare_within(config, new, config.budget(stop), on_progress)
}

/// [`compare`] within a budget.
pub(super) fn compare_within(
    config: &TrainingConfig,
    new: &Factors,
    budget: Budget<'_>,
    on_progress: &mut dyn FnMut(Comparison),
) -> Result<HeldOut, TrainingError> {
    config.check()?;
    if config.start == *new && !matches!(config.objective, Objective::Target { .. }) {
        return Ok(HeldOut { start: Measure::default(), new: Measure::default(), other: None, trial: None });
    }
    let pool = ThreadPool::all_cores(budget.stop);
    let batch = EvalBatch::new(config, config.objective.last_sample(), &[HELD_OUT], pool)?;
    let both = [config.start.clone(), new.clone()];
    let bound = Bound::AtOnce(config.search_bound());
    let elsewhere = TrainingConfig { boards: vec![other_board(&config.boards)], ..config.clone() };
    let other = EvalBatch::new(&elsewhere, config.objective.last_sample() / 8, &[ELSEWHERE], pool)?;
    let (own, all) = (batch.parts(), batch.parts() + other.parts());
    let has_trial = !matches!(config.objective, Objective::Target { .. });
    let share = |share: f64| if has_trial { budget.share(share) } else { budget };
    let measures = batch.measure_stepwise(&both, bound, share(WORK), &mut |done, _| {
        on_progress(Comparison::Work(done, all));
    })?;
    let others = other.measure_stepwise(&both, bound, share(OTHER_WORK), &mut |done, _| {
        on_progress(Comparison::Work(own + done, all));
    })?;
    let other = OtherBoard { size: elsewhere.boards[0], start: others[0], new: others[1] };
    let other = Some(other).filter(|other| other.new.parts > 0);
    let trial = has_trial.then(|| play_trial(config, new, budget, on_progress)).transpose()?;
    Ok(HeldOut { start: measures[0], new: measures[1], other, trial })
}

/// A board that the training has not used.
fn other_board(boards: &[BoardSize]) -> BoardSize {
    let known = [6, 8, 10].into_iter().filter_map(|side| BoardSize::square(side).ok());
    known.into_iter().find(|size| !boards.contains(size)).unwrap_or(BoardSize::STANDARD)
}

/// The SPRT after these pairs.
pub fn trial_of(pairs: Pairs) -> Trial {
    let (elo0, elo1, alpha, beta) = TEST;
    let Ok(test) = Sprt::new(elo0, elo1, alpha, beta) else { unreachable!("a valid test") };
    Trial { pairs, sprt: test.state(pairs) }
}

/// Plays games until the SPRT decides or the budget is spent.
fn play_trial(
    config: &TrainingConfig,
    new: &Factors,
    budget: Budget<'_>,
    on_progress: &mut dyn FnMut(Comparison),
) -> Result<Trial, TrainingError> {
    let mut games = TrialGames { config, new, budget, pairs: Pairs::default(), visited: 0 };
    let (mut trial, mut block) = (trial_of(games.pairs), 0);
    while trial.pairs.total() < MAX_PAIRS && !trial.sprt.is_decided() && !games.is_over() {
        games.play_block(block, on_progress)?;
        trial = trial_of(games.pairs);
        block += 1;
    }
    Ok(trial)
}

/// The games of the new personality against the start.
struct TrialGames<'a> {
    config: &'a TrainingConfig,
    new: &'a Factors,
    budget: Budget<'a>,
    /// The finished pairs.
    pairs: Pairs,
    /// Visited moves of all games.
    visited: u64,
}

impl TrialGames<'_> {
    fn is_over(&self) -> bool {
        self.budget.is_spent(self.visited)
    }

    /// Plays a block of pairs, or a part of it if the budget is spent.
    fn play_block(
        &mut self,
        number: u64,
        on_progress: &mut dyn FnMut(Comparison),
    ) -> Result<(), TrainingError> {
        let plan = Plan {
            boards: self.config.boards.clone(),
            pairs: BLOCK.div_ceil(u32::try_from(self.config.boards.len()).unwrap_or(u32::MAX).max(1)),
            opening_plies: OPENING_PLIES,
            seed: seed_for(self.config.seed, &[HELD_OUT, number]),
            ..Plan::round_robin(vec![PlayerSpec::Random; 2])
        };
        let openings = plan.openings(self.budget.stop)?.ok_or(TrainingError::Cancelled)?;
        for chunk in plan.fixtures().collect::<Vec<_>>().chunks(CHUNK) {
            if self.is_over() {
                break;
            }
            let opening = |game: &Fixture| &openings[game.key.board][game.key.pair as usize];
            self.play_chunk(plan.seed, chunk, &opening, on_progress)?;
        }
        Ok(())
    }

    /// Plays whole pairs.
    fn play_chunk<'a>(
        &mut self,
        seed: Seed,
        games: &[Fixture],
        opening: &(impl Fn(&Fixture) -> &'a Opening + Sync),
        on_progress: &mut dyn FnMut(Comparison),
    ) -> Result<(), TrainingError> {
        let (both, stop) = ([self.new, &self.config.start], self.budget.stop);
        let bound = Bound::AtOnce(self.config.search_bound());
        let play_game = |(): &mut (), piece: usize| {
            let game = &games[piece];
            let players = game.sides().map(|side| bounded(both[side], game.seed(seed), bound));
            play(opening(game), game.size, players, stop)
        };
        let mut counter = PairCounter::default();
        let before = self.pairs;
        let pool = ThreadPool::all_cores(stop);
        let done = pool.run(games.len(), &|| (), &play_game, |piece, game| {
            let fixture = &games[piece];
            counter.add(fixture.key, fixture.exchanged, fixture.sides()[game.winner] == 0);
            let ByPlayer { horizontal, vertical } = game.visited;
            self.visited = self.visited.saturating_add(horizontal.saturating_add(vertical));
            self.pairs = before;
            self.pairs += counter.pairs();
            on_progress(Comparison::Games(self.pairs));
        });
        done.ok_or(TrainingError::Cancelled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Control, run};
    use crate::training::train::Space;
    use span_it_core::personality::{Factor, library};

    /// The start's searches practically never end.
    fn endless() -> TrainingConfig {
        let mut start = library::builtin_named("Steady").unwrap().factors.clone();
        start.set(Factor::GameTreeMaxDepth, 40.0).unwrap();
        start.set(Factor::GameTreeMaxBreadth, 400.0).unwrap();
        start.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        TrainingConfig { max_visited: 10, ..TrainingConfig::for_test(start, Space::all(), Objective::Keep) }
    }

    #[test]
    fn a_comparison_with_endless_searches_is_bounded_and_reproducible() {
        let config = endless();
        let steady = &library::builtin_named("Steady").unwrap().factors;
        let held_out = compare(&config, steady, &Arc::default(), &mut |_| ()).unwrap();
        let trial = held_out.trial.unwrap();
        assert!((1..4000).contains(&held_out.start.parts), "{held_out:?}");
        assert_eq!(held_out.start.parts, held_out.new.parts);
        assert!((1..50).contains(&trial.pairs.total()) && trial.is_cut_short(), "{trial:?}");
        assert_eq!(compare(&config, steady, &Arc::default(), &mut |_| ()).unwrap(), held_out);
    }

    #[test]
    fn a_target_is_missed_by_more_than_the_margin() {
        let measure = |sum: f64| Measure { parts: 400, sum, squares: sum * 0.9, visited: 1, moves: 1 };
        let held_out = |sum| HeldOut { start: measure(200.0), new: measure(sum), other: None, trial: None };
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        let missed = |sum| held_out(sum).missed(&target);
        assert!((missed(368.0).unwrap() - 0.52).abs() < 1e-9 && (missed(20.0).unwrap() - 0.35).abs() < 1e-9);
        assert_eq!([missed(165.0), missed(160.0), held_out(368.0).missed(&Objective::Keep)], [None; 3]);
        let nearer = |new| held_out(new).nearer_before(&target);
        let [start, new] = nearer(80.0).unwrap();
        assert!((start - 0.1).abs() < 1e-9 && (new - 0.2).abs() < 1e-9);
        assert_eq!([nearer(200.0), nearer(150.0), held_out(80.0).nearer_before(&Objective::Keep)], [None; 3]);
    }

    #[test]
    fn plays_the_same_games_as_a_tournament() {
        let spec = |name: &str| PlayerSpec::parse(name).unwrap();
        let factors = |name: &str| library::builtin_named(name).unwrap().factors.clone();
        let boards = vec![BoardSize::square(4).unwrap(), BoardSize::new(4, 5).unwrap()];
        let config = TrainingConfig { start: factors("Steady"), boards, max_visited: 10_000, ..endless() };
        let seed = seed_for(config.seed, &[HELD_OUT, 0]);
        let agents = vec![spec("Spider"), spec("Steady")];
        let plan = Plan { boards: config.boards.clone(), pairs: 25, seed, ..Plan::round_robin(agents) };
        let mut counter = PairCounter::default();
        run(&plan, &[], &Control::default(), &mut |game| counter.add_game(game)).unwrap();
        let (stop, new) = (Arc::default(), factors("Spider"));
        let budget = config.budget(&stop);
        let mut trial =
            TrialGames { config: &config, new: &new, budget, pairs: Pairs::default(), visited: 0 };
        trial.play_block(0, &mut |_| ()).unwrap();
        assert_eq!(trial.pairs, counter.pairs());
    }

    #[test]
    fn cancelling_ends_the_games() {
        let stop = Arc::new(Stop::default());
        let config = TrainingConfig { max_visited: u64::MAX, ..endless() };
        std::thread::scope(|scope| {
            let trial = scope.spawn(|| play_trial(&config, &config.start, config.budget(&stop), &mut |_| ()));
            // The games cannot end by themselves, so it makes no difference when they are cancelled.
            stop.cancel();
            assert!(matches!(trial.join().unwrap(), Err(TrainingError::Cancelled)));
        });
    }
}
