//! The days of the listed games.

use span_it_history::Filter;
use span_it_learning::date::Zone;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    #[default]
    AnyTime,
    Today,
    /// Of seven days, today included.
    Week,
    /// Of 30 days.
    Month,
    /// Of 365 days.
    Year,
    /// Before those of [`Self::Year`].
    Older,
}

impl Period {
    /// All periods, as the menu lists them.
    pub const ALL: [Self; 6] = [Self::AnyTime, Self::Today, Self::Week, Self::Month, Self::Year, Self::Older];

    /// Limits a filter to the period. `now` is in seconds since 1970-01-01 UTC.
    pub(super) fn limit(self, filter: &mut Filter, zone: &Zone, now: i64) {
        let days_ago = |days: i32| Some(1000 * zone.start_of(zone.date(now).plus(-days)));
        (filter.since, filter.until) = match self {
            Self::AnyTime => (None, None),
            Self::Today => (days_ago(0), None),
            Self::Week => (days_ago(6), None),
            Self::Month => (days_ago(29), None),
            Self::Year => (days_ago(364), None),
            Self::Older => (None, days_ago(364)),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_begin_at_local_midnight() {
        let (midnight, day) = (1_795_305_600, 86_400); // 2026-11-22 00:00 UTC
        let zone = Zone::fixed(3600);
        let limits = |period: Period| {
            let mut filter = Filter::default();
            period.limit(&mut filter, &zone, midnight + 5000);
            (filter.since, filter.until)
        };
        let start = |days: i64| Some(1000 * (midnight - 3600 - days * day));
        assert_eq!(limits(Period::AnyTime), (None, None));
        assert_eq!(limits(Period::Today), (start(0), None));
        assert_eq!(limits(Period::Week), (start(6), None));
        assert_eq!(limits(Period::Year), (start(364), None));
        assert_eq!(limits(Period::Older), (None, start(364)), "no game is in neither");
    }
}
