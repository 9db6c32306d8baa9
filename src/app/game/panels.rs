//! What surrounds the board: in a wide window a panel beside it, otherwise cards above it and a bar below it.

use eframe::egui::{Button, Frame, Margin, Panel, Popup, Ui, UiBuilder};

use crate::app::action::{Action, Actions, WindowAction};
use crate::app::command::{Situation, conditions, menu};
use crate::app::game::action::GameAction;
use crate::app::game::result::GameResult;
use crate::app::game::{first_screen, hint_card, moves, player_cards, result_card, solver_bar};
use crate::app::page::when;
use crate::app::scene::Scene;
use crate::app::session::{HintState, PlaybackSpeed};
use crate::app::ui::{Icon, widgets};
use crate::messages::game::{self, why_disabled};
use span_it_core::board::Player;

// Lengths in points.
/// Of the panel beside the board.
pub(super) const WIDTH: f32 = 344.0;
/// Of a row of buttons.
pub(super) const ROW_HEIGHT: f32 = 38.0;
const GAP: f32 = 12.0;
const BUTTON_GAP: f32 = 8.0;
const CARDS_HEIGHT: f32 = 60.0;
const BAR_HEIGHT: f32 = 44.0;
/// The height of a window that is too low for players, result and board.
const LOW: f32 = 560.0;

/// The panel: player cards, the hint or the moves, and a row of buttons.
pub(super) fn beside(ui: &mut Ui, scene: &Scene<'_>, result: Option<&GameResult>, actions: &mut Actions) {
    widgets::panel(ui, Panel::right("side"), WIDTH, Margin::same(18), |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        if first_screen::is_open(scene) {
            return first_screen::panel(ui, scene, actions);
        }
        // A rung that was won has the whole panel.
        if result.is_none_or(|result| result.rung.is_none()) {
            for player in Player::ALL {
                player_cards::card(ui, player, scene, actions);
            }
        }
        if let Some(result) = result {
            result_card::show(ui, result, actions);
            return middle(ui, scene, actions);
        }
        let room = ui.available_rect_before_wrap();
        let row = room.with_min_y(room.bottom() - ROW_HEIGHT);
        let rest = room.with_max_y(row.top() - GAP);
        ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| middle(ui, scene, actions));
        ui.scope_builder(UiBuilder::new().max_rect(row), |ui| button_row(ui, scene, actions));
    });
}

fn middle(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    if !matches!(scene.session.hint(), HintState::Closed) {
        hint_card::show(ui, scene, actions);
    } else {
        if scene.shows_winner {
            solver_bar::show(ui, scene, actions);
            ui.add_space(4.0);
        }
        moves::show(ui, scene, actions);
    }
}

/// Undo, hint, resign; in a match of computers pause, step, speed.
fn button_row(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let width = (ui.available_width() - 2.0 * BUTTON_GAP) / 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BUTTON_GAP;
        if scene.session.is_watching() {
            return watching(ui, width, scene, actions);
        }
        let resign = widgets::button(game::RESIGN).icon(Icon::Flag);
        let last = resign.fitting_width(ui).max(width);
        undo_and_hint(ui, (3.0 * width - last) / 2.0, scene, actions);
        if resign.min_width(last).show_possible(ui, conditions::resign(scene.session)).clicked() {
            actions.push(Action::Game(GameAction::Resign));
        }
    });
}

/// The cards and the bar of the stacked layout.
pub(super) fn stacked(
    ui: &mut Ui,
    situation: &Situation<'_>,
    result: Option<&GameResult>,
    actions: &mut Actions,
) {
    let scene = situation.scene;
    // In a low window the cards give way to the result.
    if result.is_none() || ui.max_rect().height() >= LOW {
        cards(ui, scene, actions);
    }
    widgets::panel(ui, Panel::bottom("bar"), BAR_HEIGHT, Margin::symmetric(8, 3), |ui| {
        ui.horizontal(|ui| bar(ui, situation, actions));
    });
    if let Some(result) = result {
        result_card::sheet(ui, result, actions);
    }
}

fn cards(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let cards = Panel::top("cards").exact_size(CARDS_HEIGHT).resizable(false).show_separator_line(false);
    cards.frame(Frame::new().inner_margin(Margin::symmetric(12, 4))).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = BUTTON_GAP;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                player_cards::low_card(column, player, scene, actions);
            }
        });
    });
}

fn bar(ui: &mut Ui, situation: &Situation<'_>, actions: &mut Actions) {
    let scene = situation.scene;
    ui.spacing_mut().item_spacing.x = BUTTON_GAP;
    if first_screen::is_open(scene) {
        return first_screen::bar(ui, actions);
    }
    let width = (ui.available_width() - 3.0 * BUTTON_GAP) / 4.0;
    let is_watching = scene.session.is_watching();
    if is_watching {
        watching(ui, width, scene, actions);
    } else {
        undo_and_hint(ui, width, scene, actions);
    }
    if widgets::button(game::MOVES).min_width(width).show(ui).clicked() {
        actions.push(Action::Game(GameAction::ShowMoves));
    }
    if !is_watching {
        let more = widgets::button(game::MORE).min_width(width).show(ui);
        Popup::menu(&more).show(|ui| menu::more(ui, situation, actions));
    }
}

fn undo_and_hint(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let undo = widgets::button(game::UNDO).icon(Icon::Undo).min_width(width).tip(game::UNDO_TIP);
    if undo.show_possible(ui, when(scene.session.can_undo(), why_disabled::UNDO)).clicked() {
        actions.push(Action::Window(WindowAction::Undo));
    }
    let is_open = !matches!(scene.session.hint(), HintState::Closed);
    let hint = widgets::button(game::HINT).icon(Icon::Bulb).min_width(width);
    let hint = hint.selected(is_open).tip(game::HINT_TIP);
    if hint.show_possible(ui, conditions::hint(scene.session)).clicked() {
        actions.push(Action::Game(GameAction::ToggleHint));
    }
}

fn watching(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let session = scene.session;
    let can = conditions::watch(session);
    let last = speed_width(ui).max(width);
    let rest = (3.0 * width - last) / 2.0;
    let pause = if session.is_paused() { game::RESUME } else { game::PAUSE };
    for (label, action) in [(pause, GameAction::TogglePause), (game::STEP, GameAction::Step)] {
        if widgets::button(label).min_width(rest).show_possible(ui, can).clicked() {
            actions.push(Action::Game(action));
        }
    }
    speed(ui, last, session.speed(), actions);
}

/// The same at every speed, so that a change of speed moves no button.
fn speed_width(ui: &Ui) -> f32 {
    let label = |speed: PlaybackSpeed| game::speed_name(speed.factor());
    PlaybackSpeed::all().map(|speed| widgets::button(&label(speed)).fitting_width(ui)).fold(0.0, f32::max)
}

fn speed(ui: &mut Ui, width: f32, now: PlaybackSpeed, actions: &mut Actions) {
    let response = widgets::button(&game::speed_name(now.factor())).width(width).show(ui);
    Popup::menu(&response).width(width).show(|ui| {
        for speed in PlaybackSpeed::all() {
            let entry = Button::selectable(speed == now, game::speed(speed.factor()));
            if widgets::menu_entry(ui, true, entry).clicked() {
                actions.push(Action::Game(GameAction::SetSpeed(speed)));
                ui.close();
            }
        }
    });
}
