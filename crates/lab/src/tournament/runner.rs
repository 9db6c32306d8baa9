//! Plays a tournament on all cores.
//!
//! Threads take the games in the order of the plan. Games do not depend on each other or on the thread, so
//! without a time limit only the order in which they finish depends on the number of threads.

use std::collections::HashSet;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};
use std::thread::panicking;

use span_it_core::board::ByPlayer;
use span_it_core::solver::Solver;

use super::game::{GameSetup, play};
use super::opening::Opening;
use super::{Agent, Control, Fixture, GameResult, PairKey, Plan, TournamentError};
use crate::thread_pool::{self, WorkerError, run_workers};

/// What all threads share.
struct Shared<'a> {
    plan: &'a Plan,
    openings: Vec<Vec<Opening>>,
    control: &'a Control,
    /// The games that have not started yet.
    fixtures: Mutex<Box<dyn Iterator<Item = Fixture> + Send + 'a>>,
}

/// Plays the games of a plan that are not in `done`. Calls `on_game` on this thread for each finished game; it may
/// cancel the tournament. A cancelled tournament is not an error.
///
/// ```
/// use span_it_lab::tournament::{PlayerSpec, Control, Plan, run};
/// let agents = vec![PlayerSpec::parse("Steady")?, PlayerSpec::Random];
/// let plan = Plan { pairs: 3, ..Plan::round_robin(agents) };
/// let mut wins = [0, 0];
/// run(&plan, &[], &Control::default(), &mut |game| wins[game.winning_agent()] += 1)?;
/// assert_eq!(wins, [6, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The plan is not valid (then nothing is played), no thread can be started, or a game has panicked, which
/// cancels the tournament.
pub fn run(
    plan: &Plan,
    done: &[GameResult],
    control: &Control,
    on_game: &mut dyn FnMut(&GameResult),
) -> Result<(), TournamentError> {
    plan.check()?;
    let done: HashSet<(PairKey, bool)> = done.iter().map(|game| (game.key, game.exchanged)).collect();
    let finished = done.len() as u64;
    if finished == plan.games() {
        // Saves making the openings.
        return Ok(());
    }
    let fixtures = plan.fixtures().filter(move |game| !done.contains(&(game.key, game.exchanged)));
    let Some(openings) = plan.openings(&control.stop())? else { return Ok(()) };
    let shared = Shared { plan, openings, control, fixtures: Mutex::new(Box::new(fixtures)) };
    let threads = threads(plan, plan.games().saturating_sub(finished));
    let worker = |_: usize, results: &Sender<GameResult>| play_games(&shared, results);
    run_workers("tournament", threads, &worker, |game| on_game(&game)).map_err(|error| match error {
        WorkerError::NoThread(error) => TournamentError::NoThread(error),
        WorkerError::Panicked(_) => TournamentError::Fault,
    })
}

fn threads(plan: &Plan, games: u64) -> usize {
    let wanted = plan.threads.unwrap_or_else(thread_pool::threads).get();
    wanted.min(usize::try_from(games).unwrap_or(usize::MAX))
}

/// Cancels the tournament if its thread panics.
struct CancelOnPanic<'a>(&'a Control);

impl Drop for CancelOnPanic<'_> {
    fn drop(&mut self) {
        if panicking() {
            self.0.cancel();
        }
    }
}

/// Plays games until none are left.
fn play_games(shared: &Shared<'_>, results: &Sender<GameResult>) {
    let _guard = CancelOnPanic(shared.control);
    let mut solver = Solver::new();
    while let Some(fixture) = shared.next() {
        let mut players = players(shared, &fixture);
        let opening = &shared.openings[fixture.key.board][fixture.key.pair as usize];
        let setup = GameSetup { fixture, opening, players: &mut players, limits: shared.plan.limits() };
        if let Some(game) = play(setup, &mut solver, shared.control)
            && results.send(game).is_err()
        {
            // The receiver has ended.
            return;
        }
    }
}

/// New players for a game.
fn players(shared: &Shared<'_>, fixture: &Fixture) -> ByPlayer<Box<dyn Agent>> {
    let seed = fixture.seed(shared.plan.seed);
    fixture.sides().map(|side| shared.plan.agents[side].player(seed))
}

impl Shared<'_> {
    /// The next game; `None` at the end or after cancellation.
    fn next(&self) -> Option<Fixture> {
        if !self.control.wait_while_paused() {
            return None;
        }
        self.fixtures.lock().unwrap_or_else(PoisonError::into_inner).next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::PlayerSpec;

    #[test]
    fn a_panic_cancels_the_tournament() {
        let plan = Plan { pairs: 50, ..Plan::round_robin(vec![PlayerSpec::Random, PlayerSpec::Random]) };
        let control = Control::default();
        // A game without an opening panics.
        let fixtures = Mutex::new(Box::new(plan.fixtures()) as Box<dyn Iterator<Item = Fixture> + Send>);
        let shared = Shared { plan: &plan, openings: Vec::new(), control: &control, fixtures };
        let worker = |_: usize, results: &Sender<GameResult>| play_games(&shared, results);
        let outcome = run_workers("test", 1, &worker, |_| ());
        assert!(matches!(outcome, Err(WorkerError::Panicked(_))) && control.is_cancelled());
    }
}
