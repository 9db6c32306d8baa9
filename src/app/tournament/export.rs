//! The export of a tournament, of its table or its games: the dialog, and the writing.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{self, Label};

use crate::app::action::{Action, WindowAction};
use crate::app::context::Context;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::place::{Chapter, Place};
use crate::app::library::own_folder::file_stem;
use crate::app::store::action::FileAction;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::save::write_file;
use crate::app::tournament::competition;
use crate::app::tournament::game_files::{GameFormat, GameWriting, GamesToWrite, WrittenGames};
use crate::app::tournament::state::{UPDATE_INTERVAL, scoreboard};
use crate::app::ui::export_form::{self, ExportButton, choice};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::ui::{text, widgets};
use crate::jobs::{Wake, repaint_wake};
use crate::messages::language::sentences;
use crate::messages::{files, picture, tournament as msg};
use crate::platform::FileKind;
use span_it_lab::tournament::export::{Format, Report};
use span_it_lab::tournament::selection;

#[derive(Clone, Copy, Debug)]
enum Export {
    Table(Format),
    /// The games of a pairing, or all.
    Games(GameFormat, Option<(usize, usize)>),
}

#[derive(Debug)]
struct ExportDialog {
    /// The pairing whose games can be exported alone, with the names of its players.
    pairing: Option<((usize, usize), String)>,
    /// Index of the content: the table, all games, the games of the pairing.
    content: usize,
    table_format: usize,
    game_format: usize,
    writing: Option<GameWriting>,
    problem: Option<String>,
}

impl ExportDialog {
    const fn new(pairing: Option<((usize, usize), String)>) -> Self {
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

    fn start(&mut self, games: GamesToWrite, folder: PathBuf, wake: Wake) -> std::io::Result<()> {
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
            ui.ctx().request_repaint_after(UPDATE_INTERVAL);
        }
        export_form::problem(ui, self.problem.as_deref());
    }
}

impl Dialog for ExportDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        if let Some(written) = self.writing.as_ref().and_then(GameWriting::poll) {
            self.writing = None;
            frame.actions.push(Action::call(move |cx| report_games(cx, written.clone())));
        }
        let (title, is_busy) = (msg::EXPORT_TITLE, self.writing.is_some());
        let footer = |ui: &mut egui::Ui| export_form::footer(ui, title, msg::EXPORT, is_busy);
        let body = |ui: &mut egui::Ui| self.body(ui);
        let result = widgets::dialog(frame.ctx, (frame.id, title), (460.0, 640.0), body, footer);
        match result.footer {
            Some(ExportButton::Export) => {
                let export = self.export();
                frame.actions.push(Action::call(move |cx| ask_for_place(cx, export)));
            }
            Some(ExportButton::Stop) => self.writing.iter().for_each(GameWriting::stop),
            Some(ExportButton::Close) => return true,
            None => {}
        }
        // What was written is reported first.
        self.writing.iter().filter(|_| result.closed).for_each(GameWriting::stop);
        result.closed && self.writing.is_none()
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

pub(super) fn open_dialog(cx: &mut Context) {
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let pairing = tournament.listed_pairing.map(|pairing| (pairing, tournament.pairing_name(pairing)));
    cx.view.dialogs.push(ExportDialog::new(pairing));
}

fn ask_for_place(cx: &mut Context, what: Export) {
    let folder = cx.games_folder();
    let question = match what {
        Export::Table(format) => {
            let name = format!("{}.{}", stem(cx), format.extensions()[0]);
            let then = move |path: PathBuf| Action::call(move |cx| export_table(cx, &path, format));
            FileQuestion::save(FileKind::Table(format), msg::EXPORT_TABLE, folder, name, then)
        }
        Export::Games(format, pairing) => {
            let then = move |folder: PathBuf| {
                Action::call(move |cx| export_games(cx, folder.clone(), format, pairing))
            };
            FileQuestion::open(FileKind::Folder, msg::EXPORT_GAMES_FOLDER, folder, then)
        }
    };
    file_dialog::ask(cx, question);
}

fn stem(cx: &Context) -> String {
    let title = cx.features.tournament.tournament.as_ref().and_then(|tournament| tournament.title.as_deref());
    file_stem(title.unwrap_or(msg::TITLE))
}

fn export_table(cx: &mut Context, path: &Path, format: Format) {
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let names = &tournament.names;
    let table = scoreboard(&tournament.plan, names, &tournament.games);
    let title = tournament.title.as_deref().unwrap_or(msg::TITLE);
    let tables = selection::tables(&names.shown, &tournament.games, None);
    let report = Report::new(title, &table).with_tables(&tables);
    let lines = competition::lines(tournament);
    let report = report.with_plan(&tournament.plan, names, tournament.is_finished()).with_lines(&lines);
    if write_file(cx, path, report.in_format(format)) {
        close_dialog(cx);
        cx.view.notices.put(Notice::information(msg::table_saved(path)).topic(NoticeTopic::Saving));
    }
}

fn export_games(cx: &mut Context, folder: PathBuf, format: GameFormat, pairing: Option<(usize, usize)>) {
    let stem = msg::games_stem(&stem(cx));
    let at = 1000 * cx.platform.unix_time();
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let mut games: Vec<_> = match pairing {
        Some(pairing) => tournament.games_between(pairing).cloned().collect(),
        None => tournament.games.clone(),
    };
    tournament.plan.put_in_order(&mut games);
    let names = tournament.names.shown.clone();
    let games = GamesToWrite { plan: Arc::clone(&tournament.plan), names, games, format, stem, at };
    let wake = repaint_wake(&cx.egui);
    let Some(dialog) = cx.view.dialogs.top_mut::<ExportDialog>() else { return };
    if let Err(error) = dialog.start(games, folder, wake) {
        file_dialog::not_saved(cx, msg::games_not_exported(&error.to_string()));
    }
}

fn report_games(cx: &mut Context, written: WrittenGames) {
    let WrittenGames { place, format, count, problem } = written;
    let Some(place) = place else {
        return file_dialog::not_saved(cx, msg::games_not_exported(&problem.unwrap_or_default()));
    };
    let exported = msg::games_exported(count, &place);
    if let Some(problem) = problem {
        return file_dialog::not_saved(cx, sentences(&[exported, msg::games_not_exported(&problem)]));
    }
    close_dialog(cx);
    let shown = match format {
        GameFormat::Files => Some(place),
        GameFormat::Database => place.parent().map(Path::to_path_buf),
    };
    let open = shown.map(|folder| Action::File(FileAction::OpenInBrowser(folder)));
    let offer = open.map(|open| (files::OPEN_FOLDER.to_owned(), open));
    cx.report(Notice { offer, ..Notice::information(exported) }.topic(NoticeTopic::Done));
}

fn close_dialog(cx: &mut Context) {
    if cx.view.dialogs.top::<ExportDialog>().is_some() {
        cx.request(Action::Window(WindowAction::CloseDialog));
    }
}
