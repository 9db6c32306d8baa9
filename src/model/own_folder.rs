//! Changes to the folder of the player's own personalities: add, rename, delete, restore. Nothing is
//! overwritten, and deleted files move to a trash folder, so an interrupted step never loses a personality.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use crate::messages::library as msg;
use span_it_core::personality::{Personality, library};
use span_it_core::text::names::name_key;
use span_it_store::storage::{
    StorageError, create_folders, move_new, remove_existing, symlink_metadata, write_new, write_safely,
};

/// Maximum number of files with the same name: `ada.json`, `ada-2.json` and so on.
const MAX_SAME_NAME: usize = 1000;
/// Maximum length of a name, in characters, so that it fits into lists and cards.
const MAX_NAME: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnFolder {
    pub(crate) folder: PathBuf,
    pub(crate) trash: PathBuf,
}

impl OwnFolder {
    /// The trash folder is created when it is first needed.
    pub(crate) fn new(folder: impl Into<PathBuf>, trash: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), trash: trash.into() }
    }

    /// Writes a personality to a new file that is named after it, and returns its path.
    pub(crate) fn add(&self, personality: &Personality) -> Result<PathBuf, String> {
        let file = personality.to_file().map_err(text)?;
        let write = |path: &Path| write_new(path, file.as_bytes());
        let added = in_free_place(&self.folder, &file_stem(&personality.name), ".json", write);
        added.map_err(|error| not_placed(error, text))
    }

    /// Replaces the personality in a file; the old one is in the trash. If it fails, the file is unchanged.
    pub(crate) fn replace(&self, path: &Path, personality: &Personality) -> Result<(), String> {
        let file = personality.to_file().map_err(text)?;
        let old = span_it_store::personalities::read(path).map_err(text)?.to_file().map_err(text)?;
        create_folders(&self.trash).map_err(|error| msg::not_moved(path, &self.trash, error))?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let keep = |target: &Path| write_new(target, old.as_bytes());
        in_free_place(&self.trash, &stem, ".json", keep).map_err(|error| not_placed(error, text))?;
        write_safely(path, file.as_bytes()).map_err(text)
    }

    /// Renames the personality in a file, and the file itself if possible. Returns the new path. If it fails, the file is
    /// unchanged.
    pub(crate) fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, String> {
        let name = name.trim();
        if name.is_empty() {
            return Err(msg::no_name().to_owned());
        }
        let letters = name.chars().count();
        if letters > MAX_NAME {
            return Err(msg::name_too_long(letters, MAX_NAME));
        }
        let old = span_it_store::personalities::read(path).map_err(text)?;
        check_name(&old.name, name)?;
        let renamed = Personality { name: name.to_owned(), ..old };
        write_safely(path, renamed.to_file().map_err(text)?.as_bytes()).map_err(text)?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
        if stem == file_stem(name) {
            return Ok(path.to_owned());
        }
        let moved = in_free_place(&self.folder, &file_stem(name), ".json", |target| move_new(path, target));
        // The personality has its new name in any case; that of the file is of no consequence.
        Ok(moved.unwrap_or_else(|_| path.to_owned()))
    }

    /// Moves a file to the trash and returns its new path. If it fails, the file is unchanged.
    pub(crate) fn delete(&self, path: &Path) -> Result<PathBuf, String> {
        create_folders(&self.trash).map_err(|error| msg::not_moved(path, &self.trash, error))?;
        move_into(path, &self.trash)
    }

    /// Moves a file from the trash back and returns its new path, which has another number if its old name is in use.
    /// If it fails, the file is unchanged.
    pub(crate) fn restore(&self, path: &Path) -> Result<PathBuf, String> {
        move_into(path, &self.folder)
    }

    /// Deletes files from the trash. Skips files that are missing or not in the trash. Stops at the first file that the
    /// system cannot delete.
    pub(crate) fn destroy(&self, paths: &[PathBuf]) -> Result<(), String> {
        for path in paths.iter().filter(|path| path.parent() == Some(&self.trash)) {
            match remove_existing(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(msg::not_removed(path, error));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Refuses to rename a personality to the name of a built-in one. A file of another program keeps such a name.
pub(crate) fn check_name(old: &str, new: &str) -> Result<(), String> {
    match library::builtin_named(new.trim()) {
        Some(one) if library::builtin_named(old) != Some(one) => Err(msg::name_of_built_in(&one.name)),
        _ => Ok(()),
    }
}

/// A name for a copy that is not in `taken`: "Ada copy", "Ada copy 2".
pub(crate) fn name_of_copy(name: &str, taken: &[String]) -> String {
    let plain = msg::copy_of(name);
    let numbered = (2..).map(|number| msg::numbered_copy_of(name, number));
    let is_free = |name: &String| !taken.iter().any(|other| name_key(other) == name_key(name));
    std::iter::once(plain.clone()).chain(numbered).find(is_free).unwrap_or(plain)
}

/// Makes a file name from a name: letters and digits, and single dashes for everything else.
pub(crate) fn file_stem(name: &str) -> String {
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let stem: String = words.join("-").chars().take(60).collect();
    match stem.as_str() {
        "" => "unnamed".to_owned(),
        reserved if is_reserved(reserved) => format!("{reserved}-"),
        _ => stem,
    }
}

/// Whether Windows reserves the name for a device, with any ending.
fn is_reserved(stem: &str) -> bool {
    let is_numbered = |prefix| {
        let number = stem.strip_prefix(prefix).and_then(|number| number.parse::<char>().ok());
        number.is_some_and(|number| matches!(number, '0'..='9' | '¹' | '²' | '³'))
    };
    matches!(stem, "con" | "prn" | "aux" | "nul") || is_numbered("com") || is_numbered("lpt")
}

fn text(error: impl Display) -> String {
    error.to_string()
}

/// Calls `put` with the first free path in `folder`: the stem, then with `-2`, `-3` and so on. `put` fails if the path is
/// in use.
pub(crate) fn in_free_place(
    folder: &Path,
    stem: &str,
    ending: &str,
    mut put: impl FnMut(&Path) -> Result<(), StorageError>,
) -> Result<PathBuf, StorageError> {
    for number in 1..=MAX_SAME_NAME {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{stem}{number}{ending}"));
        match put(&path) {
            Err(error) if error.kind == io::ErrorKind::AlreadyExists => {}
            done => return done.map(|()| path),
        }
    }
    Err(StorageError::exists(&folder.join(format!("{stem}{ending}"))))
}

fn not_placed(error: StorageError, other: impl FnOnce(StorageError) -> String) -> String {
    if error.kind == io::ErrorKind::AlreadyExists {
        msg::crowded(&error.path, MAX_SAME_NAME)
    } else {
        other(error)
    }
}

fn move_into(path: &Path, folder: &Path) -> Result<PathBuf, String> {
    // The file may be missing, for example because another window has moved it.
    let metadata = symlink_metadata(path).map_err(|error| msg::not_moved(path, folder, error))?;
    if metadata.is_dir() {
        return Err(text(StorageError::folder(path)));
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let failed = |error: StorageError| msg::not_moved(path, folder, error.reason);
    let moved = in_free_place(folder, &stem, ".json", |target| move_new(path, target));
    moved.map_err(|error| not_placed(error, failed))
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fs;

    use super::*;

    fn named(name: &str) -> Personality {
        Personality { name: name.to_owned(), ..library::builtin()[0].clone() }
    }

    fn own_folder() -> (tempfile::TempDir, OwnFolder) {
        let root = tempfile::tempdir().unwrap();
        let own_folder = OwnFolder::new(root.path().join("own"), root.path().join("trash"));
        fs::create_dir(&own_folder.folder).unwrap();
        (root, own_folder)
    }

    /// The sorted names in a folder.
    pub(crate) fn files(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn adding_overwrites_nothing() {
        let (_root, own_folder) = own_folder();
        let first = own_folder.add(&named("Ada!")).unwrap();
        let second = own_folder.add(&named("ada")).unwrap();
        assert_eq!(files(&own_folder.folder), ["ada-2.json", "ada.json"]);
        assert_eq!(span_it_store::personalities::read(&first).unwrap().name, "Ada!");
        assert_eq!(span_it_store::personalities::read(&second).unwrap().name, "ada");
        let nowhere = OwnFolder::new(own_folder.folder.join("no"), &own_folder.trash);
        assert!(nowhere.add(&named("Ada")).unwrap_err().contains("no such folder"));
    }

    #[test]
    fn renaming_keeps_factors_and_renames_the_file() {
        let (_root, own_folder) = own_folder();
        let path = own_folder.add(&named("Ada")).unwrap();
        own_folder.add(&named("Bob")).unwrap();
        let renamed = own_folder.rename(&path, " Bob ").unwrap();
        assert_eq!(files(&own_folder.folder), ["bob-2.json", "bob.json"]);
        assert_eq!(span_it_store::personalities::read(&renamed).unwrap(), named("Bob"));
        let same = own_folder.rename(&own_folder.folder.join("bob.json"), "BOB").unwrap();
        assert_eq!(span_it_store::personalities::read(&same).unwrap().name, "BOB");
        assert_eq!(own_folder.rename(&same, "  "), Err(msg::no_name().to_owned()));
        assert_eq!(files(&own_folder.folder).len(), 2);
        let broken = own_folder.folder.join("broken.json");
        fs::write(&broken, "{").unwrap();
        assert!(own_folder.rename(&broken, "Whole").is_err(), "the file cannot be read");
        let refused = own_folder.rename(&same, " steady ").unwrap_err();
        assert_eq!(refused, "Steady is a built-in personality: choose another name");
        assert_eq!(span_it_store::personalities::read(&same).unwrap().name, "BOB");
        let received = own_folder.add(&named("Steady")).unwrap();
        assert!(own_folder.rename(&received, "STEADY").is_ok(), "a name from elsewhere can stay");
    }

    #[test]
    fn restores_deleted_files() {
        let (_root, own_folder) = own_folder();
        for _ in 0..2 {
            let path = own_folder.add(&named("Ada")).unwrap();
            own_folder.delete(&path).unwrap();
        }
        assert_eq!(files(&own_folder.trash), ["ada-2.json", "ada.json"]);
        own_folder.add(&named("Ada")).unwrap();
        let back = own_folder.restore(&own_folder.trash.join("ada.json")).unwrap();
        assert_eq!(back, own_folder.folder.join("ada-2.json"));
        assert_eq!(span_it_store::personalities::read(&back).unwrap(), named("Ada"));
        assert_eq!(files(&own_folder.trash), ["ada-2.json"]);
        assert!(own_folder.delete(&own_folder.folder.join("gone.json")).is_err());
        assert!(own_folder.delete(&own_folder.folder).unwrap_err().contains("this is a folder"));
        assert_eq!(files(&own_folder.trash), ["ada-2.json"], "a failed move leaves nothing behind");
    }

    #[test]
    fn destroys_only_files_in_the_trash() {
        let (_root, own_folder) = own_folder();
        let deleted = ["Ada", "Bob", "Eve"].map(|name| {
            let path = own_folder.add(&named(name)).unwrap();
            own_folder.delete(&path).unwrap()
        });
        let kept = own_folder.add(&named("Ada")).unwrap();
        let gone = own_folder.trash.join("gone.json");
        own_folder.destroy(&[deleted[0].clone(), kept, gone, deleted[1].clone()]).unwrap();
        assert_eq!(
            (files(&own_folder.folder), files(&own_folder.trash)),
            (vec!["ada.json".into()], vec!["eve.json".into()])
        );
        fs::create_dir(own_folder.trash.join("nest.json")).unwrap();
        let refused = own_folder.destroy(&[own_folder.trash.join("nest.json")]).unwrap_err();
        assert!(refused.contains("nest.json: could not remove it"));
    }

    #[test]
    fn avoids_names_of_windows_devices() {
        for (name, stem) in [
            ("CON", "con-"),
            ("nul", "nul-"),
            ("Com1", "com1-"),
            ("LPT³", "lpt³-"),
            ("Con Man", "con-man"),
            ("Com12", "com12"),
            ("Company", "company"),
        ] {
            assert_eq!(file_stem(name), stem);
        }
    }

    #[test]
    fn copies_get_unique_names() {
        let taken = ["Ada".to_owned(), "ada Copy".to_owned(), "Ada copy 2".to_owned()];
        assert_eq!(name_of_copy("Ada", &taken), "Ada copy 3");
        assert_eq!(name_of_copy("Bob", &taken), "Bob copy");
    }
}
