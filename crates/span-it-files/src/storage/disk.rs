//! The calls of the system that use files. With the feature `testing`, tests can make each of them fail.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::{NamedTempFile, TempPath};

#[cfg(feature = "testing")]
use super::faults;
use super::in_use::retry;

/// A step of a write.
#[cfg_attr(not(feature = "testing"), expect(unreachable_pub, reason = "only tests use it outside"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Opening or creating a file to write, or creating a folder.
    Open,
    /// Writing bytes.
    Write,
    /// Forcing the content to the disk.
    Sync,
    /// Giving a file its final name.
    Rename,
    /// Removing a file.
    Remove,
}

/// Fails if a test has requested it for this step on a path.
#[cfg(feature = "testing")]
pub(super) fn before(step: Step, path: &Path) -> io::Result<()> {
    faults::before(step, path)
}

#[cfg(not(feature = "testing"))]
#[expect(clippy::unnecessary_wraps, reason = "tests make it fail")]
pub(super) const fn before(_: Step, _: &Path) -> io::Result<()> {
    Ok(())
}

pub(super) fn open(options: &fs::OpenOptions, path: &Path) -> io::Result<File> {
    before(Step::Open, path)?;
    options.open(path)
}

/// Writes all bytes. A disk that becomes full takes only some of them.
pub(super) fn write(mut file: &File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let faultless = before(Step::Write, path);
    if faultless.is_err() {
        file.write_all(&bytes[..bytes.len() / 2])?;
    }
    faultless.and_then(|()| file.write_all(bytes))
}

pub(super) fn sync(file: &File, path: &Path) -> io::Result<()> {
    before(Step::Sync, path)?;
    file.sync_data()
}

pub(super) fn sync_all(file: &File, path: &Path) -> io::Result<()> {
    before(Step::Sync, path)?;
    file.sync_all()
}

/// Creates a folder and those above it.
pub(super) fn create_folders(path: &Path) -> io::Result<()> {
    before(Step::Open, path)?;
    fs::create_dir_all(path)
}

/// Renames a file, also over another.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    before(Step::Rename, to)?;
    retry(|| fs::rename(from, to))
}

/// Gives a temporary file its name unless that exists.
pub(super) fn persist_new(file: NamedTempFile, path: &Path) -> io::Result<()> {
    let mut temporary = file.into_temp_path();
    rename_new(&temporary, path)?;
    temporary.disable_cleanup(true);
    Ok(())
}

/// Renames a file unless the new path exists.
pub(super) fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    before(Step::Rename, to)?;
    retry(|| {
        // The only portable way to rename without replacing. It must not remove the file if that fails.
        let mut original = TempPath::try_from_path(from)?;
        original.disable_cleanup(true);
        original.persist_noclobber(to).map_err(|error| error.error)
    })
}

pub(super) fn remove(path: &Path) -> io::Result<()> {
    before(Step::Remove, path)?;
    retry(|| fs::remove_file(path))
}
