//! The menu bar. An impossible command is disabled and shows why.

use std::path::Path;

use eframe::egui::class::HasClasses as _;
use eframe::egui::containers::menu::{MenuButton, SubMenu, SubMenuButton, is_in_menu};
use eframe::egui::{
    self, Button, Frame, Margin, MenuBar, Panel, Popup, Rect, Response, Role, ScrollArea, pos2, vec2,
};

use crate::app::accessibility;
use crate::app::action::Action;
use crate::app::command::{Command, Situation, menu_keys, table};
use crate::app::help::action::HelpAction;
use crate::app::help::place::Chapter;
use crate::app::page::Possible;
use crate::app::scene::Actions;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::{ComputerPace, Settings, Theme, Volume};
use crate::app::store::action::FileAction;
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, PlayerColors, text};
use crate::app::ui::widgets;
use crate::messages::dialogs::settings as settings_msg;
use crate::messages::game::short_name;
use crate::messages::{files, help, menu as msg};

pub(crate) const BAR_HEIGHT: f32 = 34.0;

/// A narrower window has a single menu that contains the others.
const MIN_BAR_WIDTH: f32 = 480.0;
const MENU_PADDING: f32 = 8.0;
const ITEM_PADDING: f32 = 26.0;
/// What a menu leaves free of the window's height.
const WINDOW_MARGIN: f32 = 24.0;
const CHECK_MARK: f32 = 14.0;

/// Shows the bar at the top of the window, with `buttons` at its right end.
pub(crate) fn show(
    ui: &mut egui::Ui,
    situation: &Situation<'_>,
    actions: &mut Actions,
    buttons: impl FnOnce(&mut egui::Ui, &mut Actions),
) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(10, 0));
    Panel::top("menu").exact_size(BAR_HEIGHT).resizable(false).frame(frame).show(ui, |ui| {
        let is_wide = ui.available_width() >= MIN_BAR_WIDTH;
        ui.add_space((BAR_HEIGHT - ui.spacing().interact_size.y) / 2.0);
        MenuBar::new().ui(ui, |ui| {
            accessibility::name_menu(ui, Role::MenuBar, msg::MENU);
            if is_wide {
                ui.spacing_mut().button_padding.x = MENU_PADDING;
                everything(ui, situation, actions);
            } else {
                submenu(ui, msg::MENU, |ui| everything(ui, situation, actions));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| buttons(ui, actions));
        });
    });
}

/// What a wide window has in the header and the side panel.
pub(crate) fn more(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    ui.spacing_mut().button_padding.x = ITEM_PADDING;
    let analysis = [&table::HEAT_MAP, &table::TRUTH, &table::SHOW_WHY, &table::REVIEW];
    items(ui, &analysis, situation, actions);
    ui.separator();
    items(ui, &[&table::GO_TO_NODE, &table::REMATCH, &table::RESIGN], situation, actions);
}

/// All menus: side by side in the bar, or in a single menu.
fn everything(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    submenu(ui, msg::GAME, |ui| game(ui, situation, actions));
    submenu(ui, msg::MOVE, |ui| moves(ui, situation, actions));
    submenu(ui, msg::PERSONALITY, |ui| personality(ui, situation, actions));
    submenu(ui, msg::ANALYSIS, |ui| {
        let commands = [&table::REVIEW, &table::HEAT_MAP, &table::TRUTH, &table::SHOW_WHY];
        items(ui, &commands, situation, actions);
    });
    submenu(ui, msg::LEARN, |ui| {
        let commands = [
            &table::LEARN,
            &table::PUZZLES,
            &table::TODAYS_PUZZLE,
            &table::PRACTISE,
            &table::LADDER,
            &table::MY_PROGRESS,
        ];
        items(ui, &commands, situation, actions);
    });
    submenu(ui, msg::VIEW, |ui| view_menu(ui, situation, actions));
    submenu(ui, msg::HELP, |ui| {
        let contents = Command { label: help::CONTENTS, ..table::HELP };
        items(ui, &[&contents], situation, actions);
        submenu(ui, help::CHAPTERS, |ui| {
            for chapter in Chapter::ALL {
                let open = || Action::Help(HelpAction::Open(chapter.into()));
                Entry::new(chapter.title()).show(ui, open, actions);
            }
        });
        ui.separator();
        items(ui, &[&table::KEYBOARD, &table::ABOUT], situation, actions);
    });
}

fn submenu(ui: &mut egui::Ui, label: &str, contents: impl FnOnce(&mut egui::Ui)) {
    let contents = |ui: &mut egui::Ui| {
        accessibility::name_menu(ui, Role::Menu, label);
        // Room for check marks.
        ui.spacing_mut().button_padding.x = ITEM_PADDING;
        // With large texts, a menu can be higher than the window.
        let height = ui.ctx().content_rect().height() - WINDOW_MARGIN;
        ui.set_max_height(height);
        ScrollArea::vertical().max_height(height).show(ui, contents);
    };
    let text = menu_keys::text(ui, label);
    let (response, opens) = if is_in_menu(ui) {
        let (response, _) = SubMenuButton::new(text).ui(ui, contents);
        let opens = SubMenu::id_from_widget_id(response.id);
        (response, opens)
    } else {
        let (response, _) = MenuButton::new(text).ui(ui, contents);
        let opens = Popup::default_response_id(&response);
        (response, opens)
    };
    menu_keys::add_menu(ui, &response, label, opens);
    widgets::entry_ring(ui, &response);
}

fn items(ui: &mut egui::Ui, commands: &[&Command], situation: &Situation<'_>, actions: &mut Actions) {
    for command in commands {
        debug_assert!(!command.keys.is_empty(), "{} has no key", command.label);
        let is_on = command.is_on.map(|is_on| is_on(situation));
        // In the editor the keys of the game belong to the personality.
        let is_other = command.is_key_of_game && situation.page.has_own_document();
        let key = if is_other { String::new() } else { command.key() };
        let entry = Entry { label: command.label, key, is_on, possible: command.possible(situation) };
        entry.show(ui, || command.action(situation), actions);
    }
}

/// One of several choices, with a check mark if it is chosen.
fn choice(ui: &mut egui::Ui, label: &str, is_on: bool, action: SettingsAction, actions: &mut Actions) {
    Entry { is_on: Some(is_on), ..Entry::new(label) }.show(ui, || Action::Settings(action), actions);
}

/// Reports the state to assistive technology. A check mark shows it, because egui's own ground looks like a hover.
fn toggle(button: Button<'_>, is_on: Option<bool>) -> Button<'_> {
    let Some(is_on) = is_on else { return button };
    let mut button = button.selected(is_on);
    button.set_class(Button::CLASS_SELECTED, false);
    button
}

fn check_mark(ui: &egui::Ui, response: &Response, is_on: Option<bool>) {
    if is_on == Some(true) {
        let center = pos2(response.rect.left() + ITEM_PADDING / 2.0 + 1.0, response.rect.center().y);
        let place = Rect::from_center_size(center, vec2(CHECK_MARK, CHECK_MARK));
        icons::paint(ui.painter(), place, Icon::Check, Palette::of(ui).ink, 2.0);
    }
}

/// An entry of a menu.
struct Entry<'a> {
    label: &'a str,
    key: String,
    /// Whether the switch is on, if the entry switches something.
    is_on: Option<bool>,
    possible: Possible,
}

impl<'a> Entry<'a> {
    /// An entry that is not in the table, such as a recent file.
    const fn new(label: &'a str) -> Self {
        Self { label, key: String::new(), is_on: None, possible: Ok(()) }
    }

    fn show(self, ui: &mut egui::Ui, action: impl FnOnce() -> Action, actions: &mut Actions) -> Response {
        let text = menu_keys::text(ui, self.label);
        let button = toggle(Button::new(text), self.is_on);
        let button = if self.key.is_empty() { button } else { button.shortcut_text(self.key) };
        let response = widgets::menu_entry(ui, self.possible.is_ok(), button.min_size(vec2(210.0, 28.0)));
        let is_letter_pressed = menu_keys::add(ui, &response, self.label, self.possible.is_ok());
        check_mark(ui, &response, self.is_on);
        if response.clicked() || is_letter_pressed {
            actions.push(action());
            ui.close();
        }
        match self.possible {
            Ok(()) => response,
            Err(why) => response.on_disabled_hover_text(why),
        }
    }
}

fn game(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    items(ui, &[&table::NEW_GAME, &table::REMATCH, &table::OPEN], situation, actions);
    submenu(ui, msg::OPEN_RECENT, |ui| {
        recent(ui, situation.scene.settings, actions);
        if !situation.scene.settings.recent.is_empty() {
            ui.separator();
            items(ui, &[&table::CLEAR_RECENT], situation, actions);
        }
    });
    items(ui, &[&table::GAMES, &table::SAVE, &table::SAVE_AS], situation, actions);
    ui.separator();
    items(ui, &[&table::COPY_POSITION, &table::COPY_GAME, &table::PASTE], situation, actions);
    ui.separator();
    let pictures = [&table::SAVE_PICTURE, &table::COPY_PICTURE, &table::SAVE_ANIMATION];
    items(ui, &pictures, situation, actions);
    ui.separator();
    items(ui, &[&table::RESIGN, &table::SOUND, &table::SETTINGS, &table::QUIT], situation, actions);
}

fn volume(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    submenu(ui, msg::VOLUME, |ui| {
        for (volume, name) in Volume::ALL.into_iter().zip(settings_msg::VOLUMES) {
            let is_on = situation.scene.settings.volume == volume;
            choice(ui, name, is_on, SettingsAction::Volume(volume), actions);
        }
    });
}

fn recent(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    if settings.recent.is_empty() {
        ui.add_enabled(false, Button::new(msg::NO_RECENT));
    }
    for (path, number) in settings.recent.iter().zip(1_usize..) {
        let path: &Path = path;
        let open = || Action::File(FileAction::OpenPath(path.to_path_buf()));
        let entry = Entry::new(&files::numbered(number, path)).show(ui, open, actions);
        entry.on_hover_text(path.display().to_string());
    }
}

fn moves(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    items(ui, &[&table::UNDO, &table::REDO, &table::HINT, &table::MOVE_NOW], situation, actions);
    ui.separator();
    submenu(ui, msg::COMPUTER_PACE, |ui| {
        for (pace, name) in ComputerPace::ALL.into_iter().zip(settings_msg::COMPUTER_PACES) {
            let is_on = situation.scene.settings.computer_pace == pace;
            choice(ui, name, is_on, SettingsAction::ComputerPace(pace), actions);
        }
    });
    items(ui, &[&table::PAUSE, &table::STEP, &table::SLOWER, &table::FASTER], situation, actions);
    ui.separator();
    let navigation = [&table::GO_TO_NODE, &table::PREVIOUS, &table::NEXT, &table::FIRST, &table::LAST];
    items(ui, &navigation, situation, actions);
}

fn personality(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    let commands = [
        &table::CHOOSE_HORIZONTAL,
        &table::CHOOSE_VERTICAL,
        &table::LIBRARY,
        &table::EDITOR,
        &table::NEW_PERSONALITY,
        &table::FROM_GAMES,
    ];
    items(ui, &commands, situation, actions);
    ui.separator();
    ui.horizontal(|ui| {
        ui.add_space(ITEM_PADDING);
        ui.label(text::soft(short_name(situation.scene.current_personality)));
    });
    items(ui, &[&table::TRAIN, &table::PRINT_PERSONALITY], situation, actions);
    ui.separator();
    let files = [
        &table::SAVE_HORIZONTAL,
        &table::SAVE_VERTICAL,
        &table::OPEN_FOLDER,
        &table::TOURNAMENT,
        &table::EXTERNAL_ENGINES,
    ];
    items(ui, &files, situation, actions);
}

fn view_menu(ui: &mut egui::Ui, situation: &Situation<'_>, actions: &mut Actions) {
    submenu(ui, msg::THEME, |ui| {
        for (theme, name) in Theme::ALL.into_iter().zip(msg::THEMES) {
            let is_on = situation.scene.settings.theme == theme;
            choice(ui, name, is_on, SettingsAction::Theme(theme), actions);
        }
    });
    submenu(ui, msg::PLAYER_COLORS, |ui| {
        for (colors, name) in PlayerColors::ALL.into_iter().zip(msg::PLAYER_COLORS_CHOICES) {
            let is_on = situation.scene.settings.player_colors == colors;
            choice(ui, name, is_on, SettingsAction::PlayerColors(colors), actions);
        }
    });
    volume(ui, situation, actions);
    items(ui, &[&table::COORDINATES, &table::SIDE_PANEL], situation, actions);
    ui.separator();
    items(ui, &[&table::ZOOM_IN, &table::ZOOM_OUT, &table::WHOLE_BOARD], situation, actions);
    ui.separator();
    let size = [&table::TEXT_LARGER, &table::TEXT_SMALLER, &table::TEXT_NORMAL, &table::FULL_SCREEN];
    items(ui, &size, situation, actions);
    ui.separator();
    items(ui, &[&table::GO_TO_NOTICE], situation, actions);
}
