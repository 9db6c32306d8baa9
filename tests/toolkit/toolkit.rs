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
    pub(crate) fn of(command: &mut Command) -> Self {
        Self::ended(command.output().unwrap())
    }

    fn ended(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap(),
            output: String::from_utf8(output.stdout).unwrap(),
            errors: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// With these arguments and nothing on standard input.
    pub(crate) fn new(arguments: &[&str]) -> Self {
        Self::of(toolkit().args(arguments))
    }

    /// With these arguments and a file's path as the last.
    pub(crate) fn with_file(arguments: &[&str], file: &std::path::Path) -> Self {
        Self::of(toolkit().args(arguments).arg(file))
    }

    /// With these arguments and this standard input.
    pub(crate) fn with_input(arguments: &[&str], input: &[u8]) -> Self {
        let mut child = toolkit().args(arguments).stdin(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        Self::ended(child.wait_with_output().unwrap())
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

/// The examples and answers of these files.
#[test]
fn commands_answer_as_written() {
    trycmd::TestCases::new().case("tests/toolkit/cmd/*.trycmd").case("tests/toolkit/cmd/*.toml").run();
}

#[test]
fn examples_of_the_documents_work() {
    trycmd::TestCases::new().case("docs/toolkit/*.md").run();
}

#[test]
fn help_fits_into_80_columns_and_names_the_page_of_the_subcommand() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/toolkit");
    for command in span_it::toolkit::command_line().get_subcommands() {
        let (name, help) = (command.get_name(), command.get_after_help().unwrap().to_string());
        assert_eq!(help.lines().find(|line| line.chars().count() > 80), None, "{name}");
        let page = help.trim_end().rsplit_once("More: docs/toolkit/").unwrap().1;
        let page = std::fs::read_to_string(folder.join(page)).unwrap();
        assert!([format!("`{name}"), format!("## {name}")].iter().any(|part| page.contains(part)), "{name}");
    }
}

#[test]
fn every_subcommand_has_completions_and_a_page() {
    let folder = tempfile::tempdir().unwrap();
    Run::with_file(&["man", "-o"], folder.path()).assert_prints(&[]);
    let shells = ["bash", "zsh", "fish", "powershell"].map(|shell| Run::new(&["completions", shell]));
    for command in span_it::toolkit::command_line().get_subcommands() {
        let name = command.get_name();
        let page = std::fs::read_to_string(folder.path().join(format!("span-it-toolkit-{name}.1"))).unwrap();
        assert!(page.contains("SYNOPSIS"), "{name}");
        for shell in &shells {
            shell.assert_prints(&[name]);
        }
    }
}
