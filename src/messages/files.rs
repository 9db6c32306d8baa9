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
pub const LOAD_PERSONALITY: &str = "Load a personality";
pub const SAVE_PERSONALITY: &str = "Save the personality";
pub const NO_DIALOGS: &str =
    "This desktop shows no file dialogs (neither a portal nor zenity was found). Type the path of the file:";
pub fn dialog_failed(why: &str) -> String {
    format!("The file dialog failed: {why}. Type the path of the file:")
}

pub fn zenity_failed(why: impl Display) -> String {
    format!("zenity ended without an answer ({why})")
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
        Reduction::Extra => "It holds what another program keeps there (extra): without that there is room.",
        Reduction::Texts => "Names and descriptions in it are very long: with these cut there is room.",
    };
    format!(
        "The game was not saved, and no file is changed: it would have {bytes} bytes, and one of more than \
         {MAX_BYTES} (1 MiB) cannot be opened again. {way}"
    )
}

pub const fn save_lightened(burden: Reduction) -> &'static str {
    match burden {
        Reduction::Extra => "Save without it…",
        Reduction::Texts => "Save with these cut…",
    }
}

pub fn kept_lightened(burden: Reduction) -> String {
    let without = match burden {
        Reduction::Extra => "without what another program keeps in it (extra)",
        Reduction::Texts => "with very long names and descriptions cut",
    };
    format!(
        "This game is larger than the 1 MiB of a file that can be opened again. Every move is kept for the next \
         start, {without}."
    )
}

pub fn exists_already(path: &Path) -> String {
    format!("{0} exists already and was not replaced: choose another name, or {0} in full.", name(path))
}

pub fn not_replaced(path: &Path) -> String {
    format!("{} exists already and was not replaced: choose another name.", name(path))
}

pub const NEITHER: &str = "it is neither a Span-It! game nor a personality";

pub fn settings_unreadable(problem: &str, kept: Option<&Path>) -> String {
    let kept = kept.map_or_else(String::new, |path| format!(" The old file is kept as {}.", name(path)));
    format!("The settings could not be read and are the defaults again: {}{kept}", sentence(problem))
}

pub fn autosave_unreadable(problem: &str, kept: &Path) -> String {
    format!("The unfinished game could not be read: {} It is kept as {}.", sentence(problem), name(kept))
}

pub fn no_window(problem: impl Display) -> String {
    let problem = without_source(&problem.to_string());
    format!("Span-It! could not open a window: is there a display? The system says: {}", sentence(&problem))
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
        "The program's own files are not being kept: {} Make room there or allow writing, or save the game \
         elsewhere with Game, Save As.",
        sentence(problem)
    )
}

pub const UNKEPT_TITLE: &str = "Save the game elsewhere?";
pub const CLOSE_UNKEPT: &str = "Close and lose them";

pub const NOWHERE_TO_KEEP: &str = "this window has no place to keep them";

pub fn unkept(problem: &str) -> String {
    format!("The latest moves could not be kept, and will be lost: {}", sentence(problem))
}

pub const FORGET_FILE: &str = "Remove from Open Recent";

pub const NO_DATA_FOLDER: &str = "this computer names no folder for data; start with --data-dir and a folder";

pub fn no_data_folder(problem: impl Display) -> String {
    format!("Nothing will be remembered after this window closes: {}", sentence(&problem.to_string()))
}

pub fn not_made(folder: &str, error: &std::io::Error) -> String {
    let way = "allow writing there, or start with --data-dir and another folder";
    no_data_folder(format!("{folder}: {error}: {way}"))
}

pub fn crashed(report: &Path) -> String {
    format!("Span-It! stopped unexpectedly last time. The report is {}.", report.display())
}

pub const CRASHED_BEFORE: &str = "Span-It! stopped unexpectedly a while ago. The game of that time is kept.";
pub fn draft_left(name: &str) -> String {
    format!("Changes to {} were not saved.", short_name(name))
}
pub const OPEN_DRAFT: &str = "Open in the editor";
pub const DISCARD_DRAFT: &str = "Discard the changes";

pub fn draft_unreadable(problem: &str, kept: &Path) -> String {
    format!(
        "Changes to a personality were not saved, and could not be read: {} They are kept as {}.",
        sentence(problem),
        name(kept)
    )
}

pub const RESUME: &str = "Go on with the game";
pub const DETAILS: &str = "Details";
pub const CLOSE: &str = "Close";
pub const CLIPBOARD_EMPTY: &str =
    "The clipboard holds no position: copy a line such as .../../.../../... h first.";

pub fn no_position(reason: impl Display) -> String {
    format!("The clipboard holds no position: {}", sentence(&reason.to_string()))
}

pub const POSITION_WON: &str = "The clipboard's position is already won, so there is nothing to play.";

pub fn refused(reason: impl Display) -> String {
    format!("That move was refused: {}", sentence(&reason.to_string()))
}

pub const ENGINE_LOST: &str =
    "The computer player stopped unexpectedly; the game is paused. Save it and start again.";

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
        assert!(told.contains("is there a display?") && told.ends_with(system), "{told}");
    }
}
