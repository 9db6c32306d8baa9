//! What a personality is bred for, and how far it has come: measured on fresh work that is the same for
//! all who are compared.

use std::ops::Range;

use crate::contest::AgentSpec;
use crate::contest::opening::{self, Opening, openings};
use span_it_core::board::BoardSize;
use span_it_core::engine::Engine;
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::super::chance::seed_for;
use super::super::exam::Exam;
use super::super::ponder::{Bound, ponder};
use super::games::play_pair;
use super::{Measure, TuneError};
use crate::thread_pool::ThreadPool;

/// In how many steps much work is done: after each is told how far it has come.
const STEPS: usize = 40;

/// Moves made at random before a game of a pair begins.
const OPENING: u16 = 4;

/// What a personality is bred for.
#[derive(Clone, Debug, PartialEq)]
pub enum Objective {
    /// To keep the wins that it has: the share of won positions that it keeps won, 0..=1.
    Keep,
    /// To win: its score against others in pairs of games, 0..=1.
    Score {
        /// The others.
        against: Vec<AgentSpec>,
    },
    /// To win so often and not more often: a score, 0..=1, that it should come near.
    Target {
        /// The others.
        against: Vec<AgentSpec>,
        /// The score wanted.
        score: f64,
    },
}

impl Objective {
    /// Whom it is to meet.
    pub fn against(&self) -> &[AgentSpec] {
        match self {
            Self::Keep => &[],
            Self::Score { against } | Self::Target { against, .. } => against,
        }
    }

    /// How good a share or score is; the more the better.
    pub(super) fn goodness(&self, value: f64) -> f64 {
        match self {
            Self::Keep | Self::Score { .. } => value,
            Self::Target { score, .. } => -(value - score).abs(),
        }
    }

    /// How much work a round holds for each personality: positions, or pairs of games. It grows, since
    /// what is left to find is ever smaller.
    pub(super) fn sample(&self, round: u32) -> usize {
        let (first, most) = match self {
            Self::Keep => (96, 1024),
            Self::Score { .. } | Self::Target { .. } => (24, 192),
        };
        let later = usize::try_from(round).unwrap_or(usize::MAX).saturating_mul(first) / 8;
        later.saturating_add(first).min(most)
    }

    /// How much work the last choice and the held-out comparison hold.
    pub(super) const fn last_sample(&self) -> usize {
        match self {
            Self::Keep => 4000,
            Self::Score { .. } | Self::Target { .. } => 400,
        }
    }
}

/// Work that is the same for all who do it.
pub(super) enum Sheet<'a> {
    /// Positions to keep won.
    Exams {
        exams: Vec<Exam>,
        /// The luck of those who sit them.
        seed: Seed,
    },
    /// Pairs of games to play.
    Games(Vec<Pairing<'a>>),
}

/// A pair of games to play.
pub(super) struct Pairing<'a> {
    pub(super) size: BoardSize,
    pub(super) opening: Opening,
    pub(super) rival: &'a AgentSpec,
    /// The luck of both.
    pub(super) seed: Seed,
}

impl<'a> Sheet<'a> {
    /// Fresh work: `parts` of it, shared out evenly to the boards.
    pub(super) fn new(
        objective: &'a Objective,
        boards: &[BoardSize],
        parts: usize,
        seed: Seed,
        crew: ThreadPool<'_>,
    ) -> Result<Self, TuneError> {
        let each = parts.div_ceil(boards.len());
        if *objective == Objective::Keep {
            let exam = |&size: &BoardSize| Exam::new_by(crew, size, each, seed).ok_or(TuneError::Cancelled);
            let exams = boards.iter().map(exam).collect::<Result<_, _>>()?;
            return Ok(Self::Exams { exams, seed });
        }
        let mut pairings = Vec::new();
        for &size in boards {
            let plies = OPENING.min(opening::most_plies(size));
            // Small boards have few openings: there they come again, with other luck.
            let pairs = u32::try_from(each).unwrap_or(u32::MAX).min(opening::count(size, plies));
            let openings = openings(size, plies, pairs, seed)?;
            let rivals = objective.against().iter().cycle();
            for (number, (opening, rival)) in openings.iter().cycle().zip(rivals).take(each).enumerate() {
                let seed = seed_for(seed, &[u64::from(size.rows()), u64::from(size.cols()), number as u64]);
                pairings.push(Pairing { size, opening: opening.clone(), rival, seed });
            }
        }
        Ok(Self::Games(pairings))
    }

    /// How many parts it has.
    pub(super) fn parts(&self) -> usize {
        match self {
            Self::Exams { exams, .. } => exams.iter().map(Exam::len).sum(),
            Self::Games(pairings) => pairings.len(),
        }
    }

    /// The parts of each board.
    fn boards(&self) -> Vec<Range<usize>> {
        let sizes: Vec<usize> = match self {
            Self::Exams { exams, .. } => exams.iter().map(Exam::len).collect(),
            Self::Games(pairings) => pairings.chunk_by(|a, b| a.size == b.size).map(<[_]>::len).collect(),
        };
        let mut end = 0;
        let board = |parts: usize| {
            end += parts;
            end - parts..end
        };
        sizes.into_iter().map(board).collect()
    }

    /// What each of the personalities makes of some of its parts.
    pub(super) fn measure(
        &self,
        personalities: &[Factors],
        parts: &[usize],
        bound: Bound,
        crew: ThreadPool<'_>,
    ) -> Result<Vec<Measure>, TuneError> {
        let who = personalities.len();
        let mut measures = vec![Measure::default(); who];
        let work = |(): &mut (), piece: usize| {
            self.part(parts[piece / who], &personalities[piece % who], bound, crew)
        };
        let done = crew.run(parts.len() * who, &|| (), &work, |piece, part| {
            measures[piece % who] = measures[piece % who].and(part);
        });
        done.ok_or(TuneError::Cancelled)?;
        Ok(measures)
    }

    /// What each of the personalities makes of its parts, done step by step: each is told, with the parts
    /// done and all there are. Once all together have looked at more than so many moves, the rest is left.
    pub(super) fn measure_stepwise(
        &self,
        personalities: &[Factors],
        (bound, allowed): (Bound, u64),
        crew: ThreadPool<'_>,
        on_step: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<Measure>, TuneError> {
        let mut measures = vec![Measure::default(); personalities.len()];
        let (mut done, all) = (0, self.parts());
        let boards = self.boards();
        let visited =
            |measures: &[Measure]| measures.iter().map(|one| one.visited).fold(0, u64::saturating_add);
        for step in 0..STEPS {
            if visited(&measures) > allowed {
                break;
            }
            let parts = share(&boards, step);
            done += parts.len();
            let more = self.measure(personalities, &parts, bound, crew)?;
            measures.iter_mut().zip(more).for_each(|(measure, more)| *measure = measure.and(more));
            on_step(done, all);
        }
        Ok(measures)
    }

    /// One part, done by one personality.
    fn part(&self, number: usize, factors: &Factors, bound: Bound, crew: ThreadPool<'_>) -> Option<Measure> {
        match self {
            Self::Games(pairings) => play_pair(&pairings[number], factors, bound, crew.stop),
            Self::Exams { exams, seed } => {
                let mut left = number;
                let mut questions = exams.iter().filter_map(|exam| {
                    let question = exam.questions().get(left);
                    left = left.saturating_sub(exam.len());
                    question
                });
                let question = questions.next()?;
                let luck = seed_for(*seed, &[number as u64]);
                let mut thinker = Engine::new(&question.position, factors, luck);
                let thought = ponder(&mut thinker, bound, crew.stop)?;
                let points = f64::from(u8::from(question.answers.contains(&thought.mv)));
                Some(Measure { parts: 1, sum: points, squares: points, visited: thought.visited, moves: 1 })
            }
        }
    }
}

/// The parts done in a step: the same share of every board.
fn share(boards: &[Range<usize>], step: usize) -> Vec<usize> {
    let of = |board: &Range<usize>| {
        let begin = |step: usize| board.start + board.len() * step / STEPS;
        begin(step)..begin(step + 1)
    };
    boards.iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn factors(name: &str) -> Factors {
        library::builtin_named(name).unwrap().factors.clone()
    }

    #[test]
    fn the_stronger_measure_more_and_threads_change_nothing() {
        let stop = std::sync::Arc::default();
        let against = vec![AgentSpec::parse("Blocker").unwrap(), AgentSpec::Random, AgentSpec::Perfect];
        let boards = [BoardSize::square(4).unwrap(), BoardSize::new(5, 6).unwrap()];
        let who = [factors("Novice"), factors("Planner")];
        for objective in [Objective::Keep, Objective::Score { against }] {
            let sheet = |threads| {
                let crew = ThreadPool::with_threads(threads, &stop);
                let sheet = Sheet::new(&objective, &boards, 40, Seed::default(), crew).unwrap();
                assert_eq!(sheet.parts(), 40);
                let halves = [0..17, 17..40].map(|parts| {
                    sheet.measure(&who, &parts.collect::<Vec<_>>(), Bound::Levels(500), crew).unwrap()
                });
                [0, 1].map(|place| halves[0][place].and(halves[1][place]))
            };
            let measures = sheet(1);
            assert_eq!(measures, sheet(3));
            assert!(measures.iter().all(|measure| measure.parts == 40));
            assert!(measures[0].value() < measures[1].value(), "{objective:?} {measures:?}");
            assert!(measures[0].mean_visited() < measures[1].mean_visited());
        }
    }

    #[test]
    fn every_step_has_its_share_of_every_board_and_each_part_comes_once() {
        let boards = [0..90, 90..100, 100..180];
        let all: Vec<Vec<usize>> = (0..STEPS).map(|step| share(&boards, step)).collect();
        let all_of = |range: &Range<usize>| {
            all[..STEPS / 2].iter().flatten().filter(|part| range.contains(part)).count()
        };
        assert_eq!(boards.each_ref().map(all_of), [45, 5, 40]);
        let mut parts = all.concat();
        parts.sort_unstable();
        assert_eq!(parts, (0..180).collect::<Vec<_>>());
        let against = vec![AgentSpec::Random];
        let objective = Objective::Score { against };
        let sizes = [BoardSize::square(3).unwrap(), BoardSize::square(4).unwrap()];
        let stop = std::sync::Arc::default();
        let sheet =
            Sheet::new(&objective, &sizes, 20, Seed::default(), ThreadPool::with_threads(1, &stop)).unwrap();
        assert_eq!(sheet.boards(), [0..10, 10..20]);
    }

    #[test]
    fn counts_that_a_log_made_too_large_stay_there() {
        let most = Measure { parts: u32::MAX, visited: u64::MAX, moves: u64::MAX, ..Measure::default() };
        assert_eq!(most.and(most), most);
        assert_eq!(Objective::Keep.sample(u32::MAX), 1024);
    }
}
