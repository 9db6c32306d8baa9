//! Writes files that the player chose.

use std::path::Path;

use span_it_files::storage::{self, StorageError};

use crate::app::context::Context;
use crate::app::store::disk_task::{self, Request};
use crate::app::store::file_dialog;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;

/// Writes a file and shows the result, then calls `then` with whether it succeeded: at once, or when a slow disk has
/// answered.
pub(crate) fn write(
    cx: &mut Context,
    path: &Path,
    content: impl AsRef<[u8]>,
    then: impl FnOnce(&mut Context, bool) + 'static,
) {
    if disk_task::is_writing(cx, path) {
        file_dialog::not_saved(cx, files::is_being_saved(path));
        return then(cx, false);
    }
    let (target, content) = (path.to_owned(), content.as_ref().to_vec());
    let work = move || storage::write_safely(&target, &content);
    let file = path.to_owned();
    let waiting = Notice::information(files::is_being_saved(path)).topic(NoticeTopic::Saving);
    disk_task::run(cx, Request::write(path, waiting), work, move |cx, written| {
        let written = written.unwrap_or_else(|error| Err(StorageError::writing(&file, error)));
        let is_written = written.is_ok();
        show(cx, &file, written);
        then(cx, is_written);
    });
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
