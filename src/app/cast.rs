//! Whom players that read their opponent know: the shipped personalities and the player's own, looked up
//! anew for every game in which somebody reads.

use eframe::egui;

use super::App;
use super::editing::waking;
use super::workshop::collection::Reading;

impl App {
    /// Has the cast read for the game on the table, if somebody in it wants to know it.
    pub(super) fn lend_cast(&mut self, ctx: &egui::Context) {
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
