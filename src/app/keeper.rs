//! The keeper writes the program's own files (autosave, settings) on a thread of its own, so that
//! a slow disk never stops the window. For each file only the latest content counts.
//!
//! May import: storage.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use crate::storage;

/// One file and what it is to hold.
type Order = (PathBuf, Vec<u8>);

/// Writes files in the background; dropping it finishes what was ordered.
#[derive(Debug)]
pub(super) struct Keeper {
    orders: Option<Sender<Order>>,
    problems: Receiver<String>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn start() -> std::io::Result<Self> {
        let (orders, ordered) = channel::<Order>();
        let (problem, problems) = channel();
        let thread =
            std::thread::Builder::new().name("keeper".into()).spawn(move || keep(&ordered, &problem))?;
        Ok(Self { orders: Some(orders), problems, thread: Some(thread) })
    }

    /// Orders a file to hold `content`.
    pub(super) fn write(&self, path: PathBuf, content: impl Into<Vec<u8>>) {
        if let Some(orders) = &self.orders
            && orders.send((path, content.into())).is_err()
        {
            // The thread ends only with the keeper itself.
        }
    }

    /// A file that could not be written, and why.
    pub(super) fn problem(&self) -> Option<String> {
        self.problems.try_recv().ok()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            // The panic has been reported by the hook; the window is closing anyway.
        }
    }
}

/// Carries out orders until there is nobody to give any; what has piled up is written once.
fn keep(ordered: &Receiver<Order>, problem: &Sender<String>) {
    while let Ok(first) = ordered.recv() {
        let latest: BTreeMap<_, _> = std::iter::once(first).chain(ordered.try_iter()).collect();
        for (path, content) in latest {
            if let Err(error) = storage::write_safely(&path, &content)
                && problem.send(error.to_string()).is_err()
            {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_content_stands_when_the_keeper_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let kept = folder.path().join("kept");
        let keeper = Keeper::start().unwrap();
        for n in 0..50 {
            keeper.write(kept.clone(), n.to_string());
        }
        drop(keeper);
        assert_eq!(std::fs::read_to_string(kept).unwrap(), "49");
    }

    #[test]
    fn what_cannot_be_written_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let keeper = Keeper::start().unwrap();
        keeper.write(folder.path().join("no such folder").join("file"), "x");
        let problem = keeper.problems.recv().unwrap();
        assert!(problem.contains("no such folder"), "{problem}");
    }
}
