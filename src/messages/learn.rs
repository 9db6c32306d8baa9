//! Texts of the pages for learning.

use crate::messages::files::with_full_stop;
use crate::messages::game::side;
use span_it_core::board::Player;
use span_it_core::text::humanize::counted;

/// The command, and the title of the page.
pub const LEARN: &str = "Learn…";
pub const TITLE: &str = "Learn";
pub const CLOSE: &str = "Back to game";
pub const CLOSE_FIRST: &str = "Close the Learn pages first.";

pub const LESSONS: &str = "Lessons";
pub const START: &str = "Learn in five minutes";
pub const REPEAT: &str = "Start again";
pub const ALL_LESSONS: &str = "All lessons";

texts! {
    wins_from_here(player: Player) = "{} wins from here with perfect play.", side(player);
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
    let state = if done == 0 {
        "not started".to_owned()
    } else if done == steps {
        "done".to_owned()
    } else {
        format!("{done} of {steps} steps done")
    };
    format!("Lesson {number}, {title}, {state}")
}

pub fn lines_left_out(count: usize, first: usize) -> String {
    let (verb, which) = if count == 1 { ("was", "line") } else { ("were", "first") };
    format!("{} of learning.jsonl {verb} left out: {which} {first}.", counted(count, "line", "lines"))
}

pub const WEEK: &str = "This week";
pub const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/// The accessible name of the dots of this week.
pub fn week_name(active: &[bool; 7]) -> String {
    let days: Vec<_> = DAYS.into_iter().zip(active).filter(|(_, on)| **on).map(|(day, _)| day).collect();
    if days.is_empty() { format!("{WEEK}: no day yet") } else { format!("{WEEK}: {}", days.join(", ")) }
}
