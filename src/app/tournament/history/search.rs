//! Finds the latest tournament in its logs, in the background.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::app::tournament::history::{is_held, latest_first};
use crate::jobs::{Job, Progress, Wake};
use span_it_arena::contest::log::{self, LogError};
use span_it_arena::contest::{GameResult, Names, OwnNames, Plan, Scoreboard};
use span_it_core::engine::Stop;

/// A tournament read from its log.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) path: PathBuf,
    pub(crate) plan: Plan,
    pub(crate) games: Vec<GameResult>,
    pub(crate) names: Names,
    pub(crate) table: Scoreboard,
}

/// The result of a search.
#[derive(Debug, Default)]
pub(crate) struct Sought {
    /// The latest tournament that is readable and not locked by another window.
    pub(crate) found: Option<Box<Found>>,
    /// Why the latest log cannot be read.
    pub(crate) unread: Option<LogError>,
    /// Whether the latest tournament was skipped because it is finished and the purpose is to resume one.
    is_put_off: bool,
}

/// The purpose of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Show the latest tournament, finished or not.
    Show,
    /// Resume: skip finished tournaments and the log named `but`.
    GoOn {
        /// A file name.
        but: Option<String>,
    },
}

/// The state of a search.
#[derive(Debug, Default)]
pub(crate) enum Search {
    /// Not started.
    #[default]
    New,
    /// Running.
    On(Job<Sought>),
    /// Finished. The latest tournament is searched for only once.
    Over,
}

/// The first tournament that is readable and not locked by another window, and why the first log is
/// unreadable.
fn first_of(paths: &[PathBuf], purpose: &Purpose, own: &OwnNames, stop: &Stop) -> Sought {
    let mut sought = Sought::default();
    for path in paths {
        if sought.unread.is_none() && purpose.puts_off(path) {
            sought.is_put_off = true;
            break;
        }
        match log::read(path, stop) {
            Ok((plan, games)) => {
                let names = Names::new(&plan.agents, own);
                let table = Scoreboard::new(&names.shown, &games);
                sought.found = Some(Box::new(Found { path: path.clone(), plan, games, names, table }));
                break;
            }
            Err(LogError::Cancelled { .. }) => break,
            Err(error) if is_held(&error) => {}
            Err(error) => sought.unread = sought.unread.or(Some(error)),
        }
    }
    sought
}

impl Purpose {
    /// Whether the search need not read this log.
    fn puts_off(&self, path: &Path) -> bool {
        let Self::GoOn { but } = self else { return false };
        let is_known = but.as_ref().is_some_and(|name| path.ends_with(name));
        is_known || log::summary(path).is_ok_and(|glance| glance.is_finished())
    }
}

impl Search {
    /// Starts the search unless it was started before. A skipped tournament can be searched for again. `own`
    /// are the names of external engines. The thread calls `wake` at the end.
    pub(crate) fn begin(&mut self, folder: Option<PathBuf>, purpose: Purpose, own: &OwnNames, wake: &Wake) {
        if matches!(self, Self::New) {
            let paths = folder.map(|folder| latest_first(&folder)).unwrap_or_default();
            self.start((paths, purpose), own, wake);
        }
    }

    /// Starts to read this log.
    pub(crate) fn read(&mut self, path: PathBuf, own: &OwnNames, wake: &Wake) {
        self.start((vec![path], Purpose::Show), own, wake);
    }

    fn start(&mut self, (paths, purpose): (Vec<PathBuf>, Purpose), own: &OwnNames, wake: &Wake) {
        *self = Self::Over;
        if !paths.is_empty() {
            let own = own.clone();
            let read = move |stop: &Arc<Stop>| first_of(&paths, &purpose, &own, stop);
            *self = Job::start("tournament logs", Arc::clone(wake), read).map_or(Self::Over, Self::On);
        }
    }

    /// The result, once the search has finished. Waits for it up to `wait`.
    pub(crate) fn take(&mut self, wait: Duration) -> Option<Sought> {
        let Self::On(job) = self else { return None };
        match job.wait(wait) {
            Progress::Pending => None,
            Progress::Done(sought) if sought.is_put_off => {
                *self = Self::New;
                None
            }
            Progress::Done(sought) => {
                *self = Self::Over;
                Some(sought)
            }
            Progress::Lost => {
                *self = Self::Over;
                None
            }
        }
    }

    pub(crate) const fn is_on(&self) -> bool {
        matches!(self, Self::On(_))
    }

    /// Cancels the search.
    pub(crate) fn end(&mut self) {
        *self = Self::Over;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tournament::history::list::glances;
    use crate::app::tournament::history::tests::{folder_with, plan, played};
    use crate::app::tournament::history::{begin, numbered};
    use span_it_arena::contest::log::Summary;

    /// The result of a search in the folder for this purpose, and the search itself.
    fn searched(folder: &Path, purpose: Purpose) -> (Option<Sought>, Search) {
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::New;
        search.begin(Some(folder.to_owned()), purpose, &OwnNames::new(), &wake);
        let sought = search.take(Duration::from_mins(1));
        assert!(!search.is_on());
        (sought, search)
    }

    /// The result of a search with [`Purpose::Show`].
    fn shown(folder: &Path) -> Sought {
        let (sought, mut search) = searched(folder, Purpose::Show);
        let wake: Wake = Arc::new(|| ());
        search.begin(Some(folder.to_owned()), Purpose::Show, &OwnNames::new(), &wake);
        assert!(search.take(Duration::from_mins(1)).is_none(), "it is looked only once");
        sought.unwrap_or_default()
    }

    #[test]
    fn finds_the_latest_readable_unlocked_log() {
        let folder = tempfile::tempdir().unwrap();
        assert!(shown(folder.path()).found.is_none());
        played(folder.path(), 1);
        played(folder.path(), 2);
        std::fs::write(folder.path().join("3.jsonl"), "nor this").unwrap();
        std::fs::write(folder.path().join("7.jsonl"), "no log").unwrap();
        let Sought { found, unread, .. } = shown(folder.path());
        let (found, unread) = (found.unwrap(), unread.unwrap().to_string());
        assert!(unread.contains("7.jsonl: line 1"), "{unread}");
        assert_eq!((found.plan.pairs, found.games.len(), found.table.overall().games), (2, 4, 4));
        assert_eq!(found.path, folder.path().join("2.jsonl"));
        let held = log::reopen(&found.path, &found.plan, &Stop::default()).unwrap();
        assert_eq!(shown(folder.path()).found.unwrap().plan.pairs, 1);
        let said: Vec<_> = glances(folder.path())
            .map(|glance| match glance {
                Ok(Summary { plan, played }) => format!("{} pair, {played} games", plan.pairs),
                Err(error) => if is_held(&error) { "held" } else { "unread" }.to_owned(),
            })
            .collect();
        assert_eq!(said, ["unread", "unread", "held", "1 pair, 2 games"]);
        drop(held);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("8.jsonl"));
    }

    #[test]
    fn skips_empty_and_misnamed_logs() {
        let folder = folder_with(&[1]);
        for name in ["5.jsonl", "011.jsonl", "+12.jsonl"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::write(folder.path().join("013.jsonl"), "no log").unwrap();
        let Sought { found, unread, .. } = shown(folder.path());
        assert_eq!((found.unwrap().path, unread.is_none()), (folder.path().join("1.jsonl"), true));
        assert_eq!(latest_first(folder.path()), [folder.path().join("1.jsonl")]);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("6.jsonl"));
    }

    #[test]
    fn reads_finished_logs_only_to_show_them() {
        let folder = folder_with(&[1]);
        let go_on = |but: Option<&str>| Purpose::GoOn { but: but.map(str::to_owned) };
        let (sought, mut search) = searched(folder.path(), go_on(None));
        assert!(sought.is_none() && matches!(search, Search::New), "it is finished: {search:?}");
        let wake: Wake = Arc::new(|| ());
        search.begin(Some(folder.path().to_owned()), Purpose::Show, &OwnNames::new(), &wake);
        let found = search.take(Duration::from_mins(1)).unwrap().found.unwrap();
        assert_eq!(found.games.len(), 2);
        // An unfinished tournament can be resumed and is read, unless its name is excluded.
        drop(log::create(&numbered(folder.path(), 2), &plan(3)).unwrap());
        let (sought, _) = searched(folder.path(), go_on(Some("1.jsonl")));
        assert_eq!(sought.unwrap().found.unwrap().plan.pairs, 3);
        let (sought, search) = searched(folder.path(), go_on(Some("2.jsonl")));
        assert!(sought.is_none() && matches!(search, Search::New), "{search:?}");
        // An error in the latest log is reported at once.
        std::fs::write(folder.path().join("3.jsonl"), "no log").unwrap();
        let (sought, _) = searched(folder.path(), go_on(Some("2.jsonl")));
        assert!(sought.is_some_and(|sought| sought.unread.is_some()));
    }

    #[test]
    fn dropped_search_ends() {
        let folder = folder_with(&[2]);
        let stop = Stop::default();
        stop.cancel();
        let paths = latest_first(folder.path());
        assert!(first_of(&paths, &Purpose::Show, &OwnNames::new(), &stop).found.is_none());
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::New;
        search.begin(Some(folder.path().to_owned()), Purpose::Show, &OwnNames::new(), &wake);
        search.end();
        assert!(search.take(Duration::from_mins(1)).is_none());
    }
}
