//! The dialog with the list of external engines.

use std::time::Duration;

use eframe::egui::{Align, Label, Layout, Response, Ui};

use crate::app::action::{Action, Actions};
use crate::app::dialogs::{Dialog, DialogFrame, main_and_cancel};
use crate::app::engines::form::{EngineForm, Field};
use crate::app::engines::{ExternalEngine, MAX_ENGINES, commands};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::{Icon, Palette, text, widgets};
use crate::jobs::engine_check::{EngineCheck, Failed, Passed, Subject};
use crate::jobs::external_player::Launch;
use crate::jobs::repaint_wake;
use crate::messages::engines as msg;
use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;

// Lengths in points.
const WIDTH: f32 = 640.0;
/// In a narrower dialog the labels are above their fields.
const SIDE_BY_SIDE_MIN_WIDTH: f32 = 480.0;
const MENU_WIDTH: f32 = 220.0;
const BROWSE_WIDTH: f32 = 104.0;
/// The time for the move of an engine without a limit of its own.
const TEST_LIMIT: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(crate) struct EnginesDialog {
    form: EngineForm,
    test: Option<EngineCheck>,
    /// Whether the last test passed, and its result.
    result: Option<(bool, String)>,
    /// Whether the command gets the focus in the next frame.
    focus: bool,
}

impl EnginesDialog {
    pub(super) fn new(engines: &[ExternalEngine]) -> Self {
        Self { form: EngineForm::new(engines), test: None, result: None, focus: true }
    }

    pub(super) fn set_folder(&mut self, folder: &std::path::Path) {
        self.form.draft_mut().folder = folder.display().to_string();
        self.forget_test();
    }

    fn forget_test(&mut self) {
        (self.test, self.result) = (None, None);
    }

    fn body(&mut self, ui: &mut Ui, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
        let before = self.form.draft().clone();
        self.choice(ui);
        let wrong = self.form.problem().map(|(field, _)| field);
        self.fields(ui, wrong, actions);
        if *self.form.draft() != before {
            self.forget_test();
        }
        self.test(ui);
    }

    fn choice(&mut self, ui: &mut Ui) {
        row(ui, msg::ENGINE, |ui| {
            let selected = shown_name(&self.form.draft().name).to_owned();
            let width = MENU_WIDTH.min(ui.available_width());
            widgets::choice_menu(ui, width, &selected, msg::ENGINE, |ui| {
                for index in 0..self.form.drafts.len() {
                    let name = shown_name(&self.form.drafts[index].name);
                    if widgets::choice_item(ui, index == self.form.selected, name) {
                        self.form.selected = index;
                    }
                }
            });
            let can_add = !self.form.is_full() && !self.form.draft().is_blank();
            let full = msg::too_many(MAX_ENGINES);
            let why = if self.form.is_full() { &full } else { msg::COMMAND_NEEDED };
            if widgets::button(msg::ADD).small().show_enabled(ui, can_add, Some(why)).clicked() {
                self.form.add();
                self.focus = true;
            }
            let can_remove = !self.form.draft().is_blank() || self.form.drafts.len() > 1;
            if widgets::button(msg::REMOVE).small().show_enabled(ui, can_remove, None).clicked() {
                self.form.remove();
            }
            if let Some((_, last)) = self.form.removed.last()
                && !self.form.is_full()
                && widgets::button(msg::UNDO).small().tip(&msg::put_back(&last.name)).show(ui).clicked()
            {
                self.form.undo_remove();
            }
        });
    }

    fn fields(&mut self, ui: &mut Ui, wrong: Option<Field>, actions: &mut Actions) {
        let draft = self.form.draft_mut();
        let command =
            field(ui, &mut draft.command, msg::COMMAND, msg::COMMAND_NOTE, wrong == Some(Field::Command));
        if std::mem::take(&mut self.focus) {
            command.request_focus();
        }
        if command.changed() {
            self.form.propose_name();
        }
        let draft = self.form.draft_mut();
        if field(ui, &mut draft.name, msg::NAME, "", wrong == Some(Field::Name)).changed() {
            draft.is_named = true;
        }
        row(ui, msg::FOLDER, |ui| {
            let width = (ui.available_width() - BROWSE_WIDTH - 8.0).max(120.0);
            widgets::text_field(ui, &mut draft.folder, msg::FOLDER, width, false)
                .on_hover_text(msg::FOLDER_NOTE);
            if widgets::button(msg::BROWSE).width(BROWSE_WIDTH).show(ui).clicked() {
                actions.push(Action::call(commands::browse));
            }
        });
        row(ui, msg::LIMIT, |ui| {
            let is_wrong = wrong == Some(Field::Limit);
            widgets::number_field(ui, &mut draft.limit, msg::LIMIT, 84.0, msg::LIMIT_UNIT, is_wrong);
            ui.add(Label::new(text::soft(msg::LIMIT_NOTE)).wrap());
        });
    }

    fn test(&mut self, ui: &mut Ui) {
        if let Some(result) = self.test.as_ref().and_then(EngineCheck::poll) {
            self.test = None;
            self.result = Some(test_result(result));
        }
        let engine = self.form.draft().engine();
        let problem = self.form.problem().map(|(_, problem)| problem);
        row(ui, "", |ui| {
            if self.test.is_some() {
                if widgets::button(msg::STOP_TEST).icon(Icon::Close).show(ui).clicked() {
                    self.test = None;
                }
            } else {
                let why = problem.as_deref().unwrap_or(msg::COMMAND_NEEDED);
                let button = widgets::button(msg::TEST).icon(Icon::Play);
                if button.show_enabled(ui, engine.is_ok(), Some(why)).clicked()
                    && let Ok(engine) = engine
                {
                    self.result = None;
                    match start_test(engine, ui) {
                        Ok(test) => self.test = Some(test),
                        Err(error) => self.result = Some((false, msg::test_failed(&error.to_string()))),
                    }
                }
            }
        });
        let palette = Palette::of(ui);
        let (line, color) = match (&problem, &self.result) {
            (Some(problem), _) => (problem.as_str(), palette.bad),
            (None, Some((true, result))) => (result.as_str(), palette.go),
            (None, Some((false, result))) => (result.as_str(), palette.bad),
            (None, None) if self.test.is_some() => (msg::TESTING, palette.soft),
            (None, None) => (msg::COMMAND_NOTE, palette.soft),
        };
        let room = ui.available_width();
        // Always the same height, so that the dialog does not change its size.
        widgets::cell(ui, room, 40.0, Layout::top_down(Align::Min), |ui| {
            ui.add(Label::new(text::body(line).color(color)).wrap()).on_hover_text(line);
        });
    }

    fn why_not_saved(&self) -> Option<String> {
        self.form.engines().err().map(|(_, problem)| problem)
    }

    /// Requests to store the list. Returns whether it is valid.
    fn save(&mut self, actions: &mut Actions) -> bool {
        let Ok(engines) = self.form.engines() else { return false };
        let renamed = self.form.renamed();
        actions.push(Action::call(move |cx| commands::save(cx, engines.clone(), &renamed)));
        true
    }
}

fn start_test(engine: ExternalEngine, ui: &Ui) -> std::io::Result<EngineCheck> {
    let limit = engine.max_move(Some(TEST_LIMIT));
    let engine = Launch { command: engine.command, folder: engine.folder, seed: Seed::default() };
    let (engines, boards) = (vec![engine], vec![BoardSize::STANDARD]);
    EngineCheck::start(Subject { engines, boards, limit, moves: true }, repaint_wake(ui.ctx()))
}

fn test_result(result: Result<Vec<Passed>, Failed>) -> (bool, String) {
    match result.map(|passed| passed.into_iter().next()) {
        Ok(Some(Passed { name, first: Some((first, time)), .. })) => {
            (true, msg::works(name.as_deref(), first, time))
        }
        Ok(_) => (false, msg::TEST_LOST.to_owned()),
        Err(failed) => (false, msg::test_failed(&failed.why)),
    }
}

fn shown_name(name: &str) -> &str {
    if name.trim().is_empty() { msg::NEW_ENGINE } else { name }
}

fn row(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui)) {
    widgets::field_row(ui, label, SIDE_BY_SIDE_MIN_WIDTH, contents);
}

fn field(ui: &mut Ui, value: &mut String, name: &str, tip: &str, is_wrong: bool) -> Response {
    let mut response = None;
    row(ui, name, |ui| {
        let width = ui.available_width();
        response = Some(widgets::text_field(ui, value, name, width, is_wrong));
    });
    let response = response.unwrap_or_else(|| ui.label(""));
    if tip.is_empty() { response } else { response.on_hover_text(tip) }
}

impl Dialog for EnginesDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let why = self.why_not_saved();
        let actions = &mut *frame.actions;
        let result = widgets::dialog(
            frame.ctx,
            (frame.id, msg::TITLE),
            (WIDTH, f32::INFINITY),
            |ui| self.body(ui, actions),
            |ui| {
                widgets::help_here(ui, msg::TITLE);
                main_and_cancel(ui, msg::SAVE, why.is_none(), why.as_deref())
            },
        );
        match result.footer {
            Some(true) => self.save(frame.actions),
            Some(false) => true,
            None => result.closed,
        }
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Tournament, "external-engines")
    }
}
