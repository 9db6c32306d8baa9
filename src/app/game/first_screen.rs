//! The first screen: the rule, and the opponents to choose from.

use eframe::egui::{Align, Frame, Id, Label, Layout, Margin, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use crate::app::action::{Action, Actions};
use crate::app::board::rule_demo;
use crate::app::game::action::GameAction;
use crate::app::game::opponents::{Opponent, list};
use crate::app::scene::Scene;
use crate::app::session::Session;
use crate::app::ui::{text, widgets};
use crate::messages::dialogs::new_game;
use crate::messages::{game, opponents as msg};
use span_it_core::board::Player;

// Lengths in points.
const DEMO: f32 = 104.0;
const STRIP_HEIGHT: f32 = 60.0;
/// In a lower window the board needs the room of the strip.
const STRIP_MIN_HEIGHT: f32 = 320.0;
const GAP: f32 = 12.0;
/// Between frames of the animation, in seconds.
const FRAME_TIME: f32 = 0.033;

/// Whether the first screen is shown.
fn is_open(scene: &Scene<'_>) -> bool {
    let session = scene.session;
    !session.is_started() && !session.is_viewing() && session.outcome().is_none()
}

/// Whether the lessons are the first thing to do: until one was started or a game was finished.
pub(super) fn offers_lessons(scene: &Scene<'_>) -> bool {
    is_open(scene) && scene.settings.finished_games == 0 && scene.progress.lessons_done() == 0
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

/// The side for which an opponent can be chosen.
fn opponent_side(session: &Session) -> Option<Player> {
    match session.only_human() {
        Some(person) => Some(person.opponent()),
        None => session.is_two_humans().then_some(Player::Vertical),
    }
}

/// Shows the rule and the list of opponents in the side panel. Returns whether it did.
pub(super) fn panel(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) -> bool {
    let Some(player) = opponent_side(scene.session).filter(|_| is_open(scene) && !scene.shows_winner) else {
        return false;
    };
    if rule(scene).is_some() {
        explanation(ui, scene);
    }
    ui.horizontal(|ui| {
        ui.label(text::subheading(msg::OPPONENTS));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::button(new_game::CHOOSE_PERSONALITY).small().quiet().show(ui).clicked() {
                actions.push(Action::Game(GameAction::OpenNewGame(Some(player))));
            }
        });
    });
    let seat = scene.session.seat(player);
    let opponents: Vec<_> = Opponent::all().collect();
    let chosen = Opponent::of(seat.kind, &seat.personality).filter(|_| !scene.session.is_human(player));
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        // Room for the focus ring and the scroll bar.
        Frame::new().inner_margin(Margin { left: 2, right: 10, top: 2, bottom: 2 }).show(ui, |ui| {
            if let Some(choice) = list::show(ui, msg::OPPONENTS, &opponents, chosen, false) {
                let opponent = choice.opponent();
                actions.push(Action::Game(GameAction::ChooseOpponent { player, opponent }));
            }
        });
    });
    true
}

fn explanation(ui: &mut Ui, scene: &Scene<'_>) {
    widgets::card(ui, widgets::CardKind::Raised, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let (rect, _) = ui.allocate_exact_size(vec2(DEMO, DEMO), Sense::hover());
            demo(ui, rect, scene);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                for line in game::HOW_TO_PLAY {
                    ui.add(Label::new(text::small(line)).wrap());
                }
            });
        });
    });
}

/// In the stacked layout, shows the rule and the opponent above the board if there is room. Returns the rest of `room`.
pub(super) fn strip(ui: &mut Ui, room: Rect, scene: &Scene<'_>, actions: &mut Actions) -> Rect {
    if !is_open(scene) || !scene.settings.is_beginner() || room.height() < STRIP_MIN_HEIGHT {
        return room;
    }
    let (strip, rest) = room.split_top_bottom_at_y(room.top() + STRIP_HEIGHT);
    let strip = strip.shrink2(vec2(GAP, 2.0));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(strip).layout(Layout::right_to_left(Align::Center)));
    ui.spacing_mut().item_spacing.x = GAP;
    if let Some(player) = opponent_side(scene.session)
        && widgets::button(msg::CHOOSE).small().show(ui).clicked()
    {
        actions.push(Action::Game(GameAction::OpenOpponents(player)));
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let side = strip.height();
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        demo(ui, rect, scene);
        ui.add(Label::new(text::small(game::HOW_TO_PLAY[0])).wrap());
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
