//! Clones a player on a background thread: reads game records and fits a personality to the moves.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::messages::clone as msg;
use crate::platform::jobs::{Reporter, Wake, Worker};
use span_it_core::board::Player;
use span_it_core::engine::Stop;
use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_core::text::names::name_key;
use span_it_lab::training::clone::{self, CloneError, Likeness, PlayerMoves};
use span_it_store::games::{Filter, History, HistoryError, StoredGame};
use span_it_store::storage;

const MAX_FILE_BYTES: usize = 1 << 20;
const MAX_RECORDS: usize = 5_000;

type Game = (GameSetup, Referee);

pub(crate) enum CloneJob {
    /// Read a record, or all records of a folder.
    Read(PathBuf),
    ReadStored(PathBuf),
    /// Fit to the player with this name.
    Fit(Arc<Vec<Game>>, String),
}

enum CloneReport {
    Record(Box<Game>),
    /// A file or folder that cannot be read, and the reason.
    Problem(PathBuf, String),
    /// Steps done, and all steps.
    Progress(usize, usize),
    Fitted(Box<Result<Likeness, CloneError>>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    Idle,
    Reading,
    /// Steps done, and all steps.
    Fitting(usize, usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourcePlayer {
    /// The name, as written in the first record.
    pub name: String,
    /// Moves for which there was more than one free node.
    pub moves: usize,
    /// Whether a human played under this name in one of the games.
    pub person: bool,
}

/// Game records, their players, and the clone of one of them.
pub(crate) struct CloneDialog {
    worker: Worker<CloneJob, CloneReport>,
    pub(crate) games: Arc<Vec<Game>>,
    game_keys: BTreeSet<String>,
    /// Those with most moves first.
    pub(crate) source_players: Vec<SourcePlayer>,
    /// Files that could not be read, with reasons.
    pub(crate) problems: Vec<(PathBuf, String)>,
    /// The database of games; `None` if there is none.
    pub(crate) stored: Option<PathBuf>,
    /// The lower-case name that is chosen by default.
    likely: String,
    chosen: String,
    is_player_chosen: bool,
    pub(crate) activity: Activity,
    /// The result of the last fit, until the player or the games change.
    pub(crate) outcome: Option<Result<Likeness, CloneError>>,
}

impl Drop for CloneDialog {
    fn drop(&mut self) {
        // It may be reading a folder with many games.
        self.worker.leave();
    }
}

impl CloneDialog {
    /// The player with this name is chosen by default. `stored` is the database of games.
    pub(crate) fn start(name: &str, stored: Option<PathBuf>, wake: Wake) -> io::Result<Self> {
        Ok(Self {
            worker: Worker::start("clone", wake, |job, stop, report| {
                work(job, stop, report);
                None
            })?,
            games: Arc::default(),
            game_keys: BTreeSet::new(),
            source_players: Vec::new(),
            problems: Vec::new(),
            stored,
            likely: name_key(name),
            chosen: String::new(),
            is_player_chosen: false,
            activity: Activity::Idle,
            outcome: None,
        })
    }

    pub(crate) fn add(&mut self, setup: GameSetup, game: Referee) {
        if self.insert(setup, game) {
            self.count();
        }
    }

    fn insert(&mut self, setup: GameSetup, game: Referee) -> bool {
        let is_new = !game.moves().is_empty() && self.game_keys.insert(key(&setup, &game));
        if is_new {
            Arc::make_mut(&mut self.games).push((setup, game));
        }
        is_new
    }

    /// Reads records. Cancels the current work.
    pub(crate) fn read(&mut self, job: CloneJob) {
        self.problems.clear();
        self.activity = Activity::Reading;
        self.worker.submit(job);
    }

    pub(crate) fn fit(&mut self) {
        self.outcome = None;
        self.activity = Activity::Fitting(0, 1);
        self.worker.submit(CloneJob::Fit(Arc::clone(&self.games), self.chosen.clone()));
    }

    pub(crate) fn stop(&mut self) {
        self.worker.cancel();
        self.activity = Activity::Idle;
    }

    /// Returns whether a fit has ended.
    pub(crate) fn poll(&mut self) -> bool {
        let (mut new, mut ended) = (false, false);
        for report in self.worker.poll() {
            match report {
                CloneReport::Record(record) => new |= self.insert(record.0, record.1),
                CloneReport::Problem(path, reason) => self.problems.push((path, reason)),
                CloneReport::Progress(done, of) => self.activity = Activity::Fitting(done, of),
                CloneReport::Fitted(outcome) => {
                    self.outcome = Some(*outcome);
                    ended = true;
                }
            }
        }
        if new {
            self.count();
        }
        if !self.worker.is_busy() {
            self.activity = Activity::Idle;
        }
        ended
    }

    /// Counts the moves of each player, sorts the players by them, and chooses one unless the user has.
    fn count(&mut self) {
        self.outcome = None;
        let mut source_players: BTreeMap<String, SourcePlayer> = BTreeMap::new();
        for (setup, game) in self.games.iter() {
            for player in Player::ALL {
                let seat = &setup.players[player];
                let fresh = || SourcePlayer { name: seat.name.clone(), moves: 0, person: false };
                let source_player = source_players.entry(name_key(&seat.name)).or_insert_with(fresh);
                source_player.moves += choices(game, player);
                source_player.person |= seat.kind.is_person();
            }
        }
        self.source_players = source_players.into_values().filter(|player| player.moves > 0).collect();
        self.source_players.sort_by(|a, b| b.moves.cmp(&a.moves).then_with(|| a.name.cmp(&b.name)));
        if !self.is_player_chosen {
            let players = || self.source_players.iter();
            let named = players().find(|player| name_key(&player.name) == self.likely);
            let person = || players().find(|player| player.person);
            let likely = named.or_else(person).or_else(|| players().next());
            self.chosen = likely.map(|player| player.name.clone()).unwrap_or_default();
        }
    }

    pub(crate) fn choose(&mut self, name: &str) {
        if self.chosen != name {
            name.clone_into(&mut self.chosen);
            self.is_player_chosen = true;
            self.outcome = None;
        }
    }

    pub(crate) fn chosen(&self) -> Option<&SourcePlayer> {
        let wanted = name_key(&self.chosen);
        self.source_players.iter().find(|player| name_key(&player.name) == wanted)
    }
}

/// Moves of a player for which there was more than one free node.
fn choices(game: &Referee, player: Player) -> usize {
    let free = game.start().free_count();
    let moves = game.moves().iter().enumerate();
    moves.filter(|(index, mv)| mv.player == player && free > index + 1).count()
}

/// A text that is equal for two records of the same game.
fn key(setup: &GameSetup, game: &Referee) -> String {
    let names = Player::ALL.map(|player| name_key(&setup.players[player].name));
    let moves: Vec<String> = game.moves().iter().map(|mv| mv.node.to_string()).collect();
    format!("{names:?} {} {} {}", game.start(), setup.seed, moves.join(" "))
}

fn work(job: CloneJob, stop: &Arc<Stop>, send_report: Reporter<'_, CloneReport>) {
    match job {
        CloneJob::Read(path) if storage::is_folder(&path) => read_folder(&path, stop, send_report),
        CloneJob::Read(path) => send_report(read(path)),
        CloneJob::ReadStored(path) => {
            if let Err(reason) = read_stored(&path, stop, send_report) {
                send_report(CloneReport::Problem(path, reason));
            }
        }
        CloneJob::Fit(games, name) => {
            let mut report = |done, of| send_report(CloneReport::Progress(done, of));
            let fitted = PlayerMoves::of(&games, &name)
                .and_then(|player_moves| clone::clone(&player_moves, stop, &mut report));
            send_report(CloneReport::Fitted(Box::new(fitted)));
        }
    }
}

fn read(path: PathBuf) -> CloneReport {
    let bytes = storage::read_limited(&path, MAX_FILE_BYTES).map_err(|error| error.reason);
    let read = bytes.and_then(|bytes| record::read_record(&bytes).map_err(|error| error.to_string()));
    match read {
        Ok(game) => CloneReport::Record(Box::new(game)),
        Err(reason) => CloneReport::Problem(path, reason),
    }
}

fn read_stored(
    path: &std::path::Path,
    stop: &Stop,
    send_report: Reporter<'_, CloneReport>,
) -> Result<(), String> {
    let text = |error: HistoryError| error.to_string();
    let history = History::open_to_read(path).map_err(text)?;
    let page = history.list(&Filter::default(), 0, MAX_RECORDS).map_err(text)?;
    let has_person = |game: &&StoredGame| game.kinds.iter().any(|(_, kind)| kind.is_person());
    let games: Vec<_> = page.games.iter().filter(has_person).collect();
    if games.is_empty() {
        return Err(msg::no_stored().to_owned());
    }
    for game in games {
        if stop.is_cancelled() {
            break;
        }
        send_report(CloneReport::Record(Box::new(history.read(game.id).map_err(text)?)));
    }
    Ok(())
}

fn read_folder(folder: &std::path::Path, stop: &Stop, send_report: Reporter<'_, CloneReport>) {
    let paths = match storage::items(folder) {
        Ok(paths) => paths,
        Err(error) => return send_report(CloneReport::Problem(folder.to_path_buf(), error.to_string())),
    };
    let is_record = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "spanit");
    let mut paths: Vec<PathBuf> = paths.into_iter().filter(is_record).collect();
    paths.sort();
    if paths.is_empty() {
        send_report(CloneReport::Problem(folder.to_path_buf(), msg::no_records().to_owned()));
    } else if paths.len() > MAX_RECORDS {
        send_report(CloneReport::Problem(folder.to_path_buf(), msg::too_many(paths.len(), MAX_RECORDS)));
    }
    for path in paths.into_iter().take(MAX_RECORDS) {
        if stop.is_cancelled() {
            return;
        }
        send_report(read(path));
    }
}
