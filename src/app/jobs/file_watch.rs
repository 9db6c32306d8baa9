//! Watches one file for changes by others, on a thread of its own: the window draws nothing until
//! there is something to say.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::{Duration, SystemTime};

use crate::app::jobs::worker::Wake;

/// How often the file is looked at.
const EVERY: Duration = Duration::from_secs(2);

/// When a file was written, and how long it is; `None` of a file that is not there.
type Stamp = Option<(SystemTime, u64)>;

/// Looks after one file until it is dropped: then its thread ends by itself, and nobody waits for it. A
/// file in a network may be slow to answer.
#[derive(Debug)]
pub struct Watch {
    path: PathBuf,
    looks: Sender<()>,
    changes: Receiver<()>,
}

impl Watch {
    /// Begins to watch a file; that it may have changed before is told as soon as it is watched.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(path: PathBuf, wake: Wake) -> io::Result<Self> {
        let (looks, asked) = channel();
        let (change, changes) = channel();
        let watched = path.clone();
        let life = move || {
            // What happened before, while nobody watched, is for the asker to find out: once, and only now
            // that nothing is missed between.
            let mut known = stamp(&watched);
            let mut is_news = true;
            loop {
                if is_news {
                    if change.send(()).is_err() {
                        return;
                    }
                    wake();
                }
                match asked.recv_timeout(EVERY) {
                    Ok(()) | Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                }
                let now = stamp(&watched);
                is_news = now != known;
                known = now;
            }
        };
        Builder::new().name("file watch".to_owned()).spawn(life)?;
        Ok(Self { path, looks, changes })
    }

    /// The file.
    pub fn path(&self) -> &std::path::Path {
        &self.path
    }

    /// Looks at once, not only when it is time again.
    pub fn look(&self) {
        // It is gone only after a panic, which its hook has reported.
        self.looks.send(()).unwrap_or_default();
    }

    /// Whether the file was written, removed or made since this was last asked.
    pub fn has_changed(&self) -> bool {
        self.changes.try_iter().count() > 0
    }
}

fn stamp(path: &std::path::Path) -> Stamp {
    let metadata = std::fs::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[test]
    fn a_file_that_others_write_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("watched.json");
        std::fs::write(&path, "one").unwrap();
        let (waker, woken) = channel();
        let watch = Watch::start(path.clone(), Arc::new(move || waker.send(()).unwrap_or_default())).unwrap();
        woken.recv_timeout(PATIENCE).unwrap();
        assert!(watch.has_changed(), "nobody watched before");
        assert!(!watch.has_changed());
        std::fs::write(&path, "longer").unwrap();
        watch.look();
        woken.recv_timeout(PATIENCE).unwrap();
        assert!(watch.has_changed());
        assert!(!watch.has_changed());
    }

    #[test]
    fn dropped_its_thread_ends_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let (waker, woken) = channel();
        let wake: Wake = Arc::new(move || waker.send(()).unwrap_or_default());
        drop(Watch::start(folder.path().join("watched.json"), wake).unwrap());
        let ended = std::iter::repeat_with(|| woken.recv_timeout(PATIENCE)).find_map(Result::err);
        assert_eq!(ended, Some(RecvTimeoutError::Disconnected), "the waker goes with the thread");
    }
}
