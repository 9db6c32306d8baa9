//! Opens the personality editor on a personality, and asks before unsaved changes would be lost.

use eframe::egui::{self, Align, Layout};

use crate::context::dialogs::Dialogs;
use crate::context::prelude::*;
use crate::messages::editor as msg;
use crate::model::form::EditorForm;
use crate::pages::editor::outside_change;
use crate::pages::editor::state::{EditorState, form_mut};
use crate::pages::editor::training::commands::record_decision;
use span_it_core::personality::Personality;

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
        (state.test_position, state.tab) = (previous.test_position, previous.tab);
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
    if !cx.states.get::<EditorState>().is_some_and(|state| state.form.is_unsaved()) {
        return false;
    }
    cx.view.after_saving = Some(continuation);
    show_editor(cx);
    close_question(cx);
    cx.view.dialogs.push(UnsavedDialog);
    true
}

fn close_question(cx: &mut Context) {
    cx.view.dialogs.close::<UnsavedDialog>();
}

/// Shows the editor, which returns to the review if it was opened from there.
pub(crate) fn show_editor(cx: &mut Context) {
    let page = cx.page_id();
    let Some(state) = cx.states.get_mut::<EditorState>().filter(|_| page != PageId::Editor) else { return };
    state.returns_to_review = page == PageId::Review;
    cx.open(PageId::Editor);
    outside_change::check_file(cx);
    msg::TITLE.clone_into(&mut cx.view.announcement);
}

/// Carries out what waited for the changes, once they are saved.
pub(super) fn follow_up(cx: &mut Context) {
    let is_saved = cx.states.get::<EditorState>().is_some_and(|state| !state.form.is_unsaved());
    if is_saved && !cx.view.dialogs.has::<UnsavedDialog>() {
        cx.requests.extend(cx.view.after_saving.take());
    }
}

fn discard(cx: &mut Context) {
    close_question(cx);
    record_decision(cx);
    let Some(form) = form_mut(&mut cx.states) else { return };
    form.discard_changes();
    cx.requests.extend(cx.view.after_saving.take());
}

fn keep_editing(cx: &mut Context) {
    close_question(cx);
    cx.view.after_saving = None;
}

fn footer(ui: &mut egui::Ui, can_save: bool) -> Vec<Action> {
    let save = [Action::call(close_question), Action::Editor(EditorAction::Save)];
    let mut pressed = Vec::new();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(msg::SAVE).primary().show_enabled(ui, can_save, Some(msg::FIX_VALUES)).clicked() {
            pressed.extend(save);
        }
        if widgets::button(msg::DISCARD).show(ui).clicked() {
            pressed.push(Action::call(discard));
        }
        if widgets::button(msg::KEEP_EDITING).show(ui).clicked() {
            pressed.push(Action::call(keep_editing));
        }
    });
    pressed
}

#[derive(Debug)]
struct UnsavedDialog;

impl Dialog for UnsavedDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let Some(form) = form_mut(frame.states) else { return true };
        let can_save = form.personality().is_some();
        let message = msg::has_unsaved_changes(form.draft.name.trim());
        let body = |ui: &mut egui::Ui| ui.label(text::body(message));
        let footer = |ui: &mut egui::Ui| footer(ui, can_save);
        let title = (frame.id, msg::UNSAVED_TITLE);
        let result = widgets::dialog(frame.ctx, title, (440.0, 720.0), body, footer);
        frame.actions.extend(result.footer);
        result.closed
    }

    fn is_about_saving(&self) -> bool {
        true
    }

    fn help_place(&self) -> Place {
        Chapter::Factors.into()
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
