//! The folder of the competitions' logs, `1.jsonl` and so on, and the search for the last of them.
//!
//! A log may be long, and all of it is checked: it is read on a thread of its own, which changes nothing.
//!
//! May import: contest; of the app, the workshop.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::Duration;

use super::workshop::errand::Wake;
use crate::contest::log::{self, Log, LogError};
use crate::contest::{GameResult, Names, OwnNames, Plan, Scoreboard};
use crate::engine::Stop;
use crate::storage::StorageError;

/// Windows that may begin a competition in the same moment.
const RIVALS: usize = 8;

/// A competition as its log has it.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) path: PathBuf,
    pub(super) plan: Plan,
    pub(super) games: Vec<GameResult>,
    pub(super) names: Names,
    pub(super) table: Scoreboard,
}

/// How far a search is.
#[derive(Debug, Default)]
pub(super) enum Search {
    /// Not yet begun.
    #[default]
    New,
    /// Under way.
    On(Reader),
    /// Over: it is made only once.
    Over,
}

/// A thread that looks for the last competition. Dropping it ends the reading soon, and waits for
/// nothing: what is only read may be left at any point.
#[derive(Debug)]
pub(super) struct Reader {
    found: Receiver<Option<Box<Found>>>,
    stop: Arc<Stop>,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

impl Reader {
    fn start(folder: PathBuf, own: OwnNames, wake: Wake) -> io::Result<Self> {
        let (tell, found) = channel();
        let stop = Arc::new(Stop::default());
        let asked = Arc::clone(&stop);
        Builder::new().name("last competition".into()).spawn(move || {
            look(&folder, &own, &asked, &tell);
            wake();
        })?;
        Ok(Self { found, stop })
    }
}

/// The thread's life.
fn look(folder: &Path, own: &OwnNames, stop: &Stop, tell: &Sender<Option<Box<Found>>>) {
    // Nobody hears it where the window has closed.
    drop(tell.send(last(folder, own, stop).map(Box::new)));
}

/// The last competition that can be read and that no other window holds.
fn last(folder: &Path, own: &OwnNames, stop: &Stop) -> Option<Found> {
    let mut known = numbers(folder);
    known.sort_unstable_by(|a, b| b.cmp(a));
    let read = |number: u32| {
        let path = numbered(folder, number);
        let (plan, games) = log::look(&path, stop).ok()?;
        let names = Names::new(&plan, own);
        let table = Scoreboard::new(&names.shown, &games);
        Some(Found { path, plan, games, names, table })
    };
    known.into_iter().take_while(|_| !stop.is_cancelled()).find_map(read)
}

impl Search {
    /// Begins to look, unless it was looked before; `own` are the names of outside engines, and `wake` is
    /// called when that is over.
    pub(super) fn begin(&mut self, folder: Option<PathBuf>, own: &OwnNames, wake: &Wake) {
        if matches!(self, Self::New) {
            let folder = folder.filter(|folder| !numbers(folder).is_empty());
            let reader = folder.and_then(|folder| Reader::start(folder, own.clone(), Arc::clone(wake)).ok());
            *self = reader.map_or(Self::Over, Self::On);
        }
    }

    /// What was found, once it is: it is waited for so long.
    pub(super) fn take(&mut self, wait: Duration) -> Option<Box<Found>> {
        let Self::On(reader) = self else { return None };
        match reader.found.recv_timeout(wait) {
            Err(RecvTimeoutError::Timeout) => None,
            found => {
                *self = Self::Over;
                found.ok().flatten()
            }
        }
    }

    pub(super) const fn is_on(&self) -> bool {
        matches!(self, Self::On(_))
    }

    /// Ends it without an answer.
    pub(super) fn end(&mut self) {
        *self = Self::Over;
    }
}

/// Begins a log under a number that none has yet, though other windows may do the same.
pub(super) fn begin(folder: &Path, plan: &Plan) -> Result<Log, LogError> {
    let mut taken = 0;
    loop {
        let number = numbers(folder).into_iter().max().unwrap_or(0).saturating_add(1);
        match log::create(&numbered(folder, number), plan) {
            Err(LogError::Exists { .. } | LogError::Storage(StorageError::InUse { .. }))
                if taken < RIVALS =>
            {
                taken += 1;
            }
            begun => return begun,
        }
    }
}

/// The numbers of the logs in a folder.
fn numbers(folder: &Path) -> Vec<u32> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".jsonl")?.parse().ok()).collect()
}

fn numbered(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number}.jsonl"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{AgentSpec, Control, run};

    fn plan(pairs: u32) -> Plan {
        let agents = ["Sprinter", "Steady"].map(|name| AgentSpec::parse(name).unwrap());
        Plan { pairs, ..Plan::round_robin(agents.to_vec()) }
    }

    fn played(folder: &Path, pairs: u32) {
        let plan = plan(pairs);
        let mut log = begin(folder, &plan).unwrap();
        run(&plan, &[], &Control::default(), &mut |game| log.append(game).unwrap()).unwrap();
    }

    fn searched(folder: &Path) -> Option<Box<Found>> {
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::New;
        search.begin(Some(folder.to_owned()), &OwnNames::new(), &wake);
        let found = search.take(Duration::from_mins(1));
        assert!(!search.is_on());
        search.begin(Some(folder.to_owned()), &OwnNames::new(), &wake);
        assert!(search.take(Duration::from_mins(1)).is_none(), "it is looked only once");
        found
    }

    #[test]
    fn the_last_that_can_be_read_and_nobody_holds_is_found() {
        let folder = tempfile::tempdir().unwrap();
        assert!(searched(folder.path()).is_none());
        played(folder.path(), 1);
        played(folder.path(), 2);
        std::fs::write(folder.path().join("7.jsonl"), "no log").unwrap();
        let found = searched(folder.path()).unwrap();
        assert_eq!((found.plan.pairs, found.games.len(), found.table.overall().games), (2, 4, 4));
        assert_eq!(found.path, folder.path().join("2.jsonl"));
        let held = log::go_on(&found.path, &found.plan, &Stop::default()).unwrap();
        assert_eq!(searched(folder.path()).unwrap().plan.pairs, 1);
        drop(held);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("8.jsonl"));
    }

    #[test]
    fn what_nobody_waits_for_ends() {
        let folder = tempfile::tempdir().unwrap();
        played(folder.path(), 2);
        let stop = Stop::default();
        stop.cancel();
        assert!(last(folder.path(), &OwnNames::new(), &stop).is_none());
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::New;
        search.begin(Some(folder.path().to_owned()), &OwnNames::new(), &wake);
        search.end();
        assert!(search.take(Duration::from_mins(1)).is_none());
    }
}
