//! Texts of the main window: titles, cards, move list, status.

use std::time::Duration;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::record::Seat;

use crate::messages::dialogs::new_game::{YOU, direction};
use crate::messages::language;
use crate::messages::language::{
    clock, counted, does, facts, in_sentence, possessive, seconds, series, tenths,
};

pub const APP: &str = "Span-It!";

pub const fn side(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Horizontal",
        Player::Vertical => "Vertical",
    }
}

pub fn window_title(file: Option<&str>) -> String {
    file.map_or_else(|| APP.to_owned(), |file| format!("{file} - {APP}"))
}

/// For two people, or two computers.
pub const RULE: &str =
    "The first to join two opposite edges wins: one player left to right, the other top to bottom.";

/// The rule in one line.
pub fn rule_against(person: Player, opponent: &str) -> String {
    let opponent = if opponent == YOU { "your opponent" } else { opponent };
    match person {
        Player::Horizontal => {
            format!("Join left to right before {opponent} joins top to bottom.")
        }
        Player::Vertical => {
            format!("Join top to bottom before {opponent} joins left to right.")
        }
    }
}

pub const NEW_TO_THE_GAME: &str = "New to the game?";
pub const HOW_TO_PLAY: &str = "A click on a ring joins the two dots beside it. Lines never cross.";
pub const LEARN_THE_GAME: &str = "Learn the game";

pub const MOVE_NOW: &str = "Move now";
pub const PAUSED: &str = "Paused";
pub const PRESS_SPACE: &str = "Press Space to resume.";
pub const BACK_TO_GAME: &str = "Back to the game";

texts! {
    challenge(opponent: &str) = "Challenge {}", short_name(opponent);
    /// The rung from 1, and the games won and lost against its opponent.
    next_on_ladder(rung: usize, rungs: usize, won: u32, lost: u32) = "Rung {rung} of {rungs} · {won}–{lost}, first to two wins";
    played(name: &str, node: Node) = "{name} played {node}.";
    played_your_move(name: &str, node: Node) = "{name} played {node}. Your move.";
    is_thinking(name: &str) = "{name} is thinking";
    viewed_move(ply: usize, moves: usize) = "Move {ply} of {moves}";
    resigned_other_wins(name: &str, winner: &str) = "{name} resigned. {}.", wins(winner);
    played_and_wins(name: &str, node: Node) = "{name} played {node}. {}.", wins(name);
    first_game(opponent: &str, size: BoardSize) =
        "You against {opponent} on a {} board.", language::size(size);
    first_game_between(names: [&str; 2], size: BoardSize) =
        "{} against {} on a {} board.", names[0], in_sentence(names[1]), language::size(size);
    is_taken(node: Node) = "{node} is taken.";
    /// The hint, for the screen reader.
    play_hint(node: Node) = "Play {node}.";
    move_cell(number: usize, name: &str, node: Node) = "Move {number}: {name} {node}";
    status_seed(seed: span_it_core::engine::Seed) = "Seed {seed}";
    /// Confirmed when a rematch starts.
    rematch_starts(first: &str) = "Rematch. {}", moves_first(first);
    new_game_against(opponent: &str) = "A game against {} starts.", short_name(opponent);
}

pub fn moves_first(name: &str) -> String {
    if name == YOU {
        "You move first this time.".to_owned()
    } else {
        format!("{} moves first this time.", short_name(name))
    }
}

pub fn your_move(name: &str) -> String {
    if name == YOU { "Your move".to_owned() } else { format!("Your move, {name}") }
}

pub fn to_move(name: &str) -> String {
    if name == YOU { "Your move".to_owned() } else { format!("{name} to move") }
}

pub fn is_turn_of(name: &str) -> String {
    if name == YOU { "It is your turn.".to_owned() } else { format!("{name} is to move.") }
}

pub fn wins(name: &str) -> String {
    does(name, "wins")
}

pub const BRING_BACK: &str = "Bring it back";

/// "Your game against Blocker", or "The game of Ada and Bob" if these are two people or two computers.
fn name_of_game(players: &ByPlayer<Seat>) -> String {
    let [one, other] = Player::ALL.map(|player| &players[player]);
    let [one_name, other_name] = [one, other].map(|seat| short_name(&seat.name));
    match [one, other].map(|seat| seat.kind.is_person()) {
        [true, false] => format!("Your game against {other_name}"),
        [false, true] => format!("Your game against {one_name}"),
        _ if one.name == YOU => format!("Your game against {other_name}"),
        _ if other.name == YOU => format!("Your game against {one_name}"),
        _ => format!("The game of {one_name} and {other_name}"),
    }
}

/// Another game replaced it.
pub fn put_aside(players: &ByPlayer<Seat>, moves: usize) -> String {
    format!("{} was put aside after {}.", name_of_game(players), counted(moves, "move", "moves"))
}

/// At the start of the program.
pub fn continues(players: &ByPlayer<Seat>) -> String {
    format!("{} continues.", name_of_game(players))
}

pub const CLICK_A_RING: &str = "Click a ring.";
pub const GAME_IS_OVER: &str = "The game is over.";
pub const COMPUTERS_PLAY: &str = "Two computers are playing.";

/// `back` and `forward`: whether it is the turn of a person one move before or after.
pub fn not_your_turn(name: &str, back: bool, forward: bool) -> String {
    let name = possessive(name);
    match (back, forward) {
        (true, true) => format!("It is {name} turn here. Go one move back or forward to play."),
        (true, false) => format!("It is {name} turn here. Go one move back to play."),
        (false, true) => format!("It is {name} turn here. Go one move forward to play."),
        (false, false) => format!("It is {name} turn here."),
    }
}

const LONGEST_NAME: usize = 24;

pub fn short_name(name: &str) -> String {
    let line = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let line = span_it_core::text::sanitize::printable(&line);
    if line.chars().count() <= LONGEST_NAME {
        return line;
    }
    let kept: String = line.chars().take(LONGEST_NAME - 1).collect();
    format!("{}…", kept.trim_end())
}

/// The numbers of the moves that a move from an earlier position has replaced.
pub fn replaced(first: usize, last: usize) -> String {
    if first == last {
        format!("Move {first} was replaced.")
    } else {
        format!("Moves {first} to {last} were replaced.")
    }
}

pub const MOVE_REPLACES_LATER_ONES: &str = "A move here replaces the later moves.";

pub const YOU_WIN: &str = "You win!";

pub const PLAY: &str = "Play";
pub const NEW_GAME: &str = "New game…";
pub const REMATCH: &str = "Rematch";

pub const SIDE_PANEL: &str = "Side panel";
pub const SIDE_PANEL_TIP: &str = "Shows the players, the moves and the buttons again. F9";
pub const HEAT_MAP: &str = "Heat map";
pub const UNDO: &str = "Undo";
pub const UNDO_TIP: &str = concat!("Takes back your last move and the reply (", command_key!(), "+Z)");
pub const HINT: &str = "Hint";
pub const RESIGN: &str = "Resign";
pub const PAUSE: &str = "Pause";
pub const RESUME: &str = "Play";
pub const STEP: &str = "Step";
pub const SPEED: &str = "Speed";
pub const SPEED_MAX: &str = "Max";

pub fn speed(factor: Option<f32>) -> String {
    factor.map_or_else(|| SPEED_MAX.to_owned(), |factor| format!("{factor}×"))
}

pub const CARD_TIP: &str = "Change the name or who plays";
pub const LADDER_CARD_TIP: &str = "The players of a ladder game stay.";

/// The accessible name of a card.
pub fn card_name(player: Player, name: &str) -> String {
    series(&[name, direction(player)])
}

/// Time a player has used: `1:42`, `1:02:03`.
pub fn time_used(time: Duration) -> String {
    clock(time)
}

/// A running clock for the screen reader: it changes once a minute.
pub fn minutes_used(time: Duration) -> String {
    match time.as_secs() / 60 {
        0 => "Time used: under 1 min".to_owned(),
        minutes => format!("Time used: {minutes} min"),
    }
}

texts! {
    /// The description of a card, with the clock at the moment that it got the focus.
    card_description(time: &str, tip: &str) = "Time used: {time}. {tip}";
    /// The accessible name of the choice.
    speed_name(factor: Option<f32>) = "Speed {}", speed(factor);
    /// Time of one move: `0.4 s`.
    move_time(time: Duration) = "{} s", tenths(time);
}

pub fn move_tooltip(time: Option<Duration>, levels: Option<(u16, u16)>) -> Option<String> {
    let time = time.map(move_time);
    let levels = levels.map(|(finished, wanted)| search_depth(finished, wanted));
    let all: Vec<String> = time.into_iter().chain(levels).collect();
    (!all.is_empty()).then(|| series(&all))
}

/// How deep a search looked: `3 levels`, `stopped at level 3 of 5`.
pub fn search_depth(finished: u16, wanted: u16) -> String {
    if finished < wanted {
        return format!("stopped at level {finished} of {wanted}");
    }
    counted(finished, "level", "levels")
}

/// The tooltip of the board's size.
pub fn status_details(seed: span_it_core::engine::Seed, limit: Option<Duration>) -> String {
    facts(&[status_seed(seed), status_limit(limit)])
}

pub fn status_limit(limit: Option<Duration>) -> String {
    match limit {
        None => "No time limit".to_owned(),
        Some(limit) if limit.is_zero() => "No time to look ahead".to_owned(),
        Some(limit) => format!("Max {} s per move", seconds(limit)),
    }
}

pub mod why_disabled {
    pub const UNDO: &str = "There is no move to take back.";
    pub const REDO: &str = "There is nothing to redo.";
    pub const HINT: &str = "The opponent is to move.";
    pub const VIEWING: &str = "Go back to the game first.";
    pub const HELP: &str = "There is no game to help with.";
    pub const RESIGN: &str = "There is no game to resign.";
    pub const MOVE_NOW: &str = "No computer is thinking.";
    pub const PLAYBACK: &str = "Available only while two computers play.";
    pub const FIRST: &str = "This is the first position.";
    pub const LAST: &str = "This is the last position.";
    pub const ZOOM_IN: &str = "The nodes of this board are large enough.";
    pub const ZOOM_OUT: &str = "The whole board is visible.";
    pub const REMATCH: &str = "No game has been played yet.";
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
