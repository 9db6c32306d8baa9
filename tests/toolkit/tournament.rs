//! The subcommands `match`, `gauntlet` and `tournament`: killed, interrupted, resumed, refused. Guards against
//! results that depend on interruptions.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output};

use serde_json::Value;
use span_it_core::personality::{Factor, library};

use crate::toolkit::{Run, interruptible, wait_while_running};

/// A match that is long enough to interrupt.
fn long(log: &Path) -> Command {
    let mut command = interruptible();
    command.args(["match", "Novice", "Blocker", "--pairs", "1000", "--no-times", "--json", "--log"]).arg(log);
    command
}

/// Starts the long match and waits until it has finished some games.
fn under_way(log: &Path) -> Child {
    let mut child = long(log).spawn().unwrap();
    let finished = || fs::read(log).map_or(0, |text| text.split(|&byte| byte == b'\n').skip(1).count());
    wait_while_running(&mut child, "a hundred games were finished", || finished() >= 100);
    child
}

fn uninterrupted(folder: &Path) -> String {
    table(&long(&folder.join("undisturbed.jsonl")).output().unwrap())
}

fn table(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn lines(log: &Path) -> usize {
    fs::read_to_string(log).unwrap().lines().count()
}

#[test]
fn a_killed_tournament_resumes_to_the_same_table() {
    let (folder, log) = crate::temporary("killed.jsonl");
    for _ in 0..2 {
        let mut child = under_way(&log);
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let killed = lines(&log);
    assert!((100..2001).contains(&killed), "{killed} lines when it was killed");
    assert_eq!(table(&long(&log).output().unwrap()), uninterrupted(folder.path()));
    assert_eq!(lines(&log), 2001);
    // Finished: nothing is played any more.
    let text = fs::read(&log).unwrap();
    table(&long(&log).output().unwrap());
    assert_eq!(fs::read(&log).unwrap(), text);
}

#[cfg(unix)]
#[test]
fn ctrl_c_interrupts_and_explains_how_to_resume() {
    use rustix::process::{Pid, Signal, kill_process};
    let (folder, log) = crate::temporary("broken.jsonl");
    let child = under_way(&log);
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let output = child.wait_with_output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{message}");
    assert!(
        message.contains("of 2000 games; the same command resumes from ") && message.contains("broken.jsonl"),
        "{message}"
    );
    let so_far: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(so_far["games"].as_u64().unwrap(), lines(&log) as u64 - 1);
    assert_eq!(table(&long(&log).output().unwrap()), uninterrupted(folder.path()));
}

#[cfg(unix)]
#[test]
fn ctrl_c_works_while_openings_are_drawn() {
    use rustix::process::{Pid, Signal, kill_process};
    let (folder, log) = crate::temporary("long.jsonl");
    let mut command = interruptible();
    command.args(["match", "random", "Steady", "--pairs", "1000000", "--board", "20x20"]);
    let table = folder.path().join("table.md");
    fs::write(&table, "an older table").unwrap();
    command.args(["--opening-plies", "20", "--log"]).arg(&log).arg("--export").arg(&table);
    let mut child = command.spawn().unwrap();
    // Its plan is written down, and then the openings are made.
    let is_begun = || fs::metadata(&log).is_ok_and(|log| log.len() > 0);
    wait_while_running(&mut child, "its log was begun", is_begun);
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!((lines(&log), &*fs::read_to_string(&table).unwrap()), (1, "an older table"));
}

#[test]
fn packs_and_lists_stand_for_several_agents() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let cast = ["Steady", "Blocker"]
        .map(|name| span_it_core::personality::library::builtin_named(name).unwrap().clone());
    std::fs::write(path("pack.json"), span_it_core::personality::Pack::to_json(&cast).unwrap()).unwrap();
    std::fs::write(path("list.txt"), "# the strongest\nperfect\n\n  random \n").unwrap();
    let small = ["--pairs", "1", "--board", "3x3", "--opening-plies", "1", "--json"];
    let list = format!("@{}", path("list.txt"));
    let run = Run::new(&[&["tournament", &path("pack.json"), &list], &small[..]].concat());
    let names = run.json()["agents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["name"].to_string())
        .collect::<Vec<_>>();
    assert_eq!(names.len(), 4, "{names:?}");
    let input =
        Run::with_input(&[&["tournament", "@-", "Steady"], &small[..]].concat(), b"perfect\nrandom\n");
    assert_eq!(input.json()["agents"].as_array().unwrap().len(), 3, "standard input is read once");
}

#[test]
fn a_test_has_a_default_length_and_an_exit_code() {
    let sprt = ["--board", "4x4", "--sprt", "0", "100", "0.05", "0.05", "--json"];
    let run = |agents: &[&str], more: &[&str]| Run::new(&[&["match"], agents, &sprt, more].concat());
    let h1 = run(&["perfect", "random"], &["--exit-code"]);
    let table = h1.json();
    assert_eq!((h1.code, &table["sprt"]["verdict"]), (0, &Value::from("h1")), "{table}");
    // Three times the expected number between the hypotheses.
    assert_eq!(table["setup"]["pairs"], 157, "{table}");
    assert!(
        h1.errors.contains("SPRT: on average 64 games if one of its two values is right, 105 between"),
        "{}",
        h1.errors
    );
    let h0 = run(&["random", "perfect"], &["--exit-code", "--quiet"]);
    assert_eq!((h0.code, h0.errors.as_str()), (3, ""));
    assert_eq!(run(&["random", "perfect"], &["-q"]).code, 0);
    let open = run(&["random", "perfect"], &["--exit-code", "--pairs", "1"]);
    assert_eq!(open.code, 4, "{}", open.output);
    Run::new(&["match", "random", "perfect", "--exit-code"]).assert_refused("--sprt");
    // Few openings are fewer pairs.
    let small = ["match", "perfect", "random", "--board", "3x3", "--opening-plies", "1", "--json"];
    let few = Run::new(&[&small[..], &["--sprt", "0", "10", "0.05", "0.05"]].concat()).json();
    assert!(few["setup"]["pairs"].as_u64().unwrap() < 50, "{few}");
}

#[test]
fn a_decided_test_ends_the_match() {
    let (_folder, log) = crate::temporary("sprt.jsonl");
    let options = "match Blocker Sprinter --pairs 5000 --sprt 0 30 0.05 0.05 --json --no-times --log";
    let options: Vec<&str> = options.split(' ').collect();
    let run = Run::with_file(&options, &log);
    let table = run.json();
    assert_eq!((run.code, &table["sprt"]["verdict"]), (0, &Value::from("h1")), "{table}");
    assert!(table["games"].as_u64().unwrap() < 2000 && table["single_games"] == 0, "{table}");
    let finished = lines(&log);
    assert_eq!(Run::with_file(&options, &log).output, run.output);
    assert_eq!(lines(&log), finished);
    assert!(fs::read_to_string(&log).unwrap().contains(r#""sprt":[0.0,30.0,0.05,0.05]"#));
    // Another test of the same games is allowed.
    let other: Vec<&str> = options.iter().map(|&word| if word == "30" { "31" } else { word }).collect();
    assert_eq!(Run::with_file(&other, &log).code, 0);
}

/// Changing the target of a path during the tournament does not overwrite the log.
#[cfg(unix)]
#[test]
fn does_not_export_to_a_path_that_became_the_log() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let (log, table) = (folder.path().join("games.jsonl"), folder.path().join("table.md"));
    let mut command = long(&log);
    let mut child = command.arg("--export").arg(&table).spawn().unwrap();
    wait_while_running(&mut child, "its log was begun", || fs::metadata(&log).is_ok_and(|log| log.len() > 0));
    symlink("games.jsonl", &table).unwrap();
    let output = child.wait_with_output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.contains("this is the log; expected another file"), "{message}");
    assert_eq!(lines(&log), 2001);
}

#[test]
fn plays_with_an_external_engine() {
    // Without noise, because the engine draws it from seeds of its own.
    let (_folder, file) = crate::temporary("steady.json");
    let mut steady = library::builtin_named("Steady").unwrap().clone();
    steady.factors.set(Factor::NodeRandom, 0.0).unwrap();
    fs::write(&file, steady.to_json()).unwrap();
    let file = file.to_str().unwrap();
    let program = format!("gtp:'{}' gtp --personality '{file}'", env!("CARGO_BIN_EXE_span-it-toolkit"));
    let table = |agent: &str| {
        let start = ["match", agent, "Blocker", "--pairs", "2", "--board", "4x4,3x5"];
        let run = Run::new(&[&start[..], &["--json", "--no-times"]].concat());
        assert_eq!(run.code, 0, "{}", run.errors);
        let table = run.json();
        table["agents"].as_array().unwrap().iter().map(|agent| agent["wins"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(table(&program), table(file));
    let table = Run::new(&["match", &program, "Steady", "--pairs", "1", "--json"]).json();
    let name = format!("Span-It! Steady {}", env!("CARGO_PKG_VERSION"));
    assert_eq!(table["title"], format!("{name} against Steady"));
    let printed = serde_json::json!([{ "name": name, "command": program.strip_prefix("gtp:").unwrap() }]);
    assert_eq!((&table["setup"]["programs"], &table["finished"]), (&printed, &true.into()));
    // The same program twice: the names alone would not distinguish them.
    let run = Run::new(&["match", &program, &format!("{program} --seed 1"), "--pairs", "1"]);
    let command = program.strip_prefix("gtp:").unwrap();
    run.assert_prints(&[&format!("{name} ({command}) "), &format!("{name} ({command} --seed 1)")]);
}

/// An external engine that plays a built-in personality and has its name.
#[cfg(unix)]
fn outside(path: &Path, personality: &str) {
    use std::os::unix::fs::PermissionsExt as _;
    let toolkit = env!("CARGO_BIN_EXE_span-it-toolkit");
    fs::write(path, format!("#!/bin/sh\nexec '{toolkit}' gtp --personality {personality}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(unix)]
#[test]
fn prints_a_finished_tournament_without_its_engines() {
    let folder = tempfile::tempdir().unwrap();
    let (program, log) = (folder.path().join("engine"), folder.path().join("log.jsonl"));
    let agent = format!("gtp:'{}'", program.display());
    let run = || {
        let options = ["match", &agent, "random", "--pairs", "2", "--board", "4x4", "--no-times", "--log"];
        Run::with_file(&options, &log)
    };
    assert_eq!((run().code, log.exists()), (2, false), "there is no such program");
    outside(&program, "Steady");
    let printed = run();
    printed.assert_prints(&["Span-It! Steady"]);
    let text = fs::read_to_string(&log).unwrap();
    let (plan, rest) = text.split_once('\n').unwrap();
    let (names, games) = rest.split_once('\n').unwrap();
    assert!(names.starts_with("{\"names\":{") && names.contains("Span-It! Steady"), "{names}");
    // With another name and unfinished; then the program is missing.
    outside(&program, "Blocker");
    let cut = format!("{plan}\n{names}\n{}", games.split_inclusive('\n').next().unwrap());
    fs::write(&log, cut).unwrap();
    let again = run();
    again.assert_prints(&["Span-It! Steady"]);
    assert!(!again.output.contains("Blocker"), "{}", again.output);
    fs::remove_file(&program).unwrap();
    fs::write(&log, &text).unwrap();
    assert_eq!((run().output, run().code), (printed.output, 0));
    assert_eq!(fs::read_to_string(&log).unwrap(), text);
    // A log without names, and logs with invalid ones.
    fs::write(&log, format!("{plan}\n{games}")).unwrap();
    run().assert_prints(&[&agent[4..]]);
    for bad in ["{\"names\":[]}", "{\"names\":{},\"more\":1}"] {
        let bad = format!("{plan}\n{bad}\n{games}");
        fs::write(&log, &bad).unwrap();
        run().assert_refused("log.jsonl: line ");
        assert_eq!(fs::read_to_string(&log).unwrap(), bad);
    }
}
