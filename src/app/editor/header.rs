//! The header of the editor: name, description, author, file, and buttons.

use eframe::egui::{self, Align, Layout, TextStyle, vec2};

use crate::app::action::{Action, Actions};
use crate::app::command::table;
use crate::app::editor::action::EditorAction;
use crate::app::editor::commands::{use_in_next_game, use_in_this_game};
use crate::app::editor::form::EditorForm;
use crate::app::editor::state::EditorState;
use crate::app::library::action::LibraryAction;
use crate::app::page::when;
use crate::app::scene::Scene;
use crate::app::ui::widgets::ChipKind;
use crate::app::ui::{Icon, text, widgets};
use crate::messages::game::why_disabled;
use crate::messages::{editor as msg, files, menu};
use span_it_core::board::Player;

/// From this width on, the buttons are beside the name, in points.
const MIN_WIDTH_BESIDE: f32 = 700.0;
const ROW_HEIGHT: f32 = 36.0;
const MAX_AUTHOR_WIDTH: f32 = 130.0;
const MAX_FILE_WIDTH: f32 = 150.0;

pub(super) fn show(ui: &mut egui::Ui, scene: &Scene<'_>, state: &mut EditorState, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let width = ui.available_width();
    let beside = width >= MIN_WIDTH_BESIDE;
    let row = vec2(width, ROW_HEIGHT);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if beside {
            for button in BUTTONS.iter().rev() {
                button(ui, scene, &state.form, actions);
            }
        }
        let changes = state.form.changes();
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            name(ui, state, changes);
        });
    });
    if !beside {
        let row = vec2(width, ROW_HEIGHT);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for button in BUTTONS {
                button(ui, scene, &state.form, actions);
            }
        });
    }
    lines(ui, &mut state.form, width);
    ui.add_space(2.0);
}

fn name(ui: &mut egui::Ui, state: &mut EditorState, changes: usize) {
    let chip = if changes > 0 { 150.0 } else { 0.0 };
    let style = TextStyle::Name("title".into());
    let natural = text_width(ui, &state.form.draft.name, &style) + 8.0;
    let width = natural.max(60.0).min((ui.available_width() - chip).max(100.0));
    widgets::quiet_field(ui, &mut state.form.draft.name, msg::NAME, width, style);
    if changes > 0 {
        widgets::chip(ui, &msg::unsaved_changes(changes), ChipKind::Go);
    }
}

fn lines(ui: &mut egui::Ui, form: &mut EditorForm, width: f32) {
    let from = match &form.file {
        Some(path) => files::file_name(path),
        None if form.is_built_in() => msg::BUILT_IN.to_owned(),
        None => msg::NOT_SAVED.to_owned(),
    };
    let narrow = width < 480.0;
    let style = TextStyle::Small;
    let by = (text_width(ui, &form.draft.author, &style) + 4.0).clamp(50.0, MAX_AUTHOR_WIDTH);
    let file = text_width(ui, &from, &style).min(MAX_FILE_WIDTH);
    let room = width - if narrow { 0.0 } else { by + file + 66.0 };
    let about = (text_width(ui, &form.draft.description, &style) + 6.0).max(120.0).min(room);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let field = widgets::quiet_field(ui, &mut form.draft.description, msg::DESCRIPTION, about, style);
        if !form.draft.description.is_empty() && !field.has_focus() {
            field.on_hover_text(&form.draft.description);
        }
        if !narrow {
            ui.add_space(4.0);
            author(ui, form, by, &from);
        }
    });
    if narrow {
        ui.horizontal(|ui| author(ui, form, by, &from));
    }
}

fn text_width(ui: &egui::Ui, message: &str, style: &TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.painter().layout_no_wrap(message.to_owned(), font, egui::Color32::PLACEHOLDER).size().x
}

fn author(ui: &mut egui::Ui, form: &mut EditorForm, width: f32, from: &str) {
    ui.label(text::soft(msg::BY));
    widgets::quiet_field(ui, &mut form.draft.author, msg::AUTHOR, width, TextStyle::Small);
    ui.label(text::soft("·"));
    ui.add(egui::Label::new(text::soft(from)).truncate());
}

type ShowButton = fn(&mut egui::Ui, &Scene<'_>, &EditorForm, &mut Actions);

const BUTTONS: [ShowButton; 7] = [load, undo, redo, revert, use_it, save_as, save];

fn load(ui: &mut egui::Ui, _: &Scene<'_>, _: &EditorForm, actions: &mut Actions) {
    if widgets::button(msg::LOAD).small().show(ui).clicked() {
        actions.push(Action::Library(LibraryAction::OpenFor(None)));
    }
}

fn undo(ui: &mut egui::Ui, _: &Scene<'_>, form: &EditorForm, actions: &mut Actions) {
    let key = table::key(menu::UNDO);
    let button = widgets::button(msg::UNDO).small().tip(&key);
    if button.show_possible(ui, when(form.can_undo(), why_disabled::UNDO)).clicked() {
        actions.push(Action::Editor(EditorAction::Undo));
    }
}

fn redo(ui: &mut egui::Ui, _: &Scene<'_>, form: &EditorForm, actions: &mut Actions) {
    if widgets::icon_button(ui, Icon::Redo, msg::REDO, form.can_redo()).clicked() {
        actions.push(Action::Editor(EditorAction::Redo));
    }
}

fn revert(ui: &mut egui::Ui, _: &Scene<'_>, form: &EditorForm, actions: &mut Actions) {
    let changed = form.changes() > 0;
    let why = if form.is_unsaved() { msg::NO_CHANGES_SINCE_OPENING } else { msg::NO_UNSAVED_CHANGES };
    if widgets::button(msg::REVERT).small().show_enabled(ui, changed, Some(why)).clicked() {
        actions.push(Action::Editor(EditorAction::Revert));
    }
}

fn save_as(ui: &mut egui::Ui, _: &Scene<'_>, form: &EditorForm, actions: &mut Actions) {
    let why = form.problem();
    if form.file.is_some()
        && widgets::button(msg::SAVE_AS).small().show_enabled(ui, why.is_none(), why).clicked()
    {
        actions.push(Action::Editor(EditorAction::SaveAs));
    }
}

fn save(ui: &mut egui::Ui, _: &Scene<'_>, form: &EditorForm, actions: &mut Actions) {
    let why = form.problem();
    let label = match form.file {
        Some(_) => msg::SAVE,
        None if form.is_built_in() => msg::SAVE_COPY,
        None => msg::SAVE_NEW,
    };
    let key = table::key(menu::SAVE);
    let button = widgets::button(label).small().primary().tip(&key);
    if button.show_enabled(ui, why.is_none(), why).clicked() {
        actions.push(Action::Editor(EditorAction::Save));
    }
}

/// Uses the personality: for the player of the New Game dialog, else in the current or the next game.
fn use_it(ui: &mut egui::Ui, scene: &Scene<'_>, form: &EditorForm, actions: &mut Actions) {
    let why = form.problem();
    let use_for = |player| {
        let personality = form.personality();
        personality.map(|personality| Action::call(move |cx| use_in_next_game(cx, player, &personality)))
    };
    if let Some(player) = form.of {
        let label = match player {
            Player::Horizontal => msg::USE_HORIZONTAL,
            Player::Vertical => msg::USE_VERTICAL,
        };
        if widgets::button(label).small().show_enabled(ui, why.is_none(), why).clicked() {
            actions.extend(use_for(player));
        }
        return;
    }
    let button = widgets::button(msg::USE).small().show_enabled(ui, why.is_none(), why);
    egui::Popup::menu(&button).width(230.0).show(|ui| {
        for player in Player::ALL {
            let entry = egui::Button::new(msg::use_in_next_game(player));
            if widgets::menu_entry(ui, true, entry).clicked() {
                actions.extend(use_for(player));
            }
        }
        let over = scene.session.outcome().is_some();
        for player in Player::ALL {
            let item = widgets::menu_entry(ui, !over, egui::Button::new(msg::use_in_this_game(player)));
            if item.on_disabled_hover_text(msg::CURRENT_GAME_OVER).clicked() {
                actions.push(Action::call(move |cx| use_in_this_game(cx, player)));
            }
        }
    });
}
