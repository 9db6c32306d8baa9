//! The progress of a training on standard error: the curve, the work after it, and the message after Ctrl+C.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar};
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;
use span_it_lab::training::train::{Comparison, MAX_PAIRS, Objective, Round, Stage, Step, Until};

use crate::toolkit::progress::is_quiet;

/// Shows a step of the training.
pub(super) fn stage(stage: Stage<'_>, line: &ProgressBar, objective: &Objective, until: Until) {
    match stage {
        Stage::Search(Step::Round(round)) => show_round(round, objective, until),
        Stage::Search(Step::Selection(done, of)) => {
            line.set_message(format!("final selection: {done} of {of}"));
        }
        Stage::Comparison(Comparison::Work(done, of)) => {
            line.set_message(format!("comparison: {done} of {of}"));
        }
        Stage::Comparison(Comparison::Games(pairs)) => {
            line.set_message(format!("games: {} of at most {MAX_PAIRS} pairs", pairs.total()));
        }
    }
}

/// Shows a finished round.
pub(super) fn show_round(round: &Round, objective: &Objective, until: Until) {
    if !is_quiet() {
        // A closed standard error needs no progress.
        drop(show(round, objective, until));
    }
}

/// The width of the curve in columns.
const COLUMNS: usize = 32;

/// The estimated time until the end of the search: the time itself, or that of the work of the remaining rounds.
fn left(round: &Round, objective: &Objective, until: Until) -> Option<Duration> {
    if let Some(time) = until.time {
        return Some(time.saturating_sub(round.elapsed));
    }
    let work = |rounds: std::ops::Range<u32>| rounds.map(|one| objective.sample(one) as f64).sum::<f64>();
    let rest = work(round.round..until.rounds?) / work(0..round.round).max(1.0);
    Duration::try_from_secs_f64(round.elapsed.as_secs_f64() * rest).ok()
}

/// Prints one line of the curve: the best personality so far with its margin.
fn show(round: &Round, objective: &Objective, until: Until) -> io::Result<()> {
    let mut err = io::stderr().lock();
    let (low, high) = if *objective == Objective::Keep { (0.4, 1.0) } else { (0.0, 1.0) };
    if round.round == 1 {
        let scale = format!("{low:<4.1}{:>1$.1}", high, COLUMNS - 4);
        writeln!(err, "round  work     best so far  visited/move     time          left  {scale}")?;
    }
    let (value, margin) = (round.best.value(), round.best.margin95());
    let curve = curve((value - margin, value, value + margin), (low, high));
    let (number, sample, visited) = (round.round, round.sample, round.best.mean_visited());
    let seconds = round.elapsed.as_secs_f64();
    let left = left(round, objective, until).filter(|left| !left.is_zero());
    let left = left.map_or_else(|| "-".to_owned(), |left| format!("{:#}", HumanDuration(left)));
    writeln!(
        err,
        "{number:>5} {sample:>5}  {value:.3} ± {margin:.3} {visited:>13.1} {seconds:>6.1} s {left:>13}  {curve}"
    )
}

/// A value with its margin on a scale.
fn curve((from, value, to): (f64, f64, f64), (low, high): (f64, f64)) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the columns")]
    let column =
        |x: f64| (((x - low) / (high - low)).clamp(0.0, 1.0) * (COLUMNS - 1) as f64).round() as usize;
    let (from, value, to) = (column(from), column(value), column(to));
    let sign = |place: usize| match place {
        _ if place == value => '●',
        _ if (from..=to).contains(&place) => '─',
        _ => ' ',
    };
    (0..COLUMNS).map(sign).collect::<String>().trim_end().to_owned()
}

/// The progress of a training.
#[derive(Debug, Default)]
pub(super) struct Reached {
    pub(super) last: Option<Round>,
    at: At,
}

#[derive(Debug, Default)]
enum At {
    #[default]
    Rounds,
    Choice,
    Comparison,
}

impl Reached {
    pub(super) fn note(&mut self, stage: Stage<'_>) {
        match stage {
            Stage::Search(Step::Round(round)) => self.last = Some(round.clone()),
            Stage::Search(Step::Selection(..)) => self.at = At::Choice,
            Stage::Comparison(_) => self.at = At::Comparison,
        }
    }

    /// The message if the training is interrupted now.
    pub(super) fn message(&self, objective: &Objective, out: &Path, log: Option<&Path>) -> String {
        let file = if let Some(log) = log {
            how_to_resume(out, log)
        } else {
            let state = if self.last.is_some() { "is the best so far" } else { "is not written" };
            format!("{} {state}; only a training with --log FILE can be resumed", out.display())
        };
        format!("{}\n{file}", self.best_so_far(objective))
    }

    fn best_so_far(&self, objective: &Objective) -> String {
        let Some(Round { round, best, .. }) = &self.last else {
            return "interrupted in the first round".to_owned();
        };
        let at = match self.at {
            At::Rounds => "",
            At::Choice => " in the final selection,",
            At::Comparison => " in the comparison,",
        };
        let rounds = counted(*round, "round", "rounds");
        let what = if *objective == Objective::Keep { "kept" } else { "score" };
        let (value, margin, visited) = (best.value(), best.margin95(), best.mean_visited());
        format!(
            "interrupted{at} after {rounds}; best so far: {what} {value:.3} ± {margin:.3}, {visited:.1} visited/move"
        )
    }
}

fn how_to_resume(out: &Path, log: &Path) -> String {
    let (out, log) = (out.display(), log.display());
    match this_command() {
        Some(command) => format!("{out} is not written; this command resumes from {log}:\n{command}"),
        None => format!("{out} is not written; the same command resumes from {log}"),
    }
}

/// The command line of this process in the syntax of a Unix shell; `None` if it cannot be printed on one line.
fn this_command() -> Option<String> {
    let words = std::env::args_os().map(|word| word.into_string().ok()).collect::<Option<Vec<String>>>()?;
    let command = shlex::try_join(words.iter().map(String::as_str)).ok()?;
    (cfg!(unix) && printable(&command) == command).then_some(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_the_rest_by_its_work() {
        let round = Round {
            round: 8,
            sample: 0,
            factors: span_it_core::personality::Factors::default(),
            best: span_it_lab::training::train::Measure::default(),
            start: span_it_lab::training::train::Measure::default(),
            spread: 1.0,
            elapsed: Duration::from_secs(10),
            logged: false,
        };
        let rounds = |rounds| Until { rounds: Some(rounds), ..Until::default() };
        let left = |until| left(&round, &Objective::Keep, until).map(|time| time.as_secs());
        // The work of a round grows from 96 positions by 12.
        let work = |rounds: std::ops::Range<u64>| rounds.map(|round| 96 + 12 * round).sum::<u64>();
        assert_eq!(left(rounds(16)), Some(10 * work(8..16) / work(0..8)));
        assert_eq!((left(rounds(8)), left(Until::default())), (Some(0), None));
        let time = Until { time: Some(Duration::from_secs(17)), ..Until::default() };
        assert_eq!(left(time), Some(7));
    }

    #[test]
    fn draws_the_value_with_its_margin() {
        let middle = curve((0.4, 0.5, 0.6), (0.0, 1.0));
        assert_eq!(middle.trim_start(), "────●───", "from 12 to 19, the value at 16");
        assert_eq!(middle.chars().count(), 20);
        assert_eq!(curve((-1.0, 0.0, 0.1), (0.0, 1.0)), "●───");
        assert_eq!(curve((0.9, 1.0, 1.1), (0.0, 1.0)).chars().count(), COLUMNS);
    }
}
