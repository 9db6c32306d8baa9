//! Texts of the main window: titles, cards, move list, status.

use crate::messages::dialogs::new_game::{YOU, shown_name};
pub use crate::messages::generated::game::*;

use std::time::Duration;

use span_it_core::board::{ByPlayer, Player};
use span_it_core::engine::Seed;
use span_it_core::record::Seat;

use crate::messages::dialogs::new_game::direction;
use crate::messages::generated::game as texts;
use crate::messages::language;
use crate::messages::language::{clock, exact, facts, seconds, sentences, series, tenths};

pub fn window_title(file: Option<&str>) -> String {
    file.map_or_else(|| app().to_owned(), |file| format!("{file} - {}", app()))
}

/// Whether a game is that of the person at this computer, and the names of both; the opponent's is then the second.
fn names_in_game(players: &ByPlayer<Seat>) -> (bool, [&str; 2]) {
    let [one, other] = Player::ALL.map(|player| &players[player]);
    let names = [one, other].map(|seat| seat.name.as_str());
    let swapped = [names[1], names[0]];
    match [one, other].map(|seat| seat.kind.is_person()) {
        [true, false] => (true, names),
        [false, true] => (true, swapped),
        _ if one.name == YOU => (true, names),
        _ if other.name == YOU => (true, swapped),
        _ => (false, names),
    }
}

/// Another game replaced it.
pub fn put_aside(players: &ByPlayer<Seat>, moves: usize) -> String {
    let (is_own, [one, other]) = names_in_game(players);
    texts::put_aside(is_own, one, other, moves)
}

/// At the start of the program.
pub fn continues(players: &ByPlayer<Seat>) -> String {
    let (is_own, [one, other]) = names_in_game(players);
    texts::continues(is_own, one, other)
}

/// `back` and `forward`: whether it is the turn of a person one move before or after.
pub fn not_your_turn(name: &str, back: bool, forward: bool) -> String {
    let advice = match (back, forward) {
        (true, true) => go_back_or_forward(),
        (true, false) => go_back(),
        (false, true) => go_forward(),
        (false, false) => "",
    };
    sentences(&[turn_of(name).as_str(), advice])
}

const LONGEST_NAME: usize = 24;

pub fn short_name(name: &str) -> String {
    let line = shown_name(name).split_whitespace().collect::<Vec<_>>().join(" ");
    let line = span_it_core::text::sanitize::printable(&line);
    if line.chars().count() <= LONGEST_NAME {
        return line;
    }
    let kept: String = line.chars().take(LONGEST_NAME - 1).collect();
    format!("{}…", kept.trim_end())
}

/// The numbers of the moves that a move from an earlier position has replaced.
pub fn replaced(first: usize, last: usize) -> String {
    if first == last { move_replaced(first) } else { moves_replaced(first, last) }
}

pub fn speed(factor: Option<f32>) -> String {
    factor.map_or_else(|| speed_max().to_owned(), |factor| format!("{}×", exact(factor)))
}

/// The accessible name of the choice.
pub fn speed_name(factor: Option<f32>) -> String {
    texts::speed_name(speed(factor))
}

/// The accessible name of a card.
pub fn card_name(player: Player, name: &str) -> String {
    series(&[name, &direction(player)])
}

/// Time a player has used: `1:42`, `1:02:03`.
pub fn time_used(time: Duration) -> String {
    clock(time)
}

/// A running clock for the screen reader: it changes once a minute.
pub fn minutes_used(time: Duration) -> String {
    texts::minutes_used(time.as_secs() / 60)
}

/// Time of one move: `0.4 s`.
pub fn move_time(time: Duration) -> String {
    language::seconds_with_unit(tenths(time))
}

pub fn move_tooltip(time: Option<Duration>, levels: Option<(u16, u16)>) -> Option<String> {
    let time = time.map(move_time);
    let levels = levels.map(|(finished, wanted)| search_depth(finished, wanted));
    let all: Vec<String> = time.into_iter().chain(levels).collect();
    (!all.is_empty()).then(|| series(&all))
}

/// How deep a search looked: `3 levels`, `stopped at level 3 of 5`.
pub fn search_depth(finished: u16, wanted: u16) -> String {
    if finished < wanted { stopped_at_level(finished, wanted) } else { levels(finished) }
}

/// The tooltip of the board's size.
pub fn status_details(seed: Seed, limit: Option<Duration>) -> String {
    facts(&[status_seed(seed), status_limit(limit)])
}

pub fn status_limit(limit: Option<Duration>) -> String {
    match limit {
        None => no_limit().to_owned(),
        Some(limit) if limit.is_zero() => no_time_to_look_ahead().to_owned(),
        Some(limit) => limit_per_move(seconds(limit)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortens_names_to_one_line() {
        for (name, short) in [
            ("Ada", "Ada"),
            ("Deep\nthinker\t of  old", "Deep thinker of old"),
            ("Ada\u{202e}", "Ada\u{fffd}"),
            ("Twenty-four letters long", "Twenty-four letters long"),
            ("One of twenty-five letter", "One of twenty-five lett…"),
            ("One of twenty-six or more letters", "One of twenty-six or mo…"),
        ] {
            assert_eq!(short_name(name), short);
        }
    }

    #[test]
    fn formats_times_and_limits() {
        assert_eq!(time_used(Duration::from_secs(102)), "1:42");
        assert_eq!(time_used(Duration::from_secs(3723)), "1:02:03");
        let limits = [None, Some(Duration::ZERO), Some(Duration::from_millis(1))].map(status_limit);
        assert_eq!(limits, ["No time limit", "No time to look ahead", "Max 0.001 s per move"]);
        assert_eq!(search_depth(3, 5), "stopped at level 3 of 5");
        assert_eq!(search_depth(1, 1), "1 level");
    }
}
