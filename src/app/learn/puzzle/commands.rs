//! Carries out requests of the page of puzzles.

use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::learn::action::LearnPage;
use crate::app::learn::commands::{described, open, record};
use crate::app::learn::feedback::Feedback;
use crate::app::learn::own_mistakes;
use crate::app::learn::puzzle::action::{Choice, PuzzleAction};
use crate::app::learn::puzzle::attempt::Attempt;
use crate::app::learn::puzzle::buttons;
use crate::app::learn::puzzle::state::State;
use crate::app::learn::puzzle::stored_mistakes;
use crate::app::learn::puzzle::supply::{Sitting, Supply};
use crate::app::proof;
use crate::jobs::repaint_wake;
use crate::messages::puzzle as msg;
use span_it_core::board::ByPlayer;
use span_it_learning::date::Date;
use span_it_learning::puzzles::{Answer, Task};

pub(crate) fn apply(cx: &mut Context, action: PuzzleAction) {
    match action {
        PuzzleAction::Show => {
            // Another window may have added to the log.
            cx.store.progress.refresh();
            open(cx, LearnPage::Puzzle);
            choose(cx, Choice::default());
        }
        PuzzleAction::ShowDay(date) => {
            let date = date.unwrap_or_else(|| today(cx));
            open(cx, LearnPage::Puzzle);
            let supply = Supply::day(date, repaint_wake(&cx.egui));
            begin(cx, supply.ok());
        }
        PuzzleAction::Practise => {
            let sitting = stored_mistakes::sitting(cx, today(cx));
            practise(cx, sitting);
        }
        PuzzleAction::PractiseGame => {
            let cards = own_mistakes::due_cards(&cx.session, cx.store.progress.progress(), today(cx));
            let sitting = Sitting::of_game(&cards);
            practise(cx, sitting);
        }
        PuzzleAction::PractiseStored(game) => {
            let sitting = stored_mistakes::sitting_of(cx, game);
            practise(cx, sitting);
            page(cx).returns_to_games = true;
        }
        PuzzleAction::Choose(choice) => choose(cx, choice),
        PuzzleAction::Answer(answer) => self::answer(cx, answer),
        PuzzleAction::TryAgain => try_again(cx),
        PuzzleAction::ShowAnswer => show_answer(cx),
        PuzzleAction::Next => next(cx),
        PuzzleAction::Step(step) => step_to(cx, step),
        PuzzleAction::ShowWhy => show_why(cx),
        PuzzleAction::Describe => describe(cx),
    }
}

fn practise(cx: &mut Context, sitting: Sitting) {
    open(cx, LearnPage::Puzzle);
    begin(cx, Some(Supply::Practice(sitting)));
}

/// Takes mistakes that were found in stored games, and a puzzle that has become ready.
pub(crate) fn update(cx: &mut Context) {
    if cx.features.page_id() != PageId::Learn(LearnPage::Puzzle) {
        return;
    }
    stored_mistakes::take(cx);
    if cx.features.learn.puzzle.fetch(cx.store.progress.progress()) {
        describe(cx);
        focus_board(cx);
        cx.egui.request_repaint();
    }
}

fn today(cx: &Context) -> Date {
    cx.store.progress.zone().date(cx.platform.unix_time())
}

fn page(cx: &mut Context) -> &mut State {
    &mut cx.features.learn.puzzle
}

fn choose(cx: &mut Context, choice: Choice) {
    let seed = cx.platform.random_seed();
    let supply = Supply::source(choice, cx.store.progress.progress(), seed, repaint_wake(&cx.egui));
    begin(cx, supply.ok());
}

fn begin(cx: &mut Context, supply: Option<Supply>) {
    leave_attempt(cx);
    page(cx).begin(supply);
    update(cx);
}

/// Records a puzzle that was begun and is left.
fn leave_attempt(cx: &mut Context) {
    if let Some(mut attempt) = page(cx).drop_attempt() {
        attempt.leave();
        record_result(cx, &mut attempt);
    }
}

fn record_result(cx: &mut Context, attempt: &mut Attempt) {
    let events = attempt.take_events();
    if let (false, Some(found), Some(Supply::Practice(sitting))) =
        (events.is_empty(), attempt.runner().result(), &mut page(cx).supply)
    {
        sitting.record(found);
    }
    for what in events {
        record(cx, what);
    }
}

/// Changes the puzzle on the page, records its result if that is new, and announces the text about it.
fn change(cx: &mut Context, change: impl FnOnce(&mut Attempt)) {
    let Some(mut attempt) = page(cx).drop_attempt() else { return };
    change(&mut attempt);
    record_result(cx, &mut attempt);
    let feedback = attempt.feedback().map(Feedback::text).unwrap_or_default();
    let heading = attempt.heading();
    let waits_for_button = attempt.runner().is_refuted() || attempt.is_over();
    let state = page(cx);
    state.put_back(attempt);
    state.wants_button = waits_for_button;
    if waits_for_button {
        let button = buttons::primary_name(state);
        cx.view.announcement = msg::answered(heading, &feedback, button);
    } else {
        cx.view.announcement = feedback;
        focus_board(cx);
    }
}

fn answer(cx: &mut Context, answer: Answer) {
    let shows_ratings = cx.settings.show_ratings;
    change(cx, |attempt| attempt.answer(answer, shows_ratings));
}

fn try_again(cx: &mut Context) {
    change(cx, Attempt::retry);
    describe(cx);
}

fn show_answer(cx: &mut Context) {
    if page(cx).can_show().is_ok() {
        change(cx, Attempt::show);
    }
}

/// Announces the last move that the board shows then.
fn step_to(cx: &mut Context, step: usize) {
    let Some(attempt) = page(cx).attempt_mut() else { return };
    attempt.step_to(step);
    let shown = attempt.move_text(attempt.step);
    cx.view.announcement = shown.unwrap_or_else(|| msg::START.to_owned());
}

fn next(cx: &mut Context) {
    if page(cx).day().is_some() {
        return apply(cx, PuzzleAction::Show);
    }
    leave_attempt(cx);
    update(cx);
}

fn focus_board(cx: &mut Context) {
    let ctx = cx.egui.clone();
    page(cx).board.focus(&ctx);
}

/// The page of puzzles returns when *Show Why* closes.
fn show_why(cx: &mut Context) {
    let state = page(cx);
    let (Some(attempt), Ok(position)) = (state.attempt(), state.position_to_explain()) else { return };
    let mut names = ByPlayer::from_fn(|player| crate::messages::game::side(player).to_owned());
    if let Task::Play(name) = &attempt.puzzle().task {
        names[attempt.puzzle().you().opponent()].clone_from(name);
    }
    proof::commands::explain(cx, &position, names);
}

fn describe(cx: &mut Context) {
    let state = page(cx);
    cx.view.announcement = match (state.attempt(), state.end) {
        (Some(attempt), _) if attempt.runner().is_refuted() || attempt.is_over() => {
            let feedback = attempt.feedback().map(Feedback::text).unwrap_or_default();
            described(&feedback, &attempt.board())
        }
        (Some(attempt), _) => {
            msg::announcement(attempt.puzzle(), &state.heading(), attempt.runner().question())
        }
        (None, Some(end)) => end.to_owned(),
        (None, None) => state.searching().to_owned(),
    };
}
