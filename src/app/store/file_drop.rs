//! Files dropped on the window. A single file is opened. Of several, personalities are copied to the player's own and
//! the first game is opened.

use std::path::{Path, PathBuf};

use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::library::{dialog as library_dialog, pack, transfer};
use crate::app::store::open::open_path;
use crate::app::store::read::{MAX_FILE_BYTES, is_contest_log, is_record};
use crate::app::ui::notices::Notice;
use crate::messages::file_drop as msg;
use crate::messages::files;
use span_it_core::personality::Pack;
use span_it_core::storage;

pub(crate) fn open_dropped_files(cx: &mut Context) {
    let dropped = cx.egui.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
    let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_path_buf()).collect();
    match paths.as_slice() {
        [] => {}
        [one] => open_dropped(cx, one),
        several => open_several(cx, several),
    }
}

/// Opens a single file. Adds a personality to the library if its dialog is topmost.
fn open_dropped(cx: &mut Context, path: &Path) {
    if cx.view.dialogs.top_mut::<library_dialog::LibraryDialog>().is_some() && !is_document(path) {
        pack::import_file(cx, path);
    } else {
        // Other dialogs would cover the notice of a refused file.
        cx.view.dialogs.close_dismissable();
        open_path(cx, path);
    }
}

fn open_several(cx: &mut Context, paths: &[PathBuf]) {
    let (games, others): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|path| is_document(path));
    let imported = transfer::import_several(cx, others.into_iter());
    let (mut message, mut is_error) = (imported.sentences(), !imported.problems.is_empty());
    let mut games = games.into_iter();
    if let Some(game) = games.next() {
        let before = cx.session.game_number();
        let is_read = open_path(cx, game);
        if !is_read || is_contest_log(game) {
            // It is reported when it has been read.
        } else if cx.session.game_number() == before {
            is_error = true;
            message.extend(cx.view.notices.close().map(|notice| notice.text));
        } else {
            message.insert(0, msg::file_opened(game));
        }
    }
    for game in games {
        cx.settings.remember(game);
        message.push(files::not_opened(game, msg::ONE_GAME));
    }
    let notice = Notice { is_error, ..Notice::problem(message.join(" ")) };
    cx.report(if is_error { notice.with_help(Chapter::Files) } else { notice });
}

/// Whether a file is a game record or the log of a contest, by its content.
fn is_document(path: &Path) -> bool {
    is_contest_log(path)
        || storage::read_limited(path, MAX_FILE_BYTES)
            .is_ok_and(|bytes| !Pack::recognises(&bytes) && is_record(path, &bytes))
}
