//! The section of a player in New Game: name, kind and personality.

use eframe::egui::{Align, Frame, Label, Layout, Margin, Stroke, Ui, vec2};

use crate::app::action::Action;
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::game::new_game::form::NewGameDialog;
use crate::app::game::opponents::{Opponent, button};
use crate::app::game::player_cards;
use crate::app::help::action::HelpAction;
use crate::app::help::place::Chapter;
use crate::app::library::action::LibraryAction;
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::dialogs::new_game as msg;
use crate::messages::{dialogs as dialogs_msg, engines, help, opponent_model, opponents};
use span_it_core::board::Player;
use span_it_core::record::PlayerKind;

// Lengths in points.
/// In a narrower section the margins are smaller.
const WIDE_MARGIN_MIN_WIDTH: f32 = 400.0;
/// Three lines.
const DESCRIPTION_HEIGHT: f32 = 48.0;
const LAST_ROW_HEIGHT: f32 = 28.0;

pub(super) fn show(
    ui: &mut Ui,
    player: Player,
    is_narrow: bool,
    form: &mut NewGameDialog,
    actions: &mut Actions,
) {
    let palette = Palette::of(ui);
    let margin = if ui.available_width() < WIDE_MARGIN_MIN_WIDTH && is_narrow { 12 } else { 18 };
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(palette.corner(14))
        .inner_margin(Margin::same(margin));
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        heading(ui, player, actions);
        let width = ui.available_width();
        let seat = &mut form.seats[player];
        let invalid = seat.name.trim().is_empty();
        let is_own = !seat.kind().is_external();
        ui.add_enabled_ui(is_own, |ui| {
            let field = widgets::name_field(ui, &mut seat.name, msg::name_field(player), width, invalid);
            if field.changed() {
                seat.named = true;
            }
        });
        let mut computer = seat.computer;
        let label = msg::for_player(msg::COMPUTER_PLAYS, player);
        if widgets::checkbox_named(ui, &mut computer, msg::COMPUTER_PLAYS, &label).changed() {
            form.set_computer(player, computer);
        }
        personality(ui, player, form, actions);
        let room = ui.available_width();
        widgets::cell(ui, room, LAST_ROW_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
            last_row(ui, player, form);
        });
    });
}

fn heading(ui: &mut Ui, player: Player, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        player_cards::tile(ui, player, 42.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space(2.0);
            ui.label(text::subheading(msg::player_heading(player)));
            ui.label(text::soft(msg::goal(player)));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::help_button(ui, &help::about(msg::player_heading(player))).clicked() {
                actions.push(Action::Help(HelpAction::Open(Chapter::Personalities.into())));
            }
        });
    });
}

fn personality(ui: &mut Ui, player: Player, form: &NewGameDialog, actions: &mut Actions) {
    let seat = &form.seats[player];
    let palette = Palette::of(ui);
    let frame = palette.frame(palette.raised, 10).inner_margin(Margin::symmetric(14, 12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let role = msg::personality_role(seat.kind());
        let opponent = Opponent::of(seat.kind(), &seat.personality);
        let name = match opponent {
            Some(opponent) => opponent.name(),
            None if seat.kind().is_external() => &seat.name,
            None => &seat.personality.name,
        };
        let is_engine = seat.kind().is_external();
        let own = || if is_engine { String::new() } else { opponents::OWN.to_owned() };
        let strength = opponent.map_or_else(own, Opponent::strength);
        let button = button::Texts { role, name, strength: &strength };
        if button::show(ui, button, &msg::for_player(role, player)).clicked() {
            actions.push(Action::Game(GameAction::OpenOpponents(player)));
        }
        let description = match opponent {
            Some(opponent) => opponent.description(),
            None if is_engine => engines::ABOUT,
            None => seat.personality.description.as_deref().unwrap_or(dialogs_msg::library::NO_DESCRIPTION),
        };
        let lines = |ui: &mut Ui| ui.add(Label::new(text::soft(description)).wrap());
        let room = ui.available_width();
        widgets::cell(ui, room, DESCRIPTION_HEIGHT, Layout::top_down(Align::Min), lines)
            .on_hover_text(description);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let [choose_name, edit_name] =
                [msg::CHOOSE_PERSONALITY, msg::EDIT].map(|label| msg::for_player(label, player));
            let choose =
                widgets::button(msg::CHOOSE_PERSONALITY).icon(Icon::Folder).small().named(&choose_name);
            if choose.show(ui).clicked() {
                actions.push(Action::Library(LibraryAction::OpenFor(Some(player))));
            }
            let edit = widgets::button(msg::EDIT).small().named(&edit_name);
            if edit.show_enabled(ui, !is_engine, Some(engines::NO_PERSONALITY)).clicked() {
                let (personality, file) = (Box::new(seat.personality.clone()), seat.file.clone());
                actions.push(Action::Editor(EditorAction::Edit { personality, file, of: Some(player) }));
            }
        });
    });
}

/// *Read the opponent*, or what the personality is for.
fn last_row(ui: &mut Ui, player: Player, form: &mut NewGameDialog) {
    let seat = &mut form.seats[player];
    let note = match seat.kind() {
        PlayerKind::Computer => return reads_checkbox(ui, player, form),
        PlayerKind::Human => opponents::HINTS_NOTE.to_owned(),
        PlayerKind::Perfect(_) => opponents::breaks_ties(&seat.personality.name),
        PlayerKind::Engine => engines::NAME_NOTE.to_owned(),
    };
    ui.add(Label::new(text::soft(note)).truncate());
}

fn reads_checkbox(ui: &mut Ui, player: Player, form: &mut NewGameDialog) {
    let seat = &mut form.seats[player];
    ui.spacing_mut().item_spacing.x = 10.0;
    let name = msg::for_player(opponent_model::READ_OPPONENT, player);
    let check = widgets::checkbox_named(ui, &mut seat.reads, opponent_model::READ_OPPONENT, &name);
    check.on_hover_text(opponent_model::READ_OPPONENT_NOTE);
    if seat.reads && seat.personality.factors.max_depth() == 1 {
        let note = Label::new(text::soft(opponent_model::NO_REPLIES)).truncate();
        ui.add(note).on_hover_text(opponent_model::NO_REPLIES_NOTE);
    }
}
