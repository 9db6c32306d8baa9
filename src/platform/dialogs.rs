//! The desktop's file dialogs, each on a thread of its own so that the window goes on.

use std::sync::mpsc::Sender;

use rfd::FileDialog;

use super::{FileAnswer, FileKind, FileRequest, Wake};

/// Shows the dialog and sends what came of it; where no thread can be had, says so at once.
pub(super) fn show(request: FileRequest, answer: &Sender<FileAnswer>, wake: Wake) {
    let reply = answer.clone();
    let run = move || {
        let answered = if is_available() { ask(request) } else { FileAnswer::Unavailable };
        if reply.send(answered).is_ok() {
            wake();
        }
    };
    if std::thread::Builder::new().name("file dialog".into()).spawn(run).is_err() {
        // Nobody listens only when the window is gone, and then nobody misses the answer.
        drop(answer.send(FileAnswer::Unavailable));
    }
}

fn ask(request: FileRequest) -> FileAnswer {
    let mut dialog = FileDialog::new().set_title(request.title);
    dialog = match request.kind {
        FileKind::Record => dialog.add_filter(crate::messages::files::RECORDS, &["spanit"]),
        FileKind::Personality => dialog.add_filter(crate::messages::files::PERSONALITIES, &["json"]),
        FileKind::Page => dialog.add_filter(crate::messages::help::PAGES, &["html"]),
        FileKind::Table => {
            dialog.add_filter(crate::messages::tournament::TABLES, &["html", "csv", "json", "md"])
        }
        FileKind::Folder => dialog,
    };
    if let Some(folder) = request.folder {
        dialog = dialog.set_directory(folder);
    }
    let picked = if request.kind == FileKind::Folder {
        dialog.pick_folder()
    } else if request.save {
        dialog.set_file_name(request.name).save_file()
    } else {
        dialog.add_filter(crate::messages::files::ALL, &["*"]).pick_file()
    };
    picked.map_or(FileAnswer::Cancelled, FileAnswer::Picked)
}

/// Whether this desktop can show a dialog: `rfd` answers "cancelled" where it cannot.
#[cfg(target_os = "linux")]
fn is_available() -> bool {
    portal_has_file_chooser() || is_on_path("zenity")
}

#[cfg(not(target_os = "linux"))]
fn is_available() -> bool {
    true
}

#[cfg(target_os = "linux")]
fn portal_has_file_chooser() -> bool {
    let version = || -> zbus::Result<u32> {
        let bus = zbus::blocking::Connection::session()?;
        let portal = zbus::blocking::Proxy::new(
            &bus,
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.FileChooser",
        )?;
        portal.get_property("version")
    };
    version().is_ok()
}

#[cfg(target_os = "linux")]
fn is_on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}
