//! The shipped personalities, embedded in the program, and folders of the players' own.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::LazyLock;

use super::{FileError, Personality};
use crate::storage::StorageError;
use crate::text::natural;

/// The shipped personality that a new player meets first.
pub const FIRST_OPPONENT: &str = "Steady";

/// The shipped personality that gives hints to who has none of their own.
pub const HINTS: &str = "Planner";

macro_rules! shipped_files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../personalities/", $name, ".json")))),*]
    };
}

/// The files of `personalities/`, by what they are called there, weakest first.
static FILES: [(&str, &str); 13] = shipped_files![
    "wanderer",
    "sprinter",
    "gambler",
    "novice",
    "steady",
    "fencer",
    "blocker",
    "spider",
    "planner",
    "weaver",
    "strategist",
    "sage",
    "master"
];

static SHIPPED: LazyLock<Vec<Personality>> = LazyLock::new(|| {
    // A test reads every one, so none is left out here.
    FILES.iter().filter_map(|(_, text)| Personality::from_json(text.as_bytes()).ok()).collect()
});

/// The shipped personalities, weakest first.
pub fn shipped() -> &'static [Personality] {
    &SHIPPED
}

/// The shipped personality of this name, in small letters or capitals.
///
/// ```
/// use span_it_core::personality::library;
/// let steady = library::shipped_named("steady").expect("it is shipped");
/// assert_eq!((steady.name.as_str(), steady.factors.max_depth()), ("Steady", 1));
/// assert_eq!(library::shipped_named("Nobody"), None);
/// ```
pub fn shipped_named(name: &str) -> Option<&'static Personality> {
    let wanted = name.to_lowercase();
    shipped().iter().find(|personality| personality.name.to_lowercase() == wanted)
}

/// A personality file found in a folder.
#[derive(Debug)]
pub struct Listed {
    /// Where it is.
    pub path: PathBuf,
    /// The personality, or why the file cannot be read.
    pub result: Result<Personality, FileError>,
}

impl Listed {
    /// What a list calls it: the personality's name, or the file's where it cannot be read.
    pub fn name(&self) -> String {
        match &self.result {
            Ok(personality) => personality.name.clone(),
            Err(_) => self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        }
    }
}

/// The `.json` files of a folder, by name; those that cannot be read are listed with the reason.
///
/// A folder that does not exist is empty; one that cannot be read is listed itself.
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
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let is_json = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    paths.filter(|path| path.as_ref().map_or(true, is_json)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn folder() -> PathBuf {
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("personalities")
    }

    #[test]
    fn files_that_cannot_be_read_are_listed_an_empty_one_too() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("empty.json"), "").unwrap();
        fs::write(folder.path().join("broken.json"), "{").unwrap();
        let listed = list_folder(folder.path());
        assert_eq!(listed.iter().map(Listed::name).collect::<Vec<_>>(), ["broken", "empty"]);
        assert!(listed.iter().all(|file| file.result.is_err()));
    }

    #[test]
    fn every_file_of_the_folder_is_shipped_and_reads() {
        let found: BTreeSet<String> = json_files(&folder())
            .unwrap()
            .iter()
            .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
            .filter(|name| name != "ladder.json")
            .collect();
        let embedded: BTreeSet<String> = FILES.iter().map(|(name, _)| format!("{name}.json")).collect();
        assert_eq!(embedded, found);
        assert_eq!(shipped().len(), FILES.len());
        for ((file, text), personality) in FILES.iter().zip(shipped()) {
            assert_eq!(personality.to_json(), *text, "{file}.json is not written as the program writes it");
            assert_eq!(personality.name.to_lowercase(), *file);
            assert!(personality.description.as_ref().is_some_and(|text| text.ends_with('.')), "{file}");
            assert!(personality.author.is_some(), "{file}");
        }
    }

    #[test]
    fn the_named_ones_are_found_whatever_the_capitals() {
        for name in [FIRST_OPPONENT, HINTS, "MASTER", "sPIDER"] {
            assert!(shipped_named(name).is_some(), "{name}");
        }
        let names: BTreeSet<String> = shipped().iter().map(|shipped| shipped.name.to_lowercase()).collect();
        assert_eq!(names.len(), shipped().len(), "two shipped personalities have one name");
    }

    #[test]
    fn a_folder_is_listed_by_name_with_what_cannot_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let put = |file: &str, text: &str| fs::write(folder.path().join(file), text).unwrap();
        put("1.json", shipped_named("Steady").unwrap().to_json().as_str());
        put("2.JSON", shipped_named("Blocker").unwrap().to_json().as_str());
        put("old.json", "{}");
        put("notes.txt", "no personality");
        fs::create_dir(folder.path().join("nest.json")).unwrap();
        let listed = list_folder(folder.path());
        let names: Vec<String> = listed.iter().map(Listed::name).collect();
        assert_eq!(names, ["Blocker", "nest", "old", "Steady"]);
        assert!(listed[1].result.as_ref().unwrap_err().to_string().contains("nest.json: this is a folder"));
        assert!(listed[2].result.as_ref().unwrap_err().to_string().contains("old.json: line 1, column 1"));
        assert!(list_folder(&folder.path().join("nowhere")).is_empty());
        let below_a_file = list_folder(&folder.path().join("1.json"));
        assert!(below_a_file.len() == 1 && below_a_file[0].result.is_err());
    }
}
