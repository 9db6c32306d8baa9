//! Writes the program's own files (autosave, settings) on its own thread, so that a slow disk never stops the window.
//! Only the latest content of each file is written.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use span_it_files::storage;

use crate::app::store::cleanup;

#[derive(Debug)]
enum WriteRequest {
    /// `None` removes the file.
    Write(PathBuf, Option<Vec<u8>>),
    /// Replies when all earlier requests have been tried.
    Flush(Sender<()>),
    /// Removes temporary files from a folder, and deleted files with this ending.
    CleanUp(PathBuf, Option<&'static str>),
}

/// A file, and why the last request for it failed, if it did.
pub(super) type Outcome = (PathBuf, Option<String>);

/// Writes files in the background. Dropping it finishes all requests.
#[derive(Debug)]
pub(crate) struct BackgroundWriter {
    requests: Option<Sender<WriteRequest>>,
    outcomes: Receiver<Outcome>,
    thread: Option<JoinHandle<()>>,
}

impl BackgroundWriter {
    pub(crate) fn start() -> std::io::Result<Self> {
        let (requests, incoming) = channel::<WriteRequest>();
        let (outcome, outcomes) = channel();
        let thread = std::thread::Builder::new()
            .name("background writer".into())
            .spawn(move || run_writer(&incoming, &outcome))?;
        Ok(Self { requests: Some(requests), outcomes, thread: Some(thread) })
    }

    pub(crate) fn write(&self, path: PathBuf, content: impl Into<Vec<u8>>) {
        self.send(WriteRequest::Write(path, Some(content.into())));
    }

    pub(crate) fn remove(&self, path: PathBuf) {
        self.send(WriteRequest::Write(path, None));
    }

    /// The receiver gets a message when all requests have been tried, failed ones once more.
    pub(super) fn flush(&self) -> Receiver<()> {
        let (reply, answer) = channel();
        self.send(WriteRequest::Flush(reply));
        answer
    }

    pub(super) fn clear(&self, folder: PathBuf, deleted: Option<&'static str>) {
        self.send(WriteRequest::CleanUp(folder, deleted));
    }

    fn send(&self, request: WriteRequest) {
        if let Some(requests) = &self.requests
            && requests.send(request).is_err()
        {
            // The thread ends only when the writer is dropped.
        }
    }

    pub(super) fn outcomes(&self) -> Vec<Outcome> {
        self.outcomes.try_iter().collect()
    }
}

impl Drop for BackgroundWriter {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            // The panic hook has already reported it, and the window is closing.
        }
    }
}

/// Carries out requests until the channel closes. Writes only the latest content of each file, and retries failed
/// writes with the next requests.
fn run_writer(incoming: &Receiver<WriteRequest>, outcome: &Sender<Outcome>) {
    let mut failed = BTreeMap::new();
    while let Ok(first) = incoming.recv() {
        let mut latest = std::mem::take(&mut failed);
        let mut flushes = Vec::new();
        for request in std::iter::once(first).chain(incoming.try_iter()) {
            match request {
                WriteRequest::Write(path, content) => drop(latest.insert(path, content)),
                WriteRequest::Flush(reply) => flushes.push(reply),
                WriteRequest::CleanUp(folder, deleted) => cleanup::clear_leftovers(&folder, deleted),
            }
        }
        for (path, content) in latest {
            let done = write_or_remove(&path, content.as_deref());
            let problem = done.err().map(|error| error.to_string());
            if problem.is_some() {
                failed.insert(path.clone(), content);
            }
            if outcome.send((path, problem)).is_err() {
                return;
            }
        }
        for reply in flushes {
            // The receiver is gone if the window does not wait any more.
            reply.send(()).unwrap_or_default();
        }
    }
}

fn write_or_remove(path: &std::path::Path, content: Option<&[u8]>) -> Result<(), storage::StorageError> {
    match content {
        Some(content) => storage::write_safely(path, content),
        None => storage::remove(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_latest_content_before_drop_returns() {
        let folder = tempfile::tempdir().unwrap();
        let kept = folder.path().join("kept");
        let writer = BackgroundWriter::start().unwrap();
        for n in 0..50 {
            writer.write(kept.clone(), n.to_string());
        }
        drop(writer);
        assert_eq!(std::fs::read_to_string(kept).unwrap(), "49");
    }

    #[test]
    fn reports_and_retries_failed_writes() {
        let folder = tempfile::tempdir().unwrap();
        let writer = BackgroundWriter::start().unwrap();
        let (kept, lost) = (folder.path().join("kept"), folder.path().join("no such folder").join("file"));
        writer.write(lost.clone(), "x");
        let (path, problem) = writer.outcomes.recv().unwrap();
        assert_eq!(path, lost);
        assert!(problem.unwrap().contains("no such folder"));
        writer.flush().recv().unwrap();
        assert!(writer.outcomes().iter().all(|(path, problem)| *path == lost && problem.is_some()));
        std::fs::create_dir(lost.parent().unwrap()).unwrap();
        writer.write(kept.clone(), "x");
        writer.flush().recv().unwrap();
        let mut done = writer.outcomes();
        done.sort();
        assert_eq!(done, [(kept.clone(), None), (lost.clone(), None)], "the write is retried");
        for _ in 0..2 {
            writer.remove(kept.clone());
            assert_eq!(writer.outcomes.recv().unwrap(), (kept.clone(), None));
        }
        assert!(!kept.exists());
    }
}
