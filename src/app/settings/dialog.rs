//! The settings dialog.

use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::{Chapter, Place};
use crate::app::{LibraryAction, SettingsAction};
use eframe::egui;

use crate::app::dialogs::help_and_done;
use crate::app::settings::{Settings, ShowTruth, Theme};
use crate::app::shell::{Actions, Scene};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::SegmentItem;
use crate::app::{Action, Speed};
use crate::messages::dialogs::settings as own;
use crate::messages::places;

/// Width of the labels, in points.
const LABELS: f32 = 150.0;
/// Below this width, labels are above their controls, in points.
const NARROW: f32 = 460.0;
/// Height of a row, in points.
const ROW: f32 = 34.0;
/// Text sizes offered, in percent.
const SIZES: [u16; 6] = [80, 100, 125, 150, 175, 200];

/// Shows the dialog. Returns whether to close it.
pub(crate) fn show(ctx: &egui::Context, id: egui::Id, scene: &Scene<'_>, actions: &mut Actions) -> bool {
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        looks(ui, scene.settings, actions);
        truth(ui, scene.settings, actions);
        switches(ui, scene, actions);
        person(ui, scene.settings, actions);
        folder(ui, scene, actions);
        speed(ui, scene.speed);
    };
    let footer = |ui: &mut egui::Ui| help_and_done(ui, own::TITLE);
    let result = widgets::dialog(ctx, (id, own::TITLE), (600.0, 720.0), body, footer);
    result.footer.closes(actions) || result.closed
}

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
        widgets::label_cell(ui, LABELS, ROW, text::soft(label));
        ui.vertical(contents);
    });
}

fn looks(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, own::THEME, |ui| {
        let items = own::THEMES.map(SegmentItem::plain);
        let before = Theme::ALL.iter().position(|&theme| theme == settings.theme).unwrap_or(0);
        let mut chosen = before;
        widgets::segmented(ui, own::THEME, &mut chosen, &items);
        if chosen != before {
            actions.push(Action::Settings(SettingsAction::Theme(Theme::ALL[chosen])));
        }
    });
    row(ui, own::TEXT_SIZE, |ui| {
        let labels = SIZES.map(own::percent);
        let items = labels.each_ref().map(|label| SegmentItem::plain(label));
        // A size between those, set with Ctrl and plus, selects none.
        let before = SIZES.iter().position(|&size| size == settings.text_size).unwrap_or(SIZES.len());
        let mut chosen = before;
        widgets::segmented(ui, own::TEXT_SIZE, &mut chosen, &items);
        if chosen != before {
            actions.push(Action::Settings(SettingsAction::TextSize(SIZES[chosen])));
        }
    });
}

fn switches(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let settings = scene.settings;
    let mut switch =
        |ui: &mut egui::Ui, label: &str, note: &str, is_on: bool, action: &dyn Fn(bool) -> Action| {
            row(ui, "", |ui| {
                let mut on = is_on;
                ui.spacing_mut().item_spacing.y = 2.0;
                if widgets::checkbox(ui, &mut on, label).changed() {
                    actions.push(action(on));
                }
                if !note.is_empty() {
                    ui.add(egui::Label::new(text::soft(note)).wrap());
                }
            });
        };
    let reduced = scene.reduced_motion;
    switch(ui, own::REDUCE_MOTION, own::REDUCE_MOTION_NOTE, reduced, &|on| {
        Action::Settings(SettingsAction::ReduceMotion(Some(on)))
    });
    switch(ui, own::COORDINATES, "", settings.coordinates, &|value| {
        Action::Settings(SettingsAction::Coordinates(value))
    });
    switch(ui, own::WARN_SLIPS, own::WARN_SLIPS_NOTE, settings.warn_slips, &|value| {
        Action::Settings(SettingsAction::WarnOfMistakes(value))
    });
    switch(ui, own::CONFIRM, own::CONFIRM_NOTE, settings.confirm_moves, &|value| {
        Action::Settings(SettingsAction::ConfirmMoves(value))
    });
}

fn truth(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, own::SHOW_TRUTH, |ui| {
        let items = own::SHOW_TRUTHS.map(SegmentItem::plain);
        let before = ShowTruth::ALL.iter().position(|&show| show == settings.show_truth).unwrap_or(0);
        let mut chosen = before;
        widgets::segmented(ui, own::SHOW_TRUTH, &mut chosen, &items);
        if chosen != before {
            actions.push(Action::Settings(SettingsAction::ShowTruth(ShowTruth::ALL[chosen])));
        }
    });
}

fn person(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, own::HANDLE, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut handle = settings.handle.clone();
        let width = ui.available_width().min(220.0);
        if widgets::name_field(ui, &mut handle, own::HANDLE, width, false).changed() {
            actions.push(Action::Settings(SettingsAction::Handle(handle)));
        }
        ui.add(egui::Label::new(text::soft(own::HANDLE_NOTE)).wrap());
    });
}

/// The folder of the player's own personalities.
fn folder(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    row(ui, places::folder::LABEL, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let path = scene.folder.map(|path| path.display().to_string());
        let said = path.unwrap_or_else(|| places::folder::NONE.to_owned());
        ui.add_space(6.0);
        ui.add(egui::Label::new(text::body(said)).wrap().selectable(true));
        let is_chosen = scene.settings.personality_folder.is_some();
        if let Some(path) = scene.folder.filter(|_| is_chosen && scene.is_folder_missing) {
            let missing = text::small(places::folder::missing(path)).color(Palette::of(ui).bad);
            ui.add(egui::Label::new(missing).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let can = scene.folder.is_some();
            let why = Some(places::folder::NO_FOLDER);
            if widgets::button(places::folder::CHOOSE).small().show_enabled(ui, can, why).clicked() {
                actions.push(Action::Library(LibraryAction::ChooseFolder));
            }
            if is_chosen && widgets::button(places::folder::DEFAULT).small().show(ui).clicked() {
                actions.push(Action::Library(LibraryAction::UseDefaultFolder));
            }
            if widgets::button(places::folder::OPEN).small().show_enabled(ui, can, why).clicked() {
                actions.push(Action::Library(LibraryAction::OpenFolder));
            }
        });
    });
}

/// The speed of this computer, compared with that of 1993.
fn speed(ui: &mut egui::Ui, speed: Speed) {
    row(ui, places::speed::LABEL, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space(6.0);
        let (said, more) = match speed {
            Speed::Measuring => (places::speed::MEASURING.to_owned(), None),
            Speed::Unknown => (places::speed::UNKNOWN.to_owned(), None),
            Speed::Known(speed) => (places::speed::measured(speed), Some(places::speed::beside_a_486(speed))),
        };
        ui.add(egui::Label::new(text::body(said)).wrap());
        if let Some(more) = more {
            ui.add(egui::Label::new(text::soft(more)).wrap());
        }
    });
}

#[derive(Debug)]
pub(crate) struct SettingsDialog;

impl Dialog for SettingsDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        show(frame.ctx, frame.id, frame.scene, frame.actions)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Object, "settings")
    }

    fn may_be_dropped(&self) -> bool {
        true
    }
}
