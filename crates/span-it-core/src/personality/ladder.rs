//! How strong personalities are, as measured: the shipped ladder, embedded in the program, and the
//! file that keeps what was measured of the player's own.
//!
//! Strength is kept by the fourteen factors, not by name: a personality that was changed has not
//! been measured, one that was only renamed has.

use std::sync::LazyLock;

use super::file::{read_factors, write_factors};
use super::{Factors, FileError};
use crate::board::BoardSize;
use crate::json::{FormatError, Object, Value, quoted, real, write_object};
use crate::storage::{self, StorageError, read_limited};

/// The most bytes a ladder's file may have: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// The most personalities whose strength is kept; the oldest are forgotten first.
pub const MOST: usize = 500;

/// What the shipped personalities' ratings are, on the average.
pub const MEAN_ELO: f64 = 1500.0;

const FORMAT: &str = "span-it-ladder";
const VERSION: u64 = 1;
const KEYS: [&str; 5] = ["format", "version", "source", "command", "measured"];
const ROW_KEYS: [&str; 7] = ["name", "factors", "elo", "margin", "kept", "ms", "boards"];

/// How strong a personality was when it was last measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strength {
    /// Its rating, on the scale on which the shipped ones' mean is [`MEAN_ELO`]; -10000..=10000.
    pub elo: f64,
    /// Half of the rating's 95 % interval, where it is known; 0..=10000.
    pub margin: Option<f64>,
    /// The share of its moves that kept the win, on positions where some free node would have lost
    /// it; 0..=1.
    pub kept: Option<f64>,
    /// The mean time of a move where it was measured, in milliseconds; 0..=600000.
    pub ms: Option<f64>,
    /// The boards it was measured on.
    pub boards: Vec<BoardSize>,
}

/// A personality that was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// What it was called then.
    pub name: String,
    /// The factors that were measured.
    pub factors: Factors,
    /// How strong it was.
    pub strength: Strength,
}

/// Personalities with their strengths, and how they were measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// Where the figures come from, in one sentence.
    pub source: Option<String>,
    /// The command that measures them again.
    pub command: Option<String>,
    /// Who was measured, the latest last.
    pub measured: Vec<Measured>,
}

static SHIPPED: LazyLock<Ladder> = LazyLock::new(|| {
    // A test reads it.
    Ladder::from_json(include_bytes!("../../personalities/ladder.json")).unwrap_or_default()
});

/// The ladder of the shipped personalities.
///
/// ```
/// use span_it_core::personality::{ladder, library};
/// let elo = |name| {
///     let personality = library::shipped_named(name).expect("it is shipped");
///     ladder::shipped().strength_of(&personality.factors).expect("it was measured").elo
/// };
/// assert!(elo("Master") > elo("Novice"));
/// ```
pub fn shipped() -> &'static Ladder {
    &SHIPPED
}

impl Ladder {
    /// Reads the text of a ladder.
    ///
    /// # Errors
    /// The first thing that is not as it should be, with its place, key and value.
    pub fn from_json(text: &[u8]) -> Result<Self, FormatError> {
        let value = Value::parse(text, MAX_BYTES)?;
        let object = value.object()?;
        object.header(FORMAT, VERSION)?;
        object.only(&KEYS)?;
        let text = |key| object.optional(key).map(|value| value.text("a text")).transpose();
        let expected = "a list of measured personalities";
        let rows = object.required("measured", expected)?.items(expected)?;
        Ok(Self {
            source: text("source")?,
            command: text("command")?,
            measured: rows.map(|row| read_row(&row)).collect::<Result<_, _>>()?,
        })
    }

    /// Reads a ladder's file; one that does not exist is empty.
    ///
    /// # Errors
    /// The file cannot be read, or is no ladder.
    pub fn read(path: &std::path::Path) -> Result<Self, FileError> {
        match read_limited(path, MAX_BYTES) {
            Ok(text) => {
                Self::from_json(&text).map_err(|source| FileError::Format { path: path.to_owned(), source })
            }
            Err(StorageError::Missing { .. }) => Ok(Self::default()),
            Err(error) => Err(error.into()),
        }
    }

    /// Writes the ladder's file, whole or not at all.
    ///
    /// # Errors
    /// The system refuses; an older file is then unchanged.
    pub fn write(&self, path: &std::path::Path) -> Result<(), StorageError> {
        storage::write_safely(path, self.to_json().as_bytes())
    }

    /// The text of its file. Reading it gives the same ladder.
    pub fn to_json(&self) -> String {
        let mut fields = vec![("format", quoted(FORMAT)), ("version", VERSION.to_string())];
        fields.extend(self.source.iter().map(|text| ("source", quoted(text))));
        fields.extend(self.command.iter().map(|text| ("command", quoted(text))));
        let rows: Vec<String> = self.measured.iter().map(|row| format!("    {}", write_row(row))).collect();
        let rows = if rows.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", rows.join(",\n")) };
        fields.push(("measured", rows));
        write_object(&fields, 0) + "\n"
    }

    /// How strong a personality with these factors is, if it was measured.
    pub fn strength_of(&self, factors: &Factors) -> Option<&Strength> {
        let mut latest_first = self.measured.iter().rev();
        latest_first.find(|row| row.factors == *factors).map(|row| &row.strength)
    }

    /// Takes up a new measurement in place of an older one of the same factors.
    pub fn note(&mut self, measured: Measured) {
        self.measured.retain(|row| row.factors != measured.factors);
        let surplus = (self.measured.len() + 1).saturating_sub(MOST);
        self.measured.drain(..surplus);
        self.measured.push(measured);
    }
}

fn read_row(value: &Value<'_>) -> Result<Measured, FormatError> {
    let object = value.object()?;
    object.only(&ROW_KEYS)?;
    let expected = "an object with the fourteen factors";
    let elo = object.required("elo", &said(-ELO_REACH, ELO_REACH))?;
    let strength = Strength {
        elo: number(&elo, -ELO_REACH, ELO_REACH)?,
        margin: optional(&object, "margin", ELO_REACH)?,
        kept: optional(&object, "kept", 1.0)?,
        ms: optional(&object, "ms", MOST_MS)?,
        boards: object.optional("boards").map(|value| read_boards(&value)).transpose()?.unwrap_or_default(),
    };
    Ok(Measured {
        name: object.required("name", "a text")?.text("a text")?,
        factors: read_factors(&object.required("factors", expected)?)?,
        strength,
    })
}

/// The greatest rating, either way.
pub const ELO_REACH: f64 = 10_000.0;
/// The longest a move may take, in milliseconds: the game's own limit.
const MOST_MS: f64 = 600_000.0;

fn said(least: f64, greatest: f64) -> String {
    format!("a number from {least} to {greatest}")
}

fn number(value: &Value<'_>, least: f64, greatest: f64) -> Result<f64, FormatError> {
    let expected = said(least, greatest);
    let number = value.number(&expected)?;
    if (least..=greatest).contains(&number) { Ok(number) } else { Err(value.unexpected(&expected)) }
}

fn optional(object: &Object<'_>, key: &str, greatest: f64) -> Result<Option<f64>, FormatError> {
    object.optional(key).map(|value| number(&value, 0.0, greatest)).transpose()
}

const BOARDS: &str = "a list of boards such as \"6x6\"";

fn read_boards(value: &Value<'_>) -> Result<Vec<BoardSize>, FormatError> {
    let read = |item: Value<'_>| {
        let text = item.text(BOARDS)?;
        let sides =
            text.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
        sides.and_then(|(rows, cols)| BoardSize::new(rows, cols).ok()).ok_or_else(|| item.unexpected(BOARDS))
    };
    value.items(BOARDS)?.map(read).collect()
}

/// The boards as the file writes them.
fn write_boards(boards: &[BoardSize]) -> String {
    let boards: Vec<String> = boards.iter().map(|size| quoted(&size.compact())).collect();
    format!("[{}]", boards.join(", "))
}

fn write_row(row: &Measured) -> String {
    let strength = &row.strength;
    let mut fields = vec![("name", quoted(&row.name)), ("elo", real(strength.elo))];
    let figures = [("margin", strength.margin), ("kept", strength.kept), ("ms", strength.ms)];
    fields.extend(figures.into_iter().filter_map(|(key, figure)| Some((key, real(figure?)))));
    if !strength.boards.is_empty() {
        fields.push(("boards", write_boards(&strength.boards)));
    }
    fields.push(("factors", write_factors(&row.factors, 3)));
    write_object(&fields, 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personality::{Factor, library};

    fn measured(name: &str, elo: f64) -> Measured {
        let mut factors = Factors::default();
        factors.set(Factor::NodeMajor, elo).unwrap();
        let strength = Strength { elo, boards: vec![BoardSize::STANDARD], ..Strength::default() };
        Measured { name: name.to_owned(), factors, strength }
    }

    #[test]
    fn every_shipped_personality_was_measured_with_the_factors_it_has() {
        let text = include_str!("../../personalities/ladder.json");
        let ladder = Ladder::from_json(text.as_bytes()).unwrap();
        assert_eq!(ladder.to_json(), text, "ladder.json is not written as the program writes it");
        assert!(ladder.source.is_some() && ladder.command.is_some());
        let strengths: Vec<&Strength> = library::shipped()
            .iter()
            .map(|one| ladder.strength_of(&one.factors).unwrap_or_else(|| panic!("{}", one.name)))
            .collect();
        assert!(strengths.is_sorted_by_key(|strength| strength.elo), "shipped ones stand weakest first");
        let mean = strengths.iter().map(|strength| strength.elo).sum::<f64>() / strengths.len() as f64;
        assert!((mean - MEAN_ELO).abs() < 1.0, "the mean is {mean}");
        assert_eq!(ladder.measured.len(), library::shipped().len());
    }

    #[test]
    fn a_ladder_survives_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("strengths.json");
        assert_eq!(Ladder::read(&path).unwrap(), Ladder::default());
        let mut ladder = Ladder::default();
        let mut one = measured("Ada", 1612.25);
        (one.strength.margin, one.strength.kept, one.strength.ms) = (Some(21.5), Some(0.83), Some(0.4));
        one.strength.boards.push(BoardSize::new(5, 8).unwrap());
        ladder.note(one);
        ladder.note(measured("Bob", 3.0));
        ladder.write(&path).unwrap();
        assert_eq!(Ladder::read(&path).unwrap(), ladder);
    }

    #[test]
    fn strength_goes_by_factors_and_the_latest_counts() {
        let mut ladder = Ladder::default();
        ladder.note(measured("Ada", 5.0));
        ladder.note(Measured { name: "Renamed".to_owned(), ..measured("Ada", 5.0) });
        assert_eq!(ladder.measured.len(), 1);
        assert_eq!(
            ladder.strength_of(&measured("whoever", 5.0).factors).unwrap().elo.to_bits(),
            5.0_f64.to_bits()
        );
        assert_eq!(ladder.strength_of(&Factors::default()), None);
        for n in 0..MOST {
            ladder.note(measured("many", 100.0 + n as f64));
        }
        assert_eq!(ladder.measured.len(), MOST);
        assert_eq!(ladder.strength_of(&measured("Ada", 5.0).factors), None, "the oldest goes first");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let mut ladder = Ladder::default();
        let mut one = measured("Ada", 1500.0);
        one.strength.kept = Some(0.5);
        ladder.note(one);
        let good = ladder.to_json();
        for (from, to, told) in [
            ("1500.0", "\"high\"", "measured[0].elo is \"high\": expected a number from -10000 to 10000"),
            ("1500.0", "20000", "measured[0].elo is 20000"),
            ("0.5", "1.5", "measured[0].kept is 1.5: expected a number from 0 to 1"),
            ("6x6", "6x99", "measured[0].boards[0] is \"6x99\": expected a list of boards"),
            ("\"kept\"", "\"keeps\"", "unknown key measured[0].keeps"),
            ("node_minor", "node_miner", "unknown key measured[0].factors.node_miner"),
            ("span-it-ladder", "span-it-game", "format is"),
        ] {
            let bad = good.replacen(from, to, 1);
            let message = Ladder::from_json(bad.as_bytes()).unwrap_err().to_string();
            assert!(message.contains(told) && message.starts_with("line "), "{message}");
        }
    }
}
