//! A question for a file, and what to do with the answer.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::platform::{FileKind, FileRequest};

pub struct FileQuestion {
    pub(crate) request: FileRequest,
    /// The file that may be replaced without another question: the document's own one.
    own: Option<PathBuf>,
    then: Box<dyn FnOnce(PathBuf) -> Action>,
}

impl FileQuestion {
    /// `then` makes the action for the answer.
    pub(crate) fn open(
        kind: FileKind,
        title: &str,
        folder: Option<PathBuf>,
        then: impl FnOnce(PathBuf) -> Action + 'static,
    ) -> Self {
        let request = FileRequest { kind, save: false, title: title.to_owned(), folder, name: String::new() };
        Self { request, own: None, then: Box::new(then) }
    }

    pub(crate) fn save(
        kind: FileKind,
        title: &str,
        folder: Option<PathBuf>,
        name: String,
        then: impl FnOnce(PathBuf) -> Action + 'static,
    ) -> Self {
        let request = FileRequest { kind, save: true, title: title.to_owned(), folder, name };
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
            FileKind::Page | FileKind::Table => "html",
            FileKind::RecordOrPersonality | FileKind::Folder => return path.to_owned(),
        };
        if !self.request.save || path.extension().is_some() {
            path.to_owned()
        } else {
            path.with_extension(ending)
        }
    }

    /// Whether a typed path names a file that may not be replaced without another question.
    pub(crate) fn would_replace(&self, path: &Path) -> bool {
        self.request.save && self.own.as_deref() != Some(path) && self.target(path).exists()
    }

    pub(crate) fn answer(self, path: PathBuf) -> Action {
        (self.then)(path)
    }
}

impl fmt::Debug for FileQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileQuestion")
            .field("request", &self.request)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}
