//! The integration tests of the toolkit: one binary, one module per subject.

#![cfg(test)]

mod games;
mod gtp;
mod identify_and_clone;
mod names;
mod outputs;
mod picture;
mod pictures;
mod puzzle;
mod toolkit;
mod tournament;
mod train_and_accuracy;

/// A path in a temporary folder, which is deleted when it is dropped.
fn temporary(name: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}
