//! Carries out exports of a tournament: its table, and its games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::action::{Action, WindowAction};
use crate::app::context::Context;
use crate::app::library::own_folder::file_stem;
use crate::app::store::action::FileAction;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::{chosen_files, file_dialog};
use crate::app::tournament::action::Export;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::export_dialog::ExportDialog;
use crate::app::tournament::game_files::{GameFormat, GamesToWrite, WrittenGames};
use crate::app::tournament::state::scoreboard;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::language::sentences;
use crate::messages::{files, tournament as msg};
use crate::platform::FileKind;
use span_it_arena::tournament::export::{Format, Report};
use span_it_arena::tournament::selection;

pub(super) fn open_dialog(cx: &mut Context) {
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let pairing = tournament.listed_pairing.map(|pairing| (pairing, tournament.pairing_name(pairing)));
    cx.view.dialogs.push(ExportDialog::new(pairing));
}

pub(super) fn ask_for_place(cx: &mut Context, what: Export) {
    let folder = cx.games_folder();
    let question = match what {
        Export::Table(format) => {
            let name = format!("{}.{}", stem(cx), format.extensions()[0]);
            let then = move |path| Action::Tournament(TournamentAction::ExportTable(path, format));
            FileQuestion::save(FileKind::Table(format), msg::EXPORT_TABLE, folder, name, then)
        }
        Export::Games(format, pairing) => {
            let then =
                move |folder| Action::Tournament(TournamentAction::ExportGames { folder, format, pairing });
            FileQuestion::open(FileKind::Folder, msg::EXPORT_GAMES_FOLDER, folder, then)
        }
    };
    file_dialog::ask(cx, question);
}

/// The name of the tournament for a file, without an ending.
fn stem(cx: &Context) -> String {
    let title = cx.features.tournament.tournament.as_ref().and_then(|tournament| tournament.title.as_deref());
    file_stem(title.unwrap_or(msg::TITLE))
}

pub(super) fn export_table(cx: &mut Context, path: &Path, format: Format) {
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let names = &tournament.names;
    let table = scoreboard(&tournament.plan, names, &tournament.games);
    let title = tournament.title.as_deref().unwrap_or(msg::TITLE);
    let tables = selection::tables(&names.shown, &tournament.games);
    let report = Report::new(title, &table).with_tables(&tables);
    let report = report.with_plan(&tournament.plan, names, tournament.is_finished());
    let saved = Notice::problem(msg::table_saved(path)).topic(NoticeTopic::Saving);
    chosen_files::write(cx, path, report.in_format(format), move |cx, is_written| {
        if is_written {
            close_dialog(cx);
            cx.view.notices.put(Notice { is_error: false, ..saved });
        }
    });
}

pub(super) fn export_games(
    cx: &mut Context,
    folder: PathBuf,
    format: GameFormat,
    pairing: Option<(usize, usize)>,
) {
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

pub(super) fn report_games(cx: &mut Context, written: WrittenGames) {
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
