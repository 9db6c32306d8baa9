//! The desktop's file dialogs.

use std::path::PathBuf;

use rfd::FileDialog;

use crate::messages;
use crate::platform::{FileAnswer, FileKind, FilePurpose, FileRequest};
use span_it_arena::tournament::export::Format;

/// The name of a kind of file, and its extensions; `None` for folders.
const fn filter(kind: FileKind) -> Option<(&'static str, &'static [&'static str])> {
    match kind {
        FileKind::Record => Some((messages::files::GAMES, &["spanit"])),
        FileKind::Personality => Some((messages::files::PERSONALITIES, &["json"])),
        FileKind::Document => Some((messages::files::DOCUMENTS, &["spanit", "json", "jsonl"])),
        FileKind::Png => Some((messages::picture::PNG_FILES, &["png"])),
        FileKind::Svg => Some((messages::picture::SVG_FILES, &["svg"])),
        FileKind::Gif => Some((messages::picture::GIF_FILES, &["gif"])),
        FileKind::Page => Some((messages::help::WEB_PAGES, &["html"])),
        FileKind::Table(format) => Some((table_name(format), format.extensions())),
        FileKind::Openings => Some((messages::tournament::OPENING_FILES, &["txt"])),
        FileKind::Folder => None,
    }
}

const fn table_name(format: Format) -> &'static str {
    match format {
        Format::Html => messages::tournament::HTML_TABLES,
        Format::Csv => messages::tournament::CSV_TABLES,
        Format::Json => messages::tournament::JSON_TABLES,
        Format::Markdown => messages::tournament::MARKDOWN_TABLES,
    }
}

/// Shows a file dialog and waits for the answer.
pub(super) fn ask(request: FileRequest) -> FileAnswer {
    if !has_dialogs() {
        return FileAnswer::Unavailable;
    }
    let mut dialog = FileDialog::new().set_title(request.title);
    if let Some((name, endings)) = filter(request.kind) {
        dialog = dialog.add_filter(name, endings);
    }
    if let Some(folder) = request.folder {
        dialog = dialog.set_directory(folder);
    }
    let one = |picked: Option<PathBuf>| picked.map_or(FileAnswer::Cancelled, FileAnswer::Picked);
    let all_files = |dialog: FileDialog| dialog.add_filter(messages::files::ALL_FILES, &["*"]);
    match request.purpose {
        _ if request.kind == FileKind::Folder => one(dialog.pick_folder()),
        FilePurpose::Save => one(dialog.set_file_name(request.name).save_file()),
        FilePurpose::Open => one(all_files(dialog).pick_file()),
        FilePurpose::OpenSeveral => {
            let picked = all_files(dialog).pick_files().filter(|picked| !picked.is_empty());
            picked.map_or(FileAnswer::Cancelled, FileAnswer::PickedSeveral)
        }
    }
}

/// Whether `rfd` can show a dialog: through a portal, or else with zenity. Without both it reports "cancelled".
#[cfg(target_os = "linux")]
fn has_dialogs() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    portal_has_file_chooser() || std::env::split_paths(&path).any(|folder| folder.join("zenity").is_file())
}

#[cfg(not(target_os = "linux"))]
const fn has_dialogs() -> bool {
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
