//! The entries of the library: built-in, own and deleted personalities, and unreadable files; which of them are listed, and
//! in what order.

use std::cmp::Ordering;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::messages::files::file_name;
use crate::messages::language::facts;
use crate::messages::personality_folder;
use crate::model::own_folder::{OwnFolder, name_of_copy};
use crate::model::store::read::{Unreadable, unreadable};
use span_it_core::personality::ladder::Strength;
use span_it_core::personality::{Personality, library};
use span_it_core::text::names::{name_key, search_key};
use span_it_store::personalities::Listed;
use span_it_store::storage::{self, StorageError};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFile {
    pub path: PathBuf,
    pub name: String,
}

/// Whether this is the author of the built-in personalities.
pub(crate) fn is_of_program(author: &str) -> bool {
    library::builtin().iter().any(|one| one.author.as_deref() == Some(author))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    BuiltIn,
    Own,
    Deleted,
}

impl Part {
    /// Display order. The player's own come first, so that they and their buttons are visible without scrolling.
    pub(crate) const ALL: [Self; 3] = [Self::Own, Self::BuiltIn, Self::Deleted];
}

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The personality, or the reason why it cannot be read.
    pub read: Result<Personality, String>,
    /// The file; `None` for a built-in personality.
    pub file: Option<PathBuf>,
    pub part: Part,
    pub strength: Option<Strength>,
    /// When the file was changed last; `None` without a file.
    pub modified: Option<SystemTime>,
    /// The wrong line of an unreadable file.
    pub excerpt: Option<String>,
    /// Whether another one has the same name.
    has_namesake: bool,
}

/// Reads the folders. Their strengths are still missing.
pub(crate) fn entries(own_folder: Option<&OwnFolder>) -> Vec<Entry> {
    let built_in = library::builtin().iter().map(|one| Entry::new(Ok(one.clone()), None, Part::BuiltIn));
    let mut entries: Vec<Entry> = built_in.collect();
    if let Some(own_folder) = own_folder {
        for (folder, part) in [(&own_folder.folder, Part::Own), (&own_folder.trash, Part::Deleted)] {
            let files = span_it_store::personalities::list_folder(folder).into_iter();
            entries.extend(files.filter(|file| file.path != *folder).map(|file| file_entry(file, part)));
        }
    }
    let names: Vec<String> = entries.iter().map(Entry::name).collect();
    for entry in entries.iter_mut().filter(|entry| entry.part != Part::BuiltIn) {
        entry.has_namesake = names.iter().filter(|name| **name == entry.name()).count() > 1;
    }
    entries
}

/// Why the folder of own personalities cannot be listed. It may be on a removable drive that is not connected.
pub(crate) fn folder_problem(folder: &Path) -> Option<String> {
    match storage::entries(folder) {
        Ok(_) => None,
        Err(error) if error.kind() == ErrorKind::NotFound => Some(personality_folder::folder_missing(folder)),
        Err(error) => Some(StorageError::reading(folder, error).to_string()),
    }
}

fn file_entry(file: Listed, part: Part) -> Entry {
    let (read, excerpt) = match file.result {
        Ok(personality) => (Ok(personality), None),
        Err(error) => {
            let Unreadable { reason, excerpt } = unreadable(&file.path, &error);
            (Err(reason), excerpt)
        }
    };
    let modified = storage::modified(&file.path);
    Entry { modified, excerpt, ..Entry::new(read, Some(file.path), part) }
}

impl Entry {
    const fn new(read: Result<Personality, String>, file: Option<PathBuf>, part: Part) -> Self {
        Self { read, file, part, strength: None, modified: None, excerpt: None, has_namesake: false }
    }

    /// The personality's name, or the file name if it cannot be read.
    pub(crate) fn name(&self) -> String {
        match (&self.read, &self.file) {
            (Ok(personality), _) => personality.name.clone(),
            (Err(_), Some(file)) => file_name(file),
            (Err(_), None) => String::new(),
        }
    }

    /// The name, with that of the file if another one has the same name.
    pub(crate) fn label(&self) -> String {
        let file = self.file.as_deref().filter(|_| self.has_namesake).map(file_name).unwrap_or_default();
        facts(&[self.name(), file])
    }

    /// Whether this is the entry that was at `other` before the folders were read again.
    pub(crate) fn is_same_line(&self, other: &Self) -> bool {
        self.part == other.part
            && self.file == other.file
            && (self.file.is_some() || self.name() == other.name())
    }

    pub(crate) fn matches(&self, wanted: &str) -> bool {
        let personality = self.read.as_ref().ok();
        let texts =
            personality.map(|one| [&one.description, &one.author, &one.notes].map(|text| text.as_deref()));
        let mut texts = texts.into_iter().flatten().flatten();
        search_key(&self.name()).contains(wanted) || texts.any(|text| search_key(text).contains(wanted))
    }

    /// The file and its personality's name; `None` for a built-in personality.
    pub(crate) fn named_file(&self) -> Option<NamedFile> {
        Some(NamedFile { path: self.file.clone()?, name: self.name() })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Filter {
    #[default]
    All,
    Own,
    BuiltIn,
}

impl Filter {
    pub(crate) const ALL: [Self; 3] = [Self::All, Self::Own, Self::BuiltIn];

    pub(crate) fn shows(self, part: Part) -> bool {
        match self {
            Self::All => true,
            Self::Own => part != Part::BuiltIn,
            Self::BuiltIn => part == Part::BuiltIn,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Order {
    /// Weakest first, then those that are not measured.
    #[default]
    Strength,
    Name,
    /// The file that was changed last comes first, then those without a file.
    Date,
}

impl Order {
    pub(crate) const ALL: [Self; 3] = [Self::Strength, Self::Name, Self::Date];

    /// Entries that are equal in this order are sorted by name.
    pub(crate) fn compare(self, one: &Entry, other: &Entry) -> Ordering {
        let elo = |entry: &Entry| entry.strength.as_ref().map_or(f64::INFINITY, |strength| strength.elo);
        let order = match self {
            Self::Strength => elo(one).total_cmp(&elo(other)),
            Self::Name => Ordering::Equal,
            Self::Date => other.modified.cmp(&one.modified),
        };
        order.then_with(|| one.name().to_lowercase().cmp(&other.name().to_lowercase()))
    }
}

/// The name to propose for a personality with this name in a new file, and the player's own personalities in other files
/// than `except`.
pub(crate) fn name_for_copy(
    folder: Option<&OwnFolder>,
    name: &str,
    except: Option<&Path>,
) -> (String, Vec<(String, PathBuf)>) {
    let all = entries(folder);
    let taken: Vec<String> = all.iter().map(Entry::name).collect();
    let is_built_in = library::builtin().iter().any(|one| name_key(&one.name) == name_key(name));
    let name = if is_built_in { name_of_copy(name, &taken) } else { name.to_owned() };
    let own = all.into_iter().filter(|entry| entry.part == Part::Own && entry.read.is_ok());
    let own = own.filter(|entry| entry.file.as_deref() != except);
    let own = own.filter_map(|entry| Some((entry.name(), entry.file.clone()?)));
    (name, own.collect())
}
