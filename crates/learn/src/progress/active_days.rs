//! The days on which the player has learned.

use serde::{Deserialize, Serialize};

use super::{Streak, Week};
use crate::date::Date;

/// Runs of days that are kept; the oldest are dropped.
const MAX_RUNS: usize = 1000;

/// Days with any activity. A day counts whenever its event is added, so one event of a wrong clock ends no run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct ActiveDays {
    /// The first and last day of each run of days, in their order.
    runs: Vec<(Date, Date)>,
    /// The longest run that was dropped.
    best: u32,
}

fn length((first, last): (Date, Date)) -> u32 {
    u32::try_from(last.days_since(first)).map_or(0, |days| days.saturating_add(1))
}

impl ActiveDays {
    pub(super) fn add(&mut self, day: Date) {
        if self.contains(day) {
            return;
        }
        let after = self.runs.partition_point(|&(first, _)| first < day);
        let (mut run, mut joined) = ((day, day), after..after);
        if after > 0 && self.runs[after - 1].1.plus(1) == day {
            run.0 = self.runs[after - 1].0;
            joined.start -= 1;
        }
        if self.runs.get(after).is_some_and(|&(first, _)| day.plus(1) == first) {
            run.1 = self.runs[after].1;
            joined.end += 1;
        }
        self.runs.splice(joined, [run]);
        if self.runs.len() > MAX_RUNS {
            self.best = self.best.max(length(self.runs.remove(0)));
        }
    }

    fn contains(&self, day: Date) -> bool {
        self.runs.iter().any(|&(first, last)| (first..=last).contains(&day))
    }

    /// The days in a row up to today or yesterday, and the most. Later days, of a clock that was wrong, do not count yet.
    pub(super) fn in_a_row(&self, today: Date) -> Streak {
        let until = if self.contains(today) { today } else { today.plus(-1) };
        let open = self.runs.iter().find(|&&(first, last)| (first..=last).contains(&until));
        let past = self.runs.iter().filter(|&&(first, _)| first <= today);
        let best = past.map(|&(first, last)| length((first, last.min(today)))).max().unwrap_or_default();
        Streak { now: open.map_or(0, |&(first, _)| length((first, until))), best: best.max(self.best) }
    }

    pub(super) fn week(&self, today: Date) -> Week {
        let first = today.plus(-6);
        let active =
            std::array::from_fn(|index| self.contains(first.plus(i32::try_from(index).unwrap_or(0))));
        Week { first, active }
    }
}
