//! Packs: imports all personalities of a pack, and exports several as one.

use std::path::Path;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::action::{LibraryAction, NamedFile};
use crate::app::library::commands::library_dialog;
use crate::app::library::folder_task;
use crate::app::library::own_folder::OwnFolder;
use crate::app::library::transfer::{self, personalities_in};
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::read::read_either;
use crate::app::store::save::write_file;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::language::sentences;
use crate::messages::{files, library as msg};
use crate::platform::FileKind;
use span_it_core::personality::{Pack, Personality, RefusedMember};

/// What became of the personalities of a pack.
#[derive(Debug, Default)]
pub(super) struct Imported {
    pub(super) added: Vec<NamedFile>,
    pub(super) present: Vec<String>,
    refused: Vec<RefusedMember>,
    /// Why it stopped.
    problem: Option<String>,
}

impl Imported {
    /// Adds each personality to the folder that is not in `own`, until one cannot be written.
    pub(super) fn of(pack: Pack, folder: Option<&OwnFolder>, own: &mut Vec<Personality>) -> Self {
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
    pub(super) fn problems(&self) -> Option<String> {
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
        Some(Ok(pack)) => import(cx, pack),
        Some(Err((reason, details))) => {
            report(cx, Notice { details, ..Notice::problem(files::not_opened(path, reason)) });
        }
        None => transfer::import_personality(cx, path),
    }
}

/// A wrong pack: the reason, and the line with the error.
type Wrong = (String, Option<String>);

/// Reads a file if it is a pack.
pub(super) fn read_pack(path: &Path) -> Option<Result<Pack, Wrong>> {
    let bytes = read_either(path).ok().filter(|bytes| Pack::recognises(bytes))?;
    Some(Pack::from_json(&bytes).map_err(|error| (error.to_string(), error.excerpt(&bytes))))
}

/// Imports a pasted pack.
pub(crate) fn import_text(cx: &mut Context, text: &str) {
    match Pack::from_json(text.as_bytes()) {
        Ok(pack) => import(cx, pack),
        Err(error) => {
            let details = error.excerpt(text.as_bytes());
            report(cx, Notice { details, ..Notice::problem(msg::pack_not_pasted(error)) });
        }
    }
}

/// Copies the personalities of a pack into the player's own, and offers to undo it.
pub(crate) fn import(cx: &mut Context, pack: Pack) {
    let imported = folder_task::change(cx, |folder| {
        let mut own = folder.map(|folder| personalities_in(folder.folder())).unwrap_or_default();
        Imported::of(pack, folder, &mut own)
    });
    show(cx, imported);
}

fn show(cx: &mut Context, imported: Imported) {
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
    cx.report(if is_error { notice.with_help(help()) } else { notice });
}

/// Shows what is wrong with a pack, in the library if it is open.
fn report(cx: &mut Context, notice: Notice) {
    cx.view.announcement.clone_from(&notice.text);
    match library_dialog(cx) {
        Some(form) => form.show_error(notice.text, notice.details),
        None => cx.report(notice.topic(NoticeTopic::Opening).with_help(help())),
    }
}

fn help() -> Place {
    Place::at(Chapter::Files, "packs")
}

pub(super) fn ask_to_export(cx: &mut Context, personalities: Vec<Personality>) {
    let then = move |path| Action::Library(LibraryAction::ExportPackTo(path, personalities));
    let folder = cx.platform.documents();
    let name = msg::PACK_FILE.to_owned();
    file_dialog::ask(
        cx,
        FileQuestion::save(FileKind::Personality, msg::EXPORT_PACK_TITLE, folder, name, then),
    );
}

pub(super) fn export_to(cx: &mut Context, path: &Path, personalities: &[Personality]) {
    let text = match Pack::to_json(personalities) {
        Ok(text) => text,
        Err(error) => return file_dialog::not_saved(cx, files::not_saved(path, error)),
    };
    let done = msg::pack_saved(personalities.len(), path);
    if write_file(cx, path, text) {
        folder_task::refresh(cx, None);
        if let Some(form) = library_dialog(cx) {
            form.show_message(done, false);
        }
    }
}
