//! A narrow window: two low cards above the board, four buttons below it.

use eframe::egui::{self, Align, Frame, Layout, Margin, Panel, Popup, UiBuilder};

use super::title::Title;
use super::{Actions, Scene, action_row, header, hint_card, menu, moves, players};
use crate::app::session::HintState;
use crate::app::theme::{Palette, text};
use crate::app::widgets::{self, CardKind};
use crate::app::{Action, View};
use crate::board::Player;
use crate::messages::game;

/// Height of a card, in points.
const CARD: f32 = 52.0;
/// Height of the bar of buttons, in points.
const BAR: f32 = 44.0;
/// Height of the hint below the board, in points.
const HINT: f32 = 190.0;

/// Cards and buttons; the board takes what is between.
pub(super) fn show(ui: &mut egui::Ui, low: bool, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.table).inner_margin(Margin::symmetric(12, 4));
    Panel::top("cards").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                card(column, player, scene, actions);
            }
        });
        if low {
            title_line(ui, scene, view, actions);
        }
    });
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 3));
    Panel::bottom("bar")
        .exact_size(BAR)
        .resizable(false)
        .frame(frame)
        .show(ui, |ui| bar(ui, scene, view, actions));
    if !matches!(scene.session.hint(), HintState::Closed) {
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::same(8));
        Panel::right("hint").exact_size(HINT + 70.0).resizable(false).frame(frame).show(ui, |ui| match scene
            .session
            .hint()
        {
            HintState::Ready(hint) => hint_card::show(ui, hint, scene, actions),
            HintState::Asked | HintState::Closed => hint_card::asking(ui, scene, actions),
        });
    }
}

/// One line: the shape, the name, the time.
fn card(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>, actions: &mut Actions) {
    let active = players::is_to_move(scene, player);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), CARD), egui::Sense::hover());
    let inside = &mut ui.new_child(UiBuilder::new().max_rect(rect));
    widgets::card(inside, if active { CardKind::Active(player) } else { CardKind::Plain }, |ui| {
        ui.set_height(CARD - 26.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::mono_strong(game::time_used(scene.session.time_used(player, scene.now))));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                players::tile(ui, player, 28.0);
                let seat = scene.session.seat(player);
                ui.add(egui::Label::new(text::body_strong(&seat.name)).truncate());
            });
        });
    });
    players::menu(ui, rect, player, scene, actions);
}

/// The header's title and line in one, where there is no room for a header.
fn title_line(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    let title = Title::of(scene);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        header::toggles(ui, view, actions);
        for (label, action, primary) in title.buttons.iter().rev() {
            let button = widgets::button(label).small();
            if (if *primary { button.primary() } else { button }).show(ui).clicked() {
                actions.push(action.clone());
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::body_strong(&title.heading));
            ui.add(egui::Label::new(text::soft(&title.line)).truncate());
        });
    });
}

/// Undo, hint, moves, more; or pause, step, speed, moves.
fn bar(ui: &mut egui::Ui, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let width = (ui.available_width() - 24.0) / 4.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if scene.session.is_watching() {
            let third = (ui.available_width() - width - 24.0) / 3.0;
            action_row::watching(ui, third, scene, actions);
            moves_button(ui, width, actions);
            return;
        }
        action_row::undo(ui, width, scene, actions);
        action_row::hint(ui, width, scene, actions);
        moves_button(ui, width, actions);
        let more = widgets::button(game::MORE).min_width(width).show(ui);
        Popup::menu(&more).show(|ui| menu::everything(ui, scene, view, actions));
    });
}

fn moves_button(ui: &mut egui::Ui, width: f32, actions: &mut Actions) {
    if widgets::button(game::MOVES).min_width(width).show(ui).clicked() {
        actions.push(Action::ShowMoves);
    }
}

/// The moves as a sheet over the window.
pub(super) fn moves_sheet(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.set_min_height(300.0);
    moves::show(ui, scene, actions);
}
