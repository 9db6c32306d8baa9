//! The built-in personalities, and folders with personality files.

use std::io;
use std::path::PathBuf;
use std::sync::LazyLock;

use span_it_files::storage::{self, StorageError};
use span_it_files::text::natural;

use super::{FileError, Personality, ladder};

/// The default opponent of a new player.
pub const FIRST_OPPONENT: &str = "Steady";

/// The default personality for hints.
pub const HINTS: &str = "Planner";

/// The files of `personalities/` without those of the ladder, from the build script: name and content.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/personalities.rs"));

static BUILTIN: LazyLock<Vec<Personality>> = LazyLock::new(|| {
    // A test checks that all files are valid.
    let read = |(_, text): &(&str, &str)| Personality::from_json(text.as_bytes()).ok();
    let mut builtin: Vec<_> = FILES.iter().filter_map(read).collect();
    // A new one is the last until it is measured.
    let elo =
        |one: &Personality| ladder::builtin().strength_of(&one.factors).map_or(f64::INFINITY, |one| one.elo);
    builtin.sort_by(|one, other| elo(one).total_cmp(&elo(other)));
    builtin
});

/// The built-in personalities, weakest first.
pub fn builtin() -> &'static [Personality] {
    &BUILTIN
}

/// The built-in personality with this name. Ignores case.
///
/// ```
/// use span_it_core::personality::library;
/// let steady = library::builtin_named("steady").expect("it is built in");
/// assert_eq!((steady.name.as_str(), steady.factors.max_depth()), ("Steady", 1));
/// assert_eq!(library::builtin_named("Unknown"), None);
/// ```
pub fn builtin_named(name: &str) -> Option<&'static Personality> {
    let wanted = name.to_lowercase();
    builtin().iter().find(|personality| personality.name.to_lowercase() == wanted)
}

/// A personality file in a folder.
#[derive(Debug)]
pub struct Listed {
    /// The path of the file.
    pub path: PathBuf,
    /// The personality, or the reason why the file cannot be read.
    pub result: Result<Personality, FileError>,
}

impl Listed {
    /// The name for a list: that of the personality, or of the file if it cannot be read.
    pub fn name(&self) -> String {
        match &self.result {
            Ok(personality) => personality.name.clone(),
            Err(_) => self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        }
    }
}

/// The `.json` files of a folder, sorted by name. Files that cannot be read are listed with the reason.
///
/// A folder that does not exist gives an empty list. A folder that cannot be read is listed itself.
pub fn list_folder(folder: &std::path::Path) -> Vec<Listed> {
    let paths = match json_files(folder) {
        Ok(paths) => paths,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            let result = Err(FileError::Storage(StorageError::reading(folder, error)));
            return vec![Listed { path: folder.to_owned(), result }];
        }
    };
    let read = |path: PathBuf| Listed { result: Personality::read(&path), path };
    let mut listed: Vec<_> = paths.into_iter().map(read).collect();
    listed.sort_by_cached_key(|file| (natural::key(&file.name()), file.path.clone()));
    listed
}

fn json_files(folder: &std::path::Path) -> io::Result<Vec<PathBuf>> {
    let is_json = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    Ok(storage::entries(folder)?.into_iter().filter(is_json).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    #[test]
    fn lists_unreadable_files() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("empty.json"), "").unwrap();
        fs::write(folder.path().join("broken.json"), "{").unwrap();
        let listed = list_folder(folder.path());
        assert_eq!(listed.iter().map(Listed::name).collect::<Vec<_>>(), ["broken", "empty"]);
        assert!(listed.iter().all(|file| file.result.is_err()));
    }

    #[test]
    fn all_files_are_built_in_and_valid() {
        assert_eq!(builtin().len(), FILES.len());
        for (file, text) in FILES {
            let personality = builtin_named(file).unwrap();
            assert_eq!(personality.to_json(), *text, "{file}.json is not written as the program writes it");
            assert!(personality.description.as_ref().is_some_and(|text| text.ends_with('.')), "{file}");
            let character = personality.first_sentence();
            assert!(character.chars().count() <= 38, "{character} is too long for a card");
            assert!(personality.author.is_some(), "{file}");
        }
    }

    #[test]
    fn names_ignore_case() {
        for name in [FIRST_OPPONENT, HINTS, "MASTER", "sPIDER"] {
            assert!(builtin_named(name).is_some(), "{name}");
        }
        let names: BTreeSet<String> = builtin().iter().map(|one| one.name.to_lowercase()).collect();
        assert_eq!(names.len(), builtin().len(), "two built-in personalities have the same name");
    }

    #[test]
    fn lists_a_folder_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let write = |file: &str, text: &str| fs::write(folder.path().join(file), text).unwrap();
        write("1.json", builtin_named("Steady").unwrap().to_json().as_str());
        write("2.JSON", builtin_named("Blocker").unwrap().to_json().as_str());
        write("old.json", "{}");
        write("notes.txt", "no personality");
        fs::create_dir(folder.path().join("nest.json")).unwrap();
        let listed = list_folder(folder.path());
        let names: Vec<String> = listed.iter().map(Listed::name).collect();
        assert_eq!(names, ["Blocker", "nest", "old", "Steady"]);
        assert!(listed[1].result.as_ref().unwrap_err().to_string().contains("nest.json: this is a folder"));
        assert!(listed[2].result.as_ref().unwrap_err().to_string().contains("old.json: line 1, column 1"));
        assert!(list_folder(&folder.path().join("nowhere")).is_empty());
        let below_a_file = list_folder(&folder.path().join("1.json"));
        assert_eq!(below_a_file.len(), 1);
        assert!(below_a_file[0].result.is_err());
    }
}
