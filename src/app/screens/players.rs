//! Player cards: who plays, how long they have taken, what they are doing.

use eframe::egui::{self, Align, Layout, Popup, Sense, WidgetInfo, vec2};

use super::{Actions, Scene};
use crate::app::theme::{Palette, text};
use crate::app::widgets::{self, CardKind, ChipKind};
use crate::app::{Action, icons};
use crate::board::Player;
use crate::messages::{dialogs, game, reading as words};

/// Edge of the badge with the player's shape, in points.
const TILE: f32 = 42.0;

/// One player's card; a click opens what can be done with the player.
pub(super) fn card(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let active = is_to_move(scene, player);
    let kind = if active { CardKind::Active(player) } else { CardKind::Plain };
    let shown = widgets::card(ui, kind, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            tile(ui, player, TILE);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                times(ui, player, active, scene);
                ui.with_layout(Layout::top_down(Align::Min), |ui| names(ui, player, scene));
            });
        });
        reading(ui, player, scene);
        progress(ui, player, scene);
    });
    menu(ui, shown.response.rect, player, scene, actions);
}

/// The badge with the player's shape.
pub(super) fn tile(ui: &mut egui::Ui, player: Player, edge: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(edge, edge), Sense::hover());
    icons::side_tile(ui.painter(), rect, player, Palette::of(ui));
}

/// Whether the card is marked: the player is to move in the live game.
pub(super) fn is_to_move(scene: &Scene<'_>, player: Player) -> bool {
    scene.session.outcome().is_none() && scene.session.game().position().to_move() == player
}

fn names(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    let seat = scene.session.seat(player);
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add_space(2.0);
    ui.add(egui::Label::new(text::subheading(&seat.name)).truncate());
    let line = game::card_line(player, seat.kind);
    // In a narrow panel it takes two lines.
    ui.add(egui::Label::new(text::soft(line)).wrap());
}

/// What a player that reads its opponent makes of it.
fn reading(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    if scene.session.reads(player) {
        ui.add(egui::Label::new(text::soft(words::line(scene.session.reading(player)))).wrap());
    }
}

fn times(ui: &mut egui::Ui, player: Player, active: bool, scene: &Scene<'_>) {
    ui.allocate_ui_with_layout(vec2(78.0, TILE), Layout::top_down(Align::Max), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let used = scene.session.time_used(player, scene.now);
        ui.label(text::mono_strong(game::time_used(used)));
        let winner = scene.session.outcome().is_some_and(|outcome| outcome.winner == player);
        if winner {
            widgets::chip(ui, game::WINNER, ChipKind::Side(player));
        } else if active {
            let thinking = scene.session.is_computer_thinking();
            widgets::chip(ui, if thinking { game::THINKING } else { game::TO_MOVE }, ChipKind::Side(player));
        } else if let Some(time) = scene.session.last_move_time(player) {
            ui.label(text::soft(game::move_time(time)));
        }
    });
}

/// While the computer thinks: levels of its depth, and time of the time allowed.
fn progress(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    if !is_to_move(scene, player) || !scene.session.is_computer_thinking() {
        return;
    }
    let Some(thinking) = scene.session.thinking() else { return };
    let spent = scene.now.saturating_sub(thinking.since);
    if spent.as_millis() < 200 {
        return;
    }
    let share = thinking.progress.as_ref().map_or(0.0, |progress| {
        f32::from(progress.level.saturating_sub(1)) / f32::from(progress.wanted.max(1))
    });
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let limit = game::time_of_limit(spent, scene.session.setup().max_move);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::soft(limit));
            widgets::progress_bar(ui, share, ui.available_width(), game::THINKING);
        });
    });
}

/// What a click on the card offers.
pub(super) fn menu(
    ui: &mut egui::Ui,
    rect: egui::Rect,
    player: Player,
    scene: &Scene<'_>,
    actions: &mut Actions,
) {
    let seat = scene.session.seat(player);
    let id = ui.scope_id().with(("card", player));
    let response = ui.interact(rect, id, Sense::click());
    let label = format!("{}, {}", seat.name, game::card_line(player, seat.kind));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &label));
    Popup::menu(&response).width(260.0).show(|ui| {
        ui.label(text::body_strong(&seat.personality.name));
        let role = dialogs::new_game::role(seat.kind);
        let description = seat.personality.description.as_deref().unwrap_or(dialogs::library::NO_DESCRIPTION);
        ui.label(text::soft(format!("{description} ({role})")));
        if scene.session.reads(player) {
            ui.label(text::soft(words::line(scene.session.reading(player))));
        }
        ui.separator();
        if ui.button(dialogs::new_game::EDIT).clicked() {
            let personality = Box::new(seat.personality.clone());
            actions.push(Action::EditPersonality { personality, file: None, of: None });
        }
        if ui.button(dialogs::new_game::LOAD).clicked() {
            actions.push(Action::NewGame(Some(player)));
        }
    });
}
