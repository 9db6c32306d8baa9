//! The panel beside the board.

use eframe::egui::{Button, Popup, TextStyle, TextWrapMode, WidgetText};

use crate::context::command::conditions;
use crate::context::page;
use crate::context::page::ladder_sentence;
use crate::context::prelude::*;
use crate::kit::{icons, split};
use crate::messages::{game, help_me};
use crate::model::session::PlaybackSpeed;
use crate::model::sides;
use crate::pages::game::result::GameResult;
use crate::pages::game::state::{Card, GameState};
use crate::pages::game::{
    first_screen, help_card, hint_card, home, player_cards, result_card, side_sign, winner_card,
};
use crate::parts::{badge, moves, quote};

// Lengths in points.
/// Of a row of buttons.
pub(super) const ROW_HEIGHT: f32 = 38.0;
const GAP: f32 = 12.0;
const BUTTON_GAP: f32 = 8.0;
/// In a row of narrower buttons they are small.
const SMALL: f32 = 80.0;
/// The height of a window that is too low for players, result and board.
const LOW: f32 = 560.0;
/// Of what the opponent says, and of the players, with the gaps.
const QUOTE: f32 = 72.0;
const PLAYERS: f32 = 156.0;
/// Of the moves: their heading and three rows.
const MOVES_MIN_HEIGHT: f32 = 24.0 + 3.0 * moves::ROW_HEIGHT;

/// The panel: player cards, the result or at most one card of help, the moves, and a row of buttons.
pub(super) fn beside(ui: &mut Ui, cx: &Context, state: &mut GameState, result: Option<&GameResult>) {
    split::beside_board(ui, "side", |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        if home::is_open(cx) {
            return home::panel(ui, &state.rivals, cx);
        }
        if first_screen::is_open(cx) {
            return first_screen::panel(ui, cx);
        }
        if let Some(result) = result {
            return after_game(ui, cx, state, result);
        }
        // In a low window the players give way to help.
        if state.card(cx).is_none() || ui.ctx().content_rect().height() >= LOW {
            players(ui, cx);
        }
        // Nobody speaks beside help, which needs the room.
        if state.card(cx).is_none() {
            quote::show(ui, cx);
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            let width = ui.available_width();
            let layout = Layout::left_to_right(Align::Center);
            widgets::cell(ui, width, ROW_HEIGHT, layout, |ui| button_row(ui, cx));
            if cx.session.is_on_ladder() && cx.session.outcome().is_none() {
                ladder_rule(ui, cx);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                match sides::changed(&cx.session, &cx.settings) {
                    Some(player) => side_sign::show(ui, player, cx),
                    None => middle(ui, cx, state),
                }
            });
        });
    });
}

fn players(ui: &mut Ui, cx: &Context) {
    for player in Player::ALL {
        player_cards::card(ui, player, cx);
    }
}

/// The result, above it what the opponent says or the players, and below it the moves: what has room. A rung that was won
/// has the whole panel.
fn after_game(ui: &mut Ui, cx: &Context, state: &mut GameState, result: &GameResult) {
    let room = ui.available_height() - state.result_height;
    let speaks = room >= QUOTE && quote::show(ui, cx);
    if !speaks && result.rung.is_none() && room >= PLAYERS && ui.ctx().content_rect().height() >= LOW {
        players(ui, cx);
    }
    let top = ui.cursor().top();
    result_card::show(ui, result, cx);
    badge::new(ui, Some(cx.session.game_number()), cx);
    let height = ui.cursor().top() - top;
    if (std::mem::replace(&mut state.result_height, height) - height).abs() > 0.5 {
        ui.ctx().request_repaint();
    }
    middle(ui, cx, state);
}

fn middle(ui: &mut Ui, cx: &Context, state: &mut GameState) {
    if state.card(cx).is_some() {
        let room = ui.available_height();
        card_up_to(ui, room, cx, state);
        ui.add_space(4.0);
    }
    // Moves that do not fit give way.
    if ui.available_height() >= MOVES_MIN_HEIGHT {
        moves::show(ui, cx);
    }
}

fn card_up_to(ui: &mut Ui, height: f32, cx: &Context, state: &mut GameState) {
    let Some(card) = state.card(cx) else { return };
    // A card has its own place of the scroll bar.
    let area = ScrollArea::vertical().id_salt(card).max_height(height).auto_shrink([false, true]);
    area.show(ui, |ui| match card {
        Card::Help => help_card::show(ui, cx, state),
        Card::Hint => hint_card::show(ui, cx),
        Card::Winner => winner_card::show(ui, cx),
    });
}

/// Why a game of the ladder has no undo and no help, and the way out.
fn ladder_rule(ui: &mut Ui, cx: &Context) {
    let width = ui.available_width();
    let sentence = WidgetText::from(text::small(ladder_sentence(&cx.session)));
    let room = width - 2.0 * 14.0 - 18.0 - ui.spacing().item_spacing.x;
    let lines = sentence.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Small).size().y;
    let height = 2.0 * 12.0 + lines.max(18.0) + 10.0 + 30.0;
    widgets::cell(ui, width, height, Layout::top_down(Align::Min), |ui| ladder_card(ui, cx));
}

fn ladder_card(ui: &mut Ui, cx: &Context) {
    widgets::card(ui, CardKind::Raised, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            icons::paint(ui.painter(), rect, Icon::Lock, Palette::of(ui).soft, 1.5);
            ui.add(Label::new(text::small(ladder_sentence(&cx.session))).wrap());
        });
        let width = ui.available_width();
        if widgets::button(help_me::leave_ladder()).small().width(width).show(ui).clicked() {
            cx.request(Action::Game(GameAction::LeaveLadder));
        }
    });
}

/// Undo and resign, in a game of the ladder only resign; in a match of computers pause, step, speed.
fn button_row(ui: &mut Ui, cx: &Context) {
    let whole = ui.available_width();
    ui.spacing_mut().item_spacing.x = BUTTON_GAP;
    if cx.session.is_watching() {
        return watching(ui, (whole - 2.0 * BUTTON_GAP) / 3.0, cx);
    }
    let width = if cx.session.is_on_ladder() {
        whole
    } else {
        undo(ui, (whole - BUTTON_GAP) / 2.0, cx);
        (whole - BUTTON_GAP) / 2.0
    };
    let resign = widgets::button(game::resign()).icon(Icon::Flag).width(width);
    if resign.show_possible(ui, conditions::resign(&cx.session)).clicked() {
        cx.request(Action::Game(GameAction::Resign));
    }
}

fn undo(ui: &mut Ui, width: f32, cx: &Context) {
    let undo = widgets::button(game::undo()).icon(Icon::Undo).width(width).tip(game::undo_tip());
    if undo.show_possible(ui, page::undo(&cx.session)).clicked() {
        cx.request(Action::Game(GameAction::Undo));
    }
}

fn watching(ui: &mut Ui, width: f32, cx: &Context) {
    let session = &cx.session;
    let can = conditions::watch(session);
    let pause = if session.is_paused() { game::resume() } else { game::pause() };
    // Where the whole label does not fit, it is the number alone.
    let others = [game::pause(), game::resume()].map(|label| fitting(label, width).fitting_width(ui));
    let others = others[0].max(others[1]) + fitting(game::step(), width).fitting_width(ui);
    let is_whole = others + speed_width(ui, width, true) <= 3.0 * width;
    let last = speed_width(ui, width, is_whole).max(width.min(3.0 * width - others));
    let rest = (3.0 * width - last) / 2.0;
    for (label, action) in [(pause, GameAction::TogglePause), (game::step(), GameAction::Step)] {
        let least = if is_whole { rest } else { 0.0 };
        if fitting(label, width).min_width(least).show_possible(ui, can).clicked() {
            cx.request(Action::Game(action));
        }
    }
    let label = game::speed_name(session.speed().factor());
    let shown = speed_label(session.speed(), is_whole);
    speed(ui, last, &fitting(&shown, width).named(&label).width(last), session.speed(), cx);
}

/// A button of a row whose buttons have this width.
fn fitting(label: &str, width: f32) -> widgets::Button<'_> {
    let button = widgets::button(label);
    if width < SMALL { button.small() } else { button }
}

fn speed_label(speed: PlaybackSpeed, is_whole: bool) -> String {
    if is_whole { game::speed_name(speed.factor()) } else { game::speed(speed.factor()) }
}

/// The same at every speed, so that a change of speed moves no button.
fn speed_width(ui: &Ui, width: f32, is_whole: bool) -> f32 {
    let label = |speed| speed_label(speed, is_whole);
    PlaybackSpeed::all().map(|speed| fitting(&label(speed), width).fitting_width(ui)).fold(0.0, f32::max)
}

fn speed(ui: &mut Ui, width: f32, button: &widgets::Button<'_>, now: PlaybackSpeed, cx: &Context) {
    let response = button.show(ui);
    Popup::menu(&response).width(width).show(|ui| {
        for speed in PlaybackSpeed::all() {
            let entry = Button::selectable(speed == now, game::speed(speed.factor()));
            if widgets::menu_entry(ui, true, entry).clicked() {
                cx.request(Action::Game(GameAction::SetSpeed(speed)));
                ui.close();
            }
        }
    });
}
