//! What was bred against what it came from, on work that the search never saw.
//!
//! May import: [`contest`](crate::contest), [`engine`](crate::engine),
//! [`personality`](crate::personality), the rest of training.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::contest::stats::{Pairs, Sprt, SprtState, SprtVerdict};
use crate::contest::{AgentSpec, Control, GameResult, PairKey, Plan, run};
use crate::engine::Stop;
use crate::personality::{Factors, Personality};

use super::super::chance::seed_for;
use super::super::crew::Crew;
use super::{Course, HELD_OUT, Measure, Objective, TuneError};

/// The hypotheses of the test, in normalised Elo, and its chances of error.
const TEST: (f64, f64, f64, f64) = (0.0, 20.0, 0.05, 0.05);

/// Pairs of games played between two looks at the test.
const BLOCK: u32 = 50;

/// The most pairs of games played before the test is left open.
pub const MAX_PAIRS: u32 = 500;

/// The comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldOut {
    /// What the start made of the held-out work.
    pub start: Measure,
    /// What the bred one made of it.
    pub bred: Measure,
    /// Their games against each other; none for a target, where the stronger is not the better, and
    /// none where nothing has changed.
    pub trial: Option<Trial>,
}

/// Games of the bred one against the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trial {
    /// The pairs as the bred one sees them.
    pub pairs: Pairs,
    /// The sequential test of them: is the bred one the stronger?
    pub sprt: SprtState,
}

/// How far a comparison has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Comparison {
    /// The held-out work: pieces done, and of how many.
    Work(usize, usize),
    /// The games against the start so far.
    Games(Pairs),
}

/// Compares a personality with the start of a course: both do the same work of the course's kind, with
/// their own full search; then, unless a target was set, they play pairs of games against each other until a
/// sequential test is settled.
///
/// # Errors
/// The course cannot be run, or it was cancelled.
pub fn hold_out(course: &Course, bred: &Factors, stop: &Arc<Stop>) -> Result<HeldOut, TuneError> {
    hold_out_with(course, bred, stop, &mut |_| ())
}

/// [`hold_out`] that tells how far it has come.
///
/// # Errors
/// The course cannot be run, or it was cancelled.
pub fn hold_out_with(
    course: &Course,
    bred: &Factors,
    stop: &Arc<Stop>,
    on_way: &mut dyn FnMut(Comparison),
) -> Result<HeldOut, TuneError> {
    course.check()?;
    let crew = Crew::of_all_cores(stop);
    let sheet = course.sheet(course.objective.last_sample(), &[HELD_OUT], crew)?;
    let both = [course.start.clone(), bred.clone()];
    let measures =
        sheet.measure_stepwise(&both, None, crew, &mut |done, of| on_way(Comparison::Work(done, of)))?;
    let compared = !matches!(course.objective, Objective::Target { .. }) && course.start != *bred;
    let trial = if compared { Some(try_out(course, bred, stop, on_way)?) } else { None };
    Ok(HeldOut { start: measures[0], bred: measures[1], trial })
}

/// The test as it stands after these pairs of games.
pub fn trial_of(pairs: Pairs) -> Trial {
    let (elo0, elo1, alpha, beta) = TEST;
    let Ok(test) = Sprt::new(elo0, elo1, alpha, beta) else { unreachable!("it is a sound test") };
    Trial { pairs, sprt: test.state(pairs) }
}

/// Games until the test is settled, or has taken too long.
fn try_out(
    course: &Course,
    bred: &Factors,
    stop: &Arc<Stop>,
    on_way: &mut dyn FnMut(Comparison),
) -> Result<Trial, TuneError> {
    let (mut trial, mut block) = (trial_of(Pairs::default()), 0);
    while trial.pairs.total() < MAX_PAIRS && trial.sprt.verdict == SprtVerdict::Continue {
        let mut pairs = trial.pairs;
        pairs += play_block(course, bred, (block, stop), &mut |more| {
            let mut so_far = trial.pairs;
            so_far += more;
            on_way(Comparison::Games(so_far));
        })?;
        trial = trial_of(pairs);
        block += 1;
    }
    Ok(trial)
}

/// Some pairs of games of the bred one against the start.
fn play_block(
    course: &Course,
    bred: &Factors,
    (block, stop): (u64, &Arc<Stop>),
    so_far: &mut dyn FnMut(Pairs),
) -> Result<Pairs, TuneError> {
    let agents = [bred, &course.start].map(agent).to_vec();
    let boards = course.boards.clone();
    let seed = seed_for(course.seed, &[HELD_OUT, block]);
    let each = BLOCK.div_ceil(u32::try_from(boards.len()).unwrap_or(u32::MAX));
    let threads = stop.is_room_wanted().then_some(NonZeroUsize::MIN);
    let plan = Plan { boards, pairs: each, seed, threads, ..Plan::round_robin(agents) };
    let control = Control::with_stop(Arc::clone(stop));
    let mut games: BTreeMap<PairKey, [Option<bool>; 2]> = BTreeMap::new();
    run(&plan, &[], &control, &mut |game: &GameResult| {
        games.entry(game.key).or_default()[usize::from(game.exchanged)] = Some(game.winning_agent() == 0);
        so_far(counted(&games));
    })?;
    if stop.is_cancelled() { Err(TuneError::Cancelled) } else { Ok(counted(&games)) }
}

/// The pairs of which both games are over.
fn counted(games: &BTreeMap<PairKey, [Option<bool>; 2]>) -> Pairs {
    let mut pairs = Pairs::default();
    for won in games.values().filter_map(|[one, other]| one.zip(*other)) {
        pairs += Pairs::of(won, 1);
    }
    pairs
}

fn agent(factors: &Factors) -> AgentSpec {
    let personality = Personality {
        name: String::new(),
        author: None,
        description: None,
        factors: factors.clone(),
        extra: None,
    };
    AgentSpec::Personality(Box::new(personality))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::personality::{Factor, library};
    use crate::seed::Seed;
    use crate::training::tune::Space;

    #[test]
    fn the_games_of_the_comparison_end_when_it_is_cancelled() {
        let stop = Arc::new(Stop::default());
        let mut endless = library::shipped_named("Steady").unwrap().factors.clone();
        endless.set(Factor::GameTreeMaxDepth, 40.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 400.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        let course = Course {
            start: endless.clone(),
            space: Space::all(),
            objective: Objective::Keep,
            boards: vec![BoardSize::STANDARD],
            seed: Seed::default(),
            max_visited: 100,
        };
        std::thread::scope(|scope| {
            let trial = scope.spawn(|| try_out(&course, &endless, &stop, &mut |_| ()));
            std::thread::sleep(std::time::Duration::from_millis(50));
            stop.cancel();
            assert!(matches!(trial.join().unwrap(), Err(TuneError::Cancelled)));
        });
    }
}
