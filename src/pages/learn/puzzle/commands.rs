//! Carries out requests of the page of puzzles, and looks for mistakes in the stored games.

use std::sync::Arc;
use std::time::Duration;

use crate::context::action::learn::{Choice, LearnPage, PuzzleAction};
use crate::context::prelude::*;
use crate::messages::{games, puzzle as msg};
use crate::model::own_mistakes;
use crate::model::own_mistakes::Person;
use crate::pages::learn::commands::{described, open, record};
use crate::pages::learn::feedback::Feedback;
use crate::pages::learn::puzzle::attempt::Attempt;
use crate::pages::learn::puzzle::run;
use crate::pages::learn::puzzle::state::{PuzzleState, Sitting, StoredMistakes, Supply};
use crate::pages::learn::state::LearnState;
use crate::platform::Folders;
use crate::platform::jobs::Job;
use span_it_core::engine::Stop;
use span_it_learn::date::Date;
use span_it_learn::mistakes::LoggedMistake;
use span_it_learn::practice::{Card, SITTING};
use span_it_learn::progress::What;
use span_it_learn::question::Answer;
use span_it_store::games::{GameId, History, HistoryError};
use span_it_store::storage;

pub(crate) fn apply(cx: &mut Context, action: PuzzleAction) {
    match action {
        PuzzleAction::Show => {
            // Another window may have added to the log.
            cx.store.progress.refresh();
            open(cx, LearnPage::Puzzle);
            let (kinds, effort) = (cx.settings.puzzle_kinds, cx.settings.puzzle_effort);
            choose(cx, Choice { kinds, effort });
        }
        PuzzleAction::ShowDay(date) => {
            let today = today(cx);
            open(cx, LearnPage::Puzzle);
            let supply = Supply::day(date.unwrap_or(today), today, repaint_wake(&cx.egui));
            begin(cx, supply.ok());
        }
        PuzzleAction::Practise => {
            let sitting = sitting(cx, today(cx));
            practise(cx, sitting);
        }
        PuzzleAction::PractisePosition(ply) => {
            let card = own_mistakes::at(&cx.session, ply).map(Card::new);
            let sitting = Sitting::of_game(&card.iter().collect::<Vec<_>>());
            let from = cx.page_id();
            practise(cx, sitting);
            page(cx).opened_from = Some(from);
        }
        PuzzleAction::PractiseStored(game) => {
            let sitting = sitting_of(cx, game);
            practise(cx, sitting);
            page(cx).opened_from = Some(PageId::Games);
        }
        PuzzleAction::Rush(kind) => run::start(cx, kind),
        PuzzleAction::Choose(choice) => choose(cx, choice),
        PuzzleAction::Answer(answer) => self::answer(cx, answer),
    }
}

fn practise(cx: &mut Context, sitting: Sitting) {
    open(cx, LearnPage::Puzzle);
    begin(cx, Some(Supply::Practice(sitting)));
}

/// Takes mistakes that were found in stored games, and a puzzle that has become ready. Returns when to call again.
pub(crate) fn update(cx: &mut Context) -> Option<Duration> {
    if cx.page_id() != PageId::Learn(LearnPage::Puzzle) {
        return None;
    }
    let wait = run::update(cx, cx.platform.now());
    take_mistakes(cx);
    let has_finders = page(cx).attempt.as_mut().is_some_and(Attempt::take_finders);
    if has_finders {
        cx.egui.request_repaint();
    }
    if cx.states.the_mut::<LearnState>().puzzle.fetch(cx.store.progress.progress()) {
        describe(cx);
        focus_board(cx);
        let wake = repaint_wake(&cx.egui);
        let state = page(cx);
        if let Some(attempt) = &mut state.attempt {
            attempt.ask_opponents(wake);
            state.focuses_primary = attempt.is_over();
        }
        cx.egui.request_repaint();
    }
    wait
}

pub(super) fn today(cx: &Context) -> Date {
    cx.store.progress.zone().date(cx.platform.unix_time())
}

pub(super) fn page(cx: &mut Context) -> &mut PuzzleState {
    &mut cx.states.the_mut::<LearnState>().puzzle
}

fn choose(cx: &mut Context, choice: Choice) {
    (cx.settings.puzzle_kinds, cx.settings.puzzle_effort) = (choice.kinds, choice.effort);
    let seed = cx.platform.random_seed();
    let supply = Supply::source(choice, cx.store.progress.progress(), seed, repaint_wake(&cx.egui));
    begin(cx, supply.ok());
}

pub(super) fn begin(cx: &mut Context, supply: Option<Supply>) {
    leave_attempt(cx);
    page(cx).begin(supply);
    update(cx);
}

/// Records a puzzle that was begun and is left.
fn leave_attempt(cx: &mut Context) {
    if let Some(mut attempt) = page(cx).attempt.take() {
        attempt.leave();
        record_result(cx, &mut attempt);
    }
}

fn record_result(cx: &mut Context, attempt: &mut Attempt) {
    let events = attempt.take_events();
    if let (false, Some(found), Some(Supply::Practice(sitting))) =
        (events.is_empty(), attempt.runner.result(), &mut page(cx).supply)
    {
        sitting.record(found);
    }
    let before = shown_rating(cx);
    let is_rated = attempt.is_rated() && !events.is_empty();
    for what in events {
        record(cx, what);
    }
    if is_rated {
        attempt.change = before.zip(shown_rating(cx)).map(|(before, now)| now - before);
    }
}

/// The rating in puzzles as it is written, once it is shown.
fn shown_rating(cx: &Context) -> Option<f64> {
    let rating = cx.store.progress.progress().in_puzzles();
    rating.is_shown().then(|| rating.value().round())
}

/// Changes the puzzle on the page, records its result if that is new, and announces the text about it.
fn change(cx: &mut Context, change: impl FnOnce(&mut Attempt)) {
    let Some(mut attempt) = page(cx).attempt.take() else { return };
    change(&mut attempt);
    record_result(cx, &mut attempt);
    attempt.ask_opponents(repaint_wake(&cx.egui));
    let feedback = attempt.feedback.as_ref().map(Feedback::text).unwrap_or_default();
    let title = attempt.title();
    let waits_for_button = attempt.runner.is_refuted() || attempt.is_over();
    let state = page(cx);
    (state.attempt, state.refusal) = (Some(attempt), None);
    state.focuses_primary = waits_for_button;
    if waits_for_button {
        let button = state.primary().map(|button| button.name).unwrap_or_default();
        cx.view.announcement = msg::answered(&title, &feedback, &button);
    } else {
        cx.view.announcement = feedback;
        focus_board(cx);
    }
}

fn answer(cx: &mut Context, answer: Answer) {
    if run::answer(cx, answer) {
        return;
    }
    change(cx, |attempt| attempt.answer(answer));
}

pub(super) fn try_again(cx: &mut Context) {
    change(cx, Attempt::retry);
    describe(cx);
}

/// Shows the answer. The puzzle counts as not found.
pub(super) fn show_answer(cx: &mut Context) {
    if page(cx).can_show().is_ok() {
        change(cx, Attempt::show);
    }
}

/// Marks three rings, then shows the answer. The puzzle counts as not found.
pub(super) fn hint(cx: &mut Context) {
    if page(cx).attempt.as_ref().is_some_and(Attempt::can_hint) {
        return change(cx, Attempt::hint);
    }
    show_answer(cx);
}

/// Shows the position of *Spot the mistake* after this many moves, and announces the last of them.
pub(super) fn step_to(cx: &mut Context, step: usize) {
    let Some(attempt) = &mut page(cx).attempt else { return };
    attempt.step_to(step);
    cx.view.announcement = attempt.move_text(attempt.step);
}

pub(super) fn next(cx: &mut Context) {
    if page(cx).day().is_some() {
        return apply(cx, PuzzleAction::Show);
    }
    if matches!(&page(cx).supply, Some(Supply::Missed(puzzles)) if puzzles.is_empty()) {
        return run::back(cx);
    }
    leave_attempt(cx);
    update(cx);
}

fn focus_board(cx: &mut Context) {
    let ctx = cx.egui.clone();
    page(cx).board.focus(&ctx);
}

/// Opens *Show Why* for the position that was reached. The puzzle returns when it closes.
pub(super) fn show_why(cx: &mut Context) {
    let state = page(cx);
    let (Some(attempt), Ok(position)) = (&state.attempt, state.position_to_explain()) else { return };
    let names = super::page::names_of_dots(attempt);
    cx.request(Action::Explain(Box::new((position, names))));
}

pub(super) fn describe(cx: &mut Context) {
    let state = page(cx);
    cx.view.announcement = match (&state.attempt, state.end) {
        (Some(attempt), _) if attempt.runner.is_refuted() || attempt.is_over() => {
            let feedback = attempt.feedback.as_ref().map(Feedback::text).unwrap_or_default();
            described(&feedback, &attempt.board())
        }
        (Some(attempt), _) => {
            msg::announcement(attempt.puzzle(), &state.heading(), attempt.runner.question())
        }
        (None, Some(end)) => end.to_owned(),
        (None, None) => state.searching().to_owned(),
    };
}

/// Mistakes of one event, so that its line is short enough.
const MISTAKES_OF_AN_EVENT: usize = 3;

/// The cards that are due. If there are few, more follow from the latest stored games.
fn sitting(cx: &Context, today: Date) -> Sitting {
    let progress = cx.store.progress.progress();
    let mut sitting = Sitting::due(progress, today);
    let wanted = SITTING.saturating_sub(sitting.total);
    let cards = progress.cards().clone();
    if wanted > 0 {
        sitting.search = search(cx, move |history, person, stop| {
            own_mistakes::without_cards(history, person, (&cards, wanted), stop)
        });
    }
    sitting
}

fn sitting_of(cx: &Context, game: GameId) -> Sitting {
    let mut sitting = Sitting::of_game(&[]);
    sitting.search =
        search(cx, move |history, person, stop| own_mistakes::in_game(history, game, person, stop));
    sitting
}

pub(crate) fn learner(cx: &Context) -> Person {
    let rating = cx.store.progress.progress().at_the_board().value();
    Person { name: cx.settings.handle.clone(), rating }
}

fn search(
    cx: &Context,
    run: impl FnOnce(&History, &Person, &Arc<Stop>) -> Result<Vec<LoggedMistake>, HistoryError> + Send + 'static,
) -> Option<Job<StoredMistakes>> {
    let path = cx.store.folders.as_ref().map(Folders::games)?;
    let person = learner(cx);
    let work = move |stop: &Arc<Stop>| {
        if !storage::exists(&path) {
            return Ok(Vec::new());
        }
        let found = History::open_to_read(&path).and_then(|history| run(&history, &person, stop));
        found.map_err(|error| error.to_string())
    };
    // Without a thread there are the cards that are due.
    Job::start("mistakes of stored games", repaint_wake(&cx.egui), work).ok()
}

fn take_mistakes(cx: &mut Context) {
    let Some(Supply::Practice(sitting)) = &mut cx.states.the_mut::<LearnState>().puzzle.supply else {
        return;
    };
    match Job::take_answer(&mut sitting.search) {
        None => {}
        Some(Err(problem)) => {
            cx.report(Notice::problem(games::not_read(&problem)).topic(NoticeTopic::Games));
        }
        Some(Ok(mistakes)) => {
            let cards = cx.store.progress.progress().cards();
            let is_new = |mistake: &&LoggedMistake| !cards.knows(&mistake.position);
            let new: Vec<LoggedMistake> = mistakes.iter().filter(is_new).cloned().collect();
            sitting.add(mistakes, cards);
            for mistakes in new.chunks(MISTAKES_OF_AN_EVENT) {
                record(cx, What::Cards(mistakes.to_vec()));
            }
        }
    }
}
