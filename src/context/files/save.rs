//! Saves games, personalities, pages to print and exports under names the player chose.

use crate::context::prelude::*;
use crate::messages::files;
use crate::model::own_folder::file_stem;
use crate::model::store::cleanup;
use span_it_core::record;

pub(crate) fn save(cx: &mut Context) {
    // A game that is too large loses its file.
    let record = record(cx);
    match cx.session.current_game().file.clone() {
        Some(path) => save_game_to(cx, &path, &record),
        None => ask_for_file(cx),
    }
}

pub(crate) fn ask_for_file(cx: &mut Context) {
    let (record, game) = (record(cx), cx.session.game_number());
    let name = cx.session.current_game().file_name().unwrap_or_else(|| proposed_name(cx));
    let then = move |path: PathBuf| Action::call(move |cx| save_requested_game(cx, &path, game, &record));
    let folder = cx.games_folder();
    let question = FileQuestion::save(FileKind::Record, files::save_game(), folder, name, then);
    let own = cx.session.current_game().file.clone();
    file_dialog::ask(cx, question.with_own_file(own));
}

fn proposed_name(cx: &Context) -> String {
    let names = Player::ALL.map(|player| file_stem(&cx.session.seat(player).name));
    format!("{}-{}.spanit", names[0], names[1])
}

/// Saves the game that a file was asked for. If another one is shown by now, saves the record of that time.
fn save_requested_game(cx: &mut Context, path: &Path, game: u64, record: &str) {
    if game == cx.session.game_number() {
        let record = self::record(cx);
        save_game_to(cx, path, &record);
    } else {
        write(cx, path, record);
    }
}

fn save_game_to(cx: &mut Context, path: &Path, record: &str) {
    if write(cx, path, record) {
        cx.session.set_file(path.to_owned());
    }
}

/// The record of the current game. A game whose record could not be opened again loses what makes it too large, and its
/// file, which stays complete.
pub(crate) fn record(cx: &mut Context) -> String {
    let game = cx.session.game_with_turn_time(cx.platform.now());
    let (text, reduction) = record::write_record_within(cx.session.setup(), &game, record::MAX_BYTES);
    if let Some(reduction) = reduction {
        cx.session.apply_reduction(reduction);
        let help = Place::at(Chapter::Files, "game-records");
        cx.report(Notice::problem(files::game_reduced(reduction)).topic(NoticeTopic::Saving).with_help(help));
    }
    text
}

/// Writes a page to print or to look at in a browser, and offers that.
pub(crate) fn write_page(cx: &mut Context, path: &Path, html: &str) {
    if write_file(cx, path, html) {
        let page = path.to_owned();
        let open = Action::call(move |cx| show_in_browser(cx, page.clone()));
        let offer = Some((files::open_in_browser().to_owned(), open));
        let notice = Notice { offer, ..Notice::information(files::saved(path)) };
        cx.report(notice.topic(NoticeTopic::Done));
    }
}

/// Writes a file that the player chose, and shows the result. Returns whether it succeeded.
pub(crate) fn write_file(cx: &mut Context, path: &Path, content: impl AsRef<[u8]>) -> bool {
    if let Err(error) = storage::write_safely(path, content.as_ref()) {
        file_dialog::not_saved(cx, files::not_saved(path, error.reason));
        return false;
    }
    cx.view.notices.close_topic(NoticeTopic::Saving);
    cx.confirm(files::saved(path));
    if let Some(folder) = path.parent() {
        // Of processes that were killed while they saved here.
        cleanup::clear_in_background(vec![(folder.to_owned(), None)]);
    }
    true
}

/// Writes a file that the player chose to open again, as [`write_file`] does.
pub(crate) fn write(cx: &mut Context, path: &Path, text: &str) -> bool {
    let is_written = write_file(cx, path, text);
    if is_written {
        cx.settings.remember(path);
    }
    is_written
}

/// The same for a personality; refuses one that could not be read again.
pub(crate) fn write_personality(cx: &mut Context, path: &Path, personality: &Personality) -> bool {
    match personality.to_file() {
        Ok(text) => write(cx, path, &text),
        Err(error) => {
            file_dialog::not_saved(cx, files::not_saved(path, error));
            false
        }
    }
}

fn show_in_browser(cx: &mut Context, path: PathBuf) {
    cx.view.notices.close_topic(NoticeTopic::Done);
    cx.platform.show_folder(path.clone(), repaint_wake(&cx.egui));
    cx.view.shown_folder = Some(path);
}
