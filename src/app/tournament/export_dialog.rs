//! What to export from a tournament, and the progress of writing its games.

use std::path::PathBuf;

use eframe::egui::{self, Label};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::action::HelpAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::tournament::action::{Export, TournamentAction};
use crate::app::tournament::game_files::{GameFormat, GameWriting, GamesToWrite};
use crate::app::ui::export_form::{self, ExportButton, choice};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::jobs::Wake;
use crate::messages::{picture, tournament as msg};
use span_it_arena::tournament::export::Format;

#[derive(Debug)]
pub(crate) struct ExportDialog {
    /// The pairing whose games can be exported alone, with the names of its players.
    pairing: Option<((usize, usize), String)>,
    /// Index of the content: the table, all games, the games of the pairing.
    content: usize,
    table_format: usize,
    game_format: usize,
    writing: Option<GameWriting>,
    /// Why the export failed.
    problem: Option<String>,
}

impl ExportDialog {
    pub(super) const fn new(pairing: Option<((usize, usize), String)>) -> Self {
        // The games of a pairing are proposed where they are listed.
        let content = if pairing.is_some() { 2 } else { 0 };
        Self { pairing, content, table_format: 0, game_format: 0, writing: None, problem: None }
    }

    fn export(&self) -> Export {
        if self.content == 0 {
            return Export::Table(Format::ALL[self.table_format.min(Format::ALL.len() - 1)]);
        }
        let format = if self.game_format == 0 { GameFormat::Files } else { GameFormat::Database };
        let pairing = self.pairing.as_ref().filter(|_| self.content == 2).map(|(pairing, _)| *pairing);
        Export::Games(format, pairing)
    }

    pub(super) fn start(&mut self, games: GamesToWrite, folder: PathBuf, wake: Wake) -> std::io::Result<()> {
        self.problem = None;
        self.writing = Some(GameWriting::start(games, folder, wake)?);
        Ok(())
    }

    fn body(&mut self, ui: &mut egui::Ui) {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add_enabled_ui(self.writing.is_none(), |ui| {
            let pairing = self.pairing.as_ref().map(|(_, names)| names.as_str());
            let contents: Vec<&str> = msg::EXPORT_CONTENTS.into_iter().chain(pairing).collect();
            choice(ui, msg::EXPORT_WHAT, &mut self.content, &contents);
            if self.content == 0 {
                choice(ui, picture::FORMAT, &mut self.table_format, &msg::TABLE_FORMATS);
                ui.add(Label::new(text::soft(msg::TABLE_FORMAT_NOTES[self.table_format.min(3)])).wrap());
            } else {
                choice(ui, picture::FORMAT, &mut self.game_format, &msg::GAME_FORMATS);
                ui.add(Label::new(text::soft(msg::GAME_FORMAT_NOTES[self.game_format.min(1)])).wrap());
            }
        });
        if let Some(writing) = &self.writing {
            let done = writing.done();
            let label = msg::games_written(done, writing.count);
            export_form::progress(ui, label, (done, writing.count), msg::EXPORT_TITLE);
            ui.ctx().request_repaint_after(crate::app::tournament::state::UPDATE_INTERVAL);
        }
        export_form::problem(ui, self.problem.as_deref());
    }
}

impl Dialog for ExportDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        if let Some(written) = self.writing.as_ref().and_then(GameWriting::poll) {
            self.writing = None;
            frame.actions.push(Action::Tournament(TournamentAction::GamesWritten(written)));
        }
        let shared = std::cell::RefCell::new(self);
        let result = widgets::dialog(
            frame.ctx,
            (frame.id, msg::EXPORT_TITLE),
            (460.0, 640.0),
            |ui| shared.borrow_mut().body(ui),
            |ui| export_form::footer(ui, msg::EXPORT_TITLE, msg::EXPORT, shared.borrow().writing.is_some()),
        );
        let dialog = shared.into_inner();
        match result.footer {
            Some(ExportButton::Export) => {
                frame.actions.push(Action::Tournament(TournamentAction::AskForExport(dialog.export())));
            }
            Some(ExportButton::Stop) => dialog.writing.iter().for_each(GameWriting::stop),
            Some(ExportButton::Help) => frame.actions.push(Action::Help(HelpAction::OpenHere)),
            Some(ExportButton::Close) => return true,
            None => {}
        }
        // What was written is reported first.
        dialog.writing.iter().filter(|_| result.closed).for_each(GameWriting::stop);
        result.closed && dialog.writing.is_none()
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Tournament, "exporting")
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        let is_own = notice.topic == NoticeTopic::Saving && notice.is_error;
        if is_own {
            self.problem = Some(notice.text.clone());
        }
        is_own
    }
}
