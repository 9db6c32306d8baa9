//! Texts of the tournament page.

use crate::messages::generated::tournament as words;
pub use crate::messages::generated::tournament::*;

use std::fmt::Display;
use std::path::Path;
use std::time::Duration;

use span_it_core::board::{BoardSize, Player};
use span_it_core::text::humanize::byte_size;
use span_it_core::text::sanitize::printable;
use span_it_lab::tournament::Plan;

use crate::messages::files::file_name;
use crate::messages::language;
use crate::messages::language::{decimal, facts, percent_done, sentences, series, sizes, with_full_stop};

const MAX_SHORT_NAME: usize = 20;
/// Maximum length of a tournament's name in the list, in characters.
const MAX_TITLE: usize = 40;
const MAX_LISTED_NAME: usize = 24;

/// The note before the players are chosen.
pub fn set_up(note: &str) -> String {
    sentences(&[choose_players(), note])
}

pub fn time_limit(seconds: &str) -> String {
    if seconds.is_empty() { no_limit().to_owned() } else { words::time_limit(language::exact(seconds)) }
}

pub fn board_choice(board: Option<BoardSize>) -> String {
    board.map_or_else(|| all_boards().to_owned(), language::size)
}

const MAX_NAMED: usize = 3;

pub fn summary(plan: &Plan, played: usize, age: Option<Duration>) -> String {
    let names = plan.names();
    let named = series(&names.iter().take(MAX_NAMED).map(|name| short_name(name)).collect::<Vec<_>>());
    let more = names.len().saturating_sub(MAX_NAMED);
    let players = if more == 0 { named } else { and_more(named, more) };
    let games = games_played(played, plan.games());
    let age = age.map(ago).unwrap_or_default();
    facts(&[players, sizes(&plan.boards), games, age])
}

pub fn named_summary(title: &str, summary: &str) -> String {
    facts(&[shortened(printable(title), MAX_TITLE).as_str(), summary])
}

/// At most this many characters.
fn shortened(text: String, most: usize) -> String {
    if text.chars().count() <= most {
        return text;
    }
    text.chars().take(most - 1).chain(['\u{2026}']).collect()
}

pub fn with_file_name(message: &str, file: Option<&str>) -> String {
    facts(&[file.unwrap_or_default(), message])
}

pub fn wrong_board(part: &str) -> String {
    words::wrong_board(printable(part))
}

pub fn added(path: &Path) -> String {
    words::added(file_name(path))
}

pub fn was_read(path: &Path) -> String {
    words::was_read(file_name(path))
}

pub fn unreadable(reason: impl Display) -> String {
    words::unreadable(with_full_stop(reason))
}

pub fn table_saved(path: &Path) -> String {
    words::table_saved(path.display())
}

/// A margin beside its rating.
pub fn margin(margin: f64) -> String {
    format!(" \u{b1} {}", decimal(margin, 0))
}

pub fn reading_file(path: &Path) -> String {
    words::reading_file(file_name(path))
}

pub fn list_not_changed(reason: impl Display) -> String {
    words::list_not_changed(with_full_stop(reason))
}

pub fn badge(done: usize, all: u64) -> String {
    words::badge(percent_done(done as u64, all))
}

fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0..60 => played_ago("minutes", minutes),
        60..1_440 => played_ago("hours", minutes / 60),
        _ => played_ago("days", minutes / 1_440),
    }
}

pub fn games_range(boards: usize) -> String {
    let boards = boards.max(1);
    words::games_range(boards, 2 * boards)
}

pub fn short_name(name: &str) -> String {
    let (program, options) = name.split_once(' ').unwrap_or((name, ""));
    let is_path = program.starts_with(['/', '.', '~']) || program.contains('\\');
    let file = program.rsplit(['/', '\\']).next().filter(|_| is_path).unwrap_or(program);
    let whole = if options.is_empty() { file.to_owned() } else { format!("{file} {options}") };
    shortened(whole, MAX_SHORT_NAME)
}

pub fn listed_name(name: &str) -> String {
    shortened(printable(name), MAX_LISTED_NAME)
}

pub fn size_estimate(games: u64, about: Option<Duration>) -> String {
    series(&[game_count(games), about.map(approximate_time).unwrap_or_default()])
}

pub fn approximate_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (unit, number) = match seconds {
        0..=4 => ("shortest", seconds),
        5..=89 => ("seconds", (seconds + 2) / 5 * 5),
        90..=5_399 => ("minutes", (seconds + 30) / 60),
        _ => ("hours", (seconds + 1_800) / 3_600),
    };
    words::approximate_time(unit, number)
}

pub fn progress(done: usize, all: u64) -> [String; 2] {
    [games_played(done, all), format!("\u{b7} {}", percent_done(done as u64, all))]
}

pub fn time_left(time: Option<Duration>, pace: Option<f64>, cores: usize) -> String {
    let (Some(time), Some(pace)) = (time, pace) else { return on_cores(cores) };
    let left = approximate_time(time);
    if pace < 1.0 {
        return time_left::per_minute(left, decimal(pace * 60.0, 1), cores);
    }
    time_left::per_second(left, decimal(pace, usize::from(pace < 10.0)), cores)
}

pub fn game_details(winner: Player, size: BoardSize, pair: u32) -> String {
    words::game_details(winner, language::size(size), pair + 1)
}

pub fn too_large(path: &Path, bytes: u64, most: usize) -> String {
    let [size, most] = [usize::try_from(bytes).unwrap_or(usize::MAX), most].map(byte_size);
    words::too_large(file_name(path), size, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_times_and_ages() {
        let message = |seconds| approximate_time(Duration::from_secs(seconds));
        assert_eq!([message(2), message(31), message(89)], ["a few seconds", "about 30 s", "about 90 s"]);
        assert_eq!([message(90), message(500), message(7_300)], ["about 2 min", "about 8 min", "about 2 h"]);
        let message = [0, 60, 3_599, 7_300, 86_400, 800_000].map(|seconds| ago(Duration::from_secs(seconds)));
        let expected =
            ["just now", "1 minute ago", "59 minutes ago", "2 hours ago", "1 day ago", "9 days ago"];
        assert_eq!(message, expected);
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(listed_name("Ada (reading)"), "Ada (reading)");
        assert_eq!(
            listed_name(&format!("A\n{}", "x".repeat(5000))),
            format!("A\u{fffd}{}\u{2026}", "x".repeat(21))
        );
        assert_eq!(short_name("/usr/bin/gale --gtp"), "gale --gtp");
        assert_eq!(short_name(r"C:\engines\gale.exe --gtp"), "gale.exe --gtp");
        assert_eq!(short_name("Ada"), "Ada");
        assert_eq!(short_name("1/2 of Ada"), "1/2 of Ada");
        assert_eq!(short_name("./a-program-of-long-name gtp"), "a-program-of-long-n\u{2026}");
    }

    #[test]
    fn pace_is_per_second_or_minute() {
        let time_left = |pace| time_left(Some(Duration::from_mins(3)), Some(pace), 2);
        assert_eq!(time_left(12.3), "about 3 min left \u{b7} 12 games per second on 2 cores");
        assert_eq!(time_left(0.25), "about 3 min left \u{b7} 15.0 games per minute on 2 cores");
    }
}
