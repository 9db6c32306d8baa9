//! Carries out requests of the pages for learning.

use std::time::Duration;

use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::learn::action::LearnAction;
use crate::app::learn::action::LearnPage;
use crate::app::learn::puzzle;
use crate::app::learn::{challenge, lesson, rated};
use crate::messages::language::sentences;
use crate::messages::{ladder, learn as msg, progress};
use crate::platform::Folders;
use span_it_core::board::{Position, winner};
use span_it_core::solver::Solver;
use span_it_learning::log::{Event, What};

pub(crate) fn apply(cx: &mut Context, action: LearnAction) {
    match action {
        LearnAction::ShowHub => show_hub(cx),
        LearnAction::ShowLadder => show_ladder(cx),
        LearnAction::Challenge { rung, handicap } => challenge::start(cx, rung, handicap),
        LearnAction::ShowProgress => show_progress(cx),
        LearnAction::ForgetProgress => forget_progress(cx),
        LearnAction::RestoreProgress => cx.store.progress.restore(),
        LearnAction::Lesson(action) => lesson::commands::apply(cx, action),
        LearnAction::Puzzle(action) => puzzle::commands::apply(cx, action),
    }
    cx.egui.request_repaint();
}

/// Continues what takes time. Returns when to call again.
pub(crate) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    puzzle::commands::update(cx);
    rated::update(cx);
    lesson::commands::update(cx, now)
}

/// Adds to the log of progress what has happened now.
pub(crate) fn record(cx: &mut Context, what: What) {
    cx.store.progress.append(Event { time: cx.platform.unix_time(), what });
}

/// The feedback on an answer, and who wins on the board.
pub(super) fn described(feedback: &str, board: &Position) -> String {
    if winner(board).is_some() {
        return feedback.to_owned();
    }
    sentences(&[feedback, msg::wins_from_here(Solver::new().winner(board))])
}

/// Shows a page. A match of computers waits meanwhile.
pub(crate) fn open(cx: &mut Context, page: LearnPage) {
    cx.session.close_hint();
    cx.session.pause_computer_match(cx.platform.now());
    cx.features.learn.leave_all_but(page);
    cx.features.open(PageId::Learn(page));
}

fn show_hub(cx: &mut Context) {
    // Another window may have added to the log.
    cx.store.progress.refresh();
    cx.features.learn.close();
    open(cx, LearnPage::Hub);
    cx.features.learn.focus_hub();
    msg::TITLE.clone_into(&mut cx.view.announcement);
}

fn show_ladder(cx: &mut Context) {
    cx.store.progress.refresh();
    open(cx, LearnPage::Ladder);
    ladder::TITLE.clone_into(&mut cx.view.announcement);
}

fn show_progress(cx: &mut Context) {
    cx.store.progress.refresh();
    open(cx, LearnPage::Progress);
    progress::TITLE.clone_into(&mut cx.view.announcement);
}

fn forget_progress(cx: &mut Context) {
    let trash = cx.store.folders.as_ref().map(Folders::trash);
    cx.store.progress.forget(trash.unwrap_or_default());
}
