//! Unsaved changes in the personality editor: the question before they would be lost, and what follows it.

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::editor::unsaved_dialog::UnsavedDialog;
use crate::messages::editor;

/// Asks what to do with unsaved changes before `continuation` is carried out. Returns whether it asks.
pub(crate) fn ask_to_save(cx: &mut Context, continuation: Action) -> bool {
    if !cx.features.editor.as_ref().is_some_and(|state| state.form.is_unsaved()) {
        return false;
    }
    cx.view.after_saving = Some(continuation);
    show_editor(cx);
    close_question(cx);
    cx.view.dialogs.push(UnsavedDialog);
    true
}

pub(super) fn close_question(cx: &mut Context) {
    cx.view.dialogs.close::<UnsavedDialog>();
}

/// Shows the editor, which returns to the review if it was opened from there.
pub(crate) fn show_editor(cx: &mut Context) {
    let page = cx.features.page_id();
    let Some(state) = cx.features.editor.as_mut().filter(|_| page != PageId::Editor) else { return };
    state.returns_to_review = page == PageId::Review;
    cx.features.open(PageId::Editor);
    editor::TITLE.clone_into(&mut cx.view.announcement);
}

/// Carries out what waited for the changes, once they are saved.
pub(super) fn follow_up(cx: &mut Context) {
    let is_saved = cx.features.editor.as_ref().is_some_and(|state| !state.form.is_unsaved());
    if is_saved && !cx.view.dialogs.has::<UnsavedDialog>() {
        cx.requests.extend(cx.view.after_saving.take());
    }
}

/// Discards the changes and carries out what waited for them.
pub(super) fn discard(cx: &mut Context) {
    close_question(cx);
    cx.features.record_training_decision();
    let Some(form) = cx.features.form_mut() else { return };
    form.discard_changes();
    cx.requests.extend(cx.view.after_saving.take());
}
