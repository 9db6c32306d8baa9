//! Safe file access: reads with a size limit, atomic writes, and locked append-only logs.

mod disk;
mod document;
mod event_log;
mod lock;

use std::fs::{self, File, Metadata, Permissions};
pub use std::fs::{metadata, symlink_metadata};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::NamedTempFile;
use thiserror::Error;

use span_it_core::text::humanize::byte_size;

pub use disk::{create_folders, entries, exists, is_folder, modified, remove_existing, rename, set_modified};
pub use document::{Document, SetAside};
pub use event_log::{EventLog, LogError, LogFormat, LogLine};
pub use lock::FileLock;

/// Why a file could not be read or written. The message names the file.
#[derive(Debug, Error)]
#[error("{}: {reason}", .path.display())]
#[non_exhaustive]
pub struct StorageError {
    /// The file.
    pub path: PathBuf,
    /// `NotFound` is a missing file, or a missing folder of a file to write. `ResourceBusy` is a file that another
    /// process or another window has locked, or has open without sharing it.
    pub kind: ErrorKind,
    /// The message without the path, for texts that have named the file already.
    pub reason: String,
}

const READ: &str = "read";
const WRITE: &str = "write";

impl StorageError {
    fn new(path: &Path, kind: ErrorKind, reason: impl Into<String>) -> Self {
        Self { path: path.to_owned(), kind, reason: reason.into() }
    }

    fn of_system(path: &Path, verb: &str, error: &io::Error) -> Self {
        match error.kind() {
            _ if disk::is_locked(error) => Self::in_use(path),
            ErrorKind::NotFound if verb == WRITE => Self::no_folder(path),
            kind @ ErrorKind::NotFound => Self::new(path, kind, "there is no such file"),
            ErrorKind::AlreadyExists if verb == WRITE => Self::exists(path),
            ErrorKind::IsADirectory => Self::folder(path),
            kind @ ErrorKind::PermissionDenied => {
                Self::new(path, kind, format!("no permission to {verb} it"))
            }
            kind => Self::new(path, kind, format!("could not {verb} it: {error}")),
        }
    }

    /// The error for a failed read of a file or folder.
    #[expect(clippy::needless_pass_by_value, reason = "for map_err")]
    pub fn reading(path: &Path, error: io::Error) -> Self {
        Self::of_system(path, READ, &error)
    }

    /// The error for a failed write.
    #[expect(clippy::needless_pass_by_value, reason = "for map_err")]
    pub fn writing(path: &Path, error: io::Error) -> Self {
        Self::of_system(path, WRITE, &error)
    }

    /// The error for a path that exists, where only a new file may be written.
    pub fn exists(path: &Path) -> Self {
        Self::new(path, ErrorKind::AlreadyExists, "it exists already and was not replaced")
    }

    /// The error for a path that is a folder.
    pub fn folder(path: &Path) -> Self {
        Self::new(path, ErrorKind::IsADirectory, "this is a folder, expected a file")
    }

    /// The error for a file that another process or another window uses.
    pub fn in_use(path: &Path) -> Self {
        Self::new(path, ErrorKind::ResourceBusy, "another program or window uses this file")
    }

    /// The error for an open file that is no longer at its path.
    fn replaced(path: &Path) -> Self {
        let reason = "another program has moved, removed or replaced this file while it was in use";
        Self::new(path, ErrorKind::NotFound, reason)
    }

    /// The error for a file above the size limit of its kind.
    pub fn too_large(path: &Path, bytes: u64, limit: usize) -> Self {
        let limit = byte_size(limit);
        let reason = format!("the file is too large: it has {bytes} bytes, expected at most {limit}");
        Self::new(path, ErrorKind::FileTooLarge, reason)
    }

    fn no_folder(path: &Path) -> Self {
        Self::new(path, ErrorKind::NotFound, "there is no such folder to write to")
    }
}

static READS_STREAMS: AtomicBool = AtomicBool::new(false);

/// Lets [`read_limited`] read pipes and devices, and standard input for the path `-`. For command lines: a window
/// would wait for the writer.
pub fn read_streams() {
    READS_STREAMS.store(true, Ordering::Relaxed);
}

/// Reads a regular file of at most `max` bytes. Never reads more than `max + 1` bytes.
///
/// # Errors
/// The path is not a regular file, the file is too large, or the system reports an error.
pub fn read_limited(path: &Path, max: usize) -> Result<Vec<u8>, StorageError> {
    let failed = |error| StorageError::reading(path, error);
    let reads_streams = READS_STREAMS.load(Ordering::Relaxed);
    if reads_streams && path == Path::new("-") {
        return read_at_most(io::stdin().lock(), 0, path, max);
    }
    let check = |metadata: &Metadata| match check_regular(path, metadata) {
        Err(error) if !reads_streams || metadata.is_dir() => Err(error),
        _ => Ok(()),
    };
    // Before opening, because opening a pipe blocks until it has a writer.
    check(&metadata(path).map_err(failed)?)?;
    let file = File::open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    check(&metadata)?;
    read_at_most(file, metadata.len(), path, max)
}

fn read_at_most(
    source: impl io::Read,
    length: u64,
    path: &Path,
    max: usize,
) -> Result<Vec<u8>, StorageError> {
    let mut bytes = Vec::new();
    let beyond = u64::try_from(max).unwrap_or(u64::MAX).saturating_add(1);
    source.take(beyond).read_to_end(&mut bytes).map_err(|error| StorageError::reading(path, error))?;
    if bytes.len() > max {
        // The file may have grown since.
        return Err(StorageError::too_large(path, length.max(beyond), max));
    }
    Ok(bytes)
}

/// Opens or creates a regular file to read and write, without truncating it.
///
/// # Errors
/// The path is not a regular file, or the system reports an error.
pub(crate) fn open_to_write(path: &Path) -> Result<File, StorageError> {
    // Before opening, because opening a pipe blocks until it has a reader.
    match metadata(path) {
        Ok(metadata) => check_regular(path, &metadata)?,
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(StorageError::writing(path, error)),
    }
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    options.open(path).map_err(|error| StorageError::writing(path, error))
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
    let mut file = SafeFile::create(path)?;
    file.append(bytes)?;
    file.finish()
}

/// A file that is written in parts as [`write_safely`] does it. Without [`finish`](Self::finish) nothing changes.
#[derive(Debug)]
pub struct SafeFile {
    path: PathBuf,
    target: PathBuf,
    old: Option<Metadata>,
    temporary: NamedTempFile,
}

impl SafeFile {
    /// Creates the temporary file.
    ///
    /// # Errors
    /// As [`write_safely`].
    pub fn create(path: &Path) -> Result<Self, StorageError> {
        let (target, old) = target_of(path)?;
        let temporary = create_temporary(folder_of(&target));
        let temporary = temporary.map_err(|error| StorageError::writing(path, error))?;
        Ok(Self { path: path.to_owned(), target, old, temporary })
    }

    /// Appends bytes.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        let written = self.temporary.as_file().write_all(bytes);
        written.map_err(|error| StorageError::writing(&self.path, error))
    }

    /// Replaces the old file.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn finish(self) -> Result<(), StorageError> {
        let Self { path, target, old, temporary } = self;
        let failed = |error| StorageError::writing(&path, error);
        complete(temporary.as_file(), old.as_ref(), File::set_permissions).map_err(failed)?;
        replace(temporary, &target).map_err(|error| {
            // The folder has just accepted a new file, so Windows refuses because a program shares the old one with nothing.
            let is_open = cfg!(windows) && error.kind() == ErrorKind::PermissionDenied;
            if is_open { StorageError::in_use(&path) } else { failed(error) }
        })?;
        sync_folder(folder_of(&target));
        Ok(())
    }
}

/// The files of a folder that are items of the user, in no order. Hidden files, which systems and drives put beside them,
/// and folders are left out.
///
/// # Errors
/// The folder cannot be read.
pub fn items(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut items = entries(folder)?;
    items.retain(|path| {
        let name = path.file_name().unwrap_or_default().as_encoded_bytes();
        !name.starts_with(b".") && !name.starts_with(b"~$") && !is_folder(path)
    });
    Ok(items)
}

/// An unused path for setting a file aside: `a.json.bad`, `a.json-2.bad`, ....
pub fn unused_sibling(path: &Path, ending: &str) -> PathBuf {
    let old = path.extension().unwrap_or_default().to_string_lossy();
    let numbers = std::iter::once(String::new()).chain((2..100).map(|n| format!("-{n}")));
    let mut names = numbers.map(|number| path.with_extension(format!("{old}{number}.{ending}")));
    let first = path.with_extension(format!("{old}.{ending}"));
    names.find(|name| !exists(name)).unwrap_or(first)
}

/// Renames a file that cannot be used to an unused name with the ending `bad`, so that it is not overwritten. Returns that
/// name; `None` if the system refuses.
pub fn set_aside(path: &Path) -> Option<PathBuf> {
    let aside = unused_sibling(path, "bad");
    rename(path, &aside).is_ok().then_some(aside)
}

/// Removes a file if it exists.
///
/// # Errors
/// The system reports an error.
pub fn remove(path: &Path) -> Result<(), StorageError> {
    match disk::remove_existing(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(StorageError::writing(path, error)),
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
        return Err(StorageError::no_folder(path));
    }
    check_writable(folder).map_err(|error| StorageError::writing(path, error))
}

/// The file that a write to this path replaces, with its metadata if it exists.
fn target_of(path: &Path) -> Result<(PathBuf, Option<Metadata>), StorageError> {
    let target = follow_links(path)?;
    let metadata = match metadata(&target) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok((target, None)),
        Err(error) => return Err(StorageError::writing(path, error)),
    };
    check_regular(path, &metadata)?;
    if metadata.permissions().readonly() {
        return Err(StorageError::new(path, ErrorKind::PermissionDenied, "the file is read-only"));
    }
    Ok((target, Some(metadata)))
}

/// Writes a new file atomically. Never replaces anything, not even a dangling symbolic link. The folder must
/// exist.
///
/// # Errors
/// The path exists, or the system reports an error.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error| StorageError::writing(path, error);
    check_new(path)?;
    let folder = folder_of(path);
    let file = create_temporary(folder).map_err(failed)?;
    // Not through NamedTempFile, whose errors contain the name of the temporary file.
    file.as_file().write_all(bytes).map_err(failed)?;
    file.as_file().sync_all().map_err(failed)?;
    disk::persist_new(file, path).map_err(failed)?;
    sync_folder(folder);
    Ok(())
}

/// Moves a file to a path that must not exist. On the same disk this is one step; otherwise the file is copied first. A
/// crash between copying and removing leaves both, never an incomplete file.
///
/// # Errors
/// The new path exists, or the system reports an error. The file is then unchanged.
pub fn move_new(from: &Path, to: &Path) -> Result<(), StorageError> {
    let failed = |error| StorageError::writing(to, error);
    check_new(to)?;
    match disk::rename_new(from, to) {
        Err(error) if error.kind() == ErrorKind::CrossesDevices => {
            let mut copy = create_temporary(folder_of(to)).map_err(failed)?;
            let mut original = File::open(from).map_err(|error| StorageError::reading(from, error))?;
            io::copy(&mut original, copy.as_file_mut()).map_err(failed)?;
            copy.as_file().sync_all().map_err(failed)?;
            disk::persist_new(copy, to).map_err(failed)?;
            sync_folder(folder_of(to));
            remove(from)
        }
        // The new folder exists, so the old file is missing.
        Err(error) if error.kind() == ErrorKind::NotFound => Err(StorageError::reading(from, error)),
        done => done.map_err(failed),
    }
}

/// Checks, as far as possible without writing, whether [`write_new`] can write to a path.
///
/// # Errors
/// The path exists, the folder does not exist, or the system refuses the name or a new file.
pub fn check_new(path: &Path) -> Result<(), StorageError> {
    match symlink_metadata(path) {
        Ok(_) => return Err(StorageError::exists(path)),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
        // For example a name that is too long.
        Err(error) => return Err(StorageError::writing(path, error)),
    }
    let folder = folder_of(path);
    if !is_folder(folder) {
        return Err(StorageError::no_folder(path));
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

/// Gives a temporary file the permissions of the file that it replaces with `set`, and syncs it.
fn complete(
    file: &File,
    old: Option<&Metadata>,
    set: fn(&File, Permissions) -> io::Result<()>,
) -> io::Result<()> {
    if let Some(metadata) = old {
        // Drives with one owner for all files, such as those of Windows servers and memory cards, refuse it.
        set(file, metadata.permissions()).ok();
    }
    file.sync_all()
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
    tempfile::Builder::new().prefix(prefix).suffix(suffix).make_in(folder, |path| options.open(path))
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
pub(crate) fn follow_links(path: &Path) -> Result<PathBuf, StorageError> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        match symlink_metadata(&target) {
            Ok(metadata) if metadata.is_symlink() => {
                let next = fs::read_link(&target).map_err(|error| StorageError::writing(path, error))?;
                target.pop();
                target.push(next);
            }
            _ => return Ok(target),
        }
    }
    Err(StorageError::writing(path, io::Error::other("too many symbolic links")))
}

/// Checks that a path is a file, not a folder, device or pipe.
///
/// # Errors
/// It is another one.
pub(crate) fn check_regular(path: &Path, metadata: &Metadata) -> Result<(), StorageError> {
    if metadata.is_dir() {
        Err(StorageError::folder(path))
    } else if metadata.is_file() {
        Ok(())
    } else {
        Err(StorageError::new(path, ErrorKind::InvalidInput, "this is a device or a pipe, expected a file"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_where_a_drive_refuses_permissions() {
        let file = tempfile::tempfile().unwrap();
        let old = file.metadata().unwrap();
        let refuse = |_: &File, _: Permissions| Err(ErrorKind::PermissionDenied.into());
        complete(&file, Some(&old), refuse).unwrap();
    }
}
