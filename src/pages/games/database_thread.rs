//! The work of the database's thread: requests first, then the analysis of games that have none.

use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use crate::context::Context;
use crate::context::notices::NoticeTopic;
use crate::messages::games as msg;
use crate::model::session::standing::StoredVersion;
use crate::model::unstored::{GameToStore, Unstored};
use crate::pages::games::database::{Interrupt, Reply, Request};
use crate::pages::games::recorder;
use span_it_core::engine::Stop;
use span_it_core::stopwatch::Stopwatch;
use span_it_store::games::{Analysis, GameId, History, HistoryError, NewGame, Opened, Source};
use span_it_store::storage;

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
    /// Whether games may wait for their analysis.
    is_analysis_due: bool,
    /// Whether games were analysed since the last report.
    has_analysed: bool,
    last_report: Stopwatch,
    send: Box<dyn Fn(Reply)>,
}

impl DatabaseThread {
    pub(super) fn new(path: Option<PathBuf>, send: Box<dyn Fn(Reply)>) -> Self {
        Self {
            unstored: path.as_deref().map(Unstored::beside),
            path,
            history: None,
            waiting: VecDeque::new(),
            has_problem: false,
            ids: BTreeMap::new(),
            is_analysis_due: true,
            has_analysed: false,
            last_report: Stopwatch::start(),
            send,
        }
    }

    pub(super) fn run(mut self, inbox: &Receiver<Request>, interrupt: &Interrupt) {
        loop {
            let stop = interrupt.renew();
            match inbox.try_recv() {
                Ok(request) => self.handle(request),
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) if self.is_analysis_due && self.history.is_some() => {
                    self.analyse_next(&stop);
                }
                Err(TryRecvError::Empty) => match inbox.recv_timeout(self.wait()) {
                    Ok(request) => self.handle(request),
                    Err(RecvTimeoutError::Timeout) => self.store_waiting(),
                    Err(RecvTimeoutError::Disconnected) => break,
                },
            }
        }
        self.store_waiting();
    }

    fn wait(&self) -> Duration {
        if self.waiting.is_empty() { Duration::MAX } else { RETRY }
    }

    fn handle(&mut self, request: Request) {
        request(self);
        self.store_waiting();
        // Another program may have added games.
        self.is_analysis_due = true;
    }

    pub(super) fn add(&mut self, game: GameToStore) {
        self.waiting.push_back(game);
    }

    pub(super) fn answer<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut History) -> Result<T, HistoryError>,
        then: impl FnOnce(&mut Context, T) + Send + 'static,
    ) {
        match self.with(work) {
            Ok(value) => self.reply(move |cx| then(cx, value)),
            // These are reported, and the list is read again.
            Err(HistoryError::Damaged(_) | HistoryError::Replaced) => {}
            Err(error) => self.reply(move |cx| recorder::report_not_read(cx, error.to_string())),
        }
    }

    fn reply(&self, reply: impl FnOnce(&mut Context) + Send + 'static) {
        (self.send)(Box::new(reply));
    }

    /// Uses the database. If it is damaged or another file has its name, the next use begins with another one, in which
    /// the games have other numbers.
    fn with<T>(
        &mut self,
        work: impl FnOnce(&mut History) -> Result<T, HistoryError>,
    ) -> Result<T, HistoryError> {
        let result = self.opened().and_then(work);
        match (&result, &self.path) {
            (Err(HistoryError::Damaged(_)), Some(path)) => {
                self.history = None;
                self.ids.clear();
                let opened = History::set_aside(path)?;
                self.note_opened(opened);
            }
            (Err(HistoryError::Replaced), _) => {
                self.history = None;
                self.ids.clear();
                self.reply(|cx| recorder::report_file(cx, msg::replaced().to_owned()));
            }
            _ => {}
        }
        result
    }

    fn opened(&mut self) -> Result<&mut History, HistoryError> {
        if self.history.as_ref().is_some_and(|history| !history.is_current()) {
            return Err(HistoryError::Replaced);
        }
        if self.history.is_none() {
            match &self.path {
                Some(path) => match open(path) {
                    Ok(opened) => self.note_opened(opened),
                    Err(error @ HistoryError::NoLocks(_)) => return Err(error),
                    Err(error) => {
                        // The file may be write-protected.
                        let Ok(history) = History::open_to_read(path) else { return Err(error) };
                        self.history = Some(history);
                    }
                },
                None => self.history = Some(History::in_memory()?),
            }
        }
        Ok(self.history.as_mut().expect("the database is open"))
    }

    fn note_opened(&mut self, opened: Opened) {
        self.history = Some(opened.history);
        self.waiting.extend(self.unstored.iter_mut().flat_map(Unstored::read_once));
        if let Some(damaged) = opened.damaged {
            self.reply(move |cx| recorder::report_file(cx, msg::damaged(&damaged)));
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
                    let version = StoredVersion { id, hash: game.hash };
                    self.reply(move |cx| recorder::note_stored(cx, game.key, version));
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
            self.reply(move |cx| recorder::report_not_stored(cx, &text));
        } else if std::mem::take(&mut self.has_problem) {
            // All games are stored that could not be stored before.
            self.reply(|cx| cx.view.notices.close_topic(NoticeTopic::Games));
        }
    }

    /// Stores a game, if need be in the database that follows a damaged or replaced one.
    fn store(&mut self, game: &GameToStore) -> Result<GameId, HistoryError> {
        if self.history.as_ref().is_some_and(History::is_read_only) {
            // The folder may be writable now.
            self.history = None;
        }
        match self.store_once(game) {
            Err(HistoryError::Damaged(_) | HistoryError::Replaced) => self.store_once(game),
            result => result,
        }
    }

    /// A game that ended is not replaced by an unfinished one.
    fn store_once(&mut self, game: &GameToStore) -> Result<GameId, HistoryError> {
        let before = self.ids.get(&game.key).copied().or(game.stored);
        self.with(|history| {
            let new = NewGame { setup: &game.setup, game: &game.game, at: game.at, source: Source::Played };
            let Some(id) = before else { return Ok(history.add(&new)?.id()) };
            let is_over = history.game(id)?.is_some_and(|stored| stored.outcome.is_some());
            if is_over && game.game.outcome().is_none() { Ok(id) } else { history.replace(id, &new) }
        })
    }

    /// Analyses the latest game without an analysis, unless a request arrives.
    fn analyse_next(&mut self, stop: &Arc<Stop>) {
        let analysed = self.with(|history| {
            let Some(id) = history.next_to_analyse()? else { return Ok(None) };
            let analysis = match history.read(id) {
                Ok((setup, game)) => Analysis::new(&setup, &game, stop),
                // Its moves cannot be read, so there is nothing to analyse.
                Err(HistoryError::Record { .. } | HistoryError::NoSuchGame(_)) => Some(Analysis::default()),
                Err(error) => return Err(error),
            };
            analysis.map(|analysis| history.set_analysis(id, &analysis)).transpose()
        });
        // A problem is reported when a game is stored or listed.
        let is_stopped = stop.is_cancelled();
        self.is_analysis_due = is_stopped || matches!(analysed, Ok(Some(())));
        self.has_analysed |= matches!(analysed, Ok(Some(())));
        if self.has_analysed && (!self.is_analysis_due || self.last_report.elapsed() > REPORT_PAUSE) {
            self.has_analysed = false;
            self.last_report = Stopwatch::start();
            self.reply(recorder::note_analysed);
        }
    }
}

/// The folder may have been removed while it was in use.
fn open(path: &Path) -> Result<Opened, HistoryError> {
    path.parent().map(storage::create_folders);
    History::open_or_set_aside(path)
}
