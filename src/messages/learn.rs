//! Texts of the pages for learning.

use crate::messages::language::{SHORT_DAYS, series, with_full_stop};
use span_it_core::board::Player;

/// The command, and the title of the page.
pub const LEARN: &str = "Learn…";
pub const TITLE: &str = "Learn";
pub const CLOSE: &str = "Back to game";
pub const CLOSE_FIRST: &str = "Close the Learn pages first.";

pub const LESSONS: &str = "Lessons";
pub const START: &str = "Learn in five minutes";
pub const REPEAT: &str = "Start again";

texts! {
    resume(title: &str) = "Continue: {title}";
    lessons_done(done: usize, all: usize) = "{done} of {all} lessons done";
    left_out_line(line: usize, reason: &str) = "Line {line}: {reason}";
    progress_not_saved(problem: &str) =
        "Your progress cannot be saved: {} Learning continues without it, and the program tries again.",
        with_full_stop(problem);
}

pub const ABOUT_LESSONS: &str = "Twelve short lessons on a real board, about eight minutes in all.";
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

pub const fn wins_from_here(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Horizontal wins from here with perfect play.",
        Player::Vertical => "Vertical wins from here with perfect play.",
    }
}

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
