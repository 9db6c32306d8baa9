//! The states of the pages: which one is shown, and which are dropped.

use crate::context::prelude::*;
use crate::context::states::States;
use crate::pages::editor::state::EditorState;
use crate::pages::editor::training::state::TrainingState;
use crate::pages::game::state::GameState;
use crate::pages::games::state::{GamesState, Recorder};
use crate::pages::learn::puzzle::run;
use crate::pages::learn::state::{LearnState, RatedGames};
use crate::pages::proof::state::ProofState;
use crate::pages::review::state::ReviewState;
use crate::pages::tournament::state::TournamentState;
use crate::parts::picture::options::Choices;

/// The states that there always are.
pub(crate) fn at_start() -> States {
    let mut states = States::default();
    states.put(GameState::default());
    states.put(Recorder::default());
    states.put(TournamentState::default());
    states.put(TrainingState::default());
    states.put(LearnState::default());
    states.put(RatedGames::default());
    states.put(Choices::default());
    states
}

fn dynamic<'a, P: Page + 'a>(page: Option<&'a P>) -> Option<&'a dyn Page> {
    page.map(|page| page as &dyn Page)
}

pub(crate) fn page(states: &States, page: PageId) -> &dyn Page {
    match page {
        PageId::Game => None,
        PageId::Proof => dynamic(states.get::<ProofState>()),
        PageId::Review => dynamic(states.get::<ReviewState>()),
        PageId::Editor => dynamic(states.get::<EditorState>()),
        PageId::Tournament => dynamic(states.get::<TournamentState>()),
        PageId::Games => dynamic(states.get::<GamesState>()),
        PageId::Learn(page) => Some(states.the::<LearnState>().page(page)),
    }
    .unwrap_or_else(|| states.the::<GameState>())
}

pub(crate) fn page_mut(states: &mut States, page: PageId) -> &mut dyn Page {
    let is_open = match page {
        PageId::Proof => states.get::<ProofState>().is_some(),
        PageId::Review => states.get::<ReviewState>().is_some(),
        PageId::Editor => states.get::<EditorState>().is_some(),
        PageId::Games => states.get::<GamesState>().is_some(),
        PageId::Game | PageId::Tournament | PageId::Learn(_) => true,
    };
    match page {
        PageId::Proof if is_open => states.the_mut::<ProofState>(),
        PageId::Review if is_open => states.the_mut::<ReviewState>(),
        PageId::Editor if is_open => states.the_mut::<EditorState>(),
        PageId::Games if is_open => states.the_mut::<GamesState>(),
        PageId::Tournament => states.the_mut::<TournamentState>(),
        PageId::Learn(page) => states.the_mut::<LearnState>().page_mut(page),
        _ => states.the_mut::<GameState>(),
    }
}

pub(crate) fn is_editor_over_review(states: &States) -> bool {
    states.get::<EditorState>().is_some_and(|editor| editor.returns_to_review)
}

pub(crate) fn note_help(cx: &mut Context) {
    cx.view.page_help = Some(page(&cx.states, cx.page_id()).help_place());
}

/// Drops the states of pages that are left for good.
pub(crate) fn follow(cx: &mut Context) {
    let page = cx.page_id();
    if page != PageId::Proof {
        drop(cx.states.take::<ProofState>());
    }
    if !matches!(page, PageId::Learn(_)) && !matches!(cx.view.below_proof, Some(PageId::Learn(_))) {
        run::end(cx);
        cx.states.the_mut::<LearnState>().close();
    }
    let is_under_editor = page == PageId::Editor && is_editor_over_review(&cx.states);
    let is_under_proof = cx.view.below_proof == Some(PageId::Review);
    if page != PageId::Review && !is_under_editor && !is_under_proof {
        drop(cx.states.take::<ReviewState>());
    }
    note_help(cx);
}
