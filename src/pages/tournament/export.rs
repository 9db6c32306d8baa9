//! The export of the table of a tournament: the menu of its formats, and the writing.

use eframe::egui::Popup;

use crate::context::files::save::write_file;
use crate::context::prelude::*;
use crate::messages::tournament as msg;
use crate::model::own_folder::file_stem;
use crate::pages::tournament::state::TournamentState;
use span_it_lab::tournament::export::{Format, Report};
use span_it_lab::tournament::{Scoreboard, selection};

const MENU_WIDTH: f32 = 180.0;

/// The formats, below the button.
pub(super) fn menu(button: &Response, cx: &Context) {
    Popup::menu(button).width(MENU_WIDTH).show(|ui| {
        for (format, name) in Format::ALL.into_iter().zip(msg::table_formats()) {
            if widgets::choice_item(ui, false, name) {
                cx.later(move |cx| ask_for_place(cx, format));
            }
        }
    });
}

fn ask_for_place(cx: &mut Context, format: Format) {
    let Some(tournament) = &cx.states.the::<TournamentState>().tournament else { return };
    let stem = file_stem(tournament.title.as_deref().unwrap_or(msg::title()));
    let name = format!("{stem}.{}", format.extensions()[0]);
    let then = move |path: PathBuf| Action::call(move |cx| export_table(cx, &path, format));
    let folder = cx.games_folder();
    file_dialog::ask(
        cx,
        FileQuestion::save(FileKind::Table(format), msg::export_table(), folder, name, then),
    );
}

fn export_table(cx: &mut Context, path: &Path, format: Format) {
    let Some(tournament) = &cx.states.the::<TournamentState>().tournament else { return };
    let names = &tournament.names;
    let title = tournament.title.as_deref().unwrap_or(msg::title());
    let table = Scoreboard::new(&names.shown, &tournament.games);
    let tables = selection::tables(&names.shown, &tournament.games, None);
    let report = Report { tables: &tables, ..Report::new(title, &table) };
    let report = report.with_plan(&tournament.plan, names, tournament.is_finished());
    let content = report.in_format(format);
    if write_file(cx, path, content) {
        cx.view.notices.put(Notice::information(msg::table_saved(path)).topic(NoticeTopic::Saving));
    }
}
