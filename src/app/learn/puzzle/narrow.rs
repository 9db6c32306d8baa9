//! The narrow window: two lines above the board, the answer and the buttons below it.

use eframe::egui::{Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Ui, UiBuilder, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::learn::puzzle::state::State;
use crate::app::learn::puzzle::{board_area, buttons, footer, questions, side_panel};
use crate::app::page::PageFrame;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::language::sentences;
use crate::messages::puzzle as msg;

// Lengths in points.
const BAR_HEIGHT: f32 = 46.0;
const QUESTION_HEIGHT: f32 = 52.0;
const STRIP_HEIGHT: f32 = 40.0;
const HEADER_HEIGHT: f32 = 54.0;
const GAP: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, state: &mut State, frame: &mut PageFrame<'_>) {
    widgets::panel(ui, Panel::bottom("puzzle bar"), BAR_HEIGHT, Margin::symmetric(8, 4), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let width = (ui.available_width() - 3.0 * GAP) / 4.0;
        ui.horizontal(|ui| {
            buttons::others(ui, width, state, frame.actions);
            buttons::primary(ui, width, state, frame.actions);
        });
    });
    if questions::is_asked(state) {
        widgets::panel(ui, Panel::bottom("question"), QUESTION_HEIGHT, Margin::symmetric(8, 4), |ui| {
            questions::show(ui, state, frame.actions);
        });
    }
    let strip = Panel::bottom("answer").exact_size(STRIP_HEIGHT).resizable(false).show_separator_line(false);
    strip.frame(Frame::new().inner_margin(Margin::symmetric(8, 2))).show(ui, |ui| {
        if let Some(attempt) = state.attempt() {
            match attempt.feedback() {
                Some(feedback) => feedback.strip(ui),
                None => about(ui, state),
            }
        }
    });
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect().shrink2(vec2(12.0, 4.0));
        let header = room.with_max_y(room.top() + HEADER_HEIGHT);
        ui.scope_builder(UiBuilder::new().max_rect(header), |ui| self::header(ui, state, frame));
        board_area::show(ui, room.with_min_y(header.bottom() + 2.0), frame.scene, state, frame.actions);
    });
}

fn header(ui: &mut Ui, state: &State, frame: &mut PageFrame<'_>) {
    let (title, line) = side_panel::lines(state);
    ui.spacing_mut().item_spacing.y = 2.0;
    let row = vec2(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if widgets::icon_button(ui, Icon::Close, msg::CLOSE_NAME, true).clicked() {
            frame.actions.push(Action::Window(WindowAction::ClosePage));
        }
        footer::show(ui, false, state, frame.scene, frame.actions);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::subheading(title)).truncate());
        });
    });
    let row = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        if let Some(attempt) = state.attempt() {
            side_panel::rated(ui, attempt);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::small(line)).truncate());
        });
    });
}

/// Before the first answer: the side and the shortest ways.
fn about(ui: &mut Ui, state: &State) {
    let Some(attempt) = state.attempt() else { return };
    let you = msg::you_are(attempt.puzzle());
    let distances = msg::distances(attempt.puzzle(), attempt.runner().question()).unwrap_or_default();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(text::soft(sentences(&[you, &distances]))).wrap());
    });
}
