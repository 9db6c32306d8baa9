//! The first screen: a board and an opponent, and what else the player may want now: to learn the game, or the ladder.

use eframe::egui::{Align, Id, Label, Layout, Rect, Sense, Ui, UiBuilder, vec2};

use crate::board::rule_demo;
use crate::context::action::learn::LessonAction;
use crate::context::prelude::*;
use crate::messages::{game, ladder as ladder_msg};
use crate::model::opponents::Opponent;
use crate::pages::game::player_cards;
use span_it_core::board::Player;
use span_it_learn::ladder;

// Lengths in points.
const DEMO: f32 = 104.0;
const STRIP_HEIGHT: f32 = 74.0;
/// Below the strip.
const STRIP_GAP: f32 = 8.0;
const GAP: f32 = 12.0;
const BUTTON_GAP: f32 = 8.0;
/// Below the cards of the players and *Play*.
const CARD_GAP: f32 = 24.0;
const BUTTON_HEIGHT: f32 = 38.0;
/// Of the next opponent with the row of buttons.
const ROOM_FOR_RUNG: f32 = 180.0;
/// Between frames of the animation, in seconds.
const FRAME_TIME: f32 = 0.033;

/// Whether the first screen is shown.
pub(super) fn is_open(scene: &Scene<'_>) -> bool {
    let session = scene.session;
    !session.is_started() && !session.is_viewing() && session.outcome().is_none()
}

/// Until a lesson was started or a game was finished.
fn is_newcomer(scene: &Scene<'_>) -> bool {
    scene.settings.finished_games == 0 && scene.progress.lessons_done() == 0
}

/// The rule in one line; `None` once the player knows the game.
pub(super) fn rule(scene: &Scene<'_>) -> Option<String> {
    let session = scene.session;
    scene.settings.is_beginner().then(|| match session.only_human() {
        Some(person) => {
            let opponent = game::short_name(&session.seat(person.opponent()).name);
            game::rule_against(person, &opponent)
        }
        None => game::RULE.to_owned(),
    })
}

/// The side panel of the first screen.
pub(super) fn panel(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    for player in Player::ALL {
        match opponent(player, scene) {
            Some(opponent) => player_cards::card_of_opponent(ui, player, opponent, scene, actions),
            None => player_cards::card(ui, player, scene, actions),
        }
    }
    let width = ui.available_width();
    play(ui, width, actions);
    ui.add_space(CARD_GAP - GAP);
    let room = ui.available_rect_before_wrap();
    if is_newcomer(scene) {
        if has_strip(ui.ctx().content_rect().width(), scene) {
            learn(ui, Some(width), actions);
        } else {
            newcomer(ui, scene, actions);
        }
    } else if !scene.settings.is_beginner() && room.height() >= ROOM_FOR_RUNG {
        next_rung(ui, scene, actions);
    }
    let row = room.with_min_y(room.bottom() - BUTTON_HEIGHT);
    let builder = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = BUTTON_GAP;
    ladder_and_new_game(ui, (width - BUTTON_GAP) / 2.0, actions);
}

/// The bar of the stacked layout.
pub(super) fn bar(ui: &mut Ui, actions: &mut Actions) {
    let width = (ui.available_width() - 2.0 * BUTTON_GAP) / 3.0;
    play(ui, width, actions);
    ladder_and_new_game(ui, width, actions);
}

fn focus_key() -> Id {
    Id::unique("Play gets the focus")
}

/// Gives *Play* the focus when the first screen is drawn.
pub(crate) fn focus_play(ctx: &eframe::egui::Context) {
    ctx.data_mut(|data| data.insert_temp(focus_key(), true));
}

fn play(ui: &mut Ui, width: f32, actions: &mut Actions) {
    let button = widgets::button(game::PLAY).icon(Icon::Play).primary();
    let response = button.width(width).show(ui);
    if ui.data_mut(|data| data.remove_temp::<bool>(focus_key())).is_some() {
        response.request_focus();
    }
    if response.clicked() {
        actions.push(Action::Game(GameAction::LeaveFirstScreen));
    }
}

fn ladder_and_new_game(ui: &mut Ui, width: f32, actions: &mut Actions) {
    if widgets::button(ladder_msg::TITLE).width(width).show(ui).clicked() {
        actions.push(Action::Learn(LearnAction::ShowLadder));
    }
    if widgets::button(game::NEW_GAME).width(width).show(ui).clicked() {
        actions.push(Action::Game(GameAction::OpenNewGame(None)));
    }
}

/// A computer player from the list.
fn opponent(player: Player, scene: &Scene<'_>) -> Option<Opponent> {
    let seat = scene.session.seat(player);
    Opponent::of(seat.kind, &seat.personality).filter(|_| !seat.kind.is_person())
}

fn learn(ui: &mut Ui, width: Option<f32>, actions: &mut Actions) {
    let button = widgets::button(game::LEARN_THE_GAME);
    let button = width.map_or_else(|| button.clone().small(), |width| button.clone().width(width));
    if button.show(ui).clicked() {
        actions.push(Action::Learn(LearnAction::Lesson(LessonAction::Resume)));
    }
}

fn newcomer(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    widgets::card(ui, widgets::CardKind::Raised, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let (rect, _) = ui.allocate_exact_size(vec2(DEMO, DEMO), Sense::hover());
            demo(ui, rect, scene);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.add(Label::new(text::subheading(game::NEW_TO_THE_GAME)).wrap());
                ui.add(Label::new(text::soft(game::HOW_TO_PLAY)).wrap());
            });
        });
        let width = ui.available_width();
        learn(ui, Some(width), actions);
    });
}

/// The next opponent of the ladder; nothing once all are beaten.
fn next_rung(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let Some(index) = scene.progress.next_rung() else { return };
    let (Some(opponent), Some(rung)) =
        (ladder::opponents().get(index), scene.progress.rungs().get(index).copied())
    else {
        return;
    };
    let name = &opponent.personality.name;
    widgets::card(ui, widgets::CardKind::Raised, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(text::subheading(ladder_msg::TITLE));
            let line =
                game::next_on_ladder(index + 1, ladder::opponents().len(), rung.series.won, rung.series.lost);
            ui.add(Label::new(text::soft(line)).wrap());
        });
        let challenge = widgets::button(&game::challenge(name)).width(ui.available_width()).show(ui);
        if challenge.clicked() {
            let rung = u8::try_from(index + 1).unwrap_or(u8::MAX);
            actions.push(Action::Learn(LearnAction::Challenge { rung, handicap: None }));
        }
    });
}

/// Whether a strip with the rule takes the place of the header.
pub(super) fn has_strip(window_width: f32, scene: &Scene<'_>) -> bool {
    window_width < widgets::WIDE && is_open(scene) && is_newcomer(scene)
}

/// Shows the rule, the small game and, without a panel, *Learn the game* above the board. Returns the rest of `room`.
pub(super) fn strip(ui: &mut Ui, room: Rect, scene: &Scene<'_>, actions: &mut Actions) -> Rect {
    let (strip, rest) = room.split_top_bottom_at_y(room.top() + STRIP_HEIGHT);
    let strip = strip.shrink2(vec2(GAP, 2.0)).with_max_y(strip.bottom() - STRIP_GAP);
    let palette = Palette::of(ui);
    ui.painter().rect_filled(strip, palette.corner(12), palette.raised);
    let inside = strip.shrink2(vec2(8.0, 4.0));
    let builder = UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = GAP;
    if ui.ctx().content_rect().width() < widgets::BESIDE {
        learn(ui, None, actions);
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let side = inside.height();
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        demo(ui, rect, scene);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space(4.0);
            ui.add(Label::new(text::body_strong(rule(scene).unwrap_or_default())).truncate());
            ui.add(Label::new(text::soft(game::HOW_TO_PLAY)).wrap());
        });
    });
    rest
}

/// Requests frames only while the animation moves.
fn demo(ui: &Ui, rect: Rect, scene: &Scene<'_>) {
    let now = ui.input(|input| input.time);
    let key = Id::unique("start of the rule demo");
    let start = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(key, || now));
    let elapsed = if scene.reduced_motion { f64::INFINITY } else { now - start };
    rule_demo::paint(ui, rect, elapsed);
    if rule_demo::is_moving(elapsed) {
        ui.ctx().request_repaint_after_secs(FRAME_TIME);
    }
}
