//! What clocks that run down have in common.

use std::time::Duration;

use crate::messages::language::clock;

/// From here on a clock is in the colour of errors.
pub(crate) const LITTLE_TIME: Duration = Duration::from_secs(10);
/// The times left that are announced, in seconds.
const ANNOUNCED: [u64; 3] = [60, 30, 10];
/// The name of a clock changes this often, in seconds.
const NAMED: u64 = 10;

/// The seconds left that are announced when a clock goes from `before` to `after`.
pub(crate) fn announced(before: Duration, after: Duration) -> Option<u64> {
    let is_reached = |&&seconds: &&u64| {
        let time = Duration::from_secs(seconds);
        before > time && after <= time
    };
    ANNOUNCED.iter().rfind(is_reached).copied()
}

/// For the screen reader.
pub(crate) fn spoken(left: Duration) -> String {
    clock(Duration::from_secs(left.as_secs().next_multiple_of(NAMED)))
}

/// The last second is 0:01.
pub(crate) fn figures(left: Duration) -> String {
    clock(Duration::from_secs(left.as_millis().div_ceil(1000).try_into().unwrap_or(0)))
}

/// The same with tenths when little time is left.
pub(crate) fn exact_figures(left: Duration) -> String {
    if left < LITTLE_TIME { format!("{}.{}", clock(left), left.subsec_millis() / 100) } else { figures(left) }
}

/// Until the figures change.
pub(crate) fn until_next(left: Duration) -> Duration {
    let step = if left <= LITTLE_TIME { 100_000_000 } else { 1_000_000_000 };
    Duration::from_nanos(u64::from(left.subsec_nanos()) % step + 1_000_000)
}
