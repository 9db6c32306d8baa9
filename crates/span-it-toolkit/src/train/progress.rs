//! The curve of a training, and the progress of the work after it, on standard error.

use std::io::{self, IsTerminal as _, Write};

use span_it_arena::training::train::{Comparison, MAX_PAIRS, Objective, Round, Stage, Step};

#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    quiet: bool,
    /// Whether a line can be overwritten.
    terminal: bool,
}

impl Progress {
    pub(super) fn new(quiet: bool) -> Self {
        Self { quiet, terminal: io::stderr().is_terminal() }
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
        if self.terminal && !self.quiet {
            // A closed standard error needs no progress.
            drop(write!(io::stderr(), "\r\x1b[K{line}"));
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
