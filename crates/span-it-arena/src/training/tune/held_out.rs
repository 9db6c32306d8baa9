//! What was bred against what it came from, on work that the search never saw.
//!
//! Nothing in it goes on for ever: each move and each part of the whole has a bound, counted in moves looked
//! at and not in time, so that it ends where it ends on every machine.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::contest::opening::{Opening, openings};
use crate::contest::stats::{Pairs, Sprt, SprtState, SprtVerdict};
use crate::contest::{Fixture, PairKey};
use span_it_core::board::BoardSize;
use span_it_core::engine::Stop;
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::super::chance::seed_for;
use super::super::ponder::Bound;
use super::games::Duel;
use super::{Course, HELD_OUT, Measure, Objective, TuneError};
use crate::thread_pool::ThreadPool;

/// The hypotheses of the test, in normalised Elo, and its chances of error.
const TEST: (f64, f64, f64, f64) = (0.0, 20.0, 0.05, 0.05);

/// Pairs of games played between two looks at the test.
const BLOCK: u32 = 50;

/// Games played between two looks at what they cost.
const STRETCH: usize = 20;

/// Moves made at random before a game begins.
const OPENING: u16 = 4;

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

impl HeldOut {
    /// How far the bred one's score is from the score that was wanted, where that is more than its margin.
    pub fn missed(&self, objective: &Objective) -> Option<f64> {
        let Objective::Target { score, .. } = objective else { return None };
        let off = (self.bred.value() - score).abs();
        (off > self.bred.margin95()).then_some(off)
    }

    /// How far the scores of the start and of the bred one are from the score that was wanted, where the start
    /// came nearer.
    pub fn nearer_before(&self, objective: &Objective) -> Option<[f64; 2]> {
        let Objective::Target { score, .. } = objective else { return None };
        let [start, bred] = [self.start, self.bred].map(|measure| (measure.value() - score).abs());
        (start < bred).then_some([start, bred])
    }
}

impl Trial {
    /// Whether the games ended before the test was settled, since they cost too much.
    pub fn is_cut_short(&self) -> bool {
        self.sprt.verdict == SprtVerdict::Continue && self.pairs.total() < MAX_PAIRS
    }
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
/// A move that looks at more than eight times what the course allows on average is made as if time were
/// up. Who costs too much has less of the work, and fewer games: [`Measure::parts`] and [`Trial::pairs`]
/// tell how much it was.
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
    let crew = ThreadPool::all_cores(stop);
    let sheet = course.sheet(course.objective.last_sample(), &[HELD_OUT], crew)?;
    let both = [course.start.clone(), bred.clone()];
    let bounds = (Bound::AtOnce(course.bound()), course.allowance());
    let measures =
        sheet.measure_stepwise(&both, bounds, crew, &mut |done, of| on_way(Comparison::Work(done, of)))?;
    let trial = if is_tried_out(course, bred) { Some(try_out(course, bred, crew, on_way)?) } else { None };
    Ok(HeldOut { start: measures[0], bred: measures[1], trial })
}

/// Whether the bred one plays against the start.
pub(super) fn is_tried_out(course: &Course, bred: &Factors) -> bool {
    !matches!(course.objective, Objective::Target { .. }) && course.start != *bred
}

/// The most parts that the held-out work can have: every board has as many.
pub(super) const fn most_parts(course: &Course) -> usize {
    course.objective.last_sample().next_multiple_of(course.boards.len())
}

/// The most pairs of games that can be played: the last block may go a little beyond.
pub(super) fn most_pairs(course: &Course) -> u32 {
    let block = pairs_of_a_block(course) * boards(course);
    MAX_PAIRS.next_multiple_of(block)
}

/// How many pairs a block has on each board.
fn pairs_of_a_block(course: &Course) -> u32 {
    BLOCK.div_ceil(boards(course))
}

/// How many boards there are, 1 at least.
fn boards(course: &Course) -> u32 {
    u32::try_from(course.boards.len()).unwrap_or(u32::MAX).max(1)
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
    crew: ThreadPool<'_>,
    on_way: &mut dyn FnMut(Comparison),
) -> Result<Trial, TuneError> {
    let mut bout = Bout { course, bred, crew, pairs: Pairs::default(), visited: 0 };
    let (mut trial, mut block) = (trial_of(bout.pairs), 0);
    while trial.pairs.total() < MAX_PAIRS
        && trial.sprt.verdict == SprtVerdict::Continue
        && bout.visited <= course.allowance()
    {
        bout.block(block, on_way)?;
        trial = trial_of(bout.pairs);
        block += 1;
    }
    Ok(trial)
}

/// The games of the bred one against the start.
struct Bout<'a> {
    course: &'a Course,
    bred: &'a Factors,
    crew: ThreadPool<'a>,
    /// Those that are over.
    pairs: Pairs,
    /// Moves looked at in them.
    visited: u64,
}

impl Bout<'_> {
    /// Some pairs of games, fewer if they cost too much.
    fn block(&mut self, number: u64, on_way: &mut dyn FnMut(Comparison)) -> Result<(), TuneError> {
        let boards = &self.course.boards;
        let seed = seed_for(self.course.seed, &[HELD_OUT, number]);
        let each = pairs_of_a_block(self.course);
        let of = |&size: &BoardSize| openings(size, OPENING, each, seed);
        let openings = boards.iter().map(of).collect::<Result<Vec<_>, _>>()?;
        for stretch in fixtures(boards, each).chunks(STRETCH) {
            if self.visited > self.course.allowance() {
                break;
            }
            self.stretch(stretch, (&openings, seed), on_way)?;
        }
        Ok(())
    }

    /// Plays whole pairs of games.
    fn stretch(
        &mut self,
        games: &[Fixture],
        (openings, seed): (&[Vec<Opening>], Seed),
        on_way: &mut dyn FnMut(Comparison),
    ) -> Result<(), TuneError> {
        let (course, crew, both) = (self.course, self.crew, [self.bred, &self.course.start]);
        let play = |(): &mut (), piece: usize| {
            let game = &games[piece];
            let duel = Duel {
                size: game.size,
                opening: &openings[game.key.board][game.key.pair as usize],
                factors: game.sides().map(|side| both[side]),
                seed: game.seed(seed),
            };
            let (winner, visited) = duel.play(Bound::AtOnce(course.bound()), crew.stop)?;
            Some((game.sides()[winner] == 0, visited))
        };
        let (before, mut over) = (self.pairs, BTreeMap::<PairKey, [Option<bool>; 2]>::new());
        let done = crew.run(games.len(), &|| (), &play, |piece, (won, visited)| {
            let game = &games[piece];
            over.entry(game.key).or_default()[usize::from(game.exchanged)] = Some(won);
            self.visited = self.visited.saturating_add(visited);
            self.pairs = before;
            self.pairs += counted(&over);
            on_way(Comparison::Games(self.pairs));
        });
        done.ok_or(TuneError::Cancelled)
    }
}

/// So many pairs of games on each board, in their order.
fn fixtures(boards: &[BoardSize], each: u32) -> Vec<Fixture> {
    let boards = |pair| boards.iter().enumerate().map(move |board| (pair, board));
    let games = |(pair, (board, &size))| {
        let key = PairKey { agents: (0, 1), board, pair };
        [false, true].map(|exchanged| Fixture { key, exchanged, size })
    };
    (0..each).flat_map(boards).flat_map(games).collect()
}

/// The pairs of which both games are over.
fn counted(games: &BTreeMap<PairKey, [Option<bool>; 2]>) -> Pairs {
    let mut pairs = Pairs::default();
    for won in games.values().filter_map(|[one, other]| one.zip(*other)) {
        pairs += Pairs::of(won, 1);
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{AgentSpec, Control, Plan, run};
    use crate::training::tune::Space;
    use span_it_core::personality::{Factor, library};

    /// The course of one who looks at practically all there is for each move.
    fn endless() -> Course {
        let mut start = library::builtin_named("Steady").unwrap().factors.clone();
        start.set(Factor::GameTreeMaxDepth, 40.0).unwrap();
        start.set(Factor::GameTreeMaxBreadth, 400.0).unwrap();
        start.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        Course {
            start,
            space: Space::all(),
            objective: Objective::Keep,
            boards: vec![BoardSize::STANDARD],
            seed: Seed::default(),
            max_visited: 10,
        }
    }

    #[test]
    fn a_comparison_with_one_who_would_think_for_ever_ends_by_itself_and_in_the_same_place() {
        let course = endless();
        let steady = &library::builtin_named("Steady").unwrap().factors;
        let held_out = hold_out(&course, steady, &Arc::default()).unwrap();
        let trial = held_out.trial.unwrap();
        assert!((1..4000).contains(&held_out.start.parts), "{held_out:?}");
        assert_eq!(held_out.start.parts, held_out.bred.parts);
        assert!((1..50).contains(&trial.pairs.total()) && trial.is_cut_short(), "{trial:?}");
        assert_eq!(hold_out(&course, steady, &Arc::default()).unwrap(), held_out);
    }

    #[test]
    fn a_score_that_is_off_by_more_than_its_margin_misses_the_target() {
        let of = |sum: f64| Measure { parts: 400, sum, squares: sum * 0.9, visited: 1, moves: 1 };
        let held_out = |sum| HeldOut { start: of(370.0), bred: of(sum), trial: None };
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        let missed = |sum| held_out(sum).missed(&target);
        assert!((missed(368.0).unwrap() - 0.52).abs() < 1e-9 && (missed(20.0).unwrap() - 0.35).abs() < 1e-9);
        assert_eq!(
            (missed(165.0), missed(160.0), held_out(368.0).missed(&Objective::Keep)),
            (None, None, None)
        );
    }

    #[test]
    fn a_start_that_was_nearer_to_the_target_is_known() {
        let of = |sum: f64| Measure { parts: 400, sum, squares: sum * 0.9, visited: 1, moves: 1 };
        let held_out = |bred| HeldOut { start: of(200.0), bred: of(bred), trial: None };
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        let nearer = |bred| held_out(bred).nearer_before(&target);
        let [start, bred] = nearer(80.0).unwrap();
        assert!((start - 0.1).abs() < 1e-9 && (bred - 0.2).abs() < 1e-9);
        assert_eq!(
            (nearer(200.0), nearer(150.0), held_out(80.0).nearer_before(&Objective::Keep)),
            (None, None, None)
        );
    }

    #[test]
    fn the_games_of_the_comparison_are_those_of_a_contest() {
        let spec = |name: &str| AgentSpec::parse(name).unwrap();
        let factors = |name: &str| library::builtin_named(name).unwrap().factors.clone();
        let boards = vec![BoardSize::square(4).unwrap(), BoardSize::new(4, 5).unwrap()];
        let course = Course { start: factors("Steady"), boards, max_visited: 10_000, ..endless() };
        let seed = seed_for(course.seed, &[HELD_OUT, 0]);
        let agents = vec![spec("Spider"), spec("Steady")];
        let plan = Plan { boards: course.boards.clone(), pairs: 25, seed, ..Plan::round_robin(agents) };
        let mut games = BTreeMap::<PairKey, [Option<bool>; 2]>::new();
        run(&plan, &[], &Control::default(), &mut |game| {
            games.entry(game.key).or_default()[usize::from(game.exchanged)] = Some(game.winning_agent() == 0);
        })
        .unwrap();
        let (stop, bred) = (Arc::default(), factors("Spider"));
        let crew = ThreadPool::all_cores(&stop);
        let mut bout = Bout { course: &course, bred: &bred, crew, pairs: Pairs::default(), visited: 0 };
        bout.block(0, &mut |_| ()).unwrap();
        assert_eq!(bout.pairs, counted(&games));
    }

    #[test]
    fn the_games_of_the_comparison_end_when_it_is_cancelled() {
        let stop = Arc::new(Stop::default());
        let course = Course { max_visited: u64::MAX, ..endless() };
        std::thread::scope(|scope| {
            let trial =
                scope.spawn(|| try_out(&course, &course.start, ThreadPool::all_cores(&stop), &mut |_| ()));
            std::thread::sleep(std::time::Duration::from_millis(50));
            stop.cancel();
            assert!(matches!(trial.join().unwrap(), Err(TuneError::Cancelled)));
        });
    }
}
