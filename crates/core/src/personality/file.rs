//! Personality files (`docs/formats.md, "Personality file"`).

use crate::json::{Extra, FormatError, Value, quoted, real, write_object};
use crate::text::humanize::grouped;
use crate::text::plain;
use thiserror::Error;

use super::{Factor, FactorKind, Factors};

/// Maximum size of a personality file in bytes: 64 KiB.
pub const MAX_BYTES: usize = 64 * 1024;

/// Maximum length of the notes in characters.
pub const MAX_NOTES: usize = 2000;

/// The largest difference in bytes between the texts of two sets of factors.
const FACTORS_MARGIN: usize = 512;

const FORMAT: &str = "span-it-personality";
const VERSION: u64 = 1;
const KEYS: [&str; 8] = ["format", "version", "name", "author", "description", "notes", "factors", "extra"];

/// A computer player: its name and the fourteen factors.
#[derive(Clone, Debug, PartialEq)]
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
    pub extra: Option<Extra>,
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
    /// assert_eq!(steady.first_sentence(), "Builds one straight line");
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
        Self::from_value(&Value::parse_file(&plain::json(text), MAX_BYTES)?)
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
        self.to_json_at(0) + "\n"
    }

    /// The text of its file on one line. Line breaks occur only between the tokens of its JSON text.
    pub fn to_line(&self) -> String {
        on_one_line(&self.to_json())
    }

    /// Reads a personality within another document.
    ///
    /// # Errors
    /// The first violation of the format, with its place, key and value.
    pub fn from_value(value: &Value<'_>) -> Result<Self, FormatError> {
        let object = value.object()?;
        object.header(FORMAT, VERSION)?;
        object.only(&KEYS)?;
        let text = |key| object.optional(key).map(|value| value.text("a text")).transpose();
        Ok(Self {
            name: object.required("name", "a text")?.text("a text")?,
            author: text("author")?,
            description: text("description")?,
            notes: object.optional("notes").map(|value| read_notes(&value)).transpose()?,
            factors: read_factors(&object.required("factors", "an object with the fourteen factors")?)?,
            extra: object.optional("extra").map(|value| value.extra()).transpose()?,
        })
    }

    /// The text of its file, indented for another document at the given depth of objects.
    pub fn to_json_at(&self, depth: usize) -> String {
        let mut fields =
            vec![("format", quoted(FORMAT)), ("version", VERSION.to_string()), ("name", quoted(&self.name))];
        fields.extend(self.author.iter().map(|author| ("author", quoted(author))));
        fields.extend(self.description.iter().map(|text| ("description", quoted(text))));
        fields.extend(self.notes.iter().map(|notes| ("notes", quoted(notes))));
        fields.push(("factors", write_factors(&self.factors, depth + 1)));
        fields.extend(self.extra.iter().map(|extra| ("extra", extra.to_string())));
        write_object(&fields, depth)
    }
}

fn read_notes(value: &Value<'_>) -> Result<String, FormatError> {
    let expected = format!("a text of at most {} characters", grouped(MAX_NOTES as f64));
    let notes = value.text(&expected)?;
    if notes.chars().count() <= MAX_NOTES { Ok(notes) } else { Err(value.unexpected(&expected)) }
}

impl Factors {
    /// Reads the object of a personality file.
    pub(crate) fn from_json(text: &str) -> Result<Self, FormatError> {
        read_factors(&Value::parse(text.as_bytes(), MAX_BYTES)?)
    }

    /// The object of a personality file, on one line.
    pub(crate) fn to_line(&self) -> String {
        on_one_line(&write_factors(self, 0))
    }
}

fn on_one_line(json: &str) -> String {
    json.lines().map(str::trim_start).collect()
}

pub(super) fn read_factors(value: &Value<'_>) -> Result<Factors, FormatError> {
    let object = value.object()?;
    object.only(&Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>())?;
    let mut factors = Factors::default();
    for factor in Factor::all() {
        let info = factor.info();
        let expected = format!("a {}", info.expected());
        let value = object.required(info.key, &expected)?;
        let number = value.number(&expected)?;
        // Breadth and depth must be written as integers: `10.0` and `1e1` are refused.
        let integer = value.as_written().bytes().all(|digit| digit.is_ascii_digit());
        if info.kind == FactorKind::Whole && !integer {
            return Err(value.unexpected(&expected));
        }
        factors.set(factor, number).ok().ok_or_else(|| value.unexpected(&expected))?;
    }
    Ok(factors)
}

pub(super) fn write_factors(factors: &Factors, depth: usize) -> String {
    let written = |(factor, number): (Factor, f64)| {
        let info = factor.info();
        let text = match info.kind {
            FactorKind::Real => real(number),
            FactorKind::Whole => number.to_string(),
        };
        (info.key, text)
    };
    write_object(&factors.iter().map(written).collect::<Vec<_>>(), depth)
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
            extra: Some(Extra::new("{\"tries\": [1,2 ,3]}").unwrap()),
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
        for written in ["1.0", "1e0", "\"1\"", "0", "51", "-1", "1e999"] {
            let text = text.replace("_depth\": 1", &format!("_depth\": {written}"));
            let message = Personality::from_json(text.as_bytes()).unwrap_err().to_string();
            let start = format!("line 19, column 28: factors.game_tree_max_depth is {written}");
            assert!(message.starts_with(&start), "{message}");
            assert!(message.ends_with(": expected a whole number from 1 to 50"), "{message}");
        }
    }
}
