//! Personalities from other places and for them: imports and exports of one file, several, or a pack.

use crate::context::files::save::{write_file, write_personality};
use crate::context::prelude::*;
use crate::messages::{files, library as msg};
use crate::model::entry::NamedFile;
use crate::model::own_folder::{OwnFolder, file_stem};
use crate::model::store::read::{Document, Unreadable};
use crate::pages::library::commands::{
    announce, change, library_dialog, refresh, report_in_library, report_unreadable,
};
use span_it_core::personality::{Pack, RefusedMember};

pub(super) fn ask_to_import(cx: &mut Context) {
    let then = |paths| Action::Library(LibraryAction::ImportFiles(paths));
    let folder = cx.platform.documents();
    file_dialog::ask(
        cx,
        FileQuestion::open_several(FileKind::Personality, msg::import_title(), folder, then),
    );
}

pub(super) fn import_files(cx: &mut Context, paths: &[PathBuf]) {
    if paths.len() == 1 {
        return import_file(cx, &paths[0]);
    }
    let imported = change(cx, |folder| import_several(folder, paths));
    announce(cx, sentences(&imported.sentences()), !imported.problems.is_empty());
    imported.choose_last(cx);
}

pub(crate) fn import_file(cx: &mut Context, path: &Path) {
    match read_pack(path) {
        Ok((pack, _)) => import_pack(cx, pack),
        Err(error) => report_unreadable(cx, path, error),
    }
}

/// Reads a file with personalities, and whether it is a pack.
pub(crate) fn read_pack(path: &Path) -> Result<(Pack, bool), Unreadable> {
    match Document::read(path)? {
        Document::Pack(pack) => Ok((pack, true)),
        Document::Personality(one) => Ok((Pack { personalities: vec![*one], refused: Vec::new() }, false)),
        Document::Game(_) | Document::TournamentLog => Err(files::unknown_document().to_owned().into()),
    }
}

#[derive(Debug, Default)]
pub(crate) struct Imported {
    added: Vec<NamedFile>,
    present: Vec<Personality>,
    /// Members of packs.
    refused: Vec<RefusedMember>,
    /// Why other files were not imported.
    pub(crate) problems: Vec<String>,
}

impl Imported {
    /// Adds each personality to the folder that is not in `own`, until one cannot be written.
    fn add(
        &mut self,
        pack: Pack,
        folder: Option<&OwnFolder>,
        own: &mut Vec<Personality>,
    ) -> Result<(), String> {
        self.refused.extend(pack.refused);
        for personality in pack.personalities {
            if own.contains(&personality) {
                self.present.push(personality);
                continue;
            }
            let path = folder.ok_or(msg::no_folder())?.add(&personality)?;
            self.added.push(NamedFile { path, name: personality.name.clone() });
            own.push(personality);
        }
        Ok(())
    }

    fn refusal(&self) -> Option<String> {
        (!self.refused.is_empty()).then(|| msg::members_refused(&self.refused))
    }

    pub(crate) fn sentences(&self) -> Vec<String> {
        let added: Vec<String> = self.added.iter().map(|file| file.name.clone()).collect();
        let present: Vec<String> = self.present.iter().map(|one| one.name.clone()).collect();
        let added = (!added.is_empty()).then(|| msg::imported(&added));
        let present = (!present.is_empty()).then(|| msg::already_present(&present));
        let parts = added.into_iter().chain(present).chain(self.refusal());
        parts.chain(self.problems.iter().cloned()).collect()
    }

    /// Chooses the last one in the open list.
    pub(crate) fn choose_last(&self, cx: &mut Context) {
        let Some(form) = library_dialog(cx) else { return };
        if let Some(file) = self.added.last() {
            form.choose(&file.path);
        } else if let Some(present) = self.present.last() {
            form.choose_copy_of(present);
        }
    }
}

/// Copies files into the player's own personalities, each at most once.
pub(crate) fn import_several(folder: Option<&OwnFolder>, paths: &[PathBuf]) -> Imported {
    let mut imported = Imported::default();
    let mut own = folder.map(|folder| personalities_in(&folder.folder)).unwrap_or_default();
    for path in paths {
        let mut file = Imported::default();
        let (is_pack, failure) = match read_pack(path) {
            Ok((pack, is_pack)) => (is_pack, file.add(pack, folder, &mut own).err()),
            Err(error) => (false, Some(error.reason)),
        };
        if is_pack {
            let problems: Vec<String> = file.refusal().into_iter().chain(failure).collect();
            let problems = (!problems.is_empty()).then(|| msg::in_pack(path, sentences(&problems)));
            imported.problems.extend(problems);
        } else {
            imported.problems.extend(failure.map(|reason| files::not_opened(path, reason)));
        }
        imported.added.append(&mut file.added);
        imported.present.append(&mut file.present);
    }
    imported
}

pub(super) fn personalities_in(folder: &Path) -> Vec<Personality> {
    span_it_store::personalities::list_folder(folder)
        .into_iter()
        .filter_map(|file| file.result.ok())
        .collect()
}

pub(super) fn export(cx: &mut Context, personality: &Personality) {
    let name = format!("{}.json", file_stem(&personality.name));
    let personality = personality.clone();
    let then = move |path: PathBuf| Action::call(move |cx| export_to(cx, &path, &personality));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::save(FileKind::Personality, msg::export_title(), folder, name, then));
}

fn export_to(cx: &mut Context, path: &Path, personality: &Personality) {
    let saved = files::saved(path);
    if write_personality(cx, path, personality) {
        refresh(cx, None);
        if let Some(form) = library_dialog(cx) {
            form.show_message(saved, false);
        }
    }
}

pub(super) fn ask_to_export(cx: &mut Context, personalities: &[Personality]) {
    let personalities = personalities.to_vec();
    let then = move |folder: PathBuf| Action::call(move |cx| export_into(cx, &folder, &personalities));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Folder, msg::export_folder_title(), folder, then));
}

/// Writes a new file for each personality that the folder does not contain yet, and reports the result.
fn export_into(cx: &mut Context, folder: &Path, personalities: &[Personality]) {
    let count = personalities.len();
    match write_new_ones(folder, personalities) {
        (written, None) => announce(cx, msg::exported_beside(written, count - written, folder), false),
        (0, Some(reason)) => announce(cx, msg::not_exported(folder, &reason), true),
        (written, Some(reason)) => {
            announce(cx, msg::stopped(msg::exported(written, folder), &reason), true);
        }
    }
}

/// Overwrites nothing. Returns the number of new files, and why it stopped.
fn write_new_ones(folder: &Path, personalities: &[Personality]) -> (usize, Option<String>) {
    // The trash is not used.
    let target = OwnFolder::new(folder, folder);
    let mut present = personalities_in(folder);
    let mut written = 0;
    for personality in personalities {
        if present.contains(personality) {
            continue;
        }
        if let Err(reason) = target.add(personality) {
            return (written, Some(reason));
        }
        written += 1;
        present.push(personality.clone());
    }
    (written, None)
}

pub(crate) fn import_text(cx: &mut Context, text: &str) {
    match Pack::from_json(text.as_bytes()) {
        Ok(pack) => import_pack(cx, pack),
        Err(error) => {
            let excerpt = error.excerpt(text.as_bytes());
            let notice = Notice { details: excerpt.clone(), ..Notice::problem(msg::pack_not_pasted(error)) };
            report_in_library(cx, notice.with_help(help_on_packs()), excerpt);
        }
    }
}

/// Copies the personalities of a pack into the player's own, and offers to undo it.
pub(crate) fn import_pack(cx: &mut Context, pack: Pack) {
    let (imported, failure) = change(cx, |folder| {
        let mut own = folder.map(|folder| personalities_in(&folder.folder)).unwrap_or_default();
        let mut imported = Imported::default();
        let failure = imported.add(pack, folder, &mut own).err();
        (imported, failure)
    });
    cx.view.notices.close_topic(NoticeTopic::Opening);
    let is_error = !imported.refused.is_empty() || failure.is_some();
    let done = sentences(&imported.sentences());
    let text = match failure {
        None => done,
        Some(reason) if imported.added.is_empty() => sentences(&[done, msg::nothing_changed(&reason)]),
        Some(reason) => msg::stopped(&done, &reason),
    };
    cx.view.announcement.clone_from(&text);
    imported.choose_last(cx);
    if let Some(form) = library_dialog(cx) {
        form.show_message(text, is_error);
        form.added = imported.added;
        return;
    }
    let undo = (!imported.added.is_empty())
        .then(|| (msg::undo_import().to_owned(), Action::Library(LibraryAction::Delete(imported.added))));
    let library = (msg::menu().to_owned(), Action::Library(LibraryAction::Show));
    let details = (!imported.refused.is_empty()).then(|| msg::all_refused(&imported.refused));
    let notice = Notice { is_error, details, offer: undo, other: Some(library), ..Notice::problem(text) };
    cx.report(if is_error { notice.with_help(help_on_packs()) } else { notice });
}

fn help_on_packs() -> Place {
    Place::at(Chapter::Files, "packs")
}

pub(super) fn ask_to_export_pack(cx: &mut Context, personalities: &[Personality]) {
    let personalities = personalities.to_vec();
    let then = move |path: PathBuf| Action::call(move |cx| export_pack(cx, &path, &personalities));
    let folder = cx.platform.documents();
    let name = msg::pack_file().to_owned();
    file_dialog::ask(
        cx,
        FileQuestion::save(FileKind::Personality, msg::export_pack_title(), folder, name, then),
    );
}

fn export_pack(cx: &mut Context, path: &Path, personalities: &[Personality]) {
    let text = match Pack::to_json(personalities) {
        Ok(text) => text,
        Err(error) => return file_dialog::not_saved(cx, files::not_saved(path, error)),
    };
    let done = msg::pack_saved(personalities.len(), path);
    if write_file(cx, path, text) {
        refresh(cx, None);
        if let Some(form) = library_dialog(cx) {
            form.show_message(done, false);
        }
    }
}
