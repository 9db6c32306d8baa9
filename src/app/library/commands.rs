//! Carries out requests to the list of personalities and the folder of the player's own ones.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::editor::unsaved::ask_to_save;
use crate::app::game::new_game;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::action::{LibraryAction, NamedFile};
use crate::app::library::dialog::{LibraryDialog, LibraryPurpose};
use crate::app::library::own_folder::{FolderError, OwnFolder};
use crate::app::library::ratings::{save_ratings, strength_of};
use crate::app::library::{dialog as list, own_folder, pack, transfer};
use crate::app::settings::dialog::SettingsDialog;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::read::{details, excerpt};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::versions::recording;
use crate::jobs::repaint_wake;
use crate::messages::personality_folder;
use crate::messages::{files, library as msg};
use crate::platform::FileKind;
use span_it_core::board::Player;
use span_it_core::personality::{FileError, Personality, library};
use span_it_core::storage;

pub(crate) fn apply(cx: &mut Context, action: LibraryAction) {
    match action {
        LibraryAction::Show => open_library(cx, LibraryPurpose::Browse),
        LibraryAction::OpenFor(player) => {
            let again = Action::Library(LibraryAction::OpenFor(None));
            if player.is_some() || !ask_to_save(cx, again) {
                open_library(cx, player.map_or(LibraryPurpose::Editor, LibraryPurpose::Seat));
            }
        }
        LibraryAction::Load(player, personality, file) => load(cx, player, *personality, file),
        LibraryAction::ChooseFile => ask_to_load(cx),
        LibraryAction::SavePlayersPersonality(player) => {
            let personality = cx.session.seat(player).personality.clone();
            transfer::export(cx, personality);
        }
        LibraryAction::OpenFolder => show_folder(cx),
        LibraryAction::ChooseFolder => ask_for_folder(cx),
        LibraryAction::UseDefaultFolder => cx.settings.personality_folder = None,
        LibraryAction::SaveRating(measured) => save_ratings(cx, vec![*measured]),
        LibraryAction::Rename(path, name) => rename(cx, &path, &name),
        LibraryAction::Duplicate(personality) => duplicate(cx, &personality),
        LibraryAction::Delete(files) => delete(cx, &files),
        LibraryAction::Restore(files) => restore(cx, &files),
        LibraryAction::EmptyTrash(files) => empty_trash(cx, &files),
        LibraryAction::Import => transfer::ask_to_import(cx),
        LibraryAction::LoadFile(path) => load_file(cx, path),
        LibraryAction::ImportFiles(paths) => transfer::import_files(cx, &paths),
        LibraryAction::ExportTo(path, personality) => transfer::export_to(cx, &path, &personality),
        LibraryAction::ExportSeveral(personalities) => transfer::ask_to_export(cx, personalities),
        LibraryAction::ExportInto(folder, personalities) => {
            transfer::export_into(cx, &folder, &personalities);
        }
        LibraryAction::ExportPack(personalities) => pack::ask_to_export(cx, personalities),
        LibraryAction::ExportPackTo(path, personalities) => pack::export_to(cx, &path, &personalities),
        LibraryAction::UseFolder(path) => use_personality_folder(cx, path),
        LibraryAction::Export(personality) => transfer::export(cx, *personality),
    }
}

/// The folder of the player's own personalities, and the trash; `None` if nothing can be stored.
pub(super) fn library_folder(cx: &Context) -> Option<OwnFolder> {
    let trash = cx.store.folders.as_ref()?.trash();
    cx.personality_folder().map(|folder| OwnFolder::new(folder, trash))
}

/// The library, if it is the topmost dialog.
pub(super) fn library_dialog(cx: &mut Context) -> Option<&mut LibraryDialog> {
    cx.view.dialogs.top_mut()
}

fn open_library(cx: &mut Context, purpose: LibraryPurpose) {
    let mut form = LibraryDialog::new(purpose);
    form.fill(entries(cx), library_folder(cx).is_some());
    cx.view.dialogs.push(form);
}

pub(super) fn entries(cx: &Context) -> Vec<list::Entry> {
    let own_folder = library_folder(cx);
    let own = &cx.store.ratings;
    list::entries(own_folder.as_ref(), |factors| strength_of(own, factors).cloned())
}

/// Reads the folders again for the open list, and chooses a file in it.
pub(crate) fn refresh_library(cx: &mut Context, choose: Option<&Path>) {
    let (entries, can_save) = (entries(cx), library_folder(cx).is_some());
    if let Some(form) = library_dialog(cx) {
        form.fill(entries, can_save);
        if let Some(path) = choose {
            form.choose(path);
        }
    }
}

/// Shows a result in the list, or as a notice if the list is not open.
pub(super) fn announce(cx: &mut Context, text: String, is_error: bool) {
    cx.view.announcement.clone_from(&text);
    match library_dialog(cx) {
        Some(form) => form.show_message(text, is_error),
        None if is_error => cx.view.notices.put(Notice::problem(text).with_help(Chapter::Files)),
        None => cx.view.notices.put(Notice { is_error, ..Notice::problem(text) }),
    }
}

/// Changes the folder, updates the list and reports the result.
fn change_folder(
    cx: &mut Context,
    work: impl FnOnce(&OwnFolder) -> Result<PathBuf, FolderError>,
    done: String,
) -> Option<PathBuf> {
    let outcome = library_folder(cx).map(|own_folder| work(&own_folder).map_err(|error| error.to_string()));
    refresh_library(cx, None);
    match outcome.unwrap_or_else(|| Err(msg::NO_FOLDER.to_owned())) {
        Ok(path) => {
            announce(cx, done, false);
            Some(path)
        }
        Err(reason) => {
            announce(cx, msg::nothing_changed(&reason), true);
            None
        }
    }
}

pub(super) fn change_and_choose(
    cx: &mut Context,
    work: impl FnOnce(&OwnFolder) -> Result<PathBuf, FolderError>,
    done: String,
) -> Option<PathBuf> {
    let path = change_folder(cx, work, done)?;
    if let Some(form) = library_dialog(cx) {
        form.choose(&path);
    }
    Some(path)
}

fn rename(cx: &mut Context, path: &Path, name: &str) {
    let before = Personality::read(path).ok();
    let old = before.as_ref().map(|personality| personality.name.clone()).unwrap_or_default();
    let done = msg::renamed(&old, name.trim());
    let renamed = change_and_choose(cx, |own_folder| own_folder.rename(path, name), done);
    let Some(renamed) = renamed else { return };
    if let Some(before) = before {
        recording::note_renamed(cx, before, [path, &renamed]);
    }
    // An editor that is open on the file follows it.
    if let Some(state) = &mut cx.features.editor
        && state.form.file.as_deref() == Some(path)
    {
        state.form.file = Some(renamed);
    }
}

fn duplicate(cx: &mut Context, personality: &Personality) {
    let copy = as_copy(cx, personality.clone());
    change_and_choose(cx, |own_folder| own_folder.add(&copy), msg::duplicated(&copy.name));
}

/// A copy under an unused name. A copy of a built-in personality has no author.
pub(crate) fn as_copy(cx: &Context, personality: Personality) -> Personality {
    let taken: Vec<String> = entries(cx).iter().map(list::Entry::name).collect();
    let is_ours = |author: &String| library::builtin().iter().any(|one| one.author.as_ref() == Some(author));
    Personality {
        name: own_folder::name_of_copy(&personality.name, &taken),
        author: personality.author.filter(|author| !is_ours(author)),
        ..personality
    }
}

fn delete(cx: &mut Context, files: &[NamedFile]) {
    let neighbour = library_dialog(cx).and_then(|form| form.neighbour(files));
    let deleted = move_files(cx, files, OwnFolder::delete, msg::deleted);
    if let Some(form) = library_dialog(cx) {
        form.undo = deleted;
        if let Some(neighbour) = neighbour {
            form.choose(&neighbour);
        }
    }
}

fn restore(cx: &mut Context, files: &[NamedFile]) {
    let restored = move_files(cx, files, OwnFolder::restore, msg::restored);
    if let (Some(form), Some(first)) = (library_dialog(cx), restored.first()) {
        form.choose(&first.path);
    }
}

/// Moves files one by one until a move fails, updates the list and reports the result. Returns the moved files.
fn move_files(
    cx: &mut Context,
    files: &[NamedFile],
    work: fn(&OwnFolder, &Path) -> Result<PathBuf, FolderError>,
    done: fn(&[String]) -> String,
) -> Vec<NamedFile> {
    let (mut moved, mut problem) = (Vec::new(), None);
    for NamedFile { path, name } in files {
        let folder = library_folder(cx).ok_or_else(|| msg::NO_FOLDER.to_owned());
        match folder.and_then(|folder| work(&folder, path).map_err(|error| error.to_string())) {
            Ok(path) => moved.push(NamedFile { path, name: name.clone() }),
            Err(reason) => {
                problem = Some(reason);
                break;
            }
        }
    }
    refresh_library(cx, None);
    let names: Vec<String> = moved.iter().map(|file| file.name.clone()).collect();
    match problem {
        None => announce(cx, done(&names), false),
        Some(reason) if moved.is_empty() => announce(cx, msg::nothing_changed(&reason), true),
        Some(reason) => announce(cx, msg::stopped(&done(&names), &reason), true),
    }
    moved
}

fn empty_trash(cx: &mut Context, files: &[PathBuf]) {
    let done = msg::TRASH_EMPTY.to_owned();
    // No file remains to be chosen in the list.
    change_folder(cx, |own_folder| own_folder.destroy(files).map(|()| PathBuf::new()), done);
}

fn ask_to_load(cx: &mut Context) {
    let then = |path| Action::Library(LibraryAction::LoadFile(path));
    let folder = cx.personality_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Personality, files::OPEN_PERSONALITY, folder, then));
}

/// Loads the personality of a file for the dialog under the list. Does nothing if the list was closed meanwhile.
fn load_file(cx: &mut Context, path: PathBuf) {
    match Personality::read(&path) {
        Ok(personality) => {
            cx.view.notices.close_topic(NoticeTopic::Opening);
            if let Some(form) = library_dialog(cx) {
                let player = form.purpose.player();
                load(cx, player, personality, Some(path));
            }
        }
        Err(error) => report_unreadable(cx, &path, &error),
    }
}

/// Loads a personality into the dialog under the list, or into the editor.
fn load(cx: &mut Context, player: Option<Player>, personality: Personality, file: Option<PathBuf>) {
    if cx.view.dialogs.top::<LibraryDialog>().is_some() {
        cx.view.dialogs.pop();
    }
    if player.is_none() {
        if let Some(form) = cx.features.form_mut() {
            form.load(personality, file);
        }
    } else if let (Some(player), Some(form)) = (player, cx.view.dialogs.top_mut::<new_game::NewGameDialog>())
    {
        form.load(player, personality, file);
    }
}

pub(super) fn report_unreadable(cx: &mut Context, path: &Path, error: &FileError) {
    let text = files::not_opened(path, error.reason());
    if let Some(form) = library_dialog(cx) {
        form.show_error(text.clone(), excerpt(error));
        cx.view.announcement = text;
    } else {
        let notice = Notice::problem(text).topic(NoticeTopic::Opening).with_details(details(path));
        cx.report(notice.with_help(Place::at(Chapter::Files, "personality-files")));
    }
}

fn show_folder(cx: &mut Context) {
    let Some(folder) = cx.personality_folder() else {
        return announce(cx, personality_folder::NO_FOLDER.to_owned(), true);
    };
    cx.platform.show_folder(folder.clone(), repaint_wake(&cx.egui));
    cx.view.shown_folder = Some(folder);
}

pub(crate) fn check_shown_folder(cx: &mut Context) {
    if let Some(problem) = cx.platform.folder_problem() {
        let shown = cx.view.shown_folder.take().unwrap_or_default();
        if shown.extension().is_some_and(|ending| ending == "html") {
            cx.report(Notice::problem(files::not_shown(&shown, &problem)));
        } else {
            announce(cx, personality_folder::folder_not_opened(&shown, &problem), true);
        }
    }
}

fn ask_for_folder(cx: &mut Context) {
    let then = |path| Action::Library(LibraryAction::UseFolder(path));
    let current = cx.personality_folder();
    file_dialog::ask(
        cx,
        FileQuestion::open(FileKind::Folder, personality_folder::CHOOSE_TITLE, current, then),
    );
}

/// Uses another folder for the player's own personalities, if it can be read and written to.
fn use_personality_folder(cx: &mut Context, path: PathBuf) {
    match check_personality_folder(&path) {
        Ok(()) => {
            cx.view.announcement = personality_folder::folder_changed(&path);
            cx.settings.personality_folder = Some(path);
            cx.view.is_folder_missing = false;
        }
        Err(reason) => {
            let notice = Notice::problem(personality_folder::folder_refused(&path, reason));
            cx.report(notice.with_help(Place::at(Chapter::Object, "settings")));
        }
    }
}

pub(crate) fn show_settings(cx: &mut Context) {
    // Checked once: every frame would be too often for a network folder.
    cx.view.is_folder_missing = cx.own_folder().is_some_and(|folder| !folder.is_dir());
    cx.view.dialogs.push(SettingsDialog);
}

fn check_personality_folder(path: &Path) -> Result<(), String> {
    if !path.is_dir() {
        return Err(personality_folder::NOT_A_FOLDER.to_owned());
    }
    if path.to_str().is_none() {
        return Err(personality_folder::NOT_UNICODE.to_owned());
    }
    storage::check_writable(path).map_err(personality_folder::not_writable)
}
