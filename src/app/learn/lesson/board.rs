//! The board of a step.

use eframe::egui::{Rect, Ui};

use crate::app::action::Action;
use crate::app::board::{self, BoardScene, Mark, MarkKind, TreeBranch};
use crate::app::learn::action::LearnAction;
use crate::app::learn::lesson::action::LessonAction;
use crate::app::learn::lesson::state::Lesson;
use crate::app::scene::{Actions, Scene};
use crate::messages::game::side;
use span_it_core::board::{ByPlayer, Node, Path, Player, paths};
use span_it_learning::lessons::Mode;

const NAMES: ByPlayer<&str> =
    ByPlayer { horizontal: side(Player::Horizontal), vertical: side(Player::Vertical) };

pub(super) fn show(ui: &mut Ui, rect: Rect, scene: &Scene<'_>, lesson: &mut Lesson, actions: &mut Actions) {
    let position = lesson.shown_board().clone();
    let you = lesson.runner.step().you;
    let marks = marks(lesson);
    let trees = trees(lesson);
    let path = Player::ALL.iter().flat_map(|&player| paths(&position, player)).find(Path::is_winner);
    let board = BoardScene {
        playable: lesson.can_answer().then_some(you),
        last_move: last_move(lesson),
        winning_path: path.as_ref(),
        hint: ringed(lesson).map(|node| (you, node)),
        coordinates: scene.settings.coordinates,
        reduced_motion: scene.reduced_motion,
        answers_refusals: true,
        marks: &marks,
        trees: &trees,
        ..BoardScene::of(&position, NAMES)
    };
    let output = board::show(ui, rect, &board, &mut lesson.board);
    // A click on a board that waits for the main button must not keep the focus.
    lesson.focuses_primary |= output.refused.is_some() && !lesson.can_answer();
    if let Some(node) = output.played {
        actions.push(Action::Learn(LearnAction::Lesson(LessonAction::Answer(node))));
    }
}

fn last_move(lesson: &Lesson) -> Option<Node> {
    if let Some(game) = &lesson.game {
        return game.last;
    }
    match lesson.played {
        Some((node, reply)) => reply.filter(|_| !lesson.is_reply_staged()).or(Some(node)),
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
    marks
}

/// The two trees, without nodes that the opponent of their owner has taken.
fn trees(lesson: &Lesson) -> Vec<TreeBranch> {
    let Some(trees) = lesson.runner.trees().filter(|_| !lesson.is_reply_staged()) else { return Vec::new() };
    let step = lesson.runner.step();
    let owner = if matches!(step.mode, Mode::Cut { .. }) { step.you.opponent() } else { step.you };
    let position = lesson.shown_board();
    let stands = |node: &Node| position.owner(*node) != Some(owner.opponent());
    TreeBranch::all(owner, trees.map(|nodes| nodes.into_iter().filter(stands).collect()))
}
