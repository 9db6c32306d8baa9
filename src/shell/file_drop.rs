//! Files dropped on the window. A single file is opened. Of several, personalities are copied to the player's own and
//! the first game is opened.

use crate::context::prelude::*;
use crate::messages::{file_drop as msg, files};
use crate::model::store::read::{MAX_FILE_BYTES, is_record, is_tournament_log};
use crate::pages::library::commands::change;
use crate::pages::library::state::LibraryDialog;
use crate::pages::library::transfer::{Imported, import_file, import_several};
use crate::shell::open::open_path;
use span_it_core::personality::Pack;

pub(crate) fn open_dropped_files(cx: &mut Context) {
    let dropped = cx.egui.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
    let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_path_buf()).collect();
    match paths.len() {
        0 => {}
        1 => open_dropped(cx, &paths[0]),
        _ => open_several(cx, paths),
    }
}

/// Opens a single file. Adds a personality to the library if its dialog is topmost.
fn open_dropped(cx: &mut Context, path: &Path) {
    if cx.view.dialogs.top::<LibraryDialog>().is_none() {
        return open(cx, path);
    }
    match Kind::of(path) {
        Kind::Other => import_file(cx, path),
        Kind::Game | Kind::TournamentLog => open(cx, path),
    }
}

fn open(cx: &mut Context, path: &Path) {
    // Other dialogs would cover the notice of a refused file.
    cx.view.dialogs.close_dismissable();
    open_path(cx, path);
}

enum Kind {
    Game,
    TournamentLog,
    Other,
}

impl Kind {
    fn of(path: &Path) -> Self {
        let is_game = |bytes: Vec<u8>| !Pack::recognises(&bytes) && is_record(path, &bytes);
        if is_tournament_log(path) {
            Self::TournamentLog
        } else if storage::read_limited(path, MAX_FILE_BYTES).is_ok_and(is_game) {
            Self::Game
        } else {
            Self::Other
        }
    }
}

fn open_several(cx: &mut Context, paths: Vec<PathBuf>) {
    let (mut documents, mut others) = (Vec::new(), Vec::new());
    for path in paths {
        match Kind::of(&path) {
            Kind::Other => others.push(path),
            kind => documents.push((path, kind)),
        }
    }
    let imported = change(cx, |folder| import_several(folder, &others));
    imported.choose_last(cx);
    open_first(cx, documents, &imported);
}

fn open_first(cx: &mut Context, documents: Vec<(PathBuf, Kind)>, imported: &Imported) {
    let (mut message, mut is_error) = (imported.sentences(), !imported.problems.is_empty());
    let mut documents = documents.into_iter();
    if let Some((first, kind)) = documents.next() {
        let before = cx.session.game_number();
        open_path(cx, &first);
        if matches!(kind, Kind::TournamentLog) {
            // It is reported when it has been read.
        } else if cx.session.game_number() == before {
            is_error = true;
            message.extend(cx.view.notices.close().map(|notice| notice.text));
        } else {
            message.insert(0, msg::file_opened(&first));
        }
    }
    for (document, _) in documents {
        cx.settings.remember(&document);
        message.push(files::not_opened(&document, msg::one_game()));
    }
    if message.is_empty() {
        return;
    }
    let notice = Notice { is_error, ..Notice::problem(sentences(&message)) };
    cx.report(if is_error { notice.with_help(Chapter::Files) } else { notice });
}
