//! A question for a file with what to do with the answer, and the path field for it if the desktop has no file dialog.

use std::fmt;

use percent_encoding::percent_decode_str;

use crate::context::prelude::*;
use crate::kit::form::correct;
use crate::messages::dialogs::path as msg;
use crate::messages::files;
use crate::platform::desktop::file_type;
use crate::platform::{FilePurpose, FileRequest};
use span_it_lab::tournament::export::Format;

pub struct FileQuestion {
    pub(crate) request: FileRequest,
    /// The file that may be replaced without another question: the document's own one.
    pub(crate) own: Option<PathBuf>,
    /// When the file dialog is late, until that is reported.
    pub(crate) late_at: Option<Duration>,
    then: Box<dyn FnOnce(Vec<PathBuf>) -> Option<Action>>,
}

impl FileQuestion {
    /// `then` makes the action for the answer.
    pub(crate) fn open(
        kind: FileKind,
        title: &str,
        folder: Option<PathBuf>,
        then: impl FnOnce(PathBuf) -> Action + 'static,
    ) -> Self {
        Self::new(request(kind, FilePurpose::Open, title, folder), for_one(then))
    }

    /// For one file or several.
    pub(crate) fn open_several(
        kind: FileKind,
        title: &str,
        folder: Option<PathBuf>,
        then: impl FnOnce(Vec<PathBuf>) -> Action + 'static,
    ) -> Self {
        Self::new(request(kind, FilePurpose::OpenSeveral, title, folder), |paths| Some(then(paths)))
    }

    pub(crate) fn save(
        kind: FileKind,
        title: &str,
        folder: Option<PathBuf>,
        name: String,
        then: impl FnOnce(PathBuf) -> Action + 'static,
    ) -> Self {
        let request = FileRequest { name, ..request(kind, FilePurpose::Save, title, folder) };
        Self::new(request, for_one(then))
    }

    fn new(request: FileRequest, then: impl FnOnce(Vec<PathBuf>) -> Option<Action> + 'static) -> Self {
        Self { request, own: None, late_at: None, then: Box::new(then) }
    }

    /// The same for a document that has a file already.
    pub(crate) fn with_own_file(mut self, own: Option<PathBuf>) -> Self {
        self.own = own;
        self
    }

    /// The file to write: the chosen one, with an ending if it has none.
    pub(crate) fn target(&self, path: &Path) -> PathBuf {
        match (self.request.kind, file_type(self.request.kind)) {
            _ if self.request.purpose != FilePurpose::Save => path.to_owned(),
            (FileKind::Table(format), _) => with_format(path, format),
            (_, Some((_, [ending, ..]))) if path.extension().is_none() => path.with_extension(ending),
            _ => path.to_owned(),
        }
    }

    /// The action for the chosen files; `None` without one.
    pub(crate) fn answer(self, paths: Vec<PathBuf>) -> Option<Action> {
        (self.then)(paths)
    }
}

/// The path with an extension of this format. An extension of another format stays, because it may be part of the name.
fn with_format(path: &Path, format: Format) -> PathBuf {
    if Format::of_path(path) == Some(format) {
        return path.to_owned();
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(format.extensions()[0]);
    name.into()
}

fn request(kind: FileKind, purpose: FilePurpose, title: &str, folder: Option<PathBuf>) -> FileRequest {
    FileRequest { kind, purpose, title: title.to_owned(), folder, name: String::new() }
}

fn for_one(then: impl FnOnce(PathBuf) -> Action) -> impl FnOnce(Vec<PathBuf>) -> Option<Action> {
    |paths| paths.into_iter().next().map(then)
}

impl fmt::Debug for FileQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileQuestion")
            .field("request", &self.request)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}

#[derive(Debug)]
pub(crate) struct PathPrompt {
    /// What the path is for, until it is answered.
    pub(crate) question: Option<FileQuestion>,
    title: String,
    save: bool,
    path: String,
    /// Why the path was refused, until the player edits it.
    refusal: Option<String>,
    focused: bool,
}

impl PathPrompt {
    pub(crate) fn new(question: FileQuestion) -> Self {
        let request = &question.request;
        let folder = request.folder.clone().unwrap_or_default();
        let path = folder.join(&request.name).display().to_string();
        let (title, save) = (request.title.clone(), request.purpose == FilePurpose::Save);
        Self { question: Some(question), title, save, path, refusal: None, focused: false }
    }

    pub(crate) fn refuse(&mut self, why: String) {
        self.refusal = Some(why);
        self.focused = false;
    }
}

impl Dialog for PathPrompt {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let title = self.title.clone();
        let save = self.save;
        let body = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            ui.label(text::body(files::no_dialogs()));
            let (width, invalid) = (ui.available_width(), self.refusal.is_some());
            let field = widgets::text_field(ui, &mut self.path, files::path(), width, invalid);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            if field.changed() {
                self.refusal = None;
            }
            if let Some(refusal) = &self.refusal {
                ui.label(text::small(refusal).color(Palette::of(ui).bad));
            }
        };
        let result = widgets::dialog(&frame.cx.egui, (frame.id, &title), (560.0, 720.0), body, |ui| {
            widgets::help_here(ui, &title);
            FormFooter::new(if save { msg::save() } else { msg::open() }).show(ui)
        });
        let (main, is_cancelled) = result.footer;
        if (result.entered.is_some() || main.clicked()) && !self.path.trim().is_empty() {
            let path = self.path.clone();
            frame.cx.later(move |cx| file_dialog::path_typed(cx, &path));
            return false;
        }
        if let Some(field) = result.entered {
            correct(&frame.cx.egui, field);
        }
        result.closed || is_cancelled
    }

    fn help_place(&self) -> Place {
        Chapter::Files.into()
    }

    fn is_about_saving(&self) -> bool {
        true
    }
}

/// The file of exactly this name, otherwise what a person means by it.
pub(crate) fn meant_path(text: &str) -> PathBuf {
    let exact = PathBuf::from(text);
    if storage::exists(&exact) { exact } else { typed_path(text, std::env::home_dir().as_deref()) }
}

#[cfg(unix)]
fn decoded(path: &str) -> PathBuf {
    use std::os::unix::ffi::OsStringExt as _;
    std::ffi::OsString::from_vec(percent_decode_str(path).collect()).into()
}

#[cfg(not(unix))]
fn decoded(path: &str) -> PathBuf {
    percent_decode_str(path).decode_utf8_lossy().into_owned().into()
}

/// The path of a typed or pasted text, which may have quotes, `~` for the home folder, or be a `file://` address.
fn typed_path(text: &str, home: Option<&Path>) -> PathBuf {
    let text = text.trim();
    let unquoted = ["\"", "'"].iter().find_map(|quote| text.strip_prefix(*quote)?.strip_suffix(*quote));
    let text = unquoted.unwrap_or(text);
    if let Some(address) = text.strip_prefix("file://") {
        let path = address.strip_prefix("localhost").unwrap_or(address);
        // On Windows a slash is before the drive.
        let path = if cfg!(windows) { path.trim_start_matches('/') } else { path };
        return decoded(path);
    }
    match (text.strip_prefix('~'), home) {
        (Some(""), Some(home)) => home.to_owned(),
        (Some(rest), Some(home)) if rest.starts_with(std::path::is_separator) => home.join(&rest[1..]),
        _ => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_quotes_home_and_addresses() {
        let typed = |text| typed_path(text, Some(Path::new("/home/ada")));
        for text in ["/g/a b.json", " /g/a b.json\n", "'/g/a b.json'", "\"/g/a b.json\""] {
            assert_eq!(typed(text), Path::new("/g/a b.json"), "{text}");
        }
        assert_eq!(typed("~/a.json"), Path::new("/home/ada/a.json"));
        assert_eq!([typed("~"), typed("'~'")], ["/home/ada", "/home/ada"].map(PathBuf::from));
        for text in ["~bob/a.json", "a~", "'", "file:a"] {
            assert_eq!(typed(text), Path::new(text), "{text}");
        }
        assert_eq!(typed_path("~/a", None), Path::new("~/a"));
        if !cfg!(windows) {
            for text in ["file:///g/a%20b%C3%A4.json", "file://localhost/g/a bä.json"] {
                assert_eq!(typed(text), Path::new("/g/a bä.json"), "{text}");
            }
            assert_eq!(typed("file:///g/%FF").as_os_str().len(), "/g/?".len(), "a name that is not Unicode");
        }
    }
}
