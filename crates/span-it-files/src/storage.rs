//! Safe file access: reads with a size limit, atomic writes, and locked append-only logs.

mod append_log;
mod disk;
#[cfg(feature = "testing")]
pub mod faults;

use std::fs::{self, File, Metadata};
pub use std::fs::{metadata, symlink_metadata};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use thiserror::Error;

use crate::text::humanize::byte_size;

pub use append_log::{AppendLog, Lines};
pub use disk::{create_folders, entries, exists, is_folder, modified, remove_existing, rename, set_modified};

/// Why a file could not be read or written. Every message names the file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StorageError {
    /// The file does not exist.
    #[error("{}: there is no such file", .path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// The folder of the file does not exist.
    #[error("{}: there is no such folder to write to", .path.display())]
    NoFolder {
        /// The file.
        path: PathBuf,
    },
    /// The path exists, but only a new file may be written.
    #[error("{}: it exists already and was not replaced", .path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The path is a folder.
    #[error("{}: this is a folder, expected a file", .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// The path is a device, a pipe or another special file.
    #[error("{}: this is a device or a pipe, expected a file", .path.display())]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The user has no permission.
    #[error("{}: no permission to {verb} it", .path.display())]
    NoPermission {
        /// The file.
        path: PathBuf,
        /// The failed operation: `read` or `write`.
        verb: &'static str,
        /// The error of the system.
        source: io::Error,
    },
    /// The file is read-only.
    #[error("{}: the file is read-only", .path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// Another process or another window has locked the file, or has it open without sharing it.
    #[error("{}: another program or window uses this file", .path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file exceeds the size limit of its kind.
    #[error("{}: the file is too large: it has {bytes} bytes, expected at most {}", .path.display(), byte_size(*.limit))]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The size in bytes.
        bytes: u64,
        /// The maximum size in bytes.
        limit: usize,
    },
    /// A line of a log is longer than any that the program writes.
    #[error("{}: line {line} is too long: expected at most {}", .path.display(), byte_size(*.limit))]
    LongLine {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// Maximum length in bytes.
        limit: usize,
    },
    /// Another error of the system.
    #[error("{}: could not {verb} it: {source}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The failed operation: `read` or `write`.
        verb: &'static str,
        /// The error of the system.
        source: io::Error,
    },
}

const READ: &str = "read";
const WRITE: &str = "write";

impl StorageError {
    fn new(path: &Path, verb: &'static str, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            _ if disk::is_locked(&source) => Self::InUse { path },
            io::ErrorKind::NotFound if verb == WRITE => Self::NoFolder { path },
            io::ErrorKind::NotFound => Self::Missing { path },
            io::ErrorKind::AlreadyExists if verb == WRITE => Self::Exists { path },
            io::ErrorKind::IsADirectory => Self::Folder { path },
            io::ErrorKind::PermissionDenied => Self::NoPermission { path, verb, source },
            _ => Self::Io { path, verb, source },
        }
    }

    /// The error for a failed read of a file or folder.
    pub fn reading(path: &Path, error: io::Error) -> Self {
        Self::new(path, READ, error)
    }

    /// The error for a failed write.
    pub fn writing(path: &Path, error: io::Error) -> Self {
        Self::new(path, WRITE, error)
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Missing { path }
            | Self::NoFolder { path }
            | Self::Exists { path }
            | Self::Folder { path }
            | Self::NotAFile { path }
            | Self::NoPermission { path, .. }
            | Self::ReadOnly { path }
            | Self::InUse { path }
            | Self::TooLarge { path, .. }
            | Self::LongLine { path, .. }
            | Self::Io { path, .. } => path,
        }
    }

    /// The message without the path, for texts that have named the file already.
    pub fn reason(&self) -> String {
        let message = self.to_string();
        let name = format!("{}: ", self.path().display());
        message.strip_prefix(&name).map_or_else(|| message.clone(), str::to_owned)
    }
}

/// Reads a regular file of at most `max` bytes. Never reads more than `max + 1` bytes.
///
/// # Errors
/// The path is not a regular file, the file is too large, or the system reports an error.
pub fn read_limited(path: &Path, max: usize) -> Result<Vec<u8>, StorageError> {
    let failed = |error| StorageError::new(path, READ, error);
    // Before opening, because opening a pipe blocks until it has a writer.
    check_regular(path, &metadata(path).map_err(failed)?)?;
    let file = File::open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    check_regular(path, &metadata)?;
    let mut bytes = Vec::new();
    let beyond = u64::try_from(max).unwrap_or(u64::MAX).saturating_add(1);
    file.take(beyond).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > max {
        // The file may have grown since.
        let bytes = metadata.len().max(beyond);
        return Err(StorageError::TooLarge { path: path.to_owned(), bytes, limit: max });
    }
    Ok(bytes)
}

/// Opens or creates a regular file to read and write, without truncating it.
///
/// # Errors
/// The path is not a regular file, or the system reports an error.
pub fn open_to_write(path: &Path) -> Result<File, StorageError> {
    // Before opening, because opening a pipe blocks until it has a reader.
    match metadata(path) {
        Ok(metadata) => check_regular(path, &metadata)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(StorageError::writing(path, error)),
    }
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    disk::open(&options, path).map_err(|error| StorageError::writing(path, error))
}

/// Writes a file atomically: after a crash it has either the old or the new content.
///
/// Writes and syncs a temporary file in the same folder and renames it. An existing file keeps its
/// permissions. A symbolic link stays, and its target is replaced. The folder must exist.
///
/// # Errors
/// The target is not a regular file or is read-only, or the system reports an error. The old file is then
/// unchanged.
pub fn write_safely(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error| StorageError::new(path, WRITE, error);
    let (target, old) = target_of(path)?;
    let folder = folder_of(&target);
    let written = write_temporary(folder, bytes, old.as_ref()).map_err(failed)?;
    replace(written, &target).map_err(|error| {
        // The folder has just accepted a new file, so Windows refuses because a program shares the old one with nothing.
        let is_open = cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied;
        if is_open { StorageError::InUse { path: path.to_owned() } } else { failed(error) }
    })?;
    sync_folder(folder);
    Ok(())
}

/// An unused path for setting a file aside: `a.json.bad`, `a.json-2.bad`, ....
pub fn unused_sibling(path: &Path, ending: &str) -> PathBuf {
    let old = path.extension().unwrap_or_default().to_string_lossy();
    let numbers = std::iter::once(String::new()).chain((2..100).map(|n| format!("-{n}")));
    let mut names = numbers.map(|number| path.with_extension(format!("{old}{number}.{ending}")));
    let first = path.with_extension(format!("{old}.{ending}"));
    names.find(|name| !exists(name)).unwrap_or(first)
}

/// Removes a file if it exists.
///
/// # Errors
/// The system reports an error.
pub fn remove(path: &Path) -> Result<(), StorageError> {
    match disk::remove_existing(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StorageError::writing(path, error)),
        _ => Ok(()),
    }
}

/// Checks, as far as possible without writing, whether [`write_safely`] can write to a path.
///
/// # Errors
/// The target is not a regular file or is read-only, the folder does not exist, or the system refuses the name
/// or a new file.
pub fn check_writing(path: &Path) -> Result<(), StorageError> {
    let (target, _) = target_of(path)?;
    let folder = folder_of(&target);
    if !is_folder(folder) {
        return Err(StorageError::NoFolder { path: path.to_owned() });
    }
    check_writable(folder).map_err(|error| StorageError::writing(path, error))
}

/// The file that a write to this path replaces, with its metadata if it exists.
fn target_of(path: &Path) -> Result<(PathBuf, Option<Metadata>), StorageError> {
    let target = follow_links(path)?;
    let metadata = match metadata(&target) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((target, None)),
        Err(error) => return Err(StorageError::new(path, WRITE, error)),
    };
    check_regular(path, &metadata)?;
    if metadata.permissions().readonly() {
        return Err(StorageError::ReadOnly { path: path.to_owned() });
    }
    Ok((target, Some(metadata)))
}

/// Writes a new file atomically. Never replaces anything, not even a dangling symbolic link. The folder must
/// exist.
///
/// # Errors
/// The path exists, or the system reports an error.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error| StorageError::new(path, WRITE, error);
    check_new(path)?;
    let folder = folder_of(path);
    let written = write_temporary(folder, bytes, None).map_err(failed)?;
    disk::persist_new(written, path).map_err(failed)?;
    sync_folder(folder);
    Ok(())
}

/// Moves a file to a path that must not exist. On the same disk this is one step; otherwise the file is copied first. A
/// crash between copying and removing leaves both, never an incomplete file.
///
/// # Errors
/// The new path exists, or the system reports an error. The file is then unchanged.
pub fn move_new(from: &Path, to: &Path) -> Result<(), StorageError> {
    let failed = |error| StorageError::new(to, WRITE, error);
    check_new(to)?;
    match disk::rename_new(from, to) {
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            let mut copy = create_temporary(folder_of(to)).map_err(failed)?;
            let mut original = File::open(from).map_err(|error| StorageError::reading(from, error))?;
            io::copy(&mut original, copy.as_file_mut()).map_err(failed)?;
            disk::sync_all(copy.as_file(), to).map_err(failed)?;
            disk::persist_new(copy, to).map_err(failed)?;
            sync_folder(folder_of(to));
            remove(from)
        }
        // The new folder exists, so the old file is missing.
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StorageError::reading(from, error)),
        done => done.map_err(failed),
    }
}

/// Checks, as far as possible without writing, whether [`write_new`] can write to a path.
///
/// # Errors
/// The path exists, the folder does not exist, or the system refuses the name or a new file.
pub fn check_new(path: &Path) -> Result<(), StorageError> {
    match symlink_metadata(path) {
        Ok(_) => return Err(StorageError::Exists { path: path.to_owned() }),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {}
        // For example a name that is too long.
        Err(error) => return Err(StorageError::writing(path, error)),
    }
    let folder = folder_of(path);
    if !is_folder(folder) {
        return Err(StorageError::NoFolder { path: path.to_owned() });
    }
    check_writable(folder).map_err(|error| StorageError::writing(path, error))
}

/// Checks whether a folder accepts new files.
///
/// # Errors
/// The error of the system for a new file.
pub fn check_writable(folder: &Path) -> io::Result<()> {
    create_temporary(folder).map(drop)
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Writes and syncs a new temporary file in `folder`, with its final permissions.
fn write_temporary(folder: &Path, bytes: &[u8], old: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let file = create_temporary(folder)?;
    // Not through NamedTempFile, whose errors contain the name of the temporary file.
    disk::write(file.as_file(), file.path(), bytes)?;
    if let Some(metadata) = old {
        file.as_file().set_permissions(metadata.permissions())?;
    }
    disk::sync_all(file.as_file(), file.path())?;
    Ok(file)
}

/// Renames a temporary file to its target.
fn replace(file: NamedTempFile, target: &Path) -> io::Result<()> {
    // Not NamedTempFile::persist: it does not replace an open file on Windows, while the standard library does so from
    // Windows 10 on.
    let mut temporary = file.into_temp_path();
    disk::rename(&temporary, target)?;
    temporary.disable_cleanup(true);
    Ok(())
}

/// Prefix and suffix of the names of temporary files.
pub const TEMPORARY: (&str, &str) = (".span-it-", ".tmp");

/// Creates the file itself instead of letting `tempfile` do so, whose errors contain the temporary name.
fn create_temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    let (prefix, suffix) = TEMPORARY;
    tempfile::Builder::new().prefix(prefix).suffix(suffix).make_in(folder, |path| disk::open(&options, path))
}

/// Syncs the rename. The content is in place already, so a file system that cannot sync folders is no error.
#[cfg(unix)]
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        folder.sync_all().ok();
    }
}

#[cfg(not(unix))]
const fn sync_folder(_: &Path) {}

/// Maximum length of a chain of symbolic links.
const MAX_LINKS: usize = 40;

/// The target of a path after all symbolic links; it need not exist.
///
/// # Errors
/// A link cannot be read, or the links form a loop.
pub fn follow_links(path: &Path) -> Result<PathBuf, StorageError> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        match symlink_metadata(&target) {
            Ok(metadata) if metadata.is_symlink() => {
                let next = fs::read_link(&target).map_err(|error| StorageError::new(path, WRITE, error))?;
                target.pop();
                target.push(next);
            }
            _ => return Ok(target),
        }
    }
    let source = io::Error::other("too many symbolic links");
    Err(StorageError::Io { path: path.to_owned(), verb: WRITE, source })
}

fn check_regular(path: &Path, metadata: &Metadata) -> Result<(), StorageError> {
    if metadata.is_dir() {
        Err(StorageError::Folder { path: path.to_owned() })
    } else if metadata.is_file() {
        Ok(())
    } else {
        Err(StorageError::NotAFile { path: path.to_owned() })
    }
}
