//! Texts of the lessons that are not in their data.

use span_it_core::board::{Node, Player};
use span_it_learning::truth::Class;

pub const RIGHT: &str = "Right";
pub const WRONG: &str = "Not yet";
pub const CONTINUES: &str = "Right so far";

pub const NEXT: &str = "Next";
pub const FINISH: &str = "Finish";
pub const TRY_AGAIN: &str = "Try again";
pub const SHOW: &str = "Solution";
pub const SKIP: &str = "Skip lesson";
pub const REPEAT: &str = "Repeat lesson";
pub const LEAVE: &str = "All lessons";
pub const PLAY_NOW: &str = "Play now";

pub const PLAY: &str =
    "You know enough to beat the first opponents. Play now against the first of them, or continue.";
pub const TAKE_BACK: &str = "Take back";
pub const PLAY_ON: &str = "Play on";
pub const PLAY_AGAIN: &str = "Play again";
pub const THINKING: &str = "Sprinter is thinking.";
pub const YOUR_MOVE: &str = "Your move.";
pub const LEAVE_FIRST: &str = "Leave the lesson first.";

texts! {
    title(lesson: u8, title: &str, step: u8, steps: usize) = "Lesson {lesson} · {title} · {step} of {steps}";
    step_of(step: usize, steps: usize) = "Step {step} of {steps}";
    next_lesson(title: &str) = "Next: {title}";
    opening(lesson: u8, title: &str, step: u8, steps: usize, text: &str) =
        "Lesson {lesson}, {title}, step {step} of {steps}. {text}";
    right(answer: &str, text: &str, button: &str) = "{answer}. Right. {text} {button}, button.";
    wrong(answer: &str, text: &str) = "{answer}. Not that. {text} Try again, button.";
    continues(node: Node, text: &str) = "{node}. Right so far. {text}";
    replied(node: Node, opponent: &str, reply: Node, text: &str) = "{node}. {opponent} answers {reply}. {text}";
    shown(node: Node) = "The node is {node}. It has a ring.";
    mistake(node: Node, opponent: &str) =
        "{node} was a mistake: {opponent} can win now. Take it back, or play on.";
    opponent_moves(opponent: &str, node: Node) = "{opponent} plays {node}.";
}

pub const fn class_shown(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "The answer is: Horizontal.",
        Class::Vertical => "The answer is: Vertical.",
        Class::ToMove => "The answer is: First to move.",
    }
}

pub const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "Horizontal",
        Class::Vertical => "Vertical",
        Class::ToMove => "First to move",
    }
}

/// A choice with its key.
pub fn keyed(key: usize, label: &str) -> String {
    format!("{key}  {label}")
}

/// For a question about the position.
pub const fn judge(to_move: Player) -> [&'static str; 2] {
    match to_move {
        Player::Horizontal => ["Judge the position.", "Horizontal is to move."],
        Player::Vertical => ["Judge the position.", "Vertical is to move."],
    }
}

/// Who the learner is, and what it has to join.
pub const fn role(player: Player) -> [&'static str; 2] {
    match player {
        Player::Horizontal => ["You play Horizontal.", "Join the left and the right edge."],
        Player::Vertical => ["You play Vertical.", "Join the top and the bottom edge."],
    }
}
