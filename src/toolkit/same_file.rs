//! Whether two paths on the command line lead to the same file.

use std::path::Path;

/// Whether two paths are equal or lead to the same existing file.
pub(crate) fn same_file(one: &Path, another: &Path) -> bool {
    one == another || same_file::is_same_file(one, another).unwrap_or(false)
}
