//! Asks before the window closes if work would be lost.

use eframe::egui::ViewportCommand;

use crate::context::prelude::*;
use crate::messages::{dialogs, files, menu};
use crate::model::store::autosave::NoAutosave;
use crate::model::store::read::MAX_FILE_BYTES;
use crate::pages::editor::open::ask_to_save;
use crate::pages::editor::state::EditorState;
use crate::pages::help::commands::close_help;
use crate::pages::review::player_identification::PlayerIdentificationDialog;
use crate::shell::own_files::write_changes;
use crate::shell::recovery::is_worth_saving;
use span_it_core::record;
use span_it_core::referee::Referee;

/// When the window was asked to close: asks a question first if work would be lost, which is unsaved changes of the
/// personality editor, or a game that is not autosaved.
pub(crate) fn check_before_closing(cx: &mut Context) {
    if !cx.egui.input(|input| input.viewport().close_requested()) {
        return;
    }
    // The page under the help may need to ask.
    close_help(cx);
    write_changes(cx, Duration::ZERO);
    if ask_to_save(cx, Action::Window(WindowAction::Quit)) || ask_about_unsaved_game(cx) {
        cx.egui.send_viewport_cmd(ViewportCommand::CancelClose);
    }
}

/// Asks what to do with a game that is not autosaved. Returns whether it asks.
fn ask_about_unsaved_game(cx: &mut Context) -> bool {
    if cx.view.closes_without_saving {
        return false;
    }
    let Some(problem) = unsaved_game_problem(cx) else { return false };
    go_to_own_game(cx);
    let save = DialogChoice::call(menu::save_as(), |cx| cx.request(Action::File(FileAction::SaveAs)));
    let question = QuestionDialog {
        title: files::unsaved_game_title(),
        text: files::latest_moves_not_saved(&problem),
        help: Chapter::Files.into(),
        choices: vec![
            save.look(ChoiceLook::Focused),
            DialogChoice::call(files::close_without_saving(), quit_without_saving),
            DialogChoice::none(dialogs::cancel()),
        ],
    };
    ask(cx, question);
    true
}

/// Why closing would lose the latest moves of the own game; `None` if it would not. A game saved to its own file is safe.
fn unsaved_game_problem(cx: &mut Context) -> Option<String> {
    let problem = match &cx.store.autosave {
        Ok(autosave) => cx.store.write_errors.get(autosave.path())?.clone(),
        Err(NoAutosave::NoFolder) => files::window_has_no_data_folder().to_owned(),
        Err(NoAutosave::OtherWindow) => files::other_window_saves().to_owned(),
    };
    // After opening a game, the previous game is still the one to save.
    let is_opened = cx.session.is_unused() && !cx.session.is_previewing();
    if is_opened && !cx.session.go_back_to_game_before(cx.platform.now()) {
        return None;
    }
    let session_game = cx.session.own_game();
    if cx.store.autosave.is_err() && !is_worth_saving(&session_game.setup, &session_game.game) {
        return None;
    }
    let is_safe = session_game.file.as_ref().is_some_and(|file| contains_game(file, session_game));
    (!is_safe).then_some(problem)
}

/// Whether the file contains the game. The time used since it was saved does not count.
fn contains_game(file: &Path, game: &SessionGame) -> bool {
    let Ok(text) = storage::read_limited(file, MAX_FILE_BYTES) else { return false };
    record::read_record(&text).ok().is_some_and(|(setup, saved)| {
        let nodes = |game: &Referee| game.moves().iter().map(|mv| mv.node).collect::<Vec<_>>();
        setup == game.setup && nodes(&saved) == nodes(&game.game) && saved.outcome() == game.game.outcome()
    })
}

fn go_to_own_game(cx: &mut Context) {
    if cx.session.is_previewing() {
        if let Some(editor) = cx.states.get_mut::<EditorState>() {
            editor.returns_to_review = false;
        }
        cx.view.dialogs.close::<PlayerIdentificationDialog>();
        cx.open(PageId::Game);
        cx.session.end_preview(cx.platform.now());
    }
}

fn quit_without_saving(cx: &mut Context) {
    cx.view.closes_without_saving = true;
    cx.egui.send_viewport_cmd(ViewportCommand::Close);
}
