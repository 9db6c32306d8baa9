//! Files: valid ones are read and written bit for bit, violations of `docs/formats.md` are refused with place and path,
//! and nothing panics.

use proptest::prelude::*;
use span_it_core::board::Position;
use span_it_core::json::{FormatError, RawObject};
use span_it_core::personality::ladder::Ladder;
use span_it_core::personality::{Factor, FactorKind, Factors, Pack, Personality};
use span_it_core::record::{read_record, write_record};

/// Reads a text and writes it again.
type Rewritten = fn(&[u8]) -> Result<String, FormatError>;

fn personality(text: &[u8]) -> Result<String, FormatError> {
    Personality::from_json(text).map(|one| one.to_json())
}

fn game(text: &[u8]) -> Result<String, FormatError> {
    read_record(text).map(|(setup, game)| write_record(&setup, &game))
}

fn pack(text: &[u8]) -> Result<String, FormatError> {
    Pack::from_json(text).map(|pack| Pack::to_json(&pack.personalities).unwrap_or_default())
}

fn ladder(text: &[u8]) -> Result<String, FormatError> {
    Ladder::from_json(text).map(|ladder| ladder.to_json())
}

/// A valid file of each format.
const SAMPLES: [(&str, &str, Rewritten); 5] = [
    ("personality.json", include_str!("data/personality.json"), personality),
    ("game.spanit", include_str!("data/game.spanit"), game),
    ("unfinished.spanit", include_str!("data/unfinished.spanit"), game),
    ("pack.json", include_str!("data/pack.json"), pack),
    ("ladder.json", include_str!("data/ladder.json"), ladder),
];

fn sample() -> &'static str {
    SAMPLES[0].1
}

fn refused(text: &str) -> String {
    personality(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn files_are_written_as_they_are_read() {
    for (name, text, rewritten) in SAMPLES {
        assert_eq!(rewritten(text.as_bytes()).as_deref(), Ok(text), "{name}");
        let marked = format!("\u{feff}{text}");
        assert_eq!(rewritten(marked.as_bytes()).is_ok(), name != "ladder.json", "{name}");
    }
}

/// A change of a valid file, and where the file is then wrong.
#[derive(serde::Deserialize)]
struct Mistake {
    file: String,
    /// Occurs once in the file.
    find: String,
    put: String,
    path: String,
    /// Line and column.
    at: [usize; 2],
}

#[test]
fn mistakes_have_place_path_and_value() {
    for line in include_str!("data/mistakes.jsonl").lines() {
        let mistake: Mistake = serde_json::from_str(line).unwrap();
        let (_, text, rewritten) = SAMPLES.iter().find(|(name, ..)| *name == mistake.file).unwrap();
        assert_eq!(text.matches(&mistake.find).count(), 1, "{line}");
        let error = rewritten(text.replace(&mistake.find, &mistake.put).as_bytes()).expect_err(line);
        let at = error.place().map(|place| [place.line, place.column]);
        assert_eq!((error.path(), at), (mistake.path.as_str(), Some(mistake.at)), "{line}\n{error}");
        let message = error.to_string();
        assert!(message.contains(&mistake.path) && message.len() < 600, "{message}");
    }
}

#[test]
fn refuses_other_encodings_and_long_files() {
    let mut bytes = sample().as_bytes().to_vec();
    let at = bytes.iter().position(|&byte| byte == b'S').unwrap();
    bytes[at] = 0xff;
    let message = Personality::from_json(&bytes).unwrap_err().to_string();
    assert!(message.contains(&format!("the byte 0xFF at offset {at} is not UTF-8")), "{message}");
    assert_eq!(refused(""), "line 1, column 1: not JSON: the text is empty: expected {");
    assert!(refused(&sample()[..sample().len() / 2]).contains("not JSON: the text ends too early"));
    let long = sample().to_owned() + &" ".repeat(64 * 1024 + 1 - sample().len());
    assert_eq!(refused(&long), "it has 65537 bytes: expected at most 65536 bytes (64 KiB)");
    assert!(Personality::from_json(&long.as_bytes()[..64 * 1024]).is_ok());
}

/// Any legal value of a factor, with all exponents and signs and subnormal numbers.
fn any_value(factor: Factor) -> impl Strategy<Value = f64> {
    let info = factor.info();
    let whole = info.kind == FactorKind::Whole;
    let (min, max) = (info.min, info.max);
    let special = prop_oneof![
        Just(0.0),
        Just(-0.0),
        Just(5e-324),
        Just(-f64::MIN_POSITIVE),
        Just(min),
        Just(max),
        Just(0.1 + 0.2),
    ];
    prop_oneof![
        3 => any::<u64>().prop_map(f64::from_bits),
        3 => min..=max,
        1 => special,
    ]
    .prop_map(move |value| {
        let value = if whole { value.round() } else { value };
        let legal = value.is_finite() && (min..=max).contains(&value);
        if legal { value } else { 1.0 / 3.0 * if whole { 3.0 } else { 1.0 } }
    })
}

fn any_factors() -> impl Strategy<Value = Factors> {
    let values: Vec<_> = Factor::all().map(|factor| any_value(factor).boxed()).collect();
    values.prop_map(|values| Factors::from_fn(|factor| values[factor as usize]).unwrap())
}

prop_compose! {
    fn any_personality()(
        name in "\\PC{0,20}",
        author in proptest::option::of(any::<String>()),
        description in proptest::option::of(any::<String>()),
        notes in proptest::option::of(any::<String>()),
        factors in any_factors(),
        extra in proptest::option::of("\\{ ?(\"a\": ?\\[1e5 ?,\\{\\}\\])?\n?\\}"),
    ) -> Personality {
        let extra = extra.map(|text| RawObject::new(&text).unwrap());
        Personality { name, author, description, notes, factors, extra }
    }
}

/// What is read is written and read again as the same text. Nothing is written of a pack without a readable member.
fn survives(rewritten: Rewritten, text: &[u8]) -> Result<(), TestCaseError> {
    if let Ok(text) = rewritten(text)
        && !text.is_empty()
    {
        prop_assert_eq!(rewritten(text.as_bytes()), Ok(text));
    }
    Ok(())
}

proptest! {
    #[test]
    fn personalities_are_read_back(personality in any_personality()) {
        let text = personality.to_json();
        let again = Personality::from_json(text.as_bytes()).unwrap();
        for (factor, value) in personality.factors.iter() {
            prop_assert_eq!(again.factors[factor].to_bits(), value.to_bits());
        }
        prop_assert_eq!(again.to_json(), text);
        prop_assert_eq!(again, personality);
    }

    #[test]
    fn refuses_random_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        for (_, _, rewritten) in SAMPLES {
            prop_assert!(rewritten(&bytes).is_err());
        }
        if let Ok(position) = String::from_utf8_lossy(&bytes).parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }

    #[test]
    fn damaged_files_do_not_panic(
        at in any::<prop::sample::Index>(),
        cut in 0..20_usize,
        put in "[\\[\\]{}\":,0-9a-fhv.nul\\\\ -]{0,6}|\\PC{0,3}",
    ) {
        for (_, text, rewritten) in SAMPLES {
            let at = at.index(text.len());
            let end = (at + cut).min(text.len());
            survives(rewritten, &[&text.as_bytes()[..at], put.as_bytes(), &text.as_bytes()[end..]].concat())?;
        }
        let position = ".../../.h./../..v h";
        let (at, end) = (at.index(position.len()), (at.index(position.len()) + cut).min(position.len()));
        let text = [&position[..at], &put, &position[end..]].concat();
        for read in [text.parse::<Position>(), Position::from_typed(&text)] {
            prop_assert!(read.is_err() || read.clone().unwrap().to_string().parse() == read);
        }
    }
}
