//! Saves games, personalities and exports under names the player chose. Writes only files that can be opened again.

use crate::app::FileAction;
use crate::app::store::path_prompt;
use std::path::Path;

use eframe::egui;

use crate::app::help::{Chapter, Place};
use crate::app::view::{About, FilePurpose, Notice};
use crate::app::{Action, App};
use crate::messages::files;
use span_it_core::personality::Personality;
use span_it_core::record::{self, Reduction};
use span_it_core::storage;

impl App {
    /// Saves the game to its file, or asks for one.
    pub(crate) fn save(&mut self, ctx: &egui::Context) {
        match self.session.table().file.clone() {
            Some(path) => self.save_game_to(&path),
            None => self.ask_file(FilePurpose::SaveGame, ctx),
        }
    }

    /// Saves the game that the dialog was opened for, even if another is shown by now.
    pub(super) fn save_asked_game(&mut self, path: &Path) {
        match self.view.asked_game.take() {
            Some((table, text)) if table != self.session.table_number() => {
                self.write(path, &text);
            }
            _ => self.save_game_to(path),
        }
    }

    fn save_game_to(&mut self, path: &Path) {
        let Some(text) = self.record_to_save() else { return self.stay() };
        if self.write(path, &text) {
            self.session.set_file(path.to_path_buf());
        }
    }

    /// The record of the current game. If it could not be opened again, shows a notice with a remedy instead.
    pub(super) fn record_to_save(&mut self) -> Option<String> {
        let (setup, game) = (self.session.setup(), self.session.game());
        let (text, burden) = record::write_record_within(setup, game, record::MAX_BYTES);
        let Some(burden) = burden else { return Some(text) };
        let bytes = record::write_record(setup, game).len();
        let notice = Notice::problem(files::too_large(bytes, burden)).about(About::Saving);
        let offer =
            Some((files::save_lightened(burden).to_owned(), Action::File(FileAction::SaveLightened(burden))));
        self.tell_problem(Notice { offer, ..notice.with_help(game_records()) });
        None
    }

    /// Removes the part that makes the record too large, and asks for a file to save it to.
    pub(crate) fn save_lightened(&mut self, burden: Reduction, ctx: &egui::Context) {
        self.view.notices.forget(About::Saving);
        self.session.lighten(burden);
        self.ask_file(FilePurpose::SaveGame, ctx);
    }

    /// Writes an export next to the game; it is not a file to open again.
    pub(crate) fn write_chosen(&mut self, path: &Path, text: &str) -> bool {
        let written = storage::write_safely(path, text.as_bytes());
        match &written {
            Ok(()) => self.tell_saved(path),
            Err(error) => self.tell_not_saved(files::not_saved(path, error.reason())),
        }
        written.is_ok()
    }

    /// Writes a file the player chose, and shows the result. Returns whether it succeeded.
    pub(super) fn write(&mut self, path: &Path, text: &str) -> bool {
        let written = self.write_chosen(path, text);
        if written {
            self.settings.remember(path);
        }
        written
    }

    /// The same for a personality; refuses one that could not be read again.
    pub(crate) fn write_personality(&mut self, path: &Path, personality: &Personality) -> bool {
        match personality.to_file() {
            Ok(text) => self.write(path, &text),
            Err(error) => {
                self.tell_not_saved(files::not_saved(path, error));
                false
            }
        }
    }

    fn tell_saved(&mut self, path: &Path) {
        self.view.notices.forget(About::Saving);
        self.view.announcement = files::saved(path);
    }

    /// Shows why a file was not saved, in the dialog above the notice bar if there is one.
    pub(super) fn tell_not_saved(&mut self, why: String) {
        self.view.announcement.clone_from(&why);
        if let Some(form) = self.view.library_mut() {
            form.say(why, true);
        } else if let Some(form) = self.view.dialogs.top_mut::<path_prompt::Form>() {
            form.refuse(why);
        } else {
            self.tell_problem(Notice::problem(why).about(About::Saving).with_help(Chapter::Files));
        }
    }

    /// Saves the personality in the editor to its file, or asks for one.
    pub(crate) fn save_personality(&mut self, ctx: &egui::Context) {
        match self.view.form_mut().and_then(|form| form.file.clone()) {
            Some(path) => self.save_personality_to(&path),
            None => self.ask_file(FilePurpose::SavePersonality, ctx),
        }
    }

    pub(super) fn save_personality_to(&mut self, path: &Path) {
        let Some(personality) = self.edited_to_save() else { return };
        let written = self.write_personality(path, &personality);
        if written {
            self.settle_training();
        }
        let Some(form) = self.view.form_mut() else { return };
        if written {
            form.saved(personality, path.to_path_buf());
        } else {
            self.stay();
        }
    }
}

/// The place in the help about game records.
fn game_records() -> Place {
    Place::at(Chapter::Files, "game-records")
}
