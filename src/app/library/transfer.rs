//! Personalities from other places and for them: imports and exports of one file or several.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::library::action::LibraryAction;
use crate::app::library::commands::{announce, library_dialog, report_unreadable};
use crate::app::library::dialog::entries;
use crate::app::library::folder_task;
use crate::app::library::own_folder::{OwnFolder, file_stem};
use crate::app::library::pack;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::read::{Unreadable, is_personality, read_either, read_personality};
use crate::app::store::save::write_personality;
use crate::app::ui::notices::NoticeTopic;
use crate::messages::language::sentences;
use crate::messages::{files, library as msg};
use crate::platform::FileKind;
use span_it_core::personality::{Pack, Personality, library};

pub(super) fn ask_to_import(cx: &mut Context) {
    let then = |paths| Action::Library(LibraryAction::ImportFiles(paths));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open_several(FileKind::Personality, msg::IMPORT_TITLE, folder, then));
}

pub(super) fn import_files(cx: &mut Context, paths: &[PathBuf]) {
    if paths.len() == 1 {
        return pack::import_file(cx, &paths[0]);
    }
    let imported = folder_task::change(cx, |folder| import_several(folder, paths));
    announce(cx, sentences(&imported.sentences()), !imported.problems.is_empty());
    imported.choose_last(cx);
}

/// What became of a file.
enum Import {
    Unreadable(Unreadable),
    /// The personality is in this file already.
    Present(Personality, Option<PathBuf>),
    Added(Personality, PathBuf),
    Failed(String),
}

impl Import {
    fn of(path: &Path, folder: Option<&OwnFolder>) -> Self {
        let personality = match read_personality(path) {
            Ok(personality) => personality,
            Err(error) => return Self::Unreadable(error),
        };
        let existing = entries(folder).into_iter().find(|entry| entry.is_own_copy_of(&personality));
        if let Some(existing) = existing {
            return Self::Present(personality, existing.file);
        }
        let Some(folder) = folder else { return Self::Failed(msg::NO_FOLDER.to_owned()) };
        match folder.add(&personality) {
            Ok(file) => Self::Added(personality, file),
            Err(error) => Self::Failed(error.to_string()),
        }
    }
}

/// Copies one file into the player's own personalities.
pub(crate) fn import_personality(cx: &mut Context, path: &Path) {
    let names = |personality: Personality| [personality.name];
    let (text, file) = match folder_task::change(cx, |folder| Import::of(path, folder)) {
        Import::Unreadable(error) => return report_unreadable(cx, path, error),
        Import::Failed(reason) => return announce(cx, msg::nothing_changed(&reason), true),
        Import::Present(personality, file) => (msg::already_present(&names(personality)), file),
        Import::Added(personality, file) => (msg::imported(&names(personality)), Some(file)),
    };
    cx.view.notices.close_topic(NoticeTopic::Opening);
    announce(cx, text, false);
    if let (Some(form), Some(file)) = (library_dialog(cx), file) {
        form.choose(&file);
    }
}

/// What became of several files.
#[derive(Debug, Default)]
pub(crate) struct Imported {
    added: Vec<String>,
    present: Vec<String>,
    pub(crate) problems: Vec<String>,
    /// The file that was added last.
    last: Option<PathBuf>,
}

impl Imported {
    pub(crate) fn sentences(&self) -> Vec<String> {
        let added = (!self.added.is_empty()).then(|| msg::imported(&self.added));
        let present = (!self.present.is_empty()).then(|| msg::already_present(&self.present));
        added.into_iter().chain(present).chain(self.problems.iter().cloned()).collect()
    }

    /// Imports a pack.
    fn add_pack(&mut self, path: &Path, pack: Pack, folder: Option<&OwnFolder>, own: &mut Vec<Personality>) {
        let mut imported = pack::Imported::of(pack, folder, own);
        self.problems.extend(imported.problems().map(|problems| msg::in_pack(path, &problems)));
        self.present.append(&mut imported.present);
        self.added.extend(imported.added.iter().map(|file| file.name.clone()));
        self.last = imported.added.pop().map(|file| file.path).or(self.last.take());
    }

    /// Chooses the last added one in the open list.
    pub(crate) fn choose_last(&self, cx: &mut Context) {
        if let (Some(form), Some(last)) = (library_dialog(cx), &self.last) {
            form.choose(last);
        }
    }
}

/// Copies files into the player's own personalities, each at most once.
pub(crate) fn import_several(folder: Option<&OwnFolder>, paths: &[PathBuf]) -> Imported {
    let mut imported = Imported::default();
    let mut own = folder.map(|folder| personalities_in(folder.folder())).unwrap_or_default();
    for path in paths {
        if let Some(pack) = pack::read_pack(path) {
            match pack {
                Ok(pack) => imported.add_pack(path, pack, folder, &mut own),
                Err((reason, _)) => imported.problems.push(files::not_opened(path, reason)),
            }
            continue;
        }
        match import_file(folder, path, &mut own) {
            Ok((name, Some(file))) => {
                imported.added.push(name);
                imported.last = Some(file);
            }
            Ok((name, None)) => imported.present.push(name),
            Err(reason) => imported.problems.push(files::not_opened(path, reason)),
        }
    }
    imported
}

/// Copies a file into the folder unless `own` contains its personality. Returns the name, and the new file if there is
/// one.
fn import_file(
    folder: Option<&OwnFolder>,
    path: &Path,
    own: &mut Vec<Personality>,
) -> Result<(String, Option<PathBuf>), String> {
    let bytes = read_either(path)?;
    if !is_personality(path, &bytes) {
        return Err(files::UNKNOWN_DOCUMENT.to_owned());
    }
    let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
    let name = personality.name.clone();
    if own.contains(&personality) {
        return Ok((name, None));
    }
    let file = folder.ok_or(msg::NO_FOLDER)?.add(&personality).map_err(|error| error.to_string())?;
    own.push(personality);
    Ok((name, Some(file)))
}

pub(super) fn personalities_in(folder: &Path) -> Vec<Personality> {
    library::list_folder(folder).into_iter().filter_map(|file| file.result.ok()).collect()
}

pub(super) fn export(cx: &mut Context, personality: Personality) {
    let name = format!("{}.json", file_stem(&personality.name));
    let personality = Box::new(personality);
    let then = move |path| Action::Library(LibraryAction::ExportTo(path, personality));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::save(FileKind::Personality, msg::EXPORT_TITLE, folder, name, then));
}

pub(super) fn export_to(cx: &mut Context, path: &Path, personality: &Personality) {
    let saved = files::saved(path);
    if write_personality(cx, path, personality) {
        folder_task::refresh(cx, None);
        if let Some(form) = library_dialog(cx) {
            form.show_message(saved, false);
        }
    }
}

pub(super) fn ask_to_export(cx: &mut Context, personalities: Vec<Personality>) {
    let then = move |folder| Action::Library(LibraryAction::ExportInto(folder, personalities));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Folder, msg::EXPORT_FOLDER_TITLE, folder, then));
}

/// Writes a new file for each personality that the folder does not contain yet, and reports the result.
pub(super) fn export_into(cx: &mut Context, folder: &Path, personalities: Vec<Personality>) {
    let count = personalities.len();
    match write_new_ones(folder, personalities) {
        (written, None) => announce(cx, msg::exported_beside(written, count - written, folder), false),
        (0, Some(reason)) => announce(cx, msg::not_exported(folder, &reason), true),
        (written, Some(reason)) => {
            announce(cx, msg::stopped(&msg::exported(written, folder), &reason), true);
        }
    }
}

/// Overwrites nothing. Returns the number of new files, and why it stopped.
fn write_new_ones(folder: &Path, personalities: Vec<Personality>) -> (usize, Option<String>) {
    // The trash is not used.
    let target = OwnFolder::new(folder, folder);
    let mut present = personalities_in(folder);
    let mut written = 0;
    for personality in personalities {
        if present.contains(&personality) {
            continue;
        }
        if let Err(error) = target.add(&personality) {
            return (written, Some(error.to_string()));
        }
        written += 1;
        present.push(personality);
    }
    (written, None)
}
