//! The narrow window: two low cards above the board, four buttons below it.

use eframe::egui::{Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Popup, Sense, Ui, Vec2, vec2};

use crate::app::action::Action;
use crate::app::command::{Situation, menu};
use crate::app::dialogs::{Dialog, DialogFrame, help_and_done};
use crate::app::game::action::GameAction;
use crate::app::game::headline::{self, Headline, HeadlineButton};
use crate::app::game::{action_row, first_screen, hint_card, moves, player_cards, status_bar};
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::{Actions, Scene};
use crate::app::session::HintState;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::game;
use span_it_core::board::Player;

// Lengths in points.
const CARD_HEIGHT: f32 = 52.0;
const CARD_MARGIN: Vec2 = vec2(15.0, 8.0);
/// Narrower cards show the time below the name.
const TIME_BESIDE_MIN_WIDTH: f32 = 190.0;
/// Narrower cards do not show whether the game is rated.
const CHIP_MIN_WIDTH: f32 = 290.0;
const BAR_HEIGHT: f32 = 44.0;
const FIRST_OFFER_WIDTH: f32 = 190.0;
/// In a narrower bar the buttons are closer together.
const WIDE_GAP_MIN_WIDTH: f32 = 400.0;
/// What each of the four permanent buttons needs.
const BUTTON_WIDTH: f32 = 76.0;
const HINT_WIDTH: f32 = 300.0;
/// In a narrower window the hint replaces the board.
const HINT_BESIDE_MIN_WIDTH: f32 = 500.0;

/// A `message` replaces the line of the header in the cards. Returns whether the hint replaces the board.
pub(crate) fn show(
    ui: &mut Ui,
    low: bool,
    situation: &Situation<'_>,
    message: Option<String>,
    actions: &mut Actions,
) -> bool {
    let scene = situation.scene;
    let covered = ui.max_rect().width() < HINT_BESIDE_MIN_WIDTH;
    let palette = Palette::of(ui);
    let frame = Frame::new().inner_margin(Margin::symmetric(12, 4));
    let title = low.then(|| Headline::of(scene).with_message(message));
    let cards = Panel::top("cards")
        .exact_size(CARD_HEIGHT + 8.0)
        .resizable(false)
        .show_separator_line(false)
        .frame(frame);
    // The strip above the board has the line of the first screen.
    let below_cards = ui.max_rect().height() - CARD_HEIGHT - CARD_MARGIN.y - BAR_HEIGHT;
    let message = title.as_ref().filter(|_| !first_screen::has_strip(scene, below_cards));
    cards.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                card(column, player, message, scene, actions);
            }
        });
    });
    widgets::panel(ui, Panel::bottom("bar"), BAR_HEIGHT, Margin::symmetric(8, 3), |ui| {
        // There is room for one more button; the other offers of the title are in the menus.
        let offers = title.map(|title| title.buttons).unwrap_or_default();
        if first_screen::offers_lessons(scene) && offers.len() > 1 {
            first_bar(ui, &offers[..2], situation, actions);
        } else {
            bar(ui, offers.first(), situation, actions);
        }
    });
    if matches!(scene.session.hint(), HintState::Closed) {
        return false;
    }
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::same(8));
    let hint = |ui: &mut Ui| match scene.session.hint() {
        HintState::Ready(hint) => hint_card::show(ui, hint, scene, actions),
        HintState::Searching | HintState::Closed => hint_card::thinking_card(ui, scene, actions),
    };
    if covered {
        CentralPanel::default().frame(frame).show(ui, hint);
    } else {
        Panel::right("hint").exact_size(HINT_WIDTH).resizable(false).frame(frame).show(ui, hint);
    }
    covered
}

/// In a low window the texts of the header are below the name of the player concerned.
fn card(ui: &mut Ui, player: Player, title: Option<&Headline>, scene: &Scene<'_>, actions: &mut Actions) {
    let session = scene.session;
    let concerned = session.outcome().map_or(session.game().position().to_move(), |outcome| outcome.winner);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARD_HEIGHT), Sense::hover());
    let kind = player_cards::kind(scene, player);
    let inside = &mut widgets::card_at(ui, rect, kind, CARD_MARGIN);
    let message = title.filter(|_| player == concerned);
    if rect.width() < TIME_BESIDE_MIN_WIDTH {
        slim(inside, player, message, scene);
    } else {
        inside.with_layout(Layout::right_to_left(Align::Center), |ui| {
            player_cards::chevron(ui);
            player_cards::clock(ui, player, scene, text::mono_strong);
            // The person's card has the line of the header in a low window.
            let is_computers = !session.is_human(player) && session.outcome().is_none();
            if is_computers && rect.width() >= CHIP_MIN_WIDTH {
                status_bar::rated_chip(ui, scene);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                player_cards::tile(ui, player, 28.0);
                ui.vertical(|ui| names(ui, &session.seat(player).name, message));
            });
        });
    }
    player_cards::menu(ui, rect, player, scene, actions);
}

fn names(ui: &mut Ui, name: &str, message: Option<&Headline>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(if message.is_some() { 0.0 } else { 9.0 });
    ui.add(Label::new(text::body_strong(name)).truncate());
    if let Some(title) = message {
        title.show_line(ui, text::soft(title.in_one_line()));
    }
}

/// For a card with room for a name only. Below it are the time or how the game ended.
fn slim(ui: &mut Ui, player: Player, title: Option<&Headline>, scene: &Scene<'_>) {
    let session = scene.session;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        player_cards::tile(ui, player, 22.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(Label::new(text::body_strong(&session.seat(player).name)).truncate());
            match title.filter(|_| session.outcome().is_some()) {
                Some(title) => {
                    ui.add(Label::new(text::soft(&title.heading)).truncate());
                }
                None => player_cards::clock(ui, player, scene, text::mono),
            }
        });
    });
}

fn bar(ui: &mut Ui, offer: Option<&HeadlineButton>, situation: &Situation<'_>, actions: &mut Actions) {
    let scene = situation.scene;
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let gap = if room < WIDE_GAP_MIN_WIDTH { 4.0 } else { 8.0 };
        ui.spacing_mut().item_spacing.x = gap;
        let mut width = (room - 3.0 * gap) / 4.0;
        if let Some(offer) = offer {
            let button = offer.widget();
            // The other buttons keep the width they need; a text that does not fit is truncated.
            let share = (room - 4.0 * gap) / 5.0;
            let most = share.max(room - 4.0 * (gap + BUTTON_WIDTH));
            let first = button.fitting_width(ui).clamp(share, most);
            width = (room - first) / 4.0 - gap;
            if button.width(first).show(ui).clicked() {
                actions.push(offer.action.clone());
            }
        }
        let is_watching = scene.session.is_watching();
        if is_watching {
            action_row::watching(ui, width, scene, actions);
        } else {
            action_row::undo(ui, width, scene, actions);
            // After a game, practice is what helps.
            if headline::offers_practice(scene) {
                action_row::practise(ui, width, actions);
            } else {
                action_row::hint(ui, width, scene, actions);
            }
        }
        if action_row::bare(game::MOVES, width).show(ui).clicked() {
            actions.push(Action::Game(GameAction::ShowMoves));
        }
        if !is_watching {
            let more = action_row::bare(game::MORE, width).show(ui);
            Popup::menu(&more).show(|ui| menu::more(ui, situation, actions));
        }
    });
}

/// The bar of the very first screen, on which there is nothing to undo or to list.
fn first_bar(ui: &mut Ui, offers: &[HeadlineButton], situation: &Situation<'_>, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let rest = (ui.available_width() - 16.0 - FIRST_OFFER_WIDTH).max(0.0) / 2.0;
        for (offer, width) in offers.iter().zip([FIRST_OFFER_WIDTH, rest]) {
            if offer.widget().width(width).show(ui).clicked() {
                actions.push(offer.action.clone());
            }
        }
        let more = action_row::bare(game::MORE, rest).show(ui);
        Popup::menu(&more).show(|ui| menu::more(ui, situation, actions));
    });
}

#[derive(Debug)]
pub(crate) struct MovesDialog;

impl Dialog for MovesDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let body = |ui: &mut Ui| {
            ui.set_min_height(300.0);
            moves::show(ui, frame.scene, frame.actions);
        };
        let footer = |ui: &mut Ui| help_and_done(ui, game::MOVES);
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
