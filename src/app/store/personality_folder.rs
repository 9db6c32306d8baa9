//! The folder of the player's own personalities: from the settings, otherwise in the data folder.

use std::path::{Path, PathBuf};

use span_it_files::storage;

use crate::app::context::Context;
use crate::app::store::disk_task::{self, Request};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;

#[derive(Clone, Debug)]
pub(crate) struct PersonalityFolder {
    path: PathBuf,
    /// A folder chosen by the player is never created.
    is_chosen: bool,
}

impl PersonalityFolder {
    /// `None` if nothing can be stored.
    pub(crate) fn of(cx: &Context) -> Option<Self> {
        let is_chosen = cx.settings.personality_folder.is_some();
        cx.own_folder().map(|path| Self { path, is_chosen })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Creates the folder on first use. `None` if that fails. The disk may be slow.
    pub(crate) fn created(self) -> Option<PathBuf> {
        (self.is_chosen || storage::create_folders(&self.path).is_ok()).then_some(self.path)
    }
}

/// Reads the folder, and passes the result to `then`. Creates it on first use.
pub(crate) fn read<T: Send + 'static>(
    cx: &mut Context,
    work: impl FnOnce(Option<PathBuf>) -> T + Send + 'static,
    then: impl FnOnce(&mut Context, Option<T>) + 'static,
) {
    let Some(folder) = PersonalityFolder::of(cx) else {
        return then(cx, Some(work(None)));
    };
    let waiting = Notice::information(files::is_being_read(folder.path())).topic(NoticeTopic::Opening);
    let request = Request::read(folder.path(), waiting);
    disk_task::run(cx, request, || work(folder.created()), |cx, result| then(cx, result.ok()));
}

/// Passes the folder to `then`; `None` if there is none. Creates it on first use.
pub(crate) fn with_folder(cx: &mut Context, then: impl FnOnce(&mut Context, Option<PathBuf>) + 'static) {
    read(cx, |folder| folder, |cx, folder| then(cx, folder.flatten()));
}
