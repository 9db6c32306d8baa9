//! Keeping what has changed, the unfinished game and the settings, and what is to be said and asked where that
//! fails.
//!
//! May import: everything of the app.

use eframe::egui::{self, ViewportCommand};

use super::files::of_storage;
use super::keeper::Keeper;
use super::view::{About, Dialog, Notice};
use super::{Action, App};
use crate::messages::files;
use crate::{record, storage};

impl App {
    /// Writes what has changed: the unfinished game after every move, the settings.
    pub(super) fn keep(&mut self) {
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

    /// Tells what could not be written, until it is.
    fn hear_of_kept(&mut self) {
        for (path, problem) in self.store.keeper.as_ref().map(Keeper::outcomes).unwrap_or_default() {
            if let Some(problem) = problem {
                let notice = Notice::problem(files::not_kept(&problem)).about(About::Keeping);
                self.tell_problem(notice.with_help(of_storage()));
                self.store.unkept.insert(path, problem);
            } else if self.store.unkept.remove(&path).is_some() && self.store.unkept.is_empty() {
                self.view.notices.forget(About::Keeping);
            }
        }
    }

    /// Nothing is lost by closing the window: the personality editor asks first, and so does a game that could
    /// not be kept.
    pub(super) fn guard_closing(&mut self, ctx: &egui::Context) {
        if !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        // What lies under the help may have something to ask.
        self.close_help();
        if self.ask_first(Action::Quit) || self.ask_about_unkept() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Asks what to do with a game that could not be kept; says whether it asks.
    fn ask_about_unkept(&mut self) -> bool {
        if self.view.leaves_unkept {
            return false;
        }
        let Some(problem) = self.unkept_game() else { return false };
        self.view.dialogs.retain(|dialog| !matches!(dialog, Dialog::Unkept(_)));
        self.view.dialogs.push(Dialog::Unkept(problem));
        true
    }

    /// Why the moves on the table would be lost, if they would: it is tried once more to keep them, and they may
    /// lie in a file of their own.
    fn unkept_game(&self) -> Option<String> {
        let path = self.store.slot.as_ref()?.game();
        let problem = self.store.unkept.get(&path)?;
        let game = record::write_record(self.session.setup(), self.session.game());
        let own = self.session.table().file.as_ref().and_then(|file| std::fs::read(file).ok());
        let is_safe = own.is_some_and(|own| own == game.as_bytes());
        if is_safe || storage::write_safely(&path, game.as_bytes()).is_ok() {
            return None;
        }
        Some(problem.clone())
    }

    /// Closes the window, though a game is lost by it.
    pub(super) fn quit_unkept(&mut self, ctx: &egui::Context) {
        self.view.leaves_unkept = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }
}
