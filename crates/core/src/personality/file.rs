//! Personality files (`docs/formats.md, "Personality file"`).

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Factor, FactorKind, Factors, Formulas};
use crate::json::{self, FormatError, RawObject, Version, present};
use crate::text::humanize::grouped;

/// Maximum size of a personality file in bytes: 64 KiB.
pub const MAX_BYTES: usize = 64 * 1024;

/// Maximum length of the notes in characters.
pub const MAX_NOTES: usize = 2000;

/// The largest difference in bytes between the texts of two sets of factors.
const FACTORS_MARGIN: usize = 512;

/// A computer player: its name and the fourteen factors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "PersonalityFile", from = "PersonalityFile")]
pub struct Personality {
    /// The name.
    pub name: String,
    /// The author.
    pub author: Option<String>,
    /// A description of its play. The first sentence is shown where there is little room.
    pub description: Option<String>,
    /// What the player wrote about it: lines of text, at most [`MAX_NOTES`] characters. Longer notes cannot be read
    /// again.
    pub notes: Option<String>,
    /// The factors.
    pub factors: Factors,
    /// An object for other programs and later versions, preserved as written.
    pub extra: Option<RawObject>,
}

/// A personality whose file would exceed [`MAX_BYTES`] and could not be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "its file would have {bytes} bytes: expected at most {MAX_BYTES}; shorten the name, author, description or notes"
)]
pub struct TooLarge {
    /// The size of its file in bytes.
    pub bytes: usize,
}

impl Personality {
    /// The first sentence of the description without its full stop; empty without a description.
    ///
    /// ```
    /// use span_it_core::personality::library;
    /// let steady = library::builtin_named("Steady").expect("it is built in");
    /// assert_eq!(steady.first_sentence(), "Builds straight lines from its edges");
    /// ```
    pub fn first_sentence(&self) -> &str {
        let description = self.description.as_deref().unwrap_or_default();
        let (first, _) = description.split_once(". ").unwrap_or((description, ""));
        first.strip_suffix('.').unwrap_or(first)
    }

    /// Reads the text of a personality file.
    ///
    /// # Errors
    /// The first violation of `docs/formats.md, "Personality file"`, with its place, key and value.
    pub fn from_json(text: &[u8]) -> Result<Self, FormatError> {
        json::from_json(&json::file_text(text), MAX_BYTES)
    }

    /// Whether its file stays within [`MAX_BYTES`] with any factors.
    pub fn has_room(&self) -> bool {
        self.to_json().len() + FACTORS_MARGIN <= MAX_BYTES
    }

    /// The text of its file.
    ///
    /// # Errors
    /// The text exceeds [`MAX_BYTES`].
    pub fn to_file(&self) -> Result<String, TooLarge> {
        let text = self.to_json();
        if text.len() > MAX_BYTES { Err(TooLarge { bytes: text.len() }) } else { Ok(text) }
    }

    /// The text of its file, of any size. Reading it gives the same personality, each number bit for bit.
    pub fn to_json(&self) -> String {
        json::to_text(self)
    }
}

/// A personality: a computer player as fourteen factors.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct PersonalityFile {
    format: Format,
    version: Version,
    /// The name. If it is blank, the name of the file stands for it.
    name: String,
    /// Who made it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    /// How it plays. The first sentence is shown where there is little room.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    /// What the player wrote about it.
    #[serde(default, deserialize_with = "notes", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = MAX_NOTES)))]
    notes: Option<String>,
    factors: Factors,
    /// Whether the path weight is computed as the help of 1993 prints it.
    #[serde(default, skip_serializing_if = "is_present")]
    formulas: Formulas,
    /// For other programs and later versions; kept as it is written.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    extra: Option<RawObject>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum Format {
    #[serde(rename = "span-it-personality")]
    Personality,
}

impl From<Personality> for PersonalityFile {
    fn from(one: Personality) -> Self {
        let Personality { name, author, description, notes, mut factors, extra } = one;
        Self {
            format: Format::Personality,
            version: Version,
            name,
            author,
            description,
            notes,
            formulas: std::mem::take(&mut factors.formulas),
            factors,
            extra,
        }
    }
}

impl From<PersonalityFile> for Personality {
    fn from(file: PersonalityFile) -> Self {
        let PersonalityFile { name, author, description, notes, mut factors, formulas, extra, .. } = file;
        if formulas != Formulas::Present {
            factors.formulas = formulas;
        }
        Self { name, author, description, notes, factors, extra }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_present(formulas: &Formulas) -> bool {
    *formulas == Formulas::Present
}

fn notes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let notes = String::deserialize(deserializer)?;
    if notes.chars().count() <= MAX_NOTES {
        return Ok(Some(notes));
    }
    Err(D::Error::custom(format!("expected a text of at most {} characters", grouped(MAX_NOTES))))
}

/// The factors by their keys. Outside a personality file, the formulas are among them.
impl Serialize for Factors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (factor, value) in self.iter() {
            let info = factor.info();
            match info.kind {
                FactorKind::Real => map.serialize_entry(info.key, &value)?,
                FactorKind::Whole => map.serialize_entry(info.key, &self.whole(factor))?,
            }
        }
        if !is_present(&self.formulas) {
            map.serialize_entry(FORMULAS, &self.formulas)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Factors {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FactorsVisitor)
    }
}

const FORMULAS: &str = "formulas";

/// A key of the factors; `None` for [`FORMULAS`].
struct Key(Option<Factor>);

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        if key == FORMULAS {
            return Ok(Self(None));
        }
        Factor::from_key(&key).map(|factor| Self(Some(factor))).ok_or_else(|| {
            let known: Vec<&str> = Factor::all().map(|factor| factor.info().key).collect();
            D::Error::custom(format!("unknown key: expected {}", known.join(", ")))
        })
    }
}

struct FactorsVisitor;

impl<'de> Visitor<'de> for FactorsVisitor {
    type Value = Factors;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the fourteen factors")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Factors, A::Error> {
        let mut factors = Factors::default();
        let mut is_set = [false; Factor::COUNT];
        let mut formulas = None;
        while let Some(Key(factor)) = map.next_key()? {
            let Some(factor) = factor else {
                if formulas.replace(map.next_value()?).is_some() {
                    return Err(A::Error::duplicate_field(FORMULAS));
                }
                continue;
            };
            let info = factor.info();
            if std::mem::replace(&mut is_set[factor as usize], true) {
                return Err(A::Error::duplicate_field(info.key));
            }
            let value = map.next_value_seed(info.range())?;
            factors.set(factor, value).map_err(A::Error::custom)?;
        }
        factors.formulas = formulas.unwrap_or_default();
        match Factor::all().find(|&factor| !is_set[factor as usize]) {
            Some(missing) => Err(A::Error::missing_field(missing.info().key)),
            None => Ok(factors),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Personality {
        Personality {
            name: "Ada \"the Web\"\u{7}".to_owned(),
            author: Some("Grace".to_owned()),
            description: None,
            notes: Some("Strong at the edge.\n\tWeak early".to_owned()),
            factors: Factors::default(),
            extra: Some(RawObject::new("{\"tries\": [1,2 ,3]}").unwrap()),
        }
    }

    #[test]
    fn writes_the_documented_order() {
        let text = sample().to_json();
        let expected = r#"{
  "format": "span-it-personality",
  "version": 1,
  "name": "Ada \"the Web\"\u0007",
  "author": "Grace",
  "notes": "Strong at the edge.\n\tWeak early",
  "factors": {
    "node_major": 2.0,
    "node_minor": 1.0,
    "node_random": 0.0,
    "path_major_span": 2.0,
    "path_minor_span": -1.5,
    "path_is_anchored": 3.0,
    "path_is_winner": 10000.0,
    "path_member_count": -1.2,
    "board_path_count": -0.5,
    "game_predictability_pct": 80.0,
    "game_tree_max_breadth": 10,
    "game_tree_max_depth": 1,
    "game_tree_breadth_trim_pct": 0.0,
    "game_tree_value_fade_pct": 0.0
  },
  "extra": {"tries": [1,2 ,3]}
}
"#;
        assert_eq!(text, expected);
        assert_eq!(Personality::from_json(text.as_bytes()), Ok(sample()));
        let without = Personality { notes: None, ..sample() };
        assert!(!without.to_json().contains("notes"));
    }

    #[test]
    fn formulas_of_1993_are_kept_and_others_refused() {
        let mut printed = sample();
        printed.factors.formulas = Formulas::Printed;
        let text = printed.to_json();
        assert!(text.contains("\n  },\n  \"formulas\": \"1993\",\n"), "{text}");
        assert_eq!(Personality::from_json(text.as_bytes()), Ok(printed));
        let unknown = text.replace("\"1993\"", "\"1994\"");
        let message = Personality::from_json(unknown.as_bytes()).unwrap_err().to_string();
        assert!(message.contains("formulas is \"1994\"") && message.contains("`1993`"), "{message}");
    }

    #[test]
    fn long_notes_are_refused() {
        let with = |notes: String| Personality { notes: Some(notes), ..sample() };
        let longest = with("é".repeat(MAX_NOTES));
        assert_eq!(Personality::from_json(longest.to_json().as_bytes()), Ok(longest));
        let longer = with("é".repeat(MAX_NOTES + 1)).to_json();
        let message = Personality::from_json(longer.as_bytes()).unwrap_err().to_string();
        assert!(message.starts_with("line 6, column 12: notes is "), "{message}");
        assert!(message.ends_with("expected a text of at most 2,000 characters"), "{message}");
        assert!(message.len() < 300, "{message}");
    }

    #[test]
    fn whole_factors_must_be_integers() {
        let text = sample().to_json();
        let integer = text.replace("\"node_major\": 2.0", "\"node_major\": 2");
        assert_eq!(Personality::from_json(integer.as_bytes()), Ok(sample()));
        for written in ["1.0", "1e0", "\"1\"", "0", "51", "-1"] {
            let text = text.replace("_depth\": 1", &format!("_depth\": {written}"));
            let message = Personality::from_json(text.as_bytes()).unwrap_err().to_string();
            let start = format!("line 19, column 28: factors.game_tree_max_depth is {written}");
            assert!(message.starts_with(&start), "{message}");
            assert!(message.ends_with(": expected a whole number from 1 to 50"), "{message}");
        }
    }
}
