//! Player cards: who plays, the time used, what the player is doing.

use std::time::Duration;

use eframe::egui::{
    Align, Id, Key, Label, Layout, Popup, PopupCloseBehavior, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::action::{Action, Actions};
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::game::header;
use crate::app::game::headline::shown_thinking;
use crate::app::game::opponents::Opponent;
use crate::app::scene::Scene;
use crate::app::ui::widgets::{CardKind, ChipKind};
use crate::app::ui::{Icon, Palette, font, icons, text, widgets};
use crate::messages::dialogs::new_game as msg;
use crate::messages::language::series;
use crate::messages::{dialogs, engines, game, opponent_model as opponent_model_msg};
use span_it_core::board::Player;

// Lengths in points.
const TILE_SIDE: f32 = 42.0;
const TILE_GAP: f32 = 12.0;
const MARGIN: Vec2 = vec2(15.0, 13.0);
/// From the progress bar to the lower edge of the card.
const BAR_TO_EDGE: f32 = 9.0;
const NAME_HEIGHT: f32 = 22.0;
const LINE_HEIGHT: f32 = 20.0;
const CHEVRON: f32 = 14.0;
const LOW_HEIGHT: f32 = 52.0;
const LOW_MARGIN: Vec2 = vec2(15.0, 8.0);
/// Narrower low cards do not show the score of the ladder.
const CHIP_MIN_WIDTH: f32 = 290.0;
/// Of the card.
const CORNER_RADIUS: u8 = 12;
/// Between the left and the right part of a row.
const GAP: f32 = 6.0;

/// The height never changes during a game, so that nothing below moves.
pub(super) fn card(ui: &mut Ui, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let width = ui.available_width();
    let lines = lines(ui, player, scene, width - 2.0 * MARGIN.x - TILE_SIDE - TILE_GAP);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height(player, lines.len(), scene)), Sense::hover());
    let inside = &mut widgets::card_at(ui, rect, kind(scene, player), MARGIN);
    let whole = inside.max_rect();
    let tile = Rect::from_min_size(whole.min, vec2(TILE_SIDE, TILE_SIDE));
    icons::side_tile(inside.painter(), tile, player, Palette::of(inside));
    let mut rest = whole.with_min_x(whole.left() + TILE_SIDE + TILE_GAP);
    let mut next_row = |height: f32| {
        let row = rest.with_max_y(rest.top() + height);
        rest.min.y += height;
        row
    };
    let name = text::subheading(&scene.session.seat(player).name);
    row(inside, next_row(NAME_HEIGHT), |ui| time_used(ui, player, scene), name);
    for (index, line) in lines.into_iter().enumerate() {
        let right = |ui: &mut Ui| {
            if index == 0 {
                doing(ui, player, scene);
            }
        };
        let label = row(inside, next_row(LINE_HEIGHT), right, text::soft(line));
        if thinking_for(scene, player).is_some() {
            name_label(&label, &game::card_line(player, scene.session.seat(player)));
        }
    }
    if scene.session.reads(player) {
        let status = text::soft(opponent_model_msg::status(scene.session.reading(player)));
        row(inside, next_row(LINE_HEIGHT), |_| {}, status);
    }
    progress(inside, rect, player, scene);
    menu(ui, rect, player, scene, actions);
}

/// On one line, for the stacked layout.
pub(super) fn low_card(ui: &mut Ui, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let session = scene.session;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LOW_HEIGHT), Sense::hover());
    let inside = &mut widgets::card_at(ui, rect, kind(scene, player), LOW_MARGIN);
    inside.with_layout(Layout::right_to_left(Align::Center), |ui| {
        time_used(ui, player, scene);
        let is_computers = !session.is_human(player) && session.outcome().is_none();
        if is_computers && rect.width() >= CHIP_MIN_WIDTH {
            header::ladder_chip(ui, scene);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            tile(ui, player, 28.0);
            ui.add(Label::new(text::body_strong(&session.seat(player).name)).truncate());
        });
    });
    menu(ui, rect, player, scene, actions);
}

fn height(player: Player, lines: usize, scene: &Scene<'_>) -> f32 {
    let reading = if scene.session.reads(player) { LINE_HEIGHT } else { 0.0 };
    let words = if lines == 1 { NAME_HEIGHT + LINE_HEIGHT } else { NAME_HEIGHT + 2.0 * LINE_HEIGHT };
    2.0 * MARGIN.y + words + reading
}

fn row(ui: &mut Ui, rect: Rect, right: impl FnOnce(&mut Ui), text: RichText) -> Response {
    let layout = Layout::right_to_left(Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    ui.spacing_mut().item_spacing.x = GAP;
    right(ui);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(text).truncate())).inner
}

pub(super) fn tile(ui: &mut Ui, player: Player, edge: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(edge, edge), Sense::hover());
    icons::side_tile(ui.painter(), rect, player, Palette::of(ui));
}

fn kind(scene: &Scene<'_>, player: Player) -> CardKind {
    if is_to_move(scene, player) { CardKind::Active(player) } else { CardKind::Plain }
}

fn is_to_move(scene: &Scene<'_>, player: Player) -> bool {
    scene.session.outcome().is_none() && scene.session.game().position().to_move() == player
}

/// One line if it fits beside any chip, otherwise two.
fn lines(ui: &Ui, player: Player, scene: &Scene<'_>, room: f32) -> Vec<String> {
    let [who, way] = game::card_texts(player, scene.session.seat(player)).map(str::to_owned);
    let whole = game::card_line(player, scene.session.seat(player));
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

fn thinking_for(scene: &Scene<'_>, player: Player) -> Option<Duration> {
    shown_thinking(scene).filter(|_| is_to_move(scene, player))
}

/// Assistive technology gets a running clock in minutes, so that its name does not change each second.
fn time_used(ui: &mut Ui, player: Player, scene: &Scene<'_>) {
    chevron(ui);
    let time = scene.session.time_used(player, scene.now);
    let label = ui.add(Label::new(text::mono_strong(game::time_used(time))).truncate());
    if scene.session.is_clock_running() && is_to_move(scene, player) {
        name_label(&label, &game::minutes_used(time));
    }
}

fn name_label(label: &Response, name: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// The sign that the card has a menu.
fn chevron(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(CHEVRON, CHEVRON), Sense::hover());
    icons::paint(ui.painter(), rect, Icon::ChevronDown, Palette::of(ui).soft, 1.7);
}

/// A chip, or else the time of the last move.
fn doing(ui: &mut Ui, player: Player, scene: &Scene<'_>) {
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

/// The completed levels, while the computer thinks.
fn progress(ui: &mut Ui, card: Rect, player: Player, scene: &Scene<'_>) {
    let Some(thinking) = scene.session.thinking() else { return };
    if thinking_for(scene, player).is_none() {
        return;
    }
    let share = thinking.progress.as_ref().map_or(0.0, |progress| {
        f32::from(progress.level.saturating_sub(1)) / f32::from(progress.wanted.max(1))
    });
    let bar = Rect::from_min_max(pos2(card.left(), card.bottom() - BAR_TO_EDGE), card.max);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(bar.shrink2(vec2(MARGIN.x, 0.0))));
    widgets::progress_bar(ui, share, ui.available_width(), game::THINKING);
}

fn menu(ui: &mut Ui, rect: Rect, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let seat = scene.session.seat(player);
    let id = ui.scope_id().with(("card", player));
    let response = ui.interact(rect, id, Sense::click());
    let label = series(&[&seat.name, &game::card_line(player, seat)]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() {
        let stroke = Stroke::new(1.5, Palette::of(ui).ctrl);
        let radius = Palette::of(ui).corner(CORNER_RADIUS);
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, rect, CORNER_RADIUS);
    }
    let response = response.on_hover_text(game::CARD_TIP);
    describe(ui, &response, player, scene);
    let name = id.with("name");
    let popup = Popup::menu(&response).width(260.0).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.show(|ui| menu_items(ui, name, player, scene, actions));
    if shown.is_none() {
        ui.data_mut(|data| data.remove_temp::<String>(name));
    }
}

/// While the card has the focus, its description has the time used as of when it got the focus.
fn describe(ui: &Ui, card: &Response, player: Player, scene: &Scene<'_>) {
    let key = card.id.with("time");
    if !card.has_focus() {
        ui.data_mut(|data| data.remove_temp::<String>(key));
        return;
    }
    let now = || game::time_used(scene.session.time_used(player, scene.now));
    let time = ui.data_mut(|data| data.get_temp_mut_or_insert_with(key, now).clone());
    ui.ctx().accesskit_node_builder(card.id, |node| node.set_description(game::card_description(&time)));
}

fn menu_items(ui: &mut Ui, id: Id, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let seat = scene.session.seat(player);
    ui.spacing_mut().item_spacing.y = 6.0;
    if seat.kind.is_external() {
        ui.add(Label::new(text::body_strong(&seat.name)).truncate());
    } else {
        rename(ui, id, player, &seat.name, actions);
    }
    let mut computer = !seat.kind.is_person();
    let label = msg::for_player(msg::COMPUTER_PLAYS, player);
    if widgets::checkbox_named(ui, &mut computer, msg::COMPUTER_PLAYS, &label).changed() {
        actions.push(Action::Game(GameAction::SetComputer { player, computer }));
    }
    ui.separator();
    // Not justified like the buttons of the menu: texts would be stretched.
    ui.vertical(|ui| personality(ui, player, scene));
    if widgets::menu_entry(ui, true, egui::Button::new(msg::CHOOSE_PERSONALITY)).clicked() {
        actions.push(Action::Game(GameAction::OpenNewGame(Some(player))));
        ui.close();
    }
    if seat.kind.is_external() {
        return;
    }
    if widgets::menu_entry(ui, true, egui::Button::new(msg::EDIT)).clicked() {
        let personality = Box::new(seat.personality.clone());
        actions.push(Action::Editor(EditorAction::Edit { personality, file: None, of: None }));
        ui.close();
    }
}

fn personality(ui: &mut Ui, player: Player, scene: &Scene<'_>) {
    let seat = scene.session.seat(player);
    if seat.kind.is_external() {
        ui.label(text::soft(engines::KIND));
        return;
    }
    let opponent = Opponent::of(seat.kind, &seat.personality);
    ui.label(text::soft(msg::personality_role(seat.kind)));
    let name = match opponent {
        Some(opponent) => opponent.name(),
        None => &seat.personality.name,
    };
    ui.add(Label::new(text::body_strong(name)).truncate());
    let own = || seat.personality.description.as_deref();
    let description = opponent.map(Opponent::description).or_else(own);
    ui.label(text::soft(description.unwrap_or(dialogs::library::NO_DESCRIPTION)));
    if scene.session.reads(player) {
        ui.label(text::soft(opponent_model_msg::status(scene.session.reading(player))));
    }
}

/// A valid name takes effect while it is typed. Enter closes the menu.
fn rename(ui: &mut Ui, id: Id, player: Player, name: &str, actions: &mut Actions) {
    let typed = ui.data(|data| data.get_temp::<String>(id));
    let mut typed = typed.unwrap_or_else(|| name.to_owned());
    let is_blank = typed.trim().is_empty();
    let field = widgets::name_field(ui, &mut typed, msg::NAME_FIELD[player], ui.available_width(), is_blank);
    if field.changed() && !typed.trim().is_empty() {
        actions.push(Action::Game(GameAction::SetName(player, typed.clone())));
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !is_blank {
        ui.close();
    }
    // Unfinished input is kept only while the field has the focus.
    if field.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, typed));
    } else {
        ui.data_mut(|data| data.remove_temp::<String>(id));
    }
}
