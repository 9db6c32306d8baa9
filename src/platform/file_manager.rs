//! Has the desktop's file manager show a folder, on a thread of its own: some desktops answer only
//! when its window is closed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

use crate::messages::places::folder as words;
use crate::platform::Wake;

/// The program that opens a folder as the user's own choice of file manager would.
const OPENER: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

/// Shows the folder; what is wrong, if anything, comes through the channel.
pub(super) fn show(folder: PathBuf, wake: Wake) -> Receiver<String> {
    let (problem, problems) = channel();
    let no_thread = problem.clone();
    let run = move || {
        if let Err(reason) = open(&folder)
            && problem.send(reason).is_ok()
        {
            wake();
        }
    };
    if let Err(error) = std::thread::Builder::new().name("file manager".into()).spawn(run) {
        // The receiver is in this very function, so somebody listens.
        no_thread.send(error.to_string()).unwrap_or_default();
    }
    problems
}

fn open(folder: &Path) -> Result<(), String> {
    let mut command = Command::new(OPENER);
    command.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().map_err(|error| words::no_opener(OPENER, &error))?;
    // Explorer reports failure whatever it did.
    if status.success() || cfg!(target_os = "windows") { Ok(()) } else { Err(words::refused(OPENER, status)) }
}
