//! Texts of the opponents, and of the list to choose one from.

use crate::messages::language;
use crate::messages::language::{counted, facts, sentences, series, with_full_stop};
use span_it_core::board::Player;
use span_it_core::engine::Manner;

pub const SEARCH: &str = "Search by name";
pub const OWN: &str = "Your own";
pub const BUILT_IN: &str = "Built in, by strength";
pub const PERFECT: &str = "Perfect play";
pub const ELO: &str = "Elo";
pub const NOT_MEASURED: &str = "not measured";
pub const NO_MATCH: &str = "Nothing has this name.";
pub const FROM_FILE: &str = "From file…";
pub const EDIT: &str = "Edit…";
pub const ALL: &str = "All";
pub const SHOW: &str = "Show";
pub const CHOOSE: &str = "Choose";
pub const KEYS: &str = "Enter chooses. Type to search.";
pub const KEYS_TO_TICK: &str = "Space ticks, Enter adds. Type to search.";
pub const RANDOM_MOVER: &str = "Random mover";
pub const RANDOM_CHARACTER: &str = "Plays any free ring";
pub const READER_CHARACTER: &str = "Guesses how the other plays";

pub const HINTS_TITLE: &str = "Who gives your hints?";
pub const SEVERAL_TITLE: &str = "Who takes part?";
pub const READERS_TITLE: &str = "Who reads its opponent?";
pub const TRAINING_TITLE: &str = "Train against";
pub const COMPARE_TITLE: &str = "Compare with";

// Why a row cannot be chosen or edited.
pub const PERFECT_GIVES_NO_HINTS: &str = "Shown by Who is winning";
pub const HAS_NO_FACTORS: &str = "Has no factors";
pub const TAKES_PART: &str = "Takes part";
pub const CHOOSE_ONE: &str = "Choose a row first.";
pub const TICK_ONE: &str = "Tick who takes part first.";
pub const NO_PERSONALITY: &str = "Only a personality can be edited.";

pub const fn seat_title(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Who plays left to right?",
        Player::Vertical => "Who plays top to bottom?",
    }
}

texts! {
    choose(name: &str) = "Choose {name}";
    show_file(name: &str) = "Show {name}";
    /// The accessible name of the button that ticks a group.
    all_of(group: &str) = "All: {group}";
    reader(name: &str) = "{name} (reading)";
    add(players: usize) = "Add {}", counted(players, "player", "players");
    unreadable_at(line: usize) = "cannot be read: line {line}";
}

/// The accessible name of a row.
pub fn row(name: &str, strength: &str, character: &str) -> String {
    let who = if strength.is_empty() { name.to_owned() } else { series(&[name, strength]) };
    if character.is_empty() { who } else { sentences(&[who, character.to_owned()].map(with_full_stop)) }
}

pub fn spoken_strength(grade: &str, elo: &str) -> String {
    let elo = if elo.is_empty() { String::new() } else { format!("{elo} Elo") };
    facts(&[grade, &elo])
}

pub fn unreadable(line: Option<usize>) -> String {
    line.map_or_else(|| "cannot be read".to_owned(), unreadable_at)
}

const ORDINALS: [&str; 20] = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
];

/// The place of a built-in opponent among all, from 0: `Beginner · first of 15 opponents`.
pub fn place(grade: &str, index: usize, count: usize) -> String {
    let place = ORDINALS.get(index).map(|ordinal| format!("{ordinal} of {count} opponents"));
    facts(&[grade, &place.unwrap_or_default()])
}

/// A character is a sentence without full stop.
pub fn character_line(character: &str) -> String {
    with_full_stop(character)
}

pub const fn perfect_character(manner: Manner) -> &'static str {
    match manner {
        Manner::Fighter => "Never gives a win away, sets traps",
        Manner::Plain => "Never gives a win away",
    }
}

/// The strengths, in the order of `Grade`.
pub const GRADES: [&str; 6] = ["Beginner", "Easy", "Medium", "Strong", "Expert", "Perfect"];

pub fn strength(word: &str, rating: Option<f64>) -> String {
    spoken_strength(word, &rating.map(language::elo).unwrap_or_default())
}

/// The same where a heading or the place says that it is a rating.
pub fn short_strength(word: &str, rating: Option<f64>) -> String {
    facts(&[word, &rating.map(language::elo).unwrap_or_default()])
}
