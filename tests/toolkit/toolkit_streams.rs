//! The toolkit with outputs that cannot be written and inputs that cannot be used. Guards against lost results,
//! unreported failures, and errors that do not state what was expected.

use std::fs;
use std::path::Path;

use crate::toolkit::{Run, toolkit};

/// Paths that cannot be written, each with its error.
#[cfg(unix)]
fn bad_places(folder: &Path) -> Vec<(String, &'static str)> {
    let at = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    assert!(std::process::Command::new("mkfifo").arg(at("pipe.csv")).status().unwrap().success());
    std::os::unix::fs::symlink("/dev/null", at("device.md")).unwrap();
    std::os::unix::fs::symlink(at("loop.html"), at("loop.html")).unwrap();
    fs::create_dir(at("folder.json")).unwrap();
    fs::write(at("locked.htm"), "mine").unwrap();
    let mut locked = fs::metadata(at("locked.htm")).unwrap().permissions();
    locked.set_readonly(true);
    fs::set_permissions(at("locked.htm"), locked).unwrap();
    let too_long = at(&format!("{}.csv", "x".repeat(300)));
    vec![
        (at("pipe.csv"), "this is a device or a pipe, expected a file"),
        (at("device.md"), "this is a device or a pipe, expected a file"),
        (at("loop.html"), "could not write it: too many symbolic links"),
        (at("folder.json"), "this is a folder, expected a file"),
        (at("locked.htm"), "the file is read-only"),
        (at("nowhere/table.csv"), "there is no such folder to write to"),
        (at("locked.htm/table.md"), "could not write it"),
        (too_long, "could not write it"),
        // Even root cannot create a file there.
        #[cfg(target_os = "linux")]
        ("/proc/table.json".to_owned(), "there is no such folder to write to"),
    ]
}

#[cfg(unix)]
#[test]
fn an_unwritable_export_is_refused_before_any_game() {
    let (folder, log) = crate::temporary("new.jsonl");
    for (place, reason) in bad_places(folder.path()) {
        let run = Run::with_file(&["match", "Steady", "Blocker", "--export", &place, "--log"], &log);
        assert_eq!((run.code, run.output.as_str()), (2, ""), "{}", run.errors);
        let expected = format!("span-it-toolkit: --export: {place}: {reason}");
        assert!(run.errors.starts_with(&expected), "{}", run.errors);
        assert!(!log.exists(), "{place}: it began");
    }
    assert_eq!(fs::read_to_string(folder.path().join("locked.htm")).unwrap(), "mine");
}

#[test]
fn an_export_replaces_an_older_one() {
    let (_folder, table) = crate::temporary("table.md");
    fs::write(&table, "old").unwrap();
    let run = Run::with_file(&["match", "Steady", "Sprinter", "--pairs", "1", "--export"], &table);
    assert_eq!(run.code, 0, "{}", run.errors);
    assert!(fs::read_to_string(&table).unwrap().starts_with("# Steady against Sprinter"));
}

#[test]
fn a_dash_with_an_extension_prints_the_export() {
    let folder = tempfile::tempdir().unwrap();
    let tournament = ["match", "Steady", "Sprinter", "--pairs", "2", "--no-times", "--export"];
    for (name, start) in [
        ("-.csv", "\u{feff}"),
        ("-.json", "{\"format\":\"span-it-tournament-table\""),
        ("-.md", "# Steady"),
        ("-.html", "<!DOCTYPE html>"),
    ] {
        let run = |name: &str| {
            let done = toolkit().current_dir(&folder).args(tournament).arg(name).output().unwrap();
            assert_eq!(done.status.code(), Some(0));
            (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap())
        };
        let (printed, beside) = run(name);
        assert!(printed.starts_with(start), "{printed}");
        assert!(!folder.path().join(name).exists());
        let file = format!("./{name}");
        assert!(beside.ends_with(&run(&file).0), "{beside}");
        assert_eq!(printed, fs::read_to_string(folder.path().join(file)).unwrap());
    }
}

fn commands(folder: &Path, (record, work): (&str, &str)) -> Vec<Vec<String>> {
    let out = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let position = ["--position", ".../../.../../... h", "--personality", "Steady"];
    let with = |name: &'static str| [&[name][..], &position].concat();
    let (clone, train, picture) = (out("clone.json"), out("train.json"), out("board.svg"));
    let short = ["--board", "3x3", "--rounds", "1", "--quiet", "--out", &train];
    let commands = [
        with("weigh"),
        with("move"),
        with("solve")[..3].to_vec(),
        vec!["picture", position[1], "--out", &picture],
        vec!["puzzle"],
        vec!["puzzle", "--json"],
        vec!["accuracy", "Steady", "--positions", "9", "--board", "3x3"],
        vec!["accuracy", "Steady", "--positions", "9", "--board", "3x3", "--json"],
        [&["train", "Steady"], &short[..]].concat(),
        vec!["evaluate", work],
        vec!["bench", "--rounds", "1", "--only", "best weight after a move, 6x6"],
        vec!["bench", "--rounds", "1", "--only", "best weight after a move, 6x6", "--json"],
        vec!["match", "Steady", "Sprinter", "--pairs", "1"],
        vec!["match", "Steady", "Sprinter", "--pairs", "1", "--json"],
        vec!["gauntlet", "Steady", "--against", "Sprinter", "--pairs", "1"],
        vec!["tournament", "Steady", "Sprinter", "random", "--pairs", "1"],
        vec!["games", "list", record],
        vec!["games", "moves", record, position[0], position[1]],
        vec!["clone", record, "--player", "Steady", "--out", &clone],
        vec!["identify", record, "--player", "h", "--among", "Steady"],
        vec!["completions", "bash"],
        vec!["man"],
        vec!["help"],
        vec!["match", "--help"],
        vec!["--version"],
    ];
    commands.map(|words| words.into_iter().map(str::to_owned).collect()).into()
}

/// A record with enough moves for a clone.
#[cfg(target_os = "linux")]
fn record(folder: &Path) -> String {
    folder.join("0.spanit").to_str().unwrap().to_owned()
}

#[cfg(target_os = "linux")]
#[test]
fn every_command_reports_a_full_output() {
    let games = crate::identify_and_clone::long_game();
    let folder = tempfile::tempdir().unwrap();
    let work = folder.path().join("work.jsonl");
    let steady = span_it_core::personality::library::builtin_named("Steady").unwrap();
    let factors = serde_json::to_string(&steady.factors).unwrap();
    let text = format!("{{\"candidates\":[{{\"factors\":{factors}}}],\"boards\":[[3,3]],\"sample\":9}}\n");
    fs::write(&work, text).unwrap();
    let mut commands = commands(folder.path(), (&record(games.path()), work.to_str().unwrap()));
    for name in crate::toolkit::subcommands() {
        assert!(name == "gtp" || commands.iter().any(|words| words[0] == name), "{name} is not tried");
    }
    commands.push(["gtp", "--perfect"].map(str::to_owned).into());
    for words in commands {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let mut child =
            toolkit().args(&words).stdin(std::process::Stdio::piped()).stdout(full).spawn().unwrap();
        // Without a reader the output is already closed.
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"name\n").ok();
        let done = child.wait_with_output().unwrap();
        let message = String::from_utf8(done.stderr).unwrap();
        let expected = "span-it-toolkit: standard output: No space left on device";
        let last = message.lines().last().unwrap_or_default();
        assert!(last.starts_with(expected), "{words:?}: {message}");
        assert_eq!(done.status.code(), Some(1), "{words:?}");
    }
}

#[test]
fn a_closed_output_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let mut commands = commands(folder.path(), ("none", "none"));
    commands.retain(|words| words[1..].iter().all(|word| word != "none"));
    for words in commands {
        let mut child = toolkit().args(&words).spawn().unwrap();
        drop(child.stdout.take());
        let done = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&done.stderr), "", "{words:?}");
    }
}

#[test]
fn errors_name_the_unreadable_file() {
    for words in [&["gtp", "--perfect"][..], &["solve", "--position", "-"]] {
        let folder = tempfile::tempdir().unwrap();
        // Only Unix can open a folder as a file.
        let Ok(folder) = fs::File::open(folder.path()) else { return };
        let done = toolkit().args(words).stdin(folder).output().unwrap();
        let message = String::from_utf8(done.stderr).unwrap();
        assert!(message.starts_with("span-it-toolkit: standard input: "), "{message}");
        assert_eq!(done.status.code(), Some(1));
    }
}

#[test]
fn errors_of_numbers_have_range_and_example() {
    let tournament = ["match", "Steady", "Blocker"];
    let player = ["move", "--position", "x", "--personality", "Steady"];
    let train = ["train", "Steady", "--out", "never.json"];
    let identify = ["identify", "none.spanit", "--player", "h"];
    let milliseconds = "a whole number from 1 to 86400000, such as 500";
    let cases: [(&[&str], &str, &[&str], &str); 16] = [
        (
            &tournament,
            "--pairs",
            &["0", "1e3", "-5", "1000001", "two"],
            "a whole number from 1 to 1000000, such as 200",
        ),
        (&tournament, "--visits", &["0"], "a whole number from 1 to 9007199254740991, such as 10000"),
        (&tournament, "--threads", &["0", "-1", "1.5"], "a whole number from 1 to 1024, such as 4"),
        (&tournament, "--opening-plies", &["-2", "39", "x"], "a whole number from 0 to 38, such as 4"),
        (&tournament, "--seed", &["-1", "1e9"], "a whole number from 0 to 9007199254740991, such as 42"),
        (&tournament, "--sprt", &["x", "inf", "nan"], "four numbers, such as 0 10 0.05 0.05"),
        (&tournament, "--max-ms", &["0", "-1", "86400001", "1e3"], milliseconds),
        (&player, "--max-ms", &["0", "-1", "86400001", "1e3"], milliseconds),
        (&["gtp", "--perfect"], "--max-ms", &["0", "-1", "86400001", "1e3"], milliseconds),
        (&identify, "--max-ms", &["0", "-1", "86400001", "1e3"], milliseconds),
        (&identify, "--skip", &["-1", "x"], "a whole number from 0 to 761, such as 4"),
        (&train, "--rounds", &["0", "-2", "1e3"], "a whole number from 1 to 100000, such as 40"),
        (&train, "--seconds", &["0", "-2", "1e3"], "a whole number from 1 to 31536000, such as 300"),
        (&train, "--max-visited", &["0", "-2"], "a whole number from 1 to 1000000000, such as 5000"),
        (
            &["accuracy", "Steady"],
            "--positions",
            &["0", "-2"],
            "a whole number from 1 to 1000000, such as 1000",
        ),
        (&["bench"], "--rounds", &["0", "-2"], "a whole number from 1 to 1000, such as 15"),
    ];
    for (command, option, values, expected) in cases {
        for value in values {
            let more: &[&str] = if option == "--sprt" { &["0", "1", "1"] } else { &[] };
            let run = Run::new(&[command, &[option, value], more].concat());
            assert_eq!((run.code, run.output.as_str()), (2, ""), "{command:?} {option} {value}");
            let start = format!("span-it-toolkit: invalid value '{value}' for '{option} <");
            let message = run.errors.lines().next().unwrap();
            assert!(
                message.starts_with(&start) && message.ends_with(&format!(": expected {expected}")),
                "{message}"
            );
        }
    }
}

#[test]
fn lists_agents_in_errors_and_help() {
    let run = Run::new(&["gtp"]);
    assert!(run.errors.contains("--personality <FILE>|--perfect [<MANNER>]"), "{}", run.errors);
    let help = Run::new(&["help", "train"]).output;
    assert!(help.contains("reader:FILE") && help.contains("not gtp:COMMAND"), "{help}");
}

/// A limit on the size of files simulates a full disk.
#[cfg(unix)]
#[test]
fn a_tournament_resumes_after_a_full_disk() {
    let (_folder, log) = crate::temporary("log.jsonl");
    let words = ["match", "Steady", "Sprinter", "--pairs", "100", "--no-times", "--log"];
    let mut shell = std::process::Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\"";
    let full =
        shell.args(["-c", script]).arg(toolkit().get_program()).args(words).arg(&log).output().unwrap();
    let message = String::from_utf8(full.stderr).unwrap();
    assert_eq!(full.status.code(), Some(1), "{message}");
    let expected = format!("; the same command resumes from {}", log.display());
    assert!(message.contains("could not write it") && message.contains(&expected), "{message}");
    let gone_on = Run::with_file(&words, &log);
    let uninterrupted = Run::new(&words[..6]);
    assert_eq!((gone_on.code, gone_on.output), (0, uninterrupted.output), "{}", gone_on.errors);
    let mut locked = fs::metadata(&log).unwrap().permissions();
    locked.set_readonly(true);
    fs::set_permissions(&log, locked).unwrap();
    let again = Run::with_file(&words, &log);
    assert_eq!((again.code, again.output), (0, Run::new(&words[..6]).output), "{}", again.errors);
}
