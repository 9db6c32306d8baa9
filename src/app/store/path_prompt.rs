//! The path field that replaces a file dialog if the desktop has none.

use std::path::PathBuf;

use eframe::egui::{self, Align, Layout};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::action::HelpAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::store::action::FileAction;
use crate::app::store::file_question::FileQuestion;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::dialogs::path as msg;
use crate::messages::{dialogs as dialogs_msg, files, help};
use crate::platform::FilePurpose;

#[derive(Debug)]
pub(crate) struct PathPrompt {
    /// What the path is for, until it is answered.
    pub(crate) question: Option<FileQuestion>,
    /// Why there is no dialog.
    why: String,
    title: String,
    save: bool,
    path: String,
    /// Why the path was refused, until the player edits it.
    refusal: Option<String>,
    focused: bool,
}

impl PathPrompt {
    pub(crate) fn new(question: FileQuestion, why: String) -> Self {
        let request = &question.request;
        let folder = request.folder.clone().unwrap_or_default();
        let path = folder.join(&request.name).display().to_string();
        let (title, save) = (request.title.clone(), request.purpose == FilePurpose::Save);
        Self { question: Some(question), why, title, save, path, refusal: None, focused: false }
    }

    /// Shows why the path is refused, and focuses the field again.
    pub(crate) fn refuse(&mut self, why: String) {
        self.refusal = Some(why);
        self.focused = false;
    }
}

fn footer(ui: &mut egui::Ui, save: bool) -> Option<bool> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let label = if save { msg::SAVE } else { msg::OPEN };
        if widgets::button(label).primary().min_width(104.0).show(ui).clicked() {
            pressed = Some(true);
        }
        if widgets::button(dialogs_msg::CANCEL).min_width(104.0).show(ui).clicked() {
            pressed = Some(false);
        }
    });
    pressed
}

impl Dialog for PathPrompt {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let title = self.title.clone();
        let save = self.save;
        let mut entered = false;
        let body = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            ui.label(text::body(&self.why));
            let (width, invalid) = (ui.available_width(), self.refusal.is_some());
            let field = widgets::text_field(ui, &mut self.path, files::PATH, width, invalid);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            if field.changed() {
                self.refusal = None;
            }
            if let Some(refusal) = &self.refusal {
                ui.label(text::small(refusal).color(Palette::of(ui).bad));
            }
            entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        };
        let result = widgets::dialog(frame.ctx, (frame.id, &title), (560.0, 720.0), body, |ui| {
            let help = widgets::help_button(ui, &help::about(&title)).clicked();
            (help, footer(ui, save))
        });
        let (help, pressed) = result.footer;
        if help {
            frame.actions.push(Action::Help(HelpAction::OpenHere));
        }
        if (entered || pressed == Some(true)) && !self.path.trim().is_empty() {
            frame.actions.push(Action::File(FileAction::PathTyped(PathBuf::from(self.path.trim()))));
            return false;
        }
        // Enter has removed the focus from the field.
        self.focused &= !entered;
        result.closed || pressed == Some(false)
    }

    fn help_place(&self) -> Place {
        Chapter::Files.into()
    }

    fn is_about_saving(&self) -> bool {
        true
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        let is_refusal = notice.topic == NoticeTopic::Saving && notice.is_error;
        if is_refusal {
            self.refuse(notice.text.clone());
        }
        is_refusal
    }
}
