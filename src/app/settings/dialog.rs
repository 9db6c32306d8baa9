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
use crate::messages::language::percent;
use crate::messages::{learn, personality_folder};

const LABEL_WIDTH: f32 = 150.0;
/// Below this width, labels are above their controls, in points.
const NARROW: f32 = 460.0;
const ROW_HEIGHT: f32 = 34.0;
/// From this width on, the dialog has two columns, in points.
const TWO_COLUMNS: f32 = 780.0;
const COLUMN_GAP: f32 = 40.0;
/// Of the dialog.
const WIDTH: f32 = 980.0;
const MAX_HEIGHT: f32 = 760.0;
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

/// The left column is first in the order of the Tab key.
fn two_columns(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let within = ui.spacing().item_spacing.x;
    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
    ui.columns_const(|[left, right]| {
        for column in [&mut *left, &mut *right] {
            column.spacing_mut().item_spacing.x = within;
        }
        appearance(left, scene, actions);
        left.add_space(8.0);
        learning(left, scene.settings, actions);
        game(right, scene, actions);
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

fn appearance(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let settings = scene.settings;
    heading(ui, msg::APPEARANCE);
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
    let labels = TEXT_SIZES.map(|size| percent(f64::from(size) / 100.0));
    let sizes = labels.each_ref().map(|label| SegmentItem::plain(label));
    // A size between those, set with Ctrl and plus, selects none.
    let selected = TEXT_SIZES.iter().position(|&size| size == settings.text_size).unwrap_or(TEXT_SIZES.len());
    if let Some(index) = choice(ui, msg::TEXT_SIZE, &sizes, selected) {
        actions.push(Action::Settings(SettingsAction::TextSize(TEXT_SIZES[index])));
    }
    sound(ui, settings, actions);
    switch(ui, (msg::COORDINATES, ""), settings.coordinates, SettingsAction::Coordinates, actions);
    let reduce_motion = (msg::REDUCE_MOTION, msg::REDUCE_MOTION_NOTE);
    switch(ui, reduce_motion, scene.reduced_motion, |on| SettingsAction::ReduceMotion(Some(on)), actions);
}

fn learning(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    heading(ui, learn::TITLE);
    let ratings = (msg::SHOW_RATINGS, msg::SHOW_RATINGS_NOTE);
    switch(ui, ratings, settings.show_ratings, SettingsAction::ShowRatings, actions);
    switch(ui, (msg::SHOW_DAYS, ""), settings.show_days, SettingsAction::ShowDays, actions);
}

fn game(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let settings = scene.settings;
    heading(ui, msg::GAME);
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
    let warn = (msg::WARN_OF_MISTAKES, msg::WARN_OF_MISTAKES_NOTE);
    switch(ui, warn, settings.warn_of_mistakes, SettingsAction::WarnOfMistakes, actions);
    let confirm = (msg::CONFIRM_MOVES, msg::CONFIRM_MOVES_NOTE);
    switch(ui, confirm, settings.confirm_moves, SettingsAction::ConfirmMoves, actions);
    person(ui, settings, actions);
    folder(ui, scene, actions);
}

fn heading(ui: &mut egui::Ui, label: &str) {
    ui.label(text::subheading(label));
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

/// A check box with a note below it, which may be empty.
fn switch(
    ui: &mut egui::Ui,
    (label, note): (&str, &str),
    is_on: bool,
    action: fn(bool) -> SettingsAction,
    actions: &mut Actions,
) {
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
            if ui.available_width() < TWO_COLUMNS {
                appearance(ui, scene, actions);
                ui.add_space(8.0);
                learning(ui, scene.settings, actions);
                ui.add_space(8.0);
                game(ui, scene, actions);
            } else {
                two_columns(ui, scene, actions);
            }
        };
        let footer = |ui: &mut egui::Ui| help_and_done(ui, msg::TITLE);
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (WIDTH, MAX_HEIGHT), body, footer);
        result.footer.closes(actions) || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Object, "settings")
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
