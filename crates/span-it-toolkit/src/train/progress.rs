//! The progress of a training on standard error: the curve, the work after it, and the message after Ctrl+C.

use std::io::{self, Write};
use std::path::Path;

use span_it_arena::command_line;
use span_it_arena::training::train::{Comparison, MAX_PAIRS, Objective, Round, Stage, Step};
use span_it_files::text::humanize::counted;
use span_it_files::text::sanitize::printable;

use crate::status_line;

#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    quiet: bool,
}

impl Progress {
    pub(super) const fn new(quiet: bool) -> Self {
        Self { quiet }
    }

    /// Shows a step of the training.
    pub(super) fn stage(self, stage: Stage<'_>, objective: &Objective) {
        match stage {
            Stage::Search(Step::Round(round)) => self.round(round, objective),
            Stage::Search(Step::Selection(done, of)) => {
                self.over(&format!("final selection: {done} of {of}"));
            }
            Stage::Comparison(Comparison::Work(done, of)) => {
                self.over(&format!("comparison: {done} of {of}"));
            }
            Stage::Comparison(Comparison::Games(pairs)) => {
                self.over(&format!("games: {} of at most {MAX_PAIRS} pairs", pairs.total()));
            }
        }
    }

    fn round(self, round: &Round, objective: &Objective) {
        if !self.quiet {
            // A closed standard error needs no progress.
            drop(show(round, objective));
        }
    }

    /// Clears the progress line.
    pub(super) fn end(self) {
        self.over("");
    }

    /// Writes a line that the next one overwrites.
    fn over(self, line: &str) {
        if !self.quiet {
            status_line::show(line);
        }
    }
}

/// The width of the curve in columns.
const COLUMNS: usize = 32;

/// Prints one line of the curve: the best personality so far with its margin.
fn show(round: &Round, objective: &Objective) -> io::Result<()> {
    let mut err = io::stderr().lock();
    let (low, high) = if *objective == Objective::Keep { (0.4, 1.0) } else { (0.0, 1.0) };
    if round.round == 1 {
        let scale = format!("{low:<4.1}{:>1$.1}", high, COLUMNS - 4);
        writeln!(err, "round  work     best so far  visited/move     time  {scale}")?;
    }
    let (value, margin) = (round.best.value(), round.best.margin95());
    let curve = curve((value - margin, value, value + margin), (low, high));
    let (number, sample, visited) = (round.round, round.sample, round.best.mean_visited());
    let seconds = round.elapsed.as_secs_f64();
    writeln!(
        err,
        "{number:>5} {sample:>5}  {value:.3} ± {margin:.3} {visited:>13.1} {seconds:>6.1} s  {curve}"
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

/// The command line of this process in shell syntax; `None` if it cannot be printed on one line.
fn this_command() -> Option<String> {
    let words = std::env::args_os().map(|word| word.into_string().ok()).collect::<Option<Vec<String>>>()?;
    let command = command_line::join(&words)?;
    (printable(&command) == command).then_some(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_the_value_with_its_margin() {
        let middle = curve((0.4, 0.5, 0.6), (0.0, 1.0));
        assert_eq!(middle.trim_start(), "────●───", "from 12 to 19, the value at 16");
        assert_eq!(middle.chars().count(), 20);
        assert_eq!(curve((-1.0, 0.0, 0.1), (0.0, 1.0)), "●───");
        assert_eq!(curve((0.9, 1.0, 1.1), (0.0, 1.0)).chars().count(), COLUMNS);
    }
}
