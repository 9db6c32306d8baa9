//! Texts of the opponents, and of the list to choose one from.

pub use crate::messages::generated::opponents::*;

use crate::messages::generated::opponents as texts;
use crate::messages::language::{facts, sentences, series, with_full_stop};
use crate::messages::{language, text};
use span_it_core::board::Player;
use span_it_core::personality::{Personality, library};

pub fn seat_title(player: Player) -> &'static str {
    match player {
        Player::Horizontal => horizontal_title(),
        Player::Vertical => vertical_title(),
    }
}

/// The accessible name of a row.
pub fn row(name: &str, strength: &str, character: &str) -> String {
    let who = if strength.is_empty() { name.to_owned() } else { series(&[name, strength]) };
    if character.is_empty() { who } else { sentences(&[who, character.to_owned()].map(with_full_stop)) }
}

pub fn spoken_strength(grade: &str, elo: &str) -> String {
    let elo = if elo.is_empty() { String::new() } else { in_elo(elo) };
    facts(&[grade, &elo])
}

/// The place of a built-in opponent among all, from 0: `Beginner · first of 15 opponents`.
pub fn place(grade: &str, index: usize, count: usize) -> String {
    let place = ordinals().get(index).map(|ordinal| texts::place(ordinal, count));
    facts(&[grade, &place.unwrap_or_default()])
}

/// A character is a sentence without full stop.
pub fn character_line(character: &str) -> String {
    with_full_stop(character)
}

/// What a built-in personality is like, in the chosen language; otherwise its own description.
pub fn description(one: &Personality) -> &str {
    let is_built_in =
        library::builtin_named(&one.name).is_some_and(|built_in| built_in.description == one.description);
    let translated = is_built_in.then(|| text::named_plain("descriptions", &one.name)).flatten();
    translated.or(one.description.as_deref()).unwrap_or_default()
}

/// The first sentence of it, without full stop.
pub fn character(one: &Personality) -> &str {
    let description = description(one);
    let (first, _) = description.split_once(". ").unwrap_or((description, ""));
    first.strip_suffix('.').unwrap_or(first)
}

/// The same where a heading or the place says that it is a rating.
pub fn short_strength(word: &str, rating: Option<f64>) -> String {
    facts(&[word, &rating.map(language::elo).unwrap_or_default()])
}
