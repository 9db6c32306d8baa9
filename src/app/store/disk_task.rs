//! Work with files, on threads of its own, so that a slow disk never stops the window. Work with the same file or folder
//! keeps its order.

use std::fmt::{self, Display};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use span_it_files::stopwatch::Stopwatch;

use crate::app::context::Context;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::job::{Job, Progress};
use crate::jobs::repaint_wake;
use crate::messages::files;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Read,
    /// The window closes only after it.
    Write,
}

/// The files or folders that work uses, and what the window shows while their disk is slow.
#[derive(Debug)]
pub(crate) struct Request {
    paths: Vec<PathBuf>,
    access: Access,
    waiting: Notice,
}

impl Request {
    pub(crate) fn read(path: impl Into<PathBuf>, waiting: Notice) -> Self {
        Self { paths: vec![path.into()], access: Access::Read, waiting }
    }

    pub(crate) fn write(path: impl Into<PathBuf>, waiting: Notice) -> Self {
        Self { access: Access::Write, ..Self::read(path, waiting) }
    }

    /// The same for one more file or folder.
    pub(crate) fn and(mut self, path: impl Into<PathBuf>) -> Self {
        self.paths.push(path.into());
        self
    }

    /// Whether one must wait for the other: both use the same file, or one a folder of the other's, and one writes.
    fn conflicts(&self, other: &Self) -> bool {
        let writes = self.access == Access::Write || other.access == Access::Write;
        let overlap = |path: &PathBuf| {
            other.paths.iter().any(|other| path.starts_with(other) || other.starts_with(path))
        };
        writes && self.paths.iter().any(overlap)
    }
}

/// The work whose disks have not answered yet, the earliest first.
#[derive(Debug, Default)]
pub(crate) struct DiskTasks {
    tasks: Vec<DiskTask>,
    started: u64,
    /// How long this frame has waited.
    waited: Duration,
}

struct DiskTask {
    id: u64,
    request: Request,
    work: Box<dyn Work>,
    /// Set when its thread has ended.
    ended: Arc<OnceLock<()>>,
}

impl fmt::Debug for DiskTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DiskTask").field("request", &self.request).finish_non_exhaustive()
    }
}

trait Work {
    /// Whether there is an answer. Waits for it at most this long.
    fn is_done(&mut self, most: Duration) -> bool;

    /// Passes the answer on.
    fn finish(self: Box<Self>, cx: &mut Context);
}

struct Running<T, F> {
    job: Job<T>,
    answer: Option<io::Result<T>>,
    then: F,
}

impl<T, F> Work for Running<T, F>
where
    T: Send + 'static,
    F: FnOnce(&mut Context, io::Result<T>) + 'static,
{
    fn is_done(&mut self, most: Duration) -> bool {
        self.answer = match self.job.wait(most) {
            Progress::Pending => None,
            Progress::Done(answer) => Some(Ok(answer)),
            Progress::Lost => Some(Err(io::Error::other(crate::messages::files::WORK_STOPPED))),
        };
        self.answer.is_some()
    }

    fn finish(self: Box<Self>, cx: &mut Context) {
        if let Some(answer) = self.answer {
            (self.then)(cx, answer);
        }
    }
}

/// Marks work as ended when it is dropped, also by a panic.
struct Ending(Arc<OnceLock<()>>);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.set(()).unwrap_or_default();
    }
}

/// Runs `work` and passes its result to `then`: at once, or when a slow disk has answered. Shows the notice of the
/// request until then. Returns whether it is finished.
pub(crate) fn run<T: Send + 'static>(
    cx: &mut Context,
    request: Request,
    work: impl FnOnce() -> T + Send + 'static,
    then: impl FnOnce(&mut Context, io::Result<T>) + 'static,
) -> bool {
    let earlier = cx.store.disk_tasks.tasks.iter().filter(|task| task.request.conflicts(&request));
    let earlier: Vec<_> = earlier.map(|task| Arc::clone(&task.ended)).collect();
    let ended = Arc::new(OnceLock::new());
    let ending = Ending(Arc::clone(&ended));
    let job = Job::start("disk", repaint_wake(&cx.egui), move |_| {
        let _ending = ending;
        for one in &earlier {
            one.wait();
        }
        work()
    });
    let job = match job {
        Ok(job) => job,
        Err(error) => {
            then(cx, Err(error));
            return true;
        }
    };
    let waiting = request.waiting.clone();
    cx.store.disk_tasks.started += 1;
    let id = cx.store.disk_tasks.started;
    let work = Box::new(Running { job, answer: None, then });
    cx.store.disk_tasks.tasks.push(DiskTask { id, request, work, ended });
    let (most, stopwatch) = (time_left(cx), Stopwatch::start());
    finish(cx, |task| if task.id == id { most } else { Duration::ZERO });
    note_wait(cx, stopwatch.elapsed());
    let is_finished = cx.store.disk_tasks.tasks.iter().all(|task| task.id != id);
    if !is_finished {
        cx.report(waiting);
    }
    is_finished
}

/// Reads a file or a folder with `work`, as [`run`] does, and passes its path and the result to `then`.
pub(crate) fn read<T: Send + 'static>(
    cx: &mut Context,
    path: PathBuf,
    work: impl FnOnce(&Path) -> T + Send + 'static,
    then: impl FnOnce(&mut Context, PathBuf, io::Result<T>) + 'static,
) {
    let waiting = Notice::information(files::is_being_read(&path)).topic(NoticeTopic::Opening);
    let (request, read) = (Request::read(&path, waiting), path.clone());
    run(cx, request, move || work(&read), |cx, answer| then(cx, path, answer));
}

/// The result of work that can fail, as a text.
pub(crate) fn result<T, E: Display>(answer: io::Result<Result<T, E>>) -> Result<T, String> {
    answer.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
}

/// How long this frame may still wait for a disk.
pub(crate) fn time_left(cx: &Context) -> Duration {
    cx.platform.max_disk_wait().saturating_sub(cx.store.disk_tasks.waited)
}

/// Notes that this frame has waited for a disk.
pub(crate) fn note_wait(cx: &mut Context, time: Duration) {
    cx.store.disk_tasks.waited += time;
}

/// Whether this file or folder is being changed.
pub(crate) fn is_writing(cx: &Context, path: &Path) -> bool {
    writes(cx).any(|request| request.paths.iter().any(|written| written == path))
}

fn writes(cx: &Context) -> impl Iterator<Item = &Request> {
    cx.store
        .disk_tasks
        .tasks
        .iter()
        .map(|task| &task.request)
        .filter(|request| request.access == Access::Write)
}

/// A new frame begins, which may wait again.
pub(crate) const fn begin_frame(cx: &mut Context) {
    cx.store.disk_tasks.waited = Duration::ZERO;
}

/// In each frame: finishes the work whose disks have answered.
pub(crate) fn update(cx: &mut Context) {
    finish(cx, |_| Duration::ZERO);
}

/// Waits for the disks that are written to, at most this long together. Returns whether everything is written.
pub(crate) fn wait_for_writes(cx: &mut Context, most: Duration) -> bool {
    let stopwatch = Stopwatch::start();
    finish(cx, |task| match task.request.access {
        Access::Write => most.saturating_sub(stopwatch.elapsed()),
        Access::Read => Duration::ZERO,
    });
    writes(cx).next().is_none()
}

/// Shows what is still being written. Returns whether there is something.
pub(crate) fn show_unwritten(cx: &mut Context) -> bool {
    let waiting = writes(cx).next().map(|request| request.waiting.clone());
    let is_writing = waiting.is_some();
    if let Some(waiting) = waiting {
        cx.report(waiting);
    }
    is_writing
}

fn finish(cx: &mut Context, most: impl Fn(&DiskTask) -> Duration) {
    let ids: Vec<u64> = cx.store.disk_tasks.tasks.iter().map(|task| task.id).collect();
    for id in ids {
        let tasks = &mut cx.store.disk_tasks.tasks;
        let Some(place) = tasks.iter().position(|task| task.id == id) else { continue };
        let (earlier, rest) = tasks.split_at_mut(place);
        let task = &mut rest[0];
        // Results are passed on in the order of the requests.
        if earlier.iter().any(|one| one.request.conflicts(&task.request)) || !task.work.is_done(most(task)) {
            continue;
        }
        let DiskTask { request, work, .. } = tasks.remove(place);
        cx.view.notices.close_matching(|notice| notice.text == request.waiting.text);
        cx.view.dialogs.close_notice(&request.waiting.text);
        work.finish(cx);
    }
}
