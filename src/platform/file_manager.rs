//! Shows a folder in the desktop's file manager, on its own thread: some desktops return only when its window is
//! closed.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::jobs::{Job, Wake};
use crate::messages::personality_folder as msg;

const OPENER: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

pub(super) fn show(folder: PathBuf, wake: Wake) -> io::Result<Job<Result<(), String>>> {
    Job::start("file manager", wake, move |_| open(&folder))
}

fn open(folder: &Path) -> Result<(), String> {
    let mut command = Command::new(OPENER);
    command.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().map_err(|error| msg::file_manager_not_started(OPENER, &error))?;
    // Explorer always reports failure.
    if status.success() || cfg!(target_os = "windows") {
        Ok(())
    } else {
        Err(msg::file_manager_failed(OPENER, status))
    }
}
