//! The settings dialog.

use crate::context::dialogs::help_and_done;
use crate::context::prelude::*;
use crate::messages::dialogs::settings as msg;
use crate::messages::{learn, personality_folder};
use crate::model::settings::{Choice, Control, ROWS, Section};

const LABEL_WIDTH: f32 = 150.0;
/// Below this width, labels are above their controls, in points.
const NARROW: f32 = 460.0;
const ROW_HEIGHT: f32 = 34.0;
/// From this width on, the dialog has two columns, in points.
const TWO_COLUMNS: f32 = 780.0;
const COLUMN_GAP: f32 = 40.0;
const WIDTH: f32 = 980.0;
const MAX_HEIGHT: f32 = 760.0;

/// A label and its control: side by side, or in a narrow window below each other.
fn row(ui: &mut egui::Ui, label: &str, contents: impl FnOnce(&mut egui::Ui)) {
    if ui.available_width() < NARROW {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            if !label.is_empty() {
                ui.add(egui::Label::new(text::soft(label)).wrap());
            }
            contents(ui);
        });
        return;
    }
    ui.horizontal_top(|ui| {
        if label.is_empty() {
            ui.add_space(LABEL_WIDTH + ui.spacing().item_spacing.x);
        } else {
            widgets::label_cell(ui, LABEL_WIDTH, ROW_HEIGHT, text::soft(label));
        }
        ui.vertical(contents);
    });
}

/// The left column is first in the order of the Tab key.
fn two_columns(ui: &mut egui::Ui, cx: &Context, settings: &mut Settings) {
    let within = ui.spacing().item_spacing.x;
    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
    ui.columns_const(|[left, right]| {
        for column in [&mut *left, &mut *right] {
            column.spacing_mut().item_spacing.x = within;
        }
        section(left, Section::Appearance, settings);
        left.add_space(8.0);
        section(left, Section::Learning, settings);
        game(right, cx, settings);
    });
}

fn section(ui: &mut egui::Ui, section: Section, settings: &mut Settings) {
    ui.label(text::subheading(match section {
        Section::Appearance => msg::appearance(),
        Section::Learning => learn::title(),
        Section::Game => msg::game(),
    }));
    for setting in ROWS.iter().filter(|row| row.section == section) {
        match setting.control {
            Control::Choice(choice) => self::choice(ui, (setting.label)(), choice, settings),
            Control::Switch(note, value) => switch(ui, (setting.label)(), note(), value(settings)),
        }
    }
}

fn choice(ui: &mut egui::Ui, label: &str, choice: Choice, settings: &mut Settings) {
    let items: Vec<_> = (choice.names)().into_iter().map(SegmentItem::plain).collect();
    let selected = (choice.get)(settings);
    let mut chosen = selected;
    row(ui, label, |ui| {
        widgets::segmented(ui, label, &mut chosen, &items);
    });
    if chosen != selected {
        (choice.set)(settings, chosen);
    }
}

/// A check box with a note below it, which may be empty.
fn switch(ui: &mut egui::Ui, label: &str, note: &str, is_on: &mut bool) {
    row(ui, "", |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        widgets::checkbox(ui, is_on, label);
        if !note.is_empty() {
            ui.add(egui::Label::new(text::soft(note)).wrap());
        }
    });
}

fn game(ui: &mut egui::Ui, cx: &Context, settings: &mut Settings) {
    section(ui, Section::Game, settings);
    person(ui, &mut settings.handle);
    folder(ui, cx);
}

fn person(ui: &mut egui::Ui, handle: &mut String) {
    row(ui, msg::your_name(), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let width = ui.available_width().min(220.0);
        widgets::name_field(ui, handle, msg::your_name(), width, false);
        ui.add(egui::Label::new(text::soft(msg::your_name_note())).wrap());
    });
}

fn folder(ui: &mut egui::Ui, cx: &Context) {
    row(ui, personality_folder::label(), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let folder = cx.own_folder();
        let path = folder.as_ref().map(|path| path.display().to_string());
        let message = path.unwrap_or_else(|| personality_folder::none().to_owned());
        ui.add_space(6.0);
        ui.add(egui::Label::new(text::body(message)).wrap().selectable(true));
        let is_chosen = cx.settings.personality_folder.is_some();
        if let Some(path) = folder.as_ref().filter(|_| is_chosen && cx.view.is_folder_missing) {
            let missing = text::small(personality_folder::folder_missing(path)).color(Palette::of(ui).bad);
            ui.add(egui::Label::new(missing).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let can = folder.is_some();
            let why = Some(personality_folder::no_folder());
            if widgets::button(personality_folder::choose()).small().show_enabled(ui, can, why).clicked() {
                cx.request(Action::Library(LibraryAction::ChooseFolder));
            }
            if is_chosen && widgets::button(personality_folder::default()).small().show(ui).clicked() {
                cx.later(|cx| cx.settings.personality_folder = None);
            }
            if widgets::button(personality_folder::open()).small().show_enabled(ui, can, why).clicked() {
                cx.request(Action::Library(LibraryAction::OpenFolder));
            }
        });
    });
}

pub(crate) struct SettingsDialog;

impl Dialog for SettingsDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let cx = frame.cx;
        let mut settings = cx.settings.clone();
        settings.reduce_motion = Some(cx.reduced_motion());
        let body = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing.y = 12.0;
            if ui.available_width() < TWO_COLUMNS {
                section(ui, Section::Appearance, &mut settings);
                ui.add_space(8.0);
                section(ui, Section::Learning, &mut settings);
                ui.add_space(8.0);
                game(ui, cx, &mut settings);
            } else {
                two_columns(ui, cx, &mut settings);
            }
        };
        let footer = |ui: &mut egui::Ui| help_and_done(ui, msg::title());
        let result =
            widgets::dialog(&frame.cx.egui, (frame.id, msg::title()), (WIDTH, MAX_HEIGHT), body, footer);
        if settings.reduce_motion == Some(cx.reduced_motion()) {
            settings.reduce_motion = cx.settings.reduce_motion;
        }
        if settings != cx.settings {
            frame.cx.request(Action::Settings(Box::new(settings)));
        }
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Object, "settings")
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
