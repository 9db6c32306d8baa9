//! Clones a player on a background thread: reads game records and fits a personality to the moves.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::jobs::{Reporter, Wake, Worker};
use crate::messages::player_identification::games as words;
use span_it_arena::training::clone::{self, CloneError, Likeness, PlayerMoves, Progress};
use span_it_core::board::Player;
use span_it_core::engine::Stop;
use span_it_core::record::{self, GameSetup, PlayerKind};
use span_it_core::referee::Referee;
use span_it_core::storage;

/// Size limit of a record, in bytes.
const LARGEST: usize = 1 << 20;
/// Maximum number of records that are read from a folder.
const MOST_FILES: usize = 5_000;

type Game = (GameSetup, Referee);

#[derive(Debug)]
enum Job {
    /// Read a record, or all records of a folder.
    Read(PathBuf),
    /// Fit to the player with this name.
    Fit(Arc<Vec<Game>>, String),
}

/// A message from the thread.
#[derive(Debug)]
enum News {
    Record(Box<Game>),
    /// A file or folder that cannot be read, and the reason.
    Problem(PathBuf, String),
    Progress(Progress),
    Fitted(Box<Result<Likeness, CloneError>>),
}

/// The current work of the thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// None.
    Nothing,
    /// Reading records.
    Reading,
    /// Fitting a personality.
    Fitting(Progress),
}

/// A player in the records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The name, as written in the first record.
    pub name: String,
    /// Moves for which there was more than one free node.
    pub moves: usize,
    /// Whether a human played under this name in one of the games.
    pub person: bool,
}

/// Game records, their players, and the clone of one of them.
#[derive(Debug)]
pub struct Studio {
    worker: Worker<Job, News>,
    games: Arc<Vec<Game>>,
    known: BTreeSet<String>,
    sitters: Vec<Sitter>,
    problems: Vec<(PathBuf, String)>,
    /// The lower-case name that is chosen by default.
    likely: String,
    chosen: String,
    /// Whether the user has chosen the player.
    picked: bool,
    doing: Doing,
    outcome: Option<Result<Likeness, CloneError>>,
}

impl Studio {
    /// A job without games. The player with this name is chosen by default.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(name: &str, wake: Wake) -> io::Result<Self> {
        Ok(Self {
            worker: Worker::start("likeness", wake, |job, stop, report| {
                work(job, stop, report);
                None
            })?,
            games: Arc::default(),
            known: BTreeSet::new(),
            sitters: Vec::new(),
            problems: Vec::new(),
            likely: name.to_lowercase(),
            chosen: String::new(),
            picked: false,
            doing: Doing::Nothing,
            outcome: None,
        })
    }

    /// Adds a game unless it is a duplicate.
    pub fn add(&mut self, setup: GameSetup, game: Referee) {
        if self.take_in(setup, game) {
            self.count();
        }
    }

    fn take_in(&mut self, setup: GameSetup, game: Referee) -> bool {
        let is_new = !game.moves().is_empty() && self.known.insert(key(&setup, &game));
        if is_new {
            Arc::make_mut(&mut self.games).push((setup, game));
        }
        is_new
    }

    /// Reads a record, or all records of a folder. Cancels the current work.
    pub fn read(&mut self, path: PathBuf) {
        self.problems.clear();
        self.doing = Doing::Reading;
        self.worker.submit(Job::Read(path));
    }

    /// Fits a clone to the chosen player.
    pub fn fit(&mut self) {
        self.outcome = None;
        self.doing = Doing::Fitting(Progress { done: 0, of: 1 });
        self.worker.submit(Job::Fit(Arc::clone(&self.games), self.chosen.clone()));
    }

    /// Cancels the current work.
    pub fn stop(&mut self) {
        self.worker.cancel();
        self.doing = Doing::Nothing;
    }

    /// Processes the messages of the thread. Returns whether a fit has ended.
    pub fn hear(&mut self) -> bool {
        let (mut new, mut ended) = (false, false);
        for news in self.worker.poll() {
            match news {
                News::Record(record) => new |= self.take_in(record.0, record.1),
                News::Problem(path, reason) => self.problems.push((path, reason)),
                News::Progress(progress) => self.doing = Doing::Fitting(progress),
                News::Fitted(outcome) => {
                    self.outcome = Some(*outcome);
                    ended = true;
                }
            }
        }
        if new {
            self.count();
        }
        if !self.worker.is_busy() {
            self.doing = Doing::Nothing;
        }
        ended
    }

    /// Counts the moves of each player, sorts the players by them, and chooses one unless the user has.
    fn count(&mut self) {
        self.outcome = None;
        let mut sitters: BTreeMap<String, Sitter> = BTreeMap::new();
        for (setup, game) in self.games.iter() {
            for player in Player::ALL {
                let seat = &setup.players[player];
                let fresh = || Sitter { name: seat.name.clone(), moves: 0, person: false };
                let sitter = sitters.entry(seat.name.to_lowercase()).or_insert_with(fresh);
                sitter.moves += choices(game, player);
                sitter.person |= seat.kind == PlayerKind::Human;
            }
        }
        self.sitters = sitters.into_values().filter(|sitter| sitter.moves > 0).collect();
        self.sitters.sort_by(|a, b| b.moves.cmp(&a.moves).then_with(|| a.name.cmp(&b.name)));
        if !self.picked {
            let mut found = self.sitters.iter();
            let meant = found.clone().find(|sitter| sitter.name.to_lowercase() == self.likely);
            let person = found.clone().find(|sitter| sitter.person);
            let likely = meant.or(person).or_else(|| found.next());
            self.chosen = likely.map(|sitter| sitter.name.clone()).unwrap_or_default();
        }
    }

    /// Chooses the player with this name.
    pub fn choose(&mut self, name: &str) {
        if self.chosen != name {
            name.clone_into(&mut self.chosen);
            self.picked = true;
            self.outcome = None;
        }
    }

    /// The chosen player.
    pub fn chosen(&self) -> Option<&Sitter> {
        let wanted = self.chosen.to_lowercase();
        self.sitters.iter().find(|sitter| sitter.name.to_lowercase() == wanted)
    }

    /// The players, those with most moves first.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Number of games.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// Files that could not be read, with reasons.
    pub fn problems(&self) -> &[(PathBuf, String)] {
        &self.problems
    }

    /// The current work.
    pub const fn doing(&self) -> Doing {
        self.doing
    }

    /// The result of the last fit, until the player or the games change.
    pub const fn outcome(&self) -> Option<&Result<Likeness, CloneError>> {
        self.outcome.as_ref()
    }
}

/// Moves of a player for which there was more than one free node.
fn choices(game: &Referee, player: Player) -> usize {
    let free = game.start().free_nodes().count();
    let moves = game.moves().iter().enumerate();
    moves.filter(|(index, mv)| mv.player == player && free > index + 1).count()
}

/// A text that is equal for two records of the same game.
fn key(setup: &GameSetup, game: &Referee) -> String {
    let names = Player::ALL.map(|player| setup.players[player].name.to_lowercase());
    let moves: Vec<String> = game.moves().iter().map(|mv| mv.node.to_string()).collect();
    format!("{names:?} {} {} {}", game.start(), setup.seed, moves.join(" "))
}

/// Runs one job.
fn work(job: Job, stop: &Arc<Stop>, tell: Reporter<'_, News>) {
    match job {
        Job::Read(path) if path.is_dir() => read_folder(&path, stop, tell),
        Job::Read(path) => tell(read(path)),
        Job::Fit(games, name) => {
            let mut report = |progress| tell(News::Progress(progress));
            let fitted = PlayerMoves::of(&games, &name)
                .and_then(|player_moves| clone::clone(&player_moves, stop, &mut report));
            tell(News::Fitted(Box::new(fitted)));
        }
    }
}

fn read(path: PathBuf) -> News {
    let bytes = storage::read_limited(&path, LARGEST).map_err(|error| error.reason());
    let read = bytes.and_then(|bytes| record::read_record(&bytes).map_err(|error| error.to_string()));
    match read {
        Ok(game) => News::Record(Box::new(game)),
        Err(reason) => News::Problem(path, reason),
    }
}

fn read_folder(folder: &std::path::Path, stop: &Stop, tell: Reporter<'_, News>) {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return tell(News::Problem(folder.to_path_buf(), error.to_string())),
    };
    let is_record = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "spanit");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_record).collect();
    paths.sort();
    if paths.is_empty() {
        tell(News::Problem(folder.to_path_buf(), words::NO_RECORDS.to_owned()));
    } else if paths.len() > MOST_FILES {
        tell(News::Problem(folder.to_path_buf(), words::too_many(paths.len(), MOST_FILES)));
    }
    for path in paths.into_iter().take(MOST_FILES) {
        if stop.is_cancelled() {
            return;
        }
        tell(read(path));
    }
}
