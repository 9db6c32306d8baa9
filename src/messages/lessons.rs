//! Texts of the lessons that are not in their data.

use crate::messages::game::side;
use span_it_core::board::{Node, Player};
use span_it_learning::truth::Class;

pub const RIGHT: &str = "Right";
pub const WRONG: &str = "Not yet";
pub const CONTINUES: &str = "Right so far";

pub const NEXT: &str = "Next";
pub const FINISH: &str = "Finish";
pub const TRY_AGAIN: &str = "Try again";
pub const SHOW: &str = "Show";
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
    wrong(answer: &str, text: &str) = "{answer}. Not that. {text} {TRY_AGAIN}, button.";
    continues(node: Node, text: &str) = "{node}. {CONTINUES}. {text}";
    replied(node: Node, opponent: &str, reply: Node, text: &str) = "{node}. {opponent} answers {reply}. {text}";
    shown(node: Node) = "The node is {node}. It has a ring.";
    mistake(node: Node, opponent: &str) =
        "{node} was a mistake: {opponent} can win now. Take it back, or play on.";
    opponent_moves(opponent: &str, node: Node) = "{opponent} plays {node}.";
}

pub fn class_shown(class: Class) -> String {
    format!("The answer is: {}.", class_name(class))
}

pub const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "Horizontal",
        Class::Vertical => "Vertical",
        Class::ToMove => "First to move",
    }
}

/// A choice with its key.
pub fn choice(key: usize, class: Class) -> String {
    format!("{key}  {}", class_name(class))
}

/// For a question about the position.
pub fn judge(to_move: Player) -> [String; 2] {
    ["Judge the position.".to_owned(), format!("{} is to move.", side(to_move))]
}

/// Who the learner is, and what it has to join.
pub fn role(player: Player) -> [String; 2] {
    let edges = match player {
        Player::Horizontal => "Join the left and the right edge.",
        Player::Vertical => "Join the top and the bottom edge.",
    };
    [format!("You play {}.", side(player)), edges.to_owned()]
}
