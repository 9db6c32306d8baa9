//! Opens the personality editor on a personality, and asks before unsaved changes would be lost.

use crate::context::dialogs::Dialogs;
use crate::context::prelude::*;
use crate::messages::editor as msg;
use crate::model::form::EditorForm;
use crate::pages::editor::commands::save_edited;
use crate::pages::editor::outside_change;
use crate::pages::editor::state::{EditorState, form_mut};
use crate::pages::editor::training::commands::record_decision;

/// Asks about unsaved changes first.
pub(crate) fn edit(cx: &mut Context, form: EditorForm) {
    let again = Action::Editor(EditorAction::Edit {
        personality: Box::new(form.saved.clone()),
        file: form.file.clone(),
        of: form.of,
    });
    let is_entered = is_entered(cx, &form);
    let file = form.file.clone();
    if !is_entered && ask_to_save(cx, again) {
        return;
    }
    cx.settings.last_edited = file;
    let dialogs = std::mem::take(&mut cx.view.dialogs);
    if form.of.is_none() {
        cx.view.dialogs_under_editor = Dialogs::default();
    } else if cx.page_id() != PageId::Editor {
        cx.view.dialogs_under_editor = dialogs;
    }
    if let Some(state) = cx.states.get_mut::<EditorState>().filter(|_| is_entered) {
        state.form.of = form.of;
        return show_editor(cx);
    }
    let mut state = EditorState::new(form);
    let previous = cx.states.take::<EditorState>();
    if let Some(previous) = previous.filter(|_| cx.page_id() == PageId::Editor) {
        state.test_position = previous.test_position;
        (state.comparison, state.others, state.returns_to_review) =
            (previous.comparison, previous.others, previous.returns_to_review);
    }
    cx.states.put(state);
    show_editor(cx);
}

/// Opens the editor on an unsaved personality. Carries out `again` once other changes are saved or discarded.
pub(crate) fn edit_unsaved(cx: &mut Context, form: EditorForm, again: Action) {
    if !ask_to_save(cx, again) {
        edit(cx, form);
    }
}

/// Whether the editor was left with this personality and unsaved.
fn is_entered(cx: &Context, form: &EditorForm) -> bool {
    let is_left = cx.page_id() != PageId::Editor;
    let left = cx.states.get::<EditorState>().filter(|state| is_left && state.form.is_unsaved());
    let entered = left.and_then(|state| state.form.personality());
    form.file.is_none() && entered.is_some_and(|entered| entered == form.saved)
}

/// Asks what to do with unsaved changes before `continuation` is carried out. Returns whether it asks.
pub(crate) fn ask_to_save(cx: &mut Context, continuation: Action) -> bool {
    let form = cx.states.get::<EditorState>().map(|state| &state.form).filter(|form| form.is_unsaved());
    let Some(form) = form else { return false };
    let (can_save, text) = (form.personality().is_some(), msg::has_unsaved_changes(form.draft.name.trim()));
    cx.view.after_saving = None;
    show_editor(cx);
    let next = continuation.clone();
    let save = DialogChoice::call(msg::save(), move |cx| {
        cx.view.after_saving = Some(next.clone());
        cx.later(save_edited);
    });
    let discard = DialogChoice::call(msg::discard(), move |cx| {
        record_decision(cx);
        let Some(form) = form_mut(&mut cx.states) else { return };
        form.discard_changes();
        cx.request(continuation.clone());
    });
    let question = QuestionDialog {
        title: msg::unsaved_title(),
        text,
        help: Chapter::Factors.into(),
        choices: vec![
            save.look(ChoiceLook::Main).possible_if(can_save, msg::fix_values()),
            discard,
            DialogChoice::none(msg::keep_editing()),
        ],
    };
    ask(cx, question);
    true
}

/// Shows the editor, which returns to the review if it was opened from there.
pub(crate) fn show_editor(cx: &mut Context) {
    let page = cx.page_id();
    let Some(state) = cx.states.get_mut::<EditorState>().filter(|_| page != PageId::Editor) else { return };
    state.returns_to_review = page == PageId::Review;
    cx.open(PageId::Editor);
    outside_change::check_file(cx);
    msg::title().clone_into(&mut cx.view.announcement);
}

/// Carries out what waited for the changes, once they are saved.
pub(super) fn follow_up(cx: &mut Context) {
    let is_saved = cx.states.get::<EditorState>().is_some_and(|state| !state.form.is_unsaved());
    if is_saved {
        let next = cx.view.after_saving.take();
        cx.request_all(next);
    }
}

/// The personality in the editor; otherwise that of the computer that moves next, or of horizontal if two people
/// play.
pub(crate) fn current_personality(cx: &Context) -> Personality {
    if let Some(edited) = cx.states.get::<EditorState>().and_then(|state| state.form.personality()) {
        return edited;
    }
    cx.session.seat(cx.next_computer()).personality.clone()
}
