//! Asks for the name under which the edited personality is kept in the folder of the player's own ones.

use span_it_core::text::names::name_key;

use crate::context::prelude::*;
use crate::messages::dialogs::settings::your_name;
use crate::messages::language::with_full_stop;
use crate::messages::{editor as msg, library};
use crate::model::entry::name_for_copy;
use crate::model::own_folder::check_name;
use crate::pages::editor::save;
use crate::pages::editor::state::form_mut;

pub(super) struct SaveDialog {
    name: String,
    /// The name of the player, until the settings have it.
    player: String,
    /// The names of the player's own personalities, with their files, except the edited one.
    own: Vec<(String, PathBuf)>,
    /// Why it was not saved.
    problem: Option<String>,
    focused: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Entered {
    pub(super) name: String,
    pub(super) player: String,
    pub(super) replaced: Option<PathBuf>,
}

pub(super) fn ask(cx: &mut Context) {
    let Some(form) = form_mut(&mut cx.states) else { return };
    let (entered, file) = (form.draft.name.trim().to_owned(), form.file.clone());
    let (name, own) = name_for_copy(cx.own_personalities().as_ref(), &entered, file.as_deref());
    close(cx);
    cx.view.dialogs.push(SaveDialog { name, player: String::new(), own, problem: None, focused: false });
}

impl SaveDialog {
    /// Why the name cannot be used, and the file of the own personality that has it.
    fn check(&self) -> (Option<String>, Option<PathBuf>) {
        let name = name_key(&self.name);
        let taken = self.own.iter().find(|(own, _)| name_key(own) == name);
        let why = if name.is_empty() {
            Some(library::name_needed().to_owned())
        } else {
            check_name("", self.name.trim()).err().map(with_full_stop)
        };
        (why, taken.map(|(_, path)| path.clone()))
    }

    fn fields(&mut self, ui: &mut egui::Ui, author: Option<&str>) {
        let (why, taken) = self.check();
        ui.label(text::soft(msg::name()));
        let width = ui.available_width();
        let field = widgets::name_field(ui, &mut self.name, msg::name(), width, why.is_some());
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
            widgets::select_all(&field, &self.name);
        }
        if field.changed() {
            self.problem = None;
        }
        let problem = self.problem.clone().or(why);
        if let Some(problem) = problem {
            ui.add(Label::new(text::small(problem).color(Palette::of(ui).bad)).wrap());
        } else if let Some(path) = taken {
            let name = self.own.iter().find(|(_, own)| *own == path).map_or("", |(name, _)| name);
            ui.add(Label::new(text::small(msg::name_taken(name)).color(Palette::of(ui).warn)).wrap());
        }
        if author.is_none() {
            ui.add_space(4.0);
            ui.label(text::soft(your_name()));
            widgets::name_field(ui, &mut self.player, your_name(), width, false);
        }
        ui.add(Label::new(text::soft(msg::where_it_appears(author))).wrap());
    }
}

pub(super) fn close(cx: &mut Context) {
    cx.view.dialogs.close::<SaveDialog>();
}

/// Shows why it was not saved.
pub(super) fn refuse(cx: &mut Context, problem: String) {
    cx.view.announcement.clone_from(&problem);
    if let Some(dialog) = cx.view.dialogs.find_mut::<SaveDialog>() {
        (dialog.problem, dialog.focused) = (Some(problem), false);
    }
}

#[derive(Clone, Copy)]
enum Pressed {
    Save,
    ToFile,
    Cancel,
}

impl Dialog for SaveDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let Some(form) = form_mut(frame.states) else { return true };
        let author = form.author(frame.cx.settings.handle.trim()).map(str::to_owned);
        let (why, taken) = self.check();
        let main = if taken.is_some() { msg::replace() } else { msg::save() };
        let body = |ui: &mut egui::Ui| self.fields(ui, author.as_deref());
        let title = (frame.id, msg::save_title());
        let result = widgets::dialog(&frame.cx.egui, title, (460.0, 720.0), body, |ui| {
            footer(ui, main, why.as_deref())
        });
        let (main, mut pressed) = result.footer;
        let (why, replaced) = self.check();
        if result.entered.is_some() && replaced.is_some() {
            // Enter in the field replaces nothing.
            main.request_focus();
        } else if result.entered.is_some() {
            pressed = Some(Pressed::Save);
        }
        let entered =
            Entered { name: self.name.trim().to_owned(), player: self.player.trim().to_owned(), replaced };
        match pressed.filter(|_| why.is_none()) {
            Some(Pressed::Save) => frame.cx.later(move |cx| save::save_named(cx, &entered)),
            Some(Pressed::ToFile) => {
                frame.cx.later(move |cx| save::save_to_file(cx, &entered));
            }
            Some(Pressed::Cancel) | None => {}
        }
        result.closed || matches!(pressed, Some(Pressed::Cancel))
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "the-editor")
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        self.problem = Some(notice.text.clone());
        true
    }

    fn is_about_saving(&self) -> bool {
        true
    }
}

/// The main button, and what was pressed.
fn footer(ui: &mut egui::Ui, main: &str, why: Option<&str>) -> (Response, Option<Pressed>) {
    let to_file = widgets::button(msg::to_file()).quiet().show_enabled(ui, why.is_none(), why).clicked();
    let (main, is_cancelled) = FormFooter { why_not: why, ..FormFooter::new(main) }.show(ui);
    let pressed = if main.clicked() {
        Some(Pressed::Save)
    } else if to_file {
        Some(Pressed::ToFile)
    } else {
        is_cancelled.then_some(Pressed::Cancel)
    };
    (main, pressed)
}
