//! Tests of places, paths and values.

use super::*;

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct Sample {
    depth: Whole<1, 50>,
    #[serde(default, rename = "é")]
    list: Vec<f64>,
    #[serde(default, deserialize_with = "present")]
    extra: Option<RawObject>,
}

fn refused(text: &str) -> FormatError {
    from_json::<Sample>(text.as_bytes(), 1000).map(|_| ()).unwrap_err()
}

#[test]
fn errors_have_place_path_value_and_expectation() {
    for (text, message) in [
        ("{\"depth\": 7.0}", "line 1, column 11: depth is 7.0: expected a whole number from 1 to 50"),
        ("{\r\n \"depth\": 1,\"é\": [1,\n 2, true]}", "line 3, column 5: é[2] is true: expected f64"),
        ("{\"depth\": \"2\"}", "line 1, column 11: depth is \"2\": expected a whole number from 1 to 50"),
        ("{\"depth\": 1, \"extra\": [1]}", "line 1, column 23: extra is [1]: expected an object"),
        ("{\"depth\": 1, \"extra\": null}", "line 1, column 23: extra is null: expected an object"),
        ("{\"é\": []}", "line 1, column 9: missing field `depth`"),
        ("{\"depth\": 1, \"d\\u0065pth\": 2}", "line 1, column 25: duplicate field `depth`"),
        (
            "{\"depth\": 1, \"deep\": 2}",
            "line 1, column 22: deep is 2: unknown field `deep`, expected one of `depth`, `é`, `extra`",
        ),
        ("[1]", "line 1, column 1: [1]: expected an object"),
        (
            "{\"version\": 2, \"x\": 1}",
            "line 1, column 13: version is 2: expected 1 (a newer Span-It! made this; update to read it)",
        ),
        ("", "line 1, column 1: not JSON: the text is empty: expected {"),
        ("\u{feff}{}", "line 1, column 1: not JSON: the text starts with a byte-order mark"),
        ("{\n  \"depth\": 01\n}", "line 2, column 13: not JSON: invalid number"),
        ("{\"depth\": 1,}", "line 1, column 13: not JSON: trailing comma"),
        ("{\"depth\": 1} x", "line 1, column 14: not JSON: trailing characters"),
        ("{\"depth\": 1", "line 1, column 11: not JSON: the text ends too early"),
    ] {
        assert_eq!(refused(text).to_string(), message, "{text:?}");
    }
    let bad = b"{\n \"\xc3\xa9\": \"\xff\"}";
    let error = from_json::<Sample>(bad, 1000).unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 8: the byte 0xFF at offset 10 is not UTF-8 text");
    let error = from_json::<Sample>(&vec![b' '; 70_000], 65_536).unwrap_err();
    assert_eq!(error.to_string(), "it has 70000 bytes: expected at most 65536 bytes (64 KiB)");
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
        let sample: Sample = from_json(format!("{{\"depth\":1,\"é\":[{text}]}}").as_bytes(), 100).unwrap();
        assert_eq!(sample.list[0].to_bits(), bits, "{text}");
        let again: Sample = from_json(to_text(&sample).replace("null", "{}").as_bytes(), 100).unwrap();
        assert_eq!(again.list[0].to_bits(), bits, "{text}");
    }
}

#[test]
fn deep_nesting_needs_no_stack() {
    let nested = "[".repeat(30_000) + &"]".repeat(30_000);
    let text = format!("{{\"depth\": 1, \"extra\": {{\"deep\": {nested}}}}}");
    let sample: Sample = from_json(text.as_bytes(), 65_536).unwrap();
    assert!(sample.extra.unwrap().as_str().contains(&nested));
    let text = format!("{{\"depth\": {nested}}}");
    let message = from_json::<Sample>(text.as_bytes(), 65_536).unwrap_err().to_string();
    assert!(message.starts_with("line 1, column 11: depth is [[["), "{message}");
    assert!(message.chars().count() < 160, "{message}");
}

#[test]
fn objects_are_kept_as_they_are_written() {
    let text = "{ \"b\":[1e5 ,2], \"a\" : {} }";
    let object = RawObject::new(&format!(" {text}\n")).unwrap();
    assert_eq!(object.as_str(), text);
    assert_eq!(RawObject::of(&[1]), None);
    assert!(RawObject::new("[]").is_err());
    assert!(RawObject::new("{").is_err());
}

#[test]
fn mark_is_below_the_place() {
    let excerpt = |text: &str| refused(text).excerpt(text.as_bytes());
    assert_eq!(
        excerpt("{\n\"depth\":\t51,\n\"é\": []}").as_deref(),
        Some("2 | \"depth\": 51,\n  |          ^")
    );
    assert_eq!(excerpt("{").as_deref(), Some("1 | {\n  | ^"));
    assert_eq!(excerpt(""), None);
    assert_eq!(excerpt(&" ".repeat(1001)), None);
    let text = format!("{{ \"x\": \"{0}\", \"depth\": 51, \"more\": \"{0}\" }}", "long ".repeat(50));
    let shown = FormatError::at(&text, &["depth".into()], "expected 1").excerpt(text.as_bytes()).unwrap();
    let [line, mark] = shown.lines().collect::<Vec<_>>()[..] else { panic!("{shown}") };
    assert!(line.len() < 110);
    assert_eq!(line.find("51"), mark.find('^'), "{shown}");
}
