//! Every text of the window, one file per page or part. Errors of files and positions contain their own text.

use std::borrow::Cow;

use eframe::egui::Key;

/// The version of the game; in release builds with the commit.
pub(crate) const VERSION: &str = env!("SPAN_IT_VERSION");

/// The name of the key that `egui` calls `command`.
pub fn command_key() -> &'static str {
    if cfg!(target_os = "macos") { "Cmd" } else { language::key::ctrl() }
}

/// The names of keys that are not those of `egui`, or differ between languages.
pub fn key_name(key: Key) -> Option<&'static str> {
    use language::key;
    Some(match key {
        Key::PageUp => key::page_up(),
        Key::PageDown => key::page_down(),
        Key::Home => key::home(),
        Key::End => key::end(),
        Key::Delete => key::delete(),
        Key::Space => key::space(),
        Key::Enter => key::enter(),
        // Its own symbol is the mathematical sign.
        Key::Minus => "-",
        _ => return None,
    })
}

/// A text from a file, where the key is called `Ctrl` or `Strg`, for this system.
pub fn for_this_system(text: &'static str) -> Cow<'static, str> {
    if cfg!(target_os = "macos") { with_cmd(text) } else { Cow::Borrowed(text) }
}

fn with_cmd(text: &str) -> Cow<'static, str> {
    Cow::Owned(["Ctrl", "Strg"].iter().fold(text.to_owned(), |text, key| text.replace(key, "Cmd")))
}

pub mod language;
pub mod text;

/// The texts, as functions; made by `build/texts.rs`.
#[allow(
    missing_docs,
    unreachable_pub,
    clippy::pedantic,
    reason = "generated from texts that speak for themselves"
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub mod board;
pub mod dialogs;
pub mod editor;
mod errors;
pub mod files;
pub mod game;
pub mod games;
pub mod help;
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
pub use generated::{help_me, home, rush, sides};
pub use learn::lessons;
pub use opponent_model::{clone, player_identification};
pub use search_report::search_speed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_name_the_command_key_of_the_system() {
        for text in ["`Ctrl+Z` takes a move back", "`Strg+Z` takes a move back"] {
            assert_eq!(with_cmd(text), "`Cmd+Z` takes a move back");
        }
    }
}
