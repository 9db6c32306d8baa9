//! Drafts: unsaved changes in the personality editor, as a text.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::app::editor::form::{Draft, EditorForm};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub(crate) struct Drafts {
    /// The draft as last seen, and since when it has been unchanged.
    pub(super) observed: Option<(Draft, Duration)>,
    pub(super) is_written: bool,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SavedDraft {
    entered: Draft,
    /// The personality that the changes are based on, as the text of its file.
    base: String,
    file: Option<String>,
    is_new: bool,
}

pub(super) fn text(form: &EditorForm) -> String {
    let file = form.file.as_deref().and_then(|file| std::path::absolute(file).ok());
    let file = file.as_deref().and_then(Path::to_str).map(str::to_owned);
    let base = form.saved.to_json();
    let draft = SavedDraft { entered: form.draft.clone(), base, file, is_new: form.is_new };
    serde_json::to_string(&draft).unwrap_or_default()
}

/// The changes are based on what the file contains now.
pub(super) fn read(text: &str) -> Result<EditorForm, String> {
    let SavedDraft { entered, base, file, is_new } =
        serde_json::from_str(text).map_err(|error| error.to_string())?;
    let base = Personality::from_json(base.as_bytes()).map_err(|error| error.to_string())?;
    let is_unsaved = is_new || file.is_some();
    let saved = file
        .map(PathBuf::from)
        .and_then(|file| Some((span_it_store::personalities::read(&file).ok()?, file)));
    let mut form = match saved {
        Some((saved, file)) => EditorForm::new(saved, Some(file), None),
        None if is_unsaved => EditorForm::unsaved(base, None),
        None => EditorForm::new(base, None, None),
    };
    form.enter(entered);
    Ok(form)
}

/// Parses the text of a draft and writes it again, for tests.
pub fn rewritten(bytes: &[u8]) -> Option<String> {
    let draft: SavedDraft = serde_json::from_slice(bytes).ok()?;
    let base = Personality::from_json(draft.base.as_bytes()).ok()?.to_json();
    serde_json::to_string(&SavedDraft { base, ..draft }).ok()
}
