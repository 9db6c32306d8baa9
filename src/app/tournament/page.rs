//! The tournament as a page.

use eframe::egui;

use crate::app::action::{Action, WindowAction};
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::page::Possible;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::tournament::state::State;
use crate::messages::tournament as msg;

impl Page for State {
    fn show(&mut self, ui: &mut egui::Ui, frame: &mut PageFrame<'_>) {
        super::show(ui, frame.window, self, frame.scene, frame.actions);
    }

    fn help_place(&self) -> Place {
        Chapter::Tournament.into()
    }

    fn place(&self) -> Places {
        Places::TOURNAMENT
    }

    fn allows_game_commands(&self) -> Possible {
        Err(msg::CLOSE_FIRST)
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        if keys.is_typing {
            return None;
        }
        let own = self.close_overlay_action().map(Action::Tournament);
        own.or_else(|| keys.close_notice.clone()).or(Some(Action::Window(WindowAction::ClosePage)))
    }
}
