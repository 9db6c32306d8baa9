//! The window: an eframe application. Pages read the [`Scene`](scene::Scene) and their own state, and return
//! [`Action`](action::Action)s. Only `frame::carry_out` changes anything else. All lengths are in points unless their
//! comment has another unit.
//!
//! This file lists the modules, and the features that keep a state between frames.

pub(crate) mod accessibility;
pub(crate) mod action;
pub(crate) mod board;
pub(crate) mod chooser;
pub(crate) mod clone;
pub(crate) mod command;
pub(crate) mod context;
pub(crate) mod dialogs;
pub(crate) mod editor;
mod find_command;
pub(crate) mod frame;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod launch;
pub(crate) mod learn;
pub(crate) mod library;
pub(crate) mod page;
pub(crate) mod picture;
pub(crate) mod proof;
pub(crate) mod review;
pub(crate) mod scene;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod store;
pub(crate) mod tournament;
pub(crate) mod training;
pub(crate) mod ui;
pub(crate) mod versions;
pub(crate) mod view;
pub(crate) mod window_commands;

use crate::app::command::shortcut::PageId;
use crate::app::editor::drafts::Drafts;
use crate::app::editor::form::EditorForm;
use crate::app::editor::state::EditorState;
use crate::app::game::state::GameState;
use crate::app::games::state::{GamesState, Recorder};
use crate::app::help::state::HelpState;
use crate::app::learn::action::LearnPage;
use crate::app::learn::state::{LearnState, RatedGames};
use crate::app::page::Page;
use crate::app::picture::options::Choices;
use crate::app::proof::state::ProofState;
use crate::app::review::state::ReviewState;
use crate::app::session::Session;
use crate::app::tournament::state::TournamentState;
use crate::app::training::state::TrainingState;

#[derive(Debug, Default)]
pub struct Features {
    page: PageId,
    pub game: GameState,
    proof: Option<Box<ProofState>>,
    /// The page for learning that *Show Why* was opened from.
    below_proof: Option<LearnPage>,
    review: Option<Box<ReviewState>>,
    /// The page that a reviewed game was opened from, if it is not the player's own.
    pub(crate) preview_page: PageId,
    games: Option<Box<GamesState>>,
    /// What was submitted to the history of games.
    pub(crate) recorder: Recorder,
    /// The personality editor, also while another page is shown.
    pub editor: Option<Box<EditorState>>,
    /// The autosaved changes of the editor.
    pub(crate) drafts: Drafts,
    /// The tournament, which continues while its page is closed.
    pub tournament: TournamentState,
    /// The training, which continues while its dialog is closed.
    pub training: TrainingState,
    /// The pages of lessons, puzzles, ladder and progress.
    pub learn: LearnState,
    /// Finished games that are being analysed for the log of progress.
    pub rated: RatedGames,
    /// The latest choices for a picture or an animation.
    pub picture: Choices,
    /// The help, shown over the page.
    pub help: Option<Box<HelpState>>,
}

impl Features {
    pub const fn page_id(&self) -> PageId {
        self.page
    }

    pub(crate) fn page(&self) -> &dyn Page {
        match self.page {
            PageId::Game => Some(&self.game as &dyn Page),
            PageId::Proof => self.proof.as_deref().map(|state| state as &dyn Page),
            PageId::Review => self.review.as_deref().map(|state| state as &dyn Page),
            PageId::Editor => self.editor.as_deref().map(|state| state as &dyn Page),
            PageId::Tournament => Some(&self.tournament as &dyn Page),
            PageId::Games => self.games.as_deref().map(|state| state as &dyn Page),
            PageId::Learn(page) => Some(self.learn.page(page)),
        }
        .unwrap_or(&self.game)
    }

    pub(crate) fn page_mut(&mut self) -> &mut dyn Page {
        match self.page {
            PageId::Game => None,
            PageId::Proof => self.proof.as_deref_mut().map(|state| state as &mut dyn Page),
            PageId::Review => self.review.as_deref_mut().map(|state| state as &mut dyn Page),
            PageId::Editor => self.editor.as_deref_mut().map(|state| state as &mut dyn Page),
            PageId::Tournament => Some(&mut self.tournament as &mut dyn Page),
            PageId::Games => self.games.as_deref_mut().map(|state| state as &mut dyn Page),
            PageId::Learn(page) => Some(self.learn.page_mut(page)),
        }
        .unwrap_or(&mut self.game)
    }

    /// Shows a page. Drops the state of a page that is left for good.
    pub(crate) fn open(&mut self, page: PageId) {
        self.page = page;
        if page != PageId::Proof {
            self.proof = None;
            self.below_proof = None;
        }
        if !matches!(page, PageId::Learn(_)) && self.below_proof.is_none() {
            self.learn.close();
        }
        let is_under_editor = page == PageId::Editor && self.is_editor_over_review();
        if page != PageId::Review && !is_under_editor {
            self.review = None;
        }
    }

    pub(crate) fn open_games(&mut self, state: GamesState) {
        self.games = Some(Box::new(state));
        self.open(PageId::Games);
    }

    /// The page *Games*, also below a review of one of them.
    pub fn games(&self) -> Option<&GamesState> {
        self.games.as_deref()
    }

    pub(crate) fn games_mut(&mut self) -> Option<&mut GamesState> {
        self.games.as_deref_mut()
    }

    pub(crate) fn is_editor_over_review(&self) -> bool {
        self.editor.as_ref().is_some_and(|editor| editor.returns_to_review)
    }

    /// The page for learning that is shown again when *Show Why* closes.
    pub(crate) const fn page_below_proof(&self) -> Option<LearnPage> {
        self.below_proof
    }

    pub(crate) fn open_proof(&mut self, state: ProofState) {
        self.below_proof = if let PageId::Learn(page) = self.page { Some(page) } else { None };
        self.open(PageId::Proof);
        self.proof = Some(Box::new(state));
    }

    pub(crate) fn open_review(&mut self, state: ReviewState) {
        self.open(PageId::Review);
        self.review = Some(Box::new(state));
    }

    pub fn proof(&self) -> Option<&ProofState> {
        self.proof.as_deref()
    }

    pub(crate) fn proof_mut(&mut self) -> Option<&mut ProofState> {
        self.proof.as_deref_mut()
    }

    pub fn review(&self) -> Option<&ReviewState> {
        self.review.as_deref().filter(|_| self.page == PageId::Review)
    }

    /// The review has a heat map of its own.
    pub(crate) fn is_heat_shown(&self, session: &Session) -> bool {
        self.review().map_or(self.game.heat && session.outcome().is_none(), |review| review.heat)
    }

    pub(crate) fn review_mut(&mut self) -> Option<&mut ReviewState> {
        self.review.as_deref_mut().filter(|_| self.page == PageId::Review)
    }

    /// Does not offer the result of the training again, because it is saved or discarded in the editor.
    pub(crate) fn record_training_decision(&mut self) {
        if let Some(editor) = &self.editor {
            self.training.record_decision(&editor.form);
        }
    }

    /// The form of the personality editor, if it is open or was left.
    pub(crate) fn form_mut(&mut self) -> Option<&mut EditorForm> {
        self.editor.as_mut().map(|state| &mut state.form)
    }
}
