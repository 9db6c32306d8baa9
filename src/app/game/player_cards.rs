//! Player cards: who plays, the time used, what the player is doing.

use std::time::Duration;

use eframe::egui::{
    self, Align, Layout, Popup, PopupCloseBehavior, Rect, Sense, UiBuilder, WidgetInfo, vec2,
};

use crate::app::action::Action;
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::{Palette, font, text};
use crate::app::ui::widgets::{CardKind, ChipKind};
use crate::app::ui::{icons, widgets};
use crate::messages::dialogs::new_game as msg;
use crate::messages::{dialogs, game, opponent_model as opponent_model_msg};
use span_it_core::board::Player;
use span_it_core::record::PlayerKind;

/// Side of the tile with the player's shape, in points.
const TILE: f32 = 42.0;
/// Room between the edge of a card and its content, in points.
const MARGIN: egui::Vec2 = vec2(15.0, 13.0);
/// Room between tile and text, in points.
const TILE_GAP: f32 = 12.0;
/// Distance from the progress bar to the lower edge of the card, in points.
const BAR: f32 = 9.0;
/// Height of the row with the name, in points.
const NAME: f32 = 22.0;
/// Height of the other rows, in points.
const LINE: f32 = 20.0;
/// Room between the left and the right part of a row, in points.
const GAP: f32 = 6.0;
/// Shorter thinking is not shown.
const MIN_THINKING: Duration = Duration::from_millis(200);

/// One player's card. A click opens the player's menu. The height never changes during a game, so that
/// nothing below it jumps.
pub(super) fn card(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let active = is_to_move(scene, player);
    let kind = if active { CardKind::Active(player) } else { CardKind::Plain };
    let width = ui.available_width();
    let lines = lines(ui, player, scene, width - 2.0 * MARGIN.x - TILE - TILE_GAP);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height(player, lines.len(), scene)), Sense::hover());
    let inside = &mut widgets::card_at(ui, rect, kind, MARGIN);
    let whole = inside.max_rect();
    icons::side_tile(
        inside.painter(),
        Rect::from_min_size(whole.min, vec2(TILE, TILE)),
        player,
        Palette::of(inside),
    );
    let mut rows = Rows(whole.with_min_x(whole.left() + TILE + TILE_GAP));
    row(
        inside,
        rows.next(NAME),
        |ui| used(ui, player, scene),
        |ui| {
            ui.add(egui::Label::new(text::subheading(&scene.session.seat(player).name)).truncate());
        },
    );
    let mut beside = Some(|ui: &mut egui::Ui| doing(ui, player, scene));
    for line in lines {
        row(
            inside,
            rows.next(LINE),
            |ui| beside.take().map_or((), |beside| beside(ui)),
            |ui| soft_line(ui, line),
        );
    }
    if scene.session.reads(player) {
        let below = Rect::from_min_max(egui::pos2(whole.left(), whole.bottom() - LINE), whole.max);
        row(
            inside,
            below,
            |_| {},
            |ui| soft_line(ui, opponent_model_msg::status(scene.session.reading(player))),
        );
    }
    progress(inside, rect, player, scene);
    menu(ui, rect, player, scene, actions);
}

/// Height of a card with this many lines, in points.
fn height(player: Player, lines: usize, scene: &Scene<'_>) -> f32 {
    let reading = if scene.session.reads(player) { LINE } else { 0.0 };
    let words = if lines == 1 { NAME + LINE } else { NAME + 2.0 * LINE };
    2.0 * MARGIN.y + words + reading
}

/// Hands out rows from top to bottom.
struct Rows(Rect);

impl Rows {
    fn next(&mut self, height: f32) -> Rect {
        let top = self.0.top();
        self.0.min.y += height;
        Rect::from_min_max(egui::pos2(self.0.left(), top), egui::pos2(self.0.right(), top + height))
    }
}

/// A row with a right part and, in the rest, a left part.
fn row(ui: &mut egui::Ui, rect: Rect, right: impl FnOnce(&mut egui::Ui), left: impl FnOnce(&mut egui::Ui)) {
    let layout = Layout::right_to_left(Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    ui.spacing_mut().item_spacing.x = GAP;
    right(ui);
    ui.with_layout(Layout::left_to_right(Align::Center), left);
}

fn soft_line(ui: &mut egui::Ui, message: String) {
    ui.add(egui::Label::new(text::soft(message)).truncate());
}

/// The tile with the player's shape.
pub(super) fn tile(ui: &mut egui::Ui, player: Player, edge: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(edge, edge), Sense::hover());
    icons::side_tile(ui.painter(), rect, player, Palette::of(ui));
}

/// Whether the player is to move in the live game.
pub(super) fn is_to_move(scene: &Scene<'_>, player: Player) -> bool {
    scene.session.outcome().is_none() && scene.session.game().position().to_move() == player
}

/// The text below the name, in one line if it fits beside any chip, else in two. While the computer thinks,
/// the time used of the time limit.
fn lines(ui: &egui::Ui, player: Player, scene: &Scene<'_>, room: f32) -> Vec<String> {
    let [who, way] = game::card_texts(player, scene.session.seat(player).kind).map(str::to_owned);
    let whole = game::card_line(player, scene.session.seat(player).kind);
    let chips = [game::TO_MOVE, game::WINNER].map(|chip| widgets::chip_width(ui, chip));
    let width = ui.painter().layout_no_wrap(whole.clone(), font::regular(12.5), Palette::of(ui).ink).size().x;
    let is_short = width + GAP + chips[0].max(chips[1]) <= room;
    let time =
        thinking_for(scene, player).map(|spent| game::time_of_limit(spent, scene.session.setup().max_move));
    match (is_short, time) {
        (true, time) => vec![time.unwrap_or(whole)],
        (false, Some(time)) => vec![who, time],
        (false, None) => vec![who, way],
    }
}

/// How long the computer has been thinking about this player's move; `None` below [`MIN_THINKING`].
fn thinking_for(scene: &Scene<'_>, player: Player) -> Option<Duration> {
    let thinks = is_to_move(scene, player) && scene.session.is_computer_thinking();
    let thinking = scene.session.thinking().filter(|_| thinks)?;
    Some(scene.now.saturating_sub(thinking.since)).filter(|&spent| spent >= MIN_THINKING)
}

/// The total time of a player.
fn used(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    ui.label(text::mono_strong(game::time_used(scene.session.time_used(player, scene.now))));
}

/// A chip with what the player is doing, else the time of the last move.
fn doing(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    let winner = scene.session.outcome().is_some_and(|outcome| outcome.winner == player);
    let chip = if winner {
        Some(game::WINNER)
    } else if thinking_for(scene, player).is_some() {
        Some(game::THINKING)
    } else {
        is_to_move(scene, player).then_some(game::TO_MOVE)
    };
    if let Some(chip) = chip {
        widgets::chip(ui, chip, ChipKind::Side(player));
    } else if let Some(time) = scene.session.last_move_time(player) {
        ui.label(text::soft(game::move_time(time)));
    }
}

/// While the computer thinks: completed levels of its depth, at the lower edge of the card.
fn progress(ui: &mut egui::Ui, card: Rect, player: Player, scene: &Scene<'_>) {
    let Some(thinking) = scene.session.thinking() else { return };
    if thinking_for(scene, player).is_none() {
        return;
    }
    let share = thinking.progress.as_ref().map_or(0.0, |progress| {
        f32::from(progress.level.saturating_sub(1)) / f32::from(progress.wanted.max(1))
    });
    let bar = Rect::from_min_max(egui::pos2(card.left(), card.bottom() - BAR), card.max);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(bar.shrink2(vec2(MARGIN.x, 0.0))));
    widgets::progress_bar(ui, share, ui.available_width(), game::THINKING);
}

/// Opens the player's menu on a click on the card.
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
    let name = id.with("name");
    let popup = Popup::menu(&response).width(260.0).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.show(|ui| offers(ui, name, player, scene, actions));
    if shown.is_none() {
        ui.data_mut(|data| data.remove_temp::<String>(name));
    }
}

/// The player's menu: name, who plays, personality.
fn offers(ui: &mut egui::Ui, id: egui::Id, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let seat = scene.session.seat(player);
    ui.spacing_mut().item_spacing.y = 6.0;
    rename(ui, id, player, &seat.name, actions);
    let mut computer = seat.kind != PlayerKind::Human;
    let label = msg::for_player(msg::COMPUTER_PLAYS, player);
    if widgets::checkbox_named(ui, &mut computer, msg::COMPUTER_PLAYS, &label).changed() {
        actions.push(Action::Game(GameAction::SetComputer { player, computer }));
    }
    ui.separator();
    // Not justified like the buttons of the menu: texts would be stretched.
    ui.vertical(|ui| about(ui, player, scene));
    if ui.button(msg::CHOOSE_PERSONALITY).clicked() {
        actions.push(Action::Game(GameAction::OpenNewGame(Some(player))));
        ui.close();
    }
    if ui.button(msg::EDIT).clicked() {
        let personality = Box::new(seat.personality.clone());
        actions.push(Action::Editor(EditorAction::Edit { personality, file: None, of: None }));
        ui.close();
    }
}

/// The personality of the player, and the state of its opponent model.
fn about(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    let seat = scene.session.seat(player);
    ui.add(egui::Label::new(text::body_strong(&seat.personality.name)).truncate());
    let role = msg::personality_role(seat.kind);
    let description = seat.personality.description.as_deref().unwrap_or(dialogs::library::NO_DESCRIPTION);
    ui.label(text::soft(format!("{description} ({role})")));
    if scene.session.reads(player) {
        ui.label(text::soft(opponent_model_msg::status(scene.session.reading(player))));
    }
}

/// The name field. A valid name takes effect while it is typed. Enter closes the menu.
fn rename(ui: &mut egui::Ui, id: egui::Id, player: Player, name: &str, actions: &mut Actions) {
    let typed = ui.data(|data| data.get_temp::<String>(id));
    let mut typed = typed.unwrap_or_else(|| name.to_owned());
    let is_blank = typed.trim().is_empty();
    let field = widgets::name_field(ui, &mut typed, &msg::name_field(player), ui.available_width(), is_blank);
    if field.changed() && !typed.trim().is_empty() {
        actions.push(Action::Game(GameAction::SetName(player, typed.clone())));
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) && !is_blank {
        ui.close();
    }
    // Unfinished input is kept only while the field has the focus.
    if field.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, typed));
    } else {
        ui.data_mut(|data| data.remove_temp::<String>(id));
    }
}
