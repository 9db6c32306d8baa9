//! Every text of the window, one file per page or part. Errors of files and positions contain their own text.

use std::borrow::Cow;

use eframe::egui::Key;

/// Functions that fill one text each: `name(parameters) = "text with {parameters}", other values;`
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident($($parameter:ident: $type:ty),*) = $text:literal $(, $value:expr)*;)*) => {
        $(
            $(#[$meta])*
            pub fn $name($($parameter: $type),*) -> String {
                format!($text $(, $value)*)
            }
        )*
    };
}

/// The name of the key that `egui` calls `command`.
#[cfg(not(target_os = "macos"))]
macro_rules! command_key {
    () => {
        "Ctrl"
    };
}
#[cfg(target_os = "macos")]
macro_rules! command_key {
    () => {
        "Cmd"
    };
}

/// The version of the game; in release builds with the commit.
pub(crate) const VERSION: &str = env!("SPAN_IT_VERSION");

/// See `command_key!`.
pub const COMMAND_KEY: &str = command_key!();

pub const SHIFT_KEY: &str = "Shift";

/// The names of keys that are not those of `egui`.
pub const fn key_name(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::PageUp => "PgUp",
        Key::PageDown => "PgDn",
        // Its own symbol is the mathematical sign.
        Key::Minus => "-",
        _ => return None,
    })
}

/// A text from a file, where the key is called `Ctrl`, for this system.
pub fn for_this_system(text: &'static str) -> Cow<'static, str> {
    with_command_key(text, COMMAND_KEY)
}

fn with_command_key(text: &'static str, key: &str) -> Cow<'static, str> {
    if key == "Ctrl" { Cow::Borrowed(text) } else { Cow::Owned(text.replace("Ctrl", key)) }
}

#[macro_use]
pub mod language;

pub mod board;
pub mod dialogs;
pub mod editor;
pub mod files;
pub mod game;
pub mod games;
pub mod help;
pub mod help_me;
pub mod hint;
pub mod ladder;
pub mod learn;
pub mod library;
pub mod menu;
pub mod opponent_model;
pub mod opponents;
pub mod progress;
pub mod proof;
pub mod puzzle;
pub mod result;
pub mod review;
pub mod search_report;
pub mod solver;
pub mod tournament;
pub mod tournament_facts;
pub mod training;
pub mod versions;

pub use board::picture;
pub use dialogs::licences;
pub use files::{file_drop, personality_folder};
pub use learn::lessons;
pub use opponent_model::{clone, player_identification};
pub use search_report::search_speed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_name_the_command_key_of_the_system() {
        assert_eq!(with_command_key("`Ctrl+Z` takes a move back", "Cmd"), "`Cmd+Z` takes a move back");
        assert_eq!(with_command_key("`Ctrl+Z` takes a move back", "Ctrl"), "`Ctrl+Z` takes a move back");
    }
}
