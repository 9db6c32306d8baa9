//! Holds a contest: with its log, its progress and its test, until it is finished or broken off.

use std::process::ExitCode;
use std::sync::Arc;

use span_it_arena::contest::export::Report;
use span_it_arena::contest::log::{self, Log, LogError, Resumed};
use span_it_arena::contest::{Control, GameResult, Plan, Scoreboard, Sequential, run};
use span_it_core::engine::Stop;

use super::progress::Progress;
use super::{Contest, nothing_played, refuse};
use crate::interrupt;
use crate::positions::complain;
use crate::streams;

/// What a contest has come to.
struct State {
    games: Vec<GameResult>,
    log: Option<Log>,
    test: Option<Sequential>,
    /// Why the log cannot be written any more.
    failed: Option<LogError>,
}

/// Holds the contest, until `stop` is cancelled, and prints its table.
pub(super) fn hold(contest: &mut Contest, stop: Arc<Stop>) -> ExitCode {
    let mut state = match begin(contest, &stop) {
        Ok(state) => state,
        Err(LogError::BrokenOff { .. }) => return nothing_played(),
        Err(error) => return refuse(&error.to_string()),
    };
    let control = Control::with_stop(stop);
    let played = state.play(&contest.plan, &control);
    contest.plan.put_in_order(&mut state.games);
    if let Err(problem) = played {
        complain(&problem);
        return ExitCode::FAILURE;
    }
    let settled = state.test.as_ref().is_some_and(Sequential::is_settled);
    let left = contest.plan.games() > state.games.len() as u64;
    let broken_off = control.is_cancelled() && left && !settled && state.failed.is_none();
    if let Some(error) = &state.failed {
        complain(&error.to_string());
    }
    if broken_off || state.failed.is_some() {
        say_how_to_go_on(contest, state.games.len());
    }
    match (tell(contest, &state), state.failed.is_some(), broken_off) {
        (false, ..) | (_, true, _) => ExitCode::FAILURE,
        (true, false, true) => interrupt::broken_off(),
        (true, false, false) => ExitCode::SUCCESS,
    }
}

/// Begins the contest or goes on with its log.
fn begin(contest: &mut Contest, stop: &Stop) -> Result<State, LogError> {
    let (games, log) = match &contest.log {
        Some(path) => {
            let begun = contest.outside.begun.take();
            let Resumed { games, mut log, .. } =
                begun.map_or_else(|| log::open(path, &contest.plan, stop), Ok)?;
            if contest.outside.is_news {
                log.name(&contest.outside.own)?;
            }
            (games, Some(log))
        }
        None => (Vec::new(), None),
    };
    let mut test = contest.sprt.map(|sprt| Sequential::new(&contest.plan, sprt));
    if let Some(test) = &mut test {
        for game in &games {
            test.add(game);
        }
    }
    let settled = test.as_ref().is_some_and(Sequential::is_settled);
    if let Some(log) = log.as_ref().filter(|_| !settled && contest.plan.games() > games.len() as u64) {
        log.check_writing()?;
    }
    Ok(State { games, log, test, failed: None })
}

impl State {
    /// Plays what is left.
    fn play(&mut self, plan: &Plan, control: &Control) -> Result<(), String> {
        if self.test.as_ref().is_some_and(Sequential::is_settled) {
            return Ok(());
        }
        let done = self.games.clone();
        let mut progress = Progress::new(plan.games(), done.len() as u64);
        let played = run(plan, &done, control, &mut |game| {
            if self.add(game) {
                control.cancel();
            }
            progress.game(self.test.as_ref().map(Sequential::state));
        });
        progress.end();
        let synced = self.log.as_mut().map_or(Ok(()), Log::sync);
        self.failed = self.failed.take().or(synced.err());
        played.map_err(|error| error.to_string())
    }

    /// Takes in a finished game; says whether to end the contest.
    fn add(&mut self, game: &GameResult) -> bool {
        if self.failed.is_some() {
            return true;
        }
        self.failed = self.log.as_mut().and_then(|log| log.append(game).err());
        self.games.push(game.clone());
        let settled = self.test.as_mut().is_some_and(|test| test.add(game));
        settled || self.failed.is_some()
    }
}

fn say_how_to_go_on(contest: &Contest, finished: usize) {
    let what = format!("broken off after {finished} of {} games", contest.plan.games());
    complain(&match &contest.log {
        Some(path) => format!("{what}: the same command goes on with {}", path.display()),
        None => format!("{what}: with --log FILE they could be gone on with"),
    });
}

/// Prints and writes the table; says whether that went well.
fn tell(contest: &Contest, state: &State) -> bool {
    let games = state.test.as_ref().map_or_else(|| state.games.clone(), |test| test.counted(&state.games));
    let board = Scoreboard::new(&contest.names.shown, &games);
    // What the test has said while the games were played: it counts no pair beyond a missing one.
    let board = state.test.iter().map(Sequential::state).fold(board, Scoreboard::with_sprt);
    let finished = state.games.len() as u64 == contest.plan.games()
        || state.test.as_ref().is_some_and(Sequential::is_settled);
    let report = Report::new(&contest.title, &board).with_plan(&contest.plan, &contest.names, finished);
    let report = if contest.times { report } else { report.without_times() };
    let text = if contest.json { report.json() + "\n" } else { report.text() };
    let printed = streams::print(&text);
    if let Err(error) = &printed {
        streams::failed(error);
    }
    // A table of nothing takes no other's place.
    let export = contest.export.as_ref().filter(|_| !state.games.is_empty());
    let exported = export.map_or(Ok(()), |export| export.write(&report));
    if let Err(problem) = &exported {
        complain(problem);
    }
    printed.is_ok() && exported.is_ok()
}
