//! What differs between languages beyond the words: plural forms, numbers, lists, dates and sizes.
//! All texts use these functions. docs/architecture.md, "How to".

pub use crate::messages::generated::language::*;

use std::fmt::Display;
use std::time::Duration;

use span_it_core::board::BoardSize;
use span_it_core::text::humanize;
use span_it_learn::date::{Date, Zone};

use crate::messages::generated::language as texts;

/// A number in a sentence: a word up to twelve.
#[derive(Clone, Copy, Debug)]
pub struct Count(pub usize);

impl Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&count(self.0))
    }
}

/// A sentence with a capital at its beginning.
pub fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number of percent in English.
pub(super) fn percent_of(number: &str) -> String {
    texts::percent(separated(number))
}

/// A number in English with the separators of the language.
pub(super) fn separated(number: &str) -> String {
    let groups: Vec<String> =
        number.split(',').map(|group| group.replace('.', decimal_separator())).collect();
    groups.join(thousands_separator())
}

/// A number with separators between the thousands.
pub fn grouped(number: impl Display) -> String {
    separated(&humanize::grouped(number))
}

/// A number with all its decimals.
pub fn exact(number: impl Display) -> String {
    separated(&number.to_string())
}

/// A measured time in milliseconds, with its unit.
pub fn short_time(milliseconds: f64) -> String {
    separated(&humanize::short_time(milliseconds))
}

pub fn decimal(value: f64, decimals: usize) -> String {
    // Never "-0".
    let value = if (value * 10_f64.powi(decimals.try_into().unwrap_or(0))).abs() < 0.5 { 0.0 } else { value };
    grouped(format!("{value:.decimals$}"))
}

/// A number with a minus sign instead of a hyphen, for formulas.
pub fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}

/// A number with two decimals, large ones with fewer: `-0.50`, `123,457`, `1.23e9`.
pub fn short_decimal(value: f64) -> String {
    match value.abs() {
        size if size >= 1e9 => exact(format_args!("{value:.2e}")),
        size if size >= 1e5 => decimal(value, 0),
        _ => decimal(value, 2),
    }
}

/// A number beside a chart, at most five characters long: `12.5`, `950`, `20k`, `3.5M`.
pub fn short_count(value: f64) -> String {
    let (value, unit) = match value {
        _ if value >= 1e9 => (value / 1e9, "G"),
        _ if value >= 1e6 => (value / 1e6, "M"),
        _ if value >= 1e4 => (value / 1e3, "k"),
        _ => (value, ""),
    };
    let whole = (value - value.round()).abs() < 0.05;
    format!("{}{unit}", decimal(value, usize::from(!whole)))
}

/// The change of a rating, with a minus sign: "+12", "−9".
pub fn rating_change(value: f64) -> String {
    signed(value).replace('-', "−")
}

/// A number with its sign: `+12`, `0`, `-3`.
pub fn signed(value: f64) -> String {
    let number = decimal(value, 0);
    if value >= 0.5 { format!("+{number}") } else { number }
}

/// The digits of an exponent.
pub fn superscript(number: impl Display) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.to_string().chars().filter_map(|digit| DIGITS.get(digit.to_digit(10)? as usize)).collect()
}

/// A share of 1: `50%`.
pub fn percent(share: f64) -> String {
    texts::percent(decimal(share * 100.0, 0))
}

/// A share of 1 with a decimal: `50.3%`.
pub fn exact_percent(share: f64) -> String {
    texts::percent(decimal(share * 100.0, 1))
}

/// The whole number of percent that are complete: `99%` until all is done.
pub fn percent_done(done: u64, all: u64) -> String {
    texts::percent((100 * done).checked_div(all).unwrap_or(0))
}

/// A share with the margin of its interval: `50% ± 3`.
pub fn percent_margin(share: f64, margin: f64) -> String {
    format!("{} ± {:.0}", percent(share), margin * 100.0)
}

/// A rating. Ratings have no separators.
pub fn elo(value: f64) -> String {
    format!("{value:.0}")
}

/// A rating with the margin of its interval: `1520 ± 30`.
pub fn elo_margin(value: f64, margin: f64) -> String {
    format!("{value:.0} ± {margin:.0}")
}

/// Seconds without needless zeros: `10`, `0.5`.
pub fn seconds(time: Duration) -> String {
    exact(time.as_secs_f64())
}

/// Seconds of a clock that is read while it runs: `0.4`.
pub fn tenths(time: Duration) -> String {
    decimal(time.as_secs_f64(), 1)
}

/// A clock: `1:42`, `1:02:03`. A file can have any time, which must leave room for a name.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        1..=99 => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => texts::many_hours().to_owned(),
    }
}

/// A time that is left: `40 s`, `2 min 05 s`.
pub fn minutes(time: Duration) -> String {
    match time.as_secs() {
        time @ ..60 => seconds_with_unit(time),
        time => texts::minutes(time / 60, format!("{:02}", time % 60)),
    }
}

/// Names without a conjunction, in tables and after a colon: `Ada, Bob, Cid`.
pub fn series<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, ", ")
}

/// Parts of a line that are facts of one thing: `Ada · 6 × 6 · 12 moves`.
pub fn facts<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, " · ")
}

/// Facts with commas of their own: `NodeMajor up from 1 to 2; NodeMinor down from 3 to 2`.
pub fn clauses<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "; ")
}

/// Whole sentences, one after the other. Empty ones are left out.
pub fn sentences<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, " ")
}

pub fn lines<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "\n")
}

fn joined<T: AsRef<str>>(items: &[T], separator: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).filter(|item| !item.is_empty()).collect();
    items.join(separator)
}

/// `Ada`, `Ada and Bob`, `Ada, Bob and Cid`.
pub fn and_list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [rest @ .., last] if !rest.is_empty() => texts::and_list(series(rest), last.as_ref()),
        _ => series(items),
    }
}

/// `Ada`, `Ada or Bob`, `Ada, Bob or Cid`.
pub fn or_list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [rest @ .., last] if !rest.is_empty() => texts::or_list(series(rest), last.as_ref()),
        _ => series(items),
    }
}

/// A reason that ends a sentence, with its full stop.
pub fn with_full_stop(reason: impl Display) -> String {
    let reason = reason.to_string();
    let reason = reason.trim_end();
    if reason.ends_with(['.', '!', '?']) { reason.to_owned() } else { format!("{reason}.") }
}

/// In English: `Ada’s`, `Boss’`.
pub(super) fn possessive_of_name(name: &str) -> String {
    if name.ends_with('s') { format!("{name}’") } else { format!("{name}’s") }
}

/// A board: `6 × 6`, which is not split between lines.
pub fn size(size: BoardSize) -> String {
    format!("{}\u{a0}×\u{a0}{}", size.rows(), size.cols())
}

/// Boards: `5 × 5, 6 × 6`.
pub fn sizes(all: &[BoardSize]) -> String {
    series(&all.iter().copied().map(size).collect::<Vec<_>>())
}

/// The local time: `2026-11-22 14:03`.
pub fn date_and_time(seconds: i64, zone: &Zone) -> String {
    let (hour, minute) = zone.clock(seconds);
    let (year, month, day) = zone.date(seconds).civil();
    let two = |number| format!("{number:02}");
    texts::date_and_time(year.to_string(), two(month), two(day), format!("{hour:02}:{minute:02}"))
}

pub fn month(date: Date) -> &'static str {
    of_month(date, months())
}

fn of_month(date: Date, names: [&'static str; 12]) -> &'static str {
    let (_, month, _) = date.civil();
    usize::try_from(month - 1).ok().and_then(|month| names.get(month).copied()).unwrap_or_default()
}

/// The seven days from this one.
pub fn short_days_from(first: Date) -> impl Iterator<Item = &'static str> {
    short_days().into_iter().cycle().skip(days_from_monday(first)).take(7)
}

/// "Sun, 22 Nov 2026": fits beside a button.
pub fn short_date(date: Date) -> String {
    let (year, _, day) = date.civil();
    let day_of_week = short_days()[days_from_monday(date)];
    texts::short_date(day_of_week, day.to_string(), of_month(date, short_months()), year.to_string())
}

/// "22 Nov"
pub fn day_and_month(date: Date) -> String {
    texts::day_and_month(date.civil().2.to_string(), of_month(date, short_months()))
}

pub fn weekday(date: Date) -> &'static str {
    weekdays()[days_from_monday(date)]
}

fn days_from_monday(date: Date) -> usize {
    date.weekday().to_monday_zero_offset().unsigned_abs().into()
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    #[test]
    fn formats_numbers() {
        assert_eq!([14_422.727, -0.004].map(|value| decimal(value, 2)), ["14,422.73", "0.00"]);
        assert_eq!([12.4, 0.4, -0.4, -3.0].map(signed), ["+12", "0", "0", "-3"]);
        assert_eq!([1234.5, 123_456.7, 2e9].map(short_decimal), ["1,234.50", "123,457", "2.00e9"]);
        assert_eq!(
            [percent(0.5), exact_percent(0.5), percent_margin(0.5, 0.026)],
            ["50%", "50.0%", "50% ± 3"]
        );
        assert_eq!([percent_done(199, 200), percent_done(0, 0)], ["99%", "0%"]);
        assert_eq!(
            [0.0, 12.5, 5000.0, 20_000.0, 3.5e6, 2e9].map(short_count),
            ["0", "12.5", "5,000", "20k", "3.5M", "2G"]
        );
        let clocks = [102, 3723, 1 << 50].map(|seconds| clock(Duration::from_secs(seconds)));
        assert_eq!(clocks, ["1:42", "1:02:03", "> 99 h"]);
    }

    #[test]
    fn writes_times_and_dates() {
        assert_eq!([59, 125].map(|seconds| minutes(Duration::from_secs(seconds))), ["59 s", "2 min 05 s"]);
        let date = Date::from_str("2026-11-22").unwrap();
        assert_eq!(short_date(date), "Sun, 22 Nov 2026");
        assert_eq!([weekday(date), month(date)], ["Sunday", "November"]);
        assert_eq!(
            [0, 2, 12, 1300].map(|number| Count(number).to_string()),
            ["no", "two", "twelve", "1,300"]
        );
    }

    #[test]
    fn joins_names_and_sentences() {
        assert_eq!(and_list(&["Ada", "Bob", "Cid"]), "Ada, Bob and Cid");
        assert_eq!(or_list(&["Ada", "Bob"]), "Ada or Bob");
        assert_eq!([and_list(&["Ada"]), or_list::<&str>(&[])], ["Ada", ""]);
        assert_eq!(sentences(&["One.", "", "Two."]), "One. Two.");
        assert_eq!(["taken", "Taken.", "Why? "].map(with_full_stop), ["taken.", "Taken.", "Why?"]);
    }
}
