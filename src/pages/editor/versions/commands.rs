//! Carries out requests to the versions of a personality.

use crate::context::action::editor::Subject;
use crate::context::files::versions::file_key;
use crate::context::prelude::*;
use crate::messages::versions as msg;
use crate::model::form::EditorForm;
use crate::model::opponents::strength_of;
use crate::pages::editor::open::{ask_to_save, edit, show_editor};
use crate::pages::editor::state::{Comparison, EditorState};
use crate::pages::editor::versions::dialog::{Row, VersionsDialog};
use span_it_learn::versions::{Version, Versions};

pub(crate) fn show(cx: &mut Context, subject: Subject) {
    let log = cx.store.folders.as_ref().map(Folders::versions);
    let read = log.map_or_else(|| Ok(Versions::default()), |log| Versions::read(&log));
    let content = read.map_err(|error| error.to_string()).map(|versions| {
        let of = versions.of(&file_key(cx, &subject.file), &subject.personality);
        let before = std::iter::once(None).chain(of.iter().map(Some));
        let rows = of.iter().zip(before).map(|(one, before)| row(cx, &versions, one, before)).collect();
        (rows, versions.left_out)
    });
    cx.view.dialogs.push(VersionsDialog::new(subject, content));
}

fn row(cx: &Context, versions: &Versions, one: &Version<'_>, before: Option<&Version<'_>>) -> Row {
    let factors = &one.personality.factors;
    Row {
        date: msg::when(one.time, cx.store.progress.zone()),
        personality: one.personality.clone(),
        kept: versions.wins_kept(factors),
        strength: strength_of(&cx.store.ratings, factors),
        changes: msg::changes(before.map(|before| &before.personality.factors), factors),
        is_too_slow: false,
    }
}

/// Takes factors into the editor, as unsaved changes.
pub(super) fn restore(cx: &mut Context, subject: &Subject, factors: &Factors) {
    let again = (subject.clone(), factors.clone());
    let again = Action::call(move |cx| restore(cx, &again.0, &again.1));
    with_editor(cx, subject, again, |state| {
        for factor in Factor::all() {
            state.form.set(factor, factors[factor]);
        }
        state.form.record_change();
        state.form.end_run();
    });
}

pub(super) fn compare(cx: &mut Context, subject: &Subject, version: &Personality) {
    let again = (subject.clone(), version.clone());
    let again = Action::call(move |cx| compare(cx, &again.0, &again.1));
    with_editor(cx, subject, again, |state| {
        state.comparison = Comparison::Personality(Box::new(version.clone()));
    });
}

/// Shows the editor on the personality and changes its state. Asks about unsaved changes of another one first.
fn with_editor(cx: &mut Context, subject: &Subject, again: Action, change: impl FnOnce(&mut EditorState)) {
    cx.view.dialogs.clear();
    let edited = cx.states.get::<EditorState>().and_then(|state| state.form.file.as_ref());
    if edited == Some(&subject.file) {
        show_editor(cx);
    } else if ask_to_save(cx, again) {
        return;
    } else {
        edit(cx, EditorForm::new((*subject.personality).clone(), Some(subject.file.clone()), None));
    }
    if let Some(state) = cx.states.get_mut::<EditorState>() {
        change(state);
    }
}
