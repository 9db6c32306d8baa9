//! Carries out actions. State changes only here.

use eframe::egui::{self, ViewportCommand};

use crate::app::command::keyboard::KeyboardDialog;
use crate::app::dispatch::action::WindowAction;
use crate::app::editor::EditorAction;
use crate::app::editor::unsaved_dialog::UnsavedDialog;
use crate::app::game::action::GameAction;
use crate::app::help::about::AboutDialog;
use crate::app::help::licences::LicencesDialog;
use crate::app::proof::ProofAction;
use crate::app::store::action::FileAction;
use crate::app::store::path_prompt;
use crate::app::view::Page;
use crate::app::{Action, App};

impl App {
    /// Carries out one action.
    pub fn apply(&mut self, action: Action, ctx: &egui::Context) {
        let before = (self.session.revision(), self.session.shown_ply());
        let dialogs = self.view.dialogs.len();
        let page = std::mem::discriminant(&self.view.page);
        self.hand_to_feature(action, ctx);
        // Changes of the game return to the game page.
        let changed = before != (self.session.revision(), self.session.shown_ply());
        if (self.view.why().is_some() || self.is_editing() || self.is_at_competition()) && changed {
            self.view.page = Page::Game;
        }
        if dialogs == 0 && !self.view.dialogs.is_empty() {
            self.view.left_board = self.view.board.is_focused();
        }
        let other_page = page != std::mem::discriminant(&self.view.page);
        if changed || other_page {
            self.close_help();
        }
        if other_page || self.view.dialogs.len() > dialogs || self.view.help.is_some() {
            // Menus close when a key opens something.
            egui::Popup::close_all(ctx);
        }
    }

    fn hand_to_feature(&mut self, action: Action, ctx: &egui::Context) {
        match self.meant_for_page(action) {
            Action::Game(action) => self.apply_to_game(action, ctx),
            Action::Review(action) => self.apply_to_review(action),
            Action::Proof(action) => self.apply_to_proof(action, ctx),
            Action::Editor(action) => self.apply_to_editor(action, ctx),
            Action::Training(action) => self.apply_to_training(action, ctx),
            Action::Tournament(action) => self.apply_to_tournament(action, ctx),
            Action::Library(action) => self.apply_to_library(action, ctx),
            Action::Clone(action) => self.apply_to_clone(action, ctx),
            Action::Help(action) => self.apply_to_help(action, ctx),
            Action::File(action) => self.apply_to_files(action, ctx),
            Action::Settings(action) => self.apply_to_settings(action, ctx),
            Action::Window(action) => self.apply_to_window(action, ctx),
        }
    }

    /// Replaces Undo and Save by the page's own versions, if it has them.
    fn meant_for_page(&self, action: Action) -> Action {
        match (&self.view.page, action) {
            (Page::Why(_), Action::Window(WindowAction::Undo)) => Action::Proof(ProofAction::Undo),
            (Page::Editor, Action::Window(WindowAction::Undo)) => Action::Editor(EditorAction::Undo),
            (Page::Editor, Action::Window(WindowAction::Redo)) => Action::Editor(EditorAction::Redo),
            (Page::Editor, Action::File(FileAction::Save)) => Action::Editor(EditorAction::Save),
            (Page::Editor, Action::File(FileAction::SaveAs)) => Action::Editor(EditorAction::SaveAs),
            (_, action) => action,
        }
    }

    fn apply_to_window(&mut self, action: WindowAction, ctx: &egui::Context) {
        match action {
            WindowAction::Undo => self.apply_to_game(GameAction::Undo, ctx),
            WindowAction::Redo => self.apply_to_game(GameAction::Redo, ctx),
            WindowAction::ClosePage if self.is_editing() => self.leave_editor(),
            WindowAction::ClosePage => self.close_page(),
            WindowAction::CloseDialog => self.close_dialog(),
            WindowAction::ToggleNoticeDetails => {
                if let Some(notice) = self.view.notices.shown_mut() {
                    notice.open = !notice.open;
                }
            }
            WindowAction::CloseNotice => self.close_notice(),
            WindowAction::ToggleFullScreen => {
                self.view.full_screen = !self.view.full_screen;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.view.full_screen));
            }
            WindowAction::ShowSettings => self.show_settings(ctx),
            WindowAction::ShowKeyboard => self.view.dialogs.push(KeyboardDialog),
            WindowAction::ShowAbout => self.view.dialogs.push(AboutDialog),
            WindowAction::ShowLicences => self.view.dialogs.push(LicencesDialog::default()),
            WindowAction::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            WindowAction::QuitWithoutSaving => self.quit_unkept(ctx),
        }
    }

    fn close_dialog(&mut self) {
        if self.view.dialogs.top::<path_prompt::Form>().is_some() {
            self.saving_given_up();
        }
        if self.view.dialogs.top::<UnsavedDialog>().is_some() {
            self.stay();
        }
        self.view.dialogs.pop();
        if self.view.dialogs.is_empty() && matches!(self.view.page, Page::Game) {
            self.view.focus_board |= self.view.left_board;
        }
    }
}
