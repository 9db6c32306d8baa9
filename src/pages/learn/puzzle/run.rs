//! A run of puzzles: its clock, its answers and its end. No drawing.

use std::time::Duration;

use crate::context::action::learn::LearnPage;
use crate::context::prelude::*;
use crate::messages::language::sentences;
use crate::messages::rush as msg;
use crate::pages::learn::commands::{open, record};
use crate::pages::learn::puzzle::commands::{begin, page, today, update as update_page};
use crate::pages::learn::puzzle::state::Supply;
use crate::parts::countdown;
use crate::platform::Sound;
use span_it_core::seed::Seed;
use span_it_learn::date::Date;
use span_it_learn::generate::Wanted;
use span_it_learn::progress::{Progress, What};
use span_it_learn::puzzles::Puzzle;
use span_it_learn::question::Answer;
use span_it_learn::rush::{BEST, Rush, RushKind, RushResult};
use span_it_learn::source::{Effort, PuzzleSource, Wishes};

/// How long a right answer is shown, and the right ring after a wrong one.
const AFTER_RIGHT: Duration = Duration::from_millis(250);
const AFTER_WRONG: Duration = Duration::from_millis(2500);
/// Clicks so soon after an answer or a new puzzle are not meant for what is shown.
const TOO_SOON: Duration = Duration::from_millis(400);

#[derive(Debug)]
pub(crate) struct Run {
    pub(super) rush: Rush,
    pub(super) source: PuzzleSource,
    /// The time that is left; `None` without a clock.
    pub(super) left: Option<Duration>,
    /// When the clock was read last; `None` while it stands.
    read_at: Option<Duration>,
    /// When the next puzzle replaces the answered one.
    next_at: Option<Duration>,
    /// When the puzzle or its answer has appeared.
    since: Duration,
    missed: Vec<Missed>,
}

/// A puzzle that was answered wrong.
#[derive(Clone, Debug)]
pub(super) struct Missed {
    pub(super) puzzle: Puzzle,
    pub(super) played: Node,
    pub(super) right: Vec<Node>,
}

/// A run that has ended, on the page until another one begins.
#[derive(Debug)]
pub(super) struct FinishedRun {
    pub(super) result: RushResult,
    pub(super) answers: Vec<bool>,
    pub(super) missed: Vec<Missed>,
    pub(super) why: &'static str,
    pub(super) fact: String,
    /// The kind whose best runs are listed, and that *Again* begins.
    pub(super) listed: RushKind,
}

pub(crate) fn name(kind: RushKind) -> &'static str {
    match kind {
        RushKind::ThreeMinutes => msg::three_minutes(),
        RushKind::OneLife => msg::one_life(),
    }
}

/// Mistakes of a run that are tried again.
pub(super) fn try_again(cx: &mut Context, puzzles: &[Missed]) {
    let puzzles = puzzles.iter().map(|missed| missed.puzzle.clone()).collect();
    let state = page(cx);
    (state.supply, state.attempt) = (Some(Supply::Missed(puzzles)), None);
    update_page(cx);
}

/// From mistakes that are tried again to the result of the run.
pub(super) fn back(cx: &mut Context) {
    let state = page(cx);
    (state.supply, state.attempt, state.end) = (None, None, None);
    state.focuses_primary = true;
    state.shown += 1;
}

impl Run {
    fn start(cx: &mut Context, kind: RushKind) -> std::io::Result<Self> {
        let rating = cx.progress().in_puzzles();
        let rating = rating.is_shown().then(|| rating.value());
        let rush = Rush::new(kind, rating, cx.settings.more_time);
        let seed = cx.platform.random_seed();
        let (wishes, wake) = (wishes(&rush, cx.progress(), seed), repaint_wake(&cx.egui));
        let source = PuzzleSource::start(wishes, move || wake())?;
        let (read_at, next_at, since) = (None, None, Duration::ZERO);
        Ok(Self { left: rush.time(), rush, source, read_at, next_at, since, missed: Vec::new() })
    }

    pub(super) const fn has_clock(&self) -> bool {
        self.left.is_some()
    }

    /// Whether an answer is shown.
    pub(super) const fn shows_answer(&self) -> bool {
        self.next_at.is_some()
    }

    /// Whether a click is still meant for the puzzle before or for its answer.
    fn is_too_soon(&self, now: Duration) -> bool {
        !self.rush.answers().is_empty() && now.saturating_sub(self.since) < TOO_SOON
    }

    /// Reads the clock, which runs while an answer is expected. Returns the seconds left that are announced now.
    fn read_clock(&mut self, now: Duration, runs: bool) -> Option<u64> {
        let before = self.read_at.replace(now).filter(|_| runs);
        self.read_at.take_if(|_| !runs);
        let (before, left) = before.zip(self.left)?;
        let after = left.saturating_sub(now.saturating_sub(before));
        self.left = Some(after);
        countdown::announced(left, after)
    }

    /// Until something changes on the page.
    fn wait(&self, now: Duration) -> Option<Duration> {
        let next = self.next_at.map(|at| at.saturating_sub(now));
        if self.is_too_soon(now) {
            return Some(TOO_SOON);
        }
        let second = |left: Duration| Duration::from_nanos(u64::from(left.subsec_nanos()) + 1_000_000);
        next.or_else(|| self.read_at.and(self.left).map(second))
    }

    fn is_over(&self) -> bool {
        self.left == Some(Duration::ZERO) || (self.rush.is_over() && self.next_at.is_none())
    }
}

fn wishes(rush: &Rush, progress: &Progress, seed: Seed) -> Wishes {
    Wishes {
        kinds: Wanted::Mix,
        band: None,
        rating: rush.target(),
        effort: Effort::default(),
        shown: progress.shown().collect(),
        for_run: true,
        seed,
    }
}

pub(super) fn start(cx: &mut Context, kind: RushKind) {
    open(cx, LearnPage::Puzzle);
    // Another window may have added to the log.
    cx.store.progress.refresh();
    let run = Run::start(cx, kind).ok();
    begin(cx, run.map(|run| Supply::Rush(Box::new(run))));
}

/// Ends the run if its time is over, and takes an answered puzzle away. Returns when to call again.
pub(super) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    let state = page(cx);
    let (has_puzzle, has_ended) = (state.attempt.is_some(), state.end.is_some());
    let Some(Supply::Rush(run)) = &mut state.supply else { return None };
    let announced = run.read_clock(now, has_puzzle && !run.shows_answer() && !run.is_too_soon(now));
    if run.next_at.take_if(|at| *at <= now).is_some() {
        state.attempt = None;
        run.since = now;
    }
    let (is_over, wait) = (run.is_over() || has_ended, run.wait(now));
    if let Some(seconds) = announced {
        cx.announce(&msg::seconds_left(seconds));
    }
    if is_over {
        show_result(cx);
        return None;
    }
    wait
}

/// Answers the puzzle of a run. Returns whether there is one.
pub(super) fn answer(cx: &mut Context, answer: Answer) -> bool {
    let now = cx.platform.now();
    let state = page(cx);
    let (Some(Supply::Rush(run)), Some(attempt)) = (&mut state.supply, &mut state.attempt) else {
        return false;
    };
    let Answer::Node(played) = answer else { return true };
    if run.is_too_soon(now) {
        return true;
    }
    if let Some(next) = &mut run.next_at {
        *next = now;
        return true;
    }
    attempt.answer(answer);
    let Some(is_right) = attempt.runner.result() else { return true };
    run.rush.answer(is_right);
    run.since = now;
    run.next_at = Some(now + if is_right { AFTER_RIGHT } else { AFTER_WRONG });
    state.refusal = None;
    if is_right {
        msg::right().clone_into(&mut cx.view.announcement);
        cx.play_sound(Sound::OwnMove);
        return true;
    }
    let right = attempt.show_right(played);
    let text = msg::wrong(right.first().map(Node::to_string).unwrap_or_default());
    run.missed.push(Missed { puzzle: attempt.puzzle().clone(), played, right });
    cx.view.announcement = text;
    cx.play_sound(Sound::Warning);
    true
}

/// Ends the run and shows its result, or the other pages if nothing was answered.
pub(super) fn show_result(cx: &mut Context) {
    end(cx);
    let state = page(cx);
    let Some(run) = &state.finished else {
        return cx.request(Action::Learn(LearnAction::ShowHub));
    };
    let text =
        [msg::run_is_over().to_owned(), msg::marks(run.result.solved, run.result.missed), run.fact.clone()];
    state.focuses_primary = true;
    state.shown += 1;
    cx.view.announcement = sentences(&text);
    cx.egui.request_repaint();
}

/// Ends the run that is played, and records its result if anything was answered.
pub(crate) fn end(cx: &mut Context) {
    let state = page(cx);
    let Some(Supply::Rush(run)) = state.supply.take_if(|supply| matches!(supply, Supply::Rush(_))) else {
        return;
    };
    (state.attempt, state.end) = (None, None);
    if run.rush.answers().is_empty() {
        return;
    }
    let (result, today) = (run.rush.result(), today(cx));
    let best: Vec<_> = cx.progress().rush().of(result.kind, result.more_time).copied().collect();
    let finished = FinishedRun {
        result,
        answers: run.rush.answers().to_vec(),
        why: why(&run),
        fact: fact(&best, &run.rush, today),
        missed: run.missed,
        listed: result.kind,
    };
    record(cx, What::Rush(result));
    page(cx).finished = Some(Box::new(finished));
}

fn why(run: &Run) -> &'static str {
    match (run.rush.is_over(), run.rush.kind(), run.left) {
        (true, RushKind::ThreeMinutes, _) => msg::third_mistake(),
        (true, RushKind::OneLife, _) => msg::only_mistake(),
        (false, _, Some(Duration::ZERO)) => msg::time_is_over(),
        _ => msg::stopped(),
    }
}

/// What is special about a run; `best` are the best ones before it.
fn fact(best: &[(Date, RushResult)], run: &Rush, today: Date) -> String {
    let solved = run.solved();
    let is_listed = best.len() < BEST || best.last().is_some_and(|(_, last)| last.solved < solved);
    let is_best_today = best.iter().all(|(date, other)| *date != today || other.solved < solved);
    match best.first() {
        None => msg::first_run(solved),
        _ if solved == 0 => msg::none_solved().to_owned(),
        Some((_, first)) if solved > first.solved => msg::best_ever().to_owned(),
        _ if is_listed && is_best_today => msg::best_today().to_owned(),
        _ => msg::in_a_row(run.longest()),
    }
}
