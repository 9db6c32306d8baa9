//! Carries out requests of the pages for learning.

use std::time::Duration;

use crate::context::action::learn::LearnPage;
use crate::context::prelude::*;
use crate::messages::language::sentences;
use crate::messages::{ladder as ladder_msg, learn as msg, progress};
use crate::model::opponents;
use crate::model::opponents::Opponent;
use crate::model::session::players::person_name;
use crate::pages::learn::ladder::LadderPage;
use crate::pages::learn::state::LearnState;
use crate::pages::learn::{lesson, puzzle, rated};
use crate::platform::Folders;
use span_it_core::board::{BoardSize, ByPlayer, Player, Position, winner};
use span_it_core::engine::Manner;
use span_it_core::personality::library;
use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
use span_it_core::solver::Solver;
use span_it_learn::ladder::{self, Handicap};
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
    puzzle::commands::update(cx);
    lesson::commands::update(cx, now)
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
    cx.states.the_mut::<LearnState>().close();
    show(cx, LearnPage::Hub, msg::title());
    cx.states.the_mut::<LearnState>().hub.wants_focus = true;
}

fn challenge(cx: &mut Context, rung: u8, handicap: Option<Handicap>) {
    let index = usize::from(rung).wrapping_sub(1);
    let Some(opponent) = ladder::opponents().get(index) else { return };
    let progress = rated::latest(cx);
    let Some(state) = progress.rungs().get(index).copied() else { return };
    let series = if handicap.is_some() { state.handicap } else { state.series };
    let you = ladder::your_side(handicap.is_some(), series.you_begin());
    let person = Seat {
        name: person_name(&cx.settings.handle, None),
        kind: PlayerKind::Human,
        personality: library::builtin_named(opponents::HINTS).unwrap_or(opponent.personality).clone(),
    };
    let computer = Seat {
        name: opponent.personality.name.clone(),
        kind: PlayerKind::Computer,
        personality: opponent.personality.clone(),
    };
    let setup = GameSetup {
        size: handicap.map_or(BoardSize::STANDARD, Handicap::size),
        first: if series.you_begin() { you } else { you.opponent() },
        seed: cx.platform.random_seed(),
        players: ByPlayer::from_fn(|player| if player == you { person.clone() } else { computer.clone() }),
        max_move: None,
        start: None,
        notes: GameNotes::default(),
    };
    cx.request(Action::Game(GameAction::ShowNewGame { setup: Box::new(setup), rung: Some(rung) }));
    cx.view.announcement = ladder_msg::starts(&opponent.personality.name, series.you_begin());
}

/// Starts a game against perfect play, which is not on the ladder.
pub(super) fn challenge_perfect_play(cx: &mut Context) {
    let mut setup = cx.session.own_setup().clone();
    (setup.size, setup.first, setup.seed) =
        (BoardSize::STANDARD, Player::Horizontal, cx.platform.random_seed());
    (setup.max_move, setup.start) = (None, None);
    let (name, kind) = (person_name(&cx.settings.handle, None), PlayerKind::Human);
    setup.players.horizontal = Seat { name, kind, ..setup.players.horizontal };
    Opponent::Perfect(Manner::Fighter).sit(&mut setup.players.vertical);
    cx.request(Action::Game(GameAction::ShowNewGame { setup: Box::new(setup), rung: None }));
}
