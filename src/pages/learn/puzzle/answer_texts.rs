//! What the page says about an answer.

use crate::messages::language::sentences;
use crate::messages::puzzle as msg;
use crate::messages::review::story;
use crate::pages::learn::feedback::{Feedback, Tone};
use span_it_core::board::{Node, winner};
use span_it_core::solver::Solver;
use span_it_learn::puzzles::{PuzzleRunner, Task};
use span_it_learn::question::{Answer, Reaction};
use span_it_learn::truth::Class;

/// What an answer was, in a few words.
pub(super) fn title(task: &Task, answer: Answer, reaction: Reaction) -> String {
    match (answer, reaction) {
        (_, Reaction::Continues { .. }) if matches!(task, Task::Play(_)) => String::new(),
        (Answer::Node(node), Reaction::Wrong { .. }) => msg::not_node(node),
        (Answer::Move(index), Reaction::Wrong { .. }) => msg::not_move(index + 1),
        (Answer::Class(_), Reaction::Wrong { .. }) => msg::not_that().to_owned(),
        _ => msg::right_so_far().to_owned(),
    }
}

/// `accepted` has the right nodes of the question, if any winning node is right.
pub(super) fn feedback(
    runner: &PuzzleRunner,
    accepted: &[Node],
    answer: Answer,
    reaction: Reaction,
) -> Feedback {
    match reaction {
        Reaction::Right => Feedback::one(Tone::Right, right(runner, accepted, answer)),
        Reaction::Wrong { reply, .. } => Feedback::one(Tone::Wrong, wrong(runner, answer, reply)),
        Reaction::Continues { reply } => continues(runner, reply),
        Reaction::Ignored => Feedback::new(Tone::Neutral, Vec::new()),
    }
}

/// The opponent's name, if it has one.
fn opponent(runner: &PuzzleRunner) -> Option<&str> {
    match &runner.puzzle().task {
        Task::Play(name) => Some(name),
        _ => None,
    }
}

fn right(runner: &PuzzleRunner, accepted: &[Node], answer: Answer) -> String {
    match (answer, &runner.puzzle().task) {
        (Answer::Class(class), _) => msg::class_explained(class),
        (Answer::Move(index), _) => mistake(runner, index),
        (_, Task::Play(name)) => msg::won_against(name),
        (_, Task::WinIn(n)) => msg::joined(runner.puzzle().you(), *n),
        (Answer::Node(mv), _) => {
            let others: Vec<Node> = accepted.iter().copied().filter(|&node| node != mv).collect();
            msg::wins_too(mv, &others)
        }
    }
}

fn continues(runner: &PuzzleRunner, reply: Option<Node>) -> Feedback {
    let opponent = opponent(runner);
    match (&runner.puzzle().task, reply) {
        (Task::Judge(_), _) | (_, None) => Feedback::one(Tone::Right, msg::first_mover_wins().to_owned()),
        (Task::Play(_), Some(reply)) => {
            Feedback::one(Tone::Neutral, msg::answers(opponent.unwrap_or_default(), reply))
        }
        (_, Some(reply)) => Feedback::one(Tone::Right, msg::lines_left(reply, runner.connectors_left())),
    }
}

fn wrong(runner: &PuzzleRunner, answer: Answer, reply: Option<Node>) -> String {
    match (answer, reply, opponent(runner)) {
        (Answer::Class(class), ..) => msg::not_class(msg::class(class)),
        (Answer::Move(index), ..) => not_the_mistake(runner, index),
        (Answer::Node(_), Some(reply), Some(name)) => msg::lost_to(name, reply),
        (Answer::Node(_), Some(reply), None) if winner(runner.board()).is_some() => {
            msg::they_answer(None::<&str>, reply)
        }
        (Answer::Node(_), Some(reply), None) => {
            sentences(&[&*msg::they_cannot_be_stopped(None::<&str>, reply), story::two_ways()])
        }
        (Answer::Node(_), None, _) => msg::too_slow(runner.connectors_left()),
    }
}

fn mistake(runner: &PuzzleRunner, index: usize) -> String {
    let before = runner.position_before(index);
    let node = played(runner, index);
    let keepers = msg::keepers(&Solver::new().winning_moves(&before));
    node.map(|node| msg::gave_the_win_away(index + 1, node, &keepers)).unwrap_or_default()
}

fn not_the_mistake(runner: &PuzzleRunner, index: usize) -> String {
    let before = runner.position_before(index);
    let Some(node) = played(runner, index) else { return String::new() };
    if Solver::new().winner(&before) == before.to_move() {
        msg::kept_the_win(node)
    } else {
        msg::had_lost(node, before.to_move())
    }
}

fn played(runner: &PuzzleRunner, index: usize) -> Option<Node> {
    match &runner.puzzle().task {
        Task::Mistake { moves, .. } => moves.get(index).copied(),
        _ => None,
    }
}

/// The answer in words; `right` has the right nodes of the current question.
pub(super) fn solution(runner: &PuzzleRunner, right: &[Node]) -> String {
    match &runner.puzzle().task {
        Task::Mistake { mistake: index, .. } => mistake(runner, *index),
        Task::Judge(class) if right.is_empty() || *class != Class::ToMove => msg::class_explained(class),
        Task::WinIn(_) => msg::winning_in(right, runner.connectors_left()),
        _ => msg::winning(right),
    }
}
