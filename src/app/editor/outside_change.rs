//! Changes of the edited file by another program: the notice, and the question before a save that would replace them.

use std::path::{Path, PathBuf};

use eframe::egui::{self, Align, Label, Layout};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::editor::action::EditorAction;
use crate::app::editor::form::EditorForm;
use crate::app::editor::save;
use crate::app::help::place::{Chapter, Place};
use crate::app::store::read;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::{editor as msg, files};
use span_it_core::personality::Personality;

/// Reads the file again. *Undo* restores the entered values.
pub(super) fn reload(cx: &mut Context) {
    close_question(cx);
    cx.view.after_saving = None;
    cx.view.notices.close_topic(NoticeTopic::EditedFile);
    let Some(state) = &mut cx.features.editor else { return };
    let Some(path) = state.form.file.clone() else { return };
    match Personality::read(&path) {
        Ok(personality) => state.form.reload(personality),
        Err(error) => {
            let notice = Notice::problem(files::not_opened(&path, error.reason()));
            let notice = notice.topic(NoticeTopic::EditedFile);
            let notice = notice.with_help(Place::at(Chapter::Files, "personality-files"));
            cx.report(notice.with_details(read::details(&path)));
        }
    }
}

/// Saves the entered values over the other program's. *Undo* brings the other values to the editor.
pub(super) fn overwrite(cx: &mut Context) {
    close_question(cx);
    let Some(form) = cx.features.form_mut() else { return };
    let Some(path) = form.file.clone() else { return };
    if let (Some(own), Ok(theirs)) = (form.personality(), Personality::read(&path)) {
        form.reload(theirs);
        form.set_all(&own);
    }
    save::save_to(cx, &path);
}

/// Whether the file is no longer as the editor knows it. A missing file is not: saving creates it again.
pub(super) fn is_changed(form: &EditorForm, path: &Path) -> bool {
    match Personality::read(path) {
        Ok(personality) => personality != *form.saved_personality(),
        Err(_) => path.exists(),
    }
}

pub(super) fn ask(cx: &mut Context, path: &Path) {
    close_question(cx);
    cx.view.dialogs.push(OutsideChangeDialog { path: path.to_path_buf() });
}

pub(super) fn close_question(cx: &mut Context) {
    cx.view.dialogs.close::<OutsideChangeDialog>();
}

/// Shows a notice on a change of the file, or closes the one that is no longer true.
pub(super) fn check_file(cx: &mut Context) {
    let Some(state) = &cx.features.editor else { return };
    let Some(path) = state.form.file.as_deref() else { return };
    if !state.has_file_changed() {
        return update_notice(cx);
    }
    let name = files::file_name(path);
    let notice = match Personality::read(path) {
        Ok(personality) if personality == *state.form.saved_personality() => {
            return cx.view.notices.close_topic(NoticeTopic::EditedFile);
        }
        Err(_) if !path.exists() => Notice::problem(msg::deleted_on_disk(&name)),
        _ => Notice {
            offer: Some((msg::RELOAD.to_owned(), Action::Editor(EditorAction::Reload))),
            ..Notice::information(msg::changed_on_disk(&name, state.form.changes()))
        },
    };
    cx.report(notice.topic(NoticeTopic::EditedFile));
}

/// The notice on a changed file states what reloading discards.
fn update_notice(cx: &mut Context) {
    let Some(state) = &cx.features.editor else { return };
    let Some(notice) = cx.view.notices.find_mut(NoticeTopic::EditedFile) else { return };
    if let (Some(path), Some(_)) = (&state.form.file, &notice.offer) {
        notice.text = msg::changed_on_disk(&files::file_name(path), state.form.changes());
    }
}

#[derive(Debug)]
struct OutsideChangeDialog {
    path: PathBuf,
}

impl Dialog for OutsideChangeDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let message = msg::save_over_change(&files::file_name(&self.path));
        let body = |ui: &mut egui::Ui| ui.add(Label::new(text::body(message)).wrap());
        let title = (frame.id, msg::SAVE_OVER_CHANGE_TITLE);
        let result = widgets::dialog(frame.ctx, title, (500.0, 720.0), body, footer);
        frame.actions.extend(result.footer.map(Action::Editor));
        result.closed
    }

    fn is_about_saving(&self) -> bool {
        true
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Files, "personality-files")
    }
}

fn footer(ui: &mut egui::Ui) -> Option<EditorAction> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (label, action) in [
            (msg::OVERWRITE, EditorAction::Overwrite),
            (msg::SAVE_AS, EditorAction::SaveAs),
            (msg::RELOAD, EditorAction::Reload),
        ] {
            if widgets::button(label).show(ui).clicked() {
                pressed = Some(action);
            }
        }
    });
    pressed
}
