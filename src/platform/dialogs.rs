//! The desktop's file dialogs, each on its own thread so that the window stays responsive.

use std::path::PathBuf;
use std::sync::Arc;

use rfd::FileDialog;

use crate::jobs::{Job, Progress, Wake};
use crate::messages;
use crate::platform::{FileAnswer, FileKind, FilePurpose, FileRequest};
use span_it_arena::tournament::export::Format;

#[cfg(target_os = "linux")]
type Shown = crate::platform::zenity::Shown;
#[cfg(not(target_os = "linux"))]
type Shown = ();

/// An open dialog. Dropping it closes the dialog if this program started it (zenity).
#[derive(Debug)]
pub(super) struct OpenDialog {
    job: Option<Job<FileAnswer>>,
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only zenity's dialogs can be closed"))]
    shown: Arc<Shown>,
}

impl OpenDialog {
    pub(super) fn show(request: FileRequest, wake: Wake) -> Self {
        let shown = Arc::<Shown>::default();
        let ours = Arc::clone(&shown);
        let job = Job::start("file dialog", wake, move |_| answer_to(request, &ours)).ok();
        Self { job, shown }
    }

    pub(super) fn answer(&self) -> Option<FileAnswer> {
        match self.job.as_ref().map_or(Progress::Lost, Job::poll) {
            Progress::Pending => None,
            Progress::Done(answer) => Some(answer),
            Progress::Lost => Some(FileAnswer::Unavailable),
        }
    }
}

impl Drop for OpenDialog {
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        self.shown.end();
    }
}

/// The name of a kind of file, and its extensions; `None` for folders.
pub(super) const fn filter(kind: FileKind) -> Option<(&'static str, &'static [&'static str])> {
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

fn ask(request: FileRequest) -> FileAnswer {
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
            all_files(dialog).pick_files().map_or(FileAnswer::Cancelled, FileAnswer::PickedSeveral)
        }
    }
}

/// Uses the portal if there is one, otherwise zenity: `rfd` reports "cancelled" if neither can show a dialog.
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
