//! The move under review: title, line, board and graph.

use crate::board;
use crate::board::{Mark, MarkKind, WeightParts};
use crate::context::prelude::*;
use crate::kit::split;
use crate::messages::{game, review as msg};
use crate::model::effort::Effort;
use crate::pages::review::state::ReviewState;
use crate::pages::review::{MoveView, commands, effort_chart, graph};
use crate::parts::heading::BOARD_GAP;
use crate::parts::heat_map;
use span_it_core::board::path_of;
use span_it_core::solver::Verdict;

// Lengths in points.
const HEADER_HEIGHT: f32 = 52.0;
/// Of title and graph; as the board.
const MAX_WIDTH: f32 = 1100.0;
const MARGIN: f32 = 16.0;
const GAP: f32 = 8.0;

/// In a narrow window the graph is on the tab of the moves.
pub(super) fn show(ui: &mut Ui, state: &mut ReviewState, view: MoveView<'_>) {
    let room = ui.max_rect();
    let width = (room.width() - 2.0 * MARGIN).min(MAX_WIDTH);
    let left = room.center().x - width / 2.0;
    let across = |top: f32, bottom: f32| Rect::from_min_max(pos2(left, top), pos2(left + width, bottom));
    let is_wide = split::is_wide(ui);
    let (bars, _) = split_off_graph(room, view, is_wide);
    let bars = across(bars.top(), bars.bottom());
    let top = room.top() + GAP;
    ui.scope_builder(UiBuilder::new().max_rect(across(top, top + HEADER_HEIGHT)), |ui| {
        header(ui, state, view);
    });
    let board = across(top + HEADER_HEIGHT + BOARD_GAP, bars.top() - GAP);
    show_board(ui, board, state, view);
    if is_wide {
        show_graph(ui, bars, view);
    }
}

/// The place of the graph at the bottom of a room, and the rest. Without a graph its place is empty.
pub(super) fn split_off_graph(room: Rect, view: MoveView<'_>, has_graph: bool) -> (Rect, Rect) {
    let heights = match view.efforts {
        Some(_) => (effort_chart::MIN_HEIGHT, effort_chart::MAX_HEIGHT),
        None => (graph::MIN_HEIGHT, graph::MAX_HEIGHT),
    };
    let height = if has_graph { (0.2 * room.height()).clamp(heights.0, heights.1) } else { 0.0 };
    let foot = room.bottom() - if has_graph { GAP } else { 0.0 };
    let place = room.with_max_y(foot).with_min_y(foot - height);
    (place, room.with_max_y(place.top() - GAP))
}

pub(super) fn show_graph(ui: &mut Ui, rect: Rect, view: MoveView<'_>) {
    match view.efforts {
        Some(efforts) => effort_chart::show(ui, rect, efforts, view),
        None => graph::show(ui, rect, view),
    }
}

fn header(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let row = vec2(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        toggles(ui, state, view);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::title(view.facts.title())).truncate());
        });
    });
    ui.add(Label::new(line(ui, view)).truncate());
}

fn line(ui: &Ui, view: MoveView<'_>) -> RichText {
    if let Some(effort) = view.effort() {
        return text::body_soft(effort.line(&view.cx.session));
    }
    let line = text::body(view.facts.line());
    let is_mistake = view.facts.verdict() == Some(Verdict::Throws);
    if is_mistake { line.color(Palette::of(ui).bad) } else { line.weak() }
}

fn toggles(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    let weighs = state.weights().is_some();
    let heat = view.cx.view.heat && weighs;
    let best = state.best && !heat;
    let label = if view.efforts.is_some() { msg::effort::better_tries() } else { msg::best_moves() };
    if widgets::button(label).icon(Icon::Diamond).small().selected(best).show(ui).clicked() {
        view.cx.later(commands::toggle_best);
    }
    let button = widgets::button(game::heat_map()).icon(Icon::Heat).small().selected(heat);
    if button.show_enabled(ui, weighs, Some(msg::no_heat_map())).clicked() {
        view.cx.request(Action::Game(GameAction::ToggleHeat));
    }
}

/// The position after the move, which is marked, with the better moves numbered.
fn show_board(ui: &mut Ui, rect: Rect, state: &mut ReviewState, view: MoveView<'_>) {
    let (session, facts) = (&view.cx.session, view.facts);
    let position = facts.before.after(facts.node);
    let marks = marks(state, view);
    let weights = state.weights().filter(|_| view.cx.view.heat).unwrap_or_default();
    let map = heat_map::map_of(weights);
    let better = better_moves(state, view);
    let pointed = state.pointed.filter(|&node| view.cx.view.heat && position.is_free(node));
    let rows =
        pointed.map(|node| heat_map::parts_of(session, &facts.before, weights, node)).unwrap_or_default();
    let winning = path_of(&position, facts.node).filter(span_it_core::board::Path::is_winner);
    let board = board::BoardScene {
        last_move: Some(facts.node),
        winning_path: winning.as_ref(),
        animates_win: false,
        zoomable: true,
        heat: &map,
        heat_numbers: Some(&better),
        parts: pointed.map(|node| WeightParts { node, rows: &rows }),
        coordinates: view.cx.settings.coordinates,
        reduced_motion: view.cx.reduced_motion(),
        marks: &marks,
        ..board::BoardScene::of(&position, session.names())
    };
    state.pointed = board::show(ui, rect, &board, &mut state.board).pointed;
}

/// In the order of the panel.
fn better_moves(state: &ReviewState, view: MoveView<'_>) -> Vec<Node> {
    match view.effort() {
        Some(effort) => effort.better.clone(),
        None => view.facts.alternatives(state.weights()),
    }
}

fn marks(state: &ReviewState, view: MoveView<'_>) -> Vec<Mark> {
    let mut marks = Vec::new();
    let is_easy = view.effort().is_some_and(Effort::is_easy);
    if is_easy || view.facts.verdict() == Some(Verdict::Throws) {
        marks.push(Mark { node: view.facts.node, kind: MarkKind::Mistake });
    }
    if state.best && !(view.cx.view.heat && state.weights().is_some()) {
        let numbered = better_moves(state, view).into_iter().zip(1..);
        marks.extend(numbered.map(|(node, n)| Mark { node, kind: MarkKind::Alternative(n) }));
    }
    marks
}
