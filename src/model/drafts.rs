//! Drafts: unsaved changes in the personality editor, as a part of the autosave.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::model::form::{Draft, EditorForm};
use crate::model::store::autosave::read_known_keys;
use span_it_core::json::{self, FormatError, RawObject};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub(crate) struct Drafts {
    /// The draft as last seen, and since when it has been unchanged.
    pub(crate) observed: Option<(Draft, Duration)>,
    pub(crate) is_written: bool,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SavedDraft {
    entered: Draft,
    /// The personality that the changes are based on.
    base: Personality,
    file: Option<String>,
    is_new: bool,
}

pub(crate) fn written(form: &EditorForm) -> Option<RawObject> {
    let file = form.file.as_deref().and_then(|file| std::path::absolute(file).ok());
    let file = file.as_deref().and_then(Path::to_str).map(str::to_owned);
    let (entered, base) = (form.draft.clone(), form.saved.clone());
    RawObject::of(&SavedDraft { entered, base, file, is_new: form.is_new })
}

/// The changes are based on what the file contains now.
pub(crate) fn read(draft: &RawObject) -> Result<EditorForm, FormatError> {
    let read = |text: &[u8]| json::from_json(text, usize::MAX);
    let SavedDraft { entered, base, file, is_new } = read_known_keys(draft, read)?;
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
    let draft: SavedDraft = json::from_json(bytes, usize::MAX).ok()?;
    Some(RawObject::of(&draft)?.to_string())
}
