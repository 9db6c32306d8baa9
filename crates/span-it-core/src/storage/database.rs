//! The steps of a database, which uses its file through code of its own. Only tests make them fail or wait.

use std::io;
use std::path::Path;

use super::disk::{self, Step};

/// Before a database is opened or created.
///
/// # Errors
/// A test has requested one.
pub fn before_opening(path: &Path) -> io::Result<()> {
    disk::before(Step::Open, path)
}

/// Before a database is read.
///
/// # Errors
/// The test has waited too long.
pub fn before_reading(path: &Path) -> io::Result<()> {
    disk::before(Step::Read, path)
}

/// Before a database is changed.
///
/// # Errors
/// A test has requested one.
pub fn before_changing(path: &Path) -> io::Result<()> {
    disk::before(Step::Write, path)
}

/// Before the changes of a database are forced to the disk.
///
/// # Errors
/// A test has requested one.
pub fn before_committing(path: &Path) -> io::Result<()> {
    disk::before(Step::Sync, path)
}
