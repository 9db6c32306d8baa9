//! What was bred against what it came from, on work that the search never saw.
//!
//! May import: [`contest`](crate::contest), [`engine`](crate::engine),
//! [`personality`](crate::personality), the rest of training.

use std::collections::BTreeMap;
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

/// Compares a personality with the start of a course: both do the same work of the course's kind, with
/// their own full search; then, unless a target was set, they play pairs of games against each other until a
/// sequential test is settled.
///
/// # Errors
/// The course cannot be run, or it was cancelled.
pub fn hold_out(course: &Course, bred: &Factors, stop: &Arc<Stop>) -> Result<HeldOut, TuneError> {
    course.check()?;
    let crew = Crew::of_all_cores(stop);
    let sheet = course.sheet(course.objective.last_sample(), &[HELD_OUT], crew)?;
    let measures = sheet.measure(&[course.start.clone(), bred.clone()], 0..sheet.parts(), None, crew)?;
    let compared = !matches!(course.objective, Objective::Target { .. }) && course.start != *bred;
    let trial = if compared { Some(try_out(course, bred, stop)?) } else { None };
    Ok(HeldOut { start: measures[0], bred: measures[1], trial })
}

/// Games until the test is settled, or has taken too long.
fn try_out(course: &Course, bred: &Factors, stop: &Arc<Stop>) -> Result<Trial, TuneError> {
    let (elo0, elo1, alpha, beta) = TEST;
    let Ok(test) = Sprt::new(elo0, elo1, alpha, beta) else { unreachable!("it is a sound test") };
    let (mut pairs, mut block) = (Pairs::default(), 0);
    while pairs.total() < MAX_PAIRS && test.state(pairs).verdict == SprtVerdict::Continue {
        pairs += play_block(course, bred, block, stop)?;
        block += 1;
    }
    Ok(Trial { pairs, sprt: test.state(pairs) })
}

/// Some pairs of games of the bred one against the start.
fn play_block(course: &Course, bred: &Factors, block: u64, stop: &Arc<Stop>) -> Result<Pairs, TuneError> {
    let agents = [bred, &course.start].map(agent).to_vec();
    let boards = course.boards.clone();
    let seed = seed_for(course.seed, &[HELD_OUT, block]);
    let each = BLOCK.div_ceil(u32::try_from(boards.len()).unwrap_or(u32::MAX));
    let plan = Plan { boards, pairs: each, seed, ..Plan::round_robin(agents) };
    let control = Control::with_stop(Arc::clone(stop));
    let mut won: BTreeMap<PairKey, [bool; 2]> = BTreeMap::new();
    run(&plan, &[], &control, &mut |game: &GameResult| {
        won.entry(game.key).or_default()[usize::from(game.exchanged)] = game.winning_agent() == 0;
    })?;
    if stop.is_cancelled() {
        return Err(TuneError::Cancelled);
    }
    let mut pairs = Pairs::default();
    for [one, other] in won.into_values() {
        pairs += Pairs::of((one, other), 1);
    }
    Ok(pairs)
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
            let trial = scope.spawn(|| try_out(&course, &endless, &stop));
            std::thread::sleep(std::time::Duration::from_millis(50));
            stop.cancel();
            assert!(matches!(trial.join().unwrap(), Err(TuneError::Cancelled)));
        });
    }
}
