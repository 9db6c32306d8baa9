//! The narrow window: two low cards above the board, four buttons below it.

use eframe::egui::{self, Align, CentralPanel, Frame, Layout, Margin, Panel, Popup};

use crate::app::action::Action;
use crate::app::command::{Situation, menu};
use crate::app::dialogs::{Dialog, DialogFrame, help_and_done};
use crate::app::game::action::GameAction;
use crate::app::game::headline::{Headline, HeadlineButton};
use crate::app::game::{action_row, hint_card, moves, player_cards};
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::{Actions, Scene};
use crate::app::session::HintState;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::CardKind;
use crate::messages::game;
use span_it_core::board::Player;

/// In points.
const CARD: f32 = 52.0;
/// Room between the edge of a card and its content, in points.
const MARGIN: egui::Vec2 = egui::vec2(15.0, 8.0);
/// Below this width, in points, a card shows the time below the name.
const SLIM: f32 = 190.0;
/// In points.
const BAR: f32 = 44.0;
/// Below this width, in points, the buttons are closer together.
const FOUR: f32 = 400.0;
/// Width that each of the four permanent buttons needs, in points.
const OTHER: f32 = 76.0;
/// Width of the hint beside the board, in points.
const HINT: f32 = 300.0;

/// Below this window width, in points, the hint replaces the board.
const BOTH: f32 = 500.0;

/// Shows cards, buttons and the hint. Returns whether the hint replaces the board.
pub(crate) fn show(ui: &mut egui::Ui, low: bool, situation: &Situation<'_>, actions: &mut Actions) -> bool {
    let scene = situation.scene;
    let covered = ui.max_rect().width() < BOTH;
    let palette = Palette::of(ui);
    let frame = Frame::new().inner_margin(Margin::symmetric(12, 4));
    let title = low.then(|| Headline::of(scene));
    let cards =
        Panel::top("cards").exact_size(CARD + 8.0).resizable(false).show_separator_line(false).frame(frame);
    cards.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                card(column, player, title.as_ref(), scene, actions);
            }
        });
    });
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 3));
    Panel::bottom("bar").exact_size(BAR).resizable(false).frame(frame).show(ui, |ui| {
        // There is room for one more button; the other offers of the title are in the menus.
        let offer = title.and_then(|title| title.buttons.into_iter().next());
        bar(ui, offer.as_ref(), situation, actions);
    });
    if matches!(scene.session.hint(), HintState::Closed) {
        return false;
    }
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::same(8));
    let hint = |ui: &mut egui::Ui| match scene.session.hint() {
        HintState::Ready(hint) => hint_card::show(ui, hint, scene, actions),
        HintState::Searching | HintState::Closed => hint_card::thinking_card(ui, scene, actions),
    };
    if covered {
        CentralPanel::default().frame(frame).show(ui, hint);
    } else {
        Panel::right("hint").exact_size(HINT).resizable(false).frame(frame).show(ui, hint);
    }
    covered
}

/// Tile, name and time. In a low window the texts of the header are below the name of the player concerned.
fn card(
    ui: &mut egui::Ui,
    player: Player,
    title: Option<&Headline>,
    scene: &Scene<'_>,
    actions: &mut Actions,
) {
    let session = scene.session;
    let active = player_cards::is_to_move(scene, player);
    let spoken_of = session.outcome().map_or(session.game().position().to_move(), |outcome| outcome.winner);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), CARD), egui::Sense::hover());
    let kind = if active { CardKind::Active(player) } else { CardKind::Plain };
    let inside = &mut widgets::card_at(ui, rect, kind, MARGIN);
    let message = title.filter(|_| player == spoken_of);
    if rect.width() < SLIM {
        slim(inside, player, message, scene);
    } else {
        inside.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::mono_strong(game::time_used(session.time_used(player, scene.now))));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                player_cards::tile(ui, player, 28.0);
                ui.vertical(|ui| names(ui, &session.seat(player).name, message));
            });
        });
    }
    player_cards::menu(ui, rect, player, scene, actions);
}

/// The name, and below it the title if it concerns this player.
fn names(ui: &mut egui::Ui, name: &str, message: Option<&Headline>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(if message.is_some() { 0.0 } else { 9.0 });
    ui.add(egui::Label::new(text::body_strong(name)).truncate());
    if let Some(title) = message {
        title.show_line(ui, text::soft(title.in_one_line()));
    }
}

/// The same on a card with room for a name only; below it the time, or how the game ended.
fn slim(ui: &mut egui::Ui, player: Player, title: Option<&Headline>, scene: &Scene<'_>) {
    let session = scene.session;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        player_cards::tile(ui, player, 22.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(egui::Label::new(text::body_strong(&session.seat(player).name)).truncate());
            let below = match title.filter(|_| session.outcome().is_some()) {
                Some(title) => text::soft(&title.heading),
                None => text::mono(game::time_used(session.time_used(player, scene.now))),
            };
            ui.add(egui::Label::new(below).truncate());
        });
    });
}

/// The first button of the title, then undo, hint, moves, more; or pause, step, speed, moves.
fn bar(ui: &mut egui::Ui, offer: Option<&HeadlineButton>, situation: &Situation<'_>, actions: &mut Actions) {
    let scene = situation.scene;
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let gap = if room < FOUR { 4.0 } else { 8.0 };
        ui.spacing_mut().item_spacing.x = gap;
        let mut width = (room - 3.0 * gap) / 4.0;
        if let Some(offer) = offer {
            let button = offer.widget();
            // The other buttons keep the width they need; a text that does not fit is truncated.
            let share = (room - 4.0 * gap) / 5.0;
            let most = share.max(room - 4.0 * (gap + OTHER));
            let first = button.fitting_width(ui).clamp(share, most);
            width = (room - first) / 4.0 - gap;
            if button.width(first).show(ui).clicked() {
                actions.push(offer.action.clone());
            }
        }
        if scene.session.is_watching() {
            action_row::watching(ui, width, scene, actions);
            moves_button(ui, width, actions);
            return;
        }
        action_row::undo(ui, width, scene, actions);
        action_row::hint(ui, width, scene, actions);
        moves_button(ui, width, actions);
        let more = action_row::bare(game::MORE, width).show(ui);
        Popup::menu(&more).show(|ui| menu::everything(ui, situation, actions));
    });
}

fn moves_button(ui: &mut egui::Ui, width: f32, actions: &mut Actions) {
    if action_row::bare(game::MOVES, width).show(ui).clicked() {
        actions.push(Action::Game(GameAction::ShowMoves));
    }
}

/// The content of the dialog with the moves.
pub(crate) fn moves_sheet(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.set_min_height(300.0);
    moves::show(ui, scene, actions);
}

/// The moves, in a narrow window.
#[derive(Debug)]
pub(crate) struct MovesDialog;

impl Dialog for MovesDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let (scene, actions) = (frame.scene, &mut *frame.actions);
        let body = |ui: &mut egui::Ui| moves_sheet(ui, scene, actions);
        let footer = |ui: &mut egui::Ui| help_and_done(ui, game::MOVES);
        let result = widgets::dialog(frame.ctx, (frame.id, game::MOVES), (360.0, 720.0), body, footer);
        result.closed || result.footer.closes(frame.actions)
    }

    fn help_place(&self) -> Place {
        Chapter::Object.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }

    fn covers_board(&self) -> bool {
        false
    }
}
