//! Texts on files: dialogs, errors, what was found at the start.

use std::fmt::Display;
use std::path::Path;

use crate::messages::game::short_name;
use span_it_core::record::{MAX_BYTES, Reduction};

pub const RECORDS: &str = "Span-It! games";
pub const PERSONALITIES: &str = "Personalities";
pub const EITHER: &str = "Games and personalities";
pub const ALL: &str = "All files";
pub const OPEN: &str = "Open a game or a personality";
pub const SAVE_GAME: &str = "Save the game";
pub const LOAD_PERSONALITY: &str = "Open a personality";
pub const SAVE_PERSONALITY: &str = "Save the personality";
pub const NO_DIALOGS: &str =
    "No file dialog is available (neither a portal nor zenity was found). Enter the path of the file:";
pub fn dialog_failed(why: &str) -> String {
    format!("The file dialog failed: {why}. Enter the path of the file:")
}

pub fn zenity_failed(why: impl Display) -> String {
    format!("zenity failed ({why})")
}

pub const PATH: &str = "Path of the file";

pub fn name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

pub fn not_opened(path: &Path, reason: impl Display) -> String {
    format!("{} was not opened: {}", name(path), sentence(&reason.to_string()))
}

pub fn misread(path: &Path, reason: impl Display) -> String {
    format!("{} was opened, but {}", name(path), sentence(&reason.to_string()))
}

pub fn not_saved(path: &Path, reason: impl Display) -> String {
    format!("{} was not saved: {}", name(path), sentence(&reason.to_string()))
}

pub fn too_large(bytes: usize, burden: Reduction) -> String {
    let way = match burden {
        Reduction::Extra => "Much of it is data of another program (extra). Without that it can be saved.",
        Reduction::Texts => {
            "It contains very long names and descriptions. With these shortened it can be saved."
        }
    };
    format!(
        "The game was not saved and no file was changed: it would have {bytes} bytes, and a file of more than \
         {MAX_BYTES} bytes (1 MiB) cannot be opened again. {way}"
    )
}

pub const fn save_lightened(burden: Reduction) -> &'static str {
    match burden {
        Reduction::Extra => "Save without it…",
        Reduction::Texts => "Save with these shortened…",
    }
}

pub fn kept_lightened(burden: Reduction) -> String {
    let without = match burden {
        Reduction::Extra => "without the data of another program (extra)",
        Reduction::Texts => "with very long names and descriptions shortened",
    };
    format!(
        "This game is too large for a file that can be opened again (1 MiB). All moves are kept for the next start, \
         {without}."
    )
}

pub fn exists_already(path: &Path) -> String {
    format!("{0} already exists and was not replaced. Choose another name, or enter {0} in full.", name(path))
}

pub fn not_replaced(path: &Path) -> String {
    format!("{} already exists and was not replaced. Choose another name.", name(path))
}

pub const NEITHER: &str = "it is neither a Span-It! game nor a personality";

pub fn settings_unreadable(problem: &str, kept: Option<&Path>) -> String {
    let kept = kept.map_or_else(String::new, |path| format!(" The old file was kept as {}.", name(path)));
    format!("The settings could not be read and were reset: {}{kept}", sentence(problem))
}

pub fn autosave_unreadable(problem: &str, kept: &Path) -> String {
    format!("The unfinished game could not be read: {} It was kept as {}.", sentence(problem), name(kept))
}

pub fn no_window(problem: impl Display) -> String {
    let problem = without_source(&problem.to_string());
    format!(
        "Span-It! could not open a window. Is a display available? System message: {}",
        sentence(&problem)
    )
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

pub fn not_kept(problem: &str) -> String {
    format!(
        "The program cannot save its own files: {} Free some space or allow writing there, or save the game \
         elsewhere with Game > Save As.",
        sentence(problem)
    )
}

pub const UNKEPT_TITLE: &str = "Save the game elsewhere?";
pub const CLOSE_UNKEPT: &str = "Close without saving";

pub const NOWHERE_TO_KEEP: &str = "this window has no data folder";

pub fn unkept(problem: &str) -> String {
    format!("The latest moves could not be saved and will be lost: {}", sentence(problem))
}

pub const FORGET_FILE: &str = "Remove from Open Recent";

pub const NO_DATA_FOLDER: &str = "this computer has no data folder; start with --data-dir and a folder";

pub fn no_data_folder(problem: impl Display) -> String {
    format!("Nothing will be saved when this window closes: {}", sentence(&problem.to_string()))
}

pub fn not_made(folder: &str, error: &std::io::Error) -> String {
    let way = "allow writing there, or start with --data-dir and another folder";
    no_data_folder(format!("{folder}: {error}: {way}"))
}

pub fn crashed(report: &Path) -> String {
    format!("Span-It! stopped unexpectedly last time. The report is {}.", report.display())
}

pub const CRASHED_BEFORE: &str =
    "Span-It! stopped unexpectedly some time ago. The game from that time was kept.";
pub fn draft_left(name: &str) -> String {
    format!("Changes to {} were not saved.", short_name(name))
}
pub const OPEN_DRAFT: &str = "Open in the editor";
pub const DISCARD_DRAFT: &str = "Discard the changes";

pub fn draft_unreadable(problem: &str, kept: &Path) -> String {
    format!(
        "Changes to a personality were not saved, and could not be read: {} They were kept as {}.",
        sentence(problem),
        name(kept)
    )
}

pub const RESUME: &str = "Resume the game";
pub const DETAILS: &str = "Details";
pub const CLOSE: &str = "Close";
pub const CLIPBOARD_EMPTY: &str =
    "The clipboard does not contain a position. Copy a line such as .../../.../../... h first.";

pub fn no_position(reason: impl Display) -> String {
    format!("The clipboard does not contain a position: {}", sentence(&reason.to_string()))
}

pub const POSITION_WON: &str = "The position on the clipboard is already won, so there is no move to play.";

pub fn refused(reason: impl Display) -> String {
    format!("This move is not possible: {}", sentence(&reason.to_string()))
}

pub const ENGINE_LOST: &str =
    "The computer player stopped unexpectedly, and the game is paused. Save it and restart the program.";

/// Announced when something was saved.
pub fn saved(path: &Path) -> String {
    format!("Saved as {}.", name(path))
}

fn sentence(reason: &str) -> String {
    let reason = reason.trim_end();
    if reason.ends_with(['.', '!', '?']) { reason.to_owned() } else { format!("{reason}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_no_display_no_source_is_named() {
        let said = "winit EventLoopError: os error at /home/me/src/event_loop/mod.rs:760: neither \
                    WAYLAND_DISPLAY nor DISPLAY is set.";
        let told = no_window(said);
        let system = "winit EventLoopError: os error: neither WAYLAND_DISPLAY nor DISPLAY is set.";
        assert!(told.contains("Is a display available?") && told.ends_with(system), "{told}");
    }
}
