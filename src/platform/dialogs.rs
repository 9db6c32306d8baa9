//! The desktop's file dialogs, each on a thread of its own so that the window goes on.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use rfd::FileDialog;

use crate::messages;
use crate::platform::{FileAnswer, FileKind, FileRequest, Wake};

/// A hold on a dialog: whoever drops it ends the dialog, where that is ours to end.
#[derive(Debug, Default)]
pub(super) struct Hold(Arc<Shown>);

#[cfg(target_os = "linux")]
type Shown = crate::platform::zenity::Shown;
#[cfg(not(target_os = "linux"))]
type Shown = ();

impl Drop for Hold {
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        self.0.end();
    }
}

/// Shows the dialog and sends what came of it; where no thread can be had, says so at once.
pub(super) fn show(request: FileRequest, answer: &Sender<FileAnswer>, wake: Wake) -> Hold {
    let reply = answer.clone();
    let hold = Hold::default();
    let shown = Arc::clone(&hold.0);
    let run = move || {
        let answered = answer_to(request, &shown);
        if reply.send(answered).is_ok() {
            wake();
        }
    };
    if std::thread::Builder::new().name("file dialog".into()).spawn(run).is_err() {
        // Nobody listens only when the window is gone, and then nobody misses the answer.
        drop(answer.send(FileAnswer::Unavailable));
    }
    hold
}

/// What files of a kind are called, and how their names end; none for folders.
pub(super) const fn filter_of(kind: FileKind) -> Option<(&'static str, &'static [&'static str])> {
    match kind {
        FileKind::Record => Some((messages::files::RECORDS, &["spanit"])),
        FileKind::Personality => Some((messages::files::PERSONALITIES, &["json"])),
        FileKind::RecordOrPersonality => Some((messages::files::EITHER, &["spanit", "json"])),
        FileKind::Page => Some((messages::help::PAGES, &["html"])),
        FileKind::Table => Some((messages::tournament::TABLES, &["html", "htm", "csv", "json", "md"])),
        FileKind::Folder => None,
    }
}

fn ask(request: FileRequest) -> FileAnswer {
    let mut dialog = FileDialog::new().set_title(request.title);
    if let Some((name, endings)) = filter_of(request.kind) {
        dialog = dialog.add_filter(name, endings);
    }
    if let Some(folder) = request.folder {
        dialog = dialog.set_directory(folder);
    }
    let picked = if request.kind == FileKind::Folder {
        dialog.pick_folder()
    } else if request.save {
        dialog.set_file_name(request.name).save_file()
    } else {
        dialog.add_filter(messages::files::ALL, &["*"]).pick_file()
    };
    picked.map_or(FileAnswer::Cancelled, FileAnswer::Picked)
}

/// Of the portal where there is one, else of zenity: `rfd` answers "cancelled" where neither can show any.
#[cfg(target_os = "linux")]
fn answer_to(request: FileRequest, shown: &Shown) -> FileAnswer {
    if portal_has_file_chooser() {
        return ask(request);
    }
    crate::platform::zenity::find()
        .map_or(FileAnswer::Unavailable, |program| crate::platform::zenity::ask(&program, &request, shown))
}

#[cfg(not(target_os = "linux"))]
fn answer_to(request: FileRequest, (): &Shown) -> FileAnswer {
    ask(request)
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
