//! The personality editor as a page.

use eframe::egui;

use crate::app::action::{Action, WindowAction};
use crate::app::command::shortcut::Places;
use crate::app::editor::action::EditorAction;
use crate::app::editor::state::State;
use crate::app::help::place::{Chapter, Place};
use crate::app::page::{Page, PageFrame};
use crate::app::page::{Possible, when};
use crate::app::session::Session;
use crate::app::store::action::FileAction;
use crate::messages::editor as msg;
use crate::messages::game::why_disabled;

impl Page for State {
    fn show(&mut self, ui: &mut egui::Ui, frame: &mut PageFrame<'_>) {
        super::show(ui, frame.window, frame.scene, self, frame.actions);
    }

    fn help_place(&self) -> Place {
        self.factor.map_or_else(|| Place::at(Chapter::Personalities, "the-editor"), Place::factor)
    }

    fn place(&self) -> Places {
        Places::EDITOR
    }

    fn allows_game_commands(&self) -> Possible {
        Err(msg::CLOSE_FIRST)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        when(self.form.can_undo(), why_disabled::UNDO)
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        when(self.form.can_redo(), why_disabled::REDO)
    }

    fn has_own_document(&self) -> bool {
        true
    }

    fn adapt(&self, action: Action) -> Action {
        let own = match action {
            Action::Window(WindowAction::Undo) => EditorAction::Undo,
            Action::Window(WindowAction::Redo) => EditorAction::Redo,
            Action::Window(WindowAction::ClosePage) => EditorAction::Close,
            Action::File(FileAction::Save) => EditorAction::Save,
            Action::File(FileAction::SaveAs) => EditorAction::SaveAs,
            action => return action,
        };
        Action::Editor(own)
    }

    fn copy(&self) -> Option<Action> {
        Some(Action::Editor(EditorAction::Copy))
    }

    fn paste(&self, text: &str) -> Option<Action> {
        Some(Action::Editor(EditorAction::Paste(text.to_owned())))
    }
}
