//! What the page says about an answer.

use crate::app::learn::feedback::{Feedback, Tone};
use crate::messages::game::side;
use crate::messages::puzzle as msg;
use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::solver::Solver;
use span_it_learning::puzzles::{Answer, PuzzleRunner, Reaction, Task};
use span_it_learning::truth::Class;

/// `before` is the position of the question, and `accepted` its right nodes if any winning node is right.
pub(super) fn feedback(
    runner: &PuzzleRunner,
    before: &Position,
    accepted: &[Node],
    answer: Answer,
    reaction: &Reaction,
) -> Feedback {
    match *reaction {
        Reaction::Right => {
            let mut lines = vec![right(runner, accepted, answer)];
            lines.extend(msg::source(runner.puzzle()));
            Feedback::new(Tone::Right, lines)
        }
        Reaction::Wrong { reply, .. } => Feedback::one(Tone::Wrong, wrong(runner, before, answer, reply)),
        Reaction::Continues { reply } => continues(runner, before.to_move(), reply),
        Reaction::Ignored => Feedback::new(Tone::Neutral, Vec::new()),
    }
}

fn opponent(runner: &PuzzleRunner, you: Player) -> &str {
    match &runner.puzzle().task {
        Task::Play(name) => name,
        _ => side(you.opponent()),
    }
}

fn right(runner: &PuzzleRunner, accepted: &[Node], answer: Answer) -> String {
    match (answer, &runner.puzzle().task) {
        (Answer::Class(class), _) => msg::class_explained(class).to_owned(),
        (Answer::Move(index), _) => mistake(runner, index),
        (_, Task::Play(name)) => msg::won_against(name),
        (_, Task::WinIn(n)) => msg::joined(runner.puzzle().you(), *n),
        (Answer::Node(mv), _) => {
            let others: Vec<Node> = accepted.iter().copied().filter(|&node| node != mv).collect();
            msg::wins_too(mv, &others)
        }
    }
}

fn continues(runner: &PuzzleRunner, you: Player, reply: Option<Node>) -> Feedback {
    let opponent = opponent(runner, you);
    match (&runner.puzzle().task, reply) {
        (Task::Judge(_), _) | (_, None) => Feedback::one(Tone::Right, msg::FIRST_MOVER_WINS.to_owned()),
        (Task::Play(_), Some(reply)) => Feedback::one(Tone::Neutral, msg::answers(opponent, reply)),
        (_, Some(reply)) => {
            Feedback::one(Tone::Right, msg::right_so_far(opponent, reply, runner.connectors_left()))
        }
    }
}

fn wrong(runner: &PuzzleRunner, before: &Position, answer: Answer, reply: Option<Node>) -> String {
    let opponent = opponent(runner, before.to_move());
    match (answer, reply) {
        (Answer::Class(class), _) => msg::not_class(msg::class(class)),
        (Answer::Move(index), _) => not_the_mistake(runner, index),
        (Answer::Node(_), Some(reply)) if matches!(runner.puzzle().task, Task::Play(_)) => {
            msg::lost_to(opponent, reply)
        }
        (Answer::Node(mv), Some(reply)) if winner(runner.board()).is_some() => {
            msg::not_that_joins(mv, opponent, reply)
        }
        (Answer::Node(mv), Some(reply)) => msg::not_that(mv, opponent, reply),
        (Answer::Node(mv), None) => msg::too_slow(mv, runner.connectors_left()),
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
        msg::kept_the_win(index + 1, node)
    } else {
        msg::had_lost(index + 1, node, before.to_move())
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
        Task::Judge(class) if right.is_empty() || *class != Class::ToMove => {
            msg::class_explained(*class).to_owned()
        }
        Task::WinIn(_) => msg::winning_in(right, runner.connectors_left()),
        _ => msg::winning(right),
    }
}
