//! Work that is the same for all personalities that are compared.

use std::ops::Range;

use crate::thread_pool::ThreadPool;
use crate::tournament::opening::{self, openings};
use crate::training::accuracy::TestSuite;
use crate::training::bounded_search::{Bound, search};
use crate::training::rng::seed_for;
use span_it_core::board::BoardSize;
use span_it_core::engine::Engine;
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::config::Budget;
use super::games::{GamePair, play_pair};
use super::search::STAGES;
use super::{Measure, Objective, TrainingConfig, TrainingError};

/// The number of steps of [`EvalBatch::measure_stepwise`].
const STEPS: usize = 40;

/// Random moves at the start of a game.
const OPENING_PLIES: u16 = 4;

/// The random numbers of a round.
const ROUND: u64 = 1;

/// Work of the kind that the objective asks for.
pub(super) enum EvalBatch<'a> {
    /// Positions to keep won.
    Positions {
        /// One per board.
        suites: Vec<TestSuite>,
        /// The seed of the noise.
        seed: Seed,
    },
    /// Game pairs.
    Games(Vec<GamePair<'a>>),
}

impl<'a> EvalBatch<'a> {
    /// Creates fresh work: at least `parts` parts, spread evenly over the boards.
    pub(super) fn new(
        config: &'a TrainingConfig,
        parts: usize,
        purpose: &[u64],
        pool: ThreadPool<'_>,
    ) -> Result<Self, TrainingError> {
        let (objective, boards) = (&config.objective, &config.boards);
        let seed = seed_for(config.seed, purpose);
        let each = parts.div_ceil(boards.len());
        if *objective == Objective::Keep {
            let suite = |&size: &BoardSize| {
                TestSuite::with_pool(pool, size, each, seed).ok_or(TrainingError::Cancelled)
            };
            let suites = boards.iter().map(suite).collect::<Result<_, _>>()?;
            return Ok(Self::Positions { suites, seed });
        }
        let mut pairs = Vec::new();
        for &size in boards {
            let plies = OPENING_PLIES.min(opening::most_plies(size));
            // Small boards have few openings; they are repeated with other noise.
            let count = u32::try_from(each).unwrap_or(u32::MAX).min(opening::count(size, plies));
            let openings = openings(size, plies, count, seed)?;
            let opponents = objective.against().iter().cycle();
            for (number, (opening, opponent)) in openings.iter().cycle().zip(opponents).take(each).enumerate()
            {
                let seed = seed_for(seed, &[u64::from(size.rows()), u64::from(size.cols()), number as u64]);
                pairs.push(GamePair { size, opening: opening.clone(), opponent, seed });
            }
        }
        Ok(Self::Games(pairs))
    }

    /// The work of a round, whose number is from 0.
    pub(super) fn of_round(
        config: &'a TrainingConfig,
        round: u32,
        sample: usize,
        pool: ThreadPool<'_>,
    ) -> Result<Self, TrainingError> {
        Self::new(config, sample, &[ROUND, u64::from(round)], pool)
    }

    /// The number of parts: positions or game pairs.
    pub(super) fn parts(&self) -> usize {
        match self {
            Self::Positions { suites, .. } => suites.iter().map(TestSuite::len).sum(),
            Self::Games(pairs) => pairs.len(),
        }
    }

    /// The parts of each board.
    fn boards(&self) -> Vec<Range<usize>> {
        let sizes: Vec<usize> = match self {
            Self::Positions { suites, .. } => suites.iter().map(TestSuite::len).collect(),
            Self::Games(pairs) => pairs.chunk_by(|a, b| a.size == b.size).map(<[_]>::len).collect(),
        };
        let mut end = 0;
        let board = |parts: usize| {
            end += parts;
            end - parts..end
        };
        sizes.into_iter().map(board).collect()
    }

    /// Measures each personality on some of the parts.
    pub(super) fn measure(
        &self,
        personalities: &[Factors],
        parts: &[usize],
        bound: Bound,
        pool: ThreadPool<'_>,
    ) -> Result<Vec<Measure>, TrainingError> {
        let count = personalities.len();
        let mut measures = vec![Measure::default(); count];
        let work = |(): &mut (), piece: usize| {
            self.measure_part(parts[piece / count], &personalities[piece % count], bound, pool)
        };
        let done = pool.run(parts.len() * count, &|| (), &work, |piece, part| {
            measures[piece % count] = measures[piece % count].and(part);
        });
        done.ok_or(TrainingError::Cancelled)?;
        Ok(measures)
    }

    /// Measures each personality on the work of a stage.
    pub(super) fn measure_stage(
        &self,
        personalities: &[Factors],
        stage: usize,
        bound: Bound,
        pool: ThreadPool<'_>,
    ) -> Result<Vec<Measure>, TrainingError> {
        let end = |stage: usize| self.parts().div_ceil(STAGES[stage]);
        let parts = stage.checked_sub(1).map_or(0, end)..end(stage);
        self.measure(personalities, &parts.collect::<Vec<_>>(), bound, pool)
    }

    /// Measures each personality on all parts, in steps. `on_step` gets the parts done and their total. The rest
    /// is skipped when the budget is spent by all personalities together.
    pub(super) fn measure_stepwise(
        &self,
        personalities: &[Factors],
        bound: Bound,
        budget: Budget<'_>,
        on_step: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<Measure>, TrainingError> {
        let mut measures = vec![Measure::default(); personalities.len()];
        let (mut done, all, pool) = (0, self.parts(), ThreadPool::all_cores(budget.stop));
        let boards = self.boards();
        let visited =
            |measures: &[Measure]| measures.iter().map(|one| one.visited).fold(0, u64::saturating_add);
        for step in 0..STEPS {
            if budget.is_spent(visited(&measures)) {
                break;
            }
            let parts = share(&boards, step);
            done += parts.len();
            let more = self.measure(personalities, &parts, bound, pool)?;
            measures.iter_mut().zip(more).for_each(|(measure, more)| *measure = measure.and(more));
            on_step(done, all);
        }
        Ok(measures)
    }

    fn measure_part(
        &self,
        number: usize,
        factors: &Factors,
        bound: Bound,
        pool: ThreadPool<'_>,
    ) -> Option<Measure> {
        match self {
            Self::Games(pairs) => play_pair(&pairs[number], factors, bound, pool.stop),
            Self::Positions { suites, seed } => {
                let mut left = number;
                let mut positions = suites.iter().filter_map(|suite| {
                    let position = suite.positions().get(left);
                    left = left.saturating_sub(suite.len());
                    position
                });
                let test = positions.next()?;
                let noise = seed_for(*seed, &[number as u64]);
                let mut engine = Engine::new(&test.position, factors, noise);
                let (mv, work) = search(&mut engine, bound, pool.stop).ok()?;
                let points = f64::from(u8::from(test.winning_moves.contains(&mv)));
                Some(Measure { parts: 1, sum: points, squares: points, visited: work.visited, moves: 1 })
            }
        }
    }
}

/// The parts of a step: the same share of every board.
fn share(boards: &[Range<usize>], step: usize) -> Vec<usize> {
    let parts = |board: &Range<usize>| {
        let begin = |step: usize| board.start + board.len() * step / STEPS;
        begin(step)..begin(step + 1)
    };
    boards.iter().flat_map(parts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::PlayerSpec;
    use crate::training::train::Space;
    use span_it_core::engine::Manner;
    use span_it_core::personality::library;

    fn factors(name: &str) -> Factors {
        library::builtin_named(name).unwrap().factors.clone()
    }

    fn config(objective: Objective, boards: [BoardSize; 2]) -> TrainingConfig {
        let config = TrainingConfig::for_test(factors("Steady"), Space::all(), objective);
        TrainingConfig { boards: boards.into(), ..config }
    }

    #[test]
    fn stronger_personalities_measure_more_on_any_threads() {
        let stop = std::sync::Arc::default();
        let against = vec![
            PlayerSpec::parse("Blocker").unwrap(),
            PlayerSpec::Random,
            PlayerSpec::Perfect(Manner::Plain),
        ];
        let boards = [BoardSize::square(4).unwrap(), BoardSize::new(5, 6).unwrap()];
        let personalities = [factors("Novice"), factors("Planner")];
        for objective in [Objective::Keep, Objective::Score { against }] {
            let config = config(objective, boards);
            let measured = |threads| {
                let pool = ThreadPool::with_threads(threads, &stop);
                let batch = EvalBatch::new(&config, 40, &[1], pool).unwrap();
                assert_eq!(batch.parts(), 40);
                let halves = [0..17, 17..40].map(|parts| {
                    let parts = parts.collect::<Vec<_>>();
                    batch.measure(&personalities, &parts, Bound::Levels(500), pool).unwrap()
                });
                [0, 1].map(|place| halves[0][place].and(halves[1][place]))
            };
            let measures = measured(1);
            assert_eq!(measures, measured(3));
            assert!(measures.iter().all(|measure| measure.parts == 40));
            assert!(measures[0].value() < measures[1].value(), "{config:?} {measures:?}");
            assert!(measures[0].mean_visited() < measures[1].mean_visited());
        }
    }

    #[test]
    fn steps_share_every_board_evenly() {
        let boards = [0..90, 90..100, 100..180];
        let all: Vec<Vec<usize>> = (0..STEPS).map(|step| share(&boards, step)).collect();
        let in_first_half = |range: &Range<usize>| {
            all[..STEPS / 2].iter().flatten().filter(|part| range.contains(part)).count()
        };
        assert_eq!(boards.each_ref().map(in_first_half), [45, 5, 40]);
        let mut parts = all.concat();
        parts.sort_unstable();
        assert_eq!(parts, (0..180).collect::<Vec<_>>());
        let objective = Objective::Score { against: vec![PlayerSpec::Random] };
        let config = config(objective, [BoardSize::square(3).unwrap(), BoardSize::square(4).unwrap()]);
        let stop = std::sync::Arc::default();
        let batch = EvalBatch::new(&config, 20, &[1], ThreadPool::with_threads(1, &stop)).unwrap();
        assert_eq!(batch.boards(), [0..10, 10..20]);
    }
}
