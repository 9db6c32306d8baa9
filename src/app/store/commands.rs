//! Carries out requests to files and the clipboard.

use eframe::egui;

use crate::app::App;
use crate::app::help::{Chapter, Place};
use crate::app::session::Table;
use crate::app::store::action::FileAction;
use crate::app::view::{About, FilePurpose, Notice, Page};
use crate::messages::files;
use span_it_core::board::{self, Position};

impl App {
    pub(crate) fn apply_to_files(&mut self, action: FileAction, ctx: &egui::Context) {
        match action {
            FileAction::Open => self.ask_file(FilePurpose::Open, ctx),
            FileAction::OpenPath(path) => self.open_path(&path),
            FileAction::ForgetRecent => self.settings.recent.clear(),
            FileAction::ForgetFile(path) => {
                self.settings.recent.retain(|known| *known != path);
                self.close_notice();
            }
            FileAction::Save => self.save(ctx),
            FileAction::SaveAs => self.ask_file(FilePurpose::SaveGame, ctx),
            FileAction::SaveLightened(burden) => self.save_lightened(burden, ctx),
            FileAction::PathTyped(path) => self.path_typed(path),
            FileAction::CopyPosition => ctx.copy_text(self.looked_at().to_string()),
            FileAction::RequestPaste => self.view.clipboard.ask(ctx),
            FileAction::PastePosition(text) => self.paste(&text),
            FileAction::ResumeCrashed => self.resume_crashed(),
        }
    }

    fn paste(&mut self, text: &str) {
        if text.contains("\"span-it-personality\"") {
            return self.open_pasted(text);
        }
        let position = match text.trim().parse::<Position>() {
            Ok(position) => position,
            Err(_) if text.trim().is_empty() => {
                return self.tell_not_pasted(files::CLIPBOARD_EMPTY.to_owned());
            }
            Err(error) => return self.tell_not_pasted(files::no_position(error)),
        };
        if board::winner(&position).is_some() {
            return self.tell_not_pasted(files::POSITION_WON.to_owned());
        }
        self.forget_slip();
        self.view.notices.forget(About::Pasting);
        let mut setup = self.session.own_setup().clone();
        (setup.size, setup.first) = (position.size(), position.to_move());
        setup.start = (position.connectors() > 0).then_some(position);
        self.view.page = Page::Game;
        self.session.set_table(Table::new(setup), self.platform.now());
    }

    fn tell_not_pasted(&mut self, why: String) {
        self.tell_problem(Notice::problem(why).about(About::Pasting).with_help(as_text()));
    }
}

/// The place in the help about positions as text.
fn as_text() -> Place {
    Place::at(Chapter::Files, "positions-as-text")
}
