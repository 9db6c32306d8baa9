//! The review as a page.

use eframe::egui::Ui;

use crate::app::action::{Action, WindowAction};
use crate::app::board::BoardState;
use crate::app::command::shortcut::Places;
use crate::app::game::move_navigation::MoveNavigation;
use crate::app::help::place::{Chapter, Place};
use crate::app::page::Possible;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::review::state::State;
use crate::app::session::Session;
use crate::app::store::action::FileAction;
use crate::messages::review as msg;

impl Page for State {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        super::show(ui, frame.window, self, frame.scene, frame.actions);
    }

    fn help_place(&self) -> Place {
        Chapter::PerfectPlay.into()
    }

    fn place(&self) -> Places {
        Places::REVIEW
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn allows_game_commands(&self) -> Possible {
        Err(msg::CLOSE_FIRST)
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

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        (!keys.is_typing).then_some(Action::Window(WindowAction::ClosePage))
    }
}
