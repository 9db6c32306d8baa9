//! Reads files that may be games or personalities, and describes what is wrong with them.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use span_it_arena::tournament::log;
use span_it_core::personality::{FileError, Pack, Personality};
use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_files::storage;

use crate::app::help::place::{Chapter, Place};
use crate::messages::files;

/// The largest file that is opened, in bytes: the limit of game records.
pub(super) const MAX_FILE_BYTES: usize = record::MAX_BYTES;

/// What a file contains.
#[derive(Debug)]
pub(super) enum Document {
    /// It is not read here, because that may take long.
    TournamentLog,
    Game(Box<(GameSetup, Referee)>),
    Personality(Box<Personality>),
    Pack(Pack),
    Refused(Refusal),
}

/// Why a file was not opened.
#[derive(Debug)]
pub(super) struct Refusal {
    /// Without the name of the file.
    pub(super) reason: String,
    pub(super) details: String,
    /// Whether there is no such file.
    pub(super) is_gone: bool,
}

impl Document {
    pub(super) fn read(path: &Path) -> Self {
        if is_tournament_log(path) {
            return Self::TournamentLog;
        }
        let document = read_either(path).and_then(|bytes| {
            if Pack::recognises(&bytes) {
                Pack::from_json(&bytes).map(Self::Pack).map_err(|error| error.to_string())
            } else if is_record(path, &bytes) {
                let game = record::read_record(&bytes).map_err(|error| error.to_string())?;
                Ok(Self::Game(Box::new(game)))
            } else if is_personality(path, &bytes) {
                let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
                Ok(Self::Personality(Box::new(personality)))
            } else {
                Err(files::UNKNOWN_DOCUMENT.to_owned())
            }
        });
        document.unwrap_or_else(|reason| Self::refused(path, reason))
    }

    fn refused(path: &Path, reason: String) -> Self {
        Self::Refused(Refusal { reason, details: details(path), is_gone: !storage::exists(path) })
    }
}

pub(crate) fn storage_help() -> Place {
    Place::at(Chapter::Files, "where-things-are-kept")
}

/// Why a file is not read as a personality.
#[derive(Debug)]
pub(crate) struct Unreadable {
    /// Without the name of the file.
    pub(crate) reason: String,
    /// The wrong line.
    pub(crate) excerpt: Option<String>,
    pub(crate) details: String,
}

/// Reads a personality.
pub(crate) fn read_personality(path: &Path) -> Result<Personality, Unreadable> {
    Personality::read(path).map_err(|error| {
        let (reason, excerpt) = reason(path, &error);
        Unreadable { reason, excerpt, details: details(path) }
    })
}

/// Why a file is not a personality, and the wrong line.
pub(crate) fn reason(path: &Path, error: &FileError) -> (String, Option<String>) {
    let bytes = storage::read_limited(path, MAX_FILE_BYTES).unwrap_or_default();
    if Pack::recognises(&bytes) {
        return (files::IS_PACK.to_owned(), None);
    }
    let FileError::Format { source, .. } = error else { return (error.reason(), None) };
    (error.reason(), source.excerpt(&bytes))
}

/// Details of a refused file: its path, and for a personality or a pack the wrong line.
fn details(path: &Path) -> String {
    let bytes = storage::read_limited(path, MAX_FILE_BYTES).unwrap_or_default();
    let error = Some(&bytes)
        .filter(|bytes| Pack::recognises(bytes) || !is_record(path, bytes) && is_personality(path, bytes))
        .and_then(|bytes| {
            let is_pack = Pack::recognises(bytes);
            if is_pack { Pack::from_json(bytes).err() } else { Personality::from_json(bytes).err() }
        });
    let excerpt = error.and_then(|error| error.excerpt(&bytes));
    [Some(path.display().to_string()), excerpt].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Reads a file that may be a game, a personality or a pack. Errors do not contain its name. The limit of a personality is
/// lower; its reader checks it.
pub(crate) fn read_either(path: &Path) -> Result<Vec<u8>, String> {
    storage::read_limited(path, MAX_FILE_BYTES).map_err(|error| error.reason())
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

pub(crate) fn is_personality(path: &Path, bytes: &[u8]) -> bool {
    contains(bytes, b"\"span-it-personality\"")
        || path.extension().is_some_and(|extension| extension == "json")
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
