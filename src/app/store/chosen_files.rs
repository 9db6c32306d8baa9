//! Writes files that the player chose on threads of their own, so that a slow disk never stops the window.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::context::Context;
use crate::app::store::file_dialog;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::job::{Job, Progress};
use crate::jobs::repaint_wake;
use crate::messages::files;
use span_it_core::storage::{self, StorageError};

/// What follows a write. The second argument is whether it succeeded.
type Then = Box<dyn FnOnce(&mut Context, bool)>;

/// A file whose disk has not answered yet.
pub(crate) struct ChosenFile {
    path: PathBuf,
    job: Job<Result<(), StorageError>>,
    then: Then,
}

impl fmt::Debug for ChosenFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ChosenFile").field("path", &self.path).finish_non_exhaustive()
    }
}

/// Writes a file and shows the result, then calls `then`: at once, or when a slow disk has answered.
pub(crate) fn write(
    cx: &mut Context,
    path: &Path,
    content: impl AsRef<[u8]>,
    then: impl FnOnce(&mut Context, bool) + 'static,
) {
    if cx.store.chosen_files.iter().any(|file| file.path == path) {
        file_dialog::not_saved(cx, files::is_being_saved(path));
        return then(cx, false);
    }
    let (target, content) = (path.to_owned(), content.as_ref().to_vec());
    let work = move |_: &_| storage::write_safely(&target, &content);
    match Job::start("file writer", repaint_wake(&cx.egui), work) {
        Ok(job) => {
            let file = ChosenFile { path: path.to_owned(), job, then: Box::new(then) };
            let wait = cx.platform.max_write_wait();
            if let Err(file) = finish_within(cx, file, wait) {
                cx.report(Notice::information(files::is_being_saved(path)).topic(NoticeTopic::Saving));
                cx.store.chosen_files.push(file);
            }
        }
        Err(error) => {
            show(cx, path, Err(StorageError::writing(path, error)));
            then(cx, false);
        }
    }
}

/// Finishes the writes whose disks have answered.
pub(crate) fn update(cx: &mut Context) {
    wait(cx, Duration::ZERO);
}

/// Waits for each disk at most this long. Returns whether all files are finished.
pub(crate) fn wait(cx: &mut Context, most: Duration) -> bool {
    for file in std::mem::take(&mut cx.store.chosen_files) {
        if let Err(file) = finish_within(cx, file, most) {
            cx.store.chosen_files.push(file);
        }
    }
    cx.store.chosen_files.is_empty()
}

/// Returns the file if its disk does not answer in time.
fn finish_within(cx: &mut Context, file: ChosenFile, most: Duration) -> Result<(), ChosenFile> {
    let written = match file.job.wait(most) {
        Progress::Pending => return Err(file),
        Progress::Done(written) => written,
        Progress::Lost => Err(StorageError::writing(&file.path, io::Error::other("the write stopped"))),
    };
    let is_written = written.is_ok();
    show(cx, &file.path, written);
    (file.then)(cx, is_written);
    Ok(())
}

fn show(cx: &mut Context, path: &Path, written: Result<(), StorageError>) {
    if let Err(error) = written {
        return file_dialog::not_saved(cx, files::not_saved(path, error.reason()));
    }
    cx.view.notices.close_topic(NoticeTopic::Saving);
    cx.confirm(files::saved(path));
    // Of processes that were killed while they saved here.
    if let (Some(writer), Some(folder)) = (&cx.store.writer, path.parent()) {
        writer.clear(folder.to_owned(), None);
    }
}
