//! Outside engines for the competition: kept in the settings, and tried before they play.
//!
//! May import: everything of the app.

use std::sync::Arc;

use eframe::egui;

use super::App;
use super::editing::waking;
use super::view::Notice;
use super::workshop::rehearsal::Rehearsal;
use crate::messages::tournament as words;

impl App {
    /// Keeps the engine whose command is entered.
    pub(super) fn add_engine(&mut self) {
        if let Some(command) = self.view.tournament.engines_mut().add() {
            self.view.announcement = words::engine_added(&command);
            self.settings.engines.push(command);
        }
    }

    /// Keeps an engine no longer.
    pub(super) fn remove_engine(&mut self, place: usize) {
        if let Some(command) = self.view.tournament.engines_mut().remove(place) {
            self.settings.engines.retain(|known| *known != command);
        }
    }

    /// Begins the contest that was chosen; where outside engines take part, they are tried first.
    pub(super) fn try_engines(&mut self, ctx: &egui::Context) {
        let Ok(plan) = self.view.tournament.plan() else { return };
        let plan = Arc::new(plan);
        if !Rehearsal::is_needed(&plan) {
            return self.start_contest(&plan, ctx);
        }
        match Rehearsal::start(plan, waking(ctx)) {
            Ok(rehearsal) => self.view.tournament.rehearsal = Some(rehearsal),
            Err(error) => self.tell_problem(Notice::problem(words::not_begun(error))),
        }
    }

    /// Begins the contest once its engines have been tried; one that does not work is told of.
    pub(super) fn hear_of_engines(&mut self, ctx: &egui::Context) {
        let tournament = &mut self.view.tournament;
        let Some(outcome) = tournament.rehearsal.as_mut().and_then(Rehearsal::hear) else { return };
        tournament.rehearsal = None;
        match outcome {
            Ok(plan) => self.start_contest(&plan, ctx),
            Err(why) => {
                tournament.engines_mut().tell(why.clone());
                self.tell_problem(Notice::problem(words::not_begun(why)));
            }
        }
    }
}
