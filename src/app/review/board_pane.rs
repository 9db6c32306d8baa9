//! The move under review: title, line, board and graph.

use eframe::egui::{Align, Label, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use crate::app::action::Action;
use crate::app::board::{self, Mark, MarkKind, WeightParts};
use crate::app::game::action::GameAction;
use crate::app::game::board_area::{BOARD_GAP, HEADER_GAP};
use crate::app::game::header::line_below;
use crate::app::game::heat_map;
use crate::app::review::action::ReviewAction;
use crate::app::review::{Page, State, alternatives, graph};
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::{game, review as msg};
use span_it_core::board::path_of;
use span_it_core::solver::Verdict;

// Lengths in points.
const HEADER_HEIGHT: f32 = 52.0;
/// Of title and graph; as the board.
const MAX_WIDTH: f32 = 1100.0;
const GAP: f32 = 8.0;

#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The title is beside the board instead of above: the window is low.
    pub(super) low: bool,
    /// There is no side panel.
    pub(super) alone: bool,
}

pub(super) fn show(ui: &mut Ui, place: Place, state: &mut State, page: Page<'_>, actions: &mut Actions) {
    let room = ui.max_rect();
    let margin = if room.width() < 760.0 { 16.0 } else { 42.0 };
    let width = (room.width() - 2.0 * margin).min(MAX_WIDTH);
    let left = room.center().x - width / 2.0;
    let across = |top: f32, bottom: f32| Rect::from_min_max(pos2(left, top), pos2(left + width, bottom));
    let height = if place.low { graph::LOW_HEIGHT } else { graph::HEIGHT };
    let foot = room.bottom() - if place.low { 6.0 } else { 14.0 };
    let bars = across(foot - height, foot);
    if place.low {
        let above = across(room.top() + GAP, bars.top() - GAP);
        let side = above.height().min(above.width() * 0.6);
        let board = Rect::from_min_size(above.min, vec2(side, above.height()));
        let beside = above.with_min_x(board.right() + 16.0);
        show_board(ui, board, state, page);
        let builder = UiBuilder::new().max_rect(beside).layout(Layout::top_down(Align::Min));
        // With large text it may not fit.
        ScrollArea::vertical()
            .id_salt("beside the board")
            .auto_shrink(false)
            .show(&mut ui.new_child(builder), |ui| header_column(ui, place.alone, state, page, actions));
    } else {
        let top = room.top() + HEADER_GAP;
        header(ui, across(top, top + HEADER_HEIGHT), state, page, actions);
        let board = room
            .shrink2(vec2(16.0, 0.0))
            .with_min_y(top + HEADER_HEIGHT + BOARD_GAP)
            .with_max_y(bars.top() - GAP);
        show_board(ui, board, state, page);
    }
    graph::show(ui, bars, page.navigation, page.scene, actions);
}

fn header(ui: &mut Ui, rect: Rect, state: &State, page: Page<'_>, actions: &mut Actions) {
    let text = line(ui, page);
    let (rect, below) = line_below(ui, rect, rect.right(), text, |ui, text| {
        ui.add(Label::new(text).truncate());
    });
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = 6.0;
    toggles(ui, state, page, actions);
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.add(Label::new(text::title(page.facts.title())).truncate());
        if let Some(text) = below {
            ui.add(Label::new(text).truncate());
        }
    });
}

/// The header as a column beside the board, with the better moves if there is no panel.
fn header_column(ui: &mut Ui, alone: bool, state: &State, page: Page<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.add(Label::new(text::heading(page.facts.title())).wrap());
    ui.add(Label::new(line(ui, page)).wrap());
    ui.add_space(4.0);
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
        ui.set_max_height(30.0);
        ui.spacing_mut().item_spacing.x = 6.0;
        toggles(ui, state, page, actions);
    });
    if alone {
        ui.add_space(8.0);
        alternatives::show(ui, state, page);
    }
}

fn line(ui: &Ui, page: Page<'_>) -> RichText {
    let line = text::body(page.facts.line());
    let is_mistake = page.facts.verdict() == Some(Verdict::Throws);
    if is_mistake { line.color(Palette::of(ui).bad) } else { line.weak() }
}

fn toggles(ui: &mut Ui, state: &State, page: Page<'_>, actions: &mut Actions) {
    let weighs = state.weights().is_some();
    let heat = page.scene.heat && weighs;
    let best = state.best && !heat;
    if widgets::button(msg::BEST_MOVES).icon(Icon::Diamond).small().selected(best).show(ui).clicked() {
        actions.push(Action::Review(ReviewAction::ToggleBest));
    }
    let button = widgets::button(game::HEAT_MAP).icon(Icon::Heat).small().selected(heat);
    if button.show_enabled(ui, weighs, Some(msg::NO_HEAT_MAP)).clicked() {
        actions.push(Action::Game(GameAction::ToggleHeat));
    }
}

/// The position after the move, which is marked, with the better moves numbered.
fn show_board(ui: &mut Ui, rect: Rect, state: &mut State, page: Page<'_>) {
    let (session, facts) = (page.scene.session, page.facts);
    let position = facts.before.after(facts.node);
    let marks = marks(state, page);
    let weights = state.weights().filter(|_| page.scene.heat).unwrap_or_default();
    let map = heat_map::map_of(weights);
    let pointed = state.pointed.filter(|&node| page.scene.heat && position.is_free(node));
    let rows =
        pointed.map(|node| heat_map::parts_of(session, &facts.before, weights, node)).unwrap_or_default();
    let winning = path_of(&position, facts.node).filter(span_it_core::board::Path::is_winner);
    let board = board::BoardScene {
        last_move: Some(facts.node),
        winning_path: winning.as_ref(),
        animates_win: false,
        zoomable: true,
        heat: &map,
        parts: pointed.map(|node| WeightParts { node, rows: &rows }),
        coordinates: page.scene.settings.coordinates,
        reduced_motion: page.scene.reduced_motion,
        marks: &marks,
        ..board::BoardScene::of(&position, session.names())
    };
    state.pointed = board::show(ui, rect, &board, &mut state.board).pointed;
}

fn marks(state: &State, page: Page<'_>) -> Vec<Mark> {
    let mut marks = Vec::new();
    if page.facts.verdict() == Some(Verdict::Throws) {
        marks.push(Mark { node: page.facts.node, kind: MarkKind::Mistake });
    }
    if state.best && !(page.scene.heat && state.weights().is_some()) {
        let others = page.facts.alternatives(state.weights());
        let numbered = others.iter().zip(1..);
        marks.extend(numbered.map(|(other, n)| Mark { node: other.node, kind: MarkKind::Alternative(n) }));
    }
    marks
}
