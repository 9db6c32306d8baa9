//! The page *Show Why*: the two trees of a won position, which the user can cut and the program repairs, as
//! a drawing and in words (`docs/interface.md, "Show Why"`). It never changes the game.

pub(crate) mod commands;
pub(crate) mod state;

use crate::board;
use crate::board::{BoardState, Mark, MarkKind, Tree, TreeBranch, tree_sample};
use crate::context::page::{EscapeKey, when};
use crate::context::prelude::*;
use crate::kit::split;
use crate::messages::language::with_full_stop;
use crate::messages::proof as msg;
use crate::model::explanation::Exchange;
use crate::pages::proof::state::ProofState;
use crate::parts::heading::{line_below, places, title_and_line};
use span_it_core::solver::proof::way;

// Lengths in points.
const GAP: f32 = 8.0;
const TWO_ROWS_HEIGHT: f32 = 2.0 * 38.0 + GAP;
const ICON_MIN_WIDTH: f32 = 120.0;

fn show(ui: &mut Ui, state: &mut ProofState, cx: &Context) {
    split::beside_board(ui, "why", |ui| panel(ui, state, cx));
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        // As in the game.
        let size = state.explained.board().size();
        let (place, rest) = places(ui.max_rect(), size, cx.settings.coordinates);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| header(ui, state));
        board(ui, rest, cx, state);
    });
}

/// The second line is in the strip.
fn header(ui: &mut Ui, state: &ProofState) {
    let title = Label::new(text::title(msg::title(state.winner()))).truncate();
    let [first, _] = lines(state).map(text::body_soft);
    let show = |ui: &mut Ui, line: RichText| drop(ui.add(Label::new(line).truncate()));
    let place = ui.max_rect();
    let (place, line) = line_below(ui, place, place.right(), first, show);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        title_and_line(ui, title, |ui| line.into_iter().for_each(|line| show(ui, line)));
    });
}

fn lines(state: &ProofState) -> [String; 2] {
    let first = match (state.explained.latest(), state.explained.opening()) {
        (Some(exchange), _) => exchange_text(state, exchange, state.is_repair_pending()),
        (None, Some(opening)) if state.explained.is_complete() => msg::opening_wins(opening),
        (None, Some(opening)) => msg::after_opening(state.winner(), opening),
        (None, None) => msg::explanation(state.winner()),
    };
    if state.is_over_at_once() {
        return [first, String::new()];
    }
    let end = end_text(state).filter(|_| !state.is_repair_pending());
    [first, end.unwrap_or_else(|| msg::instructions().to_owned())]
}

/// Describes an exchange; while it is `before_repair`, only the cut.
fn exchange_text(state: &ProofState, exchange: Exchange, before_repair: bool) -> String {
    let (winner, opponent) = (state.winner(), state.opponent());
    match exchange.repair {
        Some(_) if before_repair => msg::cuts(opponent, exchange.cut),
        Some(repair) => msg::repaired(opponent, exchange.cut, winner, repair),
        None => msg::cuts_nothing(opponent, exchange.cut, winner),
    }
}

/// Once the edges are joined.
fn end_text(state: &ProofState) -> Option<String> {
    let explained = &state.explained;
    explained.is_complete().then(|| msg::edges_joined(explained.winner(), state.winner(), state.opponent()))
}

pub(crate) fn opening_announcement(state: &ProofState) -> String {
    let [how, what_to_do] = lines(state);
    sentences(&[with_full_stop(msg::title(state.winner())), how, what_to_do])
}

pub(crate) fn latest_announcement(state: &ProofState) -> String {
    let latest = state.explained.latest().map(|latest| exchange_text(state, latest, false));
    let texts: Vec<String> = latest.into_iter().chain(end_text(state)).collect();
    sentences(&texts)
}

fn board(ui: &mut Ui, rect: Rect, cx: &Context, state: &mut ProofState) {
    let names = state.names.clone();
    let explained = &state.explained;
    let before_repair = state.is_repair_pending();
    let latest = explained.latest();
    let last_move = latest.map(|exchange| exchange.repair.filter(|_| !before_repair).unwrap_or(exchange.cut));
    let path = explained.winning_path().filter(|_| !before_repair);
    let (position, trees) = state.shown_proof();
    let ways = trees.each_ref().map(|tree| way(&position, explained.winner(), tree)).concat();
    let mut branches = TreeBranch::all(explained.winner(), trees);
    for branch in &mut branches {
        branch.is_faint = !ways.contains(&branch.node);
    }
    let opening = explained.opening().filter(|_| latest.is_none());
    let marks: Vec<_> = opening.map(|node| Mark { node, kind: MarkKind::First }).into_iter().collect();
    let board = board::BoardScene {
        takes_moves: true,
        playable: (!explained.is_complete()).then_some(explained.opponent()),
        last_move,
        winning_path: path.as_ref(),
        zoomable: true,
        coordinates: cx.settings.coordinates,
        reduced_motion: cx.reduced_motion(),
        marks: &marks,
        trees: &branches,
        earlier_position: Some(explained.start()).filter(|_| path.is_none()),
        ..board::BoardScene::of(&position, ByPlayer::from_fn(|player| names[player].as_str()))
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    board::announce_refusal(ui, &board, output.refused);
    if let Some(node) = output.played {
        cx.later(move |cx| commands::cut(cx, node));
    }
}

impl Page for ProofState {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        show(ui, self, cx);
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::PerfectPlay, "two-separate-ways")
    }

    fn status(&self, ui: &mut Ui, _: &Context) {
        let [_, what_to_do] = lines(self);
        ui.add(Label::new(text::soft(what_to_do)).truncate());
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn can_pause(&self, _session: &Session) -> Possible {
        when(!self.explained.is_complete(), msg::nothing_to_cut())
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        self.can_undo()
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::Undo) => Action::call(commands::undo),
            Action::Game(GameAction::FocusNode(node)) => {
                Action::call(move |cx| commands::focus_node(cx, node))
            }
            action => action,
        }
    }

    fn escape(&self, _keys: &EscapeKey<'_>) -> Option<Action> {
        self.board.pending().is_none().then_some(Action::Window(WindowAction::ClosePage))
    }
}

fn panel(ui: &mut Ui, state: &ProofState, cx: &Context) {
    let room = ui.available_rect_before_wrap();
    let rows = room.with_min_y(room.bottom() - TWO_ROWS_HEIGHT);
    let rest = room.with_max_y(rows.top() - 16.0);
    if !state.is_over_at_once() {
        ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| in_words(ui, state));
    }
    ui.scope_builder(UiBuilder::new().max_rect(rows), |ui| buttons(ui, state, cx));
}

fn in_words(ui: &mut Ui, state: &ProofState) {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.label(text::subheading(msg::ways()));
    for (tree, lines) in Tree::ALL.into_iter().zip(msg::way()) {
        legend(ui, tree, lines);
    }
    ui.add(Label::new(text::soft(msg::ways_note())).wrap());
    if let Some((opening, is_on)) = state.explained.opening_on_ways() {
        ui.add(Label::new(text::soft(msg::opening_on_ways(opening, is_on[0], is_on[1]))).wrap());
    }
    widgets::rule(ui, 8.0);
    ui.label(text::subheading(msg::log()));
    let log = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true);
    log.show(ui, |ui| log_lines(ui, state));
}

/// The line style of a way.
fn legend(ui: &mut Ui, tree: Tree, lines: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let (place, _) = ui.allocate_exact_size(vec2(44.0, 16.0), Sense::hover());
        tree_sample(ui.painter(), place, tree, Palette::of(ui));
        ui.label(text::soft(lines));
    });
}

fn log_lines(ui: &mut Ui, state: &ProofState) {
    ui.spacing_mut().item_spacing.y = 4.0;
    if state.explained.exchanges().len() == 0 {
        ui.add(Label::new(text::body(msg::no_cuts())).wrap());
    }
    let last = state.explained.exchanges().len().saturating_sub(1);
    for (index, exchange) in state.explained.exchanges().enumerate() {
        let before_repair = state.is_repair_pending() && index == last;
        let line = exchange_text(state, exchange, before_repair);
        ui.add(Label::new(text::small(line)).wrap().selectable(true));
    }
    if let Some(end) = end_text(state).filter(|_| !state.is_repair_pending()) {
        ui.add(Label::new(text::small_strong(end)).wrap().selectable(true));
    }
}

/// Two in a row.
fn buttons(ui: &mut Ui, state: &ProofState, cx: &Context) {
    // A fraction would be rounded up, and the panel would grow.
    let width = ((ui.available_width() - GAP) / 2.0).floor();
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let can_play_out = when(!state.explained.is_complete(), msg::nothing_to_cut());
    let play_out =
        if state.next_cut.is_some() { (msg::pause(), Icon::Pause) } else { (msg::play_out(), Icon::Play) };
    let buttons = [
        (play_out, can_play_out, Action::TogglePlayOut),
        ((msg::undo(), Icon::Undo), state.can_undo(), Action::call(commands::undo)),
        ((msg::restart(), Icon::Reset), state.can_undo(), Action::call(commands::restart)),
        ((msg::close(), Icon::Close), Ok(()), Action::Window(WindowAction::ClosePage)),
    ];
    let first = if state.is_over_at_once() { buttons.len() - 1 } else { 0 };
    ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
        for ((label, icon), possible, action) in buttons.into_iter().skip(first) {
            let name = if label == msg::close() { msg::close_name() } else { label };
            let button = widgets::button(label).named(name).min_width(width);
            let button = if width < ICON_MIN_WIDTH { button } else { button.icon(icon) };
            if button.show_possible(ui, possible).clicked() {
                cx.request(action);
            }
        }
    });
}
