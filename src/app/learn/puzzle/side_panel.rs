//! The wide window: a header above the board, and a panel beside it.

use eframe::egui::{Align, Label, Layout, ScrollArea, Sense, Ui, UiBuilder, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::learn::puzzle::attempt::Attempt;
use crate::app::learn::puzzle::state::State;
use crate::app::learn::puzzle::{buttons, footer};
use crate::app::scene::{Actions, Scene};
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets::{self, CardKind, ChipKind};
use crate::messages::language;
use crate::messages::{learn, puzzle as msg};

// Lengths in points.
const GAP: f32 = 8.0;
/// Two rows of buttons, a rule, and two rows of the choice.
const FOOTER_HEIGHT: f32 = 2.0 * 38.0 + 2.0 * 30.0 + 3.0 * GAP + 18.0;
/// From this number on, it is shown how many puzzles were found in a row.
const MIN_RUN: u32 = 3;

pub(super) fn header(ui: &mut Ui, state: &State) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let (title, line) = lines(state);
    ui.add(Label::new(text::title(title)).truncate());
    ui.add(Label::new(text::body_soft(line)).truncate());
}

/// What the header says.
pub(super) fn lines(state: &State) -> (String, String) {
    match state.attempt() {
        Some(attempt) => (msg::title(attempt.puzzle()), msg::instructions(attempt.puzzle())),
        None => (state.heading(), String::new()),
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut State, scene: &Scene<'_>, actions: &mut Actions) {
    let room = ui.available_rect_before_wrap();
    let rows = room.with_min_y(room.bottom() - FOOTER_HEIGHT);
    let rest = room.with_max_y(rows.top() - 12.0);
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        heading(ui, state, actions);
        ui.add_space(10.0);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            if let Some(attempt) = state.attempt() {
                about(ui, attempt, scene);
            }
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(rows), |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        buttons::primary(ui, ui.available_width(), state, actions);
        let width = (ui.available_width() - 2.0 * GAP) / 3.0;
        ui.horizontal(|ui| buttons::others(ui, width, state, actions));
        widgets::rule(ui, 8.0);
        footer::show(ui, true, state, scene, actions);
    });
}

fn heading(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let row = vec2(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let close = widgets::button(msg::CLOSE).named(msg::CLOSE_NAME).icon(Icon::Close).small();
        if close.tip(learn::CLOSE).show(ui).clicked() {
            actions.push(Action::Window(WindowAction::ClosePage));
        }
        if let Some(attempt) = state.attempt() {
            rated(ui, attempt);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::subheading(state.heading())).truncate());
        });
    });
}

/// Whether the first answer counts for the rating.
pub(super) fn rated(ui: &mut Ui, attempt: &Attempt) {
    let (label, kind, tip) = if attempt.is_rated() {
        (msg::RATED, ChipKind::Go, msg::RATED_TIP)
    } else {
        (msg::NOT_RATED, ChipKind::Plain, msg::NOT_RATED_TIP)
    };
    widgets::chip(ui, label, kind).on_hover_text(tip);
}

fn about(ui: &mut Ui, attempt: &Attempt, scene: &Scene<'_>) {
    let puzzle = attempt.puzzle();
    ui.spacing_mut().item_spacing.y = GAP;
    widgets::card(ui, CardKind::Active(puzzle.you()), |ui| {
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let (place, _) = ui.allocate_exact_size(vec2(36.0, 36.0), Sense::hover());
            icons::side_tile(ui.painter(), place, puzzle.you(), Palette::of(ui));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.add(Label::new(text::body_strong(msg::you_are(puzzle))).wrap());
                if let Some(distances) = msg::distances(puzzle, attempt.runner().question()) {
                    ui.add(Label::new(text::soft(distances)).wrap());
                }
                ui.label(text::soft(language::size(puzzle.position.size())));
            });
        });
    });
    moves(ui, attempt);
    if let Some(feedback) = attempt.feedback() {
        feedback.card(ui, attempt.heading());
    }
    let run = scene.progress.found_in_a_row();
    if run >= MIN_RUN {
        ui.label(text::soft(msg::in_a_row(run)));
    }
}

/// The moves of *Spot the mistake*; the last one on the board is strong.
fn moves(ui: &mut Ui, attempt: &Attempt) {
    for step in 1..=attempt.moves().len() {
        let line = attempt.move_text(step).unwrap_or_default();
        ui.label(if step == attempt.step { text::body_strong(line) } else { text::body_soft(line) });
    }
}
