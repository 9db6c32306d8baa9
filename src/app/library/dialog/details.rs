//! Details of the chosen personality, and its buttons.

use crate::app::{EditorAction, HelpAction, WindowAction};
use eframe::egui::{self, Grid};

use crate::app::Action;
use crate::app::help::{Chapter, Place};
use crate::app::library::dialog::{Entry, Form, LibraryAction, Part, Purpose, Renaming};
use crate::app::shell::Actions;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::dialogs::library as own;
use crate::messages::{help, library as words};
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::{self, Strength};

pub(super) fn show(ui: &mut egui::Ui, form: &mut Form, actions: &mut Actions) {
    let Some(entry) = form.chosen.and_then(|index| form.entries.get(index)).cloned() else {
        ui.label(text::soft(words::CHOOSE_ONE));
        return;
    };
    ui.spacing_mut().item_spacing.y = 8.0;
    match &mut form.renaming {
        Some(renaming) => rename_field(ui, renaming, actions),
        None => {
            ui.add(egui::Label::new(text::heading(entry.name())).wrap());
        }
    }
    match &entry.read {
        Ok(personality) => likeness(ui, personality, &entry),
        Err(problem) => {
            ui.label(text::body_strong(words::UNREADABLE).color(Palette::of(ui).bad));
            ui.add(egui::Label::new(text::body(problem)).wrap().selectable(true));
            if let Some(excerpt) = &entry.excerpt {
                ui.add(egui::Label::new(text::mono(excerpt)).wrap().selectable(true));
            }
            if widgets::help_button(ui, &help::about(words::FILES)).clicked() {
                actions.push(Action::Help(HelpAction::Open(Place::at(Chapter::Files, "personality-files"))));
            }
        }
    }
    buttons(ui, form, &entry, actions);
    if let Some(file) = &entry.file {
        ui.label(text::small_strong(words::FILE).weak());
        ui.add(egui::Label::new(text::soft(file.display().to_string())).wrap().selectable(true));
    }
    if let (Part::Shipped, Some(_), Some(command)) = (entry.part, &entry.strength, &ladder::builtin().command)
    {
        ui.label(text::small_strong(words::MEASURED_BY).weak());
        ui.add(egui::Label::new(text::mono(command)).wrap().selectable(true));
    }
}

/// Description, character and strength.
fn likeness(ui: &mut egui::Ui, personality: &Personality, entry: &Entry) {
    if let Some(author) = &personality.author {
        ui.add(egui::Label::new(text::soft(words::by(author))).wrap());
    }
    let description = personality.description.as_deref().unwrap_or(own::NO_DESCRIPTION);
    ui.add(egui::Label::new(text::body(description)).wrap());
    ui.label(text::small_strong(words::CHARACTER).weak());
    widgets::character(ui, &personality.factors);
    ui.label(text::small_strong(words::STRENGTH).weak());
    match &entry.strength {
        Some(strength) => measured(ui, strength),
        None => {
            ui.label(text::soft(words::NOT_MEASURED));
        }
    }
    if let (Part::Shipped, Some(_), Some(source)) = (entry.part, &entry.strength, &ladder::builtin().source) {
        ui.add(egui::Label::new(text::soft(source)).wrap());
    }
}

fn measured(ui: &mut egui::Ui, strength: &Strength) {
    let mut rows = vec![(words::ELO, words::elo(strength), words::ELO_NOTE)];
    rows.extend(strength.kept.map(|kept| (words::KEPT, words::percent(kept), words::KEPT_NOTE)));
    rows.extend(strength.ms.map(|ms| (words::TIME, words::milliseconds(ms), "")));
    if !strength.boards.is_empty() {
        rows.push((words::BOARDS, words::boards(&strength.boards), ""));
    }
    Grid::new("strength").num_columns(2).min_row_height(0.0).spacing([16.0, 3.0]).show(ui, |ui| {
        for (name, figure, note) in rows {
            let name = ui.label(text::soft(name));
            ui.label(text::mono(figure));
            if !note.is_empty() {
                name.on_hover_text(note);
            }
            ui.end_row();
        }
    });
}

fn rename_field(ui: &mut egui::Ui, renaming: &mut Renaming, actions: &mut Actions) {
    let width = ui.available_width();
    let empty = renaming.name.trim().is_empty();
    let field = widgets::text_field(ui, &mut renaming.name, words::NEW_NAME, width, empty);
    if !std::mem::replace(&mut renaming.focused, true) {
        field.request_focus();
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    ui.horizontal_wrapped(|ui| {
        let save = widgets::button(words::SAVE_NAME).small();
        let pressed = save.show_enabled(ui, !empty, Some(words::NAME_NEEDED)).clicked();
        if (pressed || entered) && !empty {
            actions
                .push(Action::Library(LibraryAction::Rename(renaming.path.clone(), renaming.name.clone())));
        }
        renaming.given_up = widgets::button(words::KEEP_NAME).small().show(ui).clicked();
    });
}

/// Buttons for the entry. The tooltip of a disabled button has the reason.
fn buttons(ui: &mut egui::Ui, form: &mut Form, entry: &Entry, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
        if entry.part == Part::Deleted {
            let restore = widgets::button(words::RESTORE).small().show(ui).clicked();
            if let (true, Some(file)) = (restore, &entry.file) {
                actions.push(Action::Library(LibraryAction::Restore(file.clone(), entry.name())));
            }
            return;
        }
        edit_button(ui, form.purpose, entry, actions);
        let changeable = match entry.part {
            Part::Shipped => Err(words::IS_SHIPPED),
            Part::Own | Part::Deleted => Ok(()),
        };
        let readable = if entry.read.is_ok() { Ok(()) } else { Err(words::IS_UNREADABLE) };
        let keepable = if form.can_keep { readable } else { readable.and(Err(words::NO_FOLDER)) };
        if pressed(ui, words::RENAME, changeable.and(readable)) {
            form.renaming = form.renaming_of_chosen();
        }
        if let (true, Ok(personality)) = (pressed(ui, words::DUPLICATE, keepable), &entry.read) {
            actions.push(Action::Library(LibraryAction::Duplicate(Box::new(personality.clone()))));
        }
        if let (true, Ok(personality)) = (pressed(ui, words::EXPORT, readable), &entry.read) {
            actions.push(Action::Library(LibraryAction::Export(Box::new(personality.clone()))));
        }
        if let (true, Some(file)) = (pressed(ui, words::DELETE, changeable), &entry.file) {
            actions.push(Action::Library(LibraryAction::Delete(file.clone(), entry.name())));
        }
    });
}

/// Opens the personality in the editor. If the library was opened from the editor, it only loads
/// personalities.
fn edit_button(ui: &mut egui::Ui, purpose: Purpose, entry: &Entry, actions: &mut Actions) {
    if purpose == Purpose::Editor {
        return;
    }
    let can = if entry.read.is_ok() { Ok(()) } else { Err(words::IS_UNREADABLE) };
    if let (true, Ok(personality)) = (pressed(ui, words::EDIT, can), &entry.read) {
        actions.push(Action::Window(WindowAction::CloseDialog));
        actions.push(Action::Editor(EditorAction::Edit {
            personality: Box::new(personality.clone()),
            file: entry.file.clone(),
            of: purpose.player(),
        }));
    }
}

fn pressed(ui: &mut egui::Ui, label: &str, can: Result<(), &str>) -> bool {
    widgets::button(label).small().show_enabled(ui, can.is_ok(), can.err()).clicked()
}
