//! A question for a file, and what to do with the answer.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::platform::{FileKind, FilePurpose, FileRequest};
use span_it_arena::tournament::export::Format;

pub struct FileQuestion {
    pub(crate) request: FileRequest,
    /// The file that may be replaced without another question: the document's own one.
    own: Option<PathBuf>,
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
        Self { request, own: None, then: Box::new(then) }
    }

    /// The same for a document that has a file already.
    pub(crate) fn with_own_file(mut self, own: Option<PathBuf>) -> Self {
        self.own = own;
        self
    }

    /// The file to write: the chosen one, with an ending if it has none.
    pub(crate) fn target(&self, path: &Path) -> PathBuf {
        let ending = match self.request.kind {
            FileKind::Record => "spanit",
            FileKind::Personality => "json",
            FileKind::Png => "png",
            FileKind::Svg => "svg",
            FileKind::Gif => "gif",
            FileKind::Page => "html",
            FileKind::Table(format) => return with_format(path, format),
            FileKind::Document | FileKind::Openings | FileKind::Folder => return path.to_owned(),
        };
        if self.request.purpose != FilePurpose::Save || path.extension().is_some() {
            path.to_owned()
        } else {
            path.with_extension(ending)
        }
    }

    /// Whether a typed path is used even if it names a file: it is the document's own.
    pub(crate) fn may_replace(&self, path: &Path) -> bool {
        self.own.as_deref() == Some(path)
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
