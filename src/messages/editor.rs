//! Texts of the personality editor.

use crate::messages::generated::editor as words;
pub use crate::messages::generated::editor::*;

use std::time::Duration;

use crate::messages::language::{
    decimal, grouped, percent_margin, seconds, short_decimal, with_full_stop, with_minus,
};
use crate::messages::{library, solver};
use span_it_core::board::{Node, Player};
use span_it_core::engine::Choice;
use span_it_core::personality::character::Trait;
use span_it_core::personality::{Factor, FactorInfo, FactorKind, MAX_NOTES};
use span_it_core::share::Share;
use span_it_core::solver::Verdict;

pub fn new_game_as(player: Player) -> &'static str {
    match player {
        Player::Horizontal => new_game_left_to_right(),
        Player::Vertical => new_game_top_to_bottom(),
    }
}

pub fn length_of_notes(length: usize) -> String {
    words::length_of_notes(length, MAX_NOTES)
}

pub fn saved_as(name: &str) -> String {
    words::saved_as(with_full_stop(name))
}

pub fn where_it_appears(author: Option<&str>) -> String {
    words::where_it_appears(author.map(with_full_stop))
}

pub fn expected(info: &FactorInfo) -> String {
    let [least, most] = [info.min, info.max].map(|value| with_minus(&grouped(value)));
    words::expected(info.kind, least, most)
}

pub fn ambiguous_comma(typed: &str) -> String {
    let [thousands, decimals] = ["", "."].map(|mark| typed.replacen(',', mark, 1));
    words::ambiguous_comma(thousands, decimals)
}

pub fn exceeds_time_limit(limit: Duration) -> String {
    words::exceeds_time_limit(seconds(limit))
}

pub fn longer_than(limit: Duration) -> String {
    words::longer_than(seconds(limit))
}

/// A time in two figures: `20 ms`, `1.5 s`, `12 min`, `3 hours`.
pub fn approximate_time(time: Duration) -> String {
    let (unit, number) = match time.as_secs_f64() {
        s if s < 0.0005 => ("shortest", String::new()),
        s if s < 1.0 => ("milliseconds", decimal(two_figures(s * 1000.0), 0)),
        s if s < 10.0 => ("seconds", decimal(s, 1)),
        s if s < 120.0 => ("seconds", decimal(s, 0)),
        s if s < 7_200.0 => ("minutes", decimal(s / 60.0, 0)),
        s if s < 172_800.0 => ("hours", decimal(s / 3_600.0, 0)),
        s if s < 63_072_000.0 => ("days", decimal(s / 86_400.0, 0)),
        s if s < 3.2e10 => ("years", decimal(s / 31_536_000.0, 0)),
        _ => ("longest", String::new()),
    };
    words::approximate_time(unit, number)
}

fn two_figures(value: f64) -> f64 {
    let unit = if value >= 100.0 { 10.0 } else { 1.0 };
    (value / unit).round() * unit
}

pub fn lookahead_value(choice: &Choice, complete: bool) -> String {
    lookahead(choice, if complete { "stopped" } else { "under_way" })
}

pub fn lookahead_value_tip(choice: &Choice, complete: bool) -> String {
    lookahead(choice, if complete { "out_of_time" } else { "under_way" })
}

fn lookahead(choice: &Choice, state: &str) -> String {
    let state = if choice.complete { "complete" } else { state };
    value_of_move(state, with_minus(&short_decimal(choice.value)), choice.depth, choice.wanted)
}

/// The name as an entry of a menu, or at the start of a sentence.
pub fn as_first_word(name: &str) -> &str {
    [
        (no_comparison(), first_word::no_comparison()),
        (saved_version(), first_word::saved_version()),
        (opened_version(), first_word::opened_version()),
    ]
    .into_iter()
    .find_map(|(within, first)| (within == name).then_some(first))
    .unwrap_or(name)
}

pub fn compare_with(name: &str) -> String {
    if name == no_comparison() { compare().to_owned() } else { words::compare_with(name) }
}

pub fn plays_different(other: &str, node: Node, verdict: Verdict) -> String {
    words::plays_different(as_first_word(other), node, solver::verdict(verdict))
}

pub fn accuracy(mark: Share) -> String {
    percent_margin(mark.value().unwrap_or_default(), mark.margin95().unwrap_or(0.5))
}

pub fn thinks_long(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    words::thinks_long(decimal(seconds, usize::from(seconds < 3.0)), library::trait_name(Trait::Plans))
}

pub fn stays_ahead_share(share: f64) -> String {
    words::stays_ahead_share(decimal(share * 100.0, 0))
}

/// In percent.
pub fn slider_value(at: f64, was: f64, slider: Trait) -> String {
    let is_moved = at.to_bits() != was.to_bits();
    let [at, was] = [at, was].map(|place| decimal(place, 0));
    value_of_slider(is_moved, at, was, meanings()[slider as usize])
}

pub fn slider_was(name: &str, was: f64) -> String {
    words::slider_was(name, decimal(was, 0))
}

pub fn score(won: Share) -> String {
    format!("{} : {}", won.part, won.whole - won.part)
}

/// `share` is that of the new personality; `games` are those played and all.
pub fn match_result(names: [&str; 2], share: f64, margin: Option<f64>, games: [u32; 2]) -> String {
    let [played, all] = games;
    let Some(margin) = margin else { return match_under_way(played, all) };
    let result = percent_margin(share, margin);
    let stronger = match share {
        share if share - margin > 0.5 => names[0],
        share if share + margin < 0.5 => names[1],
        _ => return match_undecided(played >= all, result, played, all),
    };
    match_decided(played >= all, result, played, all, stronger)
}

/// The text of a factor value: two decimals for small factors if that is exact, else all digits. Without commas
/// between thousands, because the comma of "10,000" in a field could also be a decimal one.
pub fn number_text(factor: Factor, value: f64) -> String {
    let info = factor.info();
    let decimals = info.kind == FactorKind::Real && info.usual.1 <= 10.0 && value.abs() < 1e5;
    let short = decimals.then(|| format!("{value:.2}"));
    let is_exact = |text: &String| text.parse().is_ok_and(|read: f64| read.to_bits() == value.to_bits());
    with_minus(&short.filter(is_exact).unwrap_or_else(|| value.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_times() {
        let of = |seconds: f64| approximate_time(Duration::from_secs_f64(seconds));
        assert_eq!(of(0.000_1), "less than 1 ms");
        assert_eq!(of(0.0203), "about 20 ms");
        assert_eq!(of(0.2034), "about 200 ms");
        assert_eq!(of(1.46), "about 1.5 s");
        assert_eq!(of(600.0), "about 10 min");
        assert_eq!(approximate_time(Duration::MAX), "over 1,000 years");
    }
}
