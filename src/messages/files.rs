//! Texts on files: dialogs, errors, what was found at the start.

use std::fmt::Display;
use std::path::Path;

use crate::messages::game::short_name;
use crate::messages::language::{clauses, with_full_stop};
use span_it_core::record::Reduction;
use span_it_store::storage::SetAside;

pub const GAMES: &str = "Span-It! games";
pub const PERSONALITIES: &str = "Personalities";
pub const DOCUMENTS: &str = "Games, personalities and tournaments";
pub const ALL_FILES: &str = "All files";
pub const OPEN: &str = "Open a game, a personality or a tournament";
pub const SAVE_GAME: &str = "Save the game";
pub const OPEN_PERSONALITY: &str = "Open a personality";
pub const SAVE_PERSONALITY: &str = "Save the personality";
pub const NO_DIALOGS: &str = "The desktop shows no file dialog. Enter the path of the file:";
pub const DIALOG_LATE: &str = "The file dialog of the desktop has not answered yet.";
pub const ENTER_PATH: &str = "Enter the path";

pub const SETTINGS_UNREADABLE: &str = "The settings could not be read and were reset";
pub const AUTOSAVE_UNREADABLE: &str = "What the last window has kept could not be read";

pub const PATH: &str = "Path of the file";

texts! {
    not_opened(path: &Path, reason: impl Display) =
        "{} was not opened: {}", file_name(path), with_full_stop(reason);
    not_saved(path: &Path, reason: impl Display) =
        "{} was not saved: {}", file_name(path), with_full_stop(reason);
    exists_already(path: &Path) =
        "{0} already exists and was not replaced. Choose another name, or enter {0} in full.", file_name(path);
    no_such_file(path: &Path) = "There is no file {}.", path.display();
    no_such_folder(path: &Path) = "There is no folder {}.", path.display();
    not_replaced(path: &Path) = "{} already exists and was not replaced. Choose another name.", file_name(path);
    own_files_not_saved(problem: &str) =
        "The program cannot save its own files: {} Free some space or allow writing there, or save the game \
         elsewhere with Game > Save As.", with_full_stop(problem);
    latest_moves_not_saved(problem: &str) =
        "The latest moves could not be saved and will be lost: {}", with_full_stop(problem);
    nothing_will_be_saved(problem: impl Display) =
        "Nothing will be saved when this window closes: {}", with_full_stop(problem);
    crash_report(report: &Path) = "Span-It! stopped unexpectedly last time. The report is {}.", report.display();
    draft_not_saved(name: &str) = "Changes to {} were not saved.", short_name(name);
    wrong_scale(scale: &str) =
        "WINIT_X11_SCALE_FACTOR is {scale:?}. It must be a number above 0, such as 1.5, or randr.";
    invalid_position(reason: impl Display) =
        "The clipboard does not contain a position: {}", with_full_stop(reason);
    invalid_game(reason: impl Display) =
        "The clipboard does not contain a whole game: {}", with_full_stop(reason);
    move_refused(reason: impl Display) = "This move is not possible: {}", with_full_stop(reason);
    saved(path: &Path) = "Saved as {}.", file_name(path);
    not_shown(path: &Path, reason: &str) = "{} could not be opened: {}", file_name(path), with_full_stop(reason);
    /// An entry of the recent files, 1 to 10. Its digit is its key in the menu.
    numbered(number: usize, path: &Path) = "{} {}", number % 10, file_name(path);
    replaced_by_another(path: &Path) = "{} was replaced", file_name(path);
    more_notices(waiting: usize) = "{waiting} more";
}

pub fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

pub const fn game_reduced(reduction: Reduction) -> &'static str {
    match reduction {
        Reduction::Extra => {
            "This game is too large for a file that can be opened again (1 MiB). All moves are kept, without the \
             data of another program (extra)."
        }
        Reduction::Texts => {
            "This game is too large for a file that can be opened again (1 MiB). All moves are kept, with very long \
             names, descriptions and notes shortened."
        }
    }
}

pub const UNKNOWN_DOCUMENT: &str =
    "it is not a Span-It! game, a personality, a pack or the log of a tournament";
/// Why a file is not read as one personality.
pub const IS_PACK: &str =
    "it is a pack with several personalities. Use Import… to copy them into your personalities";

pub fn setting_error(key: &str, error: &impl std::fmt::Display) -> String {
    format!("{key}: {error}")
}

pub fn settings_ignored(problems: &[String]) -> String {
    format!("Some settings have their default now: {}", with_full_stop(clauses(problems)))
}

/// What cannot be used, why, and where it is now.
pub fn set_aside(what: &str, aside: &SetAside) -> String {
    let problem = with_full_stop(&aside.problem);
    match &aside.path {
        None => format!("{what}: {problem}"),
        Some(kept) => format!("{what}: {problem} The file was kept as {}.", file_name(kept)),
    }
}

#[cfg(not(windows))]
const NO_WINDOW_CAUSE: &str = "It needs a display and a graphics driver with OpenGL 2.1 or newer.";
#[cfg(windows)]
const NO_WINDOW_CAUSE: &str = "It needs a graphics driver with OpenGL 2.1 or newer.";

pub fn no_window(problem: impl Display) -> String {
    let problem = without_source(&problem.to_string());
    format!("Span-It! could not open a window. {NO_WINDOW_CAUSE} System message: {}", with_full_stop(problem))
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

pub const UNSAVED_GAME_TITLE: &str = "Save the game elsewhere?";
pub const CLOSE_WITHOUT_SAVING: &str = "Close without saving";

/// Why a window does not autosave its game.
pub const OTHER_WINDOW_SAVES: &str = "only the window that was opened first keeps its game";

pub const WINDOW_HAS_NO_DATA_FOLDER: &str = "this window has no data folder";

pub const REMOVE_FROM_RECENT: &str = "Remove from Open Recent";

pub const NO_DATA_FOLDER: &str = "this computer has no data folder; start with --data-dir and a folder";

pub fn data_folder_not_created(folder: &str, error: impl Display) -> String {
    format!(
        "Nothing will be saved when this window closes: {folder}: {error}. Allow writing there, or start with \
         --data-dir and another folder."
    )
}

pub const OLDER_CRASH: &str =
    "Span-It! stopped unexpectedly some time ago. The game from that time was kept.";
pub const OPEN_DRAFT: &str = "Open in the editor";
pub const DISCARD_DRAFT: &str = "Discard the changes";

pub const RESUME: &str = "Resume the game";
pub const DETAILS: &str = "Details";
pub const NEXT_NOTICE: &str = "Show the next message.";
pub const CLOSE: &str = "Close";
pub const OPEN_FOLDER: &str = "Open folder";
pub const OPEN_IN_BROWSER: &str = "Open in browser";
pub const POSITION_COPIED: &str = "The position was copied as text.";
pub const GAME_COPIED: &str = "The game is on the clipboard. Paste opens it.";

pub const CLIPBOARD_EMPTY: &str =
    "The clipboard does not contain a position. Copy a line such as .../../.../../... h first.";

pub const POSITION_ALREADY_WON: &str =
    "The position on the clipboard is already won, so there is no move to play.";

pub const ENGINE_STOPPED: &str =
    "The computer player stopped unexpectedly, and the game is paused. Save it and restart the program.";

pub mod file_drop {
    use std::path::Path;

    use crate::messages::files;

    pub const DROP_HINT: &str = "Drop to open games, personalities and tournaments";
    pub const ONE_GAME: &str =
        "only one game or tournament can be opened at a time; find this one in Game > Open Recent";

    texts! {
        file_opened(path: &Path) = "{} was opened.", files::file_name(path);
    }
}

pub mod personality_folder {
    use std::fmt::Display;
    use std::path::Path;

    use crate::messages::language::with_full_stop;

    pub const LABEL: &str = "Personality folder";
    pub const CHOOSE: &str = "Choose…";
    pub const CHOOSE_TITLE: &str = "Choose the folder of your personalities";
    pub const DEFAULT: &str = "Default";
    pub const NONE: &str = "None: nothing is saved on this computer.";
    pub const OPEN: &str = "Open folder";
    pub const NO_FOLDER: &str = "There is no folder of your own personalities.";

    pub const NOT_A_FOLDER: &str = "it is not a folder";
    pub const NOT_UNICODE: &str = "its name is not valid Unicode";

    texts! {
        folder_changed(path: &Path) = "Your personalities are now in {}.", path.display();
        folder_refused(path: &Path, reason: impl Display) = "{} cannot be used: {}", path.display(), with_full_stop(reason);
        not_writable(error: impl Display) = "nothing can be saved there ({error})";
        folder_missing(path: &Path) = "The folder {} does not exist. Choose another one in the settings.", path.display();
        file_manager_failed(opener: &str, status: std::process::ExitStatus) = "{opener} failed ({status})";
        folder_not_opened(path: &Path, reason: &str) = "The folder {} could not be opened: {}", path.display(), with_full_stop(reason);
    }

    pub fn file_manager_not_started(opener: &str, error: &std::io::Error) -> String {
        if error.kind() == std::io::ErrorKind::NotFound {
            format!("{opener} is not installed")
        } else {
            format!("{opener} did not start: {error}")
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
        assert!(message.contains(NO_WINDOW_CAUSE) && message.ends_with(system), "{message}");
    }
}
