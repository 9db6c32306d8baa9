//! Progress and result of a training.

use std::time::Duration;

use eframe::egui::{self, Align, Label, Layout, RichText, vec2};

use crate::app::dialogs::Pressed;
use crate::app::training::config::Ended;
use crate::app::training::job::{Doing, Standing, Training};
use crate::app::training::{SIZE, TrainingAction, chart};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::CardKind;
use crate::messages::{help, training as words};
use span_it_arena::training::tune::{Comparison, Measure};

/// Minimum and maximum height of the chart, in points.
const CURVE: (f32, f32) = (110.0, 260.0);
/// Below this width the footer buttons have short labels, in points.
const NARROW: f32 = 430.0;

/// The actions of the visible footer buttons.
pub(super) fn asked_for(run: &Training, asks_to_discard: bool) -> Vec<TrainingAction> {
    if asks_to_discard {
        return vec![TrainingAction::Keep, TrainingAction::Discard];
    }
    let (main, others) = choices(run);
    main.iter().chain(others).map(|&(_, ask)| ask).collect()
}

/// State of the footer.
#[derive(Clone, Copy)]
pub(super) struct Footer {
    /// Whether it asks for confirmation to discard, instead of the usual buttons.
    pub(super) asks_to_discard: bool,
    /// Whether to focus the main button.
    pub(super) focus: bool,
    /// Whether the buttons have just appeared and ignore clicks.
    pub(super) fresh: bool,
}

/// Shows the dialog.
pub(super) fn show(
    ctx: &egui::Context,
    id: egui::Id,
    run: &Training,
    state: Footer,
    now: Duration,
) -> (Pressed, Option<TrainingAction>) {
    let task = run.task();
    let height = (ctx.content_rect().height() * 0.4).clamp(CURVE.0, CURVE.1);
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        line(ui, text::soft(words::purpose(&task.course.objective, &task.course.boards)));
        match run.standing() {
            Standing::On(doing) => under_way(ui, run, doing, now),
            Standing::Stopped if run.rounds().is_empty() => line(ui, text::body(words::STOPPED_EARLY)),
            Standing::Stopped => line(ui, text::body(words::STOPPED)),
            Standing::Failed(why) => {
                line(ui, text::body(words::failed(why)).color(Palette::of(ui).bad));
            }
            Standing::Over(ended) => result_card(ui, run, ended),
        }
        if !run.rounds().is_empty() || run.is_on() || run.is_reading() {
            chart::show(ui, run.rounds(), &task.course.objective, height);
        } else if matches!(run.standing(), Standing::Over(_)) {
            line(ui, text::soft(words::NO_CURVE));
        }
        if !matches!(run.standing(), Standing::Over(_))
            && let Some(last) = run.rounds().last()
        {
            line(ui, text::body(words::standing(last, &task.course.objective)));
            if last.best.moves > 0 {
                line(ui, text::soft(words::looks_at(&last.best)));
            }
        }
    };
    let title = words::title_of(&task.start.name);
    let result = widgets::dialog(ctx, (id, &title), SIZE, body, |ui| footer(ui, run, state));
    let (pressed, asked) = if state.fresh { (Pressed::default(), None) } else { result.footer };
    (Pressed { done: result.closed || pressed.done, ..pressed }, asked)
}

fn line(ui: &mut egui::Ui, text: RichText) {
    ui.add(Label::new(text).wrap());
}

fn under_way(ui: &mut egui::Ui, run: &Training, doing: &Doing, now: Duration) {
    let rounds = run.rounds().len();
    let said = match doing {
        Doing::Searching | Doing::Finishing if run.is_late(now) => words::finishing(rounds + 1),
        Doing::Searching | Doing::Finishing => words::searching(rounds, run.left(now)),
        Doing::Choosing(done, of) => words::choosing(*done, *of),
        Doing::Comparing(None) => words::comparing(0, 1),
        Doing::Comparing(Some(Comparison::Work(done, of))) => words::comparing(*done, *of),
        Doing::Comparing(Some(Comparison::Games(pairs))) => words::playing(pairs.total()),
    };
    line(ui, text::body(said));
    widgets::progress_bar(ui, run.share(now), ui.available_width(), words::PROGRESS);
}

/// The result: measured values and a verdict.
fn result_card(ui: &mut egui::Ui, run: &Training, ended: &Ended) {
    let (task, held_out) = (run.task(), &ended.held_out);
    widgets::card(ui, CardKind::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        line(ui, text::subheading(&ended.personality.name));
        if ended.personality.factors == task.start.factors {
            line(ui, text::body(words::NOTHING_BETTER));
        }
        if let Some(said) =
            words::learned(&task.start.factors, &ended.personality.factors, &task.course.space)
        {
            line(ui, text::body(said));
        }
        line(ui, text::soft(words::held_out(&task.course.objective, held_out.new.parts)));
        figures(ui, &ended.personality.name, &held_out.new);
        figures(ui, &task.start.name, &held_out.start);
        if let Some(trial) = &held_out.trial {
            line(ui, text::body(words::verdict(trial)));
            line(ui, text::soft(words::test(trial)));
        }
        if let Some(said) = words::wanted(&task.course.objective, held_out) {
            line(ui, text::body(said));
        }
        line(ui, text::soft(words::UNTOUCHED));
    });
}

/// The measured share and search cost of one personality.
fn figures(ui: &mut egui::Ui, name: &str, measure: &Measure) {
    let whole = ui.available_width();
    if whole < NARROW {
        line(ui, text::body(name));
        return line(ui, text::mono(words::row(measure)));
    }
    ui.allocate_ui_with_layout(vec2(whole, 20.0), Layout::right_to_left(Align::Center), |ui| {
        ui.label(text::mono(words::row(measure)));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::body(name)).truncate());
        });
    });
}

/// A footer button: long and short label, and action.
type Choice = ([&'static str; 2], TrainingAction);

const CANCEL: Choice = ([words::CANCEL; 2], TrainingAction::Cancel);
const FINISH: Choice = ([words::FINISH; 2], TrainingAction::Finish);
const DISCARD: Choice = ([words::DISCARD; 2], TrainingAction::Discard);
const GO_ON: Choice = ([words::GO_ON; 2], TrainingAction::GoOn);
const TAKE: Choice = ([words::TAKE, words::TAKE_SHORTLY], TrainingAction::Take);
const TAKE_BEST: Choice = ([words::TAKE_BEST, words::TAKE_SHORTLY], TrainingAction::Take);

/// The main button and the other buttons.
fn choices(run: &Training) -> (Option<Choice>, &'static [Choice]) {
    let has_best = run.best().is_some();
    match run.standing() {
        Standing::On(Doing::Searching) if has_best => (None, &[CANCEL, FINISH]),
        Standing::On(_) => (None, &[CANCEL]),
        Standing::Stopped | Standing::Failed(_) if has_best => (Some(GO_ON), &[TAKE_BEST, DISCARD]),
        // The cause of the failure may have disappeared, for example a full disk.
        Standing::Stopped | Standing::Failed(_) => (Some(GO_ON), &[DISCARD]),
        Standing::Over(ended) if ended.taken => (Some(([words::NEW; 2], TrainingAction::New)), &[TAKE]),
        Standing::Over(_) => (Some(TAKE), &[DISCARD]),
    }
}

fn footer(ui: &mut egui::Ui, run: &Training, state: Footer) -> (Pressed, Option<TrainingAction>) {
    let (mut closed, mut asked) = (false, None);
    let narrow = ui.available_width() < NARROW;
    let least = if narrow { 0.0 } else { 104.0 };
    let help = !narrow && widgets::help_button(ui, &help::about(words::TITLE)).clicked();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if state.asks_to_discard {
            asked = question(ui, least);
            return;
        }
        let (main, others) = choices(run);
        if let Some((said, ask)) = main {
            let button = widgets::button(said[usize::from(narrow)]).named(said[0]).primary().min_width(least);
            let button = button.show_enabled(ui, !run.is_reading(), None);
            if state.focus {
                button.request_focus();
            }
            if button.clicked() {
                asked = Some(ask);
            }
        }
        if run.is_on() {
            let said = if narrow { words::HIDE_SHORTLY } else { words::HIDE };
            let hide = widgets::button(said).named(words::HIDE).primary().min_width(least).show(ui);
            if state.focus {
                hide.request_focus();
            }
            closed = hide.clicked();
        }
        for &(said, ask) in others {
            let button = widgets::button(said[usize::from(narrow)]).named(said[0]).min_width(least);
            let tip = match ask {
                TrainingAction::Finish => words::FINISH_TIP,
                TrainingAction::Cancel => words::CANCEL_TIP,
                _ => "",
            };
            if button.tip(tip).show(ui).clicked() {
                asked = Some(ask);
            }
        }
    });
    (Pressed { help, done: closed }, asked)
}

/// Asks for confirmation to discard.
fn question(ui: &mut egui::Ui, least: f32) -> Option<TrainingAction> {
    let mut asked = None;
    if widgets::button(words::KEEP).primary().min_width(least).show(ui).clicked() {
        asked = Some(TrainingAction::Keep);
    }
    if widgets::button(words::DISCARD).bad().min_width(least).show(ui).clicked() {
        asked = Some(TrainingAction::Discard);
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(text::small(words::DISCARD_QUESTION)).wrap());
    });
    asked
}
