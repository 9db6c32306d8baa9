//! Autosaves unsaved changes in the personality editor after a short pause. The next start has them in the editor again if
//! the window closed without a question, and offers to show them.

use crate::context::files::set_autosave_aside;
use crate::context::prelude::*;
use crate::messages::files;
use crate::model::drafts;
use crate::pages::editor::open::show_editor;
use crate::pages::editor::state::EditorState;

/// How long the form must be unchanged before it is written.
const WRITE_DELAY: Duration = Duration::from_millis(500);

/// At the start: brings unsaved changes of the last run into the editor, and offers to show them.
pub(crate) fn restore(cx: &mut Context) {
    let Ok(autosave) = &mut cx.store.autosave else { return };
    let Some(draft) = autosave.content().draft.clone() else { return };
    match drafts::read(&draft) {
        Ok(form) if form.is_unsaved() => {
            let message = files::draft_not_saved(&form.draft.name);
            cx.states.put(EditorState::new(form));
            let open = (files::open_draft().to_owned(), Action::call(open_draft));
            let discard = (files::discard_draft().to_owned(), Action::call(discard_draft));
            let notice = Notice { offer: Some(open), other: Some(discard), ..Notice::information(message) };
            cx.view.notices.add(notice.topic(NoticeTopic::Draft));
        }
        Ok(_) => autosave.change().draft = None,
        Err(problem) => {
            autosave.change().draft = None;
            set_autosave_aside(cx, &problem);
        }
    }
}

fn open_draft(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Draft);
    show_editor(cx);
}

fn discard_draft(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Draft);
    if cx.page_id() != PageId::Editor {
        drop(cx.states.take::<EditorState>());
    }
}

/// Autosaves the changes after a pause, and forgets them once they are saved or discarded. Returns when to call again.
pub(crate) fn autosave_draft(cx: &mut Context, now: Duration) -> Option<Duration> {
    let page = cx.page_id();
    let state = cx.states.get_mut::<EditorState>().filter(|state| state.form.is_unsaved());
    if state.is_none() || page == PageId::Editor {
        cx.view.notices.close_topic(NoticeTopic::Draft);
    }
    let Ok(autosave) = &mut cx.store.autosave else { return None };
    let Some(EditorState { form, drafts, .. }) = state else {
        if autosave.content().draft.is_some() {
            autosave.change().draft = None;
        }
        return None;
    };
    if drafts.observed.as_ref().is_none_or(|(observed, _)| *observed != form.draft) {
        drafts.observed = Some((form.draft.clone(), now));
        drafts.is_written = false;
    }
    if drafts.is_written {
        return None;
    }
    let rested = drafts.observed.as_ref().map_or(Duration::ZERO, |(_, since)| now.saturating_sub(*since));
    if rested < WRITE_DELAY {
        return Some(WRITE_DELAY.saturating_sub(rested));
    }
    autosave.change().draft = drafts::written(form);
    drafts.is_written = true;
    None
}
