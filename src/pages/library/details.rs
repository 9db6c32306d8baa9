//! Details of the chosen personality, and its buttons.

use eframe::egui::Grid;

use crate::context::action::editor::Subject;
use crate::context::prelude::*;
use crate::messages::language::{percent, series, short_time, sizes};
use crate::messages::opponents;
use crate::messages::{help, library as msg, versions};
use crate::model::entry::{Entry, Part};
use crate::pages::library::commands::{duplicate, restore};
use crate::pages::library::state::{LibraryDialog, Renaming};
use crate::pages::library::transfer::{ask_to_export, ask_to_export_pack, export};
use crate::parts::character::character;
use crate::parts::more;
use span_it_core::personality::ladder::{self, Strength};
use span_it_core::text::sanitize::printable_text;

pub(super) fn show(ui: &mut egui::Ui, form: &mut LibraryDialog, cx: &Context) {
    let Some(entry) = form.chosen.and_then(|index| form.entries.get(index)).cloned() else {
        ui.label(text::soft(msg::choose_one()));
        return;
    };
    ui.spacing_mut().item_spacing.y = 8.0;
    if form.selected().len() > 1 {
        return several(ui, form, cx);
    }
    let has_details = cx.settings.workshop_details;
    match &mut form.renaming {
        Some(renaming) => rename_field(ui, renaming, cx),
        None => {
            ui.add(egui::Label::new(text::heading(entry.name())).wrap());
        }
    }
    match &entry.read {
        Ok(personality) => likeness(ui, personality, &entry, has_details),
        Err(problem) => {
            ui.label(text::body_strong(msg::unreadable()).color(Palette::of(ui).bad));
            ui.add(egui::Label::new(text::body(problem)).wrap().selectable(true));
            if let Some(excerpt) = &entry.excerpt {
                widgets::excerpt(ui, excerpt);
            }
            if widgets::help_button(ui, &help::about(msg::files_topic())).clicked() {
                cx.request(Action::Help(HelpAction::Open(Place::at(Chapter::Files, "personality-files"))));
            }
        }
    }
    buttons(ui, form, &entry, cx);
    more::button(ui, cx);
    if let Ok(Personality { notes: Some(notes), .. }) = &entry.read {
        ui.label(text::small_strong(msg::notes()).weak());
        ui.add(egui::Label::new(text::body(printable_text(notes))).wrap().selectable(true));
    }
    if let Some(file) = &entry.file {
        ui.label(text::small_strong(msg::file()).weak());
        ui.add(egui::Label::new(text::soft(file.display().to_string())).wrap().selectable(true));
    }
    let command = ladder::builtin().command.as_ref().filter(|_| has_details);
    if let (Part::BuiltIn, Some(_), Some(command)) = (entry.part, &entry.strength, command) {
        ui.label(text::small_strong(msg::measured_by()).weak());
        ui.add(egui::Label::new(text::mono(command)).wrap().selectable(true));
    }
}

/// The names of several selected personalities, and what can be done with all of them.
fn several(ui: &mut egui::Ui, form: &LibraryDialog, cx: &Context) {
    let selected = form.selected();
    ui.add(egui::Label::new(text::heading(msg::selected(selected.len()))).wrap());
    let names: Vec<String> = selected.iter().map(|entry| entry.name()).collect();
    ui.add(egui::Label::new(text::soft(series(&names))).wrap());
    let readable: Vec<Personality> = selected.iter().filter_map(|entry| entry.read.clone().ok()).collect();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
        let can_export = if readable.is_empty() { Err(msg::file_is_unreadable()) } else { Ok(()) };
        export_several(ui, msg::export(), can_export, readable, cx);
        let own = form.own_selection().ok_or(msg::only_own_are_deleted());
        if let (true, Ok(files)) =
            (pressed(ui, msg::delete(), own.as_ref().map(|_| ()).map_err(|why| *why)), own)
        {
            cx.request(Action::Library(LibraryAction::Delete(files)));
        }
    });
}

/// A button with a menu: one pack, or a file for each.
pub(super) fn export_several(
    ui: &mut egui::Ui,
    label: &str,
    can: Result<(), &str>,
    personalities: Vec<Personality>,
    cx: &Context,
) {
    let button = widgets::button(label).small().show_enabled(ui, can.is_ok(), can.err());
    egui::Popup::menu(&button).width(190.0).show(|ui| {
        if widgets::choice_item(ui, false, msg::as_one_pack()) {
            cx.later(move |cx| ask_to_export_pack(cx, &personalities));
        } else if widgets::choice_item(ui, false, msg::as_files()) {
            cx.later(move |cx| ask_to_export(cx, &personalities));
        }
    });
}

fn likeness(ui: &mut egui::Ui, personality: &Personality, entry: &Entry, has_details: bool) {
    if let Some(author) = personality.author.as_ref().filter(|author| !author.trim().is_empty()) {
        ui.add(egui::Label::new(text::soft(msg::by(author))).wrap());
    }
    if let Some(description) = description(personality) {
        ui.add(egui::Label::new(text::body(description)).wrap());
    }
    ui.label(text::small_strong(msg::character_text()).weak());
    character(ui, &personality.factors);
    if let Some(strength) = &entry.strength {
        ui.label(text::small_strong(msg::strength()).weak());
        measured(ui, strength, entry.part, has_details);
    }
    if !has_details {
        return;
    }
    if entry.strength.is_some() {
        ui.add(egui::Label::new(text::soft(elo_note(entry.part))).wrap());
    }
}

fn elo_note(part: Part) -> &'static str {
    if part == Part::BuiltIn { msg::elo_note() } else { msg::own_elo_note() }
}

pub(super) fn description(personality: &Personality) -> Option<&str> {
    Some(opponents::description(personality)).filter(|text| !text.trim().is_empty())
}

/// Without details only the rating.
fn measured(ui: &mut egui::Ui, strength: &Strength, part: Part, has_details: bool) {
    if !has_details {
        ui.label(text::body(msg::points(strength)));
        return;
    }
    let mut rows = vec![(msg::elo_text(), msg::elo(strength), elo_note(part))];
    rows.extend(strength.safe_moves.map(|kept| (msg::safe_moves(), percent(kept), msg::safe_moves_note())));
    rows.extend(strength.ms.map(|ms| (msg::time(), short_time(ms), "")));
    if !strength.boards.is_empty() {
        rows.push((msg::boards(), sizes(&strength.boards), ""));
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

fn rename_field(ui: &mut egui::Ui, renaming: &mut Renaming, cx: &Context) {
    let width = ui.available_width();
    let empty = renaming.name.trim().is_empty();
    let field = widgets::text_field(ui, &mut renaming.name, msg::new_name(), width, empty);
    if !std::mem::replace(&mut renaming.focused, true) {
        field.request_focus();
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    ui.horizontal_wrapped(|ui| {
        let save = widgets::button(msg::save_name()).small();
        let pressed = save.show_enabled(ui, !empty, Some(msg::name_needed())).clicked();
        if (pressed || entered) && !empty {
            cx.request(Action::Library(LibraryAction::Rename(renaming.path.clone(), renaming.name.clone())));
        }
        renaming.is_cancelled = widgets::button(msg::keep_name()).small().show(ui).clicked();
    });
}

fn buttons(ui: &mut egui::Ui, form: &mut LibraryDialog, entry: &Entry, cx: &Context) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
        if entry.part == Part::Deleted {
            if widgets::button(msg::restore()).small().show(ui).clicked() {
                let files: Vec<_> = entry.named_file().into_iter().collect();
                cx.later(move |cx| restore(cx, &files));
            }
            return;
        }
        // No button is alone in the last row.
        let labels =
            [msg::play_against(), msg::edit(), msg::rename(), msg::duplicate(), msg::export(), msg::delete()];
        let needed: f32 =
            labels.map(|label| widgets::button(label).small().fitting_width(ui) + 8.0).iter().sum();
        let is_broken = needed > ui.available_width();
        play_button(ui, entry, cx);
        edit_button(ui, entry, cx);
        let changeable = match entry.part {
            Part::BuiltIn => Err(msg::built_in_is_read_only()),
            Part::Own | Part::Deleted => Ok(()),
        };
        let readable = if entry.read.is_ok() { Ok(()) } else { Err(msg::file_is_unreadable()) };
        let keepable = if form.can_save { readable } else { readable.and(Err(msg::no_folder())) };
        if pressed(ui, msg::rename(), changeable.and(readable)) {
            form.renaming = form.renaming_of_chosen();
        }
        if let (true, Ok(personality)) = (pressed(ui, msg::duplicate(), keepable), &entry.read) {
            let personality = personality.clone();
            cx.later(move |cx| duplicate(cx, &personality));
        }
        if is_broken {
            ui.end_row();
        }
        if let (true, Ok(personality)) = (pressed(ui, msg::export(), readable), &entry.read) {
            let personality = personality.clone();
            cx.later(move |cx| export(cx, &personality));
        }
        if let (Part::Own, Ok(personality), Some(file)) = (entry.part, &entry.read, &entry.file)
            && pressed(ui, versions::menu(), Ok(()))
        {
            let personality = Box::new(personality.clone());
            cx.request(Action::Editor(EditorAction::ShowVersions(Subject {
                personality,
                file: file.clone(),
            })));
        }
        if pressed(ui, msg::delete(), changeable) {
            cx.request(Action::Library(LibraryAction::Delete(entry.named_file().into_iter().collect())));
        }
    });
}

/// Opens the personality in the editor.
fn edit_button(ui: &mut egui::Ui, entry: &Entry, cx: &Context) {
    let can = if entry.read.is_ok() { Ok(()) } else { Err(msg::file_is_unreadable()) };
    if let (true, Ok(personality)) = (pressed(ui, msg::edit(), can), &entry.read) {
        cx.request(Action::Window(WindowAction::CloseDialog));
        cx.request(Action::Editor(EditorAction::Edit {
            personality: Box::new(personality.clone()),
            file: entry.file.clone(),
            of: None,
        }));
    }
}

fn play_button(ui: &mut egui::Ui, entry: &Entry, cx: &Context) {
    let can = if entry.read.is_ok() { Ok(()) } else { Err(msg::file_is_unreadable()) };
    if let (true, Ok(personality)) = (pressed(ui, msg::play_against(), can), &entry.read) {
        cx.request(Action::Game(GameAction::PlayAgainst(Box::new(personality.clone()))));
    }
}

fn pressed(ui: &mut egui::Ui, label: &str, can: Result<(), &str>) -> bool {
    widgets::button(label).small().show_enabled(ui, can.is_ok(), can.err()).clicked()
}
