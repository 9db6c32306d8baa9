//! Texts on files dropped onto the window.

use std::path::Path;

use crate::messages::files;

pub const DROP_HINT: &str = "Drop to open games, personalities and tournaments";
pub const ONE_GAME: &str =
    "only one game or tournament can be opened at a time; find this one in Game > Open Recent";

pub fn file_opened(path: &Path) -> String {
    format!("{} was opened.", files::file_name(path))
}
