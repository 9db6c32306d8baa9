//! Asks before the window closes if work would be lost.

use std::path::Path;
use std::time::Duration;

use eframe::egui::{self, Align, Layout, ViewportCommand};

use crate::context::prelude::*;
use crate::messages::{dialogs, files, menu};
use crate::model::session::SessionGame;
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
use span_it_store::storage;

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
    cx.view.dialogs.close::<UnsavedGameDialog>();
    cx.view.dialogs.push(UnsavedGameDialog(problem));
    true
}

/// Why closing would lose the latest moves of the own game; `None` if it would not. A game saved to its own file is safe.
fn unsaved_game_problem(cx: &mut Context) -> Option<String> {
    let problem = match &cx.store.autosave {
        Ok(autosave) => cx.store.write_errors.get(autosave.path())?.clone(),
        Err(NoAutosave::NoFolder) => files::WINDOW_HAS_NO_DATA_FOLDER.to_owned(),
        Err(NoAutosave::OtherWindow) => files::OTHER_WINDOW_SAVES.to_owned(),
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

pub(crate) fn quit_without_saving(cx: &mut Context) {
    cx.view.closes_without_saving = true;
    cx.egui.send_viewport_cmd(ViewportCommand::Close);
}

/// All buttons except the one that closes the window close the question.
fn footer(ui: &mut egui::Ui) -> Vec<Action> {
    let mut pressed = Vec::new();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let save = widgets::button(menu::SAVE_AS).primary().show(ui);
        if ui.memory(|memory| memory.focused().is_none()) {
            save.request_focus();
        }
        if save.clicked() {
            pressed = vec![Action::Window(WindowAction::CloseDialog), Action::File(FileAction::SaveAs)];
        }
        // The dialog may have opened under the pointer during a double click.
        if widgets::is_first_click(&widgets::button(files::CLOSE_WITHOUT_SAVING).show(ui)) {
            pressed = vec![Action::Window(WindowAction::QuitWithoutSaving)];
        }
        if widgets::button(dialogs::CANCEL).show(ui).clicked() {
            pressed = vec![Action::Window(WindowAction::CloseDialog)];
        }
    });
    pressed
}

/// Contains the reason why the game cannot be autosaved.
#[derive(Debug)]
pub(crate) struct UnsavedGameDialog(pub(crate) String);

impl Dialog for UnsavedGameDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let message = text::body(files::latest_moves_not_saved(&self.0));
        let body = |ui: &mut egui::Ui| ui.add(egui::Label::new(message).wrap());
        let title = (frame.id, files::UNSAVED_GAME_TITLE);
        let result = widgets::dialog(frame.ctx, title, (480.0, 720.0), body, footer);
        frame.actions.extend(result.footer);
        result.closed
    }

    fn help_place(&self) -> Place {
        Chapter::Files.into()
    }
}
