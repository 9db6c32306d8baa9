//! Known positions with their weights and moves (`tests/data/weigh.jsonl`, `move.jsonl`), through
//! the library and through the toolkit. Guards against any change, to the last bit, in what the
//! factors mean.

use serde_json::{Value, json};
use span_it_core::board::Position;
use span_it_core::engine::{Deadline, NodeWeight, Seed, WeightParts, choose, literal, weigh};
use span_it_core::personality::Personality;

use super::toolkit::Run;

/// One line of a data file.
struct Case {
    line: usize,
    text: String,
    position: Position,
    personality: Personality,
    seed: Seed,
    expected: Value,
}

fn cases(data: &str) -> Vec<Case> {
    let case = |(index, line): (usize, &str)| {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = case["position"].as_str().unwrap().to_owned();
        Case {
            line: index + 1,
            position: text.parse().unwrap(),
            text,
            personality: personality(case["personality"].clone()),
            seed: Seed::new(case.get("seed").map_or(0, |seed| seed.as_u64().unwrap())).unwrap(),
            expected: case["expect"].clone(),
        }
    };
    data.lines().enumerate().map(case).collect()
}

/// Two lines leave out trim and fade, which weights do not depend on; a file may not.
fn personality(mut value: Value) -> Personality {
    let factors = value["factors"].as_object_mut().unwrap();
    for key in ["game_tree_breadth_trim_pct", "game_tree_value_fade_pct"] {
        factors.entry(key).or_insert(json!(0.0));
    }
    Personality::from_json(value.to_string().as_bytes()).unwrap()
}

fn weigh_cases() -> Vec<Case> {
    let cases = cases(include_str!("../../span-it-core/tests/data/weigh.jsonl"));
    assert_eq!(cases.len(), 82);
    cases
}

fn move_cases() -> Vec<Case> {
    let cases = cases(include_str!("../../span-it-core/tests/data/move.jsonl"));
    assert_eq!(cases.len(), 72);
    cases
}

/// The lines of `weigh.jsonl` whose numbers were made with correctly rounded powers. The spec
/// multiplies factor by factor, which differs there in the last digits (see [`LAST_DIGITS`]).
const ROUNDED_POWERS: [usize; 12] = [10, 18, 20, 21, 22, 23, 24, 39, 40, 43, 53, 57];

/// How far, relatively, a power of 100 factors and a difference of two may be off by rounding.
const LAST_DIGITS: f64 = 1e-14;

/// Asserts that two answers agree, every number as `same_number` says.
fn assert_same(case: &Case, found: &Value, expected: &Value, same_number: fn(f64, f64) -> bool) {
    match (found, expected) {
        (Value::Number(a), Value::Number(b)) => {
            let same = same_number(a.as_f64().unwrap(), b.as_f64().unwrap());
            assert!(same, "line {}: found {a}, expected {b}", case.line);
        }
        (Value::Array(a), Value::Array(b)) => {
            assert_eq!(a.len(), b.len(), "line {}", case.line);
            a.iter().zip(b).for_each(|(a, b)| assert_same(case, a, b, same_number));
        }
        (Value::Object(a), Value::Object(b)) => {
            assert!(a.keys().eq(b.keys()), "line {}: {a:?}, expected {b:?}", case.line);
            a.values().zip(b.values()).for_each(|(a, b)| assert_same(case, a, b, same_number));
        }
        _ => assert_eq!(found, expected, "line {}", case.line),
    }
}

/// To the last bit, but for the sign of a zero.
fn same_bits(a: f64, b: f64) -> bool {
    (a + 0.0).to_bits() == (b + 0.0).to_bits()
}

fn same_but_last_digits(a: f64, b: f64) -> bool {
    (a - b).abs() <= LAST_DIGITS * b.abs()
}

fn assert_same_weights(case: &Case, found: &Value) {
    let rounded = ROUNDED_POWERS.contains(&case.line);
    let same_number = if rounded { same_but_last_digits } else { same_bits };
    assert_same(case, found, &case.expected, same_number);
}

fn assert_same_move(case: &Case, found: &Value) {
    assert_same(case, found, &case.expected, same_bits);
}

fn parts_json(parts: WeightParts) -> Value {
    let WeightParts { initial, random, path_change, path_count, total } = parts;
    json!({ "initial": initial, "random": random, "path_change": path_change,
            "path_count": path_count, "total": total })
}

fn weight_json(weight: &NodeWeight) -> Value {
    json!({ "node": weight.node.to_string(), "own": parts_json(weight.own),
            "other": parts_json(weight.other), "w": weight.w })
}

/// The toolkit's one answer about a case, `keep` of its keys.
fn toolkit_answer(subcommand: &str, case: &Case, keep: &[&str]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("case.json");
    std::fs::write(&file, case.personality.to_json()).unwrap();
    let seed = case.seed.to_string();
    let arguments = [subcommand, "--position", &case.text, "--seed", &seed, "--personality"];
    let run = Run::with_file(&arguments, &file);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "line {}", case.line);
    let mut answer: Value = serde_json::from_str(&run.output).unwrap();
    answer.as_object_mut().unwrap().retain(|key, _| keep.contains(&key.as_str()));
    answer
}

#[test]
fn the_library_weighs_as_known() {
    for case in weigh_cases() {
        let weights = weigh(&case.position, &case.personality.factors, case.seed);
        let nodes: Vec<Value> = weights.iter().map(weight_json).collect();
        let found = json!({ "player": case.position.to_move().letter(), "nodes": nodes });
        assert_same_weights(&case, &found);
    }
}

#[test]
fn the_toolkit_weighs_as_known() {
    for case in weigh_cases() {
        assert_same_weights(&case, &toolkit_answer("weigh", &case, &["player", "nodes"]));
    }
}

#[test]
fn the_library_moves_as_known() {
    for case in move_cases() {
        let (position, factors) = (&case.position, &case.personality.factors);
        let choice = choose(position, factors, case.seed, &Deadline::unlimited(), &mut |_| ()).unwrap();
        let found = json!({ "move": choice.mv.to_string(), "value": choice.value });
        assert_same_move(&case, &found);
        assert!(choice.complete);
    }
}

#[test]
fn the_reference_moves_as_known() {
    for case in move_cases() {
        let (position, factors) = (&case.position, &case.personality.factors);
        if factors.max_depth() > 2 && position.size().node_count() > 100 {
            continue; // Many minutes without optimisation.
        }
        let choice =
            literal::choose(position, factors, case.seed, &Deadline::unlimited(), &mut |_| ()).unwrap();
        let found = json!({ "move": choice.mv.to_string(), "value": choice.value });
        assert_same_move(&case, &found);
    }
}

#[test]
fn the_toolkit_moves_as_known() {
    for case in move_cases() {
        assert_same_move(&case, &toolkit_answer("move", &case, &["move", "value"]));
    }
}
