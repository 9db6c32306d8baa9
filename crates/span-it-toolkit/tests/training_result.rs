//! The result of a training and its report. Guards against a missed target that is not reported, against a result
//! that is lost because the new file cannot be written, and against a log with a changed result.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::sync::Arc;

use span_it_arena::tournament::AgentSpec;
use span_it_arena::training::train::{
    self, Dimension, Objective, Space, TrainingConfig, TrainingError, Until, train,
};
use span_it_core::board::BoardSize;
use span_it_core::engine::Seed;
use span_it_core::personality::{Factor, Personality, library};

use crate::toolkit::{Run, toolkit};

/// Two rounds on a small board.
const SHORT: [&str; 6] = ["train", "Steady", "--board", "3x3", "--rounds", "2"];

#[test]
fn noise_can_reach_a_target_score() {
    let config = TrainingConfig {
        start: library::builtin_named("Steady").unwrap().factors.clone(),
        space: Space::new(vec![Dimension::parse("node_random=0:80").unwrap()]).unwrap(),
        objective: Objective::Target { against: vec![AgentSpec::parse("Steady").unwrap()], score: 0.2 },
        boards: vec![BoardSize::STANDARD],
        seed: Seed::default(),
        max_visited: 100,
    };
    let until = Until { rounds: Some(12), time: None };
    let trained = train(&config, until, None, &Arc::default(), &mut |_| ()).unwrap();
    assert!(trained[Factor::NodeRandom] > 2.0, "{}", trained[Factor::NodeRandom]);
    let held_out = train::compare(&config, &trained, &Arc::default(), &mut |_| ()).unwrap();
    assert!((held_out.new.value() - 0.2).abs() < 0.1, "{held_out:?}");
}

#[test]
fn reports_a_missed_target_and_a_missing_improvement() {
    let folder = tempfile::tempdir().unwrap();
    let out = |name: &str| folder.path().join(name);
    let options = "--quiet --objective target=0.01 --against random --factors node_major=1.99:2.01 --out";
    let options: Vec<&str> = SHORT.into_iter().chain(options.split(' ')).collect();
    let run = Run::with_file(&options, &out("a.json"));
    assert_eq!(run.code, 0, "{}", run.errors);
    assert!(run.output.contains("the target 0.01 was missed by 0."), "{}", run.output);
    let printed = run.output;
    let with_json: Vec<&str> = [&["train", "--json"], &options[1..]].concat();
    let run = Run::with_file(&with_json, &out("b.json"));
    let line: serde_json::Value = serde_json::from_str(&run.output).unwrap();
    let off = |who: &str| (line[who]["value"].as_f64().unwrap() - 0.01).abs();
    assert_eq!(line["start_nearer"], off("start") < off("new"), "{line}");
    assert_eq!(
        printed.contains("the start was closer to the target: "),
        off("start") < off("new"),
        "{printed}"
    );
    assert_eq!(line["target_reached"], false);
    assert!(line["changed"].is_boolean());
    let options = "--quiet --factors node_random=0:1000:1000 --max-visited 1000 --out";
    let options: Vec<&str> = SHORT.into_iter().chain(options.split(' ')).collect();
    let run = Run::with_file(&options, &out("c.json"));
    let message = "no improvement was found; the factors are those of the start";
    assert!(run.output.contains(message), "{}", run.output);
    let with_json: Vec<&str> = [&["train", "--json"], &options[1..]].concat();
    let line: serde_json::Value =
        serde_json::from_str(&Run::with_file(&with_json, &out("d.json")).output).unwrap();
    assert_eq!((&line["changed"], &line["target_reached"]), (&false.into(), &serde_json::Value::Null));
}

#[test]
fn keeps_a_result_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let (gone, log) = (folder.path().join("gone"), folder.path().join("its.log"));
    for with_log in [false, true] {
        fs::create_dir(&gone).unwrap();
        let mut command = toolkit();
        command.args(SHORT).arg("--out").arg(gone.join("new.json"));
        if with_log {
            command.arg("--log").arg(&log);
        }
        let mut child = command.spawn().unwrap();
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut message = String::new();
        // The first round has begun, so the folder existed when the options were checked.
        errors.read_line(&mut message).unwrap();
        fs::remove_dir(&gone).unwrap();
        errors.read_to_string(&mut message).unwrap();
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(1), "{message}");
        assert!(message.contains("new.json: there is no such folder to write to"), "{message}");
        if with_log {
            assert!(
                message.contains("its.log has the result; the same command with another --out"),
                "{message}"
            );
            assert_eq!(done.stdout, b"");
            let out = folder.path().join("new.json");
            let arguments =
                [&SHORT[..], &["--log", log.to_str().unwrap(), "--name", "new", "--out"]].concat();
            let again = Run::with_file(&arguments, &out);
            assert_eq!(again.code, 0, "{}", again.errors);
            assert!(out.exists());
        } else {
            assert!(
                message.contains("the new personality was written to standard output instead"),
                "{message}"
            );
            assert!(
                message.contains("held out, 4000 positions") || message.contains("held out, "),
                "{message}"
            );
            assert_eq!(Personality::from_json(&done.stdout).unwrap().name, "new");
        }
    }
}

#[test]
fn a_result_must_follow_from_its_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("a.log");
    let ranges = ["node_major", "game_tree_max_depth=1:3"].map(|text| Dimension::parse(text).unwrap());
    let config = TrainingConfig {
        start: library::builtin_named("Steady").unwrap().factors.clone(),
        space: Space::new(ranges.to_vec()).unwrap(),
        objective: Objective::Keep,
        boards: vec![BoardSize::square(3).unwrap()],
        seed: Seed::default(),
        max_visited: 200,
    };
    let until = Until { rounds: Some(2), time: None };
    let again = || train::run(&config, until, Some(&log), &Arc::default(), &mut |_| ());
    let trained = again().unwrap();
    assert_eq!(again().unwrap(), trained);
    let text = fs::read_to_string(&log).unwrap();
    let (rounds, end) = text.trim_end().rsplit_once('\n').unwrap();
    let (before, after) = end.split_once("\"node_major\":").unwrap();
    let changed = format!("{rounds}\n{before}\"node_major\":7.77,{}\n", after.split_once(',').unwrap().1);
    fs::write(&log, &changed).unwrap();
    for refused in [again().unwrap_err(), train::finished_result(&config, until, &log).unwrap_err()] {
        assert!(matches!(refused, TrainingError::ResultMismatch { .. }), "{refused}");
    }
    assert_eq!(fs::read_to_string(&log).unwrap(), changed);
}

#[test]
fn a_personality_without_a_name_has_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("blank.json");
    let steady = library::builtin_named("Steady").unwrap();
    fs::write(&file, Personality { name: " ".to_owned(), ..steady.clone() }.to_json()).unwrap();
    let run = Run::with_file(&["accuracy", "--positions", "1", "--board", "3x3"], &file);
    assert!(run.output.contains("\nblank.json  "), "{}", run.output);
    assert!(run.output.starts_with("3x3, 1 position to keep won, "), "{}", run.output);
    let run = Run::with_file(&["train", "Steady", "--name", "  ", "--out"], &folder.path().join("new.json"));
    assert_eq!((run.code, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("expected a name, not blanks"), "{}", run.errors);
    // A file with an unknown key gets no suggestion of another name.
    fs::write(&file, "{\"nome\": 1}").unwrap();
    let run = Run::with_file(&["accuracy"], &file);
    assert!(run.code == 2 && !run.errors.contains("built-in personalities"), "{}", run.errors);
}

#[test]
fn the_shown_usage_works() {
    for (command, usage) in [
        ("identify", "Usage: span-it-toolkit identify <RECORD> --player <PLAYER> [OPTIONS]"),
        ("train", "Usage: span-it-toolkit train <START> --out <NEW> [OPTIONS]"),
        ("clone", "Usage: span-it-toolkit clone <RECORD>... --player <NAME> --out <FILE> [OPTIONS]"),
    ] {
        assert!(
            Run::new(&[command]).errors.contains(usage)
                && Run::new(&["help", command]).output.contains(usage)
        );
    }
}
