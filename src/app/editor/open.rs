//! Opens the personality editor on a personality.

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::dialogs::Dialogs;
use crate::app::editor::action::EditorAction;
use crate::app::editor::form::EditorForm;
use crate::app::editor::state::State;
use crate::app::editor::unsaved::{ask_to_save, show_editor};

/// Asks about unsaved changes first.
pub(crate) fn edit(cx: &mut Context, form: EditorForm) {
    let again = Action::Editor(EditorAction::Edit {
        personality: Box::new(form.saved_personality().clone()),
        file: form.file.clone(),
        of: form.of,
    });
    let is_entered = is_entered(cx, &form);
    if !is_entered && ask_to_save(cx, again) {
        return;
    }
    let dialogs = std::mem::take(&mut cx.view.dialogs);
    if form.of.is_none() {
        cx.view.dialogs_under_editor = Dialogs::default();
    } else if cx.features.page_id() != PageId::Editor {
        cx.view.dialogs_under_editor = dialogs;
    }
    if let Some(state) = cx.features.editor.as_mut().filter(|_| is_entered) {
        state.form.of = form.of;
        return show_editor(cx);
    }
    let mut state = State::new(form);
    let previous = cx.features.editor.take();
    if let Some(previous) = previous.filter(|_| cx.features.page_id() == PageId::Editor) {
        (state.test_position, state.side, state.tab) = (previous.test_position, previous.side, previous.tab);
        (state.comparison, state.others, state.returns_to_review) =
            (previous.comparison, previous.others, previous.returns_to_review);
    }
    cx.features.editor = Some(Box::new(state));
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
    let is_left = cx.features.page_id() != PageId::Editor;
    let left = cx.features.editor.as_ref().filter(|state| is_left && state.form.is_unsaved());
    let entered = left.and_then(|state| state.form.personality());
    form.file.is_none() && entered.is_some_and(|entered| entered == *form.saved_personality())
}
