//! Whom players that read their opponent know: the shipped personalities and the player's own, looked up
//! anew for every game in which somebody reads.

use eframe::egui;

use crate::app::App;
use crate::app::editor::commands::waking;
use crate::app::jobs::personality_loader::Reading;

impl App {
    /// Has the cast read for the game on the table, if somebody in it wants to know it.
    pub(crate) fn lend_cast(&mut self, ctx: &egui::Context) {
        if !self.session.wants_cast() {
            return;
        }
        let folder = self.own_folder();
        let reading = self.cast.get_or_insert_with(|| Reading::start(folder, waking(ctx)));
        if let Some(cast) = reading.hear() {
            self.session.set_cast(cast);
            self.cast = None;
        }
    }
}
