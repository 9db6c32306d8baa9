//! The seven days of this week.

use std::collections::BTreeSet;

use crate::date::Date;

/// Which days of a week had any activity. There is no streak that can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    /// The first day.
    pub monday: Date,
    /// Whether each day had activity, Monday first.
    pub active: [bool; 7],
    /// The index of today, 0 for Monday.
    pub today: usize,
}

impl Week {
    pub(super) fn new(active: &BTreeSet<Date>, today: Date) -> Self {
        let monday = today.monday();
        let is_active =
            std::array::from_fn(|index| active.contains(&monday.plus(i32::try_from(index).unwrap_or(0))));
        let today = usize::try_from(today.days_since(monday)).unwrap_or(0);
        Self { monday, active: is_active, today }
    }
}
