//! Files with games: records, logs of tournaments, databases.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use clap::Args;
use span_it_core::engine::Stop;
use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_lab::tournament::log::LogError;
use span_it_lab::tournament::{Names, log, to_record};
use span_it_store::games::{Filter, History, NewGame, Order, Source};
use span_it_store::storage::{self, StorageError};
use tempfile::{NamedTempFile, TempPath};

use crate::toolkit::brief::{Brief, brief_of, briefs_of_log};
use crate::toolkit::progress;
use crate::toolkit::report::{Failure, leave_out};
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
    /// The database, if it is the only source.
    pub(crate) fn database(&self) -> Result<Option<History>, Failure> {
        let [file] = self.files.as_slice() else { return Ok(None) };
        let is_database = !streams::is_stream(file) && !file.is_dir() && kind_of(file)? == Kind::Database;
        is_database.then(|| open(file)).transpose()
    }

    /// Calls `add` with each game of a source, and `done` after each source.
    pub(crate) fn for_each_brief<T: Default>(
        &self,
        mut add: impl FnMut(&mut T, &Brief<'_>),
        mut done: impl FnMut(T),
    ) -> Result<(), Failure> {
        let mut known = HashSet::new();
        self.for_each_file(&mut |path, kind| {
            let (mut part, mut keys) = (T::default(), HashSet::new());
            let mut act = |mut brief: Brief<'_>| {
                brief.is_repeated = known.contains(&brief.key) || !keys.insert(brief.key);
                add(&mut part, &brief);
            };
            if kind == Kind::Log {
                briefs_of_log(path, &mut act)?;
            } else {
                let mut place = 0;
                read_games(path, kind, &mut |games| {
                    for game in games {
                        place += 1;
                        brief_of(&game, place, &mut act);
                    }
                    Ok(())
                })?;
            }
            known.extend(keys);
            done(part);
            Ok(())
        })
    }

    /// Calls `act` with all games, in parts.
    pub(crate) fn for_each_part(
        &self,
        act: &mut dyn FnMut(Vec<Game>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.for_each_file(&mut |path, kind| read_games(path, kind, act))
    }

    /// Calls `act` with each file. Of several files, those that cannot be read are named and left out.
    fn for_each_file(&self, act: &mut dyn FnMut(&Path, Kind) -> Result<(), Failure>) -> Result<(), Failure> {
        let (mut left_out, mut has_any) = (Vec::new(), false);
        let mut read = |file: SourceFile| {
            let path = file.path();
            kind_of(path).and_then(|kind| act(path, kind)).map_err(|failure| file.named(failure))
        };
        for source in &self.files {
            let files = files_of(source)
                .map_or_else(|failure| vec![Err(failure)], |files| files.into_iter().map(Ok).collect());
            for file in files {
                match file.and_then(&mut read) {
                    Ok(()) => has_any = true,
                    Err(Failure::Refused(problem)) => left_out.push(problem),
                    Err(failure) => return Err(failure),
                }
            }
        }
        if !has_any {
            return Err(Failure::Refused(left_out.join("\n")));
        }
        for problem in &left_out {
            leave_out(problem);
        }
        Ok(())
    }

    /// Replays all games; their number. The games of a log are also compared with its plan and the solver.
    pub(crate) fn check(&self, stop: &Stop) -> Result<usize, Failure> {
        let mut games = 0;
        let files = self.files.iter().map(|source| files_of(source)).collect::<Result<Vec<_>, _>>()?;
        for file in files.into_iter().flatten() {
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

/// The files of a source, those of a folder by name.
fn files_of(source: &Path) -> Result<Vec<SourceFile>, Failure> {
    if streams::is_stream(source) {
        return Ok(vec![SourceFile::Input(copied_input()?)]);
    }
    if !source.is_dir() {
        return Ok(vec![SourceFile::Named(source.to_owned())]);
    }
    let items = storage::items(source).map_err(|error| StorageError::reading(source, error));
    let mut items = items.map_err(Failure::refused)?;
    items.retain(|item| has_games(item));
    if items.is_empty() {
        let expected = "expected a folder with .spanit, .jsonl or .sqlite3 files";
        return Err(Failure::refused(format!("{}: {expected}", source.display())));
    }
    items.sort();
    Ok(items.into_iter().map(SourceFile::Named).collect())
}

/// The paths of logs; standard input is a temporary file.
pub(crate) struct Logs {
    pub(crate) paths: Vec<PathBuf>,
    input: Option<SourceFile>,
}

impl Logs {
    pub(crate) fn new(paths: &[PathBuf]) -> Result<Self, Failure> {
        let mut logs = Self { paths: paths.to_vec(), input: None };
        if let Some(place) = paths.iter().position(|path| streams::is_stream(path)) {
            let input = SourceFile::Input(copied_input()?);
            input.path().clone_into(&mut logs.paths[place]);
            logs.input = Some(input);
        }
        Ok(logs)
    }

    /// A failure with the names of the logs.
    pub(crate) fn named(&self, failure: Failure) -> Failure {
        match &self.input {
            Some(input) => input.named(failure),
            None => failure,
        }
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

/// Whether the name is that of a file with games.
fn has_games(file: &Path) -> bool {
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    matches!(ending.as_deref(), Some("spanit" | "jsonl" | "sqlite3"))
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

/// Whether a file is the log of a tournament, correct or not.
pub(crate) fn is_log(file: &Path) -> Result<bool, Failure> {
    Ok(!file.is_dir() && kind_of(file)? == Kind::Log)
}

/// Bytes at the beginning of a file that show its kind.
const BEGINNING: u64 = 256;

/// The kind of a file, by its content.
fn kind_of(file: &Path) -> Result<Kind, Failure> {
    let mut beginning = Vec::new();
    let metadata = storage::metadata(file).map_err(|error| StorageError::reading(file, error));
    let metadata = metadata.map_err(Failure::refused)?;
    if metadata.is_file() && metadata.len() == 0 {
        let problem = "the file is empty, and perhaps not downloaded";
        return Err(Failure::refused(format!("{}: {problem}", file.display())));
    }
    // The beginning of a pipe could not be read again.
    if metadata.is_file() {
        let read = File::open(file).and_then(|open| open.take(BEGINNING).read_to_end(&mut beginning));
        read.map_err(|error| Failure::refused(StorageError::reading(file, error)))?;
    }
    if beginning.starts_with(b"SQLite format 3\0") {
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

/// Calls `act` with the games of a file, in parts.
fn read_games(
    file: &Path,
    kind: Kind,
    act: &mut dyn FnMut(Vec<Game>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    match kind {
        Kind::Record => act(vec![read_game(file)?]),
        Kind::Log => act(read_log(file)?),
        Kind::Database => read_database(&open(file)?, act),
    }
}

fn read_game(file: &Path) -> Result<Game, Failure> {
    let bytes = storage::read_limited(file, record::MAX_BYTES).map_err(Failure::refused)?;
    let read = record::read_record(&bytes);
    let (setup, referee) = read.map_err(|error| Failure::refused(format!("{}: {error}", file.display())))?;
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
    let filter = Filter { order: Order::Earliest, ..Filter::default() };
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
pub(super) fn modified(file: &Path) -> i64 {
    let time = fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    let since = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|since| i64::try_from(since.as_millis()).ok()).unwrap_or_default()
}
