//! Measured strengths of personalities: the ladder of the built-in ones, and files with measurements of others
//! (`docs/formats.md, "Ladder file"`).
//!
//! A strength belongs to the fourteen factors, not to the name: it stays valid when a personality is renamed,
//! and no longer applies when a factor is changed.

use std::sync::LazyLock;

use serde::de::{DeserializeSeed as _, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

use super::Factors;
use crate::board::BoardSize;
use crate::json::{self, FormatError, Number, Version};

/// Maximum size of a ladder file in bytes: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// Maximum number of personalities in a ladder; the oldest measurements are dropped first.
pub const MAX_MEASURED: usize = 500;

/// The measured strength of a personality.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub struct Strength {
    /// The rating in Elo; the mean of the built-in personalities is 1500. -10000..=10000.
    #[serde(deserialize_with = "elo")]
    pub elo: f64,
    /// The margin: half the width of the 95% confidence interval; 0..=10000.
    #[serde(default, deserialize_with = "margin", skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// Whether it is a cautious estimate, as all games ended alike.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rough: bool,
    /// The share of the critical moves of its games that kept the win; 0..=1.
    #[serde(default, deserialize_with = "share", skip_serializing_if = "Option::is_none")]
    pub safe_moves: Option<f64>,
    /// Mean time per move in milliseconds; 0..=600000.
    #[serde(default, deserialize_with = "milliseconds", skip_serializing_if = "Option::is_none")]
    pub ms: Option<f64>,
    /// The boards of the measurement.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardSize>,
    /// The share of the editor's 500 positions whose win it keeps; 0..=1.
    #[serde(default, deserialize_with = "share", skip_serializing_if = "Option::is_none")]
    pub wins_kept: Option<f64>,
    /// The five words of its style: the shares of runs, spreads, blocks, plans and luck; 0..=1.
    #[serde(default, deserialize_with = "shares", skip_serializing_if = "Option::is_none")]
    pub style: Option<[f64; 5]>,
}

/// A measured personality.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub struct Measured {
    /// Its name at the time of the measurement.
    pub name: String,
    /// The result.
    pub strength: Strength,
    /// The number of the tournament. A later measurement of the same factors replaces one of the same tournament, and
    /// counts beside those of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<u64>,
    /// The measured factors.
    pub factors: Factors,
}

/// A list of measured personalities.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub struct Ladder {
    format: Format,
    version: Version,
    /// The origin of the figures, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The command that repeats the measurement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// The measured personalities, latest last.
    pub measured: Vec<Measured>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
enum Format {
    #[default]
    #[serde(rename = "span-it-ladder")]
    Ladder,
}

// A test checks that the file is valid.
static BUILTIN: LazyLock<Ladder> = LazyLock::new(|| {
    Ladder::from_json(include_bytes!("../../../../personalities/ladder.json")).unwrap_or_default()
});

/// The ladder of the built-in personalities.
///
/// ```
/// use span_it_core::personality::{ladder, library};
/// let elo = |name| {
///     let personality = library::builtin_named(name).expect("it is built in");
///     ladder::builtin().strength_of(&personality.factors).expect("it was measured").elo
/// };
/// assert!(elo("Master") > elo("Novice"));
/// ```
pub fn builtin() -> &'static Ladder {
    &BUILTIN
}

impl Ladder {
    /// A list, where its figures come from, and how they are measured again.
    pub fn new(measured: Vec<Measured>, source: Option<String>, command: Option<String>) -> Self {
        Self { source, command, measured, ..Self::default() }
    }

    /// Reads the text of a ladder file.
    ///
    /// # Errors
    /// The first violation of the format, with its place, key and value.
    pub fn from_json(text: &[u8]) -> Result<Self, FormatError> {
        json::from_json(text, MAX_BYTES)
    }

    /// The text of the ladder file. Reading it gives the same ladder.
    pub fn to_json(&self) -> String {
        json::to_text(self)
    }

    /// The strength of a personality with these factors, if it was measured: of several measurements on the boards of the
    /// latest one the mean, weighted by precision. Share and time are those of the latest.
    pub fn strength_of(&self, factors: &Factors) -> Option<Strength> {
        let rows = self.measured.iter().filter(|row| row.factors == *factors).map(|row| &row.strength);
        let latest = rows.clone().next_back()?;
        let mut strength = latest.clone();
        let rows: Vec<_> = rows.filter(|row| row.boards == latest.boards).collect();
        if rows.len() < 2 {
            return Some(strength);
        }
        // Without a margin, as of a few games.
        let margin = |row: &&Strength| row.margin.unwrap_or(UNKNOWN_MARGIN).max(1.0);
        let weights: Vec<f64> = rows.iter().map(|row| margin(row).powi(-2)).collect();
        let total: f64 = weights.iter().sum();
        strength.elo = rows.iter().zip(&weights).map(|(row, weight)| row.elo * weight / total).sum();
        strength.margin = Some(total.powf(-0.5));
        strength.rough = rows.iter().all(|row| row.rough);
        Some(strength)
    }

    /// Adds a measurement; replaces an older one of the same factors in the same tournament.
    pub fn record(&mut self, measured: Measured) {
        let is_same =
            |row: &Measured| row.factors == measured.factors && row.tournament == measured.tournament;
        self.measured.retain(|row| !is_same(row));
        let surplus = (self.measured.len() + 1).saturating_sub(MAX_MEASURED);
        self.measured.drain(..surplus);
        self.measured.push(measured);
    }
}

/// Stands for an unknown margin.
const UNKNOWN_MARGIN: f64 = 200.0;
/// The largest absolute value of a rating.
pub const MAX_ELO: f64 = 10_000.0;
/// The longest time per move in milliseconds, which is the limit of the game.
const MOST_MS: f64 = 600_000.0;

const SHARE: Number = Number::real(0.0, 1.0);

fn elo<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    Number::real(-MAX_ELO, MAX_ELO).deserialize(deserializer)
}

fn margin<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    Number::real(0.0, MAX_ELO).deserialize(deserializer).map(Some)
}

fn milliseconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    Number::real(0.0, MOST_MS).deserialize(deserializer).map(Some)
}

fn share<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    SHARE.deserialize(deserializer).map(Some)
}

fn shares<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<[f64; 5]>, D::Error> {
    let shares = <[f64; 5]>::deserialize(deserializer)?;
    if shares.iter().all(|share| (SHARE.min..=SHARE.max).contains(share)) {
        return Ok(Some(shares));
    }
    Err(D::Error::custom("expected a list of five numbers from 0 to 1"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personality::{Factor, library};

    fn measured(name: &str, elo: f64) -> Measured {
        let mut factors = Factors::default();
        factors.set(Factor::NodeMajor, elo).unwrap();
        let strength = Strength { elo, boards: vec![BoardSize::STANDARD], ..Strength::default() };
        Measured { name: name.to_owned(), factors, strength, tournament: None }
    }

    #[test]
    fn builtin_ladders_match_the_personalities() {
        check_builtin(include_str!("../../../../personalities/ladder.json"));
        check_builtin(include_str!("../../../../personalities/ladder-8x8.json"));
    }

    fn check_builtin(text: &str) {
        let measure = "measure the built-in personalities again: docs/toolkit/tournaments.md, \"The ladder\"";
        let ladder = Ladder::from_json(text.as_bytes()).unwrap();
        assert_eq!(ladder.to_json(), text, "the file is not as the program writes it; {measure}");
        assert!(ladder.source.is_some() && ladder.command.is_some(), "{measure}");
        let strengths: Vec<Strength> = library::builtin()
            .iter()
            .map(|one| ladder.strength_of(&one.factors).unwrap_or_else(|| panic!("{}; {measure}", one.name)))
            .collect();
        let mean = strengths.iter().map(|strength| strength.elo).sum::<f64>() / strengths.len() as f64;
        assert!((mean - 1500.0).abs() < 1.0, "the mean is {mean}; {measure}");
        assert_eq!(ladder.measured.len(), library::builtin().len(), "{measure}");
    }

    #[test]
    fn tournaments_count_by_their_precision() {
        let row = |elo, margin, tournament| {
            let mut row = measured("Ada", 5.0);
            row.strength = Strength { elo, margin: Some(margin), rough: margin > 100.0, ..row.strength };
            Measured { tournament, ..row }
        };
        // A short match after a long tournament changes little.
        let mut ladder = Ladder::default();
        ladder.record(row(1848.0, 15.0, Some(1)));
        ladder.record(row(1939.0, 134.0, Some(2)));
        let strength = |ladder: &Ladder| ladder.strength_of(&row(0.0, 0.0, None).factors).unwrap();
        let both = strength(&ladder);
        assert!((both.elo - 1849.0).abs() < 0.5 && (both.margin.unwrap() - 14.9).abs() < 0.1, "{both:?}");
        assert!(
            !both.rough
                && strength(&Ladder { measured: vec![row(1.0, 134.0, None)], ..Ladder::default() }).rough
        );
        let again = Ladder::from_json(ladder.to_json().as_bytes()).unwrap();
        assert_eq!(again, ladder);
        // The same tournament counts once, and other boards are kept apart.
        ladder.record(row(1900.0, 15.0, Some(1)));
        assert!(ladder.measured.len() == 2 && (strength(&ladder).elo - 1900.0).abs() < 1.0);
        let mut eight = row(1000.0, 1.0, Some(3));
        eight.strength.boards = vec![BoardSize::square(8).unwrap()];
        ladder.measured.insert(0, eight);
        assert!((strength(&ladder).elo - 1900.0).abs() < 1.0);
    }

    #[test]
    fn strengths_belong_to_factors() {
        let mut ladder = Ladder::default();
        ladder.record(measured("Ada", 5.0));
        ladder.record(Measured { name: "Renamed".to_owned(), ..measured("Ada", 5.0) });
        assert_eq!(ladder.measured.len(), 1);
        assert_eq!(
            ladder.strength_of(&measured("another", 5.0).factors).unwrap().elo.to_bits(),
            5.0_f64.to_bits()
        );
        assert_eq!(ladder.strength_of(&Factors::default()), None);
        for n in 0..MAX_MEASURED {
            ladder.record(measured("many", 100.0 + n as f64));
        }
        assert_eq!(ladder.measured.len(), MAX_MEASURED);
        assert_eq!(ladder.strength_of(&measured("Ada", 5.0).factors), None, "the oldest is dropped first");
    }
}
