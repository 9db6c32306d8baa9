//! Questions about paths, and changes of files and folders in one step.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk;

/// The metadata of a file or folder, after symbolic links.
///
/// # Errors
/// The path does not exist, or the system reports an error.
pub fn metadata(path: &Path) -> io::Result<Metadata> {
    fs::metadata(path)
}

/// The metadata of a file, a folder or a symbolic link.
///
/// # Errors
/// The path does not exist, or the system reports an error.
pub fn symlink_metadata(path: &Path) -> io::Result<Metadata> {
    fs::symlink_metadata(path)
}

/// Whether a path exists. A path that the system cannot read does not.
pub fn exists(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// Whether a path is a folder.
pub fn is_folder(path: &Path) -> bool {
    metadata(path).is_ok_and(|metadata| metadata.is_dir())
}

/// When a file was written last, if the system has that time.
pub fn modified(path: &Path) -> Option<SystemTime> {
    metadata(path).and_then(|metadata| metadata.modified()).ok()
}

/// The paths in a folder, in no order.
///
/// # Errors
/// The folder cannot be read.
pub fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
}

/// Creates a folder, and those above it, unless it exists.
///
/// # Errors
/// The error of the system.
pub fn create_folders(path: &Path) -> io::Result<()> {
    if is_folder(path) {
        return Ok(());
    }
    disk::create_folders(path)
}

/// Renames a file, also over another.
///
/// # Errors
/// The error of the system. The file is then unchanged.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    disk::rename(from, to)
}

/// Removes a file that must exist.
///
/// # Errors
/// The error of the system. The file is then unchanged.
pub fn remove_existing(path: &Path) -> io::Result<()> {
    disk::remove(path)
}

/// Sets when a file was written, if the system allows it.
pub fn set_modified(path: &Path, time: SystemTime) {
    let dated = disk::open(fs::File::options().append(true), path).and_then(|file| file.set_modified(time));
    dated.unwrap_or_default();
}
