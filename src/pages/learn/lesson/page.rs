//! A lesson as a page: the texts and buttons of its step, and the board.

use crate::board;
use crate::board::{BoardScene, BoardState, Mark, MarkKind, TreeBranch};
use crate::context::action::learn::LessonAction;
use crate::context::page::{EscapeKey, when};
use crate::context::prelude::*;
use crate::messages::game::why_disabled;
use crate::messages::language::sentences;
use crate::messages::{game, lessons as msg, puzzle};
use crate::pages::learn::feedback::Tone;
use crate::pages::learn::lesson::commands;
use crate::pages::learn::lesson::state::{Lesson, LessonGame};
use crate::pages::learn::task::{Task, TaskButton, TaskPage};
use crate::pages::learn::{feedback, task};
use span_it_core::board::{Path, paths};
use span_it_learn::lessons::{self, LESSONS, Mode};
use span_it_learn::truth::Class;

/// The last lesson before the offer to play.
const ENOUGH_TO_PLAY: u8 = 4;
/// Of [`buttons`].
const PLACES: usize = 4;

impl Page for Lesson {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        task::show(ui, self, cx);
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Learning, "lessons")
    }

    fn task_number(&self) -> u64 {
        let (lesson, step) = self.runner.step().number;
        u64::from(lesson) << 8 | u64::from(step)
    }

    fn has_status(&self) -> bool {
        false
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        let can = self.game.as_ref().map_or(self.runner.is_refuted(), LessonGame::can_take_back);
        when(can, why_disabled::undo())
    }

    fn can_hint(&self, _session: &Session) -> Possible {
        let is_asked = self.game.is_none() && !self.runner.is_done() && !self.runner.is_refuted();
        when(is_asked, msg::no_hint())
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::ToggleHint) => Action::call(commands::show),
            Action::Game(GameAction::Undo) => Action::call(commands::take_back),
            action => action,
        }
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        Some(keys.close_notice.clone().unwrap_or(Action::Learn(LearnAction::ShowHub)))
    }
}

impl TaskPage for Lesson {
    fn task(&self) -> Task {
        let step = self.runner.step();
        Task {
            heading: msg::heading(step.number.0, LESSONS),
            title: step.title.clone(),
            text: text(self),
            you: step.you,
            role: role(self).to_vec(),
            feedback: self.feedback.clone(),
            result: self.feedback.as_ref().and_then(|feedback| result(feedback.tone)),
            primary: primary(self),
            buttons: buttons(self),
            places: PLACES,
            choices: choices(self),
            describe: Action::call(commands::describe),
            leave: (msg::leave(), Icon::Prev, Action::Learn(LearnAction::ShowHub)),
            size: self.shown_board().size(),
        }
    }

    fn show_board(&mut self, ui: &mut Ui, rect: Rect, cx: &Context) {
        let position = self.shown_board().clone();
        let you = self.runner.step().you;
        let marks = marks(self);
        let trees = trees(self);
        let path = Player::ALL.iter().flat_map(|&player| paths(&position, player)).find(Path::is_winner);
        let board = BoardScene {
            takes_moves: true,
            playable: self.can_answer().then_some(you),
            last_move: last_move(self),
            winning_path: path.as_ref(),
            hint: ringed(self).map(|node| (you, node)),
            coordinates: cx.settings.coordinates,
            reduced_motion: cx.reduced_motion(),
            answers_refusals: true,
            marks: &marks,
            trees: &trees,
            ..BoardScene::of(&position, msg::sides())
        };
        let output = board::show(ui, rect, &board, &mut self.board);
        let waits_for = waits_for(self);
        feedback::refuse(ui, &mut self.refusal, &output, &position, waits_for);
        // A click on a board that waits for the main button must not keep the focus.
        self.focuses_primary |= output.refused.is_some() && !self.can_answer();
        if let Some(node) = output.played {
            cx.later(move |cx| commands::answer(cx, node));
        }
    }

    fn options(&self, ui: &mut Ui, _width: f32, _cx: &Context) {
        let current = usize::from(self.runner.step().number.1).saturating_sub(1);
        let done = current + usize::from(self.runner.is_done());
        task::dots(ui, msg::step_of(current + 1, self.steps()), self.steps(), done, current);
    }

    fn focuses_primary(&mut self) -> &mut bool {
        &mut self.focuses_primary
    }
}

fn result(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Right => Some(msg::right_text()),
        Tone::Wrong => Some(msg::wrong_text()),
        Tone::Neutral => None,
    }
}

fn role(lesson: &Lesson) -> [String; 2] {
    let step = lesson.runner.step();
    let is_question = match &step.mode {
        Mode::Judge { then_move, .. } => then_move.is_empty() || lesson.can_judge(),
        _ => false,
    };
    if is_question { msg::judge().map(str::to_owned) } else { msg::role(step.you) }
}

fn text(lesson: &Lesson) -> String {
    if let Some((_, text)) = &lesson.refusal {
        return text.clone();
    }
    if let Some(rest) = lesson.rest() {
        return rest;
    }
    if lesson.runner.is_done() && is_enough_to_play(lesson) {
        return msg::play().to_owned();
    }
    match &lesson.game {
        Some(game) if game.reply.is_some() => {
            sentences(&[lesson.runner.text(), msg::thinking(&game.opponent)])
        }
        _ => lesson.runner.text(),
    }
}

pub(super) fn is_enough_to_play(lesson: &Lesson) -> bool {
    lesson.runner.step().number.0 == ENOUGH_TO_PLAY && lesson.is_last_step()
}

fn button(label: impl Into<String>, icon: Icon, run: fn(&mut Context)) -> TaskButton {
    TaskButton::new(label, icon, Action::call(run))
}

/// What a click on the board waits for.
fn waits_for(lesson: &Lesson) -> Option<String> {
    let thinks = lesson.game.as_ref().filter(|game| game.reply.is_some());
    match thinks {
        _ if lesson.can_answer() => None,
        Some(game) => Some(msg::thinking(&game.opponent)),
        None => Some(feedback::waits_for(primary(lesson))),
    }
}

fn primary(lesson: &Lesson) -> Option<TaskButton> {
    if lesson.game.as_ref().is_some_and(|game| game.mistake().is_some()) {
        return Some(button(msg::take_back(), Icon::Undo, commands::take_back));
    }
    if lesson.runner.is_refuted() {
        let label = if lesson.game.is_some() { msg::play_again() } else { msg::try_again() };
        return Some(button(label, Icon::Undo, commands::retry));
    }
    lesson.runner.is_done().then(|| button(next_label(lesson), Icon::Next, commands::next))
}

/// The label of the button after a right answer.
pub(super) fn next_label(lesson: &Lesson) -> String {
    let next = lessons::all().get(lesson.runner.index() + 1);
    match next {
        None => msg::finish().to_owned(),
        Some(step) if lesson.is_last_step() => msg::next_lesson(&step.title),
        Some(_) => msg::next().to_owned(),
    }
}

/// The same in all steps, so that each keeps its place.
fn buttons(lesson: &Lesson) -> Vec<TaskButton> {
    let runner = &lesson.runner;
    let start = |number| Action::Learn(LearnAction::Lesson(LessonAction::Start(number)));
    let number = runner.step().number.0;
    let is_finished = runner.is_done() && lesson.is_last_step();
    let skip = TaskButton {
        possible: when(!is_finished, msg::is_done()),
        ..TaskButton::new(msg::skip(), Icon::Last, start(number + 1))
    };
    let can_show = runner.offers_show() && !runner.is_done() && !runner.is_refuted();
    let show = TaskButton {
        possible: when(can_show, msg::show_later()),
        ..button(msg::show(), Icon::Eye, commands::show)
    };
    let [second, fourth] = match &lesson.game {
        Some(game) => [
            TaskButton {
                possible: when(game.can_take_back(), why_disabled::undo()),
                ..button(game::undo(), Icon::Undo, commands::take_back)
            },
            TaskButton {
                possible: when(game.mistake().is_some(), msg::no_mistake()),
                ..button(msg::play_on(), Icon::Play, commands::play_on)
            },
        ],
        None if is_finished && is_enough_to_play(lesson) => {
            [button(msg::play_now(), Icon::Play, commands::play_a_game), show]
        }
        None => [skip, show],
    };
    let why = TaskButton {
        possible: when(lesson.position_to_explain().is_some(), msg::not_yet()),
        key: Some(Key::Y),
        ..button(puzzle::why(), Icon::Link, commands::show_why)
    };
    vec![TaskButton::new(msg::repeat(), Icon::Reset, start(number)), second, why, fourth]
}

fn choices(lesson: &Lesson) -> Vec<TaskButton> {
    if !lesson.can_judge() {
        return Vec::new();
    }
    let choice = |((number, key), class)| {
        let label = msg::keyed(number, msg::class_name(class));
        TaskButton {
            key: Some(key),
            ..TaskButton::new(label, None, Action::call(move |cx| commands::judge(cx, class)))
        }
    };
    (1..).zip(task::CLASS_KEYS).zip(Class::ALL).map(choice).collect()
}

fn last_move(lesson: &Lesson) -> Option<Node> {
    if let Some(game) = &lesson.game {
        return game.last;
    }
    match lesson.played {
        Some((node, reply)) => reply.filter(|_| lesson.staged.is_none()).or(Some(node)),
        None => lesson.runner.cut(),
    }
}

/// The node with a ring: the one of the step, or the answer after *Show*.
fn ringed(lesson: &Lesson) -> Option<Node> {
    if !lesson.can_answer() || lesson.game.is_some() {
        return None;
    }
    if lesson.is_shown {
        return lesson.runner.accepted().first().copied();
    }
    lesson.runner.rings().first().copied()
}

fn marks(lesson: &Lesson) -> Vec<Mark> {
    let letters = (0_u8..).zip(lesson.runner.pairs());
    let mut marks: Vec<_> = letters
        .flat_map(|(pair, nodes)| nodes.map(|node| Mark { node, kind: MarkKind::Pair(pair) }))
        .collect();
    let wrong = match &lesson.game {
        Some(game) => game.mistake(),
        None => lesson.played.filter(|_| lesson.runner.is_refuted()).map(|(node, _)| node),
    };
    if let Some(node) = wrong {
        marks.retain(|mark| mark.node != node);
        marks.push(Mark { node, kind: MarkKind::Mistake });
    }
    if let Some((_, Some(node))) =
        lesson.played.filter(|_| lesson.runner.is_refuted() && lesson.staged.is_none())
    {
        let kind = MarkKind::Answer(lesson.runner.step().you.opponent());
        marks.retain(|mark| mark.node != node);
        marks.push(Mark { node, kind });
    }
    marks
}

/// The two trees, without nodes that the opponent of their owner has taken. Without trees, the ways of the opponent after a
/// wrong answer.
fn trees(lesson: &Lesson) -> Vec<TreeBranch> {
    let ways =
        lesson.runner.refuting_ways().filter(|_| lesson.staged.is_none() && lesson.runner.trees().is_none());
    if let Some(ways) = ways {
        return TreeBranch::all(lesson.runner.step().you.opponent(), ways.clone());
    }
    let Some(trees) = lesson.runner.trees().filter(|_| lesson.staged.is_none()) else { return Vec::new() };
    let step = lesson.runner.step();
    let owner = if matches!(step.mode, Mode::Cut { .. }) { step.you.opponent() } else { step.you };
    let position = lesson.shown_board();
    let stands = |node: &Node| position.owner(*node) != Some(owner.opponent());
    TreeBranch::all(owner, trees.map(|nodes| nodes.into_iter().filter(stands).collect()))
}
