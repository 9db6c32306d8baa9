//! Files dropped on the window. A single file is opened. Of several, personalities are copied to the player's own and
//! the first game is opened.

use std::path::{Path, PathBuf};

use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::library::{commands as library_commands, dialog as library_dialog};
use crate::app::store::open::open_path;
use crate::app::store::read::{MAX_FILE_BYTES, is_personality, is_record, read_either};
use crate::app::ui::notices::Notice;
use crate::messages::file_drop as msg;
use crate::messages::files;
use span_it_core::personality::Personality;
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
    if cx.view.dialogs.top_mut::<library_dialog::LibraryDialog>().is_some() && !is_game(path) {
        library_commands::import_personality(cx, path);
    } else {
        // Other dialogs would cover the notice of a refused file.
        cx.view.dialogs.close_dismissable();
        open_path(cx, path);
    }
}

fn open_several(cx: &mut Context, paths: &[PathBuf]) {
    let (games, others): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|path| is_game(path));
    let (mut message, mut is_error) = (Vec::new(), false);
    let (mut added, mut last) = (Vec::new(), None);
    let mut own = if others.is_empty() { Vec::new() } else { library_commands::own_personalities(cx) };
    for path in others {
        match import_file(cx, path, &mut own) {
            Ok((name, file)) => {
                added.push(name);
                last = file.or(last);
            }
            Err(reason) => {
                is_error = true;
                message.push(files::not_opened(path, reason));
            }
        }
    }
    if last.is_some() {
        library_commands::refresh_library(cx, last.as_deref());
    }
    if !added.is_empty() {
        message.insert(0, msg::personalities_added(&added));
    }
    let mut games = games.into_iter();
    if let Some(game) = games.next() {
        let before = cx.session.game_number();
        open_path(cx, game);
        if cx.session.game_number() == before {
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

/// Copies a file to the player's own personalities. Returns the personality's name, and the new file if there is one.
fn import_file(
    cx: &Context,
    path: &Path,
    own: &mut Vec<Personality>,
) -> Result<(String, Option<PathBuf>), String> {
    let bytes = read_either(path)?;
    if !is_personality(path, &bytes) {
        return Err(files::NOT_GAME_OR_PERSONALITY.to_owned());
    }
    let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
    let name = personality.name.clone();
    Ok((name, library_commands::add_if_new(cx, personality, own)?))
}

/// Whether a file is a game record, judged by its beginning.
fn is_game(path: &Path) -> bool {
    storage::read_limited(path, MAX_FILE_BYTES).is_ok_and(|bytes| is_record(path, &bytes))
}
