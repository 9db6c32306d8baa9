//! Personalities from other places and for them: imports and exports of one file, several, or a pack.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::action::{LibraryAction, NamedFile};
use crate::app::library::commands::{announce, change, library_dialog, refresh, report_unreadable};
use crate::app::library::entry::entries;
use crate::app::library::own_folder::{OwnFolder, file_stem};
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::read::{Unreadable, is_personality, read_either, read_personality};
use crate::app::store::save::{write_file, write_personality};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::language::sentences;
use crate::messages::{files, library as msg};
use crate::platform::FileKind;
use span_it_core::personality::{Pack, Personality, RefusedMember, library};

pub(super) fn ask_to_import(cx: &mut Context) {
    let then = |paths| Action::Library(LibraryAction::ImportFiles(paths));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open_several(FileKind::Personality, msg::IMPORT_TITLE, folder, then));
}

pub(super) fn import_files(cx: &mut Context, paths: &[PathBuf]) {
    if paths.len() == 1 {
        return import_file(cx, &paths[0]);
    }
    let imported = change(cx, |folder| import_several(folder, paths));
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
fn import_personality(cx: &mut Context, path: &Path) {
    let names = |personality: Personality| [personality.name];
    let (text, file) = match change(cx, |folder| Import::of(path, folder)) {
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
        let mut imported = ImportedPack::of(pack, folder, own);
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
        if let Some(pack) = read_pack(path) {
            match pack {
                Ok(pack) => imported.add_pack(path, pack, folder, &mut own),
                Err((reason, _)) => imported.problems.push(files::not_opened(path, reason)),
            }
            continue;
        }
        match copy_file(folder, path, &mut own) {
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
fn copy_file(
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

pub(super) fn export(cx: &mut Context, personality: &Personality) {
    let name = format!("{}.json", file_stem(&personality.name));
    let personality = personality.clone();
    let then = move |path: PathBuf| Action::call(move |cx| export_to(cx, &path, &personality));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::save(FileKind::Personality, msg::EXPORT_TITLE, folder, name, then));
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
    file_dialog::ask(cx, FileQuestion::open(FileKind::Folder, msg::EXPORT_FOLDER_TITLE, folder, then));
}

/// Writes a new file for each personality that the folder does not contain yet, and reports the result.
fn export_into(cx: &mut Context, folder: &Path, personalities: &[Personality]) {
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
fn write_new_ones(folder: &Path, personalities: &[Personality]) -> (usize, Option<String>) {
    // The trash is not used.
    let target = OwnFolder::new(folder, folder);
    let mut present = personalities_in(folder);
    let mut written = 0;
    for personality in personalities {
        if present.contains(personality) {
            continue;
        }
        if let Err(error) = target.add(personality) {
            return (written, Some(error.to_string()));
        }
        written += 1;
        present.push(personality.clone());
    }
    (written, None)
}

/// What became of the personalities of a pack.
#[derive(Debug, Default)]
struct ImportedPack {
    added: Vec<NamedFile>,
    present: Vec<String>,
    refused: Vec<RefusedMember>,
    /// Why it stopped.
    problem: Option<String>,
}

impl ImportedPack {
    /// Adds each personality to the folder that is not in `own`, until one cannot be written.
    fn of(pack: Pack, folder: Option<&OwnFolder>, own: &mut Vec<Personality>) -> Self {
        let mut imported = Self { refused: pack.refused, ..Self::default() };
        let Some(folder) = folder else {
            return Self { problem: Some(msg::NO_FOLDER.to_owned()), ..imported };
        };
        for personality in pack.personalities {
            let name = personality.name.clone();
            if own.contains(&personality) {
                imported.present.push(name);
                continue;
            }
            match folder.add(&personality) {
                Ok(path) => imported.added.push(NamedFile { path, name }),
                Err(error) => {
                    imported.problem = Some(error.to_string());
                    break;
                }
            }
            own.push(personality);
        }
        imported
    }

    fn is_whole(&self) -> bool {
        self.refused.is_empty() && self.problem.is_none()
    }

    /// What is wrong with members, and why it stopped.
    fn problems(&self) -> Option<String> {
        let refused = (!self.refused.is_empty()).then(|| msg::members_refused(&self.refused));
        let problems: Vec<String> = refused.into_iter().chain(self.problem.clone()).collect();
        (!problems.is_empty()).then(|| sentences(&problems))
    }

    fn text(&self) -> String {
        let names: Vec<String> = self.added.iter().map(|file| file.name.clone()).collect();
        let added = (!names.is_empty()).then(|| msg::imported(&names));
        let present = (!self.present.is_empty()).then(|| msg::already_present(&self.present));
        let refused = (!self.refused.is_empty()).then(|| msg::members_refused(&self.refused));
        let done: Vec<String> = [added, present, refused].into_iter().flatten().collect();
        match &self.problem {
            None => sentences(&done),
            Some(reason) if self.added.is_empty() => {
                sentences(&[sentences(&done), msg::nothing_changed(reason)])
            }
            Some(reason) => msg::stopped(&sentences(&done), reason),
        }
    }
}

/// Imports the personalities of a file, which may be a pack.
pub(crate) fn import_file(cx: &mut Context, path: &Path) {
    match read_pack(path) {
        Some(Ok(pack)) => import_pack(cx, pack),
        Some(Err((reason, details))) => {
            report_pack(cx, Notice { details, ..Notice::problem(files::not_opened(path, reason)) });
        }
        None => import_personality(cx, path),
    }
}

/// A wrong pack: the reason, and the line with the error.
type Wrong = (String, Option<String>);

/// Reads a file if it is a pack.
fn read_pack(path: &Path) -> Option<Result<Pack, Wrong>> {
    let bytes = read_either(path).ok().filter(|bytes| Pack::recognises(bytes))?;
    Some(Pack::from_json(&bytes).map_err(|error| (error.to_string(), error.excerpt(&bytes))))
}

/// Imports a pasted pack.
pub(crate) fn import_text(cx: &mut Context, text: &str) {
    match Pack::from_json(text.as_bytes()) {
        Ok(pack) => import_pack(cx, pack),
        Err(error) => {
            let details = error.excerpt(text.as_bytes());
            report_pack(cx, Notice { details, ..Notice::problem(msg::pack_not_pasted(error)) });
        }
    }
}

/// Copies the personalities of a pack into the player's own, and offers to undo it.
pub(crate) fn import_pack(cx: &mut Context, pack: Pack) {
    let imported = change(cx, |folder| {
        let mut own = folder.map(|folder| personalities_in(folder.folder())).unwrap_or_default();
        ImportedPack::of(pack, folder, &mut own)
    });
    show_pack(cx, imported);
}

fn show_pack(cx: &mut Context, imported: ImportedPack) {
    cx.view.notices.close_topic(NoticeTopic::Opening);
    let (text, is_error) = (imported.text(), !imported.is_whole());
    cx.view.announcement.clone_from(&text);
    if let (Some(form), Some(last)) = (library_dialog(cx), imported.added.last()) {
        form.choose(&last.path);
    }
    if let Some(form) = library_dialog(cx) {
        form.show_message(text, is_error);
        form.added = imported.added;
        return;
    }
    let undo = (!imported.added.is_empty())
        .then(|| (msg::UNDO_IMPORT.to_owned(), Action::Library(LibraryAction::Delete(imported.added))));
    let library = (msg::MENU.to_owned(), Action::Library(LibraryAction::Show));
    let details = (!imported.refused.is_empty()).then(|| msg::all_refused(&imported.refused));
    let notice = Notice { is_error, details, offer: undo, other: Some(library), ..Notice::problem(text) };
    cx.report(if is_error { notice.with_help(help_on_packs()) } else { notice });
}

/// Shows what is wrong with a pack, in the library if it is open.
fn report_pack(cx: &mut Context, notice: Notice) {
    cx.view.announcement.clone_from(&notice.text);
    match library_dialog(cx) {
        Some(form) => form.show_error(notice.text, notice.details),
        None => cx.report(notice.topic(NoticeTopic::Opening).with_help(help_on_packs())),
    }
}

fn help_on_packs() -> Place {
    Place::at(Chapter::Files, "packs")
}

pub(super) fn ask_to_export_pack(cx: &mut Context, personalities: &[Personality]) {
    let personalities = personalities.to_vec();
    let then = move |path: PathBuf| Action::call(move |cx| export_pack(cx, &path, &personalities));
    let folder = cx.platform.documents();
    let name = msg::PACK_FILE.to_owned();
    file_dialog::ask(
        cx,
        FileQuestion::save(FileKind::Personality, msg::EXPORT_PACK_TITLE, folder, name, then),
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
