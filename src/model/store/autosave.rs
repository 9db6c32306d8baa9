//! The autosave: one file with what the first window of a data folder keeps for the next start. A lock keeps other windows
//! from writing it; the system releases the lock when the process ends, even in a crash.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::messages::files;
use crate::model::session::standing::StoredVersion;
use crate::model::store::read::MAX_FILE_BYTES;
use crate::platform::Folders;
use span_it_core::json::{self, FormatError, RawObject, Version};
use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_store::storage::{self, Document, FileLock, SetAside, StorageError};

/// Games and a draft, each of which has a lower limit.
const MAX_BYTES: usize = 16 * MAX_FILE_BYTES;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    record: RawObject,
    /// Facts that only a newer version can read are ignored.
    #[serde(deserialize_with = "readable")]
    pub(crate) facts: GameFacts,
}

fn readable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameFacts, D::Error> {
    Value::deserialize(deserializer).map(|facts| serde_json::from_value(facts).unwrap_or_default())
}

/// What is saved of a game besides its record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct GameFacts {
    /// The file that it was opened from or saved to.
    pub(crate) file: Option<String>,
    /// The opponent whose rung of the ladder was challenged.
    pub(crate) rung: Option<String>,
    /// Whether it was played here, and not only opened.
    pub(crate) is_played: bool,
    /// What of it is in the history.
    pub(crate) stored: Option<StoredVersion>,
}

impl SavedGame {
    /// `None` if the record is not JSON.
    pub(crate) fn new(record: &str, facts: GameFacts) -> Option<Self> {
        RawObject::new(record).ok().map(|record| Self { record, facts })
    }

    pub(crate) fn read(&self) -> Result<(GameSetup, Referee), FormatError> {
        read_known_keys(&self.record, record::read_record)
    }

    /// The file that the game was opened from or saved to; `None` if the file contains another game. If the file is gone,
    /// the next *Save* creates it again.
    pub(crate) fn own_file(&self, setup: &GameSetup) -> Option<PathBuf> {
        let path = self.facts.file.as_ref().map(PathBuf::from).filter(|path| path.is_absolute())?;
        let bytes = storage::read_limited(&path, MAX_FILE_BYTES).ok();
        let is_its_own = match bytes.and_then(|bytes| record::read_record(&bytes).ok()) {
            Some((other, _)) => is_same_game(&other, setup),
            None => !storage::exists(&path),
        };
        is_its_own.then_some(path)
    }
}

/// Reads a part of the autosave without the keys that only a newer version has.
pub(crate) fn read_known_keys<T>(
    part: &RawObject,
    read: impl Fn(&[u8]) -> Result<T, FormatError>,
) -> Result<T, FormatError> {
    let mut text = part.as_str().to_owned();
    loop {
        let error = match read(text.as_bytes()) {
            Err(error) => error,
            read => return read,
        };
        let problem = error.to_string();
        let key = problem.split('`').nth(1).filter(|_| problem.contains("unknown field `"));
        let mut values = serde_json::from_str(&text).unwrap_or_default();
        if !key.is_some_and(|key| removes_key(&mut values, key)) {
            return Err(error);
        }
        text = values.to_string();
    }
}

/// Removes a key from an object or the objects in it. Returns whether it was there.
fn removes_key(value: &mut Value, key: &str) -> bool {
    let Value::Object(values) = value else { return false };
    values.remove(key).is_some() || values.values_mut().any(|value| removes_key(value, key))
}

/// Whether two records begin the same game. Players may change during a game.
fn is_same_game(one: &GameSetup, other: &GameSetup) -> bool {
    (one.size, one.first, one.seed) == (other.size, other.first, other.seed) && one.start == other.start
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Content {
    format: Format,
    version: Version,
    pub(crate) game: Option<SavedGame>,
    /// The game of a crashed run, until the player resumes or refuses it.
    pub(crate) crashed: Option<SavedGame>,
    /// The unfinished games that others have replaced, the latest first.
    #[serde(default)]
    pub(crate) aside: Vec<SavedGame>,
    /// Finished games that are not in the log of progress yet, as its events.
    #[serde(default)]
    pub(crate) unlogged: Vec<RawObject>,
    /// The unsaved changes in the personality editor.
    pub(crate) draft: Option<RawObject>,
    /// What a newer version keeps.
    #[serde(flatten)]
    others: Map<String, Value>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Format {
    #[default]
    #[serde(rename = "span-it-autosave")]
    Autosave,
}

impl Content {
    /// # Errors
    /// The text is not an autosave of this version.
    pub(crate) fn from_json(bytes: &[u8]) -> Result<Self, String> {
        json::from_json(bytes, MAX_BYTES).map_err(|error| error.to_string())
    }

    pub(crate) fn to_json(&self) -> String {
        json::to_text(self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoAutosave {
    /// There is no data folder, or it cannot be used.
    NoFolder,
    /// Another window has it.
    OtherWindow,
}

pub(crate) struct Autosave {
    _lock: FileLock,
    document: Document<Content>,
    content: Content,
    pub(crate) is_changed: bool,
    /// Whether the game has changed since it was put into the content.
    pub(crate) is_game_changed: bool,
    /// The time of a person's unfinished turn in the saved game.
    pub(crate) saved_turn: Duration,
}

impl Autosave {
    /// Locks and reads the autosave. Sets an unreadable file aside and returns a message.
    ///
    /// # Errors
    /// Another window has locked it (`ErrorKind::ResourceBusy`), or the folder cannot be used.
    pub(crate) fn open(folders: &Folders) -> Result<(Self, Option<String>), StorageError> {
        let mut document = Document::new(folders.autosave(), MAX_BYTES, Content::from_json);
        let not_created = |error| StorageError::writing(document.path(), error);
        storage::create_folders(folders.root()).map_err(not_created)?;
        let lock = document.lock()?;
        let (content, message) = match document.load() {
            Ok(content) => (content.unwrap_or_default(), None),
            Err(aside) => (Content::default(), Some(files::set_aside(files::autosave_unreadable(), &aside))),
        };
        let is_changed = message.is_some();
        let saved_turn = Duration::ZERO;
        Ok((Self { _lock: lock, document, content, is_changed, is_game_changed: false, saved_turn }, message))
    }

    pub(crate) fn path(&self) -> &Path {
        self.document.path()
    }

    /// Sets the file aside, because a part of it is unreadable, and returns a message. The other parts are written again.
    pub(crate) fn set_aside(&mut self, problem: String) -> String {
        self.is_changed = true;
        files::set_aside(files::autosave_unreadable(), &self.document.set_aside(problem))
    }

    pub(crate) fn save(&mut self) -> Result<Option<SetAside>, StorageError> {
        self.is_changed = false;
        self.document.save(&self.content.to_json())
    }

    pub(crate) const fn content(&self) -> &Content {
        &self.content
    }

    /// Changes the content. The next frame writes it.
    pub(crate) const fn change(&mut self) -> &mut Content {
        self.is_changed = true;
        &mut self.content
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_survives_writing_and_reading() {
        let facts = GameFacts {
            file: Some("/g/a.spanit".into()),
            rung: Some("Gambler".into()),
            ..GameFacts::default()
        };
        let game = SavedGame::new("{\"a\": \"\\n\"}", facts);
        let content = Content { game, draft: RawObject::new("{}").ok(), ..Content::default() };
        let text = content.to_json();
        let read = Content::from_json(text.as_bytes()).unwrap();
        assert_eq!((read.game.clone(), read.draft.clone()), (content.game, content.draft));
        assert_eq!(read.to_json(), text);
        for refused in [
            "",
            "{}",
            "[]",
            &text.replace("\"version\": 1", "\"version\": 2"),
            &text.replace("\"draft\": {}", "\"draft\": []"),
        ] {
            assert!(Content::from_json(refused.as_bytes()).is_err(), "{refused}");
        }
        let newer = text.replace("\"draft\"", "\"clock\": [1, 2],\n  \"draft\"");
        let read = Content::from_json(newer.as_bytes()).unwrap();
        assert!(read.to_json().contains("\"clock\": [1, 2]"), "{}", read.to_json());
    }
}
