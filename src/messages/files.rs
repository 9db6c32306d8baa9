//! Texts on files: dialogs, errors, what was found at the start.

use std::fmt::Display;
use std::path::Path;

use crate::messages::game::short_name;
use span_it_core::record::{Burden, MAX_BYTES};

/// The kind of file a game is.
pub const RECORDS: &str = "Span-It! games";
/// The kind of file a personality is.
pub const PERSONALITIES: &str = "Personalities";
/// Files of these two kinds.
pub const EITHER: &str = "Games and personalities";
/// Any file.
pub const ALL: &str = "All files";
/// Title of the dialog that opens a file.
pub const OPEN: &str = "Open a game or a personality";
/// Title of the dialog that saves a game.
pub const SAVE_GAME: &str = "Save the game";
/// Title of the dialog that loads a personality.
pub const LOAD_PERSONALITY: &str = "Load a personality";
/// Title of the dialog that saves a personality.
pub const SAVE_PERSONALITY: &str = "Save the personality";
/// Where no file dialog can be shown.
pub const NO_DIALOGS: &str =
    "This desktop shows no file dialogs (neither a portal nor zenity was found). Type the path of the file:";
/// Where the dialog failed.
pub fn dialog_failed(why: &str) -> String {
    format!("The file dialog failed: {why}. Type the path of the file:")
}

/// Why a dialog of zenity's failed.
pub fn zenity_failed(why: impl Display) -> String {
    format!("zenity ended without an answer ({why})")
}

/// What the path field is called.
pub const PATH: &str = "Path of the file";

/// A file's name without its folder.
pub fn name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// A file that was refused.
pub fn not_opened(path: &Path, reason: impl Display) -> String {
    format!("{} was not opened: {}", name(path), sentence(&reason.to_string()))
}

/// A game that was opened, though something in it means nothing.
pub fn misread(path: &Path, reason: impl Display) -> String {
    format!("{} was opened, but {}", name(path), sentence(&reason.to_string()))
}

/// A file that could not be written.
pub fn not_saved(path: &Path, reason: impl Display) -> String {
    format!("{} was not saved: {}", name(path), sentence(&reason.to_string()))
}

/// A game whose record could not be opened again: what can be done about it.
pub fn too_large(bytes: usize, burden: Burden) -> String {
    let way = match burden {
        Burden::Extra => "It holds what another program keeps there (extra): without that there is room.",
        Burden::Texts => "Names and descriptions in it are very long: with these cut there is room.",
    };
    format!(
        "The game was not saved, and no file is changed: it would have {bytes} bytes, and one of more than \
         {MAX_BYTES} (1 MiB) cannot be opened again. {way}"
    )
}

/// Saves such a game without what makes it too large.
pub const fn save_lightened(burden: Burden) -> &'static str {
    match burden {
        Burden::Extra => "Save without it…",
        Burden::Texts => "Save with these cut…",
    }
}

/// The same of the unfinished game, which is kept nevertheless.
pub fn kept_lightened(burden: Burden) -> String {
    let without = match burden {
        Burden::Extra => "without what another program keeps in it (extra)",
        Burden::Texts => "with very long names and descriptions cut",
    };
    format!(
        "This game is larger than the 1 MiB of a file that can be opened again. Every move is kept for the next \
         start, {without}."
    )
}

/// A name without its ending stands for a file that exists.
pub fn exists_already(path: &Path) -> String {
    format!("{0} exists already and was not replaced: choose another name, or {0} in full.", name(path))
}

/// A typed path is that of a file that exists.
pub fn not_replaced(path: &Path) -> String {
    format!("{} exists already and was not replaced: choose another name.", name(path))
}

/// A file that is neither of the two.
pub const NEITHER: &str = "it is neither a Span-It! game nor a personality";

/// The settings could not be read.
pub fn settings_unreadable(problem: &str, kept: Option<&Path>) -> String {
    let kept = kept.map_or_else(String::new, |path| format!(" The old file is kept as {}.", name(path)));
    format!("The settings could not be read and are the defaults again: {}{kept}", sentence(problem))
}

/// The unfinished game could not be read.
pub fn autosave_unreadable(problem: &str, kept: &Path) -> String {
    format!("The unfinished game could not be read: {} It is kept as {}.", sentence(problem), name(kept))
}

/// The system gives no window.
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

/// The unfinished game or the settings could not be written.
pub fn not_kept(problem: &str) -> String {
    format!(
        "The program's own files are not being kept: {} Make room there or allow writing, or save the game \
         elsewhere with Game, Save As.",
        sentence(problem)
    )
}

/// Title of the question before a game is lost by closing the window.
pub const UNKEPT_TITLE: &str = "Save the game elsewhere?";
/// Closes the window though the game is lost.
pub const CLOSE_UNKEPT: &str = "Close and lose them";

/// Why moves are lost in a window that has no place for them.
pub const NOWHERE_TO_KEEP: &str = "this window has no place to keep them";

/// What would be lost by closing the window, and why.
pub fn unkept(problem: &str) -> String {
    format!("The latest moves could not be kept, and will be lost: {}", sentence(problem))
}

/// Takes a file that is gone out of the recent ones.
pub const FORGET_FILE: &str = "Remove from Open Recent";

/// Why there is no folder for settings and games, where the system names none.
pub const NO_DATA_FOLDER: &str = "this computer names no folder for data; start with --data-dir and a folder";

/// There is no folder for settings and games.
pub fn no_data_folder(problem: impl Display) -> String {
    format!("Nothing will be remembered after this window closes: {}", sentence(&problem.to_string()))
}

/// The folder for settings and games cannot be used: which, why, and what to do.
pub fn not_made(folder: &str, error: &std::io::Error) -> String {
    let way = "allow writing there, or start with --data-dir and another folder";
    no_data_folder(format!("{folder}: {error}: {way}"))
}

/// The last run ended by a crash.
pub fn crashed(report: &Path) -> String {
    format!("Span-It! stopped unexpectedly last time. The report is {}.", report.display())
}

/// A game that a crash left is still neither taken up nor refused.
pub const CRASHED_BEFORE: &str = "Span-It! stopped unexpectedly a while ago. The game of that time is kept.";
/// Changes in the personality editor that an earlier window left, as it ended without asking.
pub fn draft_left(name: &str) -> String {
    format!("Changes to {} were not saved.", short_name(name))
}
/// Opens the editor on them.
pub const OPEN_DRAFT: &str = "Open in the editor";
/// Throws them away.
pub const DISCARD_DRAFT: &str = "Discard the changes";

/// Such changes could not be read.
pub fn draft_unreadable(problem: &str, kept: &Path) -> String {
    format!(
        "Changes to a personality were not saved, and could not be read: {} They are kept as {}.",
        sentence(problem),
        name(kept)
    )
}

/// Takes up the game a crash left.
pub const RESUME: &str = "Go on with the game";
/// Shows the whole of an error.
pub const DETAILS: &str = "Details";
/// Closes the error bar.
pub const CLOSE: &str = "Close";
/// The clipboard holds no text.
pub const CLIPBOARD_EMPTY: &str =
    "The clipboard holds no position: copy a line such as .../../.../../... h first.";

/// The clipboard's text is no position.
pub fn no_position(reason: impl Display) -> String {
    format!("The clipboard holds no position: {}", sentence(&reason.to_string()))
}

/// The clipboard's position is won already.
pub const POSITION_WON: &str = "The clipboard's position is already won, so there is nothing to play.";

/// A move that the referee refused.
pub fn refused(reason: impl Display) -> String {
    format!("That move was refused: {}", sentence(&reason.to_string()))
}

/// The engine's thread is gone.
pub const ENGINE_LOST: &str =
    "The computer player stopped unexpectedly; the game is paused. Save it and start again.";

/// Announced when something was saved.
pub fn saved(path: &Path) -> String {
    format!("Saved as {}.", name(path))
}

/// A reason, ended as a sentence.
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
