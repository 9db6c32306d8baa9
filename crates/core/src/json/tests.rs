//! Tests of places, keys and every kind of error.

use super::*;

fn parse(text: &str) -> Value<'_> {
    Value::parse(text.as_bytes(), 1000).unwrap()
}

fn error_of(result: Result<impl Sized, FormatError>) -> String {
    result.map(|_| ()).unwrap_err().to_string()
}

#[test]
fn places_count_from_one() {
    let text = "{\r\n  \"é\": {\"ü\": [1,\n 2, true]}}";
    let object = parse(text).object().unwrap();
    let inner = object.required("é", "").unwrap().object().unwrap().required("ü", "").unwrap();
    let items: Vec<_> = inner.items("").unwrap().collect();
    assert_eq!(items.len(), 3);
    assert_eq!(items[0].place(), Place { line: 2, column: 15 });
    assert_eq!(items[1].place(), Place { line: 3, column: 2 });
    assert_eq!(error_of(items[2].number("a number")), "line 3, column 5: é.ü[2] is true: expected a number");
}

#[test]
fn escaped_keys_are_compared_unescaped() {
    let value = parse("{\"name\": 1,\n \"n\\u0061me\": 2}");
    assert_eq!(
        error_of(value.object()),
        "line 2, column 2: n\\u0061me is given twice (the second time 2): expected it once"
    );
    let object = parse("{\"a\": {\"x\": 1, \"y\": [2]}}").object().unwrap().required("a", "").unwrap();
    let object = object.object().unwrap();
    assert_eq!(
        error_of(object.only(&["x", "z"])),
        "line 1, column 16: unknown key a.y (with the value [2]): expected x, z"
    );
    assert_eq!(error_of(object.required("z", "a text")), "line 1, column 7: a has no \"z\": expected a text");
}

#[test]
fn numbers_keep_every_bit() {
    for (text, bits) in [
        ("-0.0", (-0.0_f64).to_bits()),
        ("-0", (-0.0_f64).to_bits()),
        ("5e-324", 1),
        ("2.2250738585072011e-308", 0x000f_ffff_ffff_ffff),
        ("0.1", 0.1_f64.to_bits()),
        ("1e-999", 0),
    ] {
        assert_eq!(parse(text).number("").unwrap().to_bits(), bits, "{text}");
    }
    assert_eq!(
        error_of(parse("1e999").number("a number from 0 to 1")),
        "line 1, column 1: 1e999, too large for a double: expected a number from 0 to 1"
    );
    assert_eq!(error_of(parse("\"2\"").number("a number")), "line 1, column 1: \"2\": expected a number");
}

#[test]
fn whole_numbers_have_no_fraction_or_exponent() {
    assert_eq!(parse("7").whole(1..=7), Ok(7));
    for text in ["0", "8", "-1", "7.0", "7e0", "\"7\"", "99999999999999999999", "null"] {
        let message = error_of(parse(text).whole(1..=7));
        assert!(message.ends_with("expected a whole number from 1 to 7"), "{message}");
    }
    let message = error_of(parse("3").whole(2..=2));
    assert!(message.ends_with(": expected 2"), "{message}");
}

#[test]
fn texts_resolve_escapes() {
    assert_eq!(parse("\"\\u00e9\\n\\ud83d\\ude00\"").text("").as_deref(), Ok("é\n😀"));
    assert!(error_of(parse("\"\\ud83d\"").text("a text")).contains("expected a text"));
    assert!(error_of(parse("{\"\\ud83d\": 1}").object()).contains("line 1, column 2"));
}

#[test]
fn syntax_errors_have_a_place() {
    for (text, part) in [
        ("", "line 1, column 1: not JSON: the text is empty: expected {"),
        (
            "{\n  \"a\": 01\n}",
            "line 2, column 9: not JSON: 1: expected a number such as 2.0, without leading zeros",
        ),
        ("{\"a\": 1,}", "line 1, column 9: not JSON: }: expected a key in quotation marks"),
        ("{\"a\": 1} x", "line 1, column 10: not JSON: x: expected nothing after the end of the document"),
        (
            "[1, NaN]",
            "line 1, column 5: not JSON: N: expected a value: a text in quotation marks, a number, {, [, true, false \
             or null",
        ),
        (
            "\u{feff}{}",
            "line 1, column 1: not JSON: the text starts with a byte-order mark: expected UTF-8 without one",
        ),
        (
            "{\"é\": é\"x\"}",
            "line 1, column 7: not JSON: é: expected a value: a text in quotation marks, a number, \
             {, [, true, false or null",
        ),
        ("{\"a\" 1}", "line 1, column 6: not JSON: 1: expected a colon"),
        ("{\"a\": 1 \"b\"", "line 1, column 9: not JSON: \": expected a comma or }"),
        ("[1 2]", "line 1, column 4: not JSON: 2: expected a comma or ]"),
        (
            "[\"a\nb\"]",
            "line 1, column 3: not JSON: after this a line break or another control character: expected a quotation mark \
             before it, or \\n instead of a line break",
        ),
        (
            "{\"a\": \"b",
            "line 1, column 8: not JSON: the text ends: expected a quotation mark at the end of the text \
             that starts there",
        ),
        ("[1", "line 1, column 2: not JSON: the text ends: expected a comma or ]"),
    ] {
        assert_eq!(error_of(Value::parse(text.as_bytes(), 1000)), part, "{text:?}");
    }
    let bad = b"{\n \"\xc3\xa9\": \"\xff\"}";
    assert_eq!(
        error_of(Value::parse(bad, 1000)),
        "line 2, column 8: the byte 0xFF at offset 10 is not UTF-8 text"
    );
    assert_eq!(
        error_of(Value::parse(&vec![b' '; 70_000], 65_536)),
        "it has 70000 bytes: expected at most 65536 bytes (64 KiB)"
    );
}

/// Fails if a message of `serde_json` is no longer recognised.
#[test]
fn syntax_errors_are_explained() {
    for text in [
        "\"a",
        "[1",
        "{\"a\": 1",
        "{\"a\":",
        "{\"a\" 1}",
        "[1 2]",
        "{\"a\": 1 \"b\"",
        "nul",
        "nux",
        "x",
        "\"\\x\"",
        "01",
        "\"\n\"",
        "{1: 2}",
        "[1,]",
        "{} x",
    ] {
        let message = error_of(Value::parse(text.as_bytes(), 1000));
        let (_, problem) = message.split_once("not JSON: ").unwrap();
        assert!(!problem.starts_with("expected"), "{text:?}: {message}");
        assert!(problem.contains(": expected "), "{text:?}: {message}");
    }
}

#[test]
fn deep_nesting_needs_no_stack() {
    let text = format!("{{\"extra\": {}{}}}", "[".repeat(30_000), "]".repeat(30_000));
    let value = Value::parse(text.as_bytes(), 65_536).unwrap();
    let extra = value.object().unwrap().required("extra", "").unwrap();
    let message = error_of(extra.extra());
    assert!(message.contains("extra is [[["), "{message}");
    assert!(message.ends_with("…: expected an object"), "{message}");
    assert!(message.chars().count() < 120);
}

#[test]
fn extra_preserves_its_text() {
    let text = "{ \"b\":[1e5 ,2], \"a\" : {} }";
    assert_eq!(Extra::new(&format!(" {text}\n")).unwrap().as_str(), text);
    assert!(Extra::new("[]").is_err());
    assert!(Extra::new("{").is_err());
}

#[test]
fn files_may_start_with_a_byte_order_mark() {
    let text = "\u{feff}{\"a\": 01}";
    assert!(Value::parse_file("\u{feff}{}".as_bytes(), 10).is_ok());
    let message = Value::parse_file(text.as_bytes(), 100).unwrap_err().to_string();
    assert!(message.starts_with("line 1, column 8: "), "{message}");
    assert!(Value::parse_file("\u{feff}\u{feff}{}".as_bytes(), 10).is_err());
}

fn excerpt(text: &str) -> Option<String> {
    let depth = |value: Value<'_>| value.object()?.required("depth", "a number")?.whole(1..=50);
    let error: FormatError = Value::parse(text.as_bytes(), 1000).and_then(depth).unwrap_err();
    error.excerpt(text.as_bytes())
}

#[test]
fn mark_is_below_the_place() {
    assert_eq!(
        excerpt("{\n\"depth\":\t51,\n\"x\": 1}").as_deref(),
        Some("2 | \"depth\": 51,\n  |          ^")
    );
    assert_eq!(excerpt("{").as_deref(), Some("1 | {\n  | ^"));
    assert_eq!(excerpt(""), None);
    assert_eq!(excerpt(&" ".repeat(1001)), None);
}

#[test]
fn long_lines_are_cut_around_the_place() {
    let text = format!("{{ \"notes\": \"{0}\", \"depth\": 51, \"more\": \"{0}\" }}", "long ".repeat(50));
    let shown = excerpt(&text).unwrap();
    let [line, mark] = shown.lines().collect::<Vec<_>>()[..] else { panic!("{shown}") };
    assert!(line.len() < 110);
    assert_eq!(line.find("51"), mark.find('^'), "{shown}");
}
