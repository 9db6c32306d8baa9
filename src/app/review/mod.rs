//! The review of the current game: what every move did, and what would have been better
//! (`docs/interface.md, "Review"`).
//!
//! It shows one move at a time, on the board after the move, with a graph of the whole game and a list of
//! the moves. A live game continues meanwhile, and the review follows it.

pub(crate) mod action;
pub(crate) mod alternatives;
pub(crate) mod board_pane;
pub(crate) mod commands;
pub(crate) mod facts;
pub(crate) mod graph;
pub mod identify_job;
pub(crate) mod legend;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod player_identification;
pub(crate) mod state;

use eframe::egui::{Align, CentralPanel, Frame, Layout, Ui, Vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::game::move_navigation::MoveNavigation;
use crate::app::game::moves;
use crate::app::review::action::ReviewAction;
use crate::app::scene::{Actions, Scene};
use crate::app::session::Session;
use crate::app::ui::icons::Icon;
use crate::app::ui::widgets::{self, SegmentItem};
use crate::messages::review as msg;
use span_it_core::board::Player;

pub(crate) use crate::app::review::facts::{Facts, next_mistake, previous_mistake};
pub(crate) use crate::app::review::state::State;

/// Below this height, in points, the title is beside the board.
const LOW: f32 = 560.0;
/// From this width on, in points, there is a status bar.
const WITH_STATUS: f32 = 760.0;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Arrangement {
    /// Width of the panel, if it is beside the board.
    panel: Option<f32>,
    /// Whether the window is so low that the title is beside the board.
    low: bool,
    status: bool,
}

impl Arrangement {
    fn of(window: Vec2) -> Self {
        let width = if window.x < 1200.0 { 360.0 } else { 400.0 };
        Self {
            panel: (window.x >= widgets::WIDE).then_some(width),
            low: window.y < LOW,
            status: window.x >= WITH_STATUS,
        }
    }
}

#[derive(Clone, Copy)]
struct Page<'a> {
    scene: &'a Scene<'a>,
    facts: &'a Facts<'a>,
    navigation: MoveNavigation,
}

pub(super) fn show(ui: &mut Ui, window: Vec2, state: &mut State, scene: &Scene<'_>, actions: &mut Actions) {
    let ply = state.ply(scene.session);
    let Some(facts) = Facts::of(scene.session, ply) else {
        // All moves were taken back.
        actions.push(Action::Window(WindowAction::ClosePage));
        return;
    };
    state.weigh(scene.session, &facts.before);
    let page = Page { scene, facts: &facts, navigation: MoveNavigation::in_review(scene.session, ply) };
    let arrangement = Arrangement::of(window);
    if arrangement.status {
        legend::status(ui, scene);
    }
    let alone = arrangement.panel.is_none();
    match arrangement.panel {
        Some(width) => panel::beside(ui, width, state, page, actions),
        None => tabs(ui, state, page, actions),
    }
    if alone && state.tab == 1 {
        panel::alone(ui, arrangement.status, state, page, actions);
    } else {
        let place = board_pane::Place { low: arrangement.low, alone };
        CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| board_pane::show(ui, place, state, page, actions));
    }
}

fn tabs(ui: &mut Ui, state: &mut State, page: Page<'_>, actions: &mut Actions) {
    widgets::tab_bar(ui, "review tabs", |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        close(ui, actions);
        play_on(ui, actions);
        mistake_button(ui, page, actions);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            widgets::segmented(ui, msg::TABS_NAME, &mut state.tab, &msg::TABS.map(SegmentItem::plain));
            ui.add_space(12.0);
            moves::review_steps(ui, page.navigation, actions);
        });
    });
}

fn close(ui: &mut Ui, actions: &mut Actions) {
    if widgets::icon_button(ui, Icon::Close, msg::CLOSE, true).clicked() {
        actions.push(Action::Window(WindowAction::ClosePage));
    }
}

fn play_on(ui: &mut Ui, actions: &mut Actions) {
    if widgets::button(msg::PLAY_FROM_HERE).small().tip(msg::PLAY_FROM_HERE_TIP).show(ui).clicked() {
        actions.push(Action::Review(ReviewAction::PlayFromHere));
    }
}

fn mistake_button(ui: &mut Ui, page: Page<'_>, actions: &mut Actions) {
    let session = page.scene.session;
    let next = next_mistake(session, page.navigation.at);
    let why =
        if facts::is_mistake(session, page.navigation.at) { msg::NO_OTHER_MISTAKE } else { msg::NO_MISTAKE };
    let button = widgets::button(msg::NEXT_MISTAKE).small().destructive().tip(msg::NEXT_MISTAKE_KEYS);
    if button.show_enabled(ui, next.is_some(), Some(why)).clicked() {
        actions.push(Action::Review(ReviewAction::NextMistake));
    }
}

/// How often a player had a win to keep, and how often it was kept; `None` until all verdicts are known.
fn score(session: &Session, player: Player) -> Option<(usize, usize)> {
    let [keeps, only, throws, nothing] = session.verdicts(player);
    let moves = session.game().moves().iter().filter(|mv| mv.player == player).count();
    (keeps + only + throws + nothing == moves).then_some((keeps + only, keeps + only + throws))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_layout() {
        let of = |x, y| Arrangement::of(Vec2::new(x, y));
        assert_eq!(of(1280.0, 800.0), Arrangement { panel: Some(400.0), low: false, status: true });
        assert_eq!(of(1000.0, 700.0), Arrangement { panel: Some(360.0), low: false, status: true });
        assert_eq!(of(999.0, 700.0), Arrangement { panel: None, low: false, status: true });
        assert_eq!(of(640.0, 480.0), Arrangement { panel: None, low: true, status: false });
    }
}
