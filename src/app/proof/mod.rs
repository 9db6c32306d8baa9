//! The page *Show Why*: the two trees of a won position, which the user can cut and the program repairs, as
//! a drawing and in words (`docs/interface.md, "Show Why"`). It never changes the game.

pub(crate) mod action;
pub(crate) mod commands;
pub(crate) mod explanation;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod state;

use eframe::egui::{
    Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::board::{self, Mark, MarkKind, TreeBranch};
use crate::app::game::board_area::places;
use crate::app::game::header as game_header;
use crate::app::game::status_bar;
use crate::app::proof::action::ProofAction;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::text;
use crate::app::ui::widgets::{self, SegmentItem};
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::{game, proof as msg};
use span_it_core::board::{ByPlayer, Player};

pub(crate) use crate::app::proof::explanation::{Exchange, Explanation};
pub use crate::app::proof::state::State;

// Lengths in points.
const PANEL_WIDTH: f32 = 344.0;
/// Lower windows have small texts.
const LARGE_TEXT_MIN_HEIGHT: f32 = 560.0;
const MARGIN: f32 = 16.0;

struct Page<'a> {
    scene: &'a Scene<'a>,
    names: ByPlayer<&'a str>,
    wide: bool,
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

pub(super) fn show(ui: &mut Ui, size: Vec2, scene: &Scene<'_>, state: &mut State, actions: &mut Actions) {
    let names = state.names.clone();
    let page = Page {
        scene,
        names: ByPlayer::from_fn(|player| names[player].as_str()),
        wide: size.x >= widgets::WIDE,
        low: size.y < LARGE_TEXT_MIN_HEIGHT,
    };
    let wide = page.wide;
    if wide {
        status(ui, &page, state);
        widgets::panel(ui, Panel::right("why"), PANEL_WIDTH, Margin::same(18), |ui| {
            panel::beside(ui, &page, state, actions);
        });
    } else {
        widgets::panel(ui, Panel::bottom("why bar"), 44.0, Margin::symmetric(8, 3), |ui| {
            panel::buttons(ui, 4, state, actions);
        });
    }
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect();
        let (place, rest) = if wide {
            places(room, state.explained.board().size(), scene.settings.coordinates)
        } else {
            tall(room, &page)
        };
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

/// A header of three lines above the board, in a window without a status bar.
fn tall(room: Rect, page: &Page<'_>) -> (Rect, Rect) {
    let height = if page.low { 70.0 } else { 84.0 };
    let size = vec2((room.width() - 2.0 * MARGIN).max(0.0), height);
    let header = Rect::from_min_size(room.min + vec2(MARGIN, 6.0), size);
    (header, room.with_min_y(header.bottom() + 4.0).with_max_y(room.bottom() - 4.0))
}

fn status(ui: &mut Ui, page: &Page<'_>, state: &State) {
    widgets::panel(ui, Panel::bottom("status"), status_bar::HEIGHT, Margin::symmetric(20, 0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::soft(game::status_board(state.explained.board().size())));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let [_, what_to_do] = lines(page, state);
                ui.add(Label::new(text::soft(what_to_do)).truncate());
            });
        });
    });
}

fn header(ui: &mut Ui, place: Rect, page: &Page<'_>, state: &mut State) {
    let [first, second] = lines(page, state);
    let title = Label::new(text::title(msg::title(page.winner(state)))).truncate();
    if page.wide {
        // As in the game, and the second line is in the status bar.
        return wide_header(ui, place, title, text::body_soft(first));
    }
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing.y = if page.low { 1.0 } else { 2.0 };
        ui.allocate_ui_with_layout(vec2(place.width(), 34.0), Layout::right_to_left(Align::Center), |ui| {
            tabs(ui, state);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(title));
        });
        for line in [first, second] {
            let line = if page.low { text::soft(line) } else { text::body_soft(line) };
            ui.add(Label::new(line).truncate());
        }
    });
}

fn wide_header(ui: &mut Ui, place: Rect, title: Label, line: RichText) {
    let show = |ui: &mut Ui, line: RichText| {
        ui.add(Label::new(line).truncate());
    };
    let right = ui.max_rect().right() - MARGIN;
    let (rect, line) = game_header::line_below(ui, place, right, line, show);
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        game_header::title_and_line(ui, title, |ui| {
            if let Some(line) = line {
                show(ui, line);
            }
        });
    });
}

fn tabs(ui: &mut Ui, state: &mut State) {
    let items = [msg::BOARD_TAB, msg::TEXT_TAB].map(SegmentItem::plain);
    let mut chosen = usize::from(state.in_words);
    widgets::segmented(ui, msg::TABS_NAME, &mut chosen, &items);
    state.in_words = chosen == 1;
}

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

pub(crate) fn opening_announcement(state: &State) -> String {
    let names = state.names();
    let title = msg::title(names[state.explained.winner()]);
    let how = state.explained.opening().map_or_else(|| msg::EXPLANATION.to_owned(), msg::after_opening);
    sentences(&[with_full_stop(title), how, msg::instructions(names[state.explained.opponent()])])
}

pub(crate) fn latest_announcement(state: &State) -> String {
    let names = state.names();
    let winner = state.explained.winner();
    let latest = state.explained.latest();
    let mut text = latest.map(|latest| exchange_text(latest, false, names, winner)).unwrap_or_default();
    if state.explained.is_complete() {
        let end = msg::edges_joined(winner, names[winner], names[winner.opponent()]);
        text = sentences(&[text, end]);
    }
    text
}

fn board(ui: &mut Ui, rect: Rect, page: &Page<'_>, state: &mut State, actions: &mut Actions) {
    let explained = &state.explained;
    let before_repair = state.is_repair_pending();
    let latest = explained.latest();
    let last_move = latest.map(|exchange| exchange.repair.filter(|_| !before_repair).unwrap_or(exchange.cut));
    let path = explained.winning_path().filter(|_| !before_repair);
    let (position, trees) = state.shown_proof();
    let branches = TreeBranch::all(explained.winner(), trees);
    let opening = explained.opening().filter(|_| latest.is_none());
    let marks: Vec<_> = opening.map(|node| Mark { node, kind: MarkKind::First }).into_iter().collect();
    let board = board::BoardScene {
        playable: (!explained.is_complete()).then_some(explained.opponent()),
        last_move,
        winning_path: path.as_ref(),
        zoomable: true,
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
