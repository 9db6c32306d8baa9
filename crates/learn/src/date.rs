//! Local dates. The functions of this crate take dates and times as arguments; only [`Zone::local`] reads the
//! settings of the system.

use std::fmt;
use std::str::FromStr;

use jiff::civil;
pub use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Date(civil::Date);

const EPOCH: civil::Date = civil::date(1970, 1, 1);

impl Date {
    /// Days since 1970-01-01.
    pub fn day(self) -> i32 {
        self.days_since(Self(EPOCH))
    }

    /// The days from `earlier` to this day; negative if it is later.
    pub fn days_since(self, earlier: Self) -> i32 {
        earlier.0.until(self.0).map_or(0, |span| span.get_days())
    }

    /// The day `days` later, or earlier if negative, as far as the calendar goes.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(jiff::SignedDuration::from_hours(24 * i64::from(days))))
    }

    /// The day of the week.
    pub fn weekday(self) -> Weekday {
        self.0.weekday()
    }

    /// The year, month and day of the month.
    pub fn civil(self) -> (i16, i8, i8) {
        (self.0.year(), self.0.month(), self.0.day())
    }
}

impl fmt::Display for Date {
    /// Writes `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Date {
    type Err = jiff::Error;

    /// Reads `2026-11-22`.
    fn from_str(text: &str) -> Result<Self, jiff::Error> {
        text.parse().map(Self)
    }
}

/// A time zone, which decides on what day something happened.
#[derive(Clone, Debug)]
pub struct Zone(TimeZone);

impl Zone {
    /// Coordinated Universal Time.
    pub const UTC: Self = Self(TimeZone::UTC);

    /// The time zone of the system; UTC if it is not known.
    pub fn local() -> Self {
        Self(TimeZone::try_system().unwrap_or(TimeZone::UTC))
    }

    /// A zone that is this many seconds ahead of UTC, at most a day.
    pub fn fixed(seconds: i32) -> Self {
        jiff::tz::Offset::from_seconds(seconds).map_or(Self::UTC, |offset| Self(TimeZone::fixed(offset)))
    }

    /// The local date of a time in seconds since 1970-01-01 UTC. Times beyond the calendar count as its nearest day.
    pub fn date(&self, time: i64) -> Date {
        Date(self.local_time(time).date())
    }

    /// The hour and minute of a time in seconds since 1970-01-01 UTC.
    pub fn clock(&self, time: i64) -> (i8, i8) {
        let local = self.local_time(time);
        (local.hour(), local.minute())
    }

    /// When a day begins, in seconds since 1970-01-01 UTC.
    pub fn start_of(&self, date: Date) -> i64 {
        let start = date.0.to_zoned(self.0.clone());
        start.map_or_else(|_error| i64::from(date.day()) * 86_400, |start| start.timestamp().as_second())
    }

    fn local_time(&self, time: i64) -> civil::DateTime {
        let earliest = jiff::Timestamp::MIN.as_second() + 172_800;
        let latest = jiff::Timestamp::MAX.as_second() - 172_800;
        let timestamp = jiff::Timestamp::from_second(time.clamp(earliest, latest)).unwrap_or_default();
        self.0.to_datetime(timestamp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_local_midnight() {
        let time = 1_795_305_600; // 2026-11-22 00:00 UTC
        let date = Zone::UTC.date(time);
        assert_eq!(Zone::UTC.start_of(date), time);
        let zone = Zone::fixed(5400);
        assert_eq!(zone.start_of(date), time - 5400);
        assert_eq!((zone.clock(time), Zone::UTC.clock(time - 60)), ((1, 30), (23, 59)));
        assert_eq!(zone.date(zone.start_of(date)), date);
    }

    #[test]
    fn the_zone_decides_the_day() {
        let time = 1_795_305_600; // 2026-11-22 00:00 UTC
        assert_eq!(Zone::UTC.date(time).to_string(), "2026-11-22");
        assert_eq!(Zone::fixed(-3600).date(time).to_string(), "2026-11-21");
        assert_eq!(Zone::UTC.date(time - 1).to_string(), "2026-11-21");
        for extreme in [i64::MIN, i64::MAX] {
            let zone = Zone::fixed(86_399);
            zone.start_of(zone.date(extreme));
            zone.clock(extreme);
        }
        Zone::local().date(time);
    }
}
