//! Changes in the personality editor that nobody has saved: kept beside the unfinished game once they rest,
//! and offered at the next start where the window ended without asking what to do with them.

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

/// How long changes rest before they are written.
const REST: Duration = Duration::from_millis(500);
/// The largest file of changes that is read, in bytes.
const LARGEST: usize = 4 << 20;
/// Name and version of the file's format.
const FORMAT: (&str, u64) = ("span-it-draft", 1);

/// What is kept of the changes in the editor, and what earlier windows left.
#[derive(Debug, Default)]
pub(crate) struct Drafts {
    /// Where this window keeps them, if anywhere.
    own: Option<PathBuf>,
    /// Whether something lies there.
    is_kept: bool,
    /// The changes as they were last seen, and since when they rest.
    seen: Option<(Draft, Duration)>,
    /// Whether they are written as they were last seen.
    is_written: bool,
    /// What they are changes to, and the last that was kept of them.
    last: Option<(Personality, Personality)>,
    /// What earlier windows left, the first of which is offered.
    left: Vec<PathBuf>,
}

impl App {
    /// At the start: offers the changes that an earlier window left.
    pub(crate) fn take_up_drafts(&mut self) {
        let Some(slot) = &self.store.slot else { return };
        let (left, free): (Vec<_>, Vec<_>) = slot.drafts().partition(|path| path.exists());
        self.store.drafts = Drafts { own: free.into_iter().next(), left, ..Drafts::default() };
        self.offer_draft();
    }

    /// Offers the first of the changes that are left; those that cannot be read are set aside, and those that
    /// were saved after all are forgotten.
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

    /// Opens the editor on the changes that are offered; from now on they are kept as this window's own.
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

    /// Throws the changes away that are offered.
    pub(crate) fn discard_draft(&mut self) {
        self.view.notices.forget(About::Draft);
        if !self.store.drafts.left.is_empty() {
            let path = self.store.drafts.left.remove(0);
            self.remove_draft(&path);
        }
        self.offer_draft();
    }

    /// Has the changes in the editor written once they rest, and removed once there are none; says when to
    /// look again.
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
        // Where a field holds nothing that it may, its last value is kept.
        let last = drafts.last.as_ref().filter(|(saved, _)| saved == form.saved_self());
        let entered = form.personality_or(last.map_or(form.saved_self(), |(_, last)| last));
        drafts.is_kept = true;
        keeper.write(path, text(&entered, form));
        drafts.last = Some((form.saved_self().clone(), entered));
        None
    }

    /// There are no changes any more: they are saved, or left on purpose.
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

/// The text of the file: the personality as entered, and what it is compared with: the file it belongs to, or
/// how it was opened.
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

/// The editor as it was left.
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

/// What the file holds.
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
