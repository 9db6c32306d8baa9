//! Sets unreadable files aside, so that they are not overwritten.

use std::path::{Path, PathBuf};

use span_it_files::storage;

/// Renames an unreadable file to an unused name with the ending `bad`. Returns that name; `None` if the system refuses.
pub(crate) fn set_aside(path: &Path) -> Option<PathBuf> {
    rename(path, storage::unused_sibling(path, "bad"))
}

/// Renames a file. Returns its new name; `None` if the system refuses.
pub(super) fn rename(path: &Path, aside: PathBuf) -> Option<PathBuf> {
    storage::rename(path, &aside).is_ok().then_some(aside)
}
