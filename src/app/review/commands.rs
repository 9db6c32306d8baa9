//! Opening, walking through and closing what fills the window in place of the game.

use crate::app::ReviewAction;
use crate::app::review::player_identification::PlayerIdentificationDialog;
use eframe::egui;

use crate::app::App;
use crate::app::review;
use crate::app::review::identify_job::{Alike, Source};
use crate::app::view::{Notice, Page};
use crate::jobs::waking;
use span_it_core::board::Position;

impl App {
    /// Carries out a request to the review.
    pub(crate) fn apply_to_review(&mut self, action: ReviewAction) {
        match action {
            ReviewAction::Show => self.show_review(),
            ReviewAction::ShowMove(ply) => self.review_move(ply),
            ReviewAction::NextMistake => self.review_slip(review::next_mistake),
            ReviewAction::PreviousMistake => self.review_slip(review::previous_mistake),
            ReviewAction::PlayOn => self.play_on(),
            ReviewAction::ToggleBest => self.toggle_best(),
            ReviewAction::IdentifyPlayer(player) => {
                self.view.dialogs.push(PlayerIdentificationDialog { player });
            }
        }
    }

    /// The position on the screen.
    pub(crate) fn looked_at(&self) -> Position {
        match &self.view.page {
            Page::Review(state) => self.session.game().position_at(state.ply(&self.session) + 1),
            Page::Game | Page::Why(_) | Page::Editor | Page::Tournament => self.session.shown_position(),
        }
    }

    /// Opens the review at the move that was shown last, or at the first where none had been made.
    pub(crate) fn show_review(&mut self) {
        if self.session.game().moves().is_empty() || self.view.review().is_some() {
            return;
        }
        self.session.close_hint();
        let ply = self.session.shown_ply().saturating_sub(1);
        self.view.page = Page::Review(Box::new(review::State::at(ply)));
        self.announce_review();
    }

    /// Keeps up to date who could have made the moves under review.
    pub(crate) fn review_on(&mut self, ctx: &egui::Context) {
        let (source, folder) = (self.source(), self.own_folder());
        let Page::Review(state) = &mut self.view.page else { return };
        if let Some(candidates) = state.read_candidates(folder, &waking(ctx)) {
            let alike = Alike::start(candidates, source, waking(ctx));
            if let Err(error) = &alike {
                self.view.notices.put(Notice::problem(error.to_string()));
            }
            state.set_alike(alike.ok());
        }
        state.follow(&self.session);
    }

    /// The games of a competition have openings, and luck that is not the table's.
    fn source(&self) -> Source {
        match self.view.tournament.contest.as_ref().filter(|_| self.session.is_visiting()) {
            Some(contest) => Source { opening: contest.plan.opening_plies.into(), other_luck: true },
            None => Source::default(),
        }
    }

    pub(crate) fn close_page(&mut self) {
        if self.session.is_visiting() {
            self.view.page = Page::Tournament;
            return;
        }
        self.view.page = Page::Game;
        self.view.focus_board = true;
    }

    fn review_move(&mut self, ply: usize) {
        if let Some(state) = self.view.review_mut() {
            state.go_to(ply);
            self.announce_review();
        }
    }

    fn review_slip(&mut self, find: fn(&crate::app::Session, usize) -> Option<usize>) {
        let at = self.view.review().map(|state| state.ply(&self.session));
        if let Some(ply) = at.and_then(|ply| find(&self.session, ply)) {
            self.review_move(ply);
        }
    }

    /// Says which move is under review, and what it did.
    fn announce_review(&mut self) {
        if let Some(state) = self.view.review()
            && let Some(facts) = review::Facts::of(&self.session, state.ply(&self.session))
        {
            let known = facts.is_known();
            self.view.announcement =
                if known { format!("{}. {}", facts.title(), facts.line()) } else { facts.title() };
        }
    }

    /// Back to the game where the move under review can be made otherwise: before it, or after it
    /// if a computer made it and a person is to answer.
    fn play_on(&mut self) {
        let Some(state) = self.view.review() else { return };
        let ply = state.ply(&self.session);
        let Some(mv) = self.session.game().moves().get(ply) else { return };
        let answer = !self.session.is_human(mv.player) && self.session.is_human(mv.player.opponent());
        let ply = if answer { ply + 1 } else { ply };
        self.stay_from(ply);
        self.close_page();
    }

    /// The numbered moves and the heat map are not shown together: both would bear numbers.
    fn toggle_best(&mut self) {
        let heat = std::mem::take(&mut self.view.heat);
        if let Some(state) = self.view.review_mut() {
            state.set_best(heat || !state.is_best());
        }
    }
}
