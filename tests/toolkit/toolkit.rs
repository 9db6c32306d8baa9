//! The toolkit as a program: options, lines, errors and exit codes (`docs/formats.md, "Toolkit output"`,
//! `docs/toolkit/README.md, "Exit codes"`). Every line gets its answer in its place, and nothing else is printed.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use span_it_core::personality::{Factor, library};

pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Run {
    fn of(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap(),
            output: String::from_utf8(output.stdout).unwrap(),
            errors: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// With these arguments and nothing on standard input.
    pub(crate) fn new(arguments: &[&str]) -> Self {
        Self::of(toolkit().args(arguments).output().unwrap())
    }

    /// With these arguments and a file's path as the last.
    pub(crate) fn with_file(arguments: &[&str], file: &std::path::Path) -> Self {
        Self::of(toolkit().args(arguments).arg(file).output().unwrap())
    }

    /// With these arguments and this standard input.
    pub(crate) fn with_input(arguments: &[&str], input: &[u8]) -> Self {
        let mut child = toolkit().args(arguments).stdin(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        Self::of(child.wait_with_output().unwrap())
    }

    /// Exit code 0 and an output with these parts.
    #[track_caller]
    pub(crate) fn assert_prints(&self, parts: &[&str]) {
        assert_eq!(self.code, 0, "{}", self.errors);
        for part in parts {
            assert!(self.output.contains(part), "{}, without {part}", self.output);
        }
    }

    /// The output as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.output).unwrap()
    }

    /// Exit code 2, no output, and an error with this part.
    #[track_caller]
    pub(crate) fn assert_refused(&self, part: &str) {
        assert_eq!((self.code, self.output.as_str()), (2, ""), "{}", self.errors);
        assert!(self.errors.contains(part), "{}, without {part}", self.errors);
    }
}

/// The toolkit with an empty standard input and captured output.
pub(crate) fn toolkit() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_span-it-toolkit"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The same, which signals end even if they are ignored here, as after `nohup`.
pub(crate) fn interruptible() -> Command {
    // A new program does not inherit a handler. Fails if there already is one.
    drop(ctrlc::set_handler(|| std::process::exit(130)));
    toolkit()
}

/// Waits at most a minute for a condition while a program runs. Fails if the program ends before that; ends the
/// program on a timeout.
pub(crate) fn wait_while_running(child: &mut Child, what: &str, happened: impl Fn() -> bool) {
    for _ in 0..60_000 {
        if happened() {
            return;
        }
        let ended = child.try_wait().unwrap();
        assert_eq!(ended, None, "the program ended before {what}");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    panic!("{what}: that did not come within a minute");
}

const EMPTY: &str = ".../../.../../... h";
const WON: &str = "hhh/../.../../... v";

#[test]
fn bench_lists_its_measurements() {
    let run = Run::new(&["bench", "--only", "nosuch", "--rounds", "1"]);
    run.assert_refused("--only: no measurement's name contains \"nosuch\"");
    run.assert_refused("a whole game of depth 1, 6x6");
}

#[test]
fn weigh_prints_the_documented_object() {
    let position = "hhh/vv/.hv/h./vv. v";
    let run = Run::new(&["weigh", "--position", position, "--personality", "steady"]);
    assert_eq!((run.code, run.output.as_str()), (0, "{\"player\":\"v\",\"nodes\":[]}\n"));
    let position = "hh./hv/vvh/vv/hvh v";
    let run = Run::new(&["weigh", "--position", position, "--personality", "Steady"]);
    let start = r#"{"player":"v","nodes":[{"node":"e1","own":{"initial":2.0,"random":0.3274741266043097,"path_change":"#;
    assert!(run.output.starts_with(start), "{}", run.output);
    assert_eq!(run.output.lines().count(), 1);
}

#[test]
fn move_prints_the_documented_object() {
    let run = Run::new(&["move", "--position", EMPTY, "--personality", "Steady"]);
    assert_eq!(run.code, 0);
    assert!(run.output.starts_with(r#"{"move":""#), "{}", run.output);
    assert!(run.output.ends_with("\"depth\":1,\"visited\":10,\"complete\":true}\n"), "{}", run.output);
}

#[test]
fn a_search_out_of_time_returns_its_last_level() {
    let (_folder, file) = crate::temporary("endless.json");
    let mut endless = library::builtin_named("Master").unwrap().clone();
    // More work than any machine can do.
    for (factor, value) in [
        (Factor::GameTreeMaxBreadth, 1000.0),
        (Factor::GameTreeBreadthTrim, 0.0),
        (Factor::GameTreeMaxDepth, 50.0),
    ] {
        endless.factors.set(factor, value).unwrap();
    }
    std::fs::write(&file, endless.to_json()).unwrap();
    let position = "...../..../...../..../...../..../...../..../..... v";
    let run = Run::with_file(&["move", "--position", position, "--max-ms", "1", "--personality"], &file);
    assert_eq!(run.code, 0, "{}", run.errors);
    let answer = run.json();
    let depth = answer["depth"].as_u64().unwrap();
    assert!((1..50).contains(&depth), "{answer}");
    assert_eq!(answer["complete"], false, "{answer}");
}

#[test]
fn bad_lines_get_errors_in_their_place() {
    let input =
        [EMPTY.as_bytes(), b"\r\nnonsense\n\xff\xfe\n", WON.as_bytes(), b"\n\n", EMPTY.as_bytes()].concat();
    let errors = |subcommand| {
        let run = Run::with_input(&[subcommand, "--position", "-", "--personality", "Steady"], &input);
        assert_eq!((run.code, run.errors.as_str()), (1, ""));
        run.output.lines().map(|line| line.starts_with("{\"error\":\"")).collect::<Vec<_>>()
    };
    assert_eq!(errors("move"), [false, true, true, true, true, false]);
    // A position that is won has weights: none.
    assert_eq!(errors("weigh"), [false, true, true, false, true, false]);
}

#[test]
fn a_bad_position_option_gets_an_error_answer() {
    let run = Run::new(&["move", "--position", WON, "--personality", "Steady"]);
    let expected = "{\"error\":\"the game is over: horizontal has won\"}\n";
    assert_eq!((run.code, run.output.as_str(), run.errors.as_str()), (1, expected, ""));
    let run = Run::new(&["weigh", "--position", "", "--personality", "Steady"]);
    assert_eq!((run.code, run.output.lines().count()), (1, 1));
}

#[test]
fn bad_options_print_no_answer() {
    let options = ["move", "--position", EMPTY, "--personality"];
    for (rest, part) in [
        (&["No Such One"][..], "No Such One: there is no such file"),
        (&["Steady", "--seed", "9007199254740992"], "invalid value '9007199254740992'"),
        (&["Steady", "--seed", "-1"], "invalid value '-1'"),
        (&["Steady", "--max-ms", "1.5"], "invalid value '1.5'"),
        (&["Steady", "--frobnicate"], "unexpected argument '--frobnicate'"),
        (&[], "a value is required for '--personality <FILE>'"),
    ] {
        Run::new(&[&options[..], rest].concat()).assert_refused(part);
    }
}

#[test]
fn move_prints_statistics_on_request() {
    let run = Run::new(&["move", "--position", EMPTY, "--personality", "Planner", "--stats"]);
    let answer = run.json();
    let levels = answer["stats"]["levels"].as_array().unwrap();
    assert_eq!((run.code, levels.len()), (0, 6));
    let visited: u64 = levels.iter().map(|level| level["visited"].as_u64().unwrap()).sum();
    assert_eq!(answer["visited"], visited);
    let share = answer["stats"]["pruned_share"].as_f64().unwrap();
    assert!(share > 0.0 && share < 1.0, "{share}");
}

#[test]
fn unpruned_search_gives_the_same_answer() {
    let options = ["move", "--position", EMPTY, "--personality", "Planner", "--stats", "--unpruned"];
    let answer = Run::new(&options).json();
    let plain = &answer["unpruned"];
    for key in ["move", "value", "depth", "complete"] {
        assert_eq!(answer[key], plain[key], "{key}");
    }
    assert!(answer["visited"].as_u64() < plain["visited"].as_u64());
    assert_eq!(plain["stats"]["pruned_share"], 0.0);
    let branching = |answer: &serde_json::Value| answer["stats"]["levels"][3]["mean_branching"].as_f64();
    assert!(branching(&answer) < branching(plain));
    Run::new(&options[..5].iter().chain(&["--unpruned"]).copied().collect::<Vec<_>>())
        .assert_refused("--stats");
}

#[test]
fn bench_prints_every_measurement_and_the_checksum() {
    let work = "best weight after a move, 6x6";
    let run = Run::new(&["bench", "--json", "--rounds", "1", "--only", work]);
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let lines: Vec<serde_json::Value> =
        run.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[0]["work"]), (2, &serde_json::json!(work)));
    for key in ["us", "literal_us", "ratio"] {
        assert!(lines[0][key].as_f64().unwrap() > 0.0, "{}", lines[0]);
    }
    assert_eq!(lines[1]["checksum"], "11cfc808caffcd78");
}

#[test]
fn solve_prints_the_documented_object() {
    let run = Run::new(&["solve", "--position", "hh./../.../../... h"]);
    assert_eq!(run.code, 0);
    assert!(run.output.starts_with(r#"{"player":"h","winner":"h","winning_moves":["e1","#), "{}", run.output);
    let run = Run::with_input(&["solve", "--position", "-"], format!("{WON}\nx\n{WON}\r\n").as_bytes());
    let lines: Vec<&str> = run.output.lines().collect();
    assert_eq!(run.code, 1);
    assert_eq!(lines[0], r#"{"player":"v","winner":"h","winning_moves":[]}"#);
    assert!(lines[1].starts_with(r#"{"error":""#), "{}", lines[1]);
    assert_eq!(lines[2], lines[0]);
}

pub(crate) fn subcommands() -> Vec<String> {
    let run = Run::new(&["--help"]);
    assert!(run.code == 0 && run.output.contains("\nExamples:\n"), "{}", run.output);
    let listed = run.output.split("Commands:").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    let commands: Vec<String> = listed
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&name| name != "help")
        .map(str::to_owned)
        .collect();
    for name in ["weigh", "bench"] {
        assert!(commands.iter().any(|command| command == name), "{commands:?}");
    }
    commands
}

#[test]
fn help_texts_fit_into_80_columns_and_name_a_document() {
    for command in subcommands() {
        let help = Run::new(&[&command, "--help"]);
        assert_eq!(help.code, 0);
        let (_, text) = help.output.split_once("\nExample").unwrap();
        assert!(text.contains("span-it-toolkit "), "{command}");
        let long = text.lines().find(|line| line.chars().count() > 80);
        assert_eq!(long, None, "{command}");
        let document = text.trim_end().rsplit_once("More: docs/toolkit/").unwrap().1;
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/toolkit/");
        assert!(std::fs::exists(format!("{path}{document}")).unwrap(), "{document}");
    }
}

#[test]
fn a_misspelt_name_gets_a_suggestion() {
    for arguments in [
        &["move", "--position", EMPTY, "--personality", "Bloker"][..],
        &["match", "Steady", "bloker"],
        &["match", "Steady", "reader:Blcker"],
        &["accuracy", "Blockr"],
    ] {
        Run::new(arguments).assert_refused("; did you mean Blocker?");
    }
    Run::new(&["match", "Steady", "ramdom"]).assert_refused("; did you mean random?");
}

#[test]
fn only_match_offers_an_sprt() {
    for (command, offered) in [("match", true), ("gauntlet", false), ("tournament", false)] {
        let help = Run::new(&[command, "--help"]).output;
        assert_eq!(help.contains("--sprt <ELO0>"), offered, "{help}");
    }
}

#[test]
fn help_chapter_has_a_section_for_every_subcommand() {
    let chapter = include_str!("../../assets/help/toolkit.md");
    for command in subcommands() {
        assert!(chapter.contains(&format!("\n### {command}\n")), "{command} has no section");
        assert!(
            chapter.contains(&format!("span-it-toolkit {command} "))
                || chapter.contains(&format!("span-it-toolkit {command}\n"))
        );
    }
}
