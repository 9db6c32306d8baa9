//! Loads the candidate personalities for opponent modelling, once per game that needs them.

use eframe::egui;

use crate::app::App;
use crate::jobs::personality_loader::PersonalityLoader;
use crate::jobs::waking;

impl App {
    /// Loads the candidates if a player of the current game needs them.
    pub(crate) fn lend_cast(&mut self, ctx: &egui::Context) {
        if !self.session.wants_cast() {
            return;
        }
        let folder = self.own_folder();
        let reading = self.cast.get_or_insert_with(|| PersonalityLoader::start(folder, waking(ctx)));
        if let Some(cast) = reading.poll() {
            self.session.set_cast(cast);
            self.cast = None;
        }
    }
}
