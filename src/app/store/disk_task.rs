//! Work with files that the player chose, on threads of its own, so that a slow disk never stops the window.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::context::Context;
use crate::app::ui::notices::Notice;
use crate::jobs::job::{Job, Progress};
use crate::jobs::repaint_wake;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    /// The window closes only after it.
    Write,
}

/// Work whose disk has not answered yet.
pub(crate) struct DiskTask {
    path: PathBuf,
    access: Access,
    work: Box<dyn Work>,
}

impl fmt::Debug for DiskTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DiskTask")
            .field("path", &self.path)
            .field("access", &self.access)
            .finish_non_exhaustive()
    }
}

trait Work {
    /// Passes the answer on. Returns itself if there is none in time.
    fn finish_within(self: Box<Self>, cx: &mut Context, most: Duration) -> Result<(), Box<dyn Work>>;
}

struct Running<T, F> {
    job: Job<T>,
    then: F,
}

impl<T, F> Work for Running<T, F>
where
    T: Send + 'static,
    F: FnOnce(&mut Context, io::Result<T>) + 'static,
{
    fn finish_within(self: Box<Self>, cx: &mut Context, most: Duration) -> Result<(), Box<dyn Work>> {
        let answer = match self.job.wait(most) {
            Progress::Pending => return Err(self),
            Progress::Done(answer) => Ok(answer),
            Progress::Lost => Err(io::Error::other("the work with the file stopped")),
        };
        (self.then)(cx, answer);
        Ok(())
    }
}

/// Runs `work` with a file and passes its result to `then`: at once, or when a slow disk has answered. Shows `waiting`
/// until then. Returns whether it is finished.
pub(crate) fn run<T: Send + 'static>(
    cx: &mut Context,
    (path, access, waiting): (&Path, Access, Notice),
    work: impl FnOnce() -> T + Send + 'static,
    then: impl FnOnce(&mut Context, io::Result<T>) + 'static,
) -> bool {
    let job = match Job::start("disk", repaint_wake(&cx.egui), move |_| work()) {
        Ok(job) => job,
        Err(error) => {
            then(cx, Err(error));
            return true;
        }
    };
    let most = cx.platform.max_disk_wait();
    let Err(work) = Box::new(Running { job, then }).finish_within(cx, most) else { return true };
    cx.report(waiting);
    cx.store.disk_tasks.push(DiskTask { path: path.to_owned(), access, work });
    false
}

/// Whether a file is being written.
pub(crate) fn is_writing(cx: &Context, path: &Path) -> bool {
    cx.store.disk_tasks.iter().any(|task| task.access == Access::Write && task.path == path)
}

/// Finishes the work whose disks have answered.
pub(crate) fn update(cx: &mut Context) {
    finish(cx, |_| Duration::ZERO);
}

/// Waits for each disk that is written to, at most this long. Returns whether everything is written.
pub(crate) fn wait_for_writes(cx: &mut Context, most: Duration) -> bool {
    finish(cx, |access| if access == Access::Write { most } else { Duration::ZERO });
    cx.store.disk_tasks.iter().all(|task| task.access == Access::Read)
}

fn finish(cx: &mut Context, most: impl Fn(Access) -> Duration) {
    for DiskTask { path, access, work } in std::mem::take(&mut cx.store.disk_tasks) {
        if let Err(work) = work.finish_within(cx, most(access)) {
            cx.store.disk_tasks.push(DiskTask { path, access, work });
        }
    }
}
