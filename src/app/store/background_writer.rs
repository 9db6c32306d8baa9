//! The keeper writes the program's own files (autosave, settings) on a thread of its own, so that
//! a slow disk never stops the window. For each file only the latest content counts.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::app::store::cleanup;
use span_it_core::storage;

/// What is asked of the thread.
#[derive(Debug)]
enum Order {
    /// A file and what it is to hold; nothing where it is to go.
    Put(PathBuf, Option<Vec<u8>>),
    /// To say when all that was ordered before has been tried.
    Say(Sender<()>),
    /// To clear a folder of what was left over in it, deleted files with this ending too.
    Clear(PathBuf, Option<&'static str>),
}

/// One file, and why the last order for it could not be carried out, if it could not.
pub(super) type Outcome = (PathBuf, Option<String>);

/// Writes files in the background; dropping it finishes what was ordered.
#[derive(Debug)]
pub(crate) struct Keeper {
    orders: Option<Sender<Order>>,
    outcomes: Receiver<Outcome>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(crate) fn start() -> std::io::Result<Self> {
        let (orders, ordered) = channel::<Order>();
        let (outcome, outcomes) = channel();
        let thread =
            std::thread::Builder::new().name("keeper".into()).spawn(move || keep(&ordered, &outcome))?;
        Ok(Self { orders: Some(orders), outcomes, thread: Some(thread) })
    }

    /// Orders a file to hold `content`.
    pub(crate) fn write(&self, path: PathBuf, content: impl Into<Vec<u8>>) {
        self.order(Order::Put(path, Some(content.into())));
    }

    /// Orders a file to go.
    pub(super) fn remove(&self, path: PathBuf) {
        self.order(Order::Put(path, None));
    }

    /// Waits until all that was ordered has been tried, and what has failed before once more; but no longer than
    /// this.
    pub(super) fn settle(&self, patience: Duration) {
        let (tell, told) = channel();
        self.order(Order::Say(tell));
        // Whether or not it is told in time: what has failed by then is among the outcomes.
        told.recv_timeout(patience).unwrap_or_default();
    }

    /// Orders what was left over in a folder to go: of writing that was broken off, and deleted files, if
    /// their names have an ending.
    pub(super) fn clear(&self, folder: PathBuf, deleted: Option<&'static str>) {
        self.order(Order::Clear(folder, deleted));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders
            && orders.send(order).is_err()
        {
            // The thread ends only with the keeper itself.
        }
    }

    /// What became of the orders since this was last asked.
    pub(super) fn outcomes(&self) -> Vec<Outcome> {
        self.outcomes.try_iter().collect()
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

/// Carries out orders until there is nobody to give any; what has piled up is written once, and what could not
/// be written is tried again with the next orders.
fn keep(ordered: &Receiver<Order>, outcome: &Sender<Outcome>) {
    let mut failed = BTreeMap::new();
    while let Ok(first) = ordered.recv() {
        let mut latest = std::mem::take(&mut failed);
        let mut waiting = Vec::new();
        for order in std::iter::once(first).chain(ordered.try_iter()) {
            match order {
                Order::Put(path, content) => drop(latest.insert(path, content)),
                Order::Say(tell) => waiting.push(tell),
                Order::Clear(folder, deleted) => cleanup::clear_leftovers(&folder, deleted),
            }
        }
        for (path, content) in latest {
            let done = carry_out(&path, content.as_deref());
            let problem = done.err().map(|error| error.to_string());
            if problem.is_some() {
                failed.insert(path.clone(), content);
            }
            if outcome.send((path, problem)).is_err() {
                return;
            }
        }
        for tell in waiting {
            // Nobody waits any more where it took too long.
            tell.send(()).unwrap_or_default();
        }
    }
}

fn carry_out(path: &std::path::Path, content: Option<&[u8]>) -> Result<(), storage::StorageError> {
    match content {
        Some(content) => storage::write_safely(path, content),
        None => storage::remove(path),
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
        let (kept, lost) = (folder.path().join("kept"), folder.path().join("no such folder").join("file"));
        keeper.write(lost.clone(), "x");
        let (path, problem) = keeper.outcomes.recv().unwrap();
        assert_eq!(path, lost);
        assert!(problem.unwrap().contains("no such folder"));
        keeper.settle(Duration::from_mins(1));
        assert!(keeper.outcomes().iter().all(|(path, problem)| *path == lost && problem.is_some()));
        std::fs::create_dir(lost.parent().unwrap()).unwrap();
        keeper.write(kept.clone(), "x");
        keeper.settle(Duration::from_mins(1));
        let mut done = keeper.outcomes();
        done.sort();
        assert_eq!(done, [(kept.clone(), None), (lost.clone(), None)], "it is tried again");
        for _ in 0..2 {
            keeper.remove(kept.clone());
            assert_eq!(keeper.outcomes.recv().unwrap(), (kept.clone(), None));
        }
        assert!(!kept.exists());
    }
}
