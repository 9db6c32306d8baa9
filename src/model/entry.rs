//! The entries of the library: built-in, own and deleted personalities, and unreadable files; which of them are listed, and
//! in what order.

use std::cmp::Ordering;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::messages::personality_folder;
use crate::model::own_folder::{OwnFolder, name_of_copy};
use crate::model::store::read::{Unreadable, unreadable};
use span_it_core::personality::ladder::Strength;
use span_it_core::personality::{Personality, library};
use span_it_store::personalities::Listed;
use span_it_store::storage;

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
}

/// Reads the folders. Their strengths are still missing.
pub(crate) fn entries(own_folder: Option<&OwnFolder>) -> Vec<Entry> {
    let built_in = library::builtin().iter().map(|one| Entry::new(Ok(one.clone()), None, Part::BuiltIn));
    let mut entries: Vec<Entry> = built_in.collect();
    if let Some(own_folder) = own_folder {
        entries.extend(own(own_folder));
        let deleted = span_it_store::personalities::list_folder(&own_folder.trash).into_iter();
        entries.extend(deleted.map(|file| file_entry(file, Part::Deleted)));
    }
    entries
}

fn own(own_folder: &OwnFolder) -> Vec<Entry> {
    let path = &own_folder.folder;
    if !storage::exists(path) {
        // The configured folder may be on a removable drive that is not connected.
        let read = Err(personality_folder::folder_missing(path));
        return vec![Entry::new(read, Some(path.to_owned()), Part::Own)];
    }
    span_it_store::personalities::list_folder(path)
        .into_iter()
        .map(|file| file_entry(file, Part::Own))
        .collect()
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
        Self { read, file, part, strength: None, modified: None, excerpt: None }
    }

    /// The personality's name, or the file name if it cannot be read.
    pub(crate) fn name(&self) -> String {
        match (&self.read, &self.file) {
            (Ok(personality), _) => personality.name.clone(),
            (Err(_), Some(file)) => crate::messages::files::file_name(file),
            (Err(_), None) => String::new(),
        }
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
        self.name().to_lowercase().contains(wanted) || texts.any(|text| text.to_lowercase().contains(wanted))
    }

    /// The file and its personality's name; `None` for a built-in personality.
    pub(crate) fn named_file(&self) -> Option<NamedFile> {
        Some(NamedFile { path: self.file.clone()?, name: self.name() })
    }

    pub(crate) fn can_load(&self) -> bool {
        self.read.is_ok() && self.part != Part::Deleted
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
    let is_built_in = library::builtin().iter().any(|one| one.name.to_lowercase() == name.to_lowercase());
    let name = if is_built_in { name_of_copy(name, &taken) } else { name.to_owned() };
    let own = all.into_iter().filter(|entry| entry.part == Part::Own && entry.read.is_ok());
    let own = own.filter(|entry| entry.file.as_deref() != except);
    let own = own.filter_map(|entry| Some((entry.name(), entry.file.clone()?)));
    (name, own.collect())
}
