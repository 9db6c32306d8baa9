//! The test vectors `tests/data/weigh.jsonl` and `move.jsonl`: positions with their weights and moves, made by
//! an independent implementation of `docs/rules.md`. Guards against any change in the meaning of the factors.
//!
//! All numbers are compared bit for bit, except in the 12 lines of [`OTHER_POWERS`]: the implementation that
//! made the vectors uses a correctly rounded power function. The rules (`docs/rules.md, "Arithmetic"`) multiply
//! factor by factor, which gives other last digits.

use serde_json::{Value, json};
use span_it_core::board::Position;
use span_it_core::engine::{Deadline, NodeWeight, Seed, WeightParts, choose, literal, weigh};
use span_it_core::personality::Personality;

/// One line of a data file.
struct Case {
    line: usize,
    position: Position,
    personality: Personality,
    seed: Seed,
    expected: Value,
}

fn cases(data: &str) -> Vec<Case> {
    let case = |(index, line): (usize, &str)| {
        let case: Value = serde_json::from_str(line).unwrap();
        Case {
            line: index + 1,
            position: case["position"].as_str().unwrap().parse().unwrap(),
            personality: Personality::from_json(case["personality"].to_string().as_bytes()).unwrap(),
            seed: Seed::new(case.get("seed").map_or(0, |seed| seed.as_u64().unwrap())).unwrap(),
            expected: case["expect"].clone(),
        }
    };
    data.lines().enumerate().map(case).collect()
}

/// The lines of `weigh.jsonl` that are compared up to [`TOLERANCE`].
const OTHER_POWERS: [usize; 12] = [10, 18, 20, 21, 22, 23, 24, 39, 40, 43, 53, 57];

/// Relative tolerance for a power of 100 factors and a difference of two powers.
const TOLERANCE: f64 = 1e-14;

/// Asserts that two answers are equal, with numbers compared by `same_number`.
fn assert_same(case: &Case, actual: &Value, expected: &Value, same_number: fn(f64, f64) -> bool) {
    match (actual, expected) {
        (Value::Number(a), Value::Number(b)) => {
            let same = same_number(a.as_f64().unwrap(), b.as_f64().unwrap());
            assert!(same, "line {}: {a}, expected {b}", case.line);
        }
        (Value::Array(a), Value::Array(b)) => {
            assert_eq!(a.len(), b.len(), "line {}", case.line);
            a.iter().zip(b).for_each(|(a, b)| assert_same(case, a, b, same_number));
        }
        (Value::Object(a), Value::Object(b)) => {
            assert!(a.keys().eq(b.keys()), "line {}: {a:?}, expected {b:?}", case.line);
            a.values().zip(b.values()).for_each(|(a, b)| assert_same(case, a, b, same_number));
        }
        _ => assert_eq!(actual, expected, "line {}", case.line),
    }
}

/// Equal bits, except for the sign of zero.
fn same_bits(a: f64, b: f64) -> bool {
    (a + 0.0).to_bits() == (b + 0.0).to_bits()
}

fn same_within_tolerance(a: f64, b: f64) -> bool {
    (a - b).abs() <= TOLERANCE * b.abs()
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

#[test]
fn weights_match() {
    let cases = cases(include_str!("data/weigh.jsonl"));
    assert_eq!(cases.len(), 142);
    for case in cases {
        let weights = weigh(&case.position, &case.personality.factors, case.seed);
        let nodes: Vec<Value> = weights.iter().map(weight_json).collect();
        let actual = json!({ "player": case.position.to_move().letter(), "nodes": nodes });
        let other_powers = OTHER_POWERS.contains(&case.line);
        let same_number = if other_powers { same_within_tolerance } else { same_bits };
        assert_same(&case, &actual, &case.expected, same_number);
    }
}

#[test]
fn moves_match() {
    let cases = cases(include_str!("data/move.jsonl"));
    assert_eq!(cases.len(), 96);
    for case in cases {
        let (position, factors) = (&case.position, &case.personality.factors);
        let choice = choose(position, factors, case.seed, &Deadline::unlimited()).unwrap();
        assert!(choice.complete);
        // On large boards the reference takes minutes without optimisation.
        let is_quick = factors.max_depth() <= 2 || position.size().node_count() <= 100;
        let reference = is_quick.then(|| literal::choose(position, factors, case.seed).unwrap());
        for choice in std::iter::once(choice).chain(reference) {
            let actual = json!({ "move": choice.mv.to_string(), "value": choice.value });
            assert_same(&case, &actual, &case.expected, same_bits);
        }
    }
}
