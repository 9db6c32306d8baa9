//! *Show Why* as a page.

use eframe::egui::Ui;

use crate::app::action::{Action, WindowAction};
use crate::app::board::BoardState;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::page::Possible;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::proof::action::ProofAction;
use crate::app::proof::state::State;

impl Page for State {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        super::show(ui, frame.window, frame.scene, self, frame.actions);
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::PerfectPlay, "two-separate-ways")
    }

    fn place(&self) -> Places {
        Places::PROOF
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn allows_game_commands(&self) -> Possible {
        Ok(())
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Window(WindowAction::Undo) => Action::Proof(ProofAction::Undo),
            action => action,
        }
    }

    fn escape(&self, _keys: &EscapeKey<'_>) -> Option<Action> {
        self.board.pending().is_none().then_some(Action::Window(WindowAction::ClosePage))
    }
}
