//! Measured strengths of personalities: the ladder of the built-in ones, and files with measurements of others
//! (`docs/formats.md, "Ladder file"`).
//!
//! A strength belongs to the fourteen factors, not to the name: it stays valid when a personality is renamed,
//! and no longer applies when a factor is changed.

use std::sync::LazyLock;

use crate::json::{FormatError, Object, Value, quoted, real, write_object};
use crate::text::digits::whole;

use super::Factors;
use super::file::{read_factors, write_factors};
use crate::board::BoardSize;

/// Maximum size of a ladder file in bytes: 1 MiB.
pub const MAX_BYTES: usize = 1 << 20;

/// Maximum number of personalities in a ladder; the oldest measurements are dropped first.
pub const MAX_MEASURED: usize = 500;

/// The mean rating of the built-in personalities.
pub const MEAN_ELO: f64 = 1500.0;

const FORMAT: &str = "span-it-ladder";
const VERSION: u64 = 1;
const KEYS: [&str; 5] = ["format", "version", "source", "command", "measured"];
const ROW_KEYS: [&str; 11] = [
    "name",
    "factors",
    "elo",
    "margin",
    "rough",
    "safe_moves",
    "ms",
    "boards",
    "wins_kept",
    "style",
    "tournament",
];

/// The measured strength of a personality.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strength {
    /// The rating in Elo; the mean of the built-in personalities is [`MEAN_ELO`]. -10000..=10000.
    pub elo: f64,
    /// The margin: half the width of the 95% confidence interval; 0..=10000.
    pub margin: Option<f64>,
    /// Whether it is a cautious estimate, as all games ended alike.
    pub rough: bool,
    /// The share of the critical moves of its games that kept the win; 0..=1.
    pub safe_moves: Option<f64>,
    /// Mean time per move in milliseconds; 0..=600000.
    pub ms: Option<f64>,
    /// The boards of the measurement.
    pub boards: Vec<BoardSize>,
    /// The share of the editor's 500 positions whose win it keeps; 0..=1.
    pub wins_kept: Option<f64>,
    /// The five words of its style: the shares of runs, spreads, blocks, plans and luck; 0..=1.
    pub style: Option<[f64; 5]>,
}

/// A measured personality.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// Its name at the time of the measurement.
    pub name: String,
    /// The measured factors.
    pub factors: Factors,
    /// The result.
    pub strength: Strength,
    /// The number of the tournament. A later measurement of the same factors replaces one of the same tournament, and
    /// counts beside those of others.
    pub tournament: Option<u64>,
}

/// A list of measured personalities.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// The origin of the figures, in one sentence.
    pub source: Option<String>,
    /// The command that repeats the measurement.
    pub command: Option<String>,
    /// The measured personalities, latest last.
    pub measured: Vec<Measured>,
}

// A test checks that the files are valid.
static BUILTIN: LazyLock<Ladder> = LazyLock::new(|| {
    Ladder::from_json(include_bytes!("../../../../personalities/ladder.json")).unwrap_or_default()
});
static BUILTIN_8X8: LazyLock<Ladder> = LazyLock::new(|| {
    Ladder::from_json(include_bytes!("../../../../personalities/ladder-8x8.json")).unwrap_or_default()
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

/// The same on 8 x 8.
pub fn builtin_on_8x8() -> &'static Ladder {
    &BUILTIN_8X8
}

impl Ladder {
    /// Reads the text of a ladder file.
    ///
    /// # Errors
    /// The first violation of the format, with its place, key and value.
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

    /// The text of the ladder file. Reading it gives the same ladder.
    pub fn to_json(&self) -> String {
        let mut fields = vec![("format", quoted(FORMAT)), ("version", VERSION.to_string())];
        fields.extend(self.source.iter().map(|text| ("source", quoted(text))));
        fields.extend(self.command.iter().map(|text| ("command", quoted(text))));
        let rows: Vec<String> = self.measured.iter().map(|row| format!("    {}", write_row(row))).collect();
        let rows = if rows.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", rows.join(",\n")) };
        fields.push(("measured", rows));
        write_object(&fields, 0) + "\n"
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

fn read_row(value: &Value<'_>) -> Result<Measured, FormatError> {
    let object = value.object()?;
    object.only(&ROW_KEYS)?;
    let expected = "an object with the fourteen factors";
    let elo = object.required("elo", &range_text(-MAX_ELO, MAX_ELO))?;
    let strength = Strength {
        elo: number(&elo, -MAX_ELO, MAX_ELO)?,
        margin: optional(&object, "margin", MAX_ELO)?,
        rough: object.optional("rough").map(|value| read_rough(&value)).transpose()?.unwrap_or_default(),
        safe_moves: optional(&object, "safe_moves", 1.0)?,
        ms: optional(&object, "ms", MOST_MS)?,
        boards: object.optional("boards").map(|value| read_boards(&value)).transpose()?.unwrap_or_default(),
        wins_kept: optional(&object, "wins_kept", 1.0)?,
        style: object.optional("style").map(|value| read_style(&value)).transpose()?,
    };
    Ok(Measured {
        name: object.required("name", "a text")?.text("a text")?,
        factors: read_factors(&object.required("factors", expected)?)?,
        strength,
        tournament: object.optional("tournament").map(|value| read_tournament(&value)).transpose()?,
    })
}

/// Stands for an unknown margin.
const UNKNOWN_MARGIN: f64 = 200.0;
/// The largest absolute value of a rating.
pub const MAX_ELO: f64 = 10_000.0;
/// The longest time per move in milliseconds, which is the limit of the game.
const MOST_MS: f64 = 600_000.0;

fn range_text(least: f64, greatest: f64) -> String {
    format!("a number from {least} to {greatest}")
}

fn number(value: &Value<'_>, least: f64, greatest: f64) -> Result<f64, FormatError> {
    let expected = range_text(least, greatest);
    let number = value.number(&expected)?;
    if (least..=greatest).contains(&number) { Ok(number) } else { Err(value.unexpected(&expected)) }
}

fn optional(object: &Object<'_>, key: &str, greatest: f64) -> Result<Option<f64>, FormatError> {
    object.optional(key).map(|value| number(&value, 0.0, greatest)).transpose()
}

fn read_rough(value: &Value<'_>) -> Result<bool, FormatError> {
    match value.as_written() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(value.unexpected("true or false")),
    }
}

fn read_tournament(value: &Value<'_>) -> Result<u64, FormatError> {
    const EXPECTED: &str = "a number of 16 hexadecimal digits as a text";
    let text = value.text(EXPECTED)?;
    u64::from_str_radix(&text, 16).ok().ok_or_else(|| value.unexpected(EXPECTED))
}

const BOARDS: &str = "a list of boards such as \"6x6\"";

fn read_boards(value: &Value<'_>) -> Result<Vec<BoardSize>, FormatError> {
    let read = |item: Value<'_>| {
        let text = item.text(BOARDS)?;
        let sides = text.split_once('x').and_then(|(rows, cols)| Some((whole(rows)?, whole(cols)?)));
        sides.and_then(|(rows, cols)| BoardSize::new(rows, cols).ok()).ok_or_else(|| item.unexpected(BOARDS))
    };
    value.items(BOARDS)?.map(read).collect()
}

fn read_style(value: &Value<'_>) -> Result<[f64; 5], FormatError> {
    const EXPECTED: &str = "a list of five numbers from 0 to 1";
    let shares =
        value.items(EXPECTED)?.map(|share| number(&share, 0.0, 1.0)).collect::<Result<Vec<_>, _>>()?;
    shares.try_into().ok().ok_or_else(|| value.unexpected(EXPECTED))
}

fn write_boards(boards: &[BoardSize]) -> String {
    let boards: Vec<String> = boards.iter().map(|size| quoted(&size.compact())).collect();
    format!("[{}]", boards.join(", "))
}

fn write_row(row: &Measured) -> String {
    let strength = &row.strength;
    let mut fields = vec![("name", quoted(&row.name)), ("elo", real(strength.elo))];
    let figures = [("margin", strength.margin), ("safe_moves", strength.safe_moves), ("ms", strength.ms)];
    fields.extend(figures.into_iter().filter_map(|(key, figure)| Some((key, real(figure?)))));
    if strength.rough {
        fields.push(("rough", "true".to_owned()));
    }
    if !strength.boards.is_empty() {
        fields.push(("boards", write_boards(&strength.boards)));
    }
    fields.extend(strength.wins_kept.map(|share| ("wins_kept", real(share))));
    fields.extend(strength.style.map(|shares| ("style", format!("[{}]", shares.map(real).join(", ")))));
    fields.extend(row.tournament.map(|number| ("tournament", quoted(&format!("{number:016x}")))));
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
        Measured { name: name.to_owned(), factors, strength, tournament: None }
    }

    #[test]
    fn builtin_ladders_match_the_personalities() {
        check_builtin(include_str!("../../../../personalities/ladder.json"));
        check_builtin(include_str!("../../../../personalities/ladder-8x8.json"));
    }

    fn check_builtin(text: &str) {
        let ladder = Ladder::from_json(text.as_bytes()).unwrap();
        assert_eq!(ladder.to_json(), text, "ladder.json is not written as the program writes it");
        assert!(ladder.source.is_some());
        assert!(ladder.command.is_some());
        let strengths: Vec<Strength> = library::builtin()
            .iter()
            .map(|one| ladder.strength_of(&one.factors).unwrap_or_else(|| panic!("{}", one.name)))
            .collect();
        assert!(
            strengths.is_sorted_by_key(|strength| strength.elo),
            "the built-in personalities are not sorted by strength"
        );
        for (one, next) in strengths.iter().zip(&strengths[1..]) {
            let distance = next.elo - one.elo;
            assert!((70.0..=200.0).contains(&distance), "{distance} between {} and {}", one.elo, next.elo);
        }
        let mean = strengths.iter().map(|strength| strength.elo).sum::<f64>() / strengths.len() as f64;
        assert!((mean - MEAN_ELO).abs() < 1.0, "the mean is {mean}");
        assert_eq!(ladder.measured.len(), library::builtin().len());
    }

    #[test]
    fn files_are_read_back() {
        let mut ladder = Ladder::default();
        let mut one = measured("Ada", 1612.25);
        (one.strength.margin, one.strength.safe_moves, one.strength.ms) = (Some(21.5), Some(0.83), Some(0.4));
        one.strength.boards.push(BoardSize::new(5, 8).unwrap());
        (one.strength.wins_kept, one.strength.style) = (Some(0.5), Some([0.0, 1.0, 0.25, 0.5, 0.125]));
        ladder.record(one);
        ladder.record(measured("Bob", 3.0));
        assert_eq!(Ladder::from_json(ladder.to_json().as_bytes()).unwrap(), ladder);
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
        for (old, new) in [("\"rough\": true", "\"rough\": 1"), ("0000000000000002", "none")] {
            let text = ladder.to_json();
            assert!(text.contains(old), "{text}");
            assert!(Ladder::from_json(text.replace(old, new).as_bytes()).is_err(), "{new}");
        }
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

    #[test]
    fn errors_have_place_and_value() {
        let mut ladder = Ladder::default();
        let mut one = measured("Ada", 1500.0);
        (one.strength.safe_moves, one.strength.style) = (Some(0.5), Some([0.25; 5]));
        ladder.record(one);
        let good = ladder.to_json();
        for (from, to, expected) in [
            ("1500.0", "\"high\"", "measured[0].elo is \"high\": expected a number from -10000 to 10000"),
            ("1500.0", "20000", "measured[0].elo is 20000"),
            ("0.5", "1.5", "measured[0].safe_moves is 1.5: expected a number from 0 to 1"),
            ("0.25, ", "", "measured[0].style is [0.25, 0.25, 0.25, 0.25]: expected a list of five numbers"),
            ("0.25", "2", "measured[0].style[0] is 2: expected a number from 0 to 1"),
            ("6x6", "6x99", "measured[0].boards[0] is \"6x99\": expected a list of boards"),
            ("\"safe_moves\"", "\"safe\"", "unknown key measured[0].safe"),
            ("node_minor", "node_miner", "unknown key measured[0].factors.node_miner"),
            ("span-it-ladder", "span-it-game", "format is"),
        ] {
            let bad = good.replacen(from, to, 1);
            let message = Ladder::from_json(bad.as_bytes()).unwrap_err().to_string();
            assert!(message.contains(expected), "{message}");
            assert!(message.starts_with("line "), "{message}");
        }
    }
}
