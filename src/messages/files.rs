//! Texts on files: dialogs, errors, what was found at the start.

pub use crate::messages::generated::files::*;

use std::env::consts;
use std::fmt::Display;
use std::path::Path;

use crate::messages::generated::files as texts;
use crate::messages::language::{clauses, sentences, with_full_stop};
use span_it_store::storage::SetAside;

pub fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// An entry of the recent files, 1 to 10. Its digit is its key in the menu.
pub fn numbered(number: usize, path: &Path) -> String {
    format!("{} {}", number % 10, file_name(path))
}

pub fn settings_ignored(problems: &[String]) -> String {
    texts::settings_ignored(clauses(problems))
}

/// What cannot be used, why, and where it is now.
pub fn set_aside(what: &str, aside: &SetAside) -> String {
    let problem = format!("{what}: {}", with_full_stop(&aside.problem));
    sentences(&[problem, aside.path.as_ref().map_or_else(String::new, texts::kept_as)])
}

pub fn no_window(problem: impl Display) -> String {
    texts::no_window(consts::OS, without_source(&problem.to_string()))
}

/// A message without the places in source files that some libraries put in: ` at /src/lib.rs:7`.
fn without_source(message: &str) -> String {
    let is_place = |word: &str| word.contains(".rs:");
    let words: Vec<&str> = message.split_whitespace().collect();
    let mut kept = String::new();
    for (at, word) in words.iter().enumerate() {
        if is_place(word) {
            kept += if word.ends_with(':') { ":" } else { "" };
        } else if *word != "at" || !words.get(at + 1).is_some_and(|next| is_place(next)) {
            kept += if kept.is_empty() { "" } else { " " };
            kept += word;
        }
    }
    kept
}

pub mod personality_folder {
    pub use crate::messages::generated::files::personality_folder::*;

    pub fn file_manager_not_started(opener: &str, error: &std::io::Error) -> String {
        if error.kind() == std::io::ErrorKind::NotFound {
            file_manager_missing(opener)
        } else {
            file_manager_silent(opener, error)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn omits_source_files_from_window_error() {
        let text = "winit EventLoopError: os error at /home/me/src/event_loop/mod.rs:760: neither \
                    WAYLAND_DISPLAY nor DISPLAY is set.";
        let message = no_window(text);
        let system = "winit EventLoopError: os error: neither WAYLAND_DISPLAY nor DISPLAY is set.";
        assert!(message.contains("OpenGL 2.1") && message.ends_with(system), "{message}");
        assert_eq!(message.contains("a display"), !cfg!(windows), "{message}");
    }
}
