//! Texts on the folder of the player's own personalities.

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
