//! Texts of the ladder.

pub use crate::messages::generated::ladder::*;

use crate::messages::language;
use crate::messages::language::{facts, series};

pub fn strength(grade: &str, rating: f64) -> String {
    facts(&[grade, &language::elo(rating)])
}

/// The state of the ladder in one line, with the opponent of the next rung.
pub fn card_line(climbed: usize, all: usize, opponent: &str) -> String {
    if climbed == all { all_rungs_climbed(all) } else { rungs_climbed(climbed, all, opponent) }
}

/// The accessible name of a rung.
pub fn row(number: usize, name: &str, rating: f64, won: Option<(u32, u32)>, state: Option<&str>) -> String {
    let mut facts = vec![rung(number, name), elo_of(language::elo(rating))];
    facts.extend(won.map(|(won, lost)| score(won, lost)));
    facts.extend(state.map(str::to_owned));
    series(&facts)
}
