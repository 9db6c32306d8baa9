//! The hub: a card for each part of learning.

mod card;
mod lesson_tile;
mod lessons_card;
mod puzzle_cards;
pub(super) mod week;

use eframe::egui::{Align, CentralPanel, Frame, Layout, Margin, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::command::Possible;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::hub::card::Card;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::scene::{Actions, Scene};
use crate::app::session::Session;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::learn as msg;

/// The cards below the lessons, row by row. In a narrow window they are below each other.
const ROWS: &[&[Card]] = &[&[puzzle_cards::PUZZLES, puzzle_cards::TODAY, puzzle_cards::MISTAKES]];

/// In points.
const MAX_WIDTH: f32 = 880.0;
const GAP: f32 = 16.0;
/// In a narrower row the week is below the title.
const WEEK_BESIDE_MIN_WIDTH: f32 = 400.0;
/// Narrower windows have one column.
const COLUMNS_MIN_WIDTH: f32 = 760.0;

#[derive(Debug, Default)]
pub(crate) struct Hub {
    /// Whether the main button takes the focus when the page is drawn.
    pub(super) wants_focus: bool,
}

impl Page for Hub {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let is_narrow = frame.window.x < COLUMNS_MIN_WIDTH;
        let wants_focus = std::mem::take(&mut self.wants_focus);
        let margin = if is_narrow { Margin::symmetric(16, 10) } else { Margin::symmetric(24, 22) };
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                let room = ui.available_rect_before_wrap();
                let width = room.width().min(MAX_WIDTH);
                let left = room.left() + (room.width() - width) / 2.0;
                let place = room.with_min_x(left).with_max_x(left + width);
                let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    title(ui, frame.scene, frame.actions);
                    ui.add_space(if is_narrow { 8.0 } else { GAP });
                    lessons_card::show(ui, wants_focus, frame.scene, frame.actions);
                    for row in ROWS {
                        ui.add_space(if is_narrow { 10.0 } else { GAP });
                        cards(ui, row, is_narrow, frame.scene, frame.actions);
                    }
                });
                // Space for focus rings at the end.
                ui.add_space(6.0);
                shown
            });
        });
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn allows_game_commands(&self) -> Possible {
        Err(msg::CLOSE_FIRST)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        Err(msg::CLOSE_FIRST)
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        Err(msg::CLOSE_FIRST)
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        keys.close_notice.clone().or(Some(Action::Window(WindowAction::ClosePage)))
    }
}

fn title(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let row = vec2(ui.available_width(), 40.0);
    let has_room = row.x >= WEEK_BESIDE_MIN_WIDTH;
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(msg::CLOSE).icon(Icon::Prev).small().show(ui).clicked() {
            actions.push(Action::Window(WindowAction::ClosePage));
        }
        if has_room {
            ui.add_space(12.0);
            week::show(ui, &scene.progress.week(scene.today));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::title(msg::TITLE));
        });
    });
    if !has_room {
        week::show(ui, &scene.progress.week(scene.today));
    }
}

fn cards(ui: &mut Ui, row: &[Card], is_narrow: bool, scene: &Scene<'_>, actions: &mut Actions) {
    if is_narrow {
        for (index, card) in row.iter().enumerate() {
            ui.add_space(if index == 0 { 0.0 } else { 10.0 });
            card.show(ui, true, scene, actions);
        }
        return;
    }
    let count = row.len().max(1) as f32;
    let width = (ui.available_width() - GAP * (count - 1.0)) / count;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for card in row {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                card.show(ui, false, scene, actions);
            });
        }
    });
}
