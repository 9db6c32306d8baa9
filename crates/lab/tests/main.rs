//! The integration tests of the arena: one binary, one module per subject.

#![cfg(test)]

mod gtp;
mod opponent_model;
mod recognition;
mod tournament;
mod tournament_stats;
mod training;

/// A path in a temporary folder, which is deleted when it is dropped.
fn temporary(name: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}
