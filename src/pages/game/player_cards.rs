//! Player cards: name, direction and time used; the tint and the bar mark the player to move. Each opens the menu of its
//! player, except in a game of the ladder.

use eframe::egui::{Popup, PopupCloseBehavior};

use crate::context::prelude::*;
use crate::kit::icons;
use crate::messages::dialogs::new_game as msg;
use crate::messages::{game, opponent_model, opponents};
use crate::model::opponents::Opponent;
use crate::pages::game::commands::open_chooser;
use crate::parts::chooser::button::chooser_button;
use crate::parts::emblem::{Emblem, EmblemLook};
use crate::parts::face::Face;
use crate::parts::{countdown, reading};
use span_it_core::record::{PlayerKind, Seat};
use span_it_learn::ladder::GAMES_TO_WIN;

// Lengths in points.
const TILE_GAP: f32 = 12.0;
const ABOVE_EMBLEM: f32 = 12.0;
const CHEVRON: f32 = 14.0;
const PIP: f32 = 10.0;
/// Of the side, beside a face.
const SIGN: f32 = 18.0;
/// Of the card.
const CORNER_RADIUS: u8 = 12;
/// Between the parts of a row.
const GAP: f32 = 6.0;
/// A narrower card is also lower.
const NARROW: f32 = 300.0;

#[derive(Clone, Copy)]
struct Measures {
    tile: f32,
    margin: Vec2,
    name: f32,
    line: f32,
}

impl Measures {
    const WIDE: Self = Self { tile: 40.0, margin: vec2(15.0, 13.0), name: 22.0, line: 18.0 };
    const NARROW: Self = Self { tile: 32.0, margin: vec2(15.0, 11.0), name: 18.0, line: 16.0 };

    /// For a card in this panel.
    fn of(ui: &Ui) -> Self {
        if ui.available_width() < NARROW { Self::NARROW } else { Self::WIDE }
    }
}

/// The height never changes during a game, so that nothing below moves.
pub(super) fn card(ui: &mut Ui, player: Player, cx: &Context) {
    let reading = reading::lines(player, &cx.session);
    let Measures { margin, line: line_height, .. } = Measures::of(ui);
    let height = if reading.is_some() { GAP + reading::LINES as f32 * line_height } else { 0.0 };
    let (rect, mut below) = head(ui, player, height, cx);
    below.min = pos2(rect.left() + margin.x, below.top() + GAP);
    for text in reading.iter().flatten().filter(|text| !text.is_empty()) {
        line(ui, below, text);
        below.min.y += line_height;
    }
    menu(ui, rect, player, cx);
}

/// With what the computer player is like, for the first screen.
pub(super) fn card_of_opponent(ui: &mut Ui, player: Player, opponent: Opponent, cx: &Context) {
    let Measures { tile: side, margin, line: height, .. } = Measures::of(ui);
    let (rect, below) = head(ui, player, ABOVE_EMBLEM + side, cx);
    let tile = Rect::from_min_max(pos2(rect.left() + margin.x, below.top() + ABOVE_EMBLEM), below.max);
    let tile = tile.with_max_x(tile.left() + side);
    Emblem::of_opponent(opponent).paint(ui.painter(), tile, EmblemLook::Plain, Palette::of(ui));
    let [character, place] = [opponents::character_line(opponent.character()), opponent.place()];
    line(ui, below.with_min_y(tile.center().y - height), &character);
    line(ui, below.with_min_y(tile.center().y), &place);
    menu(ui, rect, player, cx);
}

/// Draws the ground with name, direction and time, and `height` points below them. Returns the whole card, and what is
/// beside the tile in those points.
fn head(ui: &mut Ui, player: Player, height: f32, cx: &Context) -> (Rect, Rect) {
    let Measures { tile: side, margin, name: name_height, line: line_height } = Measures::of(ui);
    let size = vec2(ui.available_width(), 2.0 * margin.y + side + height);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let inside = &mut widgets::card_at(ui, rect, kind(cx, player), margin);
    let whole = inside.max_rect();
    let head = whole.with_max_y(whole.top() + side);
    let name = |ui: &mut Ui| {
        face_or_tile(ui, player, side, cx);
        ui.add_space(TILE_GAP - GAP);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let width = ui.available_width();
            widgets::label_cell(
                ui,
                width,
                name_height,
                text::subheading(msg::shown_name(&cx.session.seat(player).name)),
            );
            widgets::label_cell(ui, width, line_height, text::soft(direction(ui, player)));
        });
    };
    row(inside, head, |ui| time_used(ui, player, cx), name);
    (rect, whole.with_min_y(head.bottom()).with_min_x(whole.left() + side + TILE_GAP))
}

fn line(ui: &mut Ui, place: Rect, line: &str) {
    let place = place.with_max_y(place.top() + Measures::WIDE.line);
    let layout = Layout::left_to_right(Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    ui.add(Label::new(text::soft(line)).truncate());
}

fn row(ui: &mut Ui, rect: Rect, right: impl FnOnce(&mut Ui), left: impl FnOnce(&mut Ui)) {
    let layout = Layout::right_to_left(Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    ui.spacing_mut().item_spacing.x = GAP;
    right(ui);
    ui.with_layout(Layout::left_to_right(Align::Center), left);
}

/// In the theme *1993* with the word of 1993.
pub(super) fn direction(ui: &Ui, player: Player) -> String {
    if Palette::of(ui).is_of_1993() { msg::direction_of_1993(player) } else { msg::direction(player) }
}

pub(super) fn tile(ui: &mut Ui, player: Player, edge: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(edge, edge), Sense::hover());
    icons::side_tile(ui.painter(), rect, player, Palette::of(ui));
}

/// The face of a computer player with the sign of its side, unless its face is beside what it says.
fn face_or_tile(ui: &mut Ui, player: Player, edge: f32, cx: &Context) {
    let seat = cx.session.seat(player);
    let has_face = cx.session.is_started() && seat.kind == PlayerKind::Computer;
    if !has_face || cx.view.speech.shown().is_some() {
        return tile(ui, player, edge);
    }
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(edge), Sense::hover());
    Face::of(&seat.personality, 0.0).paint(ui.painter(), rect, EmblemLook::Plain, Palette::of(ui));
    let sign = Rect::from_center_size(rect.right_bottom(), Vec2::splat(SIGN));
    icons::side_tile(ui.painter(), sign, player, Palette::of(ui));
}

fn kind(cx: &Context, player: Player) -> CardKind {
    if is_to_move(cx, player) { CardKind::Active(player) } else { CardKind::Plain }
}

fn is_to_move(cx: &Context, player: Player) -> bool {
    cx.session.outcome().is_none() && cx.session.game().position().to_move() == player
}

/// Nothing before the game has started. Assistive technology gets a running clock in minutes, so that its name does not
/// change each second.
fn time_used(ui: &mut Ui, player: Player, cx: &Context) {
    let session = &cx.session;
    if has_menu(cx) {
        let (rect, _) = ui.allocate_exact_size(vec2(CHEVRON, CHEVRON), Sense::hover());
        icons::paint(ui.painter(), rect, Icon::ChevronDown, Palette::of(ui).soft, 1.7);
    }
    if !session.is_started() {
        return;
    }
    if let Some(left) = session.time_left(player, cx.now()) {
        time_left(ui, left);
        return points(ui, player, cx);
    }
    let time = session.time_used(player, cx.now());
    let label = ui.add(Label::new(text::mono(game::time_used(time))).truncate());
    if session.is_clock_running() && is_to_move(cx, player) {
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, game::minutes_used(time)));
    }
    points(ui, player, cx);
}

/// When little is left: in another colour, and with a sign.
fn time_left(ui: &mut Ui, left: Duration) {
    let palette = Palette::of(ui);
    let is_short = left < countdown::LITTLE_TIME;
    let figures = text::mono(countdown::exact_figures(left));
    let label = ui.add(Label::new(if is_short { figures.color(palette.bad) } else { figures }));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, game::time_left(countdown::spoken(left))));
    if is_short {
        let (rect, _) = ui.allocate_exact_size(vec2(CHEVRON, CHEVRON), Sense::hover());
        icons::paint(ui.painter(), rect, Icon::Info, palette.bad, 1.7);
    }
}

/// The games of the match that the player has won, in a game of the ladder.
fn points(ui: &mut Ui, player: Player, cx: &Context) {
    let session = &cx.session;
    let Some(rung) = session.standing().rung.filter(|_| !session.is_previewing()) else { return };
    let rungs = cx.progress().rungs();
    let Some(rung) = usize::from(rung).checked_sub(1).and_then(|index| rungs.get(index)) else { return };
    let series = if session.is_rated() { rung.series } else { rung.handicap };
    let won = if session.is_human(player) { series.won } else { series.lost };
    let palette = Palette::of(ui);
    for index in (0..GAMES_TO_WIN).rev() {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PIP), Sense::hover());
        let (center, radius) = (rect.center(), PIP / 2.0 - 0.5);
        if index < won {
            ui.painter().circle_filled(center, radius, palette.go);
        } else {
            ui.painter().circle_stroke(center, radius - 0.5, Stroke::new(1.5, palette.ctrl));
        }
    }
}

/// A game of the ladder keeps its players.
fn has_menu(cx: &Context) -> bool {
    cx.session.standing().rung.is_none() || cx.session.outcome().is_some()
}

fn menu(ui: &mut Ui, rect: Rect, player: Player, cx: &Context) {
    let id = ui.scope_id().with(("card", player));
    let seat = cx.session.seat(player);
    let response = ui.interact(rect, id, Sense::click());
    let label = game::card_name(player, &seat.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, has_menu(cx), &label));
    widgets::show_focus(ui, &response, rect, CORNER_RADIUS);
    describe(ui, &response, player, cx);
    if !has_menu(cx) {
        response.on_hover_text(game::ladder_card_tip());
        return;
    }
    if response.hovered() {
        let stroke = Stroke::new(1.5, Palette::of(ui).ctrl);
        let radius = Palette::of(ui).corner(CORNER_RADIUS);
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    let response = response.on_hover_text(game::card_tip());
    let name = id.with("name");
    let popup = Popup::menu(&response).width(280.0).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.show(|ui| menu_items(ui, name, player, cx));
    if shown.is_none() {
        ui.data_mut(|data| data.remove_temp::<String>(name));
    }
}

/// While the card has the focus, its description has the time used as of when it got the focus.
fn describe(ui: &Ui, card: &Response, player: Player, cx: &Context) {
    let key = card.id.with("time");
    if !card.has_focus() {
        ui.data_mut(|data| data.remove_temp::<String>(key));
        return;
    }
    let left = || cx.session.time_left(player, cx.now()).map(countdown::figures);
    let now = || left().unwrap_or_else(|| game::time_used(cx.session.time_used(player, cx.now())));
    let time = ui.data_mut(|data| data.get_temp_mut_or_insert_with(key, now).clone());
    let tip = if has_menu(cx) { game::card_tip() } else { game::ladder_card_tip() };
    ui.ctx().accesskit_node_builder(card.id, |node| node.set_description(game::card_description(&time, tip)));
}

fn menu_items(ui: &mut Ui, id: Id, player: Player, cx: &Context) {
    let seat = cx.session.seat(player);
    ui.spacing_mut().item_spacing.y = 6.0;
    rename(ui, id, player, msg::shown_name(&seat.name), cx);
    let mut computer = !seat.kind.is_person();
    let label = msg::for_player(msg::computer_plays(), player);
    if widgets::checkbox_named(ui, &mut computer, msg::computer_plays(), &label).changed() {
        cx.request(Action::Game(GameAction::SetComputer { player, computer }));
    }
    // Not justified like the buttons of the menu: texts would be stretched.
    ui.vertical(|ui| {
        if chooser(ui, player, Occupant::of(seat)).clicked() {
            cx.later(move |cx| open_chooser(cx, player));
            ui.close();
        }
        let Some(reading) = reading::lines(player, &cx.session) else { return };
        for text in reading.iter().filter(|text| !text.is_empty()) {
            ui.add(Label::new(text::soft(text)).wrap());
        }
        if widgets::button(opponent_model::candidates())
            .small()
            .tip(opponent_model::candidates_tip())
            .show(ui)
            .clicked()
        {
            cx.request(Action::Review(ReviewAction::ShowReading(player)));
            ui.close();
        }
    });
}

/// Who plays on a seat, or gives the hints, in words.
pub(super) struct Occupant<'a> {
    role: &'static str,
    emblem: Emblem,
    name: &'a str,
    strength: String,
    character: &'a str,
}

impl<'a> Occupant<'a> {
    pub(super) fn new(kind: PlayerKind, personality: &'a Personality) -> Self {
        let opponent = Opponent::of(kind, personality);
        let (name, strength, character) = if let Some(opponent) = opponent {
            (opponent.name(), opponent.short_strength(), opponent.character())
        } else {
            let description = personality.description.as_deref().unwrap_or_default();
            (personality.name.as_str(), opponents::own().to_owned(), description)
        };
        let character = if kind.is_person() { msg::hints_note() } else { character };
        let emblem = opponent.map_or_else(|| Emblem::of(personality), Emblem::of_opponent);
        Self { role: msg::personality_role(kind), emblem, name, strength, character }
    }

    pub(super) fn without_character(self) -> Self {
        Self { character: "", ..self }
    }

    fn of(seat: &'a Seat) -> Self {
        Self::new(seat.kind, &seat.personality)
    }
}

/// The label, the button that opens the list, and the character.
pub(super) fn chooser(ui: &mut Ui, player: Player, occupant: Occupant<'_>) -> Response {
    let Occupant { role, emblem, name, strength, character } = occupant;
    ui.label(text::soft(if Palette::of(ui).is_of_1993() { msg::load_personality() } else { role }));
    let response = chooser_button(ui, emblem, name, &strength, &msg::for_player(role, player));
    if !character.is_empty() {
        ui.add(Label::new(text::soft(opponents::character_line(character))).truncate());
    }
    response
}

/// A valid name takes effect while it is typed. Enter closes the menu.
fn rename(ui: &mut Ui, id: Id, player: Player, name: &str, cx: &Context) {
    let typed = ui.data(|data| data.get_temp::<String>(id));
    let mut typed = typed.unwrap_or_else(|| name.to_owned());
    let is_blank = typed.trim().is_empty();
    let field = widgets::name_field(ui, &mut typed, msg::name_field(player), ui.available_width(), is_blank);
    if field.changed() && !typed.trim().is_empty() {
        cx.request(Action::Game(GameAction::SetName(player, typed.clone())));
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
