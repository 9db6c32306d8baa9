//! Carrying out what the page *Show me why* asks for, and its timing.

use std::time::Duration;

use eframe::egui;

use crate::app::App;
use crate::app::board::BoardState;
use crate::app::proof;
use crate::app::proof::{ProofAction, State};
use crate::app::view::{Notice, Page};
use crate::messages::proof as words;
use span_it_core::board::Node;

impl App {
    /// The board that is seen.
    pub(crate) fn board_shown(&mut self) -> &mut BoardState {
        match &mut self.view.page {
            Page::Why(state) => &mut state.board,
            Page::Game | Page::Review(_) | Page::Editor | Page::Tournament => &mut self.view.board,
        }
    }

    /// Opens the page on the position shown. A match of computers is held meanwhile.
    pub(crate) fn show_why(&mut self, ctx: &egui::Context) {
        let Some(mut state) = State::of(&self.session.shown_position()) else {
            return self.tell_problem(Notice::problem(words::OVER));
        };
        self.session.hold(self.platform.now());
        self.view.announcement = proof::opening_announcement(&state, &self.session);
        let trees = state.explained.trees();
        let size = state.explained.start().size();
        if let Some(&node) = trees.iter().flatten().min_by_key(|&&node| size.centre_distance(node)) {
            state.board.focus_node(ctx, node);
        }
        self.view.page = Page::Why(Box::new(state));
    }

    /// Carries out a request to *Show Why*.
    pub(crate) fn apply_to_proof(&mut self, action: ProofAction, ctx: &egui::Context) {
        match action {
            ProofAction::Show => self.show_why(ctx),
            ProofAction::Cut(node) => self.cut(node),
            ProofAction::Undo => {
                if let Some(exchange) = self.view.why_mut().and_then(State::undo) {
                    self.view.announcement = words::taken_back(exchange.cut);
                }
            }
            ProofAction::Restart => {
                if let Some(state) = self.view.why_mut() {
                    state.restart();
                    words::STARTED_AGAIN.clone_into(&mut self.view.announcement);
                }
            }
            ProofAction::TogglePlayOut => {
                let now = self.platform.now();
                if let Some(state) = self.view.why_mut() {
                    state.toggle_play_out(now);
                }
            }
        }
        ctx.request_repaint();
    }

    fn cut(&mut self, node: Node) {
        let (now, still) = (self.platform.now(), self.reduced_motion());
        let Page::Why(state) = &mut self.view.page else { return };
        state.stop_play_out();
        if state.cut(node, now, still).is_some() {
            self.view.announcement = proof::latest_announcement(state, &self.session);
        }
    }

    /// Mends and cuts what is due; says when the page wants to be looked at again.
    pub(crate) fn explain_on(&mut self, now: Duration) -> Option<Duration> {
        let still = self.reduced_motion();
        let Page::Why(state) = &mut self.view.page else { return None };
        if state.is_cut_due(now)
            && let Some(node) = state.explained.pick(self.platform.chance().get())
            && state.cut(node, now, still).is_some()
        {
            self.view.announcement = proof::latest_announcement(state, &self.session);
        }
        state.wake_after(now)
    }
}
