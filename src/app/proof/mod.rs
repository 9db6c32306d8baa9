//! The page *Show Why*: the two trees of a won position, which the user can cut and the program repairs, as
//! a drawing and in words (`docs/interface.md, "Show Why"`). It never changes the game.

pub(crate) mod action;
pub(crate) mod commands;
pub(crate) mod explanation;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod state;

use eframe::egui::{self, Align, CentralPanel, Frame, Layout, Margin, Panel, Rect, UiBuilder, pos2, vec2};

use crate::app::action::Action;
use crate::app::board;
use crate::app::board::{Mark, MarkKind, TreeBranch};
use crate::app::proof::action::ProofAction;
use crate::app::scene::{Actions, Scene};
use crate::app::session::Session;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::SegmentItem;
use crate::messages::proof as msg;
use span_it_core::board::{ByPlayer, Node, Player};

pub(crate) use crate::app::proof::explanation::{Exchange, Explanation};
pub use crate::app::proof::state::State;

/// In points.
const PANEL: f32 = 344.0;
/// Below this height, in points, windows have small texts.
const LOW: f32 = 560.0;
/// Room between the window and the page, in points.
const MARGIN: f32 = 16.0;

/// What the parts of the page share.
struct Page<'a> {
    scene: &'a Scene<'a>,
    names: ByPlayer<&'a str>,
    /// Whether the panel is beside the board.
    wide: bool,
    /// Whether texts are small.
    low: bool,
}

impl Page<'_> {
    fn winner(&self, state: &State) -> &str {
        self.names[state.explained.winner()]
    }

    fn opponent(&self, state: &State) -> &str {
        self.names[state.explained.opponent()]
    }
}

/// Shows the page below the menu bar.
pub(super) fn show(
    ui: &mut egui::Ui,
    size: egui::Vec2,
    scene: &Scene<'_>,
    state: &mut State,
    actions: &mut Actions,
) {
    let page = Page { scene, names: names(scene.session), wide: size.x >= widgets::WIDE, low: size.y < LOW };
    let palette = Palette::of(ui);
    let wide = page.wide;
    if wide {
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::same(18));
        let panel = Panel::right("why").exact_size(PANEL).resizable(false).frame(frame);
        panel.show(ui, |ui| panel::beside(ui, &page, state, actions));
    } else {
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 3));
        let bar = Panel::bottom("why bar").exact_size(44.0).resizable(false).frame(frame);
        bar.show(ui, |ui| panel::buttons(ui, 4, state, actions));
    }
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect();
        let height = if page.low { 70.0 } else { 84.0 };
        let place = Rect::from_min_size(
            room.min + vec2(MARGIN, 6.0),
            vec2((room.width() - 2.0 * MARGIN).max(0.0), height),
        );
        let rest = Rect::from_min_max(pos2(room.left(), place.bottom() + 4.0), room.max - vec2(0.0, 4.0));
        let ground =
            board::geometry::board_rect(rest, state.explained.board().size(), scene.settings.coordinates);
        let place = if wide { lined_up(place, ground) } else { place };
        header(ui, place, &page, state);
        if wide || !state.in_words {
            board(ui, rest, &page, state, actions);
        } else {
            let inside =
                Rect::from_min_max(pos2(place.left(), rest.top() + 4.0), pos2(place.right(), rest.bottom()));
            ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| panel::in_words(ui, &page, state));
        }
    });
}

fn names(session: &Session) -> ByPlayer<&str> {
    ByPlayer::from_fn(|player| session.seat(player).name.as_str())
}

/// The header: as wide as the board, but wide enough for its lines.
fn lined_up(place: Rect, ground: Rect) -> Rect {
    let width = ground.width().max(620.0).min(place.width());
    let left = (ground.center().x - width / 2.0).clamp(place.left(), place.right() - width);
    Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()))
}

/// Title and two lines; in a narrow window also the tabs.
fn header(ui: &mut egui::Ui, place: Rect, page: &Page<'_>, state: &mut State) {
    let [first, second] = lines(page, state);
    let title = msg::title(page.winner(state));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing.y = if page.low { 1.0 } else { 2.0 };
        let head = vec2(place.width(), 34.0);
        ui.allocate_ui_with_layout(head, Layout::right_to_left(Align::Center), |ui| {
            if !page.wide {
                tabs(ui, state);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(text::title(title)).truncate());
            });
        });
        for line in [first, second] {
            let line = if page.low { text::soft(line) } else { text::body_soft(line) };
            ui.add(egui::Label::new(line).truncate());
        }
    });
}

fn tabs(ui: &mut egui::Ui, state: &mut State) {
    let items = [msg::BOARD_TAB, msg::TEXT_TAB].map(SegmentItem::plain);
    let mut chosen = usize::from(state.in_words);
    widgets::segmented(ui, msg::TABS_NAME, &mut chosen, &items);
    state.in_words = chosen == 1;
}

/// The last event or how the proof works, and what to do.
fn lines(page: &Page<'_>, state: &State) -> [String; 2] {
    let first = match (state.explained.latest(), state.explained.opening()) {
        (Some(exchange), _) => {
            exchange_text(exchange, state.is_repair_pending(), page.names, state.explained.winner())
        }
        (None, Some(opening)) if state.explained.is_complete() => msg::opening_wins(opening),
        (None, Some(opening)) => msg::after_opening(opening),
        (None, None) => msg::EXPLANATION.to_owned(),
    };
    let second = if state.explained.is_complete() && !state.is_repair_pending() {
        msg::edges_joined(state.explained.winner(), page.winner(state), page.opponent(state))
    } else {
        msg::instructions(page.opponent(state))
    };
    [first, second]
}

/// Describes an exchange; while it is `before_repair`, only the cut.
fn exchange_text(exchange: Exchange, before_repair: bool, names: ByPlayer<&str>, winner: Player) -> String {
    let (winner, opponent) = (names[winner], names[winner.opponent()]);
    match exchange.repair {
        Some(_) if before_repair => msg::cuts(opponent, exchange.cut),
        Some(repair) => msg::repaired(opponent, exchange.cut, winner, repair),
        None => msg::cuts_nothing(opponent, exchange.cut, winner),
    }
}

/// The announcement when the page opens.
pub(crate) fn opening_announcement(state: &State, session: &Session) -> String {
    let page_names = names(session);
    let title = msg::title(page_names[state.explained.winner()]);
    let how = state.explained.opening().map_or_else(|| msg::EXPLANATION.to_owned(), msg::after_opening);
    format!("{title}. {how} {}", msg::instructions(page_names[state.explained.opponent()]))
}

/// The announcement of the latest exchange.
pub(crate) fn latest_announcement(state: &State, session: &Session) -> String {
    let names = names(session);
    let winner = state.explained.winner();
    let mut text = state
        .explained
        .latest()
        .map_or_else(String::new, |latest| exchange_text(latest, false, names, winner));
    if state.explained.is_complete() {
        let end = msg::edges_joined(winner, names[winner], names[winner.opponent()]);
        text = format!("{text} {end}");
    }
    text
}

/// The trees as the board draws them.
fn branches(player: Player, trees: [Vec<Node>; 2]) -> Vec<TreeBranch> {
    let trees = board::Tree::ALL.into_iter().zip(trees);
    let branch = |tree| move |node| TreeBranch { node, player, tree };
    trees.flat_map(|(tree, nodes)| nodes.into_iter().map(branch(tree))).collect()
}

fn board(ui: &mut egui::Ui, rect: Rect, page: &Page<'_>, state: &mut State, actions: &mut Actions) {
    let explained = &state.explained;
    let before_repair = state.is_repair_pending();
    let latest = explained.latest();
    let last_move = latest.map(|exchange| exchange.repair.filter(|_| !before_repair).unwrap_or(exchange.cut));
    let path = explained.winning_path().filter(|_| !before_repair);
    let (position, trees) = state.shown_proof();
    let branches = branches(explained.winner(), trees);
    let marks: Vec<Mark> = explained
        .opening()
        .filter(|_| latest.is_none())
        .map(|node| Mark { node, kind: MarkKind::First })
        .into_iter()
        .collect();
    let board = board::BoardScene {
        playable: (!explained.is_complete()).then_some(explained.opponent()),
        last_move,
        winning_path: path.as_ref(),
        coordinates: page.scene.settings.coordinates,
        reduced_motion: page.scene.reduced_motion,
        marks: &marks,
        trees: &branches,
        earlier_position: Some(explained.start()).filter(|_| path.is_none()),
        ..board::BoardScene::of(&position, page.names)
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    if let Some(node) = output.played {
        actions.push(Action::Proof(ProofAction::Cut(node)));
    }
}
