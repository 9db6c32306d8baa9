//! The menu bar. An impossible command is disabled and shows why.

use eframe::egui::class::HasClasses as _;
use eframe::egui::containers::menu::{MenuButton, SubMenuButton, is_in_menu};
use eframe::egui::{Button, MenuBar};

use crate::context::command::{Command, Effect, Situation, table};
use crate::context::prelude::*;
use crate::kit::{accessibility, icons};
use crate::messages::{files, menu as msg};
use crate::model::settings::Choice;

pub(crate) const BAR_HEIGHT: f32 = 34.0;

/// A narrower window has a single menu that contains the others.
const MIN_BAR_WIDTH: f32 = 480.0;
const MENU_PADDING: f32 = 8.0;
const ITEM_PADDING: f32 = 26.0;
/// What a menu leaves free of the window's height.
const WINDOW_MARGIN: f32 = 24.0;
const CHECK_MARK: f32 = 14.0;

/// Shows the bar at the top of the window, with `buttons` at its right end.
pub(crate) fn show(ui: &mut egui::Ui, situation: &Situation<'_>, buttons: impl FnOnce(&mut egui::Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(10, 0));
    Panel::top("menu").exact_size(BAR_HEIGHT).resizable(false).frame(frame).show(ui, |ui| {
        let is_wide = ui.available_width() >= MIN_BAR_WIDTH;
        ui.add_space((BAR_HEIGHT - ui.spacing().interact_size.y) / 2.0);
        MenuBar::new().ui(ui, |ui| {
            accessibility::name_menu(ui, Role::MenuBar, msg::menu());
            if is_wide {
                ui.spacing_mut().button_padding.x = MENU_PADDING;
                everything(ui, situation);
            } else {
                submenu(ui, msg::menu(), |ui| everything(ui, situation));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| buttons(ui));
        });
    });
}

/// All menus: side by side in the bar, or in a single menu.
fn everything(ui: &mut egui::Ui, situation: &Situation<'_>) {
    for (label, commands) in table::menus() {
        submenu(ui, label, |ui| items(ui, &commands, situation));
    }
}

fn items(ui: &mut egui::Ui, commands: &[Command], situation: &Situation<'_>) {
    for command in commands {
        item(ui, command, situation);
    }
}

fn item(ui: &mut egui::Ui, command: &Command, situation: &Situation<'_>) {
    let Some(label) = command.menu_label else { return };
    if command.has_line_above {
        ui.separator();
    }
    match &command.effect {
        Effect::Drawn(draw) => draw(ui, situation),
        Effect::Submenu(commands) => submenu(ui, label, |ui| items(ui, commands, situation)),
        Effect::Choices(choice) => submenu(ui, label, |ui| choices(ui, *choice, situation)),
        Effect::Action(_) => {
            let (key, is_on) = (command.key(), command.is_on(situation));
            let entry = Entry { label, key, is_on, possible: command.possible(situation) };
            entry.show(ui, || command.action(situation), situation.cx);
        }
    }
}

/// The choices of a setting: name, whether it is chosen, and what chooses it.
pub(crate) fn choices_of(
    choice: Choice,
    settings: &Settings,
) -> impl Iterator<Item = (&'static str, bool, Action)> {
    (choice.names)().into_iter().enumerate().map(move |(index, name)| {
        let action = Action::change(settings, |settings| (choice.set)(settings, index));
        (name, (choice.get)(settings) == index, action)
    })
}

/// The choices of a setting, with a check mark at the chosen one.
fn choices(ui: &mut egui::Ui, choice: Choice, situation: &Situation<'_>) {
    for (name, is_chosen, action) in choices_of(choice, &situation.cx.settings) {
        Entry { is_on: Some(is_chosen), ..Entry::new(name) }.show(ui, || Some(action), situation.cx);
    }
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
    let response = if is_in_menu(ui) {
        SubMenuButton::new(label).ui(ui, contents).0
    } else {
        MenuButton::new(label).ui(ui, contents).0
    };
    widgets::entry_ring(ui, &response);
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

    fn show(self, ui: &mut egui::Ui, action: impl FnOnce() -> Option<Action>, cx: &Context) -> Response {
        let button = toggle(Button::new(self.label), self.is_on);
        let button = if self.key.is_empty() { button } else { button.shortcut_text(self.key) };
        let response = widgets::menu_entry(ui, self.possible.is_ok(), button.min_size(vec2(210.0, 28.0)));
        check_mark(ui, &response, self.is_on);
        if response.clicked() {
            cx.request_all(action());
            ui.close();
        }
        match self.possible {
            Ok(()) => response,
            Err(why) => response.on_disabled_hover_text(why),
        }
    }
}

pub(crate) fn recent(ui: &mut egui::Ui, situation: &Situation<'_>) {
    let recent = &situation.cx.settings.recent;
    if recent.is_empty() {
        ui.add_enabled(false, Button::new(msg::no_recent()));
    }
    for (path, number) in recent.iter().zip(1_usize..) {
        let open = || Some(Action::File(FileAction::OpenPath(path.clone())));
        let entry = Entry::new(&files::numbered(number, path)).show(ui, open, situation.cx);
        entry.on_hover_text(path.display().to_string());
    }
}

pub(crate) fn chapters(ui: &mut egui::Ui, situation: &Situation<'_>) {
    for chapter in Chapter::ALL {
        let open = || Some(Action::Help(HelpAction::Open(chapter.into())));
        Entry::new(chapter.title()).show(ui, open, situation.cx);
    }
}
