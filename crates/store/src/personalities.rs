//! Files and folders of personalities, and files of measured strengths.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use span_it_core::json::FormatError;
use span_it_core::personality::ladder::{self, Ladder};
use span_it_core::personality::{MAX_BYTES, Personality};
use span_it_core::text::natural;
use thiserror::Error;

use crate::storage::{self, StorageError, read_limited};

/// Why a file could not be read. Every message names the file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum FileError {
    /// The file could not be read.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The content does not have the required form.
    #[error("{}: {source}", .path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: FormatError,
    },
}

impl FileError {
    /// The message without the path, for texts that have named the file already.
    pub fn reason(&self) -> String {
        match self {
            Self::Storage(error) => error.reason.clone(),
            Self::Format { source, .. } => source.to_string(),
        }
    }
}

/// Reads a personality file. A personality with a blank name gets the name of the file.
///
/// # Errors
/// The file cannot be read, or is not a personality file.
pub fn read(path: &Path) -> Result<Personality, FileError> {
    let text = read_limited(path, MAX_BYTES)?;
    let failed = |source| FileError::Format { path: path.to_owned(), source };
    let mut personality = Personality::from_json(&text).map_err(failed)?;
    if personality.name.trim().is_empty() {
        personality.name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    }
    Ok(personality)
}

/// Reads a ladder file. A file that does not exist gives an empty ladder.
///
/// # Errors
/// The file cannot be read, or is not a ladder file.
pub fn read_ladder(path: &Path) -> Result<Ladder, FileError> {
    match read_limited(path, ladder::MAX_BYTES) {
        Ok(text) => {
            Ladder::from_json(&text).map_err(|source| FileError::Format { path: path.to_owned(), source })
        }
        Err(error) if error.kind == ErrorKind::NotFound => Ok(Ladder::default()),
        Err(error) => Err(error.into()),
    }
}

/// Writes a ladder file atomically.
///
/// # Errors
/// The file cannot be written; an existing file is then unchanged.
pub fn write_ladder(path: &Path, ladder: &Ladder) -> Result<(), StorageError> {
    storage::write_safely(path, ladder.to_json().as_bytes())
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
    let read = |path: PathBuf| Listed { result: read(&path), path };
    let mut listed: Vec<_> = paths.into_iter().map(read).collect();
    listed.sort_by_cached_key(|file| (natural::key(&file.name()), file.path.clone()));
    listed
}

fn json_files(folder: &std::path::Path) -> io::Result<Vec<PathBuf>> {
    let is_json = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    Ok(storage::items(folder)?.into_iter().filter(is_json).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use span_it_core::personality::library;

    use super::*;

    #[test]
    fn lists_a_folder_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let write = |file: &str, text: &str| fs::write(folder.path().join(file), text).unwrap();
        write("1.json", library::builtin_named("Steady").unwrap().to_json().as_str());
        write("2.JSON", library::builtin_named("Blocker").unwrap().to_json().as_str());
        write("old.json", "{}");
        write("notes.txt", "no personality");
        fs::create_dir(folder.path().join("nest.json")).unwrap();
        // What macOS and office programs put beside them.
        for hidden in ["._1.json", ".2.json", "~$1.json"] {
            write(hidden, "{}");
        }
        let listed = list_folder(folder.path());
        let names: Vec<String> = listed.iter().map(Listed::name).collect();
        assert_eq!(names, ["Blocker", "old", "Steady"]);
        assert!(listed[1].result.as_ref().unwrap_err().to_string().contains("old.json: line 1, column 2"));
        assert!(list_folder(&folder.path().join("nowhere")).is_empty());
        let below_a_file = list_folder(&folder.path().join("1.json"));
        assert_eq!(below_a_file.len(), 1);
        assert!(below_a_file[0].result.is_err());
    }

    #[test]
    fn errors_name_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ada.json");
        let sample = || library::builtin_named("Steady").unwrap().to_json();
        fs::write(&path, sample().replacen("\"node_major\": 2.0", "\"node_major\": 1e7", 1)).unwrap();
        let message = read(&path).unwrap_err().to_string();
        let place =
            "line 8, column 19: factors.node_major is 1e7: expected a number from -1,000,000 to 1,000,000";
        assert_eq!(message, format!("{}: {place}", path.display()));
        assert!(matches!(read(folder.path()), Err(FileError::Storage(_))));
        fs::write(&path, sample()).unwrap();
        assert_eq!(read(&path).unwrap().to_json(), sample());
    }

    #[test]
    fn ladder_files_are_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("strengths.json");
        assert_eq!(read_ladder(&path).unwrap(), Ladder::default());
        let ladder = ladder::builtin();
        write_ladder(&path, ladder).unwrap();
        assert_eq!(read_ladder(&path).unwrap(), *ladder);
    }
}
