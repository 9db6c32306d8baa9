//! Local dates. The functions of this crate take dates and times as arguments; only [`Zone::local`] reads the
//! settings of the system.

use std::fmt;
use std::str::FromStr;

use jiff::civil;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

/// A day of the calendar, as days since 1970-01-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Date(i32);

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weekday {
    /// Monday.
    Monday,
    /// Tuesday.
    Tuesday,
    /// Wednesday.
    Wednesday,
    /// Thursday.
    Thursday,
    /// Friday.
    Friday,
    /// Saturday.
    Saturday,
    /// Sunday.
    Sunday,
}

impl Weekday {
    /// All days, Monday first.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];
}

/// 1970-01-01 was a Thursday.
const EPOCH_WEEKDAY: i32 = 3;
/// The first and last day of the years 1 to 9999.
const RANGE: (i32, i32) = (-719_162, 2_932_896);

impl Date {
    /// The day with this number; `None` outside the years 1 to 9999.
    pub const fn new(day: i32) -> Option<Self> {
        if day >= RANGE.0 && day <= RANGE.1 { Some(Self(day)) } else { None }
    }

    /// Days since 1970-01-01.
    pub const fn day(self) -> i32 {
        self.0
    }

    /// The days from `earlier` to this day; negative if it is later.
    pub const fn days_since(self, earlier: Self) -> i32 {
        self.0 - earlier.0
    }

    /// The day `days` later, or earlier if negative, within the years 1 to 9999.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days).clamp(RANGE.0, RANGE.1))
    }

    /// The day of the week.
    pub fn weekday(self) -> Weekday {
        let index = (self.0 + EPOCH_WEEKDAY).rem_euclid(7);
        Weekday::ALL[usize::try_from(index).unwrap_or(0)]
    }

    /// The Monday of this week.
    #[must_use]
    pub fn monday(self) -> Self {
        self.plus(-(self.0 + EPOCH_WEEKDAY).rem_euclid(7))
    }

    /// The year, month and day of the month.
    pub fn civil(self) -> (i16, i8, i8) {
        let date = self.to_jiff();
        (date.year(), date.month(), date.day())
    }

    fn to_jiff(self) -> civil::Date {
        let epoch = civil::Date::constant(1970, 1, 1);
        epoch.checked_add(jiff::Span::new().days(self.0)).unwrap_or(epoch)
    }

    fn from_jiff(date: civil::Date) -> Self {
        let epoch = civil::Date::constant(1970, 1, 1);
        let days = epoch.until(date).map_or(0, |span| span.get_days());
        Self(days)
    }
}

impl fmt::Display for Date {
    /// Writes `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_jiff().fmt(f)
    }
}

/// The text is not a date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a date: expected a day such as 2026-11-22")]
pub struct ParseDateError {
    text: String,
}

impl FromStr for Date {
    type Err = ParseDateError;

    /// Reads `2026-11-22`.
    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let error = || ParseDateError { text: text.chars().take(40).collect() };
        if text.len() != 10 || !text.is_ascii() {
            return Err(error());
        }
        let date = text.parse::<civil::Date>().ok().ok_or_else(error)?;
        Self::new(Self::from_jiff(date).0).ok_or_else(error)
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

    /// The local date of a time in seconds since 1970-01-01 UTC. Times outside the years 1 to 9999 count as
    /// the nearest day.
    pub fn date(&self, time: i64) -> Date {
        let day = Date::from_jiff(self.local_time(time).date()).0;
        Date(day.clamp(RANGE.0, RANGE.1))
    }

    /// The hour and minute of a time in seconds since 1970-01-01 UTC.
    pub fn clock(&self, time: i64) -> (i8, i8) {
        let local = self.local_time(time);
        (local.hour(), local.minute())
    }

    /// When a day begins, in seconds since 1970-01-01 UTC.
    pub fn start_of(&self, date: Date) -> i64 {
        let start = date.to_jiff().to_zoned(self.0.clone());
        start.map_or_else(|_error| i64::from(date.0) * 86_400, |start| start.timestamp().as_second())
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
    fn dates_are_read_back() {
        for text in ["0001-01-01", "1969-12-31", "1970-01-01", "2024-02-29", "2026-11-22", "9999-12-31"] {
            assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
        }
        assert_eq!("2026-11-22".parse::<Date>().unwrap().weekday(), Weekday::Sunday);
        assert_eq!("2026-11-22".parse::<Date>().unwrap().monday().to_string(), "2026-11-16");
        for bad in ["", "2026-13-01", "2026-02-30", "22-11-2026", "2026-11-22T00", "+02026-11-22", "2026-1-1"]
        {
            assert!(bad.parse::<Date>().is_err(), "{bad}");
        }
    }

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
