//! Puzzles as a page.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::action::Action;
use crate::app::board::BoardState;
use crate::app::command::shortcut::Places;
use crate::app::game::board_area::places;
use crate::app::games::action::GamesAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::puzzle::state::State;
use crate::app::learn::puzzle::{board_area, keys, narrow, questions, side_panel};
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::ui::widgets;
use crate::messages::learn;
use span_it_core::board::BoardSize;

/// In points.
const PANEL_WIDTH: f32 = 344.0;
/// Below the board, in points.
const QUESTION_HEIGHT: f32 = 60.0;

impl Page for State {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        keys::read(ui, self, frame.actions);
        if frame.window.x >= widgets::WIDE { wide(ui, self, frame) } else { narrow::show(ui, self, frame) }
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Learning, "puzzles")
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn leave_first(&self) -> Option<&'static str> {
        Some(learn::CLOSE_FIRST)
    }

    fn leave(&self) -> Action {
        if self.returns_to_games {
            Action::Games(GamesAction::Return)
        } else {
            Action::Learn(LearnAction::ShowHub)
        }
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        // Esc first takes the unconfirmed move back.
        let is_free = self.board.pending().is_none();
        is_free.then(|| keys.close_notice.clone().unwrap_or_else(|| self.leave()))
    }
}

fn wide(ui: &mut Ui, state: &mut State, frame: &mut PageFrame<'_>) {
    widgets::panel(ui, Panel::right("puzzle"), PANEL_WIDTH, Margin::same(18), |ui| {
        side_panel::show(ui, state, frame.scene, frame.actions);
    });
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect();
        let asks = questions::is_asked(state);
        let below = if asks { QUESTION_HEIGHT } else { 0.0 };
        let size = state.attempt().map_or(BoardSize::STANDARD, |attempt| attempt.puzzle().position.size());
        let (header, board) =
            places(room.with_max_y(room.bottom() - below), size, frame.scene.settings.coordinates);
        ui.scope_builder(UiBuilder::new().max_rect(header), |ui| side_panel::header(ui, state));
        board_area::show(ui, board, frame.scene, state, frame.actions);
        if asks {
            let width = header.width().min(board.width());
            let left = header.center().x - width / 2.0;
            let place = Rect::from_min_size(pos2(left, board.bottom() + 8.0), vec2(width, 44.0));
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                questions::show(ui, state, frame.actions);
            });
        }
    });
}
