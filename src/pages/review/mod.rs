//! The review of the current game: what every move did, and what would have been better
//! (`docs/interface.md, "Review"`).
//!
//! It shows one move at a time, on the board after the move, with a graph of the whole game and a list of
//! the moves. A live game continues meanwhile, and the review follows it.

pub(crate) mod board_pane;
pub(crate) mod commands;
pub(crate) mod graph;
pub(crate) mod panel;
pub(crate) mod player_identification;
pub(crate) mod state;
pub(crate) mod story_panel;

use eframe::egui::Popup;

use crate::board::BoardState;
use crate::context::navigation::MoveNavigation;
use crate::context::page::EscapeKey;
use crate::context::prelude::*;
use crate::kit::split::{self, Part, Split};
use crate::messages::review as msg;
use crate::model::story::StoryTexts;
use crate::pages::review::state::{Facts, ReviewState, is_mistake, next_mistake};
use crate::parts::{heat_map, moves};
use span_it_learn::story::TurningPoint;

/// Of the buttons below both tabs, in points.
const BUTTONS_HEIGHT: f32 = 46.0;

#[derive(Clone, Copy)]
struct MoveView<'a> {
    cx: &'a Context,
    facts: &'a Facts<'a>,
    navigation: MoveNavigation,
    /// Unless all moves are shown.
    texts: Option<StoryTexts<'a>>,
}

impl<'a> MoveView<'a> {
    /// The turning point under review.
    fn point(self) -> Option<&'a TurningPoint> {
        self.texts?.point_at(self.facts.ply)
    }
}

fn show(ui: &mut Ui, state: &mut ReviewState, cx: &Context) {
    let ply = state.ply(&cx.session);
    let Some(facts) = Facts::of(&cx.session, ply) else {
        // All moves were taken back.
        cx.request(Action::Window(WindowAction::ClosePage));
        return;
    };
    state.weigh(&cx.session, &facts.before);
    let navigation = MoveNavigation::in_review(&cx.session, ply);
    let texts = cx.story.texts(&cx.session).filter(|_| !state.all_moves);
    let view = MoveView { cx, facts: &facts, navigation, texts };
    if !split::is_wide(ui) {
        widgets::panel(ui, Panel::bottom("review buttons"), BUTTONS_HEIGHT, Margin::symmetric(12, 4), |ui| {
            match view.texts {
                Some(texts) => story_panel::buttons(ui, texts, view, true),
                None => panel::buttons(ui, view),
            }
        });
    }
    let look = Split {
        id: "review",
        side: (ui.max_rect().width() / 3.0).clamp(360.0, 400.0),
        is_left: false,
        side_margins: [Margin::symmetric(22, 16), Margin::symmetric(16, 12)],
        main_margins: [Margin::ZERO; 2],
    };
    split::split(ui, look, state.tab == 1, |ui, part| match part {
        Part::Tabs => {
            back_button(ui, cx);
            let [board, moves] = msg::tabs();
            let side = if view.texts.is_some() { msg::turning_points() } else { moves };
            split::tabs(ui, msg::tabs_name(), &mut state.tab, &[board, side]);
        }
        Part::Main => board_pane::show(ui, state, view),
        Part::Side => panel::show(ui, state, view),
    });
    keys(ui, state, view);
}

/// Left, Right, Home and End step through the moves, unless a control has the focus or the board shows its cursor.
/// Enter shows how the game goes on after the answer.
fn keys(ui: &Ui, state: &ReviewState, view: MoveView<'_>) {
    let (navigation, cx) = (view.navigation, view.cx);
    let is_front = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let is_free = state.board.is_focused() || ui.memory(|memory| memory.focused().is_none());
    if !is_front || !is_free || Popup::is_any_open(ui.ctx()) {
        return;
    }
    if let Some(ply) = graph::step(ui, navigation).filter(|&ply| ply != navigation.at) {
        cx.request(navigation.to(ply));
    }
    let has_line = view.point().is_some_and(|point| point.answer.is_some());
    if has_line && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        cx.later(commands::play_line);
    }
}

fn play_on(ui: &mut Ui, cx: &Context) {
    if widgets::button(msg::play_from_here()).small().tip(msg::play_from_here_tip()).show(ui).clicked() {
        cx.later(commands::play_on);
    }
}

fn back_button(ui: &mut Ui, cx: &Context) {
    let button = widgets::button(msg::back_to_game()).named(msg::close()).icon(Icon::Prev).small();
    if button.show(ui).clicked() {
        cx.request(Action::Window(WindowAction::ClosePage));
    }
}

fn next_button(ui: &mut Ui, view: MoveView<'_>) {
    let session = &view.cx.session;
    let next = next_mistake(session, view.navigation.at);
    let why =
        if is_mistake(session, view.navigation.at) { msg::no_other_mistake() } else { msg::no_mistake() };
    let button = widgets::button(msg::next_mistake()).small().destructive().tip(msg::next_mistake_keys());
    if button.show_enabled(ui, next.is_some(), Some(why)).clicked() {
        view.cx.request(Action::Review(ReviewAction::NextMistake));
    }
}

/// How often a player had a win to keep, and how often it was kept; `None` until all verdicts are known.
fn score(session: &Session, player: Player) -> Option<(usize, usize)> {
    let [keeps, only, throws, nothing] = session.verdicts(player);
    let moves = session.game().moves().iter().filter(|mv| mv.player == player).count();
    (keeps + only + throws + nothing == moves).then_some((keeps + only, keeps + only + throws))
}

impl Page for ReviewState {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        show(ui, self, cx);
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::ToggleHeat) => Action::call(commands::toggle_heat),
            action => action,
        }
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Object, "review")
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn navigation(&self, session: &Session) -> MoveNavigation {
        MoveNavigation::in_review(session, self.ply(session))
    }

    fn copy(&self) -> Option<Action> {
        Some(Action::File(FileAction::CopyPosition))
    }

    fn paste(&self, text: &str) -> Option<Action> {
        Some(Action::File(FileAction::PastePosition(text.to_owned())))
    }

    fn status(&self, ui: &mut Ui, cx: &Context) {
        if cx.view.heat && self.weights().is_some() {
            return heat_map::legend_of_weights(ui);
        }
        let texts = cx.story.texts(&cx.session).filter(|_| !self.all_moves);
        let Some(texts) = texts else { return moves::legend(ui) };
        if let Some(point) = texts.point_at(self.ply(&cx.session)) {
            moves::marks_legend(ui, &board_pane::kinds(point, &cx.session));
            if point.answer.is_some() {
                ui.label(text::soft(msg::play_line()));
            }
        }
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        if self.line_since.is_some() {
            return Some(Action::call(commands::end_line));
        }
        (!keys.is_typing).then_some(Action::Window(WindowAction::ClosePage))
    }
}
