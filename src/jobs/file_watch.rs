//! Watches one file for changes by other programs.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::{Duration, SystemTime};

use span_it_files::storage;

use crate::jobs::Wake;

const CHECK_INTERVAL: Duration = Duration::from_secs(2);

/// When a file was written, and its length; `None` for a missing file.
type Stamp = Option<(SystemTime, u64)>;

/// Watches one file until it is dropped. Dropping does not wait for the thread, because a file on a network may
/// respond slowly.
#[derive(Debug)]
pub(crate) struct FileWatch<T> {
    path: PathBuf,
    checks: Sender<()>,
    changes: Receiver<T>,
}

impl<T: Send + 'static> FileWatch<T> {
    /// Reads the file after each change. It is read at once, too: it may have changed before.
    pub(crate) fn start(path: PathBuf, wake: Wake, read: fn(&Path) -> T) -> io::Result<Self> {
        let (checks, requests) = channel();
        let (changed, changes) = channel();
        let watched = path.clone();
        let watch = move || {
            let mut last = stamp(&watched);
            let mut is_changed = true;
            loop {
                if is_changed {
                    if changed.send(read(&watched)).is_err() {
                        return;
                    }
                    wake();
                }
                match requests.recv_timeout(CHECK_INTERVAL) {
                    Ok(()) | Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                }
                let now = stamp(&watched);
                is_changed = now != last;
                last = now;
            }
        };
        Builder::new().name("file watch".to_owned()).spawn(watch)?;
        Ok(Self { path, checks, changes })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn check(&self) {
        // The thread is gone only after a panic, which its hook has reported.
        self.checks.send(()).unwrap_or_default();
    }

    /// What the file contains, if it has changed.
    pub(crate) fn change(&self) -> Option<T> {
        self.changes.try_iter().last()
    }
}

fn stamp(path: &Path) -> Stamp {
    let metadata = storage::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::test_wake;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[test]
    fn reports_changes_by_others() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("watched.json");
        std::fs::write(&path, "one").unwrap();
        let (wake, woken) = test_wake();
        let watch =
            FileWatch::start(path.clone(), wake, |path| std::fs::read_to_string(path).unwrap()).unwrap();
        woken.recv_timeout(PATIENCE).unwrap();
        assert_eq!(watch.change().as_deref(), Some("one"), "it may have changed before");
        assert_eq!(watch.change(), None);
        std::fs::write(&path, "longer").unwrap();
        watch.check();
        woken.recv_timeout(PATIENCE).unwrap();
        assert_eq!(watch.change().as_deref(), Some("longer"));
        assert_eq!(watch.change(), None);
    }

    #[test]
    fn dropping_ends_the_thread() {
        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = test_wake();
        drop(FileWatch::start(folder.path().join("watched.json"), wake, |_| ()).unwrap());
        let ended = std::iter::repeat_with(|| woken.recv_timeout(PATIENCE)).find_map(Result::err);
        assert_eq!(ended, Some(RecvTimeoutError::Disconnected), "the wake is dropped with the thread");
    }
}
