//! Reads tournaments in the background: one that the player opens, of which the folder gets a copy if it is elsewhere, or
//! the latest in the folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::messages::tournament as msg;
use crate::model::tournament::history::{create_numbered, is_locked, latest_first};
use crate::platform::jobs::{Job, Progress, Wake};
use span_it_core::engine::Stop;
use span_it_lab::tournament::log::{self, Content, LogError};
use span_it_lab::tournament::{GameResult, Names, Plan, Scoreboard};
use span_it_store::storage::{self, StorageError};

/// Maximum size of a log that is opened, in bytes: 256 MiB, about 600,000 games on 6 x 6.
const MAX_BYTES: usize = 256 * 1024 * 1024;
/// Maximum number of players of a tournament that is opened. The table has a cell for every two of them.
const MAX_AGENTS: usize = 100;

#[derive(Debug)]
pub(crate) struct LoadedTournament {
    /// Its log; `None` if there is no folder for it.
    pub(crate) path: Option<PathBuf>,
    pub(crate) title: Option<String>,
    pub(crate) plan: Arc<Plan>,
    pub(crate) games: Vec<GameResult>,
    pub(crate) names: Names,
    pub(crate) table: Scoreboard,
}

/// The reading of one log. Dropping it cancels the reading; nothing is then stored.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) path: PathBuf,
    job: Job<Result<Box<LoadedTournament>, LogError>>,
}

impl Opening {
    /// Reads a log. A log that is not in `folder` is copied to it.
    pub(crate) fn start(path: PathBuf, folder: Option<PathBuf>, wake: Wake) -> std::io::Result<Self> {
        let log = path.clone();
        let work = move |stop: &Arc<Stop>| open(&log, folder.as_deref(), stop);
        Ok(Self { path, job: Job::start("tournament log", wake, work)? })
    }

    /// The tournament, or why it cannot be opened. Waits up to `wait`. `Lost` after an error in the program.
    pub(crate) fn wait(&self, wait: Duration) -> Progress<Result<Box<LoadedTournament>, LogError>> {
        self.job.wait(wait)
    }
}

impl LoadedTournament {
    fn new(path: Option<PathBuf>, content: Content) -> Self {
        let Content { plan, games, names, title, .. } = content;
        let names = Names::new(&plan.agents, &names.unwrap_or_default());
        let table = Scoreboard::new(&names.shown, &games);
        Self { path, title, plan: Arc::new(plan), games, names, table }
    }
}

fn open(path: &Path, folder: Option<&Path>, stop: &Stop) -> Result<Box<LoadedTournament>, LogError> {
    check_size(path)?;
    let content = log::read_content(path, stop)?;
    let (agents, length) = (content.plan.agents.len(), content.length);
    if agents > MAX_AGENTS {
        let problem = msg::too_many_agents(agents, MAX_AGENTS);
        return Err(LogError::Content { path: path.to_owned(), problem });
    }
    let mut tournament = LoadedTournament::new(None, content);
    if stop.is_cancelled() {
        return Err(LogError::Cancelled { path: path.to_owned() });
    }
    tournament.path = folder.map(|folder| stored(path, length, folder)).transpose()?;
    Ok(Box::new(tournament))
}

/// Refuses a log that is too large.
fn check_size(path: &Path) -> Result<(), LogError> {
    let length = storage::metadata(path).map_err(|error| StorageError::reading(path, error))?.len();
    if length > MAX_BYTES as u64 {
        let problem = msg::too_large(path, length, MAX_BYTES);
        return Err(LogError::Content { path: path.to_owned(), problem });
    }
    Ok(())
}

/// The log in the folder with this content, which is copied unless the folder has it.
fn stored(path: &Path, length: u64, folder: &Path) -> Result<PathBuf, LogError> {
    let canonical = |path: &Path| path.canonicalize().ok();
    if path.parent().and_then(canonical).is_some_and(|parent| Some(parent) == canonical(folder)) {
        return Ok(path.to_owned());
    }
    let mut bytes = storage::read_limited(path, MAX_BYTES)?;
    // A last line without an end is not part of the log.
    if length > 0 {
        bytes.truncate(usize::try_from(length).unwrap_or(usize::MAX));
    }
    if let Some(same) = latest_first(folder).into_iter().find(|log| has_content(log, &bytes)) {
        return Ok(same);
    }
    storage::create_folders(folder).map_err(|error| StorageError::writing(folder, error))?;
    create_numbered(folder, |copy| {
        storage::write_new(copy, &bytes)?;
        // The copy has the date of the original, if the system allows it.
        if let Some(date) = storage::modified(path) {
            storage::set_modified(copy, date);
        }
        Ok(copy.to_owned())
    })
}

fn has_content(path: &Path, expected: &[u8]) -> bool {
    storage::metadata(path).is_ok_and(|metadata| metadata.len() == expected.len() as u64)
        && storage::read_limited(path, MAX_BYTES).is_ok_and(|bytes| bytes == expected)
}

#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The latest tournament that is readable and not locked by another window.
    pub(crate) tournament: Option<Box<LoadedTournament>>,
    /// Why the latest log cannot be read.
    pub(crate) log_error: Option<LogError>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LogPurpose {
    /// Show the latest tournament, finished or not.
    Show,
    /// Resume: skip finished tournaments and the log named `except`.
    Resume { except: Option<String> },
}

#[derive(Debug, Default)]
pub(crate) enum Search {
    #[default]
    NotStarted,
    /// The answer is `None` if the latest tournament is not to be resumed. It can be searched for again.
    Running(Job<Option<Found>>),
    /// Finished. The latest tournament is searched for only once.
    Finished,
}

/// The first tournament that is readable and not locked by another window, and why the first log is unreadable.
fn first_readable(paths: &[PathBuf], purpose: &LogPurpose, stop: &Stop) -> Option<Found> {
    let mut log_error = None;
    for path in paths {
        if log_error.is_none() && purpose.skips(path) {
            return None;
        }
        match log::read_content(path, stop) {
            Ok(content) => {
                let tournament = LoadedTournament::new(Some(path.clone()), content);
                return Some(Found { tournament: Some(Box::new(tournament)), log_error });
            }
            Err(LogError::Cancelled { .. }) => break,
            Err(error) if is_locked(&error) => {}
            Err(error) => log_error = log_error.or(Some(error)),
        }
    }
    Some(Found { tournament: None, log_error })
}

impl LogPurpose {
    fn skips(&self, path: &Path) -> bool {
        let Self::Resume { except } = self else { return false };
        let is_known = except.as_ref().is_some_and(|name| path.ends_with(name));
        is_known || log::summary(path).is_ok_and(|summary| summary.is_finished())
    }
}

impl Search {
    /// Starts the search unless it was started before. A skipped tournament can be searched for again. The
    /// thread calls `wake` at the end.
    pub(crate) fn begin(&mut self, folder: Option<PathBuf>, purpose: LogPurpose, wake: &Wake) {
        if matches!(self, Self::NotStarted) {
            *self = folder.map_or(Self::Finished, |folder| Self::start(folder, purpose, wake));
        }
    }

    fn start(folder: PathBuf, purpose: LogPurpose, wake: &Wake) -> Self {
        let read = move |stop: &Arc<Stop>| first_readable(&latest_first(&folder), &purpose, stop);
        Job::start("tournament logs", Arc::clone(wake), read).map_or(Self::Finished, Self::Running)
    }

    /// The result, once the search has finished. Waits for it up to `wait`.
    pub(crate) fn take(&mut self, wait: Duration) -> Option<Found> {
        let Self::Running(job) = self else { return None };
        let found = match job.wait(wait) {
            Progress::Pending => return None,
            Progress::Done(found) => found,
            Progress::Lost => Some(Found::default()),
        };
        *self = if found.is_some() { Self::Finished } else { Self::NotStarted };
        found
    }

    pub(crate) const fn is_running(&self) -> bool {
        matches!(self, Self::Running(_))
    }

    pub(crate) fn end(&mut self) {
        *self = Self::Finished;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::tournament::history::list::summaries;
    use crate::model::tournament::history::tests::{folder_with, plan, played};
    use crate::model::tournament::history::{begin, numbered};
    use span_it_lab::tournament::log::Summary;

    fn opened(path: &Path, folder: &Path) -> Result<Box<LoadedTournament>, String> {
        open(path, Some(folder), &Stop::default()).map_err(|error| error.to_string())
    }

    #[test]
    fn stores_no_refused_log_and_no_incomplete_line() {
        let (elsewhere, folder) = (folder_with(&[2]), tempfile::tempdir().unwrap());
        let log = elsewhere.path().join("1.jsonl");
        let players = vec![r#""random""#; 101].join(",");
        let crowd = format!(
            "{{\"format\":\"span-it-tournament\",\"version\":1,\"plan\":{{\"agents\":[{players}],\"pairings\":\
             [[0,1]],\"boards\":[[3,3]],\"pairs\":1,\"opening_plies\":0,\"openings\":null,\"sprt\":null,\"seed\":7,\
             \"max_move_us\":null,\"max_visits\":null}}}}\n"
        );
        for (text, part) in [(crowd, "101 agents: expected at most 100"), (String::new(), "line 1")] {
            std::fs::write(&log, text).unwrap();
            let message = opened(&log, folder.path()).unwrap_err();
            assert!(message.contains("1.jsonl") && message.contains(part), "{message:?} without {part:?}");
        }
        std::fs::File::create(&log).unwrap().set_len(MAX_BYTES as u64 + 1).unwrap();
        let too_large = opened(&log, folder.path()).unwrap_err();
        assert!(too_large.contains("span-it-toolkit games ratings 1.jsonl"), "{too_large}");
        let stop = Stop::default();
        stop.cancel();
        let elsewhere = folder_with(&[2]);
        let log = elsewhere.path().join("1.jsonl");
        let cancelled = open(&log, Some(folder.path()), &stop);
        assert!(matches!(cancelled, Err(LogError::Cancelled { .. })));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        let text = std::fs::read(&log).unwrap();
        std::fs::write(&log, &text[..text.len() - 20]).unwrap();
        let path = opened(&log, folder.path()).unwrap().path.unwrap();
        let copy = std::fs::read(path).unwrap();
        assert!(copy.ends_with(b"\n") && text.starts_with(&copy) && copy.len() < text.len() - 20);
    }

    fn next(search: &mut Search, folder: &Path, purpose: LogPurpose) -> Option<Found> {
        let wake: Wake = Arc::new(|| ());
        search.begin(Some(folder.to_owned()), purpose, &wake);
        let result = search.take(Duration::from_mins(1));
        assert!(!search.is_running());
        result
    }

    fn shown(folder: &Path) -> Found {
        let mut search = Search::NotStarted;
        let result = next(&mut search, folder, LogPurpose::Show);
        assert!(next(&mut search, folder, LogPurpose::Show).is_none(), "it searches only once");
        result.unwrap_or_default()
    }

    #[test]
    fn finds_the_latest_readable_unlocked_log() {
        let folder = tempfile::tempdir().unwrap();
        assert!(shown(folder.path()).tournament.is_none());
        played(folder.path(), 1);
        played(folder.path(), 2);
        std::fs::write(folder.path().join("3.jsonl"), "nor this").unwrap();
        std::fs::write(folder.path().join("7.jsonl"), "no log").unwrap();
        let Found { tournament, log_error, .. } = shown(folder.path());
        let (tournament, log_error) = (tournament.unwrap(), log_error.unwrap().to_string());
        assert!(log_error.contains("7.jsonl: line 1"), "{log_error}");
        assert_eq!(
            (tournament.plan.pairs, tournament.games.len(), tournament.table.overall().games),
            (2, 4, 4)
        );
        let path = tournament.path.unwrap();
        assert_eq!(path, folder.path().join("2.jsonl"));
        let lock = log::reopen(&path, &tournament.plan, &Stop::default()).unwrap();
        assert_eq!(shown(folder.path()).tournament.unwrap().plan.pairs, 1);
        let text: Vec<_> = summaries(folder.path())
            .map(|summary| match summary {
                Ok(Summary { plan, played, .. }) => format!("{} pair, {played} games", plan.pairs),
                Err(error) => if is_locked(&error) { "locked" } else { "unread" }.to_owned(),
            })
            .collect();
        assert_eq!(text, ["unread", "unread", "locked", "1 pair, 2 games"]);
        drop(lock);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("8.jsonl"));
    }

    #[test]
    fn skips_empty_and_misnamed_logs() {
        let folder = folder_with(&[1]);
        for name in ["5.jsonl", "011.jsonl", "+12.jsonl"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::write(folder.path().join("013.jsonl"), "no log").unwrap();
        let Found { tournament, log_error, .. } = shown(folder.path());
        assert_eq!(
            (tournament.unwrap().path, log_error.is_none()),
            (Some(folder.path().join("1.jsonl")), true)
        );
        assert_eq!(latest_first(folder.path()), [folder.path().join("1.jsonl")]);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("6.jsonl"));
    }

    #[test]
    fn reads_finished_logs_only_to_show_them() {
        let folder = folder_with(&[1]);
        let resume = |except: Option<&str>| LogPurpose::Resume { except: except.map(str::to_owned) };
        let mut search = Search::NotStarted;
        let result = next(&mut search, folder.path(), resume(None));
        assert!(result.is_none() && matches!(search, Search::NotStarted), "it is finished: {search:?}");
        let tournament = next(&mut search, folder.path(), LogPurpose::Show).unwrap().tournament.unwrap();
        assert_eq!(tournament.games.len(), 2);
        // An unfinished tournament can be resumed and is read, unless its name is excluded.
        drop(log::create(&numbered(folder.path(), 2), &plan(3)).unwrap());
        let result = next(&mut Search::NotStarted, folder.path(), resume(Some("1.jsonl")));
        assert_eq!(result.unwrap().tournament.unwrap().plan.pairs, 3);
        let mut search = Search::NotStarted;
        let result = next(&mut search, folder.path(), resume(Some("2.jsonl")));
        assert!(result.is_none() && matches!(search, Search::NotStarted), "{search:?}");
        // An error in the latest log is reported at once.
        std::fs::write(folder.path().join("3.jsonl"), "no log").unwrap();
        let result = next(&mut search, folder.path(), resume(Some("2.jsonl")));
        assert!(result.is_some_and(|result| result.log_error.is_some()));
    }
}
