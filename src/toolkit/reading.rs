//! Reads logs with the progress on standard error.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use span_it_core::engine::Stop;
use span_it_lab::tournament::log::{self, Content, LogError, ReadProgress};

use crate::toolkit::progress::{self, Progress};
use crate::toolkit::report::Failure;

/// How often the progress is looked at.
const INTERVAL: Duration = Duration::from_millis(50);

/// Reads a log, also while a tournament writes it.
pub(crate) fn read_log(file: &Path) -> Result<Content, Failure> {
    let progress = ReadProgress::default();
    let read = shown(&progress, || log::read(file, &Stop::default(), &progress));
    read.map_err(Failure::refused)
}

/// Shows the progress of work until it is done.
pub(crate) fn shown<T>(
    progress: &ReadProgress,
    work: impl FnOnce() -> Result<T, LogError>,
) -> Result<T, LogError> {
    let is_done = AtomicBool::new(false);
    scope(|scope| {
        scope.spawn(|| {
            let (line, mut check) = (progress::line(), None);
            while !is_done.load(Ordering::Relaxed) {
                sleep(INTERVAL);
                let (games, checked) = (progress.games() as u64, progress.checked() as u64);
                if checked > 0 {
                    let check: &mut Progress = check.get_or_insert_with(|| {
                        line.finish_and_clear();
                        Progress::new(0, games, "games checked")
                    });
                    check.show(checked, String::new);
                } else if games > 0 {
                    line.set_message(format!("{games} games read"));
                }
            }
        });
        let done = work();
        is_done.store(true, Ordering::Relaxed);
        done
    })
}
