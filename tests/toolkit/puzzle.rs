//! `puzzle`.

use serde_json::Value;

use super::toolkit::Run;

const MISTAKE: &str = "hhv/../..v/../... h";

fn lines(arguments: &[&str]) -> Vec<Value> {
    let run = Run::new(arguments);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments:?}");
    run.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn each_kind_prints_its_keys() {
    for (kind, key) in [
        ("keep", "played"),
        ("only", "right"),
        ("stop", "found_by"),
        ("win-in", "n"),
        ("repair", "cut"),
        ("judge", "class"),
        ("mistake", "moves"),
        ("play", "opponent"),
    ] {
        let puzzle = lines(&["puzzle", "--kind", kind, "--json"]).remove(0);
        assert_eq!(puzzle["kind"], kind);
        assert!(!puzzle[key].is_null(), "{puzzle}");
        let text = Run::new(&["puzzle", "--kind", kind]);
        assert!(text.output.starts_with("1. ") && text.output.contains("\n   Right: "), "{}", text.output);
    }
}

#[test]
fn board_and_band_are_kept() {
    for puzzle in lines(&["puzzle", "--board", "5x5", "--band", "medium", "--count", "3", "--json"]) {
        assert_eq!(puzzle["band"], "medium");
        let rating = puzzle["rating"].as_i64().unwrap();
        assert!((1300..1600).contains(&rating), "{puzzle}");
        assert_eq!(puzzle["position"].as_str().unwrap().split('/').count(), 9);
    }
}

#[test]
fn positions_are_read_from_standard_input() {
    let run = Run::with_input(
        &["puzzle", "--position", "-", "--json"],
        format!("{MISTAKE}\nx\n{MISTAKE}\n").as_bytes(),
    );
    let output: Vec<&str> = run.output.lines().collect();
    assert_eq!((run.code, output.len(), output[0]), (1, 3, output[2]));
    assert_eq!(serde_json::from_str::<Value>(output[0]).unwrap()["right"], serde_json::json!(["e5"]));
}
