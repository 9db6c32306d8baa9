//! The work of the database's thread: requests first, then the analysis of games that have none.

use std::collections::{BTreeMap, VecDeque};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, SystemTime};

use crate::app::games::database::{GameToStore, Interrupt, Report, Request};
use crate::app::session::standing::{StoredVersion, record_hash};
use span_it_core::engine::Stop;
use span_it_core::record::{self, write_record};
use span_it_core::stopwatch::Stopwatch;
use span_it_store::games::{Analysis, GameId, History, HistoryError, NewGame, Page, Source};
use span_it_store::storage::{self, StorageError};

/// How long the thread waits before it tries again to store a game.
const RETRY: Duration = Duration::from_secs(20);
/// The shortest time between two reports of analyses.
const REPORT_PAUSE: Duration = Duration::from_millis(500);

pub(super) struct DatabaseThread {
    path: Option<PathBuf>,
    history: Option<History>,
    /// Games that could not be stored yet, the earliest first.
    waiting: VecDeque<GameToStore>,
    /// `None` if the games are in memory.
    unstored: Option<Unstored>,
    has_problem: bool,
    /// The stored games by the keys of the session.
    ids: BTreeMap<u64, GameId>,
    /// Whether the database was not opened yet.
    is_first: bool,
    analyses: Analyses,
    interrupt: Interrupt,
    last_report: Stopwatch,
    send: Box<dyn Fn(Report)>,
}

/// Whether games wait for their analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Analyses {
    Due,
    Done,
    /// The last one could not be written.
    Failed,
}

impl DatabaseThread {
    pub(super) fn new(path: Option<PathBuf>, interrupt: Interrupt, send: Box<dyn Fn(Report)>) -> Self {
        Self {
            unstored: path.as_deref().map(Unstored::beside),
            path,
            history: None,
            waiting: VecDeque::new(),
            has_problem: false,
            ids: BTreeMap::new(),
            is_first: true,
            analyses: Analyses::Due,
            interrupt,
            last_report: Stopwatch::start(),
            send,
        }
    }

    pub(super) fn run(mut self, inbox: &Receiver<Request>) {
        loop {
            let stop = self.interrupt.renew();
            match inbox.try_recv() {
                Ok(request) => self.handle(request),
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) if self.analyses == Analyses::Due && self.history.is_some() => {
                    self.analyse_next(&stop);
                }
                Err(TryRecvError::Empty) => match inbox.recv_timeout(self.wait()) {
                    Ok(request) => self.handle(request),
                    Err(RecvTimeoutError::Timeout) => self.store_waiting(),
                    Err(RecvTimeoutError::Disconnected) => break,
                },
            }
        }
        if !self.waiting.is_empty() {
            self.store_waiting();
        }
    }

    fn wait(&self) -> Duration {
        if self.waiting.is_empty() { Duration::MAX } else { RETRY }
    }

    fn handle(&mut self, request: Request) {
        match request {
            Request::Store(game) => {
                self.waiting.push_back(*game);
                return self.store_waiting();
            }
            Request::List { query, filter, offset, count } => {
                let page = self.with(|history| history.list(&filter, offset, count));
                // Another program may have added games.
                let has_new = |page: &Page| page.games.iter().any(|game| game.analysis.is_none());
                if self.analyses == Analyses::Done && !filter.deleted && page.as_ref().is_ok_and(has_new) {
                    self.analyses = Analyses::Due;
                }
                self.answer(page, |page| Report::Listed { query, offset, page });
            }
            Request::NextMoves(position) => {
                let moves = self.with(|history| history.next_moves(&position));
                self.answer(moves, |moves| Report::NextMoves(position, moves));
            }
            Request::Sizes => {
                let sizes = self.with(|history| history.sizes());
                self.answer(sizes, Report::Sizes);
            }
            Request::Read(id, purpose) => {
                let read = self.with(|history| Ok((history.read(id)?, history.record(id)?)));
                self.answer(read, |(game, record)| Report::Read(purpose, Box::new(game), record));
            }
            Request::Delete(games, now) => {
                let deleted = self.with(|history| history.delete(&games, now));
                self.answer(deleted, |()| Report::Deleted(games));
            }
            Request::Restore(games) => {
                let restored = self.with(|history| history.restore(&games));
                self.answer(restored, |()| Report::Restored(games));
            }
            Request::Erase(games) => {
                let erased = self.with(|history| history.erase(&games));
                self.answer(erased, |()| Report::Erased(games));
            }
        }
        if !self.waiting.is_empty() {
            self.store_waiting();
        }
    }

    fn answer<T>(&self, result: Result<T, HistoryError>, report: impl FnOnce(T) -> Report) {
        (self.send)(match result {
            Ok(value) => report(value),
            Err(error) => Report::Problem { text: error.to_string(), is_storing: false },
        });
    }

    /// Uses the database. Recovers it and tries again if it is damaged.
    fn with<T>(
        &mut self,
        mut use_it: impl FnMut(&mut History) -> Result<T, HistoryError>,
    ) -> Result<T, HistoryError> {
        let result = self.opened().and_then(&mut use_it);
        if !matches!(result, Err(HistoryError::Damaged(_))) {
            return result;
        }
        self.history = None;
        let Some(path) = &self.path else { return result };
        // The games may have other numbers now, also if another window has recovered them.
        self.ids.clear();
        let opened = History::recover(path)?;
        self.note_opened(opened);
        self.opened().and_then(use_it)
    }

    fn opened(&mut self) -> Result<&mut History, HistoryError> {
        if self.history.is_none() {
            match &self.path {
                Some(path) => match History::open(path) {
                    Ok(opened) => self.note_opened(opened),
                    Err(error) => {
                        // The folder may be write-protected.
                        let Ok(history) = History::open_to_read(path) else { return Err(error) };
                        self.history = Some(history);
                    }
                },
                None => self.history = Some(History::in_memory()?),
            }
        }
        Ok(self.history.as_mut().expect("the database is open"))
    }

    fn note_opened(&mut self, opened: span_it_store::games::Opened) {
        self.history = Some(opened.history);
        self.analyses = Analyses::Due;
        if std::mem::take(&mut self.is_first) {
            self.waiting.extend(self.unstored.iter_mut().flat_map(Unstored::read));
        }
        if let Some(recovered) = opened.recovered {
            (self.send)(Report::Recovered(recovered));
        }
    }

    /// Stores the waiting games. Stops if the database cannot be used; a game that alone is refused does not stop the others.
    fn store_waiting(&mut self) {
        let (mut refused, mut problem) = (VecDeque::new(), None);
        while let Some(game) = self.waiting.pop_front() {
            match self.store(&game) {
                Ok(id) => {
                    self.ids.insert(game.key, id);
                    self.unstored.iter_mut().for_each(|unstored| unstored.remove(&game));
                    self.analyses = Analyses::Due;
                    let version = StoredVersion { id, hash: game.hash };
                    (self.send)(Report::Stored { key: game.key, version });
                }
                Err(error) => {
                    refused.push_back(game);
                    let is_of_this_game = matches!(error, HistoryError::Database(_));
                    problem = Some(error.to_string());
                    if !is_of_this_game {
                        break;
                    }
                }
            }
        }
        refused.append(&mut self.waiting);
        self.waiting = refused;
        if let Some(text) = problem {
            self.has_problem = true;
            self.unstored.iter_mut().for_each(|unstored| unstored.keep(self.waiting.iter()));
            return (self.send)(Report::Problem { text, is_storing: true });
        }
        if std::mem::take(&mut self.has_problem) {
            (self.send)(Report::Solved);
        }
    }

    /// A game that ended is not replaced by an unfinished one.
    fn store(&mut self, game: &GameToStore) -> Result<GameId, HistoryError> {
        let before = self.ids.get(&game.key).copied().or(game.stored);
        if self.history.as_ref().is_some_and(History::is_read_only) {
            // The folder may be writable now.
            self.history = None;
        }
        self.with(|history| {
            let new = NewGame { setup: &game.setup, game: &game.game, at: game.at, source: Source::Played };
            let Some(id) = before else { return Ok(history.add(&new)?.id()) };
            let is_over = history.game(id)?.is_some_and(|stored| stored.outcome.is_some());
            if is_over && game.game.outcome().is_none() { Ok(id) } else { history.replace(id, &new) }
        })
    }

    /// Analyses the latest game without an analysis, unless a request arrives.
    fn analyse_next(&mut self, stop: &Arc<Stop>) {
        let Some(history) = &mut self.history else { return };
        let analysed = history.next_to_analyse().and_then(|next| {
            let Some(id) = next else { return Ok(false) };
            let analysis = match history.read(id) {
                Ok((setup, game)) => Analysis::new(&setup, &game, stop),
                // Its moves cannot be read, so there is nothing to analyse.
                Err(HistoryError::Record { .. } | HistoryError::NoSuchGame(_)) => Some(Analysis::default()),
                Err(error) => return Err(error),
            };
            analysis.map_or(Ok(true), |analysis| history.set_analysis(id, &analysis).map(|()| true))
        });
        // A problem is reported when a game is stored or listed.
        self.analyses = match analysed {
            Ok(true) => Analyses::Due,
            Ok(false) => Analyses::Done,
            Err(_) => Analyses::Failed,
        };
        if self.analyses != Analyses::Due || self.last_report.elapsed() > REPORT_PAUSE {
            self.last_report = Stopwatch::start();
            (self.send)(Report::Analysed);
        }
    }
}

/// The key of the first game that is read from the folder. Those of the session count upwards from 0.
const FIRST_KEY: u64 = u64::MAX / 2;

const MAX_FILES: u32 = 10_000;

/// Games that the database could not store: records in a folder beside it, so that they are not lost when the window
/// closes. The next window stores them.
#[derive(Debug)]
struct Unstored {
    folder: PathBuf,
    /// The files of the games that are not in the database yet, by their keys.
    files: BTreeMap<u64, PathBuf>,
}

impl Unstored {
    fn beside(database: &Path) -> Self {
        Self { folder: database.with_file_name("unstored-games"), files: BTreeMap::new() }
    }

    /// Writes games that could not be stored. If that fails too, they are in memory only, and the next attempt to store
    /// them writes them again.
    fn keep<'a>(&mut self, games: impl Iterator<Item = &'a GameToStore>) {
        for game in games {
            if let Ok(file) = self.write(game) {
                let at = Duration::from_millis(game.at.max(0).unsigned_abs());
                storage::set_modified(&file, SystemTime::UNIX_EPOCH + at);
                self.files.insert(game.key, file);
            }
        }
    }

    /// A later version of a game replaces an earlier one. Otherwise nothing is replaced. The number of the process is in
    /// the name, because another window may have stored and removed a file of this one.
    fn write(&self, game: &GameToStore) -> Result<PathBuf, StorageError> {
        let text = write_record(&game.setup, &game.game);
        if let Some(file) = self.files.get(&game.key) {
            return storage::write_safely(file, text.as_bytes()).map(|()| file.clone());
        }
        storage::create_folders(&self.folder).map_err(|error| StorageError::writing(&self.folder, error))?;
        let mut written = Err(StorageError::exists(&self.folder));
        for number in 1..=MAX_FILES {
            let file = self.folder.join(format!("{}-{number}.spanit", std::process::id()));
            written = storage::write_new(&file, text.as_bytes()).map(|()| file);
            if !matches!(&written, Err(error) if error.kind == ErrorKind::AlreadyExists) {
                break;
            }
        }
        written
    }

    /// The game is in the database.
    fn remove(&mut self, game: &GameToStore) {
        if let Some(file) = self.files.remove(&game.key) {
            // A file that cannot be removed is stored again, which changes nothing.
            storage::remove(&file).unwrap_or_default();
        }
    }

    /// The games that an earlier window could not store. Files that cannot be read stay.
    fn read(&mut self) -> Vec<GameToStore> {
        let files = storage::entries(&self.folder).unwrap_or_default();
        let games = (FIRST_KEY..).zip(files).filter_map(|(key, file)| {
            let text = storage::read_limited(&file, record::MAX_BYTES).ok()?;
            let (setup, game) = record::read_record(&text).ok()?;
            let written =
                storage::modified(&file)?.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            let at = i64::try_from(written.as_millis()).unwrap_or(0);
            let hash = record_hash(&setup, &game);
            self.files.insert(key, file);
            Some(GameToStore { key, setup, game, at, hash, stored: None })
        });
        games.collect()
    }
}
