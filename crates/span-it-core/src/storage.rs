//! Reading and writing files so that nothing is lost: limited reads, and writes that leave either
//! the old file or the new one.

mod growing;

use std::fs::{self, File, Metadata};
use std::io::{self, Read as _, Write as _};
use std::path::PathBuf;

use tempfile::NamedTempFile;
use thiserror::Error;

use crate::json::said_bytes;

#[doc(hidden)]
pub use growing::or_look;
pub use growing::{open_to_append, open_to_append_or_look, open_to_look};

/// Why a file could not be read or written. Every message names the file.
#[derive(Debug, Error)]
pub enum StorageError {
    /// There is no such file.
    #[error("{}: there is no such file", .path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// There is no folder to write the file to.
    #[error("{}: there is no such folder to write to", .path.display())]
    NoFolder {
        /// The file.
        path: PathBuf,
    },
    /// There is something of that name where only a new file may be written.
    #[error("{}: it exists already and was not replaced", .path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// It is a folder.
    #[error("{}: this is a folder, expected a file", .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// It is a device, a pipe or the like.
    #[error("{}: this is a device or a pipe, expected a file", .path.display())]
    NotAFile {
        /// What it is called.
        path: PathBuf,
    },
    /// The system does not let this user at it.
    #[error("{}: no permission to {verb} it", .path.display())]
    NoPermission {
        /// The file.
        path: PathBuf,
        /// What was tried: `read` or `write`.
        verb: &'static str,
        /// What the system says.
        source: io::Error,
    },
    /// The file is marked as not to be changed.
    #[error("{}: the file is read-only", .path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// Another program, or another window of this one, writes to the file.
    #[error("{}: another program or window writes to this file", .path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file has more bytes than a file of its kind may have.
    #[error("{}: the file is too large: it has {bytes} bytes, expected at most {}", .path.display(), said_bytes(*.limit))]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Bytes it has.
        bytes: u64,
        /// Bytes it may have.
        limit: usize,
    },
    /// Anything else that the system reports.
    #[error("{}: could not {verb} it: {source}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What was tried: `read` or `write`.
        verb: &'static str,
        /// What the system says.
        source: io::Error,
    },
}

/// What was tried, for the messages.
const READ: &str = "read";
/// What was tried, for the messages.
const WRITE: &str = "write";

impl StorageError {
    fn new(path: &std::path::Path, verb: &'static str, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::NotFound if verb == WRITE => Self::NoFolder { path },
            io::ErrorKind::NotFound => Self::Missing { path },
            io::ErrorKind::AlreadyExists if verb == WRITE => Self::Exists { path },
            io::ErrorKind::IsADirectory => Self::Folder { path },
            io::ErrorKind::PermissionDenied => Self::NoPermission { path, verb, source },
            _ => Self::Io { path, verb, source },
        }
    }

    /// What the system said when a file or folder was to be read.
    pub fn reading(path: &std::path::Path, error: io::Error) -> Self {
        Self::new(path, READ, error)
    }

    /// What the system said when a file was to be written.
    pub fn writing(path: &std::path::Path, error: io::Error) -> Self {
        Self::new(path, WRITE, error)
    }

    /// The file that the error is about.
    pub fn path(&self) -> &std::path::Path {
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
            | Self::Io { path, .. } => path,
        }
    }

    /// What is wrong, without the file's name: for where that has been said.
    pub fn reason(&self) -> String {
        let said = self.to_string();
        let name = format!("{}: ", self.path().display());
        said.strip_prefix(&name).map_or_else(|| said.clone(), str::to_owned)
    }
}

/// Reads a regular file of at most `max` bytes, and never more than one byte beyond.
///
/// # Errors
/// It is no regular file, too large, or the system refuses.
pub fn read_limited(path: &std::path::Path, max: usize) -> Result<Vec<u8>, StorageError> {
    let failed = |error| StorageError::new(path, READ, error);
    // Before opening: to open a pipe waits for its writer.
    check_regular(path, &fs::metadata(path).map_err(failed)?)?;
    let file = File::open(path).map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    check_regular(path, &metadata)?;
    let mut bytes = Vec::new();
    let beyond = u64::try_from(max).unwrap_or(u64::MAX).saturating_add(1);
    file.take(beyond).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > max {
        // It may have grown since.
        let bytes = metadata.len().max(beyond);
        return Err(StorageError::TooLarge { path: path.to_owned(), bytes, limit: max });
    }
    Ok(bytes)
}

/// Opens a regular file, new or old, to read and write, and leaves what stands in it.
///
/// # Errors
/// It is no regular file, or the system refuses.
pub fn open_to_write(path: &std::path::Path) -> Result<File, StorageError> {
    // Before opening: to open a pipe waits for its reader.
    match fs::metadata(path) {
        Ok(metadata) => check_regular(path, &metadata)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(StorageError::writing(path, error)),
    }
    let opened = File::options().read(true).write(true).create(true).truncate(false).open(path);
    opened.map_err(|error| StorageError::writing(path, error))
}

/// Writes a file so that, whatever happens on the way, the old content or the new is there whole.
///
/// The bytes go to a temporary file in the same folder, are forced to the disk, and take the
/// file's name in one step. An existing file keeps its permissions; of a symbolic link it is the
/// file it leads to that is replaced. The folder must exist.
///
/// # Errors
/// The target is no regular file or read-only, or the system refuses; the old file is then
/// unchanged.
pub fn write_safely(path: &std::path::Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error| StorageError::new(path, WRITE, error);
    let (target, old) = target_of(path)?;
    let folder = folder_of(&target);
    let written = write_temporary(folder, bytes, old.as_ref()).map_err(failed)?;
    written.persist(&target).map_err(|error| failed(error.error))?;
    sync_folder(folder);
    Ok(())
}

/// A name beside a file that nothing bears yet, to set it aside under: `a.json.bad`, `a.json-2.bad`.
pub fn free_beside(path: &std::path::Path, ending: &str) -> PathBuf {
    let old = path.extension().unwrap_or_default().to_string_lossy();
    let numbers = std::iter::once(String::new()).chain((2..100).map(|n| format!("-{n}")));
    let mut names = numbers.map(|number| path.with_extension(format!("{old}{number}.{ending}")));
    let first = path.with_extension(format!("{old}.{ending}"));
    names.find(|name| !name.exists()).unwrap_or(first)
}

/// Removes a file; one that is gone already is no problem.
///
/// # Errors
/// The system refuses.
pub fn remove(path: &std::path::Path) -> Result<(), StorageError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StorageError::writing(path, error)),
        _ => Ok(()),
    }
}

/// Whether [`write_safely`] can write here, as far as can be seen without writing.
///
/// # Errors
/// The target is no regular file or read-only, there is no such folder, or the system takes no such name
/// or no new file there.
pub fn check_writing(path: &std::path::Path) -> Result<(), StorageError> {
    let (target, _) = target_of(path)?;
    let folder = folder_of(&target);
    if !folder.is_dir() {
        return Err(StorageError::NoFolder { path: path.to_owned() });
    }
    check_writable(folder).map_err(|error| StorageError::writing(path, error))
}

/// The file that is replaced when this path is written to, and what is known of it if it is there.
fn target_of(path: &std::path::Path) -> Result<(PathBuf, Option<Metadata>), StorageError> {
    let target = follow_links(path)?;
    let metadata = match fs::metadata(&target) {
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

/// Writes a new file, whole or not at all; what bears the name already, even as a link that leads
/// nowhere, is not touched. The folder must exist.
///
/// # Errors
/// Something of that name exists, or the system refuses.
pub fn write_new(path: &std::path::Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error| StorageError::new(path, WRITE, error);
    check_new(path)?;
    let folder = folder_of(path);
    let written = write_temporary(folder, bytes, None).map_err(failed)?;
    written.persist_noclobber(path).map_err(|error| failed(error.error))?;
    sync_folder(folder);
    Ok(())
}

/// Whether [`write_new`] can write here, as far as can be seen without writing.
///
/// # Errors
/// Something of that name exists, there is no such folder, or the system takes no such name or no new
/// file there.
pub fn check_new(path: &std::path::Path) -> Result<(), StorageError> {
    match fs::symlink_metadata(path) {
        Ok(_) => return Err(StorageError::Exists { path: path.to_owned() }),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {}
        // Such as a name that is too long for the file system.
        Err(error) => return Err(StorageError::writing(path, error)),
    }
    let folder = folder_of(path);
    if !folder.is_dir() {
        return Err(StorageError::NoFolder { path: path.to_owned() });
    }
    check_writable(folder).map_err(|error| StorageError::writing(path, error))
}

/// Whether new files can be written to a folder.
///
/// # Errors
/// What the system says when one is.
pub fn check_writable(folder: &std::path::Path) -> io::Result<()> {
    create_temporary(folder).map(drop)
}

/// The folder that a file lies in.
fn folder_of(path: &std::path::Path) -> &std::path::Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => std::path::Path::new("."),
    }
}

/// Writes the bytes to a new temporary file in `folder`, on the disk and with its final permissions.
fn write_temporary(
    folder: &std::path::Path,
    bytes: &[u8],
    old: Option<&Metadata>,
) -> io::Result<NamedTempFile> {
    let mut file = create_temporary(folder)?;
    // To the file itself: what the other one says of a failure names the temporary file.
    file.as_file_mut().write_all(bytes)?;
    if let Some(metadata) = old {
        file.as_file().set_permissions(metadata.permissions())?;
    }
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(unix)]
fn create_temporary(folder: &std::path::Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt as _;
    // As any new file: the user's mask takes away from this.
    let permissions = fs::Permissions::from_mode(0o666);
    builder().permissions(permissions).tempfile_in(folder).map_err(without_name)
}

#[cfg(not(unix))]
fn create_temporary(folder: &std::path::Path) -> io::Result<NamedTempFile> {
    builder().tempfile_in(folder).map_err(without_name)
}

/// What the system said, without the name of the temporary file: nobody knows that.
fn without_name(error: io::Error) -> io::Error {
    let said = error.to_string();
    match said.split_once(" at path ") {
        Some((reason, _)) => io::Error::new(error.kind(), reason.to_owned()),
        None => error,
    }
}

/// How the names of temporary files begin and end.
/// Prefix and suffix of the names of temporary files.
pub const TEMPORARY: (&str, &str) = (".span-it-", ".tmp");

fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    builder
}

/// Forces the file's new name to the disk. The new content is in place by now; a file system that
/// cannot do this for a folder is no reason to say that saving failed.
#[cfg(unix)]
fn sync_folder(folder: &std::path::Path) {
    if let Ok(folder) = File::open(folder) {
        folder.sync_all().ok();
    }
}

#[cfg(not(unix))]
const fn sync_folder(_: &std::path::Path) {}

/// Links that lead on to links, at most.
const MAX_LINKS: usize = 40;

/// The file that a path leads to, which need not exist: at the end of its links if it is one.
///
/// # Errors
/// A link cannot be read, or the links lead round in a circle.
pub fn follow_links(path: &std::path::Path) -> Result<PathBuf, StorageError> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::symlink_metadata(&target) {
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

fn check_regular(path: &std::path::Path, metadata: &Metadata) -> Result<(), StorageError> {
    if metadata.is_dir() {
        Err(StorageError::Folder { path: path.to_owned() })
    } else if metadata.is_file() {
        Ok(())
    } else {
        Err(StorageError::NotAFile { path: path.to_owned() })
    }
}
