//! Where a contest's table is written to, checked before the contest begins.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use span_it::contest::export::Report;
use span_it::storage::{StorageError, check_writing, write_safely};

use super::Common;
use super::files::check_not_read;
use crate::same_file::same_file;

/// A file for the table.
#[derive(Debug)]
pub(super) struct Export {
    path: PathBuf,
    kind: Kind,
}

/// What the file's ending says.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Csv,
    Json,
    Markdown,
    Html,
}

impl Export {
    /// The file of this path, if a table can be written there.
    pub(super) fn new(path: &Path, common: &Common, agents: &[&OsString]) -> Result<Self, String> {
        let said = |problem: &str| Err(format!("--export: {}: {problem}", path.display()));
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        let kind = match ending.as_deref() {
            Some("csv") => Kind::Csv,
            Some("json") => Kind::Json,
            Some("md") => Kind::Markdown,
            Some("html" | "htm") => Kind::Html,
            _ => return said("expected a name that ends in .csv, .json, .md or .html"),
        };
        check_writing(path).map_err(|error| format!("--export: {error}"))?;
        if common.log.as_deref().is_some_and(|log| same_file(log, path)) {
            return said("the log is this very file: expected another");
        }
        check_not_read(path, agents).map_err(|problem| format!("--export: {}: {problem}", path.display()))?;
        Ok(Self { path: path.to_owned(), kind })
    }

    /// Writes the table.
    pub(super) fn write(&self, report: &Report<'_>) -> Result<(), StorageError> {
        let text = match self.kind {
            Kind::Csv => report.csv(),
            Kind::Json => report.json() + "\n",
            Kind::Markdown => report.markdown(),
            Kind::Html => report.html(),
        };
        write_safely(&self.path, text.as_bytes())
    }
}
