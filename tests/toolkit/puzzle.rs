//! `puzzle`, and `solve --win-in`.

use serde_json::Value;

use super::toolkit::Run;

const MISTAKE: &str = "hhv/../..v/../... h";
const TWO_THREATS: &str = "hv./h./.vv/../.h. h";

fn lines(arguments: &[&str]) -> Vec<Value> {
    let run = Run::new(arguments);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments:?}");
    run.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn json(position: &str) -> Value {
    lines(&["puzzle", "--json", "--position", position]).remove(0)
}

#[test]
fn puzzles_follow_from_the_seed() {
    let make = |seed: &str, threads: &str| {
        lines(&["puzzle", "--count", "6", "--seed", seed, "--threads", threads, "--json"])
    };
    let first = make("5", "1");
    assert_eq!(first.len(), 6);
    assert_eq!(first, make("5", "3"));
    assert_ne!(first, make("6", "1"));
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
fn generated_puzzles_are_rated_alike() {
    for puzzle in lines(&["puzzle", "--kind", "keep", "--count", "4", "--json"]) {
        let rated = json(puzzle["position"].as_str().unwrap());
        for key in ["rating", "deviation", "band", "right"] {
            assert_eq!(rated[key], puzzle[key], "{key}");
        }
        assert_eq!(rated["good"], true);
        assert_eq!(rated["found"].as_array().unwrap().len(), span_it_learn::puzzles::panel().len());
    }
}

#[test]
fn positions_without_a_choice_are_no_puzzles() {
    for (position, part) in [
        ("hhh/../.../../... v", "the game is over: horizontal has won"),
        (".../../.../../... h", "every move of horizontal wins"),
        ("hv./h./.vv/../.hh v", "horizontal wins against any move of vertical"),
        ("nonsense", "there is no space"),
    ] {
        let run = Run::new(&["puzzle", "--position", position]);
        assert_eq!(run.code, 1, "{}", run.output);
        assert!(run.output.starts_with("error: ") && run.output.contains(part), "{}", run.output);
        let run = Run::new(&["puzzle", "--json", "--position", position]);
        assert!(run.code == 1 && run.output.starts_with("{\"error\":"), "{}", run.output);
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
    assert_eq!(json(MISTAKE)["right"], serde_json::json!(["e5"]));
}

#[test]
fn bad_puzzle_options_print_nothing() {
    for (options, part) in [
        (&["--kind", "easy"][..], "expected one of keep, only"),
        (&["--band", "keep"], "expected one of starter, easy"),
        (&["--band", "hard", "--kind", "judge"], "puzzles of kind judge have no rating"),
        (&["--count", "0"], "expected a whole number from 1"),
        (&["--position", MISTAKE, "--count", "3"], "cannot be used with"),
    ] {
        Run::new(&[&["puzzle"][..], options].concat()).assert_refused(part);
    }
}

#[test]
fn solve_finds_the_fastest_win() {
    let solve =
        |position: &str, max: &str| lines(&["solve", "--position", position, "--win-in", max]).remove(0);
    let answer = solve(TWO_THREATS, "4");
    assert_eq!((&answer["win_in"], &answer["win_in_moves"]), (&2.into(), &serde_json::json!(["e5"])));
    assert!(solve(TWO_THREATS, "1")["win_in"].is_null());
    assert!(solve("hhh/../.../../... v", "4")["win_in"].is_null());
    let text =
        |position: &str| Run::new(&["solve", "--position", position, "--win-in", "4", "--text"]).output;
    assert_eq!(
        text(TWO_THREATS),
        "horizontal is to move and wins with e5; at the fastest with 2 connectors, beginning with e5\n"
    );
    assert_eq!(text("hhh/../.../../... v"), "horizontal has won\n");
    let run = Run::new(&["solve", "--position", TWO_THREATS, "--win-in", "5"]);
    run.assert_refused("expected a whole number from 1 to 4");
}

#[test]
fn solve_reports_what_is_too_long_to_settle() {
    let empty = format!("{} h", ["......", "....."].repeat(5).join("/") + "/......");
    let run = Run::new(&["solve", "--position", &empty, "--win-in", "4"]);
    assert_eq!((run.code, run.output.contains("\"win_in\":null")), (0, true), "{}", run.output);
}
