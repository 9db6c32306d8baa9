//! Carries out requests to the list of personalities and the folder of the player's own ones.

use crate::context::files::versions;
use crate::context::prelude::*;
use crate::messages::{files, library as msg, personality_folder as folder_msg};
use crate::model::entry::{Entry, NamedFile, entries, folder_problem, is_of_program};
use crate::model::opponents::strength_of;
use crate::model::own_folder::{OwnFolder, name_of_copy};
use crate::model::store::read::Unreadable;
use crate::pages::library::state::LibraryDialog;
use crate::pages::library::transfer::{export, import_files, import_text};

pub(crate) fn apply(cx: &mut Context, action: LibraryAction) {
    match action {
        LibraryAction::Show => open_library(cx, None),
        LibraryAction::ShowFile(file) => open_library(cx, Some(file)),
        LibraryAction::Refresh => refresh(cx, None),
        LibraryAction::ImportText(text) => import_text(cx, &text),
        LibraryAction::ChooseFolder => ask_for_folder(cx),
        LibraryAction::SavePlayersPersonality(player) => {
            let personality = cx.session.seat(player).personality.clone();
            export(cx, &personality);
        }
        LibraryAction::OpenFolder => show_folder(cx),
        LibraryAction::Rename(path, name) => rename(cx, &path, &name),
        LibraryAction::Delete(files) => delete(cx, files),
        LibraryAction::ImportFiles(paths) => import_files(cx, &paths),
    }
}

/// The library, if it is the topmost dialog.
pub(super) fn library_dialog(cx: &mut Context) -> Option<&mut LibraryDialog> {
    cx.view.dialogs.top_mut()
}

fn open_library(cx: &mut Context, file: Option<PathBuf>) {
    cx.view.dialogs.push(LibraryDialog::new());
    refresh(cx, file);
}

/// Shows the personalities of the folders in the open list, and chooses a file in it.
pub(super) fn refresh(cx: &mut Context, choose: Option<PathBuf>) {
    if library_dialog(cx).is_none() {
        return;
    }
    let folder = cx.own_personalities();
    let mut entries = entries(folder.as_ref());
    for entry in &mut entries {
        let factors = entry.read.as_ref().ok().map(|one| &one.factors);
        entry.strength = factors.and_then(|factors| strength_of(&cx.store.ratings, factors));
    }
    let problem = folder.as_ref().and_then(|folder| folder_problem(&folder.folder));
    if let Some(form) = library_dialog(cx) {
        form.fill(entries, folder.is_some());
        form.folder_problem = problem;
    }
    if let (Some(form), Some(path)) = (library_dialog(cx), choose) {
        form.choose(&path);
    }
}

/// Reads or changes the folders with `work`, and updates the list.
pub(crate) fn change<T>(cx: &mut Context, work: impl FnOnce(Option<&OwnFolder>) -> T) -> T {
    let result = work(cx.own_personalities().as_ref());
    refresh(cx, None);
    result
}

/// Changes one file, updates the list, and reports the result. `work` returns the path, what was done, and what else
/// the caller needs.
fn change_file<T>(
    cx: &mut Context,
    work: impl FnOnce(&OwnFolder) -> Result<(PathBuf, String, T), String>,
) -> Option<(PathBuf, T)> {
    let result = change(cx, |folder| match folder {
        Some(folder) => work(folder),
        None => Err(msg::no_folder().to_owned()),
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

/// Shows a result in the list, or as a notice if the list is not open.
pub(super) fn announce(cx: &mut Context, text: String, is_error: bool) {
    cx.view.announcement.clone_from(&text);
    match library_dialog(cx) {
        Some(form) => form.show_message(text, is_error),
        None if is_error => cx.view.notices.put(Notice::problem(text).with_help(Chapter::Files)),
        None => cx.view.notices.put(Notice { is_error, ..Notice::problem(text) }),
    }
}

fn rename(cx: &mut Context, path: &Path, name: &str) {
    let renamed = change_file(cx, |folder| {
        let before = span_it_store::personalities::read(path).map_err(|error| error.to_string())?;
        Ok((folder.rename(path, name)?, msg::renamed(&before.name, name.trim()), before))
    });
    let Some((renamed, before)) = renamed else { return };
    versions::note_moved(cx, [(before, [path.to_owned(), renamed.clone()])]);
    // An editor that is open on the file follows it.
    let (from, name) = (path.to_owned(), name.trim().to_owned());
    cx.request(Action::Editor(EditorAction::FollowFile { from, to: renamed, name }));
}

pub(super) fn duplicate(cx: &mut Context, personality: &Personality) {
    let player = Some(cx.settings.handle.trim().to_owned()).filter(|player| !player.is_empty());
    change_file(cx, |folder| {
        let copy = copy(personality.clone(), player, Some(folder));
        Ok((folder.add(&copy)?, msg::duplicated(&copy.name), ()))
    });
}

/// A copy under a name that no other personality has. The player is the author of a copy of a built-in personality.
fn copy(personality: Personality, player: Option<String>, folder: Option<&OwnFolder>) -> Personality {
    let taken: Vec<String> = entries(folder).iter().map(Entry::name).collect();
    Personality {
        name: name_of_copy(&personality.name, &taken),
        author: personality.author.filter(|author| !is_of_program(author)).or(player),
        ..personality
    }
}

fn delete(cx: &mut Context, files: Vec<NamedFile>) {
    let neighbour = library_dialog(cx).and_then(|form| form.neighbour(&files));
    let deleted = move_files(cx, files, OwnFolder::delete, msg::deleted);
    if let Some(form) = library_dialog(cx) {
        if !deleted.is_empty() {
            form.undo.push(deleted);
        }
        form.offer_undo();
        if let Some(neighbour) = neighbour {
            form.choose(&neighbour);
        }
    }
}

pub(super) fn restore(cx: &mut Context, files: &[NamedFile]) {
    let restored = move_files(cx, files.to_vec(), OwnFolder::restore, msg::restored);
    if let (Some(form), Some(first)) = (library_dialog(cx), restored.first()) {
        form.choose(&first.path);
        form.undo.retain(|deleted| deleted.iter().all(|file| !files.contains(file)));
        form.offer_undo();
    }
}

/// Moves files one by one, updates the list, and reports the result with the first problem. Returns the moved files.
fn move_files(
    cx: &mut Context,
    files: Vec<NamedFile>,
    move_file: fn(&OwnFolder, &Path) -> Result<PathBuf, String>,
    done: fn(&[String]) -> String,
) -> Vec<NamedFile> {
    let (mut moved, mut personalities, mut problem) = (Vec::new(), Vec::new(), None);
    change(cx, |folder| {
        let Some(folder) = folder else {
            problem = Some(msg::no_folder().to_owned());
            return;
        };
        for NamedFile { path, name } in files {
            let personality = span_it_store::personalities::read(&path).ok();
            match move_file(folder, &path) {
                Ok(new) => {
                    personalities.extend(personality.map(|one| (one, [path, new.clone()])));
                    moved.push(NamedFile { path: new, name });
                }
                Err(reason) => problem = problem.take().or(Some(reason)),
            }
        }
    });
    versions::note_moved(cx, personalities);
    let names: Vec<String> = moved.iter().map(|file| file.name.clone()).collect();
    match problem {
        None => announce(cx, done(&names), false),
        Some(reason) if moved.is_empty() => announce(cx, msg::nothing_changed(&reason), true),
        Some(reason) => announce(cx, msg::not_all(done(&names), &reason), true),
    }
    moved
}

pub(super) fn empty_trash(cx: &mut Context, files: &[PathBuf]) {
    // No file remains to be chosen in the list.
    change_file(cx, |folder| {
        folder.destroy(files).map(|()| (PathBuf::new(), msg::trash_empty().to_owned(), ()))
    });
}

pub(super) fn report_unreadable(cx: &mut Context, path: &Path, error: Unreadable) {
    let details = error.details(path);
    let notice = Notice::problem(files::not_opened(path, error.reason)).with_details(details);
    let help = Place::at(Chapter::Files, "personality-files");
    report_in_library(cx, notice.with_help(help), error.excerpt);
}

/// Shows what is wrong with a file, in the list if it is open.
pub(super) fn report_in_library(cx: &mut Context, notice: Notice, excerpt: Option<String>) {
    cx.view.announcement.clone_from(&notice.text);
    match library_dialog(cx) {
        Some(form) => form.show_error(notice.text, excerpt),
        None => cx.report(notice.topic(NoticeTopic::Opening)),
    }
}

fn show_folder(cx: &mut Context) {
    let Some(folder) = cx.created_folder() else {
        return announce(cx, folder_msg::no_folder().to_owned(), true);
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
            announce(cx, folder_msg::folder_not_opened(&shown, &problem), true);
        }
    }
}

fn ask_for_folder(cx: &mut Context) {
    let then = |path: PathBuf| Action::call(move |cx| use_personality_folder(cx, path.clone()));
    let current = cx.created_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Folder, folder_msg::choose_title(), current, then));
}

/// Uses another folder for the player's own personalities, if it can be read and written to.
fn use_personality_folder(cx: &mut Context, path: PathBuf) {
    match check_personality_folder(&path) {
        Ok(()) => {
            cx.view.announcement = folder_msg::folder_changed(&path);
            cx.settings.personality_folder = Some(path);
            cx.view.is_folder_missing = false;
        }
        Err(reason) => {
            let notice = Notice::problem(folder_msg::folder_refused(&path, reason));
            cx.report(notice.with_help(Place::at(Chapter::Object, "settings")));
        }
    }
}

fn check_personality_folder(path: &Path) -> Result<(), String> {
    if !storage::is_folder(path) {
        return Err(folder_msg::not_a_folder().to_owned());
    }
    if path.to_str().is_none() {
        return Err(folder_msg::not_unicode().to_owned());
    }
    storage::check_writable(path).map_err(folder_msg::not_writable)
}
