//! Breeding better personalities: chosen factors are changed, many at a time, towards what is wanted.
//!
//! [`tune`] searches by the method of `cma`, round by round: each round everybody does the same fresh
//! work, so that luck with the work is nobody's advantage, and the work grows as the differences
//! shrink. [`hold_out`] then compares what was found with what it came from, on work that the search
//! never saw. A course and its seed settle every round, whatever the threads.

mod breed;
mod cma;
mod error;
mod games;
mod held_out;
mod log;
mod measure;
mod objective;
mod space;
mod walk;
mod whole;

use std::sync::Arc;
use std::time::Duration;

use crate::contest::{AgentSpec, ContestError};
use span_it_core::board::BoardSize;
use span_it_core::engine::{Deadline, Stop};
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::chance::seed_for;
use super::ponder::Bound;
use crate::thread_pool::ThreadPool;
use breed::Breeding;
use log::{Known, Log, Logged};
use objective::Sheet;

pub use error::TuneError;
pub use held_out::{Comparison, HeldOut, MAX_PAIRS, Trial, hold_out, hold_out_with, trial_of};
pub use measure::Measure;
pub use objective::Objective;
pub use space::{Dimension, Space, SpaceError};
pub use whole::{Bred, Stage, breed, finished};

/// What the work of the rounds, of the last choice and of the held-out comparison is made from.
const ROUND: u64 = 1;
const CHOICE: u64 = 2;
const HELD_OUT: u64 = 3;

/// A search that runs away is broken off when a move has looked at so many times what it may on
/// average.
pub const PATIENCE: u64 = 8;

/// The last choice, the held-out work and the games after it each end when all in them together have
/// looked at so many times what a move may on average. It is enough for who keeps to that.
const ALLOWANCE: u64 = 10_000;

/// What is bred, from what, for what.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The personality to start from.
    pub start: Factors,
    /// What may change.
    pub space: Space,
    /// What for.
    pub objective: Objective,
    /// On which boards, in equal parts; at least one, each once.
    pub boards: Vec<BoardSize>,
    /// What everything random is made from.
    pub seed: Seed,
    /// How many moves a personality may look at for a move, on average, from 1: what costs more is
    /// marked down.
    pub max_visited: u64,
}

/// How long a search goes on: until one of these is reached, and one round at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Until {
    /// Rounds, with those of the log.
    pub rounds: Option<u32>,
    /// Time, with that of the log.
    pub time: Option<Duration>,
}

/// A finished round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Its number, from 1.
    pub round: u32,
    /// Positions or pairs of games that everybody was given.
    pub sample: usize,
    /// The best personality so far.
    pub factors: Factors,
    /// What it has shown since it was found.
    pub best: Measure,
    /// What the start has shown, as long as it was among the best: less and less is known of it.
    pub start: Measure,
    /// How wide the search is against its beginning.
    pub spread: f64,
    /// How long the search has taken.
    pub elapsed: Duration,
    /// Whether the round was read from the log.
    pub logged: bool,
}

impl Course {
    /// Whether it can be run.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), TuneError> {
        if self.boards.is_empty() {
            return Err(TuneError::NoBoard);
        }
        let twice = (1..self.boards.len()).find(|&place| self.boards[..place].contains(&self.boards[place]));
        if let Some(place) = twice {
            return Err(ContestError::BoardTwice { size: self.boards[place] }.into());
        }
        if let Objective::Target { score, .. } = self.objective
            && !(0.0..=1.0).contains(&score)
        {
            return Err(TuneError::Target { score });
        }
        if self.objective != Objective::Keep && self.objective.against().is_empty() {
            return Err(TuneError::NoOpponent);
        }
        let outside = self.objective.against().iter().find_map(|agent| match agent {
            AgentSpec::Gtp { command } => Some(command.clone()),
            _ => None,
        });
        outside.map_or(Ok(()), |command| Err(TuneError::Outside { command }))
    }

    /// How many moves a single search may look at.
    const fn bound(&self) -> u64 {
        self.max_visited.saturating_mul(PATIENCE)
    }

    /// How many moves the work after the search may look at, each part of it.
    const fn allowance(&self) -> u64 {
        self.max_visited.saturating_mul(ALLOWANCE)
    }

    /// Fresh work.
    fn sheet(&self, parts: usize, purpose: &[u64], crew: ThreadPool<'_>) -> Result<Sheet<'_>, TuneError> {
        Sheet::new(&self.objective, &self.boards, parts, seed_for(self.seed, purpose), crew)
    }
}

/// Breeds a personality; `on_round` hears of every round, those of the log as well.
///
/// A stop that is [hurried](Stop::move_now) ends the search after the round under way, with what it has
/// found. With a log, every round is written down as it is done, and a log that was begun with the same
/// course is gone on with: the rounds that follow are those of a search that was never broken off.
///
/// # Errors
/// The course cannot be run, the log cannot be used, or it was cancelled. The log then keeps the rounds
/// that were finished.
pub fn tune(
    course: &Course,
    until: Until,
    log: Option<&std::path::Path>,
    stop: &Arc<Stop>,
    on_round: &mut dyn FnMut(&Round),
) -> Result<Factors, TuneError> {
    tune_with(course, until, log, stop, &mut |step| {
        if let Step::Round(round) = step {
            on_round(round);
        }
    })
}

/// What a search has done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step<'a> {
    /// A round, which may be one of the log.
    Round(&'a Round),
    /// Some of the work of the last choice: pieces done, and of how many.
    Choice(usize, usize),
}

/// [`tune`] that also tells how far the last choice has come.
///
/// # Errors
/// The course cannot be run, the log cannot be used, or it was cancelled.
pub fn tune_with(
    course: &Course,
    until: Until,
    log: Option<&std::path::Path>,
    stop: &Arc<Stop>,
    on_step: &mut dyn FnMut(Step<'_>),
) -> Result<Factors, TuneError> {
    let found = search(course, (until, stop), opened(course, log)?, on_step)?;
    choose(&found.breeding, stop, &mut |done, of| on_step(Step::Choice(done, of)))
}

/// What a search has come to.
struct Found<'a> {
    breeding: Breeding<'a>,
    log: Option<Log>,
    /// What the tuning has come to, if the log knows it and the search has not gone on.
    end: Option<Bred>,
}

/// The log, if there is one, and what stands in it.
fn opened(course: &Course, log: Option<&std::path::Path>) -> Result<(Option<Log>, Known), TuneError> {
    course.check()?;
    match log {
        Some(path) => Log::open(path, course).map(|(log, known)| (Some(log), known)),
        None => Ok((None, Known::default())),
    }
}

/// The rounds, those of the log first.
fn search<'a>(
    course: &'a Course,
    (until, stop): (Until, &Arc<Stop>),
    (mut log, known): (Option<Log>, Known),
    on_step: &mut dyn FnMut(Step<'_>),
) -> Result<Found<'a>, TuneError> {
    let crew = ThreadPool::all_cores(stop);
    let (mut breeding, mut pace, mut end) = (Breeding::new(course), Pace::default(), known.end);
    for old in &known.rounds {
        pace.reach(old.elapsed);
        let round = replay(&mut breeding, old);
        match (&round, &log) {
            (Some(round), _) => on_step(Step::Round(round)),
            (None, Some(log)) => return Err(log.strayed(breeding.round + 1)),
            (None, None) => {}
        }
    }
    let (watch, before) = (Deadline::unlimited(), pace.elapsed);
    while !(until.reached(breeding.round, pace) || stop.is_move_now() && breeding.round > 0) {
        log.as_ref().map_or(Ok(()), Log::check_writing)?;
        let measures = run_round(&mut breeding, course, crew)?;
        pace.reach(before + watch.elapsed());
        end = None;
        let round = tell(&breeding, course, pace.elapsed, false);
        log.as_mut().map_or(Ok(()), |log| log.add(&round, &measures))?;
        on_step(Step::Round(&round));
    }
    Ok(Found { breeding, log, end })
}

/// How long a search has taken, and how long its rounds take. All of it follows from what a log says, so
/// that a search taken up again ends where it would have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pace {
    /// Whole milliseconds.
    elapsed: Duration,
    /// Half of the last round.
    half: Duration,
}

impl Pace {
    /// A round has ended.
    fn reach(&mut self, now: Duration) {
        let now = Duration::from_millis(u64::try_from(now.as_millis()).unwrap_or(u64::MAX));
        self.half = now.saturating_sub(self.elapsed) / 2;
        self.elapsed = now;
    }
}

/// The rounds that a log of this course holds, without going on; none if there is no such file. The file
/// is left as it is.
///
/// # Errors
/// The course cannot be run, or the log cannot be used.
pub fn rounds(course: &Course, log: &std::path::Path) -> Result<Vec<Round>, TuneError> {
    course.check()?;
    let mut breeding = Breeding::new(course);
    let mut known = Vec::new();
    for old in log::look(log, course)?.rounds {
        let strayed = TuneError::Strayed { path: log.to_path_buf(), round: breeding.round + 1 };
        known.push(replay(&mut breeding, &old).ok_or(strayed)?);
    }
    Ok(known)
}

impl Until {
    /// Where a search would have ended that is further on by its log.
    fn ended_before(self, known: &Known) -> Option<u32> {
        let (mut pace, rounds) = (Pace::default(), known.rounds.split_last()?.1);
        let ends = rounds.iter().zip(1..).find(|(round, number)| {
            pace.reach(round.elapsed);
            self.reached(*number, pace)
        });
        ends.map(|(_, number)| number)
    }

    /// Refuses what is further on than it would be by now.
    fn check(self, known: &Known, path: Option<&std::path::Path>) -> Result<(), TuneError> {
        let (Some(path), Some(wanted)) = (path, self.ended_before(known)) else { return Ok(()) };
        let found = u32::try_from(known.rounds.len()).unwrap_or(u32::MAX);
        Err(TuneError::Beyond { path: path.to_owned(), found, wanted })
    }

    fn reached(self, rounds: u32, pace: Pace) -> bool {
        let enough = self.rounds.is_some_and(|wanted| rounds >= wanted);
        // A round that would end late by more than half of it is not begun.
        rounds > 0 && (enough || self.time.is_some_and(|time| pace.elapsed + pace.half >= time))
    }
}

/// A new round; what everybody made of it.
fn run_round(
    breeding: &mut Breeding<'_>,
    course: &Course,
    crew: ThreadPool<'_>,
) -> Result<Vec<Measure>, TuneError> {
    let sample = course.objective.sample(breeding.round);
    let sheet = course.sheet(sample, &[ROUND, u64::from(breeding.round)], crew)?;
    let (mut measures, points) = (Vec::new(), breeding.points());
    breeding.step(|everybody| {
        measures = measure_in_stages(course, &sheet, everybody, points, crew)?;
        Ok(measures.clone())
    })?;
    Ok(measures)
}

/// What everybody makes of a round's work. The first of it shows whom the rest can be spared.
fn measure_in_stages(
    course: &Course,
    sheet: &Sheet<'_>,
    everybody: &[Factors],
    points: usize,
    crew: ThreadPool<'_>,
) -> Result<Vec<Measure>, TuneError> {
    let mut measures = vec![Measure::default(); everybody.len()];
    let mut going_on: Vec<usize> = (0..everybody.len()).collect();
    let mut done = 0;
    for share in [16, 4, 1] {
        let parts = done..sheet.parts().div_ceil(share);
        done = parts.end;
        let chosen: Vec<Factors> = going_on.iter().map(|&place| everybody[place].clone()).collect();
        let more = sheet.measure(&chosen, &parts.collect::<Vec<_>>(), Bound::Levels(course.bound()), crew)?;
        for (&place, more) in going_on.iter().zip(more) {
            measures[place] = measures[place].and(more);
        }
        let worst = if share == 4 { course.worst(&measures[..points]) } else { Vec::new() };
        going_on.retain(|place| !course.is_far_too_dear(&measures[*place]) && !worst.contains(place));
    }
    Ok(measures)
}

/// A round of the log, done again from what was measured; none if something else comes of it.
fn replay(breeding: &mut Breeding<'_>, logged: &Logged) -> Option<Round> {
    let course = breeding.course();
    let mut fits = false;
    let mut next = breeding.clone();
    next.step(|everybody| {
        fits = everybody.len() == logged.measures.len();
        Ok(if fits { logged.measures.clone() } else { vec![Measure::default(); everybody.len()] })
    })
    .ok()?;
    let round = tell(&next, course, logged.elapsed, true);
    if !fits || log::best(&round) != logged.best || log::spread(&round) != logged.spread {
        return None;
    }
    *breeding = next;
    Some(round)
}

/// How things stand after a round.
fn tell(breeding: &Breeding<'_>, course: &Course, elapsed: Duration, logged: bool) -> Round {
    let best = breeding.incumbents.first();
    Round {
        round: breeding.round,
        sample: course.objective.sample(breeding.round.saturating_sub(1)),
        factors: best.map_or_else(|| course.start.clone(), |best| best.factors.clone()),
        best: best.map(|best| best.measure).unwrap_or_default(),
        start: breeding.origin,
        spread: breeding.spread(),
        elapsed,
        logged,
    }
}

/// The last choice, among the best found and the middle of the search, on fresh work.
fn choose(
    breeding: &Breeding<'_>,
    stop: &Arc<Stop>,
    on_way: &mut dyn FnMut(usize, usize),
) -> Result<Factors, TuneError> {
    let (course, crew) = (breeding.course(), ThreadPool::all_cores(stop));
    let finalists = breeding.finalists();
    let sheet = course.sheet(course.objective.last_sample() / 4, &[CHOICE], crew)?;
    let bounds = (Bound::Levels(course.bound()), course.allowance());
    let measures = sheet.measure_stepwise(&finalists, bounds, crew, on_way)?;
    let known = breeding.incumbents.iter().map(|incumbent| incumbent.measure);
    let known = known.chain([Measure::default()]);
    let total = measures.iter().zip(known).map(|(last, before)| last.and(before));
    let shown = finalists.iter().zip(total);
    let best = shown.max_by(|(_, a), (_, b)| course.fitness(a, 1.0).total_cmp(&course.fitness(b, 1.0)));
    Ok(best.map_or_else(|| course.start.clone(), |(factors, _)| factors.clone()))
}
