//! The subcommands `train` and `accuracy`. Guards against results that depend on interruptions, against lost or
//! overwritten files, and against runs that start with invalid options.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use span_it_core::personality::{Personality, library};

use crate::toolkit::{Run, toolkit};

#[test]
fn tune_writes_and_reports_a_personality() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("Sharper.json");
    let options = "train Steady --rounds 2 --board 3x3 --factors node_major,path_minor_span --json --out";
    let options: Vec<&str> = options.split(' ').collect();
    let run = Run::with_file(&options, &out);
    assert_eq!(run.code, 0, "{}", run.errors);
    let line: serde_json::Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!((&line["rounds"], &line["start"]["name"]), (&2.into(), &"Steady".into()));
    assert!(line["new"]["value"].as_f64().unwrap() > 0.3 && line["new"]["margin95"].is_number());
    let curve: Vec<&str> = run.errors.lines().collect();
    assert!(curve.len() == 3 && curve[1].contains('●') && curve[1].contains(" ± "), "{}", run.errors);
    let trained = Personality::read(&out).unwrap();
    assert_eq!(trained.name, "Sharper");
    assert_eq!(trained.description.as_deref(), Some("Trained from Steady to keep its wins."));
    assert!(trained.extra.unwrap().as_str().contains("\"seed\":0"));

    let before = fs::read(&out).unwrap();
    let again = Run::with_file(&options, &out);
    assert_eq!((again.code, again.output.as_str()), (2, ""));
    assert!(again.errors.contains("Sharper.json: it exists already"), "{}", again.errors);
    assert_eq!(fs::read(&out).unwrap(), before);
}

#[test]
fn a_killed_tune_resumes_to_the_same_result() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let command = |name: &str, out: &str, count: &str| {
        let mut command = toolkit();
        command.args([
            "train",
            "Steady",
            "--board",
            "4x4",
            "--factors",
            "node_major,game_tree_max_depth=1:3",
        ]);
        command.args(["--rounds", count, "--name", "Trained", "--log", &at(name), "--out", out]);
        command
    };
    let ended = |mut command: std::process::Command| {
        let output = command.output().unwrap();
        let message = |bytes| String::from_utf8(bytes).unwrap().replace("undisturbed.json", "out.json");
        (output.status.code(), message(output.stdout), message(output.stderr))
    };
    let (code, report, _) = ended(command("a.log", &at("undisturbed.json"), "2"));
    assert!(code == Some(0) && report.contains("Trained against Steady: "), "{report}");
    let expected = fs::read(at("undisturbed.json")).unwrap();
    let out = at("out.json");
    // Killed after this many lines and some time: in a round, the selection, the comparison.
    for (lines, later) in [(0, 0), (1, 3), (2, 0), (3, 0), (3, 20), (3, 60), (3, 120)] {
        let mut child = command("b.log", &out, "2").spawn().unwrap();
        let written = || fs::read_to_string(at("b.log")).map_or(0, |text| text.matches('\n').count());
        while written() < lines && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(later));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let printed = ended(command("b.log", &out, "2"));
    assert_eq!((printed.0, &printed.1), (Some(0), &report), "{}", printed.2);
    assert_eq!(fs::read(&out).unwrap(), expected);
    // Killed before and after writing the file.
    for finished in [false, true] {
        if !finished {
            fs::remove_file(&out).unwrap();
        }
        let (code, again, errors) = ended(command("b.log", &out, "2"));
        assert_eq!((code, again), (Some(0), report.clone()), "{errors}");
        assert_eq!(errors.contains("this training is already finished; "), finished, "{errors}");
        assert_eq!(fs::read(&out).unwrap(), expected);
    }
    // Another file is not accepted as the result.
    let refused = ended(command("b.log", &out, "3"));
    assert!(refused.0 == Some(2) && refused.2.contains("it exists already"), "{}", refused.2);
    fs::write(&out, "notes").unwrap();
    let refused = ended(command("b.log", &out, "2"));
    assert!(
        refused.0 == Some(2)
            && refused.2.contains("this training is finished, but the file is not its result"),
        "{}",
        refused.2
    );
    assert_eq!(fs::read(&out).unwrap(), b"notes");
}

#[test]
#[cfg_attr(windows, ignore = "a command line of Windows has at most 32,767 characters")]
fn refuses_a_name_that_is_too_long() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new.json");
    let name = "é".repeat(40_000);
    let run = Run::with_file(&["train", "Steady", "--rounds", "1", "--name", &name, "--out"], &out);
    assert_eq!((run.code, run.output.as_str()), (2, ""));
    assert!(
        run.errors.contains("would have more than 65536 bytes") && run.errors.len() < 300,
        "{}",
        run.errors
    );
    let name = "é".repeat(30_000);
    let options = ["train", "Steady", "--rounds", "1", "--board", "3x3", "--quiet", "--name", &name, "--out"];
    assert_eq!(Run::with_file(&options, &out).code, 0);
    assert_eq!(Personality::read(&out).unwrap().name, name);
}

#[test]
fn names_cannot_control_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (start, bad) = (at("start.json"), "A\u{1b}[2J\u{9b}31m\u{202e}\nspan-it-toolkit: lie");
    let steady = library::builtin_named("Steady").unwrap();
    let hostile = Personality { name: bad.to_owned(), ..steady.clone() };
    fs::write(&start, hostile.to_json()).unwrap();
    let train = ["train", &start, "--rounds", "1", "--board", "3x3", "--name", bad, "--out"];
    let accuracy = ["accuracy", &start, "--positions", "20", "--board", "3x3"];
    let tournament = ["match", &start, "random", "--pairs", "2"];
    let (one, two) = (at("1.json"), at("2.json"));
    let (lost, wrong) = (at("\u{1b}]0;\u{202e}\nspan-it-toolkit: lie"), at("wrong.json"));
    fs::write(&wrong, format!("{{\"{bad}\": 1}}").replace('\n', "").replace('\u{1b}', "")).unwrap();
    for arguments in [
        &[&train[..], &[&one]].concat()[..],
        &[&train[..], &[&two, "--json"]].concat(),
        &accuracy,
        &[&accuracy[..], &["--json"]].concat(),
        &tournament,
        &[&tournament[..], &["--json"]].concat(),
        &["accuracy", &lost],
        &["match", &lost, "random"],
        &["identify", &lost, "--player", "h"],
        &["accuracy", &wrong],
    ] {
        let run = Run::new(arguments);
        let text = run.output + &run.errors;
        let hides = |letter: &char| *letter != '\n' && (letter.is_control() || *letter == '\u{202e}');
        assert_eq!(text.chars().find(hides), None, "{arguments:?}: {text:?}");
        assert!(!text.lines().any(|line| line == "span-it-toolkit: lie"), "{arguments:?}: {text:?}");
    }
}

#[test]
fn tune_checks_its_options_first() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new.json");
    let cases = [
        ("Unknown", "there is no such file"),
        ("Steady --objective score", "no opponents: expected at least one agent"),
        ("Steady --objective win", "expected keep, score or target=X"),
        ("Steady --against Spider", "--against: the objective keep has no opponents"),
        (
            "Steady --objective target=0.4 --against gtp:x",
            "gtp:x: a personality cannot train against a GTP engine",
        ),
        ("Steady --objective score --against missing.json", "missing.json: there is no such file"),
        ("Steady --factors node_mayor", "game_tree_value_fade_pct; or all alone"),
        ("Steady --factors all,node_random", "--factors: all means all factors; expected it alone"),
        ("Steady --objective score --against Spider spider", "--against: Spider is given twice"),
        ("Steady --factors node_major=2:1", "expected NAME or NAME=MIN:MAX"),
        ("Steady --factors node_major=0:3:5", "the step is larger than the range"),
        ("Steady --factors node_major=0:3:1e-320", "the step is lost in rounding"),
        ("Steady --factors node_minor,node_major=10:20", "node_major is 2 in the start, outside 10 to 20"),
        ("Steady --factors node_major,node_major", "node_major is given twice"),
        ("Steady --board 2x2", "rows and columns must be 3 to 20"),
        ("Steady --rounds 0", "expected a whole number from 1 to 100000, such as 40"),
        ("Steady --rounds 2 --seconds 2", "cannot be used with"),
        ("Steady --rounds 2 --log Cargo.toml", "Cargo.toml: line 1, column "),
    ];
    for (options, reason) in cases {
        let arguments: Vec<&str> = ["train"].into_iter().chain(options.split(' ')).chain(["--out"]).collect();
        let run = Run::with_file(&arguments, &out);
        assert_eq!((run.code, run.output.as_str()), (2, ""), "{options}: {}", run.errors);
        assert!(run.errors.contains(reason), "{options}: {}", run.errors);
    }
    let nowhere: PathBuf = folder.path().join("nowhere").join("new.json");
    assert!(Run::with_file(&["train", "Steady", "--out"], &nowhere).errors.contains("no such folder"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn accuracy_refuses_a_board_given_twice() {
    let run = Run::new(&["accuracy", "Steady", "--board", "3x3,4x4,3x3", "--positions", "2"]);
    assert_eq!((run.code, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("the 3 x 3 board is given twice"), "{}", run.errors);
}

#[test]
fn accuracy_numbers_equal_names() {
    let arguments = ["accuracy", "Steady", "Novice", "Steady", "--board", "3x3", "--positions", "2"];
    let table = Run::new(&arguments).output;
    let printed: Vec<&str> = table.lines().skip(3).map(|line| line[..20].trim_end()).collect();
    assert_eq!(printed, ["Steady", "Novice", "Steady (2)"], "{table}");
    let lines = Run::new(&[&arguments[..], &["--json"]].concat()).output;
    let name = |line| serde_json::from_str::<serde_json::Value>(line).unwrap()["personality"].take();
    assert_eq!(lines.lines().map(name).collect::<Vec<_>>(), ["Steady", "Novice", "Steady (2)"]);
}

#[test]
fn accuracy_tests_each_personality_on_each_board() {
    let arguments = ["accuracy", "Novice", "Planner", "--board", "4x4,3x6", "--positions", "60"];
    let table = Run::new(&arguments);
    assert_eq!(table.code, 0, "{}", table.errors);
    assert!(table.output.starts_with("4x4, 60 positions to keep won, seed 0\n"), "{}", table.output);
    assert!(table.output.contains("\n3x6, 60 positions to keep won, seed 0\n"));
    assert_eq!(table.output.lines().filter(|line| line.contains(" ± ")).count(), 4);

    let read = |run: Run| -> Vec<serde_json::Value> {
        run.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let with_json = [&arguments[..], &["--json"]].concat();
    let mut marks = read(Run::new(&with_json));
    let mut again = read(Run::new(&with_json));
    for line in marks.iter_mut().chain(&mut again) {
        assert!(line["us_per_move"].take().is_number());
    }
    assert_eq!(marks, again);
    assert_eq!(marks.len(), 4);
    assert!(marks[0]["share"].as_f64().unwrap() < marks[1]["share"].as_f64().unwrap());

    let bad = Run::new(&["accuracy", "Novice", "no-such.json"]);
    assert_eq!((bad.code, bad.output.as_str()), (2, ""));
    assert!(bad.errors.contains("no-such.json: there is no such file"), "{}", bad.errors);
}
