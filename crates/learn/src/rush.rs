//! Runs of puzzles against the clock or with a single life. They change no rating.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::date::Date;

/// How far below the puzzle rating a run begins, and how much each solved puzzle adds, in Elo.
const BELOW: f64 = 300.0;
const STEP: f64 = 15.0;
/// Where a run begins without a rating.
const FIRST: f64 = 900.0;
/// Runs of a list that are kept.
pub const BEST: usize = 5;

/// The kind of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RushKind {
    /// Three minutes; the third mistake ends it.
    ThreeMinutes,
    /// No clock; the first mistake ends it.
    OneLife,
}

impl RushKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::ThreeMinutes, Self::OneLife];

    /// The mistake that ends a run.
    pub const fn lives(self) -> u32 {
        match self {
            Self::ThreeMinutes => 3,
            Self::OneLife => 1,
        }
    }

    /// The time of a run; `None` without a clock. With `more_time`, twice as much.
    pub const fn time(self, more_time: bool) -> Option<Duration> {
        match self {
            Self::ThreeMinutes => Some(Duration::from_mins(if more_time { 6 } else { 3 })),
            Self::OneLife => None,
        }
    }
}

/// A run that is being played.
///
/// ```
/// use span_it_learn::rush::{Rush, RushKind};
/// let mut run = Rush::new(RushKind::OneLife, Some(1500.0), false);
/// run.answer(true);
/// assert_eq!((run.target(), run.solved(), run.is_over()), (1215.0, 1, false));
/// run.answer(false);
/// assert!(run.is_over());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Rush {
    kind: RushKind,
    more_time: bool,
    start: f64,
    answers: Vec<bool>,
}

impl Rush {
    /// A run for a player with this rating in puzzles, if it is known.
    pub fn new(kind: RushKind, rating: Option<f64>, more_time: bool) -> Self {
        let start = rating.map_or(FIRST, |rating| rating - BELOW);
        Self { kind, more_time, start, answers: Vec::new() }
    }

    /// The kind.
    pub const fn kind(&self) -> RushKind {
        self.kind
    }

    /// The time of the run; `None` without a clock.
    pub const fn time(&self) -> Option<Duration> {
        self.kind.time(self.more_time)
    }

    /// The difficulty of the next puzzle.
    pub fn target(&self) -> f64 {
        self.start + STEP * f64::from(self.solved())
    }

    /// Counts an answer.
    pub fn answer(&mut self, right: bool) {
        self.answers.push(right);
    }

    /// The answers in their order.
    pub fn answers(&self) -> &[bool] {
        &self.answers
    }

    /// The puzzles solved so far.
    pub fn solved(&self) -> u32 {
        self.count(true)
    }

    /// The most puzzles solved in a row.
    pub fn longest(&self) -> usize {
        self.answers.split(|&right| !right).map(<[bool]>::len).max().unwrap_or_default()
    }

    /// The mistakes that are left.
    pub fn lives(&self) -> u32 {
        self.kind.lives().saturating_sub(self.count(false))
    }

    /// Whether the last mistake was made. The clock ends a run too.
    pub fn is_over(&self) -> bool {
        self.lives() == 0
    }

    fn count(&self, right: bool) -> u32 {
        self.answers.iter().filter(|&&answer| answer == right).count().try_into().unwrap_or(u32::MAX)
    }

    /// What the log keeps.
    pub fn result(&self) -> RushResult {
        RushResult {
            kind: self.kind,
            solved: self.solved(),
            missed: self.count(false),
            more_time: self.more_time,
        }
    }
}

/// A finished run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RushResult {
    /// The kind.
    pub kind: RushKind,
    /// Puzzles solved.
    pub solved: u32,
    /// Mistakes.
    pub missed: u32,
    /// Whether the clock ran twice as long. Such runs have a list of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more_time: bool,
}

/// The best runs of each list: the five with most puzzles solved, the earlier first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestRuns(Vec<(Date, RushResult)>);

impl BestRuns {
    pub(crate) fn add(&mut self, date: Date, result: RushResult) {
        self.0.push((date, result));
        self.0.sort_by_key(|(_, run)| std::cmp::Reverse(run.solved));
        let is_same = |run: &RushResult| run.kind == result.kind && run.more_time == result.more_time;
        if self.of(result.kind, result.more_time).count() > BEST
            && let Some(last) = self.0.iter().rposition(|(_, run)| is_same(run))
        {
            self.0.remove(last);
        }
    }

    /// The best runs of a list, the best first.
    pub fn of(&self, kind: RushKind, more_time: bool) -> impl Iterator<Item = &(Date, RushResult)> {
        self.0.iter().filter(move |(_, run)| run.kind == kind && run.more_time == more_time)
    }

    /// The most puzzles solved in a run of this kind without more time; `None` without a run.
    pub fn record(&self, kind: RushKind) -> Option<u32> {
        self.of(kind, false).next().map(|(_, run)| run.solved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_five_best_runs_of_each_list() {
        let mut runs = BestRuns::default();
        let mut add = |day: u8, kind, solved, more_time| {
            let date: Date = format!("2026-11-{day:02}").parse().unwrap();
            runs.add(date, RushResult { kind, solved, missed: 3, more_time });
        };
        for (day, solved) in [(1, 4), (2, 9), (3, 9), (4, 1), (5, 7), (6, 5), (7, 2)] {
            add(day, RushKind::ThreeMinutes, solved, false);
        }
        add(8, RushKind::ThreeMinutes, 30, true);
        add(9, RushKind::OneLife, 3, false);
        let list: Vec<(String, u32)> = runs
            .of(RushKind::ThreeMinutes, false)
            .map(|(date, run)| (date.to_string(), run.solved))
            .collect();
        let expected = [("02", 9), ("03", 9), ("05", 7), ("06", 5), ("01", 4)];
        assert_eq!(list, expected.map(|(day, solved)| (format!("2026-11-{day}"), solved)));
        assert_eq!(RushKind::ALL.map(|kind| runs.record(kind)), [Some(9), Some(3)]);
    }

    #[test]
    fn third_mistake_ends_three_minutes() {
        let mut run = Rush::new(RushKind::ThreeMinutes, None, false);
        assert_eq!((run.target(), run.time()), (900.0, Some(Duration::from_mins(3))));
        for (right, lives) in [(true, 3), (false, 2), (true, 2), (false, 1), (false, 0)] {
            assert!(!run.is_over());
            run.answer(right);
            assert_eq!(run.lives(), lives);
        }
        assert_eq!((run.is_over(), run.target(), run.longest()), (true, 930.0, 1));
        let result = RushResult { kind: RushKind::ThreeMinutes, solved: 2, missed: 3, more_time: false };
        assert_eq!(run.result(), result);
    }
}
