//! Personalities in the likeness of a player: what the dialog *New from My Games* asks for.

use std::path::PathBuf;

use eframe::egui;

use crate::app::Action;
use crate::app::App;
use crate::app::clone::dialog::CloneAction;
use crate::app::clone::job::Studio;
use crate::app::editor::Form;
use crate::app::view::{FilePurpose, Notice};
use crate::jobs::waking;
use crate::messages::player_identification::games as words;

impl App {
    /// Carries out what the dialog asks for.
    pub(crate) fn apply_to_clone(&mut self, ask: CloneAction, ctx: &egui::Context) {
        match ask {
            CloneAction::Open => self.open_studio(ctx),
            CloneAction::AddGame => self.ask_file(FilePurpose::AddGame, ctx),
            CloneAction::AddFolder => self.ask_file(FilePurpose::AddGames, ctx),
            CloneAction::Fit => {
                if let Some(studio) = self.view.studio_mut() {
                    studio.fit();
                }
            }
            CloneAction::Stop => {
                if let Some(studio) = self.view.studio_mut() {
                    studio.stop();
                }
            }
            CloneAction::Edit(personality) => {
                let again = Action::Clone(CloneAction::Edit(personality.clone()));
                self.edit_unsaved(Form::unsaved(*personality, None), again);
            }
        }
        ctx.request_repaint();
    }

    /// Opens the dialog with the game on the table.
    fn open_studio(&mut self, ctx: &egui::Context) {
        match Studio::start(self.settings.handle.trim(), waking(ctx)) {
            Ok(mut studio) => {
                studio.add(self.session.setup().clone(), self.session.game().clone());
                self.view.dialogs.push(studio);
            }
            Err(error) => self.tell_problem(Notice::problem(error.to_string())),
        }
    }

    /// A record or a folder of records was chosen.
    pub(crate) fn add_games(&mut self, path: PathBuf) {
        if let Some(studio) = self.view.studio_mut() {
            studio.read(path);
        }
    }

    /// Takes what has been read and fitted.
    pub(crate) fn hear_of_games(&mut self) {
        let Some(studio) = self.view.studio_mut() else { return };
        if studio.hear()
            && let Some(Ok(likeness)) = studio.outcome()
        {
            let said = words::fitted(&likeness.personality.name, likeness.predicted.share());
            self.view.announcement = said;
        }
    }
}
