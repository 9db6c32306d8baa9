//! The folder of the competitions' logs, `1.jsonl` and so on: the search for the last of them, and the list
//! of them all.
//!
//! A log may be long, and all of it is checked: it is read on a thread of its own, which changes nothing. For
//! the list a glance at each is enough.
//!
//! May import: contest; of the app, the workshop; engine, storage.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::Builder;
use std::time::Duration;

use super::workshop::errand::Wake;
use crate::contest::log::{self, Glance, Log, LogError};
use crate::contest::{GameResult, Names, OwnNames, Plan, Scoreboard};
use crate::engine::Stop;
use crate::storage::StorageError;

/// Windows that may begin a competition in the same moment.
const RIVALS: usize = 8;
/// How many competitions are listed before more are asked for.
const LISTED: usize = 20;

/// A competition as its log has it.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) path: PathBuf,
    pub(super) plan: Plan,
    pub(super) games: Vec<GameResult>,
    pub(super) names: Names,
    pub(super) table: Scoreboard,
}

/// What a search comes to.
#[derive(Debug, Default)]
pub(super) struct Sought {
    /// The last competition that can be read and that no other window holds.
    pub(super) found: Option<Box<Found>>,
    /// Why the last one cannot be read.
    pub(super) unread: Option<LogError>,
}

/// How far a search is.
#[derive(Debug, Default)]
pub(super) enum Search {
    /// Not yet begun.
    #[default]
    New,
    /// Under way.
    On(Reader),
    /// Over: the last competition is looked for only once.
    Over,
}

/// A thread that reads logs. Dropping it ends the reading soon, and waits for nothing: what is only read may
/// be left at any point.
#[derive(Debug)]
pub(super) struct Reader {
    sought: Receiver<Sought>,
    stop: Arc<Stop>,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

impl Reader {
    /// Begins to read the logs in this order until one can be read.
    fn start(paths: Vec<PathBuf>, own: OwnNames, wake: Wake) -> io::Result<Self> {
        let (tell, sought) = channel();
        let stop = Arc::new(Stop::default());
        let asked = Arc::clone(&stop);
        Builder::new().name("competition".into()).spawn(move || {
            look(&paths, &own, &asked, &tell);
            wake();
        })?;
        Ok(Self { sought, stop })
    }
}

/// The thread's life.
fn look(paths: &[PathBuf], own: &OwnNames, stop: &Stop, tell: &Sender<Sought>) {
    // Nobody hears it where the window has closed.
    drop(tell.send(first_of(paths, own, stop)));
}

/// The first of these that can be read and that no other window holds, and why the first of all cannot be.
fn first_of(paths: &[PathBuf], own: &OwnNames, stop: &Stop) -> Sought {
    let mut sought = Sought::default();
    for path in paths {
        match log::look(path, stop) {
            Ok((plan, games)) => {
                let names = Names::new(&plan, own);
                let table = Scoreboard::new(&names.shown, &games);
                sought.found = Some(Box::new(Found { path: path.clone(), plan, games, names, table }));
                break;
            }
            Err(LogError::BrokenOff { .. }) => break,
            Err(error) if is_held(&error) => {}
            Err(error) => sought.unread = sought.unread.or(Some(error)),
        }
    }
    sought
}

/// Whether another window plays the competition of this log.
pub(super) const fn is_held(error: &LogError) -> bool {
    matches!(error, LogError::Storage(StorageError::InUse { .. }))
}

/// All logs of the folder, the last one first. One that is empty was never begun: it is passed over.
fn latest_first(folder: &Path) -> Vec<PathBuf> {
    let mut known = numbers(folder);
    known.sort_unstable_by(|a, b| b.cmp(a));
    let is_empty = |path: &Path| std::fs::metadata(path).is_ok_and(|metadata| metadata.len() == 0);
    known.into_iter().map(|number| numbered(folder, number)).filter(|path| !is_empty(path)).collect()
}

/// A competition as the list tells of it.
#[derive(Debug)]
pub(super) struct Earlier {
    pub(super) path: PathBuf,
    pub(super) glance: Result<Glance, LogError>,
    /// How long ago it was written to, where that is known.
    pub(super) age: Option<Duration>,
}

/// The list of the competitions there are, which a thread makes.
#[derive(Debug, Default)]
pub(super) struct List {
    known: Vec<Earlier>,
    /// How many there are beyond these.
    more: usize,
    /// Whether all are to be listed.
    is_whole: bool,
    coming: Option<Receiver<(Vec<Earlier>, usize)>>,
}

impl List {
    /// Begins to make it anew; `wake` is called when that is done.
    pub(super) fn renew(&mut self, folder: PathBuf, wake: Wake) {
        let (tell, coming) = channel();
        let most = if self.is_whole { usize::MAX } else { LISTED };
        let run = move || {
            let latest = latest_first(&folder);
            let more = latest.len().saturating_sub(most);
            let known = latest.into_iter().take(most).map(Earlier::at).collect();
            if tell.send((known, more)).is_ok() {
                wake();
            }
        };
        // Without a thread the list stays as it is.
        let thread = Builder::new().name("earlier competitions".into()).spawn(run);
        self.coming = thread.is_ok().then_some(coming);
    }

    /// Takes in what has been found.
    pub(super) fn hear(&mut self) {
        match self.coming.as_ref().map(Receiver::try_recv) {
            Some(Ok((known, more))) => (self.known, self.more, self.coming) = (known, more, None),
            Some(Err(TryRecvError::Disconnected)) => self.coming = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }

    /// The latest first.
    pub(super) fn known(&self) -> &[Earlier] {
        &self.known
    }

    /// How many older ones there are that are not listed.
    pub(super) const fn more(&self) -> usize {
        self.more
    }

    /// Lists all there are when it is made anew.
    pub(super) const fn list_all(&mut self) {
        self.is_whole = true;
    }
}

impl Earlier {
    fn at(path: PathBuf) -> Self {
        let written = std::fs::metadata(&path).and_then(|metadata| metadata.modified());
        let age = written.ok().and_then(|written| written.elapsed().ok());
        Self { glance: log::glance(&path), path, age }
    }
}

impl Search {
    /// Begins to look, unless it was looked before; `own` are the names of outside engines, and `wake` is
    /// called when that is over.
    pub(super) fn begin(&mut self, folder: Option<PathBuf>, own: &OwnNames, wake: &Wake) {
        if matches!(self, Self::New) {
            self.read(folder.map(|folder| latest_first(&folder)).unwrap_or_default(), own, wake);
        }
    }

    /// Begins to read the first of these logs that can be read.
    pub(super) fn read(&mut self, paths: Vec<PathBuf>, own: &OwnNames, wake: &Wake) {
        let reader = (!paths.is_empty()).then(|| Reader::start(paths, own.clone(), Arc::clone(wake)));
        *self = reader.and_then(Result::ok).map_or(Self::Over, Self::On);
    }

    /// What was found, once the search is over: it is waited for so long.
    pub(super) fn take(&mut self, wait: Duration) -> Option<Sought> {
        let Self::On(reader) = self else { return None };
        match reader.sought.recv_timeout(wait) {
            Err(RecvTimeoutError::Timeout) => None,
            sought => {
                *self = Self::Over;
                sought.ok()
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

/// The numbers of the logs in a folder; what is written otherwise than by [`numbered`], as `011.jsonl`, is none.
fn numbers(folder: &Path) -> Vec<u32> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let number = |name: &str| {
        let stem = name.strip_suffix(".jsonl")?;
        stem.parse().ok().filter(|number: &u32| number.to_string() == stem)
    };
    entries.filter_map(|entry| number(entry.file_name().to_str()?)).collect()
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

    fn searched(folder: &Path) -> Sought {
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::New;
        search.begin(Some(folder.to_owned()), &OwnNames::new(), &wake);
        let sought = search.take(Duration::from_mins(1)).unwrap_or_default();
        assert!(!search.is_on());
        search.begin(Some(folder.to_owned()), &OwnNames::new(), &wake);
        assert!(search.take(Duration::from_mins(1)).is_none(), "it is looked only once");
        sought
    }

    #[test]
    fn the_last_that_can_be_read_and_nobody_holds_is_found() {
        let folder = tempfile::tempdir().unwrap();
        assert!(searched(folder.path()).found.is_none());
        played(folder.path(), 1);
        played(folder.path(), 2);
        std::fs::write(folder.path().join("3.jsonl"), "nor this").unwrap();
        std::fs::write(folder.path().join("7.jsonl"), "no log").unwrap();
        let Sought { found, unread } = searched(folder.path());
        let (found, unread) = (found.unwrap(), unread.unwrap().to_string());
        assert!(unread.contains("7.jsonl: line 1"), "{unread}");
        assert_eq!((found.plan.pairs, found.games.len(), found.table.overall().games), (2, 4, 4));
        assert_eq!(found.path, folder.path().join("2.jsonl"));
        let held = log::go_on(&found.path, &found.plan, &Stop::default()).unwrap();
        assert_eq!(searched(folder.path()).found.unwrap().plan.pairs, 1);
        let listed: Vec<_> = latest_first(folder.path()).into_iter().map(Earlier::at).collect();
        let said = |one: &Earlier| match &one.glance {
            Ok(Glance { plan, played }) => format!("{} pair, {played} games", plan.pairs),
            Err(error) => if is_held(error) { "held" } else { "unread" }.to_owned(),
        };
        let said: Vec<_> = listed.iter().map(said).collect();
        assert_eq!(said, ["unread", "unread", "held", "1 pair, 2 games"]);
        drop(held);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("8.jsonl"));
    }

    #[test]
    fn what_is_empty_or_has_another_name_is_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        played(folder.path(), 1);
        for name in ["5.jsonl", "011.jsonl", "+12.jsonl"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::write(folder.path().join("013.jsonl"), "no log").unwrap();
        let Sought { found, unread } = searched(folder.path());
        assert_eq!((found.unwrap().path, unread.is_none()), (folder.path().join("1.jsonl"), true));
        assert_eq!(latest_first(folder.path()), [folder.path().join("1.jsonl")]);
        assert_eq!(begin(folder.path(), &plan(1)).unwrap().path(), folder.path().join("6.jsonl"));
    }

    #[test]
    fn what_nobody_waits_for_ends() {
        let folder = tempfile::tempdir().unwrap();
        played(folder.path(), 2);
        let stop = Stop::default();
        stop.cancel();
        let paths = latest_first(folder.path());
        assert!(first_of(&paths, &OwnNames::new(), &stop).found.is_none());
        let wake: Wake = Arc::new(|| ());
        let mut search = Search::New;
        search.begin(Some(folder.path().to_owned()), &OwnNames::new(), &wake);
        search.end();
        assert!(search.take(Duration::from_mins(1)).is_none());
    }
}
