//! Autosaves the game and the settings, and reports when that fails.

use crate::app::WindowAction;
use crate::app::review::player_identification::PlayerIdentificationDialog;
use crate::app::store::unsaved_game_dialog::UnsavedGameDialog;
use std::time::Duration;

use eframe::egui::{self, ViewportCommand};

use crate::app::store::background_writer::Keeper;
use crate::app::store::files::of_storage;
use crate::app::store::recovery::is_worth_keeping;
use crate::app::tournament::history::DELETED;
use crate::app::view::{About, Notice, Page};
use crate::app::{Action, App};
use crate::messages::files;
use span_it_core::record;

/// How long closing the window waits for pending writes.
const PATIENCE: Duration = Duration::from_secs(2);

impl App {
    /// Queues writes of everything that has changed: the unfinished game after every move, and the settings.
    pub(crate) fn keep(&mut self) {
        if self.store.saved_revision != self.session.revision() {
            self.store.saved_revision = self.session.revision();
            if !self.session.is_untouched() && !self.session.is_visiting() {
                self.autosave();
            }
        }
        self.keep_file_name();
        if self.store.saved_settings != self.settings {
            self.store.saved_settings = self.settings.clone();
            if let (Some(keeper), Some(folders)) = (&self.store.keeper, &self.store.folders)
                && let Some(json) = self.settings.to_json()
            {
                keeper.write(folders.settings(), json);
            }
        }
        self.hear_of_kept();
    }

    /// At the start: removes leftover temporary files, and deleted files that are old.
    pub(crate) fn clear_leftovers(&self) {
        if let (Some(keeper), Some(folders)) = (&self.store.keeper, &self.store.folders) {
            let others =
                [folders.root().to_owned(), folders.personalities(), folders.trash(), folders.autosave()];
            for folder in others {
                keeper.clear(folder, None);
            }
            keeper.clear(folders.competitions(), Some(DELETED));
        }
    }

    /// Shows a notice while a file cannot be written.
    fn hear_of_kept(&mut self) {
        for (path, problem) in self.store.keeper.as_ref().map(Keeper::outcomes).unwrap_or_default() {
            if let Some(problem) = problem {
                let notice = Notice::problem(files::not_kept(&problem)).about(About::Keeping);
                let notice = notice.with_help(of_storage());
                if self.store.slot.is_some() {
                    self.tell_problem(notice);
                } else {
                    // The notice that nothing can be saved is already shown and is more serious.
                    self.view.notices.add(notice);
                }
                self.store.unkept.insert(path, problem);
            } else if self.store.unkept.remove(&path).is_some() && self.store.unkept.is_empty() {
                self.view.notices.forget(About::Keeping);
            }
        }
    }

    /// Closes without a question unless work would be lost: the personality editor asks first, and so does a game
    /// that could not be autosaved.
    pub(crate) fn guard_closing(&mut self, ctx: &egui::Context) {
        if !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        // The page under the help may need to ask.
        self.close_help();
        if self.ask_first(Action::Window(WindowAction::Quit)) || self.ask_about_unkept() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Asks what to do with a game that could not be autosaved. Returns whether it asks.
    fn ask_about_unkept(&mut self) -> bool {
        if self.view.leaves_unkept {
            return false;
        }
        let Some(problem) = self.unkept_game() else { return false };
        self.go_to_own_game();
        self.view.dialogs.close::<UnsavedGameDialog>();
        self.view.dialogs.push(UnsavedGameDialog(problem));
        true
    }

    /// Why closing would lose the latest moves of the own game; `None` if it would not. Retries pending writes first;
    /// a game saved to its own file is safe.
    fn unkept_game(&mut self) -> Option<String> {
        self.keep();
        if let Some(keeper) = &self.store.keeper {
            keeper.settle(PATIENCE);
        }
        self.hear_of_kept();
        let problem = match &self.store.slot {
            Some(slot) => self.store.unkept.get(&slot.game())?.clone(),
            None => files::NOWHERE_TO_KEEP.to_owned(),
        };
        // After opening a game, the previous game is still the one to save.
        let is_opened = self.session.is_untouched() && !self.session.is_visiting();
        if is_opened && !self.session.go_back_to_game_before(self.platform.now()) {
            return None;
        }
        let table = self.session.own_table();
        if self.store.slot.is_none() && !is_worth_keeping(&table.setup, &table.game) {
            return None;
        }
        let game = record::write_record(&table.setup, &table.game);
        let own = table.file.as_ref().and_then(|file| std::fs::read(file).ok());
        let is_safe = own.is_some_and(|own| own == game.as_bytes());
        (!is_safe).then_some(problem)
    }

    /// Leaves a visited game for the own one that the question is about.
    fn go_to_own_game(&mut self) {
        if self.session.is_visiting() {
            if let Some(editor) = &mut self.view.editor {
                editor.back = None;
            }
            self.view.dialogs.close::<PlayerIdentificationDialog>();
            self.view.page = Page::Game;
            self.session.leave(self.platform.now());
        }
    }

    /// Closes the window although a game is lost.
    pub(crate) fn quit_unkept(&mut self, ctx: &egui::Context) {
        self.view.leaves_unkept = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }
}
