//! Texts of external engines.

use std::time::Duration;

use crate::messages::language::{counted, seconds, with_full_stop};
use span_it_core::board::Node;

pub const TITLE: &str = "External engines";
pub const ABOUT: &str =
    "Other programs that play through the Go Text Protocol (GTP). They play in games and in tournaments.";
pub const ENGINE: &str = "Engine";
pub const NEW_ENGINE: &str = "New engine";
pub const ADD: &str = "Add another";
pub const REMOVE: &str = "Remove";
pub const UNDO: &str = "Undo";
pub const NAME: &str = "Name";
pub const COMMAND: &str = "Command line";
pub const COMMAND_NOTE: &str =
    "The command that starts the program, for example: span-it-toolkit gtp --personality Master";
pub const FOLDER: &str = "Folder";
pub const FOLDER_NOTE: &str = "Optional: the folder in which the program starts.";
pub const BROWSE: &str = "Browse…";
pub const BROWSE_TITLE: &str = "Choose the folder of the engine";
pub const LIMIT: &str = "Time limit per move";
pub const LIMIT_NOTE: &str = "Optional: in games, if it is shorter than the limit of the game.";
pub const LIMIT_UNIT: &str = "s";
pub const TEST: &str = "Test";
pub const STOP_TEST: &str = "Stop Test";
pub const TESTING: &str = "Testing: the engine starts and chooses a move on 6 × 6.";
pub const TEST_LOST: &str = "The test failed: an internal error was reported in the log.";
pub const SAVE: &str = "Save";
pub const KIND: &str = "External engine";
pub const NAME_NEEDED: &str = "The engine needs a name.";
pub const NAME_TAKEN: &str = "Another engine has this name. Each name must be different.";
pub const COMMAND_NEEDED: &str = "Enter the command that starts the engine.";
pub const LIMIT_RANGE: &str = "The time limit is 0.1 to 600 seconds, or empty.";
pub const RETRY: &str = "Try Again";
pub const OPEN_LIST: &str = "External Engines…";
pub const OPEN_LIST_BUTTON: &str = "External engines…";
pub const NOT_IN_LIST: &str = "it is not in your list of external engines";
pub const DECIDES_ITSELF: &str = "An external engine decides itself when to move.";

texts! {
    put_back(name: &str) = "Put {name} back in the list.";
    too_many(most: usize) = "The list can have at most {most} engines. Remove one first.";
    /// A name for another engine of this program.
    numbered(name: &str, number: usize) = "{name} {number}";
    failed(name: &str, why: &str) = "{name} cannot play: {}", with_full_stop(why);
    test_failed(why: &str) = "It does not work: {}", with_full_stop(why);
    saved(count: usize) = "The list has {} now.", counted(count, "external engine", "external engines");
}

/// `first` is its move on the empty board.
pub fn works(name: Option<&str>, first: Node, time: Duration) -> String {
    let time = seconds(Duration::from_millis(time.as_millis().try_into().unwrap_or(u64::MAX)));
    match name {
        None => format!("It works. It played {first} after {time} s."),
        Some(name) => format!("It works. Its name is {name}. It played {first} after {time} s."),
    }
}
