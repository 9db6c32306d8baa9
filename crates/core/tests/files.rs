//! Personality files: every violation of `docs/formats.md, "Personality file"` is refused with place, key, value
//! and expectation, and valid files are read back bit for bit.

use proptest::prelude::*;
use span_it_core::json::Extra;
use span_it_core::personality::{Factor, FactorKind, Factors, Personality, library};

fn sample() -> String {
    let mut steady = library::builtin_named("Steady").unwrap().clone();
    steady.extra = Some(Extra::new("{\"b\": [1e400, {}], \"b\": null}").unwrap());
    steady.to_json()
}

fn refused(text: &str) -> String {
    Personality::from_json(text.as_bytes()).map(|_| ()).unwrap_err().to_string()
}

/// The sample with one part replaced, which must occur once.
fn with(old: &str, new: &str) -> String {
    let text = sample();
    assert_eq!(text.matches(old).count(), 1, "{old} is not in the sample once");
    text.replace(old, new)
}

/// The replaced part, its replacement, and a part of the error.
const MISTAKES: &[(&str, &str, &str)] = &[
    (
        "\"version\": 1",
        "\"version\": 2",
        "line 3, column 14: version is 2: expected 1 (a newer Span-It! made this",
    ),
    ("\"version\": 1", "\"version\": 1.0", "version is 1.0: expected 1"),
    ("\"version\": 1", "\"version\": \"1\"", "version is \"1\": expected 1"),
    ("\"version\": 1,", "", "the file has no \"version\": expected 1"),
    ("-personality\"", "-game\"", "format is \"span-it-game\": expected \"span-it-personality\""),
    (
        "\"author\"",
        "\"auther\"",
        "line 5, column 3: unknown key auther (with the value \"Span-It!\"): expected format, version, name, author",
    ),
    (
        "\"node_minor\"",
        "\"node_miner\"",
        "line 9, column 5: unknown key factors.node_miner (with the value 1.0): expected node_major, node_minor",
    ),
    (
        "    \"node_minor\": 1.0,\n",
        "",
        "line 7, column 14: factors has no \"node_minor\": expected a number from",
    ),
    ("\"name\": \"Steady\",", "", "line 1, column 1: the file has no \"name\": expected a text"),
    (
        "\"name\": \"Steady\"",
        "\"name\": [\"Steady\"]",
        "line 4, column 11: name is [\"Steady\"]: expected a text",
    ),
    ("\"author\": \"Span-It!\"", "\"author\": null", "author is null: expected a text"),
    (
        "\"node_major\": 2.0",
        "\"node_major\": \"2.0\"",
        "line 8, column 19: factors.node_major is \"2.0\": expected a number",
    ),
    ("\"node_major\": 2.0", "\"node_major\": 1000000.1", "factors.node_major is 1000000.1: "),
    (
        "\"node_major\": 2.0",
        "\"node_major\": -1e999",
        "factors.node_major is -1e999, too large for a double: ",
    ),
    (
        "\"node_major\": 2.0",
        "\"node_major\": true",
        "line 8, column 19: factors.node_major is true: expected a number from ",
    ),
    ("\"node_major\": 2.0", "\"node_major\": [2.0]", "factors.node_major is [2.0]: "),
    (
        "\"node_major\": 2.0",
        "\"node_major\": 2.0, \"node_major\": 3",
        "line 8, column 24: factors.node_major is given twice (the second time 3): expected it once",
    ),
    ("\"version\": 1,", "\"version\": 1, \"version\": 1,", "version is given twice"),
    (
        "\"game_tree_max_breadth\": 10",
        "\"game_tree_max_breadth\": 10.0",
        "breadth is 10.0: expected a whole number from 1 to 1,000",
    ),
    (
        "\"game_tree_max_breadth\": 10",
        "\"game_tree_max_breadth\": 1001",
        "breadth is 1001: expected a whole number from 1 to 1,000",
    ),
    (
        "\"game_tree_breadth_trim_pct\": 0.0",
        "\"game_tree_breadth_trim_pct\": 101",
        "trim_pct is 101: expected a number from -100 to 100",
    ),
    ("\"extra\": {", "\"extra\": [], \"x\": {", "unknown key x"),
    (
        "\"node_major\": 2.0",
        "\"node_major\": 02",
        "line 8, column 20: not JSON: 2: expected a number such as 2.0",
    ),
    ("\"node_major\": 2.0", "\"node_major\": NaN", "not JSON: N: expected a value"),
];

#[test]
fn errors_have_place_key_value_and_expectation() {
    for (old, new, part) in MISTAKES {
        let message = refused(&with(old, new));
        assert!(message.contains(part), "{new}: {message:?} without {part:?}");
        assert!(message.starts_with("line "), "{message:?} has no place");
    }
}

#[test]
fn refuses_arrays_instead_of_objects() {
    let values = "[\"span-it-personality\", 1, \"Example\"]";
    assert_eq!(refused(values), format!("line 1, column 1: {values}: expected an object"));
    let text = sample();
    let (start, end) = (text.find("\"factors\": {").unwrap() + 11, text.find('}').unwrap() + 1);
    let array =
        format!("{}[2, 1, 0, 2, -1.5, 3, 1e4, -1.2, -0.5, 80, 10, 1, 0, 0]{}", &text[..start], &text[end..]);
    assert!(refused(&array).contains("factors is [2, 1, 0, 2"), "{}", refused(&array));
    let extra = text.replace("{\"b\": [1e400, {}], \"b\": null}", "[]");
    assert!(refused(&extra).contains("extra is []: expected an object"));
}

#[test]
fn refuses_other_encodings_and_long_files() {
    let mut bytes = sample().into_bytes();
    let at = bytes.iter().position(|&byte| byte == b'S').unwrap();
    bytes[at] = 0xff;
    let message = Personality::from_json(&bytes).unwrap_err().to_string();
    assert!(message.contains(&format!("the byte 0xFF at offset {at} is not UTF-8")), "{message}");
    assert_eq!(refused(""), "line 1, column 1: not JSON: the text is empty: expected {");
    let text = sample();
    assert!(refused(&text[..text.len() / 2]).contains("not JSON: the text ends: expected "));
    let long = text.clone() + &" ".repeat(64 * 1024 + 1 - text.len());
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
        Personality { name, author, description, notes, factors, extra: extra.map(|text| Extra::new(&text).unwrap()) }
    }
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
        prop_assert!(Personality::from_json(&bytes).is_err());
    }

    #[test]
    fn damaged_files_do_not_panic(
        at in any::<prop::sample::Index>(),
        cut in 0..20_usize,
        put in "[\\[\\]{}\":,0-9eE+.nul\\\\ -]{0,6}|\\PC{0,3}",
    ) {
        let text = sample();
        let at = at.index(text.len());
        let end = (at + cut).min(text.len());
        let damaged = [&text.as_bytes()[..at], put.as_bytes(), &text.as_bytes()[end..]].concat();
        if let Ok(personality) = Personality::from_json(&damaged) {
            let again = Personality::from_json(personality.to_json().as_bytes());
            prop_assert_eq!(again, Ok(personality));
        }
    }
}
