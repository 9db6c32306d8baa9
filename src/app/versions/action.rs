//! Requests to the versions of a personality.

use std::path::PathBuf;

use span_it_core::personality::{Factors, Personality};
use span_it_learning::versions::WinsKept;

/// The personality whose versions are shown, as it is in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    pub personality: Box<Personality>,
    pub file: PathBuf,
}

#[derive(Clone, Debug)]
pub enum VersionsAction {
    Show(Subject),
    /// Takes factors into the editor, as unsaved changes.
    Restore(Subject, Factors),
    /// Compares the personality in the editor with one of its versions.
    Compare(Subject, Box<Personality>),
    /// Keeps the result of an accuracy test.
    Measured(Factors, WinsKept),
}
