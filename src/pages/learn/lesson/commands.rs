//! Carries out requests to a lesson.

use std::time::Duration;

use crate::context::action::learn::{LearnPage, LessonAction};
use crate::context::prelude::*;
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::{lessons as msg, puzzle};
use crate::pages::learn::commands::{described, open, record};
use crate::pages::learn::diploma;
use crate::pages::learn::lesson::page::next_label;
use crate::pages::learn::lesson::state::{Lesson, LessonGame};
use crate::pages::learn::state::LearnState;
use span_it_learn::lessons::{self, LessonRunner};
use span_it_learn::progress::What;
use span_it_learn::question::Reaction;
use span_it_learn::truth::Class;

pub(crate) fn apply(cx: &mut Context, action: LessonAction) {
    match action {
        LessonAction::Start(number) => {
            start(cx, lessons::lesson(number).next().map_or(0, |(index, _)| index));
        }
        LessonAction::Resume => start(cx, cx.store.progress.progress().next_step().unwrap_or(0)),
    }
}

/// Returns to the game, which begins if the first screen was shown.
pub(super) fn play_a_game(cx: &mut Context) {
    cx.request(Action::Window(WindowAction::ClosePage));
    if !cx.session.is_started() {
        cx.request(Action::Game(GameAction::LeaveFirstScreen));
    }
}

pub(super) fn next(cx: &mut Context) {
    let next = cx.states.the_mut::<LearnState>().lesson.as_ref().and_then(|lesson| lesson.runner.next());
    if let Some(runner) = next {
        return continue_with(cx, runner);
    }
    cx.request(Action::Learn(LearnAction::ShowHub));
    cx.later(diploma::open);
}

/// Takes back the last move of the game, or a wrong answer.
pub(super) fn take_back(cx: &mut Context) {
    if cx.states.the_mut::<LearnState>().lesson.as_ref().is_some_and(|lesson| lesson.game.is_none()) {
        return retry(cx);
    }
    decide(cx, LessonGame::take_back);
    msg::your_move().clone_into(&mut cx.view.announcement);
}

pub(super) fn play_on(cx: &mut Context) {
    decide(cx, LessonGame::play_on);
}

fn decide(cx: &mut Context, change: fn(&mut LessonGame)) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    (lesson.feedback, lesson.refusal) = (None, None);
    if let Some(game) = &mut lesson.game {
        change(game);
    }
    focus_board(cx);
}

pub(super) fn answer(cx: &mut Context, node: Node) {
    match &cx.states.the_mut::<LearnState>().lesson {
        Some(lesson) if lesson.game.is_some() => play(cx, node),
        _ => answer_node(cx, node),
    }
}

fn start(cx: &mut Context, index: usize) {
    let Some(runner) = LessonRunner::new(index) else { return };
    open(cx, LearnPage::Lesson);
    cx.states.the_mut::<LearnState>().lesson = Some(Box::new(Lesson::new(runner)));
    begin_step(cx);
}

/// Continues with the next step. A board of the same lesson and size keeps its cursor.
fn continue_with(cx: &mut Context, runner: LessonRunner) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    let is_same = lesson.runner.step().number.0 == runner.step().number.0
        && lesson.runner.board().size() == runner.board().size();
    let board = std::mem::take(&mut lesson.board);
    **lesson = Lesson::new(runner);
    if is_same {
        lesson.board = board;
    }
    begin_step(cx);
}

fn begin_step(cx: &mut Context) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    cx.view.announcement = lesson.opening();
    focus_board(cx);
}

fn focus_board(cx: &mut Context) {
    if let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson {
        lesson.board.focus(&cx.egui);
    }
}

fn answer_node(cx: &mut Context, node: Node) {
    let (now, still) = (cx.platform.now(), cx.reduced_motion());
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    let reaction = lesson.play(node, now, still);
    let rest = lesson.rest();
    let comment = lesson.runner.comment().to_owned();
    react(cx, &node.to_string(), reaction);
    if let Reaction::Continues { reply } = reaction {
        cx.view.announcement = match reply {
            Some(reply) => msg::replied(node, reply, &comment),
            None => msg::continues(node, rest.as_ref().unwrap_or(&comment)),
        };
        focus_board(cx);
    }
}

pub(super) fn judge(cx: &mut Context, class: Class) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    let reaction = lesson.judge(class);
    let comment = lesson.runner.comment().to_owned();
    react(cx, &msg::class_name(class), reaction);
    if matches!(reaction, Reaction::Continues { .. }) {
        cx.view.announcement = sentences(&[&with_full_stop(msg::class_name(class)), &comment]);
        focus_board(cx);
    }
}

/// Announces the result of an answer, and adds a step that is done to the log.
fn react(cx: &mut Context, answer: &str, reaction: Reaction) {
    let Some(lesson) = &cx.states.the_mut::<LearnState>().lesson else { return };
    let comment = lesson.runner.comment();
    match reaction {
        Reaction::Right => {
            let what = What::Lesson { id: lesson.runner.step().name.clone(), tries: lesson.runner.tries() };
            cx.view.announcement = msg::right(answer, comment, next_label(lesson));
            record(cx, what);
        }
        Reaction::Wrong { .. } => cx.view.announcement = msg::wrong(answer, comment),
        Reaction::Continues { .. } | Reaction::Ignored => {}
    }
}

pub(super) fn retry(cx: &mut Context) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    lesson.retry();
    cx.view.announcement = lesson.runner.text();
    focus_board(cx);
}

/// Rings the answer.
pub(super) fn show(cx: &mut Context) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    lesson.is_shown = true;
    let shown = match (lesson.runner.accepted().first(), lesson.runner.accepted_class()) {
        (Some(&node), _) => msg::shown(node),
        (None, Some(class)) => msg::class_shown(class),
        (None, None) => return,
    };
    lesson.note(&shown);
    cx.view.announcement = shown;
    focus_board(cx);
}

/// Opens *Show Why* for the position that was reached. The lesson returns when it closes.
pub(super) fn show_why(cx: &mut Context) {
    let position =
        cx.states.the_mut::<LearnState>().lesson.as_ref().and_then(|lesson| lesson.position_to_explain());
    if let Some(position) = position {
        let names = ByPlayer::from_fn(|player| msg::sides()[player].to_owned());
        cx.request(Action::Explain(Box::new((position, names))));
    }
}

pub(super) fn describe(cx: &mut Context) {
    let Some(lesson) = &cx.states.the_mut::<LearnState>().lesson else { return };
    let board = lesson.shown_board();
    let is_answered = lesson.runner.is_refuted() || lesson.runner.is_done();
    cx.view.announcement = match &lesson.feedback {
        Some(feedback) if is_answered => described(&feedback.text(), board),
        _ => sentences(&[lesson.opening(), puzzle::ways(board)]),
    };
}

fn play(cx: &mut Context, node: Node) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    let Some(game) = lesson.game.as_mut().filter(|game| game.can_play()) else { return };
    if game.play(node) {
        let text = msg::mistake(node, &game.opponent);
        cx.view.announcement.clone_from(&text);
        lesson.warn(&text);
        return;
    }
    lesson.feedback = None;
    cx.view.announcement = node.to_string();
    end_if_over(cx);
}

fn end_if_over(cx: &mut Context) {
    let Some(lesson) = &mut cx.states.the_mut::<LearnState>().lesson else { return };
    let you = lesson.runner.step().you;
    let Some(game) = &lesson.game else { return };
    let Some(winner) = game.winner() else { return };
    let last = game.last.map_or_else(String::new, |node| node.to_string());
    let reaction = lesson.end_game(winner == you);
    react(cx, &last, reaction);
}

/// Shows due replies, and plays for the opponent in the game of the last lesson. Returns when to call again.
pub(crate) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    let lesson = cx.states.the_mut::<LearnState>().lesson.as_mut()?;
    let staged = lesson.update(now);
    if let Some(game) = &mut lesson.game {
        if let Some(node) = game.take_reply() {
            cx.view.announcement = msg::opponent_moves(&game.opponent, node);
            end_if_over(cx);
        } else if game.reply.is_none() {
            game.think(cx.platform.random_seed(), repaint_wake(&cx.egui));
        }
    }
    staged
}
