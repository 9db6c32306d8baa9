//! The move under review: title, line, board and graph.

use crate::board;
use crate::board::{Mark, MarkKind, WeightParts};
use crate::context::prelude::*;
use crate::kit::split;
use crate::messages::{game, review as msg};
use crate::pages::review::state::ReviewState;
use crate::pages::review::{MoveView, commands, graph};
use crate::parts::heading::BOARD_GAP;
use crate::parts::heat_map;
use span_it_core::board::path_of;
use span_it_core::solver::Verdict;
use span_it_learn::story::{Answer, PointKind, TurningPoint};

// Lengths in points.
/// The line may need two rows in a narrow window.
const HEADER_HEIGHTS: [f32; 2] = [52.0, 70.0];
/// Of title and graph; as the board.
const MAX_WIDTH: f32 = 1100.0;
const MARGIN: f32 = 16.0;
const GAP: f32 = 8.0;
/// Between two moves of the line after an answer, in seconds.
const STEP: f64 = 0.3;

/// In a narrow window the graph is on the tab of the moves.
pub(super) fn show(ui: &mut Ui, state: &mut ReviewState, view: MoveView<'_>) {
    let room = ui.max_rect();
    let width = (room.width() - 2.0 * MARGIN).min(MAX_WIDTH);
    let left = room.center().x - width / 2.0;
    let across = |top: f32, bottom: f32| Rect::from_min_max(pos2(left, top), pos2(left + width, bottom));
    let is_wide = split::is_wide(ui);
    let (bars, _) = split_off_graph(room, is_wide);
    let bars = across(bars.top(), bars.bottom());
    let top = room.top() + GAP;
    let height = split::by_width(ui, HEADER_HEIGHTS);
    ui.scope_builder(UiBuilder::new().max_rect(across(top, top + height)), |ui| {
        header(ui, state, view);
    });
    let board = across(top + height + BOARD_GAP, bars.top() - GAP);
    match view.point() {
        Some(point) => show_point(ui, board, state, (point, view)),
        None => show_board(ui, board, state, view),
    }
    if is_wide {
        graph::show(ui, bars, view);
    }
}

/// The place of the graph at the bottom of a room, and the rest. Without a graph its place is empty.
pub(super) fn split_off_graph(room: Rect, has_graph: bool) -> (Rect, Rect) {
    let height =
        if has_graph { (0.2 * room.height()).clamp(graph::MIN_HEIGHT, graph::MAX_HEIGHT) } else { 0.0 };
    let foot = room.bottom() - if has_graph { GAP } else { 0.0 };
    let place = room.with_max_y(foot).with_min_y(foot - height);
    (place, room.with_max_y(place.top() - GAP))
}

/// A turning point: the move with its mark, the better ones, the answer and its way; or, step by step, what follows.
fn show_point(
    ui: &mut Ui,
    rect: Rect,
    state: &mut ReviewState,
    (point, view): (&TurningPoint, MoveView<'_>),
) {
    let session = &view.cx.session;
    let mut position = view.facts.before.after(point.played);
    let mut last = point.played;
    let (mut marks, mut ghosts) = (Vec::new(), Vec::new());
    if let (Some(answer), Some(since)) = (&point.answer, state.line_since) {
        let elapsed = ui.input(|input| input.time) - since;
        let line: Vec<Node> = std::iter::once(answer.node).chain(answer.line.iter().copied()).collect();
        let shown = (1..=line.len()).take_while(|&step| elapsed >= STEP * steps(step - 1)).count();
        for &node in &line[..shown] {
            (position, last) = (position.after(node), node);
        }
        if shown < line.len() {
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(50));
        }
    } else {
        marks = point_marks(point, session);
        let answering = view.facts.player.opponent();
        let way = point.answer.iter().flat_map(Answer::way);
        ghosts.extend(way.filter(|&node| position.is_free(node)).map(|node| (answering, node)));
        ghosts.extend(point.answer.as_ref().map(|answer| (answering, answer.node)));
    }
    let winning = path_of(&position, last).filter(span_it_core::board::Path::is_winner);
    let board = board::BoardScene {
        last_move: Some(last),
        winning_path: winning.as_ref(),
        animates_win: false,
        zoomable: true,
        coordinates: view.cx.settings.coordinates,
        reduced_motion: view.cx.reduced_motion(),
        marks: &marks,
        ghosts: &ghosts,
        ..board::BoardScene::of(&position, session.names())
    };
    state.pointed = board::show(ui, rect, &board, &mut state.board).pointed;
    let answer = point.answer.as_ref().filter(|answer| state.pointed == Some(answer.node));
    if answer.is_some() && state.line_since.is_none() && ui.input(|input| input.pointer.primary_clicked()) {
        view.cx.later(commands::play_line);
    }
}

fn steps(step: usize) -> f64 {
    f64::from(u16::try_from(step).unwrap_or(u16::MAX))
}

fn point_marks(point: &TurningPoint, session: &Session) -> Vec<Mark> {
    let played = match point.kind {
        PointKind::Found { .. } => Some(MarkKind::OnlyWinningMove),
        PointKind::Hard { .. } | PointKind::BestMove { .. } => None,
        _ => Some(MarkKind::Mistake),
    };
    let played = played.map(|kind| Mark { node: point.played, kind });
    let is_lost = matches!(point.kind, PointKind::MadeItEasy { .. });
    let better = (1..).zip(&point.better).map(|(number, &node)| {
        let kind = if is_lost { MarkKind::Alternative(number) } else { MarkKind::KeepsWin };
        Mark { node, kind }
    });
    let answer =
        point.answer.as_ref().filter(|answer| !is_lost && !point.better.contains(&answer.node)).and_then(
            |answer| {
                let mover = session.game().moves().get(point.ply)?.player;
                Some(Mark { node: answer.node, kind: MarkKind::Answer(mover.opponent()) })
            },
        );
    played.into_iter().chain(better).chain(answer).collect()
}

/// The kinds of marks of a point, for their legend.
pub(super) fn kinds(point: &TurningPoint, session: &Session) -> Vec<Option<MarkKind>> {
    let mut kinds = Vec::new();
    for mark in point_marks(point, session) {
        let is_first = !matches!(mark.kind, MarkKind::Alternative(2..));
        if is_first && !kinds.contains(&Some(mark.kind)) {
            kinds.push(Some(mark.kind));
        }
    }
    kinds
}

fn header(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let row = vec2(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if view.texts.is_none() {
            toggles(ui, state, view);
        }
        let title = match view.texts.zip(view.point()) {
            Some((texts, point)) => msg::story::at_move(point.ply + 1, texts.title(point)),
            None => view.facts.title(),
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::title(title)).truncate());
        });
    });
    ui.add(Label::new(line(ui, view)).wrap());
}

fn line(ui: &Ui, view: MoveView<'_>) -> RichText {
    if let Some((texts, point)) = view.texts.zip(view.point()) {
        let because = texts.because(point);
        return text::body_soft(if because.is_empty() { texts.line(point) } else { because });
    }
    let line = text::body(view.facts.line());
    let is_mistake = view.facts.verdict() == Some(Verdict::Throws);
    if is_mistake { line.color(Palette::of(ui).bad) } else { line.weak() }
}

fn toggles(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    let weighs = state.weights().is_some();
    let heat = view.cx.view.heat && weighs;
    let best = state.best && !heat;
    if widgets::button(msg::best_moves()).icon(Icon::Diamond).small().selected(best).show(ui).clicked() {
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
    let better = view.facts.alternatives(state.weights());
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

fn marks(state: &ReviewState, view: MoveView<'_>) -> Vec<Mark> {
    let mut marks = Vec::new();
    if view.facts.verdict() == Some(Verdict::Throws) {
        marks.push(Mark { node: view.facts.node, kind: MarkKind::Mistake });
    }
    if state.best && !(view.cx.view.heat && state.weights().is_some()) {
        let numbered = view.facts.alternatives(state.weights()).into_iter().zip(1..);
        marks.extend(numbered.map(|(node, n)| Mark { node, kind: MarkKind::Alternative(n) }));
    }
    marks
}
