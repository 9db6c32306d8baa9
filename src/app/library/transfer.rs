//! Personalities from other places and for them: imports and exports of one file or several.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::library::action::LibraryAction;
use crate::app::library::commands::{
    announce, change_and_choose, entries, library_dialog, library_folder, refresh_library, report_unreadable,
};
use crate::app::library::own_folder::{OwnFolder, file_stem};
use crate::app::library::pack;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::read::{is_personality, read_either};
use crate::app::store::save::write_personality;
use crate::app::ui::notices::NoticeTopic;
use crate::messages::{files, library as msg};
use crate::platform::FileKind;
use span_it_core::personality::{Pack, Personality, library};

pub(super) fn ask_to_import(cx: &mut Context) {
    let then = |paths| Action::Library(LibraryAction::ImportFiles(paths));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open_several(FileKind::Personality, msg::IMPORT_TITLE, folder, then));
}

pub(super) fn import_files(cx: &mut Context, paths: &[PathBuf]) {
    match paths {
        [one] => pack::import_file(cx, one),
        several => {
            let imported = import_several(cx, several.iter());
            announce(cx, imported.sentences().join(" "), !imported.problems.is_empty());
        }
    }
}

pub(crate) fn import_personality(cx: &mut Context, path: &Path) {
    match Personality::read(path) {
        Ok(personality) => {
            cx.view.notices.close_topic(NoticeTopic::Opening);
            import(cx, &personality);
        }
        Err(error) => report_unreadable(cx, path, &error),
    }
}

fn import(cx: &mut Context, personality: &Personality) {
    let existing = entries(cx).into_iter().find(|entry| entry.is_own_copy_of(personality));
    if let Some(existing) = existing {
        refresh_library(cx, existing.file.as_deref());
        return announce(cx, msg::already_present(std::slice::from_ref(&personality.name)), false);
    }
    let done = msg::imported(std::slice::from_ref(&personality.name));
    change_and_choose(cx, |own_folder| own_folder.add(personality), done);
}

/// What became of several files.
#[derive(Debug, Default)]
pub(crate) struct Imported {
    added: Vec<String>,
    present: Vec<String>,
    pub(crate) problems: Vec<String>,
}

impl Imported {
    pub(crate) fn sentences(&self) -> Vec<String> {
        let added = (!self.added.is_empty()).then(|| msg::imported(&self.added));
        let present = (!self.present.is_empty()).then(|| msg::already_present(&self.present));
        added.into_iter().chain(present).chain(self.problems.iter().cloned()).collect()
    }

    /// Imports a pack. Returns the last new file.
    fn add_pack(
        &mut self,
        path: &Path,
        pack: Pack,
        folder: Option<&OwnFolder>,
        own: &mut Vec<Personality>,
    ) -> Option<PathBuf> {
        let mut imported = pack::Imported::of(pack, folder, own);
        self.problems.extend(imported.problems().map(|problems| msg::in_pack(path, &problems)));
        self.present.append(&mut imported.present);
        self.added.extend(imported.added.iter().map(|file| file.name.clone()));
        imported.added.pop().map(|file| file.path)
    }
}

/// Copies files into the player's own personalities, each at most once, and updates the list.
pub(crate) fn import_several<'a>(cx: &mut Context, paths: impl Iterator<Item = &'a PathBuf>) -> Imported {
    let (mut imported, mut last) = (Imported::default(), None);
    let own_folder = library_folder(cx);
    let mut own = own_folder.as_ref().map(|folder| personalities_in(folder.folder())).unwrap_or_default();
    for path in paths {
        if let Some(pack) = pack::read_pack(path) {
            match pack {
                Ok(pack) => last = imported.add_pack(path, pack, own_folder.as_ref(), &mut own).or(last),
                Err((reason, _)) => imported.problems.push(files::not_opened(path, reason)),
            }
            continue;
        }
        match import_file(own_folder.as_ref(), path, &mut own) {
            Ok((name, Some(file))) => {
                imported.added.push(name);
                last = Some(file);
            }
            Ok((name, None)) => imported.present.push(name),
            Err(reason) => imported.problems.push(files::not_opened(path, reason)),
        }
    }
    if last.is_some() {
        refresh_library(cx, last.as_deref());
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
    write_personality(cx, path, personality, |cx, is_written| {
        if is_written {
            refresh_library(cx, None);
            if let Some(form) = library_dialog(cx) {
                form.show_message(saved, false);
            }
        }
    });
}

pub(super) fn ask_to_export(cx: &mut Context, personalities: Vec<Personality>) {
    let then = move |folder| Action::Library(LibraryAction::ExportInto(folder, personalities));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Folder, msg::EXPORT_FOLDER_TITLE, folder, then));
}

/// Writes a new file for each personality that the folder does not contain yet. Overwrites nothing.
pub(super) fn export_into(cx: &mut Context, folder: &Path, personalities: &[Personality]) {
    // The trash is not used.
    let target = OwnFolder::new(folder, folder);
    let mut present = personalities_in(folder);
    let (mut written, mut problem) = (0, None);
    for personality in personalities {
        if present.contains(personality) {
            continue;
        }
        match target.add(personality) {
            Ok(_) => {
                written += 1;
                present.push(personality.clone());
            }
            Err(error) => {
                problem = Some(error.to_string());
                break;
            }
        }
    }
    let done = msg::exported(written, personalities.len() - written, folder);
    match problem {
        None => announce(cx, done, false),
        Some(reason) if written == 0 => announce(cx, msg::not_exported(folder, &reason), true),
        Some(reason) => announce(cx, msg::stopped(&msg::exported(written, 0, folder), &reason), true),
    }
}
