//! *Compare Searches*: the search of one position with and without pruning, side by side, on a thread of its own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{self, Label, Ui};

use crate::context::dialogs::help_and_done;
use crate::context::prelude::*;
use crate::kit::table::figures;
use crate::messages::game::short_name;
use crate::messages::search_report::comparison as msg;
use crate::platform::jobs::{Reporter, Worker};
use span_it_core::board::Position;
use span_it_core::engine::{Choice, Deadline, Engine, Limits, Progress, Seed, Stop};
use span_it_core::personality::Factors;

const MIN_REPORT_INTERVAL: Duration = Duration::from_millis(50);
/// Of the progress bar, in points.
const BAR: f32 = 240.0;

type Job = (Position, Factors, Seed);

#[derive(Debug)]
enum Report {
    /// Of the plain search.
    Progress(Progress),
    /// With pruning, and plain.
    Done([Choice; 2]),
}

#[derive(Debug)]
pub(crate) struct CompareSearchesDialog {
    intro: String,
    worker: Worker<Job, Report>,
    progress: Option<Progress>,
    choices: Option<[Choice; 2]>,
}

/// The plain search comes first, as it is the one that a player stops. The other one then ends at the same level.
fn compare(job: &Job, stop: &Arc<Stop>, report: Reporter<'_, Report>) -> Option<Report> {
    let (position, factors, seed) = job;
    let mut engine = Engine::new(position, factors, *seed);
    let deadline = Deadline::unlimited().with_stop(Arc::clone(stop));
    let mut reported = Duration::ZERO;
    let mut note = |progress| {
        let now = deadline.elapsed();
        if now.saturating_sub(reported) >= MIN_REPORT_INTERVAL {
            reported = now;
            report(Report::Progress(progress));
        }
    };
    let plain = engine.choose_unpruned(&deadline, &mut note).ok()?;
    // With a limit of visits it deepens level by level like the other one.
    let same_depth = Limits { depth: Some(plain.depth), visits: Some(u64::MAX), time: None };
    let pruned = engine.choose(&Deadline::new(same_depth).with_cancel(Arc::clone(stop))).ok()?;
    Some(Report::Done([pruned, plain]))
}

impl CompareSearchesDialog {
    /// Starts the searches of the position after `ply` moves, by the personality of the player to move.
    pub(super) fn new(session: &Session, ply: usize, ctx: &egui::Context) -> io::Result<Self> {
        let position = session.game().position_at(ply);
        let seat = session.seat(position.to_move());
        let personality = &seat.personality;
        let intro = msg::intro(&short_name(&personality.name), ply);
        let mut worker = Worker::start("compare searches", repaint_wake(ctx), |job, stop, report| {
            compare(&job, stop, report)
        })?;
        worker.submit((position, personality.factors.clone(), session.setup().seed));
        Ok(Self { intro, worker, progress: None, choices: None })
    }

    fn body(&mut self, ui: &mut Ui) {
        ui.add(Label::new(text::body(&self.intro)).wrap());
        let Some([pruned, plain]) = &self.choices else { return self.progress(ui) };
        grid(ui, "searches", &msg::HEADINGS, msg::rows([pruned, plain]));
        ui.add(Label::new(text::body(msg::verdict([pruned, plain]))).wrap());
        ui.add_space(6.0);
        ui.label(text::small_strong(msg::BY_LEVEL));
        let levels = pruned.stats.levels.iter().zip(&plain.stats.levels);
        let rows = levels.map(|(one, other)| msg::level_row(one, other));
        grid(ui, "levels", &msg::LEVEL_HEADINGS, rows);
        ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
    }

    fn progress(&self, ui: &mut Ui) {
        if !self.worker.is_busy() {
            ui.label(text::body(msg::FAILED));
            return;
        }
        let progress = self.progress.as_ref();
        let line = progress.map_or_else(|| msg::STARTING.to_owned(), msg::progress);
        ui.add(Label::new(text::body(line)).wrap());
        let share =
            progress.map_or(0.0, |progress| f32::from(progress.level - 1) / f32::from(progress.wanted));
        widgets::progress_bar(ui, share, BAR.min(ui.available_width()), msg::PROGRESS);
        ui.add_space(6.0);
        let stop = widgets::button(msg::STOP).small().tip(msg::STOP_TIP);
        if stop.show(ui).clicked() {
            self.worker.stop().map(Stop::move_now).unwrap_or_default();
        }
    }
}

fn grid<const N: usize>(
    ui: &mut Ui,
    id: &str,
    headings: &[&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
) {
    let rows = rows.into_iter().map(|row| {
        let style = |(column, text)| if column == 0 { text::body(text) } else { text::mono(text) };
        row.into_iter().enumerate().map(style)
    });
    figures(ui, id, [20.0, 2.0], *headings, rows);
}

impl Dialog for CompareSearchesDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        for report in self.worker.poll() {
            match report {
                Report::Progress(progress) => self.progress = Some(progress),
                Report::Done(choices) => self.choices = Some(choices),
            }
        }
        let body = |ui: &mut Ui| self.body(ui);
        let footer = |ui: &mut Ui| help_and_done(ui, msg::TITLE);
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (620.0, 680.0), body, footer);
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Factors, "how-much-it-searches")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player};
    use span_it_core::personality::library;

    fn job(name: &str) -> Job {
        let position = Position::empty(BoardSize::square(5).unwrap(), Player::Horizontal);
        (position, library::builtin_named(name).unwrap().factors.clone(), Seed::default())
    }

    fn done(job: &Job, stop: &Arc<Stop>) -> [Choice; 2] {
        let Some(Report::Done(choices)) = compare(job, stop, &mut |_| ()) else { panic!("no answer") };
        choices
    }

    #[test]
    fn searches_agree_and_pruning_visits_less() {
        let [pruned, plain] = done(&job("Spider"), &Arc::default());
        assert_eq!((pruned.mv, pruned.value, pruned.depth), (plain.mv, plain.value, plain.depth));
        assert!(pruned.complete && plain.complete && pruned.visited < plain.visited);
        assert_eq!(plain.stats.totals().pruned, 0);
    }

    #[test]
    fn stopped_comparison_ends_at_the_same_level() {
        let stop = Arc::<Stop>::default();
        stop.move_now();
        let [pruned, plain] = done(&job("Master"), &stop);
        assert!(!plain.complete && plain.depth == 1 && pruned.depth == 1);
        stop.cancel();
        assert!(compare(&job("Master"), &stop, &mut |_| ()).is_none());
    }
}
