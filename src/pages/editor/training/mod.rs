//! Training of a personality: setup, progress and result in a dialog, and a button in the menu bar while a
//! training is running or waiting.

pub(crate) mod chart;
pub(crate) mod commands;
pub(crate) mod form;
pub(crate) mod state;

use crate::context::prelude::*;
use crate::messages::training as msg;
use crate::model::training::config::{TrainedResult, TrainingTask};
use crate::model::training::job::{Phase, Status, Training};
use crate::pages::editor::sliders;
use crate::pages::editor::training::commands::{
    ask_to_discard, choose_training, keep_training_result, open_training_result, resume, with_training,
};
use crate::pages::editor::training::form::MAX_SIZE;
use crate::pages::editor::training::state::TrainingState;
use span_it_lab::training::train::{Comparison, Measure};

/// Minimum and maximum height of the chart, in points.
const CHART_HEIGHT: (f32, f32) = (110.0, 260.0);
/// Below this width the footer buttons have short labels, in points.
const NARROW: f32 = 430.0;

pub(crate) fn badge(ui: &mut egui::Ui, now: Duration, state: &TrainingState, cx: &Context) {
    let Some(text) = state.badge(now) else { return };
    if widgets::button(&text).small().quiet().show(ui).clicked() {
        cx.request(Action::ShowTraining);
    }
}

/// Its state stays while it is closed.
pub(crate) struct TrainingDialog;

impl Dialog for TrainingDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let (cx, id) = (frame.cx, frame.id);
        let state = frame.states.the_mut::<TrainingState>();
        let focus = std::mem::take(&mut state.focus);
        match (&mut state.form, &state.run) {
            (Some(form), _) => form::show(cx, id, form, focus),
            (None, Some(run)) => show(cx, id, run, focus),
            (None, None) => true,
        }
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "training")
    }
}

/// Returns whether to close the dialog.
fn show(cx: &Context, id: egui::Id, run: &Training, focus: bool) -> bool {
    let (ctx, task) = (&cx.egui, &run.task);
    let height = (ctx.content_rect().height() * 0.4 - 24.0).clamp(CHART_HEIGHT.0, CHART_HEIGHT.1);
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        line(ui, text::soft(msg::objective_line(&task.training.objective, &task.training.boards)));
        match &run.status {
            Status::Running(phase) => under_way(ui, run, phase, cx.now()),
            Status::Stopped if run.rounds.is_empty() => line(ui, text::body(msg::stopped_early())),
            Status::Stopped => line(ui, text::body(msg::stopped_text())),
            Status::Failed(why) => {
                line(ui, text::body(msg::stopped(why)).color(Palette::of(ui).bad));
            }
            Status::Finished(ended) => result_card(ui, run, ended, cx),
        }
        if matches!(run.status, Status::Finished(_)) && !cx.settings.workshop_details {
            return;
        }
        if !run.rounds.is_empty() || run.is_running() || run.is_reading() {
            chart::show(ui, &run.rounds, &task.training.objective, height);
        } else if matches!(run.status, Status::Finished(_)) {
            line(ui, text::soft(msg::no_chart()));
        }
        if !matches!(run.status, Status::Finished(_))
            && let Some(last) = run.rounds.last()
        {
            line(ui, text::body(msg::best_so_far(last, &task.training.objective)));
            if last.best.moves > 0 {
                line(ui, text::soft(msg::visited_moves(&last.best)));
            }
        }
    };
    let title = msg::training_title(&task.start.name);
    let result = widgets::dialog(ctx, (id, &title), MAX_SIZE, body, |ui| footer(ui, run, focus, cx));
    result.closed || result.footer
}

fn line(ui: &mut egui::Ui, text: RichText) {
    ui.add(Label::new(text).wrap());
}

fn under_way(ui: &mut egui::Ui, run: &Training, phase: &Phase, now: Duration) {
    let rounds = run.rounds.len();
    let message = match phase {
        Phase::Searching | Phase::Finishing if run.is_late(now) => msg::finishing(rounds + 1),
        Phase::Searching | Phase::Finishing => msg::searching(rounds, run.left(now)),
        Phase::Choosing(done, of) => msg::choosing(*done, *of),
        Phase::Comparing(None) => msg::comparing(0, 1),
        Phase::Comparing(Some(Comparison::Work(done, of))) => msg::comparing(*done, *of),
        Phase::Comparing(Some(Comparison::Games(pairs))) => msg::playing(pairs.total()),
    };
    line(ui, text::body(message));
    widgets::progress_bar(ui, run.share(now), ui.available_width(), msg::progress());
}

/// What came out in one sentence, how its style changed and, under *Details*, the figures.
fn result_card(ui: &mut egui::Ui, run: &Training, ended: &TrainedResult, cx: &Context) {
    let (task, new) = (&run.task, &ended.personality);
    widgets::card(ui, CardKind::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let sentence = match &ended.held_out.trial {
            Some(trial) => msg::match_sentence(&new.name, &task.start.name, trial.pairs),
            None => msg::finished(&new.name, &ended.held_out, &task.training.objective),
        };
        line(ui, text::subheading(sentence));
        let message = if new.factors == task.start.factors {
            Some(msg::nothing_better().to_owned())
        } else {
            msg::changed_style(&task.start.factors, &new.factors)
        };
        if let Some(message) = message {
            line(ui, text::body(message));
        }
        line(ui, text::soft(msg::opens_as_new()));
        sliders::details_button(ui, cx);
        if cx.settings.workshop_details {
            details(ui, task, ended);
        }
    });
}

fn details(ui: &mut egui::Ui, task: &TrainingTask, ended: &TrainedResult) {
    let (start, new, held_out) = (&task.start, &ended.personality, &ended.held_out);
    if let Some(message) = msg::changed_factors(&start.factors, &new.factors, &task.training.space) {
        line(ui, text::body(message));
    }
    if !held_out.is_empty() {
        line(ui, text::soft(msg::held_out(&task.training.objective, held_out.new.parts)));
        figures(ui, &new.name, &held_out.new);
        figures(ui, &start.name, &held_out.start);
    }
    if let Some(other) = &held_out.other {
        line(ui, text::soft(msg::other_board(other)));
        figures(ui, &new.name, &other.new);
        figures(ui, &start.name, &other.start);
    }
    if let Some(trial) = &held_out.trial {
        line(ui, text::body(msg::sprt_verdict(trial)));
        line(ui, text::soft(msg::sprt_line(trial)));
    }
    if let Some(message) = msg::target_result(&task.training.objective, held_out) {
        line(ui, text::body(message));
    }
}

fn figures(ui: &mut egui::Ui, name: &str, measure: &Measure) {
    let width = ui.available_width();
    if width < NARROW {
        line(ui, text::body(name));
        return line(ui, text::mono(msg::result_row(measure)));
    }
    ui.allocate_ui_with_layout(vec2(width, 20.0), Layout::right_to_left(Align::Center), |ui| {
        ui.label(text::mono(msg::result_row(measure)));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::body(name)).truncate());
        });
    });
}

/// A footer button: long and short label, tooltip, and command.
type Choice = ([fn() -> &'static str; 2], fn() -> &'static str, fn(&mut Context));

const CANCEL: Choice = ([msg::cancel; 2], msg::cancel_tip, |cx| with_training(cx, Training::cancel));
const FINISH: Choice = ([msg::finish; 2], msg::finish_tip, |cx| with_training(cx, Training::finish));
const DISCARD: Choice = ([msg::discard; 2], || "", ask_to_discard);
const RESUME: Choice = ([msg::resume; 2], || "", resume);
const KEEP: Choice = ([msg::keep_result; 2], msg::keep_result_tip, keep_training_result);
const OPEN_RESULT: Choice = ([msg::open_in_editor, msg::open_short], || "", open_training_result);
const OPEN_BEST: Choice = ([msg::open_best, msg::open_short], || "", open_training_result);
const NEW: Choice = ([msg::new; 2], || "", choose_training);

fn choices(run: &Training) -> (Option<Choice>, &'static [Choice]) {
    let has_best = run.best().is_some();
    match &run.status {
        Status::Running(Phase::Searching) if has_best => (None, &[CANCEL, FINISH]),
        Status::Running(_) => (None, &[CANCEL]),
        Status::Stopped | Status::Failed(_) if has_best => (Some(RESUME), &[OPEN_BEST, DISCARD]),
        // The cause of the failure may have disappeared, for example a full disk.
        Status::Stopped | Status::Failed(_) => (Some(RESUME), &[DISCARD]),
        Status::Finished(ended) if ended.taken => (Some(NEW), &[OPEN_RESULT]),
        Status::Finished(_) => (Some(KEEP), &[OPEN_RESULT, DISCARD]),
    }
}

/// Returns whether to hide the dialog.
fn footer(ui: &mut egui::Ui, run: &Training, focus: bool, cx: &Context) -> bool {
    let mut closed = false;
    let narrow = ui.available_width() < NARROW;
    let least = if narrow { 0.0 } else { 104.0 };
    if !narrow {
        widgets::help_here(ui, msg::title());
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let (main, others) = choices(run);
        if let Some((message, _, command)) = main {
            let button = widgets::button(message[usize::from(narrow)]())
                .named(message[0]())
                .primary()
                .min_width(least);
            let button = button.show_enabled(ui, !run.is_reading(), None);
            if focus {
                button.request_focus();
            }
            if button.clicked() {
                commands::request(cx, command);
            }
        }
        if run.is_running() {
            let message = if narrow { msg::hide_short() } else { msg::continue_in_background() };
            let hide = widgets::button(message)
                .named(msg::continue_in_background())
                .primary()
                .min_width(least)
                .show(ui);
            if focus {
                hide.request_focus();
            }
            closed = hide.clicked();
        }
        for &(message, tip, command) in others {
            let button = widgets::button(message[usize::from(narrow)]()).named(message[0]()).min_width(least);
            if button.tip(tip()).show(ui).clicked() {
                commands::request(cx, command);
            }
        }
    });
    closed
}
