//! The folder of the player's own personalities, as one that changes it sees it: adding, renaming,
//! deleting and bringing back. Nothing is ever overwritten, and what is deleted only moves to
//! another folder, so that no step, whenever it is cut short, loses a personality.

use std::fs;
use std::io;
use std::path::PathBuf;

use thiserror::Error;

use span_it_core::personality::{FileError, Personality, TooLarge};
use span_it_core::storage::{StorageError, write_new, write_safely};

/// How many files of one name a folder may hold: `ada.json`, `ada-2.json` and so on.
const NAMESAKES: usize = 1000;
/// Letters of the longest name a personality can be given, so that lists and cards can show it.
const LONGEST_NAME: usize = 100;

/// Why a personality was not added, renamed, deleted or brought back.
#[derive(Debug, Error)]
pub enum ShelfError {
    /// The personality cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// No file can hold the personality.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// A file or folder cannot be written to.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A name of blanks.
    #[error("the name is empty: expected a name for the personality")]
    NoName,
    /// A name that no list can show.
    #[error("the name has {letters} letters: expected at most {LONGEST_NAME}")]
    LongName {
        /// How many it has.
        letters: usize,
    },
    /// The names for such a file are used up.
    #[error("{}: {NAMESAKES} files of this name exist already: choose another name", .path.display())]
    Crowded {
        /// The first of them.
        path: PathBuf,
    },
    /// The system does not move the file.
    #[error("{}: could not move it to {}: {source}", .path.display(), .folder.display())]
    NotMoved {
        /// The file.
        path: PathBuf,
        /// Where it was to go.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The system does not remove the file.
    #[error("{}: could not remove it: {source}", .path.display())]
    NotRemoved {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// The player's own folder and the one that deleted personalities go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    folder: PathBuf,
    trash: PathBuf,
}

impl Shelf {
    /// The shelf of these two folders. The trash is made when it is first needed.
    pub fn new(folder: impl Into<PathBuf>, trash: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), trash: trash.into() }
    }

    /// The folder of the player's own personalities.
    pub fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    /// The folder that deleted ones go to.
    pub fn trash(&self) -> &std::path::Path {
        &self.trash
    }

    /// Writes a personality to a new file, named after it, and says which.
    ///
    /// # Errors
    /// No file can hold it, or the folder is not there or cannot be written to.
    pub fn add(&self, personality: &Personality) -> Result<PathBuf, ShelfError> {
        let text = personality.to_file()?;
        in_free_place(&self.folder, &file_stem(&personality.name), |path| {
            write_new(path, text.as_bytes()).map_err(ShelfError::from)
        })
    }

    /// Gives the personality in a file another name; the file follows, and its new place is told.
    ///
    /// # Errors
    /// The name is empty or too long, or the file cannot be read or written; it is then as before.
    pub fn rename(&self, path: &std::path::Path, name: &str) -> Result<PathBuf, ShelfError> {
        let name = name.trim();
        if name.is_empty() {
            return Err(ShelfError::NoName);
        }
        let letters = name.chars().count();
        if letters > LONGEST_NAME {
            return Err(ShelfError::LongName { letters });
        }
        let renamed = Personality { name: name.to_owned(), ..Personality::read(path)? };
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
        if stem == file_stem(name) {
            write_safely(path, renamed.to_file()?.as_bytes())?;
            return Ok(path.to_owned());
        }
        let added = self.add(&renamed)?;
        // Only now that the new file is on the disk; until then there are two.
        if let Err(source) = fs::remove_file(path) {
            fs::remove_file(&added).ok();
            return Err(not_moved(path, &self.folder, source));
        }
        Ok(added)
    }

    /// Moves a file, whatever it holds, to the trash and says where it lies there.
    ///
    /// # Errors
    /// The system does not move it; it is then where it was.
    pub fn delete(&self, path: &std::path::Path) -> Result<PathBuf, ShelfError> {
        if path == self.folder {
            // It may be a link to a folder that is not there now.
            return Err(StorageError::Folder { path: path.to_owned() }.into());
        }
        fs::create_dir_all(&self.trash).map_err(|source| not_moved(path, &self.trash, source))?;
        move_into(path, &self.trash)
    }

    /// Moves a file from the trash back to the player's own and says where it lies now: under its
    /// old name, or a similar one if that was taken meanwhile.
    ///
    /// # Errors
    /// The system does not move it; it is then where it was.
    pub fn restore(&self, path: &std::path::Path) -> Result<PathBuf, ShelfError> {
        move_into(path, &self.folder)
    }

    /// Removes files from the trash for good; one that is gone already is no problem. Anything that lies
    /// elsewhere is left alone.
    ///
    /// # Errors
    /// The system does not remove one; those before it are gone, and those after it are not.
    pub fn destroy(&self, paths: &[PathBuf]) -> Result<(), ShelfError> {
        for path in paths.iter().filter(|path| path.parent() == Some(self.trash())) {
            match fs::remove_file(path) {
                Err(source) if source.kind() != io::ErrorKind::NotFound => {
                    return Err(ShelfError::NotRemoved { path: path.clone(), source });
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// A name for a copy that none of the `taken` ones has: "Ada copy", "Ada copy 2".
pub(crate) fn name_of_copy(name: &str, taken: &[String]) -> String {
    let plain = format!("{name} copy");
    let numbered = (2..).map(|n| format!("{plain} {n}"));
    let is_free = |name: &String| !taken.iter().any(|known| known.to_lowercase() == name.to_lowercase());
    std::iter::once(plain.clone()).chain(numbered).find(is_free).unwrap_or(plain)
}

/// A name made fit for a file: letters and digits, other characters as single dashes.
pub(crate) fn file_stem(name: &str) -> String {
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let stem: String = words.join("-").chars().take(60).collect();
    if stem.is_empty() { "unnamed".to_owned() } else { stem }
}

fn not_moved(path: &std::path::Path, folder: &std::path::Path, source: io::Error) -> ShelfError {
    ShelfError::NotMoved { path: path.to_owned(), folder: folder.to_owned(), source }
}

/// Puts something under the first name in `folder` that is free; `put` refuses what is taken.
fn in_free_place(
    folder: &std::path::Path,
    stem: &str,
    mut put: impl FnMut(&std::path::Path) -> Result<(), ShelfError>,
) -> Result<PathBuf, ShelfError> {
    for n in 1..=NAMESAKES {
        let path = folder.join(if n == 1 { format!("{stem}.json") } else { format!("{stem}-{n}.json") });
        match put(&path) {
            Err(ShelfError::Storage(StorageError::Exists { .. })) => {}
            done => return done.map(|()| path),
        }
    }
    Err(ShelfError::Crowded { path: folder.join(format!("{stem}.json")) })
}

/// Moves a file to another folder, under a name that is free there.
fn move_into(path: &std::path::Path, folder: &std::path::Path) -> Result<PathBuf, ShelfError> {
    // A name that was to be moved twice, as by two windows, must not leave an empty file behind.
    let metadata = fs::symlink_metadata(path).map_err(|source| not_moved(path, folder, source))?;
    if metadata.is_dir() {
        return Err(StorageError::Folder { path: path.to_owned() }.into());
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    in_free_place(folder, &stem, |target| {
        // The name is taken first, so that the move can replace nothing but what was put there here.
        write_new(target, b"")?;
        rename_or_copy(path, target).map_err(|source| {
            fs::remove_file(target).ok();
            not_moved(path, folder, source)
        })
    })
}

/// Moves a file over another; where the two lie on different disks, by a copy that is whole before
/// the old one goes.
fn rename_or_copy(from: &std::path::Path, to: &std::path::Path) -> io::Result<()> {
    match fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            fs::copy(from, to)?;
            // Opened for writing: some systems write nothing through for a reader.
            fs::File::options().append(true).open(to)?.sync_all()?;
            fs::remove_file(from)
        }
        done => done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn named(name: &str) -> Personality {
        Personality { name: name.to_owned(), ..library::shipped()[0].clone() }
    }

    fn shelf() -> (tempfile::TempDir, Shelf) {
        let root = tempfile::tempdir().unwrap();
        let shelf = Shelf::new(root.path().join("own"), root.path().join("trash"));
        fs::create_dir(shelf.folder()).unwrap();
        (root, shelf)
    }

    fn files(folder: &std::path::Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn adding_replaces_nothing() {
        let (_root, shelf) = shelf();
        let first = shelf.add(&named("Ada!")).unwrap();
        let second = shelf.add(&named("ada")).unwrap();
        assert_eq!(files(shelf.folder()), ["ada-2.json", "ada.json"]);
        assert_eq!(Personality::read(&first).unwrap().name, "Ada!");
        assert_eq!(Personality::read(&second).unwrap().name, "ada");
        let nowhere = Shelf::new(shelf.folder().join("no"), shelf.trash());
        assert!(nowhere.add(&named("Ada")).unwrap_err().to_string().contains("no such folder"));
    }

    #[test]
    fn a_renamed_one_keeps_its_numbers_and_its_file_follows() {
        let (_root, shelf) = shelf();
        let path = shelf.add(&named("Ada")).unwrap();
        shelf.add(&named("Bob")).unwrap();
        let renamed = shelf.rename(&path, " Bob ").unwrap();
        assert_eq!(files(shelf.folder()), ["bob-2.json", "bob.json"]);
        assert_eq!(Personality::read(&renamed).unwrap(), named("Bob"));
        let same = shelf.rename(&shelf.folder().join("bob.json"), "BOB").unwrap();
        assert_eq!(Personality::read(&same).unwrap().name, "BOB");
        assert!(matches!(shelf.rename(&same, "  "), Err(ShelfError::NoName)));
        assert_eq!(files(shelf.folder()).len(), 2);
    }

    #[test]
    fn what_cannot_be_read_is_not_renamed_but_can_be_deleted() {
        let (_root, shelf) = shelf();
        let path = shelf.folder().join("broken.json");
        fs::write(&path, "{").unwrap();
        assert!(shelf.rename(&path, "Whole").is_err());
        let kept = shelf.delete(&path).unwrap();
        assert_eq!((files(shelf.folder()).len(), fs::read_to_string(kept).unwrap()), (0, "{".to_owned()));
    }

    #[test]
    fn deleting_keeps_everything_and_restoring_brings_it_back() {
        let (_root, shelf) = shelf();
        for _ in 0..2 {
            let path = shelf.add(&named("Ada")).unwrap();
            shelf.delete(&path).unwrap();
        }
        assert_eq!(files(shelf.trash()), ["ada-2.json", "ada.json"]);
        shelf.add(&named("Ada")).unwrap();
        let back = shelf.restore(&shelf.trash().join("ada.json")).unwrap();
        assert_eq!(back, shelf.folder().join("ada-2.json"));
        assert_eq!(Personality::read(&back).unwrap(), named("Ada"));
        assert_eq!(files(shelf.trash()), ["ada-2.json"]);
        assert!(shelf.delete(&shelf.folder().join("gone.json")).is_err());
        assert!(shelf.delete(shelf.folder()).unwrap_err().to_string().contains("this is a folder"));
        assert_eq!(files(shelf.trash()), ["ada-2.json"], "a failed move leaves nothing behind");
    }

    #[test]
    fn only_what_lies_in_the_trash_is_removed_for_good() {
        let (_root, shelf) = shelf();
        let deleted = ["Ada", "Bob", "Eve"].map(|name| {
            let path = shelf.add(&named(name)).unwrap();
            shelf.delete(&path).unwrap()
        });
        let kept = shelf.add(&named("Ada")).unwrap();
        let gone = shelf.trash().join("gone.json");
        shelf.destroy(&[deleted[0].clone(), kept, gone, deleted[1].clone()]).unwrap();
        assert_eq!(
            (files(shelf.folder()), files(shelf.trash())),
            (vec!["ada.json".into()], vec!["eve.json".into()])
        );
        fs::create_dir(shelf.trash().join("nest.json")).unwrap();
        let refused = shelf.destroy(&[shelf.trash().join("nest.json")]).unwrap_err();
        assert!(refused.to_string().contains("nest.json: could not remove it"));
    }

    #[test]
    fn a_copy_gets_a_name_of_its_own() {
        let taken = ["Ada".to_owned(), "ada Copy".to_owned(), "Ada copy 2".to_owned()];
        assert_eq!(name_of_copy("Ada", &taken), "Ada copy 3");
        assert_eq!(name_of_copy("Bob", &taken), "Bob copy");
    }
}
