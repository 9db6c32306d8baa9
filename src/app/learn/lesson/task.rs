//! What a step shows: its texts and buttons.

use crate::app::action::Action;
use crate::app::learn::action::LearnAction;
use crate::app::learn::feedback::Tone;
use crate::app::learn::lesson::action::LessonAction;
use crate::app::learn::lesson::state::Lesson;
use crate::app::learn::task::{Task, TaskButton};
use crate::app::scene::Scene;
use crate::app::ui::icons::Icon;
use crate::messages::language::sentences;
use crate::messages::{lessons as msg, puzzle};
use span_it_learning::lessons::{self, LESSONS, Mode};
use span_it_learning::truth::Class;

/// The last lesson before the offer to play.
const ENOUGH_TO_PLAY: u8 = 4;

pub(super) fn task(lesson: &Lesson, scene: &Scene<'_>) -> Task {
    let step = lesson.runner.step();
    let (number, part) = step.number;
    Task {
        title: msg::title(number, &step.title, part, lesson.steps()),
        text: text(lesson),
        you: step.you,
        role: role(lesson),
        feedback: lesson.feedback.clone(),
        result: lesson.feedback.as_ref().map(|feedback| result(feedback.tone)),
        primary: primary(lesson),
        buttons: buttons(lesson),
        choices: choices(lesson),
        steps: Some((lesson.steps(), usize::from(part).saturating_sub(1))),
        size: lesson.shown_board().size(),
        coordinates: scene.settings.coordinates,
        focuses_primary: lesson.focuses_primary,
    }
}

const fn result(tone: Tone) -> &'static str {
    match tone {
        Tone::Right => msg::RIGHT,
        Tone::Wrong => msg::WRONG,
        Tone::Neutral => msg::CONTINUES,
    }
}

fn role(lesson: &Lesson) -> [&'static str; 2] {
    let step = lesson.runner.step();
    let is_question = match &step.mode {
        Mode::Judge { then_move, .. } => then_move.is_empty() || lesson.can_judge(),
        _ => false,
    };
    if is_question { msg::judge(lesson.shown_board().to_move()) } else { msg::role(step.you) }
}

fn text(lesson: &Lesson) -> String {
    if lesson.runner.is_done() && is_enough_to_play(lesson) {
        return msg::PLAY.to_owned();
    }
    match &lesson.game {
        Some(game) if game.is_opponent_thinking() => sentences(&[&lesson.runner.text(), msg::THINKING]),
        _ => lesson.runner.text(),
    }
}

pub(super) fn is_enough_to_play(lesson: &Lesson) -> bool {
    lesson.runner.step().number.0 == ENOUGH_TO_PLAY && lesson.is_last_step()
}

fn button(label: impl Into<String>, icon: Icon, action: LessonAction) -> TaskButton {
    TaskButton::new(label, icon, Action::Learn(LearnAction::Lesson(action)))
}

fn primary(lesson: &Lesson) -> Option<TaskButton> {
    if lesson.game.as_ref().is_some_and(|game| game.mistake().is_some()) {
        return Some(button(msg::TAKE_BACK, Icon::Undo, LessonAction::TakeBack));
    }
    if lesson.runner.is_refuted() {
        let label = if lesson.game.is_some() { msg::PLAY_AGAIN } else { msg::TRY_AGAIN };
        return Some(button(label, Icon::Undo, LessonAction::Retry));
    }
    lesson.runner.is_done().then(|| button(next_label(lesson), Icon::Next, LessonAction::Next))
}

/// The label of the button after a right answer.
pub(super) fn next_label(lesson: &Lesson) -> String {
    let next = lessons::all().get(lesson.runner.index() + 1);
    match next {
        None => msg::FINISH.to_owned(),
        Some(step) if lesson.is_last_step() => msg::next_lesson(&step.title),
        Some(_) => msg::NEXT.to_owned(),
    }
}

fn buttons(lesson: &Lesson) -> Vec<TaskButton> {
    let mut buttons = Vec::new();
    let runner = &lesson.runner;
    if lesson.game.as_ref().is_some_and(|game| game.mistake().is_some()) {
        buttons.push(button(msg::PLAY_ON, Icon::Play, LessonAction::PlayOn));
    }
    if runner.offers_show() && !runner.is_done() && !runner.is_refuted() && lesson.game.is_none() {
        buttons.push(button(msg::SHOW, Icon::Eye, LessonAction::Show));
    }
    if runner.is_done() && is_enough_to_play(lesson) {
        buttons.push(button(msg::PLAY_NOW, Icon::Play, LessonAction::Play));
    }
    if lesson.position_to_explain().is_some() {
        buttons.push(button(puzzle::WHY, Icon::Link, LessonAction::ShowWhy));
    }
    buttons.push(button(msg::REPEAT, Icon::Reset, LessonAction::Repeat));
    if runner.step().number.0 < LESSONS && !(runner.is_done() && lesson.is_last_step()) {
        buttons.push(button(msg::SKIP, Icon::Last, LessonAction::Skip));
    }
    buttons.push(TaskButton::new(msg::LEAVE, Icon::Prev, Action::Learn(LearnAction::ShowHub)));
    buttons
}

fn choices(lesson: &Lesson) -> Vec<TaskButton> {
    if !lesson.can_judge() {
        return Vec::new();
    }
    let choice = |(key, class)| {
        button(msg::keyed(key, msg::class_name(class)), Icon::Check, LessonAction::Judge(class))
    };
    (1..).zip(Class::ALL).map(choice).collect()
}
