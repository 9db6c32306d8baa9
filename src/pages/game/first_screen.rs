//! The first screen of a new player: a board and an opponent, and how to learn the game. `home` is that of a returning one.

use crate::board::rule_demo;
use crate::context::action::learn::LessonAction;
use crate::context::prelude::*;
use crate::kit::split;
use crate::messages::{game, ladder as ladder_msg};
use crate::model::opponents::Opponent;
use crate::pages::game::player_cards;
use crate::parts::quote;

// Lengths in points.
const DEMO: f32 = 104.0;
const GAP: f32 = 12.0;
const BUTTON_GAP: f32 = 8.0;
/// Below the cards of the players and *Play*.
const CARD_GAP: f32 = 24.0;
const BUTTON_HEIGHT: f32 = 38.0;
/// Between frames of the animation, in seconds.
const FRAME_TIME: f32 = 0.033;

/// Whether the first screen is shown.
pub(super) fn is_open(cx: &Context) -> bool {
    let session = &cx.session;
    !session.is_started() && !session.is_viewing() && session.outcome().is_none()
}

/// Until a lesson was started or a game was finished.
pub(super) fn is_newcomer(cx: &Context) -> bool {
    cx.settings.finished_games == 0 && cx.progress().lessons_done() == 0
}

/// The rule in one line; `None` once the player knows the game.
pub(super) fn rule(cx: &Context) -> Option<String> {
    let session = &cx.session;
    cx.settings.is_beginner().then(|| match session.only_human() {
        Some(person) => {
            let opponent = game::short_name(&session.seat(person.opponent()).name);
            game::rule_against(person, &opponent)
        }
        None => game::rule().to_owned(),
    })
}

/// The side panel of the first screen.
pub(super) fn panel(ui: &mut Ui, cx: &Context) {
    for player in Player::ALL {
        match opponent(player, cx) {
            Some(opponent) => player_cards::card_of_opponent(ui, player, opponent, cx),
            None => player_cards::card(ui, player, cx),
        }
    }
    quote::show(ui, cx);
    let width = ui.available_width();
    play(ui, game::play(), cx);
    ui.add_space(CARD_GAP - GAP);
    let room = ui.available_rect_before_wrap();
    if is_newcomer(cx) {
        if split::is_wide(ui) {
            newcomer(ui, cx);
        } else {
            learn(ui, width, cx);
        }
    }
    let row = room.with_min_y(room.bottom() - BUTTON_HEIGHT);
    let builder = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = BUTTON_GAP;
    ladder_and_new_game(ui, (width - BUTTON_GAP) / 2.0, cx);
}

fn focus_key() -> Id {
    Id::unique("Play gets the focus")
}

/// Gives *Play* the focus when the first screen is drawn.
pub(crate) fn focus_play(ctx: &eframe::egui::Context) {
    ctx.data_mut(|data| data.insert_temp(focus_key(), true));
}

pub(super) fn play(ui: &mut Ui, label: &str, cx: &Context) {
    let button = widgets::button(label).icon(Icon::Play).primary();
    let response = button.width(ui.available_width()).show(ui);
    if ui.data_mut(|data| data.remove_temp::<bool>(focus_key())).is_some() {
        response.request_focus();
    }
    if response.clicked() {
        cx.request(Action::Game(GameAction::LeaveFirstScreen));
    }
}

fn ladder_and_new_game(ui: &mut Ui, width: f32, cx: &Context) {
    if widgets::button(ladder_msg::title()).width(width).show(ui).clicked() {
        cx.request(Action::Learn(LearnAction::ShowLadder));
    }
    if widgets::button(game::new_game()).width(width).show(ui).clicked() {
        cx.request(Action::Game(GameAction::OpenNewGame(None)));
    }
}

/// A computer player from the list.
fn opponent(player: Player, cx: &Context) -> Option<Opponent> {
    let seat = cx.session.seat(player);
    Opponent::of(seat.kind, &seat.personality).filter(|_| !seat.kind.is_person())
}

fn learn(ui: &mut Ui, width: f32, cx: &Context) {
    if widgets::button(game::learn_the_game()).width(width).show(ui).clicked() {
        cx.request(Action::Learn(LearnAction::Lesson(LessonAction::Resume)));
    }
}

fn newcomer(ui: &mut Ui, cx: &Context) {
    widgets::card(ui, widgets::CardKind::Raised, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let (rect, _) = ui.allocate_exact_size(vec2(DEMO, DEMO), Sense::hover());
            demo(ui, rect, cx);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.add(Label::new(text::subheading(game::new_to_the_game())).wrap());
                ui.add(Label::new(text::soft(game::how_to_play())).wrap());
            });
        });
        let width = ui.available_width();
        learn(ui, width, cx);
    });
}

/// Requests frames only while the animation moves.
fn demo(ui: &Ui, rect: Rect, cx: &Context) {
    let now = ui.input(|input| input.time);
    let key = Id::unique("start of the rule demo");
    let start = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(key, || now));
    let elapsed = if cx.reduced_motion() { f64::INFINITY } else { now - start };
    rule_demo::paint(ui, rect, elapsed);
    if rule_demo::is_moving(elapsed) {
        ui.ctx().request_repaint_after_secs(FRAME_TIME);
    }
}
