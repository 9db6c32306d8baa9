//! *Search Statistics*: the work of the searches in the current game, per player in total, on average and move by move;
//! and the searches of one position with and without pruning, side by side, on a thread of their own.

use std::io;

use eframe::egui::Context as UiContext;

use crate::context::command::conditions;
use crate::context::dialogs::help_and_done;
use crate::context::prelude::*;
use crate::kit::chart::{Axes, Chart, Point};
use crate::kit::table::figures;
use crate::messages::game::short_name;
use crate::messages::search_report::statistics as msg;
use crate::messages::search_report::statistics::{Figure, Measure, Work};
use crate::platform::jobs::{Reporter, Worker};
use span_it_core::engine::{Choice, Deadline, Engine, Limits, Progress, Seed, Stop};

const MIN_REPORT_INTERVAL: Duration = Duration::from_millis(50);
/// Of the progress bar, in points.
const BAR: f32 = 240.0;

pub(crate) struct SearchStatisticsDialog {
    /// The position after so many moves is the one to compare.
    ply: usize,
    /// The index of the measure of the charts.
    measure: usize,
    comparison: Option<Comparison>,
}

impl SearchStatisticsDialog {
    pub(super) const fn new(ply: usize) -> Self {
        Self { ply, measure: 0, comparison: None }
    }

    fn body(&mut self, ui: &mut Ui, session: &Session) {
        if let Some(comparison) = &self.comparison {
            comparison.show(ui);
            ui.add_space(8.0);
        }
        let both = work(session, None);
        if both.totals.is_empty() {
            ui.add(Label::new(text::body(msg::none())).wrap());
            return;
        }
        let [horizontal, vertical] = Player::ALL.map(|player| short_name(&session.seat(player).name));
        let all = [work(session, Some(Player::Horizontal)), work(session, Some(Player::Vertical)), both];
        side_by_side(ui, ["", &horizontal, &vertical, msg::both()], &msg::OF_PLAYER, &all);
        ui.add_space(8.0);
        let items = msg::MEASURES.map(|measure| SegmentItem::plain((measure.name)()));
        widgets::segmented(ui, msg::what(), &mut self.measure, &items);
        for player in Player::ALL {
            chart(ui, session, player, msg::MEASURES[self.measure.min(msg::MEASURES.len() - 1)]);
        }
        ui.add(Label::new(text::soft(msg::about())).wrap());
    }
}

fn work(session: &Session, player: Option<Player>) -> Work {
    let moves = session.game().moves().iter();
    let moves = moves.filter(|mv| player.is_none_or(|player| mv.player == player));
    Work { moves: moves.clone().count(), totals: moves.filter_map(|mv| mv.note.search).sum() }
}

/// One row per figure, one column per thing.
fn side_by_side<T, const N: usize>(ui: &mut Ui, heads: [&str; N], figures: &[Figure<T>], all: &[T]) {
    let row =
        |(name, figure): &Figure<T>| [name().to_owned()].into_iter().chain(all.iter().map(figure)).collect();
    grid(ui, heads, figures.iter().map(row));
}

fn grid<const N: usize>(ui: &mut Ui, heads: [&str; N], rows: impl Iterator<Item = Vec<String>>) {
    let rows = rows.map(|row| {
        let style = |(column, text)| if column == 0 { text::body(text) } else { text::mono(text) };
        row.into_iter().enumerate().map(style)
    });
    figures(ui, &heads.concat(), [20.0, 2.0], heads, rows);
}

/// The development over the moves of a player; nothing without searches.
fn chart(ui: &mut Ui, session: &Session, player: Player, measure: Measure) {
    let moves = session.game().moves().iter().enumerate().filter(|(_, mv)| mv.player == player);
    let searched = moves.clone().filter_map(|(_, mv)| mv.note.search);
    let Some(most) = searched.map(|search| (measure.value)(&search)).reduce(f64::max) else { return };
    let point = |(ply, mv): (usize, &span_it_core::referee::PlayedMove)| {
        let value = mv.note.search.map(|search| (measure.value)(&search));
        let interval = value.map(|value| [0.0, value, value]);
        Point { interval, tip: msg::point(ply + 1, mv.node, value.map(measure.figure)) }
    };
    let name = &session.seat(player).name;
    let step = 10_f64.powf(most.max(0.1).log10().floor() - 1.0);
    let chart = Chart {
        axes: Some(Axes { vertical: (measure.name)(), horizontal: msg::moves_axis() }),
        ..Chart::new(msg::chart(name, (measure.name)()), moves.map(point).collect(), step, measure.label)
    };
    ui.label(text::small_strong(short_name(name)));
    chart.show(ui, "");
}

impl Dialog for SearchStatisticsDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let session = &frame.cx.session;
        if let Some(comparison) = &mut self.comparison {
            comparison.update();
        }
        let (ply, is_compared) = (self.ply, self.comparison.is_some());
        let body = |ui: &mut Ui| self.body(ui, session);
        let footer = |ui: &mut Ui| {
            let compare = widgets::button(msg::compare()).small();
            let can = conditions::compare(session, ply);
            let starts = !is_compared && compare.show_possible(ui, can).clicked();
            (starts, help_and_done(ui, msg::title()))
        };
        let result = widgets::dialog(&frame.cx.egui, (frame.id, msg::title()), (620.0, 680.0), body, footer);
        let (starts, is_done) = result.footer;
        if starts {
            match Comparison::start(session, ply, &frame.cx.egui) {
                Ok(comparison) => self.comparison = Some(comparison),
                Err(error) => {
                    let notice = Notice::problem(error.to_string());
                    frame.cx.later(move |cx| cx.report(notice.clone()));
                }
            }
        }
        is_done || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Factors, "how-much-it-searches")
    }
}

type Job = (Position, Factors, Seed);

enum Report {
    /// Of the plain search.
    Progress(Progress),
    /// With pruning, and plain.
    Done([Choice; 2]),
}

struct Comparison {
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

impl Comparison {
    /// Starts the searches of the position after `ply` moves, by the personality of the player to move.
    fn start(session: &Session, ply: usize, ctx: &UiContext) -> io::Result<Self> {
        let position = session.game().position_at(ply);
        let personality = &session.seat(position.to_move()).personality;
        let intro = msg::intro(short_name(&personality.name), ply);
        let mut worker = Worker::start("compare searches", repaint_wake(ctx), |job, stop, report| {
            compare(&job, stop, report)
        })?;
        worker.submit((position, personality.factors.clone(), session.setup().seed));
        Ok(Self { intro, worker, progress: None, choices: None })
    }

    fn update(&mut self) {
        for report in self.worker.poll() {
            match report {
                Report::Progress(progress) => self.progress = Some(progress),
                Report::Done(choices) => self.choices = Some(choices),
            }
        }
    }

    fn show(&self, ui: &mut Ui) {
        ui.add(Label::new(text::body(&self.intro)).wrap());
        let Some(choices) = &self.choices else { return self.progress(ui) };
        side_by_side(ui, msg::searches(), &msg::OF_SEARCH, choices);
        ui.add(Label::new(text::body(msg::verdict(choices))).wrap());
        ui.add_space(6.0);
        ui.label(text::small_strong(msg::by_level()));
        let [pruned, plain] = choices;
        let levels = pruned.stats.levels.iter().zip(&plain.stats.levels);
        let levels = levels.map(|(pruned, plain)| [*pruned, *plain]);
        let rows = levels.map(|level| msg::OF_LEVEL.iter().map(|(_, figure)| figure(&level)).collect());
        grid(ui, msg::OF_LEVEL.map(|(head, _)| head()), rows);
        ui.add(Label::new(text::soft(msg::about_plain())).wrap());
    }

    fn progress(&self, ui: &mut Ui) {
        if !self.worker.is_busy() {
            ui.label(text::body(msg::failed()));
            return;
        }
        let progress = self.progress.as_ref();
        let line = progress.map_or_else(|| msg::starting().to_owned(), msg::progress);
        ui.add(Label::new(text::body(line)).wrap());
        let share =
            progress.map_or(0.0, |progress| f32::from(progress.level - 1) / f32::from(progress.wanted));
        widgets::progress_bar(ui, share, BAR.min(ui.available_width()), msg::progress_text());
        ui.add_space(6.0);
        let stop = widgets::button(msg::stop()).small().tip(msg::stop_tip());
        if stop.show(ui).clicked() {
            self.worker.stop().map(Stop::move_now).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
