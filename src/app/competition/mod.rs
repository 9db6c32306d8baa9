//! *Save Competition Entry*: a personality with its author, a note and measured figures, as a file and as a page to print.

pub(crate) mod measure;

use std::path::Path;

use eframe::egui::{self, Grid, Label};

use crate::app::action::Action;
use crate::app::competition::measure::{Figures, Measurement};
use crate::app::context::Context;
use crate::app::dialogs::{Dialog, DialogFrame, main_and_cancel};
use crate::app::help::export::personality_page;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::commands::name_for_copy;
use crate::app::library::entry::is_of_program;
use crate::app::library::own_folder::{file_stem, in_free_place};
use crate::app::library::ratings::save_ratings;
use crate::app::store::action::FileAction;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::save::write_personality;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::ui::{export_form, text, widgets};
use crate::jobs::repaint_wake;
use crate::messages::{competition as msg, editor, files, tournament, versions};
use crate::platform::FileKind;
use span_it_core::board::BoardSize;
use span_it_core::personality::ladder::{self, Measured, Strength};
use span_it_core::personality::{MAX_NOTES, Personality};
use span_it_store::storage::write_new;

#[derive(Debug)]
struct EntryDialog {
    personality: Personality,
    author: String,
    note: String,
    measurement: Measurement,
}

/// Opens the dialog for a personality, or for that of the editor.
pub(crate) fn open(cx: &mut Context, personality: Option<&Personality>) {
    let mut personality = personality.cloned().unwrap_or_else(|| cx.current_personality());
    if ladder::builtin().strength_of(&personality.factors).is_some() {
        return cx.report(Notice::problem(msg::is_built_in(&personality.name)).topic(NoticeTopic::Saving));
    }
    personality.name = name_for_copy(cx, &personality.name, None).0;
    let author = personality.author.clone().filter(|author| !is_of_program(author));
    let author = author.unwrap_or_else(|| cx.settings.handle.trim().to_owned());
    let note = personality.notes.clone().unwrap_or_default();
    match Measurement::start(&personality, repaint_wake(&cx.egui)) {
        Ok(measurement) => cx.view.dialogs.push(EntryDialog { personality, author, note, measurement }),
        Err(error) => cx.report(Notice::problem(error.to_string())),
    }
}

impl EntryDialog {
    fn entry(&self) -> Personality {
        let note = self.note.trim();
        Personality {
            author: Some(self.author.trim().to_owned()),
            notes: (!note.is_empty()).then(|| note.to_owned()),
            extra: self.measurement.figures.written(self.personality.extra.as_ref()),
            ..self.personality.clone()
        }
    }

    /// Why the entry cannot be saved now.
    fn problem(&self) -> Option<&'static str> {
        if self.author.trim().is_empty() {
            return Some(msg::AUTHOR_NEEDED);
        }
        self.measurement.is_running().then_some(msg::WAIT)
    }

    fn body(&mut self, ui: &mut egui::Ui) {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add(Label::new(text::subheading(&self.personality.name)).wrap());
        ui.label(text::soft(editor::AUTHOR));
        let (width, is_missing) = (ui.available_width(), self.author.trim().is_empty());
        widgets::name_field(ui, &mut self.author, editor::AUTHOR, width, is_missing);
        ui.label(text::soft(msg::YOUR_NOTE));
        widgets::paragraph_field(ui, &mut self.note, msg::NOTE_HINT, MAX_NOTES);
        ui.label(text::soft(msg::MEASURED));
        let missing = if self.measurement.is_running() { msg::MEASURING } else { versions::NOT_MEASURED };
        Grid::new("figures").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
            for (name, figure) in rows(&self.measurement.figures) {
                ui.label(text::body(name));
                ui.label(figure.map_or_else(|| text::soft(missing), text::mono));
                ui.end_row();
            }
        });
        self.progress(ui);
        export_form::problem(ui, self.measurement.problem.as_deref());
    }

    /// Always as high, so that nothing moves when the measurement ends.
    fn progress(&mut self, ui: &mut egui::Ui) {
        let (done, all) = self.measurement.progress();
        export_form::progress(ui, tournament::games_written(done, all), (done, all), versions::PROGRESS);
        if self.measurement.is_running() {
            if widgets::button(msg::STOP_MEASURING).small().show(ui).clicked() {
                self.measurement.cancel();
            }
            return;
        }
        let can = self.measurement.figures.strengths.is_empty();
        if widgets::button(versions::MEASURE).small().show_enabled(ui, can, Some(msg::IS_MEASURED)).clicked()
        {
            match Measurement::start(&self.personality, repaint_wake(ui.ctx())) {
                Ok(measurement) => self.measurement = measurement,
                Err(error) => self.measurement.problem = Some(error.to_string()),
            }
        }
    }

    /// The strength on 6 x 6, for the library.
    fn measured(&self) -> Option<Measured> {
        let of_standard = |(board, _): &&(BoardSize, _)| *board == BoardSize::STANDARD;
        let (board, elo) = self.measurement.figures.strengths.iter().find(of_standard)?;
        let margin = Some(elo.margin95.min(ladder::MAX_ELO));
        let strength = Strength { elo: elo.value, margin, boards: vec![*board], ..Strength::default() };
        Some(Measured {
            name: self.personality.name.clone(),
            factors: self.personality.factors.clone(),
            strength,
            tournament: None,
        })
    }
}

/// The names of the figures, and those that were measured.
fn rows(figures: &Figures) -> Vec<(String, Option<String>)> {
    let kept = (editor::STAYS_AHEAD.to_owned(), figures.wins_kept.map(editor::accuracy));
    let strength = |side| {
        let board = BoardSize::square(side).ok()?;
        let elo = figures.strengths.iter().find(|(size, _)| *size == board);
        Some((msg::strength_on(board), elo.map(|(_, elo)| msg::elo(elo.value, elo.margin95))))
    };
    std::iter::once(kept).chain([6, 8].into_iter().filter_map(strength)).collect()
}

impl Dialog for EntryDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        if self.measurement.poll(|| repaint_wake(frame.ctx))
            && let Some(measured) = self.measured()
        {
            frame.actions.push(Action::call(move |cx| save_ratings(cx, vec![measured.clone()])));
        }
        let title = (frame.id, msg::ENTRY);
        let why = self.problem();
        let result = widgets::dialog(
            frame.ctx,
            title,
            (520.0, 720.0),
            |ui| self.body(ui),
            |ui| {
                widgets::help_here(ui, msg::ENTRY);
                main_and_cancel(ui, msg::SAVE, why.is_none(), why)
            },
        );
        if result.footer == Some(true) {
            let (entry, figures) = (self.entry(), self.measurement.figures.clone());
            frame.actions.push(Action::call(move |cx| ask_for_file(cx, &entry, &figures)));
        }
        result.closed || result.footer == Some(false)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Tournament, "competitions")
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        let is_own = notice.topic == NoticeTopic::Saving && notice.is_error;
        if is_own {
            self.measurement.problem = Some(notice.text.clone());
        }
        is_own
    }
}

fn ask_for_file(cx: &mut Context, entry: &Personality, figures: &Figures) {
    let name = format!("{}.json", file_stem(&entry.name));
    let (entry, figures) = (entry.clone(), rows(figures));
    let then = move |path: std::path::PathBuf| Action::call(move |cx| save(cx, &path, &entry, &figures));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::save(FileKind::Personality, msg::ENTRY_FILE, folder, name, then));
}

/// Writes the personality, and beside it the page, which replaces nothing.
fn save(cx: &mut Context, path: &Path, entry: &Personality, figures: &[(String, Option<String>)]) {
    if !write_personality(cx, path, entry) {
        return;
    }
    let html = personality_page(entry, figures);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    match in_free_place(folder, &stem, ".html", |page| write_new(page, html.as_bytes())) {
        Ok(page) => {
            cx.view.dialogs.close::<EntryDialog>();
            let saved = msg::entry_saved(path, &page);
            let offer =
                Some((files::OPEN_IN_BROWSER.to_owned(), Action::File(FileAction::OpenInBrowser(page))));
            cx.report(Notice { offer, ..Notice::information(saved) }.topic(NoticeTopic::Done));
        }
        Err(error) => {
            file_dialog::not_saved(cx, files::not_saved(&path.with_extension("html"), error.reason));
        }
    }
}
