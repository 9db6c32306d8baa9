//! The trees in words, the log of the exchanges, and the buttons.

use eframe::egui::{Align, Label, Layout, ScrollArea, Sense, Ui, UiBuilder, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::board::{Tree, tree_sample};
use crate::app::proof::action::ProofAction;
use crate::app::proof::{Page, State, exchange_text};
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::proof as msg;

// Lengths in points.
const GAP: f32 = 8.0;
const TWO_ROWS_HEIGHT: f32 = 2.0 * 38.0 + GAP;
const ICON_MIN_WIDTH: f32 = 120.0;

pub(super) fn beside(ui: &mut Ui, page: &Page<'_>, state: &State, actions: &mut Actions) {
    let room = ui.available_rect_before_wrap();
    let rows = room.with_min_y(room.bottom() - TWO_ROWS_HEIGHT);
    let rest = room.with_max_y(rows.top() - 16.0);
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| in_words(ui, page, state));
    ui.scope_builder(UiBuilder::new().max_rect(rows), |ui| buttons(ui, 2, state, actions));
}

pub(super) fn in_words(ui: &mut Ui, page: &Page<'_>, state: &State) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let trees = ScrollArea::vertical().id_salt("trees").max_height(ui.available_height() * 0.55);
    trees.auto_shrink([false, true]).show(ui, |ui| {
        ui.label(text::subheading(msg::TREES));
        for (which, (tree, nodes)) in Tree::ALL.into_iter().zip(state.shown_proof().1).enumerate() {
            ui.add_space(2.0);
            legend(ui, which, tree, nodes.len());
            ui.add(Label::new(text::mono(msg::tree_nodes(&nodes)).size(12.5)).wrap().selectable(true));
        }
    });
    ui.add_space(4.0);
    widgets::rule(ui, 8.0);
    ui.label(text::subheading(msg::LOG));
    let log = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true);
    log.show(ui, |ui| log_lines(ui, page, state));
}

/// The line style of a tree, and how many of its connectors are missing.
fn legend(ui: &mut Ui, which: usize, tree: Tree, missing: usize) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let (place, _) = ui.allocate_exact_size(vec2(44.0, 16.0), Sense::hover());
        tree_sample(ui.painter(), place, tree, Palette::of(ui));
        ui.label(text::small_strong(msg::TREE[which]));
        ui.add(Label::new(text::soft(msg::legend(which, missing))).truncate());
    });
}

fn log_lines(ui: &mut Ui, page: &Page<'_>, state: &State) {
    ui.spacing_mut().item_spacing.y = 4.0;
    if state.explained.exchanges().len() == 0 {
        ui.label(text::soft(msg::NO_CUTS));
    }
    let last = state.explained.exchanges().len().saturating_sub(1);
    for (index, exchange) in state.explained.exchanges().enumerate() {
        let before_repair = state.is_repair_pending() && index == last;
        let line = exchange_text(exchange, before_repair, page.names, state.explained.winner());
        ui.add(Label::new(text::small(line)).wrap().selectable(true));
    }
    if state.explained.is_complete() && !state.is_repair_pending() {
        let end = msg::edges_joined(state.explained.winner(), page.winner(state), page.opponent(state));
        ui.add(Label::new(text::small_strong(end)).wrap().selectable(true));
    }
}

pub(super) fn buttons(ui: &mut Ui, in_a_row: u8, state: &State, actions: &mut Actions) {
    let count = f32::from(in_a_row);
    // A fraction would be rounded up, and the panel would grow.
    let width = ((ui.available_width() - GAP * (count - 1.0)) / count).floor();
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.with_layout(layout, |ui| {
        play_out(ui, width, state, actions);
        let undo = fitted(msg::UNDO, Icon::Undo, width).show_possible(ui, state.can_undo());
        if undo.clicked() {
            actions.push(Action::Proof(ProofAction::Undo));
        }
        let restart = fitted(msg::RESTART, Icon::Reset, width).show_possible(ui, state.can_undo());
        if restart.clicked() {
            actions.push(Action::Proof(ProofAction::Restart));
        }
        if fitted(msg::CLOSE, Icon::Close, width).named(msg::CLOSE_NAME).show(ui).clicked() {
            actions.push(Action::Window(WindowAction::ClosePage));
        }
    });
}

fn play_out(ui: &mut Ui, width: f32, state: &State, actions: &mut Actions) {
    let button = if state.is_playing_out() {
        fitted(msg::PAUSE, Icon::Pause, width)
    } else {
        fitted(msg::PLAY_OUT, Icon::Play, width)
    };
    let response = button.show_enabled(ui, !state.explained.is_complete(), Some(msg::NOTHING_TO_CUT));
    if response.clicked() {
        actions.push(Action::Proof(ProofAction::TogglePlayOut));
    }
}

/// A button of this width. It has an icon only if there is room for it.
fn fitted(label: &str, icon: Icon, width: f32) -> widgets::Button<'_> {
    let button = widgets::button(label).min_width(width);
    if width < ICON_MIN_WIDTH { button } else { button.icon(icon) }
}
