//! Reads files that may be games or personalities, and describes what is wrong with them.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use crate::messages::files;
use crate::messages::language::lines;
use crate::model::place::{Chapter, Place};
use span_it_core::json::FormatError;
use span_it_core::personality::{Pack, Personality};
use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_lab::tournament::log;
use span_it_store::personalities::FileError;
use span_it_store::storage;

/// The largest file that is opened, in bytes: the limit of game records.
pub(crate) const MAX_FILE_BYTES: usize = record::MAX_BYTES;

pub(crate) enum Document {
    /// It is not read here, because that may take long.
    TournamentLog,
    Game(Box<(GameSetup, Referee)>),
    Personality(Box<Personality>),
    Pack(Pack),
}

pub(crate) struct Unreadable {
    /// Without the name of the file.
    pub(crate) reason: String,
    /// The wrong line.
    pub(crate) excerpt: Option<String>,
}

impl From<String> for Unreadable {
    fn from(reason: String) -> Self {
        Self { reason, excerpt: None }
    }
}

impl Unreadable {
    fn format(error: &FormatError, bytes: &[u8]) -> Self {
        Self { reason: error.to_string(), excerpt: error.excerpt(bytes) }
    }

    /// The path of the file, and the wrong line.
    pub(crate) fn details(&self, path: &Path) -> String {
        lines(&[path.display().to_string().as_str(), self.excerpt.as_deref().unwrap_or_default()])
    }
}

impl Document {
    pub(crate) fn read(path: &Path) -> Result<Self, Unreadable> {
        if is_tournament_log(path) {
            return Ok(Self::TournamentLog);
        }
        let bytes = storage::read_limited(path, MAX_FILE_BYTES).map_err(|error| error.reason)?;
        let wrong = |error: FormatError| Unreadable::format(&error, &bytes);
        if Pack::recognises(&bytes) {
            Pack::from_json(&bytes).map(Self::Pack).map_err(wrong)
        } else if is_record(path, &bytes) {
            record::read_record(&bytes).map(|game| Self::Game(Box::new(game))).map_err(wrong)
        } else if is_personality(path, &bytes) {
            Personality::from_json(&bytes).map(|one| Self::Personality(Box::new(one))).map_err(wrong)
        } else {
            Err(files::unknown_document().to_owned().into())
        }
    }
}

pub(crate) fn storage_help() -> Place {
    Place::at(Chapter::Files, "where-things-are-kept")
}

pub(crate) fn read_personality(path: &Path) -> Result<Personality, Unreadable> {
    span_it_store::personalities::read(path).map_err(|error| unreadable(path, &error))
}

pub(crate) fn unreadable(path: &Path, error: &FileError) -> Unreadable {
    let bytes = storage::read_limited(path, MAX_FILE_BYTES).unwrap_or_default();
    match error {
        _ if Pack::recognises(&bytes) => files::is_pack().to_owned().into(),
        FileError::Format { source, .. } => {
            Unreadable { excerpt: source.excerpt(&bytes), ..error.reason().into() }
        }
        _ => error.reason().into(),
    }
}

/// Whether a file is the log of a tournament, by its beginning or its extension.
pub(crate) fn is_tournament_log(path: &Path) -> bool {
    let mut beginning = Vec::new();
    let is_file = storage::metadata(path).is_ok_and(|metadata| metadata.is_file());
    let file = is_file.then(|| File::open(path).ok()).flatten();
    let read = file.map(|file| file.take(64).read_to_end(&mut beginning));
    let has_extension = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
    matches!(read, Some(Ok(_))) && (has_extension || log::is_log(&beginning))
}

pub(crate) fn is_record(path: &Path, bytes: &[u8]) -> bool {
    contains(bytes, b"\"span-it-game\"") || path.extension().is_some_and(|extension| extension == "spanit")
}

fn is_personality(path: &Path, bytes: &[u8]) -> bool {
    contains(bytes, b"\"span-it-personality\"")
        || path.extension().is_some_and(|extension| extension == "json")
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
