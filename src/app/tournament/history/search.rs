//! Finds the latest tournament in its logs, in the background.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::app::tournament::history::{is_locked, latest_first};
use crate::app::tournament::state::scoreboard;
use crate::jobs::{Job, Progress, Wake};
use span_it_arena::tournament::log::{self, Content, LogError, ReadProgress};
use span_it_arena::tournament::{GameResult, Names, OwnNames, Plan, Scoreboard};
use span_it_core::engine::Stop;

#[derive(Debug)]
pub(crate) struct LoadedTournament {
    /// Its log; `None` if there is no folder for it.
    pub(crate) path: Option<PathBuf>,
    pub(crate) title: Option<String>,
    pub(crate) plan: Plan,
    pub(crate) games: Vec<GameResult>,
    pub(crate) names: Names,
    pub(crate) table: Scoreboard,
}

#[derive(Debug, Default)]
pub(crate) struct SearchResult {
    /// The latest tournament that is readable and not locked by another window.
    pub(crate) tournament: Option<Box<LoadedTournament>>,
    /// Why the latest log cannot be read.
    pub(crate) log_error: Option<LogError>,
    /// Whether the latest tournament was skipped because it is finished and the purpose is to resume one.
    is_postponed: bool,
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
    Running(Job<SearchResult>),
    /// Finished. The latest tournament is searched for only once.
    Finished,
}

/// The first tournament that is readable and not locked by another window, and why the first log is unreadable.
fn first_readable(paths: &[PathBuf], purpose: &LogPurpose, own: &OwnNames, stop: &Stop) -> SearchResult {
    let mut result = SearchResult::default();
    for path in paths {
        if result.log_error.is_none() && purpose.skips(path) {
            result.is_postponed = true;
            break;
        }
        match log::read_content(path, stop, &ReadProgress::default()) {
            Ok(Content { plan, games, title, .. }) => {
                let names = Names::new(&plan.agents, own);
                let table = scoreboard(&plan, &names, &games);
                result.tournament = Some(Box::new(LoadedTournament {
                    path: Some(path.clone()),
                    title,
                    plan,
                    games,
                    names,
                    table,
                }));
                break;
            }
            Err(LogError::Cancelled { .. }) => break,
            Err(error) if is_locked(&error) => {}
            Err(error) => result.log_error = result.log_error.or(Some(error)),
        }
    }
    result
}

impl LogPurpose {
    fn skips(&self, path: &Path) -> bool {
        let Self::Resume { except } = self else { return false };
        let is_known = except.as_ref().is_some_and(|name| path.ends_with(name));
        is_known || log::summary(path).is_ok_and(|summary| summary.is_finished())
    }
}

impl Search {
    /// Starts the search unless it was started before. A skipped tournament can be searched for again. `own`
    /// are the names of external engines. The thread calls `wake` at the end.
    pub(crate) fn begin(
        &mut self,
        folder: Option<PathBuf>,
        purpose: LogPurpose,
        own: &OwnNames,
        wake: &Wake,
    ) {
        if matches!(self, Self::NotStarted) {
            *self = folder.map_or(Self::Finished, |folder| Self::start(folder, purpose, own.clone(), wake));
        }
    }

    fn start(folder: PathBuf, purpose: LogPurpose, own: OwnNames, wake: &Wake) -> Self {
        let read = move |stop: &Arc<Stop>| first_readable(&latest_first(&folder), &purpose, &own, stop);
        Job::start("tournament logs", Arc::clone(wake), read).map_or(Self::Finished, Self::Running)
    }

    /// The result, once the search has finished. Waits for it up to `wait`.
    pub(crate) fn take(&mut self, wait: Duration) -> Option<SearchResult> {
        let Self::Running(job) = self else { return None };
        match job.wait(wait) {
            Progress::Pending => None,
            Progress::Done(result) if result.is_postponed => {
                *self = Self::NotStarted;
                None
            }
            Progress::Done(result) => {
                *self = Self::Finished;
                Some(result)
            }
            Progress::Lost => {
                *self = Self::Finished;
                None
            }
        }
    }

    pub(crate) const fn is_running(&self) -> bool {
        matches!(self, Self::Running(_))
    }

    /// Cancels the search.
    pub(crate) fn end(&mut self) {
        *self = Self::Finished;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tournament::history::list::summaries;
    use crate::app::tournament::history::tests::{folder_with, plan, played};
    use crate::app::tournament::history::{begin, numbered};
    use span_it_arena::tournament::log::Summary;

    fn searched(folder: &Path, purpose: LogPurpose) -> (Option<SearchResult>, Search) {
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::NotStarted;
        search.begin(Some(folder.to_owned()), purpose, &OwnNames::new(), &wake);
        let result = search.take(Duration::from_mins(1));
        assert!(!search.is_running());
        (result, search)
    }

    fn shown(folder: &Path) -> SearchResult {
        let (result, mut search) = searched(folder, LogPurpose::Show);
        let wake: Wake = Arc::new(|| ());
        search.begin(Some(folder.to_owned()), LogPurpose::Show, &OwnNames::new(), &wake);
        assert!(search.take(Duration::from_mins(1)).is_none(), "it searches only once");
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
        let SearchResult { tournament, log_error, .. } = shown(folder.path());
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
        let SearchResult { tournament, log_error, .. } = shown(folder.path());
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
        let (result, mut search) = searched(folder.path(), resume(None));
        assert!(result.is_none() && matches!(search, Search::NotStarted), "it is finished: {search:?}");
        let wake: Wake = Arc::new(|| ());
        search.begin(Some(folder.path().to_owned()), LogPurpose::Show, &OwnNames::new(), &wake);
        let tournament = search.take(Duration::from_mins(1)).unwrap().tournament.unwrap();
        assert_eq!(tournament.games.len(), 2);
        // An unfinished tournament can be resumed and is read, unless its name is excluded.
        drop(log::create(&numbered(folder.path(), 2), &plan(3)).unwrap());
        let (result, _) = searched(folder.path(), resume(Some("1.jsonl")));
        assert_eq!(result.unwrap().tournament.unwrap().plan.pairs, 3);
        let (result, search) = searched(folder.path(), resume(Some("2.jsonl")));
        assert!(result.is_none() && matches!(search, Search::NotStarted), "{search:?}");
        // An error in the latest log is reported at once.
        std::fs::write(folder.path().join("3.jsonl"), "no log").unwrap();
        let (result, _) = searched(folder.path(), resume(Some("2.jsonl")));
        assert!(result.is_some_and(|result| result.log_error.is_some()));
    }

    #[test]
    fn dropped_search_ends() {
        let folder = folder_with(&[2]);
        let stop = Stop::default();
        stop.cancel();
        let paths = latest_first(folder.path());
        assert!(first_readable(&paths, &LogPurpose::Show, &OwnNames::new(), &stop).tournament.is_none());
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::NotStarted;
        search.begin(Some(folder.path().to_owned()), LogPurpose::Show, &OwnNames::new(), &wake);
        search.end();
        assert!(search.take(Duration::from_mins(1)).is_none());
    }
}
