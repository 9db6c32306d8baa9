//! Holds a contest on all cores.
//!
//! The games are handed out in the plan's order to a few named threads and told as they finish. None of
//! them depends on another or on the thread it is played on, so without a time limit the results are
//! the same whatever the number of threads; only the order in which they are told is not.

use std::collections::HashSet;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};

use span_it_core::board::ByPlayer;
use span_it_core::solver::Solver;

use super::game::{Table, play};
use super::opening::Opening;
use super::{Agent, ContestError, Control, Fixture, GameResult, PairKey, Plan};
use crate::thread_pool::{WorkerError, cores, run_workers};

/// What all threads of a contest share.
struct Hall<'a> {
    plan: &'a Plan,
    openings: Vec<Vec<Opening>>,
    control: &'a Control,
    /// The games that are still to be handed out.
    fixtures: Mutex<Box<dyn Iterator<Item = Fixture> + Send + 'a>>,
}

/// Plays the games of a plan, those in `done` apart, and tells each as it finishes; `on_game` is called
/// on this thread, and may cancel the contest. A cancelled contest ends without an error.
///
/// ```
/// use span_it_arena::contest::{AgentSpec, Control, Plan, run};
/// let agents = vec![AgentSpec::parse("Steady")?, AgentSpec::Random];
/// let plan = Plan { pairs: 3, ..Plan::round_robin(agents) };
/// let mut wins = [0, 0];
/// run(&plan, &[], &Control::default(), &mut |game| wins[game.winning_agent()] += 1)?;
/// assert_eq!(wins, [6, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The plan is not sound (then nothing is played), or the system gives no thread.
pub fn run(
    plan: &Plan,
    done: &[GameResult],
    control: &Control,
    on_game: &mut dyn FnMut(&GameResult),
) -> Result<(), ContestError> {
    plan.check()?;
    let done: HashSet<(PairKey, bool)> = done.iter().map(|game| (game.key, game.exchanged)).collect();
    let over = done.len() as u64;
    if over == plan.games() {
        // Openings of many pairs take their time.
        return Ok(());
    }
    let fixtures = plan.fixtures().filter(move |game| !done.contains(&(game.key, game.exchanged)));
    let Some(openings) = plan.openings(&control.stop())? else { return Ok(()) };
    let hall = Hall { plan, openings, control, fixtures: Mutex::new(Box::new(fixtures)) };
    let threads = threads(plan, plan.games().saturating_sub(over));
    let worker = |_: usize, results: &Sender<GameResult>| play_on(&hall, results);
    run_workers("contest", threads, &worker, |game| on_game(&game)).map_err(|error| match error {
        WorkerError::NoThread(source) => ContestError::NoThread { source },
        WorkerError::Panicked(_) => ContestError::Fault,
    })
}

/// How many threads so many games are played on.
fn threads(plan: &Plan, games: u64) -> usize {
    let wanted = plan.threads.unwrap_or_else(cores).get();
    wanted.min(usize::try_from(games).unwrap_or(usize::MAX))
}

/// A thread's life: plays games until there are none left.
fn play_on(hall: &Hall<'_>, results: &Sender<GameResult>) {
    let mut solver = Solver::new();
    while let Some(fixture) = hall.next() {
        let mut players = seat(hall, &fixture);
        let opening = &hall.openings[fixture.key.board][fixture.key.pair as usize];
        let table = Table { fixture, opening, players: &mut players, limit: hall.plan.max_move };
        if let Some(game) = play(table, &mut solver, hall.control)
            && results.send(game).is_err()
        {
            // Nobody listens any more.
            return;
        }
    }
}

/// The players of a game, which know of no other game.
fn seat(hall: &Hall<'_>, fixture: &Fixture) -> ByPlayer<Box<dyn Agent>> {
    let seed = fixture.seed(hall.plan.seed);
    fixture.sides().map(|side| {
        let mut player = hall.plan.agents[side].player(seed);
        player.heed(hall.control.stop());
        player
    })
}

impl Hall<'_> {
    /// The next game, unless the contest is over.
    fn next(&self) -> Option<Fixture> {
        if !self.control.go_on() {
            return None;
        }
        self.fixtures.lock().unwrap_or_else(PoisonError::into_inner).next()
    }
}
