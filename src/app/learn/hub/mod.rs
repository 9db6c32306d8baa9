//! The hub: a card for each part of learning.

mod card;
mod ladder_cards;
mod lesson_tile;
mod lessons_card;
mod puzzle_cards;

use eframe::egui::{Align, Layout, Ui, vec2};

use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::hub::card::{Card, Contents};
use crate::app::learn::page;
use crate::app::page::{Page, PageFrame};
use crate::app::scene::Actions;
use crate::messages::learn as msg;

/// The cards below the lessons, row by row. In a narrow window they are below each other.
const ROWS: &[&[Card]] = &[
    &[puzzle_cards::puzzles, puzzle_cards::today, puzzle_cards::mistakes],
    &[ladder_cards::ladder, ladder_cards::progress],
];

/// In points.
const GAP: f32 = 16.0;

#[derive(Debug, Default)]
pub(crate) struct Hub {
    /// Whether the main button takes the focus when the page is drawn.
    pub(super) wants_focus: bool,
}

impl Page for Hub {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let wants_focus = std::mem::take(&mut self.wants_focus);
        let scene = frame.scene;
        let actions = &mut *frame.actions;
        page::column(ui, frame.window.x, |ui, is_narrow| {
            let gap = if is_narrow { 10.0 } else { GAP };
            ui.spacing_mut().item_spacing.y = 0.0;
            page::title_row(ui, msg::TITLE, page::week(scene).as_ref(), actions);
            ui.add_space(gap);
            lessons_card::show(ui, wants_focus, scene, actions);
            for row in ROWS {
                ui.add_space(gap);
                let contents: Vec<_> = row.iter().map(|card| card(scene)).collect();
                cards(ui, &contents, is_narrow, wants_focus, actions);
            }
        });
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn leave_first(&self) -> Option<&'static str> {
        Some(msg::CLOSE_FIRST)
    }
}

fn cards(ui: &mut Ui, row: &[Contents], is_narrow: bool, wants_focus: bool, actions: &mut Actions) {
    if is_narrow {
        for (index, card) in row.iter().enumerate() {
            ui.add_space(if index == 0 { 0.0 } else { 10.0 });
            card.show(ui, true, wants_focus, actions);
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
                card.show(ui, false, wants_focus, actions);
            });
        }
    });
}
