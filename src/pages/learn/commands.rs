//! Carries out requests of the pages for learning.

use std::time::Duration;

use crate::context::action::learn::LearnPage;
use crate::context::prelude::*;
use crate::messages::language::sentences;
use crate::messages::{ladder as ladder_msg, learn as msg, progress};
use crate::model::ladder_game;
use crate::pages::learn::ladder::LadderPage;
use crate::pages::learn::state::LearnState;
use crate::pages::learn::{lesson, puzzle, rated};
use crate::platform::Folders;
use span_it_core::board::{Position, winner};
use span_it_core::solver::Solver;
use span_it_learn::ladder::{Handicap, name_of};
use span_it_learn::progress::What;

pub(crate) fn apply(cx: &mut Context, action: LearnAction) {
    match action {
        LearnAction::ShowHub => show_hub(cx),
        LearnAction::ShowLadder => {
            show(cx, LearnPage::Ladder, ladder_msg::title());
            cx.states.the_mut::<LearnState>().ladder = LadderPage { chosen: None, wants_focus: true };
        }
        LearnAction::Challenge { rung, handicap } => challenge(cx, rung, handicap),
        LearnAction::LoseLadderGame => rated::lose_game(cx),
        LearnAction::ShowProgress => {
            show(cx, LearnPage::Progress, progress::title());
            cx.states.the_mut::<LearnState>().progress.wants_focus = true;
        }
        LearnAction::ForgetProgress => {
            let trash = cx.store.folders.as_ref().map(Folders::trash);
            cx.store.progress.forget(trash.unwrap_or_default());
        }
        LearnAction::Lesson(action) => lesson::commands::apply(cx, action),
        LearnAction::Puzzle(action) => puzzle::commands::apply(cx, action),
    }
}

/// Continues what takes time. Returns when to call again.
pub(crate) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    let puzzle = puzzle::commands::update(cx);
    puzzle.or(lesson::commands::update(cx, now))
}

/// Adds to the log of progress what has happened now.
pub(crate) fn record(cx: &mut Context, what: What) {
    let time = cx.platform.unix_time();
    cx.store.progress.append(time, what);
}

/// The feedback on an answer, and who wins on the board.
pub(super) fn described(feedback: &str, board: &Position) -> String {
    if winner(board).is_some() {
        return feedback.to_owned();
    }
    sentences(&[feedback, &*msg::wins_from_here(Solver::new().winner(board))])
}

/// Shows a page. A match of computers waits meanwhile.
pub(crate) fn open(cx: &mut Context, page: LearnPage) {
    puzzle::run::end(cx);
    cx.session.close_hint();
    cx.session.pause_computer_match(cx.platform.now());
    cx.states.the_mut::<LearnState>().leave_all_but(page);
    cx.open(PageId::Learn(page));
}

/// Shows a page without a board.
fn show(cx: &mut Context, page: LearnPage, title: &str) {
    // Another window may have added to the log.
    cx.store.progress.refresh();
    open(cx, page);
    title.clone_into(&mut cx.view.announcement);
}

fn show_hub(cx: &mut Context) {
    puzzle::run::end(cx);
    cx.states.the_mut::<LearnState>().close();
    show(cx, LearnPage::Hub, msg::title());
    cx.states.the_mut::<LearnState>().hub.wants_focus = true;
}

fn challenge(cx: &mut Context, rung: u8, handicap: Option<Handicap>) {
    let (progress, seed) = (rated::latest(cx), cx.platform.random_seed());
    let Some(setup) = ladder_game::next_of(&progress, rung, handicap, &cx.settings, seed) else { return };
    let you_begin = setup.players[setup.first].kind.is_person();
    cx.request(Action::Game(GameAction::ShowNewGame { setup: Box::new(setup), rung: Some(rung) }));
    cx.view.announcement = ladder_msg::starts(name_of(rung).unwrap_or_default(), you_begin);
}

/// Starts a game against perfect play, which is not on the ladder.
pub(super) fn challenge_perfect_play(cx: &mut Context) {
    let seed = cx.platform.random_seed();
    if let Some(setup) = ladder_game::against_perfect_play(&cx.settings, seed) {
        cx.request(Action::Game(GameAction::ShowNewGame { setup: Box::new(setup), rung: None }));
    }
}
