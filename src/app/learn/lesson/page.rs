//! A lesson as a page.

use eframe::egui::Ui;

use crate::app::action::Action;
use crate::app::board::BoardState;
use crate::app::command::Possible;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::lesson::state::Lesson;
use crate::app::learn::lesson::{board, task};
use crate::app::learn::task as layout;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::session::Session;
use crate::messages::lessons as msg;

impl Page for Lesson {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let task = task::task(self, frame.scene);
        self.focuses_primary = false;
        layout::show(ui, frame.window, &task, frame.actions, |ui, rect, actions| {
            board::show(ui, rect, frame.scene, self, actions);
        });
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Learning, "lessons")
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn scrolls(&self) -> bool {
        true
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn allows_game_commands(&self) -> Possible {
        Err(msg::LEAVE_FIRST)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        Err(msg::LEAVE_FIRST)
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        Err(msg::LEAVE_FIRST)
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        keys.close_notice.clone().or(Some(Action::Learn(LearnAction::ShowHub)))
    }
}
