//! What the file of the editor contains.

use std::path::Path;

use span_it_core::personality::Personality;
use span_it_files::storage;

#[derive(Debug)]
pub(super) enum FileContent {
    Personality(Box<Personality>),
    Missing,
    Unreadable,
}

impl FileContent {
    /// Reads the file. A slow disk may take long.
    pub(super) fn read(path: &Path) -> Self {
        match Personality::read(path) {
            Ok(personality) => Self::Personality(Box::new(personality)),
            Err(_) if storage::exists(path) => Self::Unreadable,
            Err(_) => Self::Missing,
        }
    }
}
