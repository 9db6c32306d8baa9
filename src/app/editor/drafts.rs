//! Drafts: unsaved changes in the personality editor, as a text.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::editor::form::{Draft, EditorForm};
use span_it_core::personality::Personality;
use span_it_files::json::{FormatError, Value, quoted, write_object};

const MAX_FILE_BYTES: usize = 4 << 20;
const FORMAT: (&str, u64) = ("span-it-draft", 1);

/// What is autosaved of the changes in the editor.
#[derive(Debug, Default)]
pub(crate) struct Drafts {
    /// The draft as last seen, and since when it has been unchanged.
    pub(super) observed: Option<(Draft, Duration)>,
    /// Whether the draft is written as last seen.
    pub(super) is_written: bool,
    /// The personality that the changes are based on, and the last one autosaved.
    pub(super) last: Option<(Personality, Personality)>,
}

/// The text of a draft: the personality as entered, and its base (the saved file, or the personality as opened).
pub(super) fn text(entered: &Personality, form: &EditorForm) -> String {
    let mut fields = vec![("format", quoted(FORMAT.0)), ("version", FORMAT.1.to_string())];
    let file = form.file.as_deref().and_then(|file| std::path::absolute(file).ok());
    fields.extend(file.as_deref().and_then(Path::to_str).map(|file| ("file", quoted(file))));
    if form.file.is_none() && !form.is_new() {
        fields.push(("opened", form.saved_personality().to_json_at(1)));
    }
    fields.push(("personality", entered.to_json_at(1)));
    write_object(&fields, 0) + "\n"
}

pub(super) fn read(text: &str) -> Result<EditorForm, String> {
    let draft = parsed(text.as_bytes()).map_err(|error| error.to_string())?;
    let RecoveredDraft { personality, file, opened } = draft;
    let saved = file.and_then(|file| Some((Personality::read(&file).ok()?, file)));
    let saved = saved.map(|(saved, file)| (saved, Some(file))).or(opened.map(|opened| (opened, None)));
    Ok(form_of(&personality, saved))
}

/// The form of a draft whose changes are based on `saved`, a personality that may be in a file.
fn form_of(personality: &Personality, saved: Option<(Personality, Option<PathBuf>)>) -> EditorForm {
    match saved {
        Some((saved, file)) => {
            let mut form = EditorForm::new(saved, file, None);
            form.set_all(personality);
            form
        }
        None => EditorForm::unsaved(personality.clone(), None),
    }
}

/// Parses the text of a draft and writes it again, for tests. Only the base of a draft that names no file is kept.
pub fn rewritten(bytes: &[u8]) -> Option<String> {
    let RecoveredDraft { personality, opened, .. } = parsed(bytes).ok()?;
    let form = form_of(&personality, opened.map(|opened| (opened, None)));
    Some(text(&personality, &form))
}

struct RecoveredDraft {
    personality: Personality,
    file: Option<PathBuf>,
    opened: Option<Personality>,
}

fn parsed(bytes: &[u8]) -> Result<RecoveredDraft, FormatError> {
    let value = Value::parse(bytes, MAX_FILE_BYTES)?;
    let object = value.object()?;
    object.header(FORMAT.0, FORMAT.1)?;
    object.only(&["format", "version", "file", "opened", "personality"])?;
    let file = object.optional("file").map(|file| file.text("a path")).transpose()?;
    let opened = object.optional("opened").map(|one| Personality::from_value(&one)).transpose()?;
    let personality = Personality::from_value(&object.required("personality", "a personality")?)?;
    Ok(RecoveredDraft { personality, file: file.map(PathBuf::from), opened })
}
