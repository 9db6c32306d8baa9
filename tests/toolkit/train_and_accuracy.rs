//! The subcommands `train` and `accuracy`. Guards against results that depend on interruptions, against lost or
//! overwritten files, and against runs that start with invalid options.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};

use span_it_core::personality::{Personality, library};

use crate::toolkit::{Run, toolkit};

#[test]
fn train_writes_and_reports_a_personality() {
    let (_folder, out) = crate::temporary("Sharper.json");
    let options = "train Steady --rounds 2 --board 3x3 --factors node_major,path_minor_span --json --out";
    let options: Vec<&str> = options.split(' ').collect();
    let run = Run::with_file(&options, &out);
    assert_eq!(run.code, 0, "{}", run.errors);
    let line = run.json();
    assert_eq!((&line["rounds"], &line["start"]["name"]), (&2.into(), &"Steady".into()));
    assert!(line["new"]["value"].as_f64().unwrap() > 0.3 && line["new"]["margin95"].is_number());
    let curve: Vec<&str> = run.errors.lines().collect();
    assert!(curve.len() == 3 && curve[1].contains('●') && curve[1].contains(" ± "), "{}", run.errors);
    let trained = span_it_store::personalities::read(&out).unwrap();
    assert_eq!(trained.name, "Sharper");
    assert_eq!(trained.description.as_deref(), Some("Trained from Steady to keep its wins."));
    assert!(trained.extra.unwrap().as_str().contains("\"seed\":0"));

    let before = fs::read(&out).unwrap();
    Run::with_file(&options, &out).assert_refused("Sharper.json: it exists already");
    assert_eq!(fs::read(&out).unwrap(), before);
}

#[test]
fn evaluated_work_gives_the_same_personality() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let train = |log: &str, out: &str, more: &[&str]| {
        let options = ["train", "Steady", "--board", "3x3", "--rounds", "2", "-q", "--name", "Both"];
        let files = ["--log", &path(log), "--out", &path(out)];
        Run::of(toolkit().args(options).args(files).args(more))
    };
    assert_eq!(train("a.log", "a.json", &[]).code, 0);
    for round in 0..2 {
        let asked = train("b.log", "b.json", &["--ask", "3"]);
        assert_eq!((asked.code, asked.output.lines().count()), (0, 3), "{}", asked.errors);
        let results: String = asked
            .output
            .lines()
            .map(|line| {
                let done = Run::with_input(&["evaluate", "-j", "1"], line.as_bytes());
                assert_eq!(done.code, 0, "{}", done.errors);
                done.output
            })
            .collect();
        let file = path("results.jsonl");
        fs::write(&file, &results).unwrap();
        let told = train("b.log", "b.json", &["--tell", &file]);
        assert_eq!((told.code, told.output.as_str()), (0, ""), "{}", told.errors);
        let again = train("b.log", "b.json", &["--tell", &file]);
        let is_refused = again.code == 2 && again.errors.contains("expected results of candidates");
        assert_eq!(is_refused, round == 0, "the results are of another round: {}", again.errors);
        fs::write(&file, results + "{}\n").unwrap();
        train("b.log", "b.json", &["--tell", &file]).assert_refused("results.jsonl: line 4: ");
    }
    let over = train("b.log", "b.json", &["--ask", "3"]);
    assert_eq!((over.code, over.output.as_str()), (0, ""));
    assert!(!folder.path().join("b.json").exists());
    assert_eq!(train("b.log", "b.json", &[]).code, 0);
    assert_eq!(fs::read(path("b.json")).unwrap(), fs::read(path("a.json")).unwrap());
    Run::new(&["train", "Steady", "-o", "-", "--ask", "3"]).assert_refused("--log");
    let bad = Run::with_input(&["evaluate"], b"{}\n\n[]\n");
    assert_eq!((bad.code, bad.output.lines().count()), (1, 2), "{}", bad.output);
    assert!(bad.output.lines().all(|line| line.starts_with("{\"error\":\"")), "{}", bad.output);
}

#[test]
fn a_finished_training_is_not_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let [out, log, new] = ["out.json", "its.log", "new.json"].map(|name| folder.path().join(name));
    let train = |rounds, out| {
        let options = ["train", "Steady", "--board", "3x3", "--quiet", "--rounds", rounds, "--log"];
        Run::with_file(&[&options[..], &[log.to_str().unwrap(), "--name", "Trained", "--out"]].concat(), out)
    };
    let first = train("2", &out);
    first.assert_prints(&["Trained against Steady: "]);
    let expected = fs::read(&out).unwrap();
    // With the file that it wrote, and without it.
    for exists in [true, false] {
        if !exists {
            fs::remove_file(&out).unwrap();
        }
        let again = train("2", &out);
        assert_eq!((again.code, &again.output), (0, &first.output), "{}", again.errors);
        assert_eq!(again.errors.contains("this training is already finished; "), exists, "{}", again.errors);
        assert_eq!(fs::read(&out).unwrap(), expected);
    }
    for (rounds, out, message) in [
        ("3", &out, "it exists already"),
        ("1", &out, "its.log: the log has 2 rounds, more than --rounds 1; use --rounds 2 or more"),
        ("1", &new, "the log has 2 rounds, more than --rounds 1"),
    ] {
        train(rounds, out).assert_refused(message);
    }
    fs::write(&out, "notes").unwrap();
    train("2", &out).assert_refused("this training is finished, but the file is not its result");
    assert_eq!(fs::read(&out).unwrap(), b"notes");
}

#[test]
#[cfg_attr(windows, ignore = "a command line of Windows has at most 32,767 characters")]
fn refuses_a_name_that_is_too_long() {
    let (_folder, out) = crate::temporary("new.json");
    let name = "é".repeat(40_000);
    let run = Run::with_file(&["train", "Steady", "--rounds", "1", "--name", &name, "--out"], &out);
    run.assert_refused("would have more than 65536 bytes");
    assert!(run.errors.len() < 300, "{}", run.errors);
    let name = "é".repeat(30_000);
    let options = ["train", "Steady", "--rounds", "1", "--board", "3x3", "--quiet", "--name", &name, "--out"];
    assert_eq!(Run::with_file(&options, &out).code, 0);
    assert_eq!(span_it_store::personalities::read(&out).unwrap().name, name);
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
}

const SHORT: [&str; 6] = ["train", "Steady", "--board", "3x3", "--rounds", "2"];

#[test]
fn reports_a_missed_target_and_a_missing_improvement() {
    let folder = tempfile::tempdir().unwrap();
    let out = |name: &str| folder.path().join(name);
    let options = "--quiet --objective target=0.01 --against random --factors node_major=1.99:2.01 --out";
    let options: Vec<&str> = SHORT.into_iter().chain(options.split(' ')).collect();
    let run = Run::with_file(&options, &out("a.json"));
    run.assert_prints(&["the target 0.01 was missed by 0."]);
    let printed = run.output;
    let with_json: Vec<&str> = [&["train", "--json"], &options[1..]].concat();
    let line = Run::with_file(&with_json, &out("b.json")).json();
    let off = |who: &str| (line[who]["value"].as_f64().unwrap() - 0.01).abs();
    let is_worse = off("start") < off("new");
    assert_eq!(line["start_nearer"], is_worse, "{line}");
    assert_eq!(printed.contains("the start was closer to the target: "), is_worse, "{printed}");
    assert_eq!(line["target_reached"], false);
    assert!(line["changed"].is_boolean());
    let options = "--quiet --factors node_random=0:1000:1000 --max-visited 1000 --seed 1 --out";
    let options: Vec<&str> = SHORT.into_iter().chain(options.split(' ')).collect();
    let message = "no improvement was found; the factors are those of the start";
    Run::with_file(&options, &out("c.json")).assert_prints(&[message]);
    let with_json: Vec<&str> = [&["train", "--json"], &options[1..]].concat();
    let line = Run::with_file(&with_json, &out("d.json")).json();
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
            let resumes = "its.log has the result; the same command with another --out";
            assert!(message.contains(resumes), "{message}");
            assert_eq!(done.stdout, b"");
            let out = folder.path().join("new.json");
            let arguments =
                [&SHORT[..], &["--log", log.to_str().unwrap(), "--name", "new", "--out"]].concat();
            let again = Run::with_file(&arguments, &out);
            assert_eq!(again.code, 0, "{}", again.errors);
            assert!(out.exists());
        } else {
            for part in ["the new personality was written to standard output instead", "held out, "] {
                assert!(message.contains(part), "{message}");
            }
            assert_eq!(Personality::from_json(&done.stdout).unwrap().name, "new");
        }
    }
}

#[test]
fn a_personality_without_a_name_has_its_files() {
    let (folder, file) = crate::temporary("blank.json");
    let steady = library::builtin_named("Steady").unwrap();
    fs::write(&file, Personality { name: " ".to_owned(), ..steady.clone() }.to_json()).unwrap();
    let run = Run::with_file(&["accuracy", "--positions", "1", "--board", "3x3"], &file);
    assert!(run.output.contains("\nblank.json  "), "{}", run.output);
    assert!(run.output.starts_with("3x3, 1 position to keep won, "), "{}", run.output);
    let run = Run::with_file(&["train", "Steady", "--name", "  ", "--out"], &folder.path().join("new.json"));
    run.assert_refused("expected a name, not blanks");
    // A file with an unknown key gets no suggestion of another name.
    fs::write(&file, "{\"nome\": 1}").unwrap();
    let run = Run::with_file(&["accuracy"], &file);
    assert!(run.code == 2 && !run.errors.contains("built-in personalities"), "{}", run.errors);
}

/// Ctrl+C and other signals after some rounds: without a log the best so far is written, with one the command that
/// resumes is printed.
#[cfg(unix)]
#[test]
fn an_interrupted_training_loses_nothing() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (log, out) = (path("its log"), path("new.json"));
    for has_log in [true, false] {
        let mut command = crate::toolkit::interruptible();
        command.args("train Steady --board 3x3 --rounds 100000 --out".split(' ')).arg(&out);
        if has_log {
            command.arg("--log").arg(&log);
        }
        let mut child = command.spawn().unwrap();
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut output = String::new();
        // The heading and three rounds.
        for _ in 0..4 {
            errors.read_line(&mut output).unwrap();
        }
        kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
        errors.read_to_string(&mut output).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(130), "{output}");
        let last = output.lines().last().unwrap();
        if has_log {
            let words = shlex::split(last).unwrap();
            let given: Vec<_> = command.get_args().map(|word| word.to_str().unwrap()).collect();
            assert_eq!(words[1..], given);
            let rounds = fs::read_to_string(&log).unwrap().lines().count() - 1;
            assert!(
                rounds >= 3 && output.contains(&format!("interrupted after {rounds} rounds;")),
                "{output}"
            );
            assert!(!out.exists());
        } else {
            assert!(last.contains("only a training with --log FILE can be resumed"), "{output}");
            assert_eq!(span_it_store::personalities::read(&out).unwrap().name, "new");
        }
    }
}
