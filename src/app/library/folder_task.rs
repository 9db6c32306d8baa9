//! Reads and changes the folder of the player's own personalities, and shows the result in the list.

use std::path::PathBuf;

use crate::app::context::Context;
use crate::app::library::commands::{announce, library_dialog};
use crate::app::library::dialog::{self as list, Entry};
use crate::app::library::own_folder::{FolderError, OwnFolder};
use crate::app::library::ratings::strength_of;
use crate::messages::library as msg;
use span_it_files::storage;

/// The folder of the player's own personalities: from the settings, otherwise in the data folder. Creates it on first use unless the player has chosen it. `None` if nothing can be stored.
pub(crate) fn created_folder(cx: &Context) -> Option<PathBuf> {
    let is_chosen = cx.settings.personality_folder.is_some();
    cx.own_folder().filter(|path| is_chosen || storage::create_folders(path).is_ok())
}

/// That folder and the trash, created on first use. Without a folder nothing can be
/// stored.
fn folder(cx: &Context) -> Option<OwnFolder> {
    let trash = cx.store.folders.as_ref()?.trash();
    Some(OwnFolder::new(created_folder(cx)?, trash))
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

/// Shows the personalities of the folders in the open list, and chooses a file in it.
pub(super) fn refresh(cx: &mut Context, choose: Option<PathBuf>) {
    if library_dialog(cx).is_none() {
        return;
    }
    let listing = Listing::read(folder(cx).as_ref());
    fill(cx, listing);
    if let (Some(form), Some(path)) = (library_dialog(cx), choose) {
        form.choose(&path);
    }
}

/// Reads or changes the folders with `work`, and updates the list.
pub(crate) fn change<T>(cx: &mut Context, work: impl FnOnce(Option<&OwnFolder>) -> T) -> T {
    let result = work(folder(cx).as_ref());
    refresh(cx, None);
    result
}

/// Changes one file, updates the list, and reports the result. `work` returns the path, what was done, and what else
/// the caller needs.
pub(super) fn change_file<T>(
    cx: &mut Context,
    work: impl FnOnce(&OwnFolder) -> Result<(PathBuf, String, T), FolderError>,
) -> Option<(PathBuf, T)> {
    let result = change(cx, |folder| match folder {
        Some(folder) => work(folder).map_err(|error| error.to_string()),
        None => Err(msg::NO_FOLDER.to_owned()),
    });
    match result {
        Ok((path, done, result)) => {
            announce(cx, done, false);
            if let Some(form) = library_dialog(cx) {
                form.choose(&path);
            }
            Some((path, result))
        }
        Err(reason) => {
            announce(cx, msg::nothing_changed(&reason), true);
            None
        }
    }
}
