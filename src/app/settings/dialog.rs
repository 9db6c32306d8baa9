//! The settings dialog.

use eframe::egui;

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame, help_and_done};
use crate::app::help::place::{Chapter, Place};
use crate::app::library::action::LibraryAction;
use crate::app::scene::{Actions, Scene};
use crate::app::settings::action::SettingsAction;
use crate::app::settings::{ComputerPace, Settings, ShowTruth, Theme, Volume};
use crate::app::ui::theme::{Palette, PlayerColors, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::SegmentItem;
use crate::messages::dialogs::settings as msg;
use crate::messages::personality_folder;

const LABEL_WIDTH: f32 = 150.0;
/// Below this width, labels are above their controls, in points.
const NARROW: f32 = 460.0;
const ROW_HEIGHT: f32 = 34.0;
/// In percent.
const TEXT_SIZES: [u16; 5] = [80, 100, 125, 150, 200];

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

/// A row to choose one item. An index beyond the items selects none. Returns the index of another choice.
fn choice(ui: &mut egui::Ui, name: &str, items: &[SegmentItem<'_>], selected: usize) -> Option<usize> {
    let mut chosen = selected;
    row(ui, name, |ui| {
        widgets::segmented(ui, name, &mut chosen, items);
    });
    (chosen != selected).then_some(chosen)
}

fn choices(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    let themes = msg::THEMES.map(SegmentItem::plain);
    let selected = Theme::ALL.iter().position(|&theme| theme == settings.theme).unwrap_or(0);
    if let Some(index) = choice(ui, msg::THEME, &themes, selected) {
        actions.push(Action::Settings(SettingsAction::Theme(Theme::ALL[index])));
    }
    let colors = msg::PLAYER_COLORS_CHOICES.map(SegmentItem::plain);
    let selected = PlayerColors::ALL.iter().position(|&colors| colors == settings.player_colors).unwrap_or(0);
    if let Some(index) = choice(ui, msg::PLAYER_COLORS, &colors, selected) {
        actions.push(Action::Settings(SettingsAction::PlayerColors(PlayerColors::ALL[index])));
    }
    let labels = TEXT_SIZES.map(msg::percent);
    let sizes = labels.each_ref().map(|label| SegmentItem::plain(label));
    // A size between those, set with Ctrl and plus, selects none.
    let selected = TEXT_SIZES.iter().position(|&size| size == settings.text_size).unwrap_or(TEXT_SIZES.len());
    if let Some(index) = choice(ui, msg::TEXT_SIZE, &sizes, selected) {
        actions.push(Action::Settings(SettingsAction::TextSize(TEXT_SIZES[index])));
    }
    let answers = msg::SHOW_WINNER_CHOICES.map(SegmentItem::plain);
    let selected = ShowTruth::ALL.iter().position(|&show| show == settings.show_truth).unwrap_or(0);
    if let Some(index) = choice(ui, msg::SHOW_WINNER, &answers, selected) {
        actions.push(Action::Settings(SettingsAction::ShowTruth(ShowTruth::ALL[index])));
    }
    let paces = msg::COMPUTER_PACES.map(SegmentItem::plain);
    let selected = ComputerPace::ALL.iter().position(|&pace| pace == settings.computer_pace).unwrap_or(0);
    if let Some(index) = choice(ui, msg::COMPUTER_PACE, &paces, selected) {
        actions.push(Action::Settings(SettingsAction::ComputerPace(ComputerPace::ALL[index])));
    }
    sound(ui, settings, actions);
}

fn sound(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    let [quiet, medium, loud] = msg::VOLUMES;
    let items = [msg::SOUND_OFF, quiet, medium, loud].map(SegmentItem::plain);
    let volume = Volume::ALL.iter().position(|&volume| volume == settings.volume);
    let selected = volume.filter(|_| settings.sound).map_or(0, |index| index + 1);
    if let Some(index) = choice(ui, msg::SOUND, &items, selected) {
        actions.push(Action::Settings(match index.checked_sub(1) {
            Some(index) => SettingsAction::Volume(Volume::ALL[index]),
            None => SettingsAction::Sound(false),
        }));
    }
}

fn switches(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let settings = scene.settings;
    let mut switch = |label: &str, note: &str, is_on: bool, action: fn(bool) -> SettingsAction| {
        row(ui, "", |ui| {
            let mut on = is_on;
            ui.spacing_mut().item_spacing.y = 2.0;
            if widgets::checkbox(ui, &mut on, label).changed() {
                actions.push(Action::Settings(action(on)));
            }
            if !note.is_empty() {
                ui.add(egui::Label::new(text::soft(note)).wrap());
            }
        });
    };
    let reduce_motion = |on| SettingsAction::ReduceMotion(Some(on));
    let (warn, confirm) = (settings.warn_of_mistakes, settings.confirm_moves);
    switch(msg::REDUCE_MOTION, msg::REDUCE_MOTION_NOTE, scene.reduced_motion, reduce_motion);
    switch(msg::COORDINATES, "", settings.coordinates, SettingsAction::Coordinates);
    switch(msg::WARN_OF_MISTAKES, msg::WARN_OF_MISTAKES_NOTE, warn, SettingsAction::WarnOfMistakes);
    switch(msg::CONFIRM_MOVES, msg::CONFIRM_MOVES_NOTE, confirm, SettingsAction::ConfirmMoves);
}

fn person(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, msg::YOUR_NAME, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut handle = settings.handle.clone();
        let width = ui.available_width().min(220.0);
        if widgets::name_field(ui, &mut handle, msg::YOUR_NAME, width, false).changed() {
            actions.push(Action::Settings(SettingsAction::Handle(handle)));
        }
        ui.add(egui::Label::new(text::soft(msg::YOUR_NAME_NOTE)).wrap());
    });
}

fn folder(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    row(ui, personality_folder::LABEL, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let path = scene.folder.map(|path| path.display().to_string());
        let message = path.unwrap_or_else(|| personality_folder::NONE.to_owned());
        ui.add_space(6.0);
        ui.add(egui::Label::new(text::body(message)).wrap().selectable(true));
        let is_chosen = scene.settings.personality_folder.is_some();
        if let Some(path) = scene.folder.filter(|_| is_chosen && scene.is_folder_missing) {
            let missing = text::small(personality_folder::folder_missing(path)).color(Palette::of(ui).bad);
            ui.add(egui::Label::new(missing).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let can = scene.folder.is_some();
            let why = Some(personality_folder::NO_FOLDER);
            if widgets::button(personality_folder::CHOOSE).small().show_enabled(ui, can, why).clicked() {
                actions.push(Action::Library(LibraryAction::ChooseFolder));
            }
            if is_chosen && widgets::button(personality_folder::DEFAULT).small().show(ui).clicked() {
                actions.push(Action::Library(LibraryAction::UseDefaultFolder));
            }
            if widgets::button(personality_folder::OPEN).small().show_enabled(ui, can, why).clicked() {
                actions.push(Action::Library(LibraryAction::OpenFolder));
            }
        });
    });
}

#[derive(Debug)]
pub(crate) struct SettingsDialog;

impl Dialog for SettingsDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let (scene, actions) = (frame.scene, &mut *frame.actions);
        let body = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing.y = 12.0;
            choices(ui, scene.settings, actions);
            switches(ui, scene, actions);
            person(ui, scene.settings, actions);
            folder(ui, scene, actions);
        };
        let footer = |ui: &mut egui::Ui| help_and_done(ui, msg::TITLE);
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (640.0, 760.0), body, footer);
        result.footer.closes(actions) || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Object, "settings")
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
