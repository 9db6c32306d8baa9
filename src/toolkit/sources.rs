//! Files with games: records, logs of tournaments, databases.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use clap::Args;
use span_it_core::engine::Stop;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_lab::tournament::log::LogError;
use span_it_lab::tournament::{Names, log, to_record};
use span_it_store::games::{Filter, History, NewGame, Source};
use span_it_store::storage::{self, StorageError};
use tempfile::{NamedTempFile, TempPath};

use crate::toolkit::progress;
use crate::toolkit::records::read_record;
use crate::toolkit::report::{Failure, print_error};
use crate::toolkit::streams;

/// Games read from a database at a time.
const AT_ONCE: usize = 1000;

/// Sources of games.
#[derive(Debug, Args)]
pub(crate) struct Sources {
    /// Games: a record (.spanit), the log of a tournament (.jsonl), a database (.sqlite3), a folder with these, or - for
    /// standard input
    #[arg(value_name = "SOURCE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

/// A game of a source.
pub(crate) struct Game {
    pub(crate) setup: GameSetup,
    pub(crate) referee: Referee,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub(crate) at: i64,
    pub(crate) source: Source,
}

impl Game {
    pub(crate) const fn as_new(&self) -> NewGame<'_> {
        NewGame { setup: &self.setup, game: &self.referee, at: self.at, source: self.source }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Record,
    Log,
    Database,
}

/// A file of a source. What was read from standard input is in a temporary file.
enum SourceFile {
    Named(PathBuf),
    Input(TempPath),
}

impl SourceFile {
    fn path(&self) -> &Path {
        match self {
            Self::Named(path) => path,
            Self::Input(path) => path,
        }
    }

    /// A failure with the name of the source.
    fn named(&self, failure: Failure) -> Failure {
        match (self, failure) {
            (Self::Input(path), Failure::Refused(problem)) => {
                Failure::Refused(problem.replace(&path.display().to_string(), "standard input"))
            }
            (_, failure) => failure,
        }
    }
}

impl Sources {
    /// All files, those of folders by name.
    fn all(&self) -> Result<Vec<SourceFile>, Failure> {
        let mut all = Vec::new();
        for file in &self.files {
            if streams::is_stream(file) {
                all.push(SourceFile::Input(copied_input()?));
            } else if file.is_dir() {
                let named = |error| Failure::refused(StorageError::reading(file, error));
                let mut entries = storage::entries(file).map_err(named)?;
                entries.retain(|entry| has_games(entry));
                if entries.is_empty() {
                    let expected = "expected a folder with .spanit, .jsonl or .sqlite3 files";
                    return Err(Failure::refused(format!("{}: {expected}", file.display())));
                }
                entries.sort();
                let (empty, entries): (Vec<_>, Vec<_>) =
                    entries.into_iter().partition(|entry| is_empty(entry));
                for entry in empty {
                    let problem = "the file is empty, and perhaps not downloaded; it is left out";
                    print_error(&format!("{}: {problem}", entry.display()));
                }
                all.extend(entries.into_iter().map(SourceFile::Named));
            } else {
                all.push(SourceFile::Named(file.clone()));
            }
        }
        Ok(all)
    }

    /// A database with the games of all sources: the file itself if it is the only source.
    pub(crate) fn database(&self) -> Result<History, Failure> {
        if let [file] = self.files.as_slice()
            && !streams::is_stream(file)
            && !file.is_dir()
            && kind_of(file)? == Kind::Database
        {
            return open(file);
        }
        let mut history = History::in_memory().map_err(Failure::failed)?;
        self.for_each_part(&mut |games| {
            history.add_all(games.iter().map(Game::as_new), |_| {}).map_err(Failure::failed)
        })?;
        Ok(history)
    }

    /// Calls `act` with all games, in parts.
    pub(crate) fn for_each_part(
        &self,
        act: &mut dyn FnMut(Vec<Game>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for file in self.all()? {
            let path = file.path();
            match kind_of(path).map_err(|failure| file.named(failure))? {
                Kind::Record => act(vec![read_game(path).map_err(|failure| file.named(failure))?])?,
                Kind::Log => act(read_log(path).map_err(|failure| file.named(failure))?)?,
                Kind::Database => read_database(&open(path).map_err(|failure| file.named(failure))?, act)?,
            }
        }
        Ok(())
    }

    /// Replays all games; their number. The games of a log are also compared with its plan and the solver.
    pub(crate) fn check(&self, stop: &Stop) -> Result<usize, Failure> {
        let mut games = 0;
        for file in self.all()? {
            let path = file.path();
            let _line = progress::reading(path);
            let checked = match kind_of(path) {
                Ok(Kind::Record) => read_game(path).map(|_| 1),
                Ok(Kind::Log) => log::check(path, stop).map_err(wrong_log),
                Ok(Kind::Database) => count(&open(path)?),
                Err(failure) => Err(failure),
            };
            games += checked.map_err(|failure| match file.named(failure) {
                Failure::Refused(problem) => Failure::Failed(problem),
                other => other,
            })?;
        }
        Ok(games)
    }

    /// All games.
    pub(crate) fn games(&self) -> Result<Vec<(GameSetup, Referee)>, Failure> {
        let mut all = Vec::new();
        self.for_each_part(&mut |games| {
            all.extend(games.into_iter().map(|game| (game.setup, game.referee)));
            Ok(())
        })?;
        Ok(all)
    }
}

fn wrong_log(error: LogError) -> Failure {
    match error {
        LogError::Cancelled { .. } => {
            Failure::Interrupted("interrupted; not all games are checked".to_owned())
        }
        error => Failure::failed(error),
    }
}

fn count(history: &History) -> Result<usize, Failure> {
    let mut games = 0;
    read_database(history, &mut |part| {
        games += part.len();
        Ok(())
    })?;
    Ok(games)
}

/// Whether the name is that of a file with games. Systems put hidden files with the same endings beside them.
fn has_games(file: &Path) -> bool {
    let is_hidden = file.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    !is_hidden && matches!(ending.as_deref(), Some("spanit" | "jsonl" | "sqlite3"))
}

fn is_empty(file: &Path) -> bool {
    storage::metadata(file).is_ok_and(|file| file.is_file() && file.len() == 0)
}

/// Standard input as a file, as logs are read twice.
fn copied_input() -> Result<TempPath, Failure> {
    let copy = || {
        let mut file = NamedTempFile::new()?;
        std::io::copy(&mut streams::input(), &mut file)?;
        Ok(file.into_temp_path())
    };
    copy().map_err(Failure::Stream)
}

/// Bytes at the beginning of a file that show its kind.
const BEGINNING: u64 = 256;

/// The kind of a file, by its content.
fn kind_of(file: &Path) -> Result<Kind, Failure> {
    let mut beginning = Vec::new();
    let metadata = storage::metadata(file).map_err(|error| StorageError::reading(file, error));
    // The beginning of a pipe could not be read again.
    if metadata.map_err(Failure::refused)?.is_file() {
        let read = File::open(file).and_then(|open| open.take(BEGINNING).read_to_end(&mut beginning));
        read.map_err(|error| Failure::refused(StorageError::reading(file, error)))?;
    }
    if beginning.starts_with(b"SQLite format 3\0") || beginning.is_empty() && ends_with(file, "sqlite3") {
        return Ok(Kind::Database);
    }
    if log::is_log(&beginning) || ends_with(file, "jsonl") {
        return Ok(Kind::Log);
    }
    if contains(&beginning, b"\"span-it-game\"") {
        return Ok(Kind::Record);
    }
    match OTHERS.iter().find(|(format, _)| contains(&beginning, format.as_bytes())) {
        Some((_, what)) => {
            Err(Failure::refused(format!("{}: this is {what}: expected games", file.display())))
        }
        None if ends_with(file, "sqlite3") => Ok(Kind::Database),
        None => Ok(Kind::Record),
    }
}

fn ends_with(file: &Path, ending: &str) -> bool {
    file.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// Files of other kinds, by their format or a key.
const OTHERS: [(&str, &str); 7] = [
    ("\"span-it-pack\"", "a pack of personalities"),
    ("\"span-it-personality\"", "a personality"),
    ("\"node_major\"", "a personality"),
    ("\"span-it-training-work\"", "the work of a training"),
    ("\"span-it-training\"", "the log of a training"),
    ("\"span-it-ladder\"", "a list of strengths"),
    ("\"span-it-tournament-table\"", "the table of a tournament"),
];

fn open(file: &Path) -> Result<History, Failure> {
    History::open_to_read(file).map_err(Failure::refused)
}

fn read_game(file: &Path) -> Result<Game, Failure> {
    let (setup, referee) = read_record(file).map_err(Failure::refused)?;
    Ok(Game { setup, referee, at: modified(file), source: Source::Imported })
}

fn read_log(file: &Path) -> Result<Vec<Game>, Failure> {
    let _line = progress::reading(file);
    let log::Content { plan, games, names, .. } =
        log::read(file, &Stop::default()).map_err(Failure::refused)?;
    let names = Names::new(&plan.agents, &names.unwrap_or_default()).shown;
    let at = modified(file);
    let games = games.iter().filter_map(|result| to_record(&plan, &names, result));
    Ok(games.map(|(setup, referee)| Game { setup, referee, at, source: Source::Tournament }).collect())
}

fn read_database(
    history: &History,
    act: &mut dyn FnMut(Vec<Game>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let filter = Filter { order: span_it_store::games::Order::Earliest, ..Filter::default() };
    let mut offset = 0;
    loop {
        let stored = history.list(&filter, offset, AT_ONCE).map_err(Failure::failed)?.games;
        if stored.is_empty() {
            return Ok(());
        }
        offset += stored.len();
        let games = stored.iter().map(|stored| {
            let (setup, referee) = history.read(stored.id).map_err(Failure::failed)?;
            Ok(Game { setup, referee, at: stored.at, source: stored.source })
        });
        act(games.collect::<Result<Vec<_>, Failure>>()?)?;
    }
}

/// The time of the last change, in milliseconds since 1970; 0 if the system has none.
fn modified(file: &Path) -> i64 {
    let time = fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    let since = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|since| i64::try_from(since.as_millis()).ok()).unwrap_or_default()
}
