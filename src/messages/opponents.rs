//! Texts of the choice of opponents.

use crate::messages::language;
use span_it_core::engine::Manner;

pub const TITLE: &str = "Choose an opponent";
pub const OPPONENTS: &str = "Opponent";
pub const HINTS_TITLE: &str = "Choose who gives hints";
pub const CHOOSE: &str = "Choose opponent…";
pub const OWN: &str = "Your own";
pub const HINTS_NOTE: &str = "Hints show the moves of this personality.";

texts! {
    breaks_ties(name: &str) = "{name} chooses between equally good moves.";
    tip(strength: &str, description: &str) = "{strength}. {description}";
    row(name: &str, strength: &str, character: &str) = "{name}, {strength}. {character}.";
}

pub const fn perfect_character(manner: Manner) -> &'static str {
    match manner {
        Manner::Fighter => "Never gives a win away",
        Manner::Plain => "Never gives a win away, resists less",
    }
}

pub const fn perfect_description(manner: Manner) -> &'static str {
    match manner {
        Manner::Fighter => {
            "Never gives a win away. In a lost position it plays the move that you are most likely to answer wrongly."
        }
        Manner::Plain => {
            "Never gives a win away. In a lost position it leaves you the fewest winning replies."
        }
    }
}

/// The strengths, in the order of `Grade`.
pub const GRADES: [&str; 6] = ["Beginner", "Easy", "Medium", "Strong", "Expert", "Perfect"];

pub fn strength(word: &str, rating: Option<f64>) -> String {
    rating.map_or_else(|| word.to_owned(), |rating| format!("{word} · {} Elo", language::elo(rating)))
}

/// The character of a built-in personality, shorter than its description.
pub fn character(name: &str) -> Option<&'static str> {
    Some(match name {
        "Wanderer" => "Scatters its connectors",
        "Sprinter" => "Runs for the far edge, never blocks",
        "Gambler" => "Plays almost at random",
        "Novice" => "Like Steady, but often plays by luck",
        "Steady" => "Builds one straight line",
        "Fencer" => "Crosses your way",
        "Blocker" => "Blocks you all game long",
        "Spider" => "Wide webs, looks four moves ahead",
        "Planner" => "Starts many lines and joins them later",
        "Weaver" => "Wide webs, looks ten moves ahead",
        "Strategist" => "Long narrow lines, looks far ahead",
        "Sage" => "Wide webs, looks very far ahead",
        "Master" => "Like Strategist, but misses less",
        _ => return None,
    })
}
