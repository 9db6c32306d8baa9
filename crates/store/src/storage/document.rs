use std::io;
use std::path::{Path, PathBuf};

use super::{FileLock, StorageError, create_folders, exists, read_limited, set_aside, write_safely};

/// Reads the content of a file, or says what is wrong with it.
type Read<T> = fn(&[u8]) -> Result<T, String>;

/// A whole file of the program's own. What cannot be read, and what another program has written meanwhile, is set aside and
/// not overwritten.
#[derive(Clone, Debug)]
pub struct Document<T> {
    path: PathBuf,
    limit: usize,
    read: Read<T>,
    /// What was read or written last.
    on_disk: Option<Vec<u8>>,
}

/// Why a file was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// What is wrong with it, without its path.
    pub problem: String,
    /// Its new path; `None` if the system refused to rename it.
    pub path: Option<PathBuf>,
}

impl<T> Document<T> {
    /// A file of at most `limit` bytes. It may be missing.
    pub fn new(path: PathBuf, limit: usize, read: Read<T>) -> Self {
        Self { path, limit, read, on_disk: None }
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps other windows from writing the file.
    ///
    /// # Errors
    /// As [`FileLock::beside`].
    pub fn lock(&self) -> Result<FileLock, StorageError> {
        FileLock::beside(&self.path)
    }

    /// Reads the file. `None` if it is missing.
    ///
    /// # Errors
    /// It cannot be read, and is set aside.
    pub fn load(&mut self) -> Result<Option<T>, SetAside> {
        self.on_disk = None;
        if !exists(&self.path) {
            return Ok(None);
        }
        let bytes = read_limited(&self.path, self.limit).map_err(|error| error.reason);
        match bytes.and_then(|bytes| Ok(((self.read)(&bytes)?, bytes))) {
            Ok((content, bytes)) => {
                self.on_disk = Some(bytes);
                Ok(Some(content))
            }
            Err(problem) => Err(self.set_aside(problem)),
        }
    }

    /// Reads the file without setting it aside. `None` if it is missing or cannot be read.
    pub fn peek(&self) -> Option<T> {
        let bytes = read_limited(&self.path, self.limit).ok()?;
        (self.read)(&bytes).ok()
    }

    /// Sets the file aside because a part of it cannot be used.
    pub fn set_aside(&mut self, problem: String) -> SetAside {
        self.on_disk = None;
        SetAside { problem, path: set_aside(&self.path) }
    }

    /// Writes the file atomically. If another program has changed it since it was read or written, that is set aside.
    ///
    /// # Errors
    /// The file cannot be written, or the changed one cannot be set aside. The old file is then unchanged.
    pub fn save(&mut self, text: &str) -> Result<Option<SetAside>, StorageError> {
        let is_changed = match read_limited(&self.path, self.limit) {
            Ok(bytes) => self.on_disk.as_ref() != Some(&bytes),
            Err(error) => {
                matches!(error.kind, io::ErrorKind::FileTooLarge | io::ErrorKind::PermissionDenied)
            }
        };
        let set_aside = is_changed.then(|| self.set_aside(CHANGED.to_owned()));
        if set_aside.as_ref().is_some_and(|aside| aside.path.is_none()) {
            return Err(StorageError::new(&self.path, io::ErrorKind::PermissionDenied, CHANGED));
        }
        // The folder may have been removed while it was in use.
        self.path.parent().map(create_folders);
        write_safely(&self.path, text.as_bytes())?;
        self.on_disk = Some(text.as_bytes().to_owned());
        Ok(set_aside)
    }
}

const CHANGED: &str = "another program has changed the file while it was in use";
