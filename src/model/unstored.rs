//! Games that the database could not store.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::model::session::standing::record_hash;
use span_it_core::record::{self, GameSetup, write_record};
use span_it_core::referee::Referee;
use span_it_store::games::GameId;
use span_it_store::storage::{self, StorageError};

/// The key of the first game that is read from the folder. Those of the session count upwards from 0.
const FIRST_KEY: u64 = u64::MAX / 2;

const MAX_FILES: u32 = 10_000;

#[derive(Clone, Debug)]
pub(crate) struct GameToStore {
    /// The key of the session; games with the same key replace each other.
    pub(crate) key: u64,
    pub(crate) setup: GameSetup,
    pub(crate) game: Referee,
    /// In milliseconds since 1970 (UTC).
    pub(crate) at: i64,
    pub(crate) hash: u64,
    /// The stored game that this one may replace.
    pub(crate) stored: Option<GameId>,
}

/// Games that the database could not store: records in a folder beside it, so that they are not lost when the window
/// closes. The next window stores them.
pub(crate) struct Unstored {
    folder: PathBuf,
    is_read: bool,
    /// The files of the games that are not in the database yet, by their keys.
    files: BTreeMap<u64, PathBuf>,
}

impl Unstored {
    pub(crate) fn beside(database: &Path) -> Self {
        Self { folder: database.with_file_name("unstored-games"), is_read: false, files: BTreeMap::new() }
    }

    /// Writes games that could not be stored. If that fails too, they are in memory only, and the next attempt to store
    /// them writes them again.
    pub(crate) fn keep<'a>(&mut self, games: impl Iterator<Item = &'a GameToStore>) {
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
    pub(crate) fn remove(&mut self, game: &GameToStore) {
        if let Some(file) = self.files.remove(&game.key) {
            // A file that cannot be removed is stored again, which changes nothing.
            storage::remove(&file).unwrap_or_default();
        }
    }

    /// The games that an earlier window could not store; none at the second call. Files that cannot be read stay.
    pub(crate) fn read_once(&mut self) -> Vec<GameToStore> {
        if std::mem::replace(&mut self.is_read, true) {
            return Vec::new();
        }
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
