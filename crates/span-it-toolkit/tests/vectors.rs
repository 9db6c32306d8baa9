//! The answers of `weigh` and `move` to the test vectors of the core, which `span-it-core/tests/vectors.rs`
//! describes. The core is compared with the vectors; here the output of the toolkit is compared with the core.

use serde_json::{Value, json};
use span_it_core::board::Position;
use span_it_core::engine::{Deadline, NodeWeight, Seed, WeightParts, choose, weigh};
use span_it_core::personality::Personality;

use super::toolkit::Run;

/// One line of a data file.
struct Case {
    line: usize,
    text: String,
    position: Position,
    personality: Personality,
    seed: Seed,
}

fn cases(data: &str) -> Vec<Case> {
    let case = |(index, line): (usize, &str)| {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = case["position"].as_str().unwrap().to_owned();
        Case {
            line: index + 1,
            position: text.parse().unwrap(),
            text,
            personality: Personality::from_json(case["personality"].to_string().as_bytes()).unwrap(),
            seed: Seed::new(case.get("seed").map_or(0, |seed| seed.as_u64().unwrap())).unwrap(),
        }
    };
    data.lines().enumerate().map(case).collect()
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

/// The answer of the toolkit to a case, reduced to these keys.
fn toolkit_answer(subcommand: &str, case: &Case, keys: &[&str]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("case.json");
    std::fs::write(&file, case.personality.to_json()).unwrap();
    let seed = case.seed.to_string();
    let arguments = [subcommand, "--position", &case.text, "--seed", &seed, "--personality"];
    let run = Run::with_file(&arguments, &file);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "line {}", case.line);
    let mut answer: Value = serde_json::from_str(&run.output).unwrap();
    answer.as_object_mut().unwrap().retain(|key, _| keys.contains(&key.as_str()));
    answer
}

#[test]
fn weigh_answers_like_the_core() {
    for case in cases(include_str!("../../span-it-core/tests/data/weigh.jsonl")) {
        let weights = weigh(&case.position, &case.personality.factors, case.seed);
        let nodes: Vec<Value> = weights.iter().map(weight_json).collect();
        let expected = json!({ "player": case.position.to_move().letter(), "nodes": nodes });
        assert_eq!(toolkit_answer("weigh", &case, &["player", "nodes"]), expected, "line {}", case.line);
    }
}

#[test]
fn move_answers_like_the_core() {
    for case in cases(include_str!("../../span-it-core/tests/data/move.jsonl")) {
        let factors = &case.personality.factors;
        let choice = choose(&case.position, factors, case.seed, &Deadline::unlimited(), &mut |_| ()).unwrap();
        let expected = json!({ "move": choice.mv.to_string(), "value": choice.value });
        assert_eq!(toolkit_answer("move", &case, &["move", "value"]), expected, "line {}", case.line);
    }
}
