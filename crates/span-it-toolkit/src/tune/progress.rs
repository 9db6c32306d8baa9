//! How a tuning goes: its curve, and how far the work after it has come.

use std::io::{self, IsTerminal as _, Write};

use span_it_arena::training::tune::{Comparison, MAX_PAIRS, Objective, Round, Stage, Step};

/// Tells on standard error how it goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    quiet: bool,
    /// Whether a line can be written over.
    terminal: bool,
}

impl Progress {
    pub(super) fn new(quiet: bool) -> Self {
        Self { quiet, terminal: io::stderr().is_terminal() }
    }

    /// How far a tuning has come.
    pub(super) fn stage(self, stage: Stage<'_>, objective: &Objective) {
        match stage {
            Stage::Search(Step::Round(round)) => self.round(round, objective),
            Stage::Search(Step::Choice(done, of)) => {
                self.over(&format!("last choice: {done} of {of}"));
            }
            Stage::Comparison(Comparison::Work(done, of)) => {
                self.over(&format!("comparison: {done} of {of}"));
            }
            Stage::Comparison(Comparison::Games(pairs)) => {
                self.over(&format!("games: {} of at most {MAX_PAIRS} pairs", pairs.total()));
            }
        }
    }

    /// One round of the curve.
    fn round(self, round: &Round, objective: &Objective) {
        if !self.quiet {
            // Nobody need watch.
            drop(show(round, objective));
        }
    }

    /// Takes the line away that tells how far something has come.
    pub(super) fn end(self) {
        self.over("");
    }

    /// A line that the next one takes the place of.
    fn over(self, line: &str) {
        if self.terminal && !self.quiet {
            // Nobody need watch.
            drop(write!(io::stderr(), "\r\x1b[K{line}"));
        }
    }
}

/// How many columns the curve has.
const COLUMNS: usize = 32;

/// One round of the curve: the best so far with its margin.
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

/// A value with its margins on a scale.
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
    fn the_curve_has_its_margins_about_the_value() {
        let middle = curve((0.4, 0.5, 0.6), (0.0, 1.0));
        assert_eq!(middle.trim_start(), "────●───", "from 12 to 19, the value at 16");
        assert_eq!(middle.chars().count(), 20);
        assert_eq!(curve((-1.0, 0.0, 0.1), (0.0, 1.0)), "●───");
        assert_eq!(curve((0.9, 1.0, 1.1), (0.0, 1.0)).chars().count(), COLUMNS);
    }
}
