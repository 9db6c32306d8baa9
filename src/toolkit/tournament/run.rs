//! Runs a tournament with its log, progress and SPRT.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::Arc;

use span_it_core::engine::Stop;
use span_it_lab::tournament::export::Report;
use span_it_lab::tournament::log::{self, Log, LogError, Resumed};
use span_it_lab::tournament::stats::Sprt;
use span_it_lab::tournament::{Control, GameResult, Names, Plan, Scoreboard, Sequential, run, selection};
use span_it_store::storage;

use crate::toolkit::progress::{Progress, is_quiet, reading};

use crate::toolkit::report::{Failure, INTERRUPTED, Verdict, exit_code, print_error};
use crate::toolkit::streams;
use crate::toolkit::tournament::engines::Engines;
use crate::toolkit::tournament::export::Export;
use crate::toolkit::tournament::interim::Interim;

/// A tournament that has passed all checks.
pub(super) struct Tournament {
    pub(super) title: String,
    pub(super) names: Names,
    pub(super) engines: Engines,
    pub(super) plan: Plan,
    pub(super) sprt: Option<Sprt>,
    pub(super) log: Option<PathBuf>,
    /// The tournament stops once this file exists.
    pub(super) stop_when: Option<PathBuf>,
    pub(super) export: Option<Export>,
    pub(super) json: bool,
    pub(super) exit_code: bool,
    pub(super) times: bool,
}

/// Ctrl+C came before the first game.
pub(super) fn nothing_played() -> Failure {
    Failure::Interrupted("interrupted before the first game".to_owned())
}

/// The progress of a tournament.
struct State {
    games: Vec<GameResult>,
    log: Option<Log>,
    test: Option<Sequential>,
    /// Why the log could not be written.
    failed: Option<LogError>,
}

/// Runs the tournament until it is finished or `stop` is cancelled, and prints its table.
pub(super) fn run_tournament(tournament: &mut Tournament, stop: Arc<Stop>) -> Result<(), Failure> {
    let mut state = begin_or_resume(tournament, &stop).map_err(|error| match error {
        LogError::Cancelled { .. } => nothing_played(),
        error => Failure::refused(error),
    })?;
    let control = Control::with_stop(stop);
    let is_told_to_stop = || tournament.stop_when.as_deref().is_some_and(storage::exists);
    let played = if is_told_to_stop() { Ok(()) } else { state.play(tournament, &control, &is_told_to_stop) };
    tournament.plan.put_in_order(&mut state.games);
    if let Err(problem) = &played {
        print_error(problem);
    }
    let settled = state.test.as_ref().is_some_and(Sequential::is_decided);
    let left = tournament.plan.games() > state.games.len() as u64;
    let failed = played.is_err() || state.failed.is_some();
    let ended = left && !settled && !failed;
    let stopped = ended && is_told_to_stop();
    let interrupted = ended && control.is_cancelled() && !stopped;
    if let Some(error) = &state.failed {
        print_error(&error.to_string());
    }
    if interrupted || failed || stopped {
        print_how_to_resume(tournament, state.games.len());
    }
    match (print_table(tournament, &state), failed, interrupted) {
        (false, ..) | (_, true, _) => Err(Failure::Code(1)),
        (true, false, true) => Err(Failure::Code(INTERRUPTED)),
        (true, false, false) => state.verdict(tournament),
    }
}

/// Starts the tournament, or resumes it from its log.
fn begin_or_resume(tournament: &mut Tournament, stop: &Stop) -> Result<State, LogError> {
    let (games, log) = match &tournament.log {
        Some(path) => {
            let begun = tournament.engines.begun.take();
            let _line = reading(path);
            let Resumed { games, mut log, .. } =
                begun.map_or_else(|| log::open_or_create(path, &tournament.plan, stop), Ok)?;
            if tournament.engines.is_news {
                log.append_names(&tournament.engines.own)?;
            }
            (games, Some(log))
        }
        None => (Vec::new(), None),
    };
    let mut test = tournament.sprt.map(|sprt| Sequential::new(&tournament.plan, sprt));
    if let Some(test) = &mut test {
        for game in &games {
            test.add(game);
        }
    }
    let settled = test.as_ref().is_some_and(Sequential::is_decided);
    if let Some(log) = log.as_ref().filter(|_| !settled && tournament.plan.games() > games.len() as u64) {
        log.check_writable()?;
    }
    Ok(State { games, log, test, failed: None })
}

impl State {
    /// The exit code of the test, if it is asked for.
    fn verdict(&self, tournament: &Tournament) -> Result<(), Failure> {
        let verdict = Verdict::new(self.test.as_ref().map(Sequential::state), true);
        match verdict.code() {
            code @ 1.. if tournament.exit_code => Err(Failure::Code(code)),
            _ => Ok(()),
        }
    }

    /// Plays the remaining games.
    fn play(
        &mut self,
        tournament: &Tournament,
        control: &Control,
        is_told_to_stop: &dyn Fn() -> bool,
    ) -> Result<(), String> {
        let plan = &tournament.plan;
        if self.test.as_ref().is_some_and(Sequential::is_decided) {
            return Ok(());
        }
        let done = self.games.clone();
        if let Some(test) = &self.test {
            announce(test.state().test, plan);
        }
        let mut progress = Progress::new(done.len() as u64, plan.games(), "games");
        let mut interim = Interim::new(&tournament.names.shown);
        for game in &done {
            interim.add(game);
        }
        let played = run(plan, &done, control, &mut |game| {
            if self.add(game) || is_told_to_stop() {
                control.cancel();
            }
            interim.add(game);
            let finished = self.games.len() as u64;
            progress.show(finished, || interim.text(self.test.as_ref().map(Sequential::state)));
        });
        drop(progress);
        let synced = self.log.as_mut().map_or(Ok(()), Log::sync);
        self.failed = self.failed.take().or(synced.err());
        played.map_err(|error| error.to_string())
    }

    /// Adds a finished game; whether the tournament ends now.
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

/// Says how long a test can be expected to take.
fn announce(test: Sprt, plan: &Plan) {
    if is_quiet() {
        return;
    }
    let (right, between) = test.expected_pairs();
    let games = |pairs: f64| format!("{:.0}", 2.0 * pairs);
    // A closed standard error needs no progress.
    drop(writeln!(
        io::stderr(),
        "SPRT: on average {} games if one of its two values is right, {} between them; at most {}",
        games(right),
        games(between),
        plan.games()
    ));
}

fn print_how_to_resume(tournament: &Tournament, finished: usize) {
    let why =
        if tournament.stop_when.as_deref().is_some_and(storage::exists) { "stopped" } else { "interrupted" };
    let state = format!("{why} after {finished} of {} games", tournament.plan.games());
    print_error(&match &tournament.log {
        Some(path) => format!("{state}; the same command resumes from {}", path.display()),
        None => format!("{state}; only a tournament with --log FILE can be resumed"),
    });
}

/// Prints and exports the table; whether both succeeded.
fn print_table(tournament: &Tournament, state: &State) -> bool {
    let games = state.test.as_ref().map_or_else(|| state.games.clone(), |test| test.counted(&state.games));
    let board = Scoreboard::new(&tournament.names.shown, &games);
    // The state of the test during play, which ignores pairs after a missing one.
    let board = state.test.iter().map(Sequential::state).fold(board, Scoreboard::with_sprt);
    let finished = state.games.len() as u64 == tournament.plan.games()
        || state.test.as_ref().is_some_and(Sequential::is_decided);
    let tables = selection::tables(&tournament.names.shown, &games, None);
    let report = Report::new(&tournament.title, &board);
    let report = report.with_plan(&tournament.plan, &tournament.names, finished);
    let report = Report { tables: &tables, times: tournament.times, ..report };
    let text = if tournament.json { report.json() + "\n" } else { report.text() };
    let is_export_printed = tournament.export.as_ref().is_some_and(Export::prints);
    let printed = streams::print_beside(is_export_printed, &text);
    // An empty table replaces no file.
    let export = tournament.export.as_ref().filter(|_| !state.games.is_empty());
    let exported = export.map_or(Ok(()), |export| export.write(&report));
    if let Err(problem) = &exported {
        print_error(problem);
    }
    let is_done = printed.is_ok() && exported.is_ok();
    exit_code(printed.map_err(Failure::from));
    is_done
}
