//! Texts on the folder of the player's own personalities.

use std::fmt::Display;
use std::path::Path;

pub const LABEL: &str = "Personality folder";
pub const CHOOSE: &str = "Choose…";
pub const CHOOSE_TITLE: &str = "Choose the folder of your personalities";
pub const DEFAULT: &str = "Default";
pub const NONE: &str = "None: nothing is saved on this computer.";
pub const OPEN: &str = "Open folder";
pub const NO_FOLDER: &str = "There is no folder of your own personalities.";

pub fn folder_changed(path: &Path) -> String {
    format!("Your personalities are now in {}.", path.display())
}

pub fn folder_refused(path: &Path, reason: impl Display) -> String {
    format!("{} cannot be used: {reason}.", path.display())
}

pub const NOT_A_FOLDER: &str = "it is not a folder";
pub const NOT_UNICODE: &str = "its name is not valid Unicode";

pub fn not_writable(error: impl Display) -> String {
    format!("nothing can be saved there ({error})")
}

pub fn folder_missing(path: &Path) -> String {
    format!("The folder {} does not exist. Choose another one in the settings.", path.display())
}

pub fn file_manager_not_started(opener: &str, error: &std::io::Error) -> String {
    if error.kind() == std::io::ErrorKind::NotFound {
        format!("{opener} is not installed")
    } else {
        format!("{opener} did not start: {error}")
    }
}

pub fn file_manager_failed(opener: &str, status: std::process::ExitStatus) -> String {
    format!("{opener} failed ({status})")
}

pub fn folder_not_opened(path: &Path, reason: &str) -> String {
    format!("The folder {} could not be opened: {reason}.", path.display())
}
