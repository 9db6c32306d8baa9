//! Outside engines for the competition: kept in the settings, and tried before they play.

use std::sync::Arc;

use eframe::egui;

use crate::app::editor::commands::waking;
use crate::app::tournament::Ask;
use crate::app::tournament::engine_check::Rehearsal;
use crate::app::view::{About, Notice};
use crate::app::{Action, App};
use crate::messages::tournament as words;
use span_it_arena::contest::OwnNames;

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
            self.settings.engine_names.remove(&command);
        }
    }

    /// Begins the contest that was chosen; where outside engines take part, they are tried first.
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

    /// Goes on with the contest that is shown; where it broke off and outside engines take part, they are
    /// tried first: they may be gone since.
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

    /// Tells why a contest was not begun or cannot go on.
    fn tell_of_contest(&mut self, problem: String) {
        self.view.tournament.told = Some(problem.clone());
        self.tell_problem(Notice::problem(problem).about(About::Contest));
    }

    /// Why it was not begun the last time has been read, and is tried anew.
    fn forget_told(&mut self) {
        let told = self.view.tournament.told.take();
        self.view.notices.forget_those(|notice| told.as_ref() == Some(&notice.text));
        self.view.tournament.engines_mut().forget_problem();
    }

    /// Ends the trial: nothing begins.
    pub(super) fn cancel_trial(&mut self) {
        self.view.tournament.rehearsal = None;
        self.forget_trial();
    }

    /// The notice that tells of a trial has done its work.
    fn forget_trial(&mut self) {
        self.view.notices.forget(About::Trial);
    }

    /// Remembers what outside engines call themselves, and calls them so.
    fn note_names(&mut self, names: OwnNames) {
        self.settings.engine_names.extend(names);
        if let Some(contest) = &mut self.view.tournament.contest {
            contest.call(&self.settings.engine_names);
        }
    }

    /// Begins the contest, or goes on with it, once its engines have been tried; one that does not work is
    /// told of.
    pub(crate) fn hear_of_engines(&mut self, ctx: &egui::Context) {
        let tournament = &mut self.view.tournament;
        let Some(rehearsal) = &mut tournament.rehearsal else { return };
        let going_on = tournament.contest.is_some();
        let Some(outcome) = rehearsal.hear() else {
            // The choices, which tell it otherwise, are not shown; what went wrong meanwhile matters more.
            let is_free = !self.view.notices.shown().is_some_and(|notice| notice.bad);
            if let Some(command) = rehearsal.newly_trying().filter(|_| going_on && is_free) {
                let offer = Some((words::CANCEL.to_owned(), Action::Tournament(Ask::CancelTrial)));
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
