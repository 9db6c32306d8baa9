//! The dialog with the versions of a personality: a curve of how often it stays ahead, a list, and a test of those without a result.

use crate::context::action::editor::Subject;
use crate::context::dialogs::help_and_done;
use crate::context::files::versions;
use crate::context::files::versions::wins_kept;
use crate::context::prelude::*;
use crate::kit::chart::{Chart, Point};
use crate::kit::widgets::ChipKind;
use crate::messages::versions as msg;
use crate::model::measurements::{AccuracyReport, start_accuracy_test};
use crate::pages::editor::versions::commands;
use crate::platform::jobs::Worker;
use span_it_core::personality::ladder::Strength;
use span_it_core::share::Share;
use span_it_learn::versions::WinsKept;

/// Percent between two grid lines.
const STEP: f64 = 5.0;
const MAX_BAR: f32 = 240.0;

pub(super) struct Row {
    pub(super) date: String,
    pub(super) personality: Personality,
    pub(super) kept: Option<WinsKept>,
    pub(super) strength: Option<Strength>,
    /// The factors that differ from the version before.
    pub(super) changes: String,
    /// Whether the test judged too few positions in its time.
    pub(super) is_too_slow: bool,
}

/// The versions, oldest first, and the number of lines that were left out; or why there are none.
type Content = Result<(Vec<Row>, usize), String>;

pub(crate) struct VersionsDialog {
    subject: Subject,
    content: Content,
    /// The test of the first of `waiting`.
    test: Option<Worker<Factors, AccuracyReport>>,
    waiting: Vec<Factors>,
    report: Option<AccuracyReport>,
    problem: Option<String>,
}

const fn share(kept: WinsKept) -> Share {
    Share { part: kept.kept, whole: kept.of }
}

impl VersionsDialog {
    pub(super) const fn new(subject: Subject, content: Content) -> Self {
        Self { subject, content, test: None, waiting: Vec::new(), report: None, problem: None }
    }

    fn rows(&self) -> &[Row] {
        match &self.content {
            Ok((rows, _)) => rows,
            Err(_) => &[],
        }
    }

    /// The factors without a result, latest first.
    fn unmeasured(&self) -> Vec<Factors> {
        let rows = self.rows().iter().rev().filter(|row| row.kept.is_none() && !row.is_too_slow);
        let mut unmeasured: Vec<Factors> = Vec::new();
        for row in rows {
            if !unmeasured.contains(&row.personality.factors) {
                unmeasured.push(row.personality.factors.clone());
            }
        }
        unmeasured
    }

    fn measure(&mut self, ctx: &egui::Context) {
        self.waiting = self.unmeasured();
        match start_accuracy_test(repaint_wake(ctx)) {
            Ok(test) => self.test = Some(test),
            Err(error) => self.problem = Some(error.to_string()),
        }
        self.test_next();
    }

    fn test_next(&mut self) {
        self.report = None;
        match (&mut self.test, self.waiting.first()) {
            (Some(test), Some(factors)) => test.submit(factors.clone()),
            _ => self.cancel(),
        }
    }

    fn cancel(&mut self) {
        self.waiting.clear();
        (self.test, self.report) = (None, None);
    }

    fn poll(&mut self, cx: &Context) {
        let reports = self.test.as_mut().map(Worker::poll).unwrap_or_default();
        for report in reports {
            if report.over {
                self.note(&report, cx);
                self.waiting.retain(|factors| *factors != report.factors);
                self.test_next();
            } else {
                self.report = Some(report);
            }
        }
    }

    fn note(&mut self, report: &AccuracyReport, cx: &Context) {
        let kept = wins_kept(report);
        if let Ok((rows, _)) = &mut self.content {
            for row in rows.iter_mut().filter(|row| row.personality.factors == report.factors) {
                (row.kept, row.is_too_slow) = (kept, kept.is_none());
            }
        }
        if let Some(kept) = kept {
            let factors = report.factors.clone();
            cx.later(move |cx| versions::note_measured(cx, &factors, kept));
        }
    }

    fn body(&mut self, ui: &mut egui::Ui, cx: &Context) {
        ui.spacing_mut().item_spacing.y = 8.0;
        let message = match &self.content {
            Err(problem) => {
                let problem = text::body(msg::unreadable(problem)).color(Palette::of(ui).bad);
                ui.add(Label::new(problem).wrap());
                return;
            }
            Ok((rows, _)) if rows.is_empty() => msg::none(),
            Ok(_) => "",
        };
        if !message.is_empty() {
            ui.add(Label::new(text::body(message)).wrap());
            return;
        }
        self.curve(ui);
        self.measure_line(ui);
        if let Some(problem) = &self.problem {
            ui.add(Label::new(text::body(problem).color(Palette::of(ui).bad)).wrap());
        }
        for row in self.rows().iter().rev() {
            ui.separator();
            self.row(ui, row, cx);
        }
        if let Ok((_, left_out @ 1..)) = &self.content {
            ui.add(Label::new(text::soft(msg::left_out(*left_out))).wrap());
        }
    }

    fn curve(&self, ui: &mut egui::Ui) {
        let measured: Vec<Share> = self.rows().iter().filter_map(|row| row.kept).map(share).collect();
        ui.label(text::small_strong(msg::stays_ahead()).weak());
        if measured.is_empty() {
            ui.add(Label::new(text::soft(msg::no_curve())).wrap());
            return;
        }
        let point = |mark: &Share| {
            let (low, high) = mark.interval95()?;
            Some(Point::new(100.0 * low, 100.0 * mark.value()?, 100.0 * high))
        };
        let points = measured.iter().filter_map(point).collect();
        let name = msg::curve_name(&measured);
        Chart::new(name, points, STEP, crate::messages::progress::whole_percent).show(ui, "");
    }

    fn measure_line(&mut self, ui: &mut egui::Ui) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if self.test.is_none() {
                let can = !self.unmeasured().is_empty();
                let button = widgets::button(msg::measure()).small();
                if button.show_enabled(ui, can, Some(msg::all_measured())).clicked() {
                    self.measure(&ui.ctx().clone());
                }
                return;
            }
            let share = self.report.as_ref().map_or(0.0, |report| {
                f64::from(report.mark.whole) / f64::from(u32::try_from(report.positions).unwrap_or(1).max(1))
            });
            let width = (ui.available_width() * 0.4).min(MAX_BAR);
            widgets::progress_bar(ui, crate::kit::number::to_f32(share), width, msg::progress());
            ui.label(text::soft(msg::measuring(self.waiting.len())));
            if widgets::button(msg::cancel()).small().show(ui).clicked() {
                self.cancel();
            }
        });
    }

    fn row(&self, ui: &mut egui::Ui, row: &Row, cx: &Context) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(12.0, 4.0);
            ui.label(text::mono_strong(&row.date));
            let result = match row.kept {
                Some(kept) => msg::result(share(kept)),
                None if row.is_too_slow => msg::too_slow().to_owned(),
                None => msg::not_measured().to_owned(),
            };
            ui.label(text::body(result));
            if let Some(strength) = &row.strength {
                ui.label(text::body(msg::elo(strength)));
            }
            if row.personality.factors == self.subject.personality.factors {
                widgets::chip(ui, msg::current(), ChipKind::Go);
            }
        });
        ui.add(Label::new(text::soft(&row.changes)).wrap());
        if row.personality.factors == self.subject.personality.factors {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let mut is_pressed = |label: &str| {
                let name = msg::of_version(label, &row.date);
                widgets::button(label).named(&name).small().show(ui).clicked()
            };
            if is_pressed(msg::open()) {
                let (subject, factors) = (self.subject.clone(), row.personality.factors.clone());
                cx.later(move |cx| commands::restore(cx, &subject, &factors));
            }
            if is_pressed(msg::compare()) {
                let name = msg::version_name(&row.personality.name, &row.date);
                let version = Personality { name, ..row.personality.clone() };
                let subject = self.subject.clone();
                cx.later(move |cx| commands::compare(cx, &subject, &version));
            }
        });
    }
}

impl Dialog for VersionsDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        self.poll(frame.cx);
        let title = msg::title(&self.subject.personality.name);
        let body = |ui: &mut egui::Ui| self.body(ui, frame.cx);
        let footer = |ui: &mut egui::Ui| help_and_done(ui, &title);
        let result = widgets::dialog(&frame.cx.egui, (frame.id, &title), (640.0, 680.0), body, footer);
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "versions")
    }
}
