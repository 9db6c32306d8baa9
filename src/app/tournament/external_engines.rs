//! Commands for external engines: stored in the settings, and checked before they play.

use std::sync::Arc;

use eframe::egui;

use crate::app::tournament::TournamentAction;
use crate::app::tournament::engine_check::Rehearsal;
use crate::app::view::{About, Notice};
use crate::app::{Action, App};
use crate::jobs::waking;
use crate::messages::tournament as words;
use span_it_arena::contest::OwnNames;

impl App {
    /// Stores the engine in the field.
    pub(super) fn add_engine(&mut self) {
        if let Some(command) = self.view.tournament.engines_mut().add() {
            self.view.announcement = words::engine_added(&command);
            self.settings.engines.push(command);
        }
    }

    /// Removes an engine.
    pub(super) fn remove_engine(&mut self, place: usize) {
        if let Some(command) = self.view.tournament.engines_mut().remove(place) {
            self.settings.engines.retain(|known| *known != command);
            self.settings.engine_names.remove(&command);
        }
    }

    /// Starts the tournament in the setup, after a check of its external engines.
    pub(super) fn try_engines(&mut self, ctx: &egui::Context) {
        let Ok(plan) = self.view.tournament.plan() else { return };
        self.forget_told();
        let plan = Arc::new(plan);
        if !Rehearsal::is_needed(&plan) {
            return self.start_contest(&plan, ctx);
        }
        match Rehearsal::start(plan, waking(ctx)) {
            Ok(rehearsal) => self.view.tournament.rehearsal = Some(rehearsal),
            Err(error) => self.tell_of_contest(words::not_begun(error)),
        }
    }

    /// Resumes the current tournament. If it was interrupted, its external engines are checked first, as they
    /// may have been removed since.
    pub(super) fn try_engines_again(&mut self, ctx: &egui::Context) {
        let tournament = &self.view.tournament;
        let Some(contest) = &tournament.contest else { return };
        let plan = Arc::clone(&contest.plan);
        if contest.is_under_way() || !Rehearsal::is_needed(&plan) {
            return self.go_on_with_contest(ctx);
        }
        if tournament.rehearsal.is_some() {
            return;
        }
        self.forget_told();
        match Rehearsal::start(plan, waking(ctx)) {
            Ok(rehearsal) => self.view.tournament.rehearsal = Some(rehearsal),
            Err(error) => self.tell_of_contest(words::cannot_go_on(error)),
        }
    }

    /// Reports why a tournament was not started or resumed.
    fn tell_of_contest(&mut self, problem: String) {
        self.view.tournament.told = Some(problem.clone());
        self.tell_problem(Notice::problem(problem).about(About::Contest));
    }

    /// Removes the error of the last attempt.
    fn forget_told(&mut self) {
        let told = self.view.tournament.told.take();
        self.view.notices.forget_those(|notice| told.as_ref() == Some(&notice.text));
        self.view.tournament.engines_mut().forget_problem();
    }

    /// Cancels the check. No tournament starts.
    pub(super) fn cancel_trial(&mut self) {
        self.view.tournament.rehearsal = None;
        self.forget_trial();
    }

    /// Removes the notice about a running check.
    fn forget_trial(&mut self) {
        self.view.notices.forget(About::Trial);
    }

    /// Stores the names that external engines report, and uses them in the current tournament.
    fn note_names(&mut self, names: OwnNames) {
        self.settings.engine_names.extend(names);
        if let Some(contest) = &mut self.view.tournament.contest {
            contest.call(&self.settings.engine_names);
        }
    }

    /// Starts or resumes the tournament when the check has finished, or reports the engine that failed.
    pub(crate) fn hear_of_engines(&mut self, ctx: &egui::Context) {
        let tournament = &mut self.view.tournament;
        let Some(rehearsal) = &mut tournament.rehearsal else { return };
        let going_on = tournament.contest.is_some();
        let Some(outcome) = rehearsal.hear() else {
            // The setup, which shows the progress of the check, is not visible. An error has priority over
            // this notice.
            let is_free = !self.view.notices.shown().is_some_and(|notice| notice.bad);
            if let Some(command) = rehearsal.newly_trying().filter(|_| going_on && is_free) {
                let offer =
                    Some((words::CANCEL.to_owned(), Action::Tournament(TournamentAction::CancelTrial)));
                let said = words::trying(command);
                let notice = Notice { bad: false, offer, ..Notice::problem(said) };
                self.view.notices.put(notice.about(About::Trial));
            }
            return;
        };
        tournament.rehearsal = None;
        self.forget_trial();
        match outcome {
            Ok((_, names)) if going_on => {
                self.note_names(names);
                self.go_on_with_contest(ctx);
            }
            Ok((plan, names)) => {
                self.note_names(names);
                self.start_contest(&plan, ctx);
            }
            Err(why) if going_on => self.tell_of_contest(words::cannot_go_on(why)),
            Err(why) => {
                self.view.tournament.engines_mut().tell(why.clone());
                self.tell_of_contest(words::not_begun(why));
            }
        }
    }
}
