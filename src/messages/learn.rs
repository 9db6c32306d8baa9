//! Texts of the pages for learning.

use crate::messages::language::{SHORT_DAYS, series, with_full_stop};
use span_it_core::board::ByPlayer;

/// The command, and the title of the page.
pub const LEARN: &str = "Learn the Game";
pub const TITLE: &str = "Learn";
pub const CLOSE: &str = "Back to game";

pub const LESSONS: &str = "Lessons";
pub const START: &str = "Learn the game";
/// Where the board is clicked while the buttons below it are the answers.
pub const USE_THE_BUTTONS: &str = "Choose with the buttons below the board.";
pub const REPEAT: &str = "Start again";

texts! {
    /// Where the board is clicked while it waits for a button.
    press_first(button: &str) = "To go on, press \"{button}\".";
    resume(title: &str) = "Continue: {title}";
    lessons_done(done: usize, all: usize) = "{done} of {all} lessons done";
    progress_not_saved(problem: &str) =
        "Your progress cannot be saved: {} Learning continues without it, and the program tries again.",
        with_full_stop(problem);
}

pub const ABOUT_LESSONS: &str =
    "Twelve short lessons on a real board. The first four take two minutes, all about eight.";
pub const LESSONS_FINISHED: &str = "You have finished all twelve lessons.";

/// The accessible name of a lesson in the list.
pub fn lesson_name(number: u8, title: &str, done: usize, steps: usize) -> String {
    if done == 0 {
        format!("Lesson {number}, {title}, not started")
    } else if done == steps {
        format!("Lesson {number}, {title}, done")
    } else {
        format!("Lesson {number}, {title}, {done} of {steps} steps done")
    }
}

pub const WINS_FROM_HERE: ByPlayer<&str> = ByPlayer {
    horizontal: "Left to right wins from here with best play.",
    vertical: "Top to bottom wins from here with best play.",
};

pub fn lines_left_out(count: usize, first: usize) -> String {
    plural!(
        count,
        "{count} line of learning.jsonl was left out: line {first}.",
        "{count} lines of learning.jsonl were left out: first {first}."
    )
}

/// The accessible name of the dots of this week.
pub fn week_name(active: &[bool; 7]) -> String {
    let days = SHORT_DAYS.into_iter().zip(active).filter(|(_, on)| **on);
    let days: Vec<&str> = days.map(|(day, _)| day).collect();
    if days.is_empty() { "This week: no day yet".to_owned() } else { format!("This week: {}", series(&days)) }
}

/// Texts of the lessons that are not in their data.
pub mod lessons {
    use crate::messages::language::counted;
    use span_it_core::board::{ByPlayer, Node, Player};
    use span_it_learn::truth::Class;

    pub const RIGHT: &str = "Right";
    pub const WRONG: &str = "Not yet";

    pub const NEXT: &str = "Next step";
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
    pub const YOUR_MOVE: &str = "Your move.";

    texts! {
        title(lesson: u8, title: &str, step: u8, steps: usize) = "Lesson {lesson} · {title} · {step} of {steps}";
        step_of(step: usize, steps: usize) = "Step {step} of {steps}";
        next_lesson(title: &str) = "Next: {title}";
        opening(lesson: u8, title: &str, step: u8, steps: usize, text: &str) =
            "Lesson {lesson}, {title}, step {step} of {steps}. {text}";
        right(answer: &str, text: &str, button: &str) = "{answer}. Right. {text} {button}, button.";
        wrong(answer: &str, text: &str) = "{answer}. Not that. {text} Try again, button.";
        continues(node: Node, text: &str) = "{node}. Right so far. {text}";
        replied(node: Node, reply: Node, text: &str) = "{node}. They answer {reply}. {text}";
        shown(node: Node) = "It is {node}, the marked ring.";
        shortens(node: Node) = "{node} shortens your way.";
        mistake(node: Node, opponent: &str) =
            "{node} was a mistake: {opponent} can win now. Take it back, or play on.";
        opponent_moves(opponent: &str, node: Node) = "{opponent} plays {node}.";
        thinking(opponent: &str) = "{opponent} is thinking.";
            /// A choice with its key.
        keyed(key: usize, label: &str) = "{key}  {label}";
    }

    /// What is left of a path.
    pub fn go_on(you: Player, lines: u32) -> String {
        let lines = counted(lines, "line", "lines");
        match you {
            Player::Horizontal => format!("Go on until you join left to right: {lines} to go."),
            Player::Vertical => format!("Go on until you join top to bottom: {lines} to go."),
        }
    }

    pub const fn class_shown(class: Class) -> &'static str {
        match class {
            Class::Horizontal => "The answer is: the round dots win.",
            Class::Vertical => "The answer is: the diamonds win.",
            Class::ToMove => "The answer is: the first to move wins.",
        }
    }

    pub const fn class_name(class: Class) -> &'static str {
        match class {
            Class::Horizontal => "Round dots win",
            Class::Vertical => "Diamonds win",
            Class::ToMove => "First to move wins",
        }
    }

    /// For a question about the position.
    pub const fn judge(to_move: Player) -> [&'static str; 2] {
        match to_move {
            Player::Horizontal => ["Who wins?", "The round dots are to move."],
            Player::Vertical => ["Who wins?", "The diamonds are to move."],
        }
    }

    /// What the players are called.
    pub const SIDES: ByPlayer<&str> = ByPlayer { horizontal: "Round dots", vertical: "Diamonds" };

    /// Which dots the learner has, and what it has to join.
    pub const fn role(player: Player) -> [&'static str; 2] {
        match player {
            Player::Horizontal => ["You have the round dots.", "Join left to right."],
            Player::Vertical => ["You have the diamonds.", "Join top to bottom."],
        }
    }
}
