//! Reads and changes the folder of the player's own personalities in the background, and shows the result in the list.

use std::io;
use std::path::PathBuf;

use crate::app::context::Context;
use crate::app::library::commands::{announce, library_dialog};
use crate::app::library::dialog::{self as list, Entry};
use crate::app::library::own_folder::{FolderError, OwnFolder};
use crate::app::library::ratings::strength_of;
use crate::app::store::disk_task::{self, Request};
use crate::app::store::personality_folder::PersonalityFolder;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::{files, library as msg};
use crate::platform;

/// Both folders before their disk is used. Without a folder nothing can be stored.
#[derive(Debug)]
struct Folders {
    own: Option<PersonalityFolder>,
    trash: PathBuf,
}

impl Folders {
    fn of(cx: &Context) -> Self {
        let trash = cx.store.folders.as_ref().map(platform::Folders::trash);
        let own = trash.as_ref().and_then(|_| PersonalityFolder::of(cx));
        Self { own, trash: trash.unwrap_or_default() }
    }

    fn request(&self, of_path: fn(PathBuf, Notice) -> Request, waiting: Notice) -> Request {
        let own = self.own.as_ref().map(|own| own.path().to_owned());
        of_path(own.unwrap_or_default(), waiting).and(&self.trash)
    }

    /// Creates the folder on first use.
    fn opened(self) -> Option<OwnFolder> {
        let folder = self.own?.created()?;
        Some(OwnFolder::new(folder, self.trash))
    }
}

/// The personalities as the disk had them.
struct Listing {
    entries: Vec<Entry>,
    can_save: bool,
}

impl Listing {
    fn read(folder: Option<&OwnFolder>) -> Self {
        Self { entries: list::entries(folder), can_save: folder.is_some() }
    }
}

/// Shows the built-in personalities in the open list, which need no disk.
pub(super) fn show_built_in(cx: &mut Context) {
    fill(cx, Listing { entries: list::entries(None), can_save: false });
}

/// Shows the personalities in the open list.
fn fill(cx: &mut Context, listing: Listing) {
    let Listing { mut entries, can_save } = listing;
    for entry in &mut entries {
        let factors = entry.read.as_ref().ok().map(|one| &one.factors);
        entry.strength = factors.and_then(|factors| strength_of(&cx.store.ratings, factors).cloned());
    }
    if let Some(form) = library_dialog(cx) {
        form.fill(entries, can_save);
    }
}

/// Whether the library is being changed. Then shows a notice, because another change must wait.
pub(super) fn is_changing(cx: &mut Context) -> bool {
    let folder = PersonalityFolder::of(cx);
    let is_changing = folder.is_some_and(|folder| disk_task::is_writing(cx, folder.path()));
    if is_changing {
        cx.report(Notice::information(msg::IS_BEING_CHANGED).topic(NoticeTopic::Saving));
    }
    is_changing
}

/// Reads the folders, and passes the result of `work` to `then`.
pub(super) fn read<T: Send + 'static>(
    cx: &mut Context,
    work: impl FnOnce(Option<&OwnFolder>) -> T + Send + 'static,
    then: impl FnOnce(&mut Context, io::Result<T>) + 'static,
) {
    let folders = Folders::of(cx);
    let folder = folders.own.as_ref().map(|own| files::is_being_read(own.path())).unwrap_or_default();
    let waiting = Notice::information(folder).topic(NoticeTopic::Opening);
    let request = folders.request(Request::read, waiting);
    disk_task::run(cx, request, move || work(folders.opened().as_ref()), then);
}

/// Shows the personalities of the folders in the open list, and chooses a file in it.
pub(super) fn refresh(cx: &mut Context, choose: Option<PathBuf>) {
    if library_dialog(cx).is_none() {
        return;
    }
    read(cx, Listing::read, move |cx, listing| {
        let Ok(listing) = listing else { return };
        fill(cx, listing);
        if let (Some(form), Some(path)) = (library_dialog(cx), choose) {
            form.choose(&path);
        }
    });
}

/// Changes the folders, updates the list, and passes the result of `work` to `then`.
pub(crate) fn change<T: Send + 'static>(
    cx: &mut Context,
    work: impl FnOnce(Option<&OwnFolder>) -> T + Send + 'static,
    then: impl FnOnce(&mut Context, io::Result<T>) + 'static,
) -> bool {
    let (folders, is_listed) = (Folders::of(cx), library_dialog(cx).is_some());
    let waiting = Notice::information(msg::IS_BEING_CHANGED).topic(NoticeTopic::Saving);
    let request = folders.request(Request::write, waiting);
    let work = move || {
        let folder = folders.opened();
        let result = work(folder.as_ref());
        (result, is_listed.then(|| Listing::read(folder.as_ref())))
    };
    disk_task::run(cx, request, work, |cx, answer| {
        let result = answer.map(|(result, listing)| {
            if let Some(listing) = listing {
                fill(cx, listing);
            }
            result
        });
        then(cx, result);
    })
}

/// Changes one file, updates the list, reports the result, and passes the new path to `then`. `work` returns the path,
/// what was done, and what else `then` needs.
pub(super) fn change_file<T: Send + 'static>(
    cx: &mut Context,
    work: impl FnOnce(&OwnFolder) -> Result<(PathBuf, String, T), FolderError> + Send + 'static,
    then: impl FnOnce(&mut Context, PathBuf, T) + 'static,
) {
    let work = |folder: Option<&OwnFolder>| match folder {
        Some(folder) => work(folder).map_err(|error| error.to_string()),
        None => Err(msg::NO_FOLDER.to_owned()),
    };
    change(cx, work, |cx, result| match disk_task::result(result) {
        Ok((path, done, result)) => {
            announce(cx, done, false);
            if let Some(form) = library_dialog(cx) {
                form.choose(&path);
            }
            then(cx, path, result);
        }
        Err(reason) => announce(cx, msg::nothing_changed(&reason), true),
    });
}
