//! Files with games: records, logs of tournaments, databases.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use clap::Args;
use span_it_arena::tournament::{Names, log, to_record};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_history::{Filter, History, NewGame, Source};

use super::reading;
use crate::records::read_record;
use crate::report::Failure;

/// Games read from a database at a time.
const AT_ONCE: usize = 1000;

#[derive(Debug, Args)]
pub(super) struct Sources {
    /// Games: .spanit, .jsonl (log of a tournament) or .sqlite3 (database)
    #[arg(value_name = "SOURCE", required = true)]
    pub(super) files: Vec<PathBuf>,
}

/// A game of a source.
pub(super) struct Game {
    pub(super) setup: GameSetup,
    pub(super) referee: Referee,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub(super) at: i64,
    pub(super) source: Source,
}

impl Game {
    pub(super) const fn as_new(&self) -> NewGame<'_> {
        NewGame { setup: &self.setup, game: &self.referee, at: self.at, source: self.source }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Record,
    Log,
    Database,
}

impl Sources {
    /// A database with the games of all sources: the file itself if it is the only source.
    pub(super) fn database(&self) -> Result<History, Failure> {
        if let [file] = self.files.as_slice()
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
    pub(super) fn for_each_part(
        &self,
        act: &mut dyn FnMut(&[Game]) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for file in &self.files {
            match kind_of(file)? {
                Kind::Record => act(&[read_game(file)?])?,
                Kind::Log => act(&read_log(file)?)?,
                Kind::Database => read_database(&open(file)?, act)?,
            }
        }
        Ok(())
    }
}

fn kind_of(file: &Path) -> Result<Kind, Failure> {
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    match ending.as_deref() {
        Some("spanit") => Ok(Kind::Record),
        Some("jsonl") => Ok(Kind::Log),
        Some("sqlite3") => Ok(Kind::Database),
        _ => Err(Failure::refused(format!(
            "{}: expected a name that ends in .spanit, .jsonl or .sqlite3",
            file.display()
        ))),
    }
}

fn open(file: &Path) -> Result<History, Failure> {
    History::open_to_read(file).map_err(Failure::refused)
}

fn read_game(file: &Path) -> Result<Game, Failure> {
    let (setup, referee) = read_record(file).map_err(Failure::refused)?;
    Ok(Game { setup, referee, at: modified(file), source: Source::Imported })
}

fn read_log(file: &Path) -> Result<Vec<Game>, Failure> {
    let log::Content { plan, games, names, .. } = reading::read_log(file)?;
    let names = Names::new(&plan.agents, &names.unwrap_or_default()).shown;
    let at = modified(file);
    let games = games.iter().filter_map(|result| to_record(&plan, &names, result));
    Ok(games.map(|(setup, referee)| Game { setup, referee, at, source: Source::Tournament }).collect())
}

fn read_database(
    history: &History,
    act: &mut dyn FnMut(&[Game]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let filter = Filter { order: span_it_history::Order::Earliest, ..Filter::default() };
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
        act(&games.collect::<Result<Vec<_>, Failure>>()?)?;
    }
}

/// The time of the last change, in milliseconds since 1970; 0 if the system has none.
fn modified(file: &Path) -> i64 {
    let time = fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    let since = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|since| i64::try_from(since.as_millis()).ok()).unwrap_or_default()
}
