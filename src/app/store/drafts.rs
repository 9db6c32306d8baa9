//! Unsaved changes in the personality editor: autosaved after a short pause, and offered at the next start if the
//! window closed without a question.

use crate::app::EditorAction;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::editor::{Draft, Form};
use crate::app::store::files::of_storage;
use crate::app::view::{About, Notice};
use crate::app::{Action, App};
use crate::messages::files;
use span_it_core::json::{FormatError, Value, quoted, write_object};
use span_it_core::personality::Personality;
use span_it_core::storage;

/// How long the form must be unchanged before it is written.
const REST: Duration = Duration::from_millis(500);
/// Largest draft file that is read, in bytes.
const LARGEST: usize = 4 << 20;
/// Name and version of the file's format.
const FORMAT: (&str, u64) = ("span-it-draft", 1);

/// Autosaved changes of the editor, and drafts of earlier windows.
#[derive(Debug, Default)]
pub(crate) struct Drafts {
    /// Where this window autosaves its draft, if anywhere.
    own: Option<PathBuf>,
    /// Whether a draft file exists there.
    is_kept: bool,
    /// The draft as last seen, and since when it has been unchanged.
    seen: Option<(Draft, Duration)>,
    /// Whether the draft is written as last seen.
    is_written: bool,
    /// The personality that the changes are based on, and the last one autosaved.
    last: Option<(Personality, Personality)>,
    /// Drafts of earlier windows; the first is offered.
    left: Vec<PathBuf>,
}

impl App {
    /// At the start: offers the drafts of earlier windows.
    pub(crate) fn take_up_drafts(&mut self) {
        let Some(slot) = &self.store.slot else { return };
        let (left, free): (Vec<_>, Vec<_>) = slot.drafts().partition(|path| path.exists());
        self.store.drafts = Drafts { own: free.into_iter().next(), left, ..Drafts::default() };
        self.offer_draft();
    }

    /// Offers the first remaining draft. Sets unreadable drafts aside and forgets those that have been saved since.
    fn offer_draft(&mut self) {
        while let Some(path) = self.store.drafts.left.first() {
            match read(path) {
                Ok(form) if form.is_unsaved() => {
                    let said = Notice::problem(files::draft_left(&form.draft.name)).about(About::Draft);
                    self.view.notices.add(Notice {
                        bad: false,
                        offer: Some((files::OPEN_DRAFT.to_owned(), Action::Editor(EditorAction::OpenDraft))),
                        other: Some((
                            files::DISCARD_DRAFT.to_owned(),
                            Action::Editor(EditorAction::DiscardDraft),
                        )),
                        ..said
                    });
                    return;
                }
                Ok(_) => self.remove_draft(path),
                Err(problem) => {
                    let aside = storage::unused_sibling(path, "bad");
                    if std::fs::rename(path, &aside).is_ok() {
                        let notice = Notice::problem(files::draft_unreadable(&problem, &aside));
                        self.view.notices.add(notice.with_help(of_storage()));
                    }
                }
            }
            self.store.drafts.left.remove(0);
        }
    }

    /// Opens the editor with the offered draft, which then belongs to this window.
    pub(crate) fn open_draft(&mut self) {
        let Some(path) = self.store.drafts.left.first().cloned() else { return };
        if self.ask_first(Action::Editor(EditorAction::OpenDraft)) {
            return;
        }
        self.view.notices.forget(About::Draft);
        self.store.drafts.left.remove(0);
        match read(&path) {
            Ok(form) => {
                self.forget_draft();
                let drafts = &mut self.store.drafts;
                (drafts.own, drafts.is_kept) = (Some(path), true);
                self.edit(form);
            }
            Err(problem) => self.tell_problem(Notice::problem(files::not_opened(&path, problem))),
        }
        self.offer_draft();
    }

    /// Discards the offered draft.
    pub(crate) fn discard_draft(&mut self) {
        self.view.notices.forget(About::Draft);
        if !self.store.drafts.left.is_empty() {
            let path = self.store.drafts.left.remove(0);
            self.remove_draft(&path);
        }
        self.offer_draft();
    }

    /// Writes the draft after a pause, and removes it if there are no changes. Returns when to call again.
    pub(crate) fn keep_draft(&mut self, now: Duration) -> Option<Duration> {
        let form = self.view.editor.as_ref().map(|state| &state.form).filter(|form| form.is_unsaved());
        let Some(form) = form else {
            self.forget_draft();
            return None;
        };
        let drafts = &mut self.store.drafts;
        let path = drafts.own.clone()?;
        let since = match &drafts.seen {
            Some((seen, since)) if *seen == form.draft => *since,
            _ => {
                (drafts.seen, drafts.is_written) = (Some((form.draft.clone(), now)), false);
                now
            }
        };
        let rested = now.saturating_sub(since);
        if drafts.is_written || rested < REST {
            return (!drafts.is_written).then(|| REST.saturating_sub(rested));
        }
        drafts.is_written = true;
        let Some(keeper) = &self.store.keeper else { return None };
        // An invalid field keeps its last valid value.
        let last = drafts.last.as_ref().filter(|(saved, _)| saved == form.saved_self());
        let entered = form.personality_or(last.map_or(form.saved_self(), |(_, last)| last));
        drafts.is_kept = true;
        keeper.write(path, text(&entered, form));
        drafts.last = Some((form.saved_self().clone(), entered));
        None
    }

    /// Forgets the draft: its changes are saved or discarded.
    fn forget_draft(&mut self) {
        let drafts = &mut self.store.drafts;
        (drafts.seen, drafts.last) = (None, None);
        if std::mem::take(&mut drafts.is_kept)
            && let Some(path) = drafts.own.clone()
        {
            self.remove_draft(&path);
        }
    }

    fn remove_draft(&self, path: &Path) {
        if let Some(keeper) = &self.store.keeper {
            keeper.remove(path.to_owned());
        }
    }
}

/// The text of the draft file: the personality as entered, and its base (the saved file, or the personality as
/// opened).
fn text(entered: &Personality, form: &Form) -> String {
    let mut fields = vec![("format", quoted(FORMAT.0)), ("version", FORMAT.1.to_string())];
    let file = form.file.as_deref().and_then(|file| std::path::absolute(file).ok());
    fields.extend(file.as_deref().and_then(Path::to_str).map(|file| ("file", quoted(file))));
    if form.file.is_none() && !form.is_new() {
        fields.push(("opened", form.saved_self().to_json_at(1)));
    }
    fields.push(("personality", entered.to_json_at(1)));
    write_object(&fields, 0) + "\n"
}

/// Restores the form from a draft file.
fn read(path: &Path) -> Result<Form, String> {
    let bytes = storage::read_limited(path, LARGEST).map_err(|error| error.reason())?;
    let Left { personality, file, opened } = parsed(&bytes).map_err(|error| error.to_string())?;
    let saved = file.and_then(|file| Some((Personality::read(&file).ok()?, file)));
    let saved = saved.map(|(saved, file)| (saved, Some(file))).or(opened.map(|opened| (opened, None)));
    Ok(match saved {
        Some((saved, file)) => {
            let mut form = Form::new(saved, file, None);
            form.enter(&personality);
            form
        }
        None => Form::unsaved(personality, None),
    })
}

struct Left {
    personality: Personality,
    file: Option<PathBuf>,
    opened: Option<Personality>,
}

fn parsed(bytes: &[u8]) -> Result<Left, FormatError> {
    let value = Value::parse(bytes, LARGEST)?;
    let object = value.object()?;
    object.header(FORMAT.0, FORMAT.1)?;
    object.only(&["format", "version", "file", "opened", "personality"])?;
    let file = object.optional("file").map(|file| file.text("a path")).transpose()?;
    let opened = object.optional("opened").map(|one| Personality::from_value(&one)).transpose()?;
    let personality = Personality::from_value(&object.required("personality", "a personality")?)?;
    Ok(Left { personality, file: file.map(PathBuf::from), opened })
}
