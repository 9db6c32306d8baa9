//! The game page: the board, and a panel at its right.

use crate::board::BoardState;
use crate::context::command::conditions;
use crate::context::page::EscapeKey;
use crate::context::prelude::*;
use crate::model::session::HintState;
use crate::pages::game::state::GameState;
use crate::pages::game::{board_area, header, panels, result};

impl Page for GameState {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        let result = result::appear(self, cx);
        if cx.settings.side_panel {
            panels::beside(ui, cx, self, result.as_ref());
        }
        board_area::show(ui, cx, self);
    }

    fn can_hint(&self, session: &Session) -> Possible {
        conditions::hint(session)
    }

    fn help_place(&self) -> Place {
        Chapter::Object.into()
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn copy(&self) -> Option<Action> {
        Some(Action::File(FileAction::CopyPosition))
    }

    fn paste(&self, text: &str) -> Option<Action> {
        Some(Action::File(FileAction::PastePosition(text.to_owned())))
    }

    fn status(&self, ui: &mut Ui, cx: &Context) {
        header::status(ui, cx, self);
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        if keys.is_typing {
            return None;
        }
        if self.help {
            return Some(Action::Game(GameAction::ToggleHelp));
        }
        if !matches!(keys.session.hint(), HintState::Closed) {
            return Some(Action::Game(GameAction::CloseHint));
        }
        // Esc first cancels a move that waits for confirmation.
        if self.board.pending().is_some() {
            return None;
        }
        let winner = || self.winner.then_some(Action::Game(GameAction::ToggleWinner));
        keys.close_notice.clone().or_else(winner)
    }
}
