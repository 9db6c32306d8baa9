//! What becomes of outside programs when the toolkit that started them is ended, and of the toolkit when the
//! controller that started it is gone. Guards against programs that run on with nobody to play against.

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use span_it_core::personality::{Factor, library};

use super::script::{Script, runs, wait_for};
use crate::toolkit::{Run, toolkit, wait_while_running};

/// Its number and a child's told, it does what it does and hears nothing.
const DEAF: &str = "trap '' INT TERM HUP PIPE; echo $$ >\"$1/pid\"; ";

/// Starts a match against this program and waits until its file is there.
fn begin(script: &Script, file: &str) -> Child {
    let agent = format!("gtp:{}", script.command());
    let mut child = toolkit().args(["match", &agent, "Steady", "--pairs", "1"]).spawn().unwrap();
    let is_there = || std::fs::read(script.path(file)).is_ok_and(|text| text.ends_with(b"\n"));
    wait_while_running(&mut child, "the outside program was there", is_there);
    child
}

/// Waits until the program that wrote its number into this file is no more.
fn has_ended(file: &Path) {
    assert!(wait_for(|| !runs(&number(file))), "{} still runs", file.display());
}

fn number(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_program_being_tried_ends_with_what_it_started_when_the_toolkit_is_told_to_end() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        // Left alone it would work in the end, and the match would begin.
        let works = "while read -r id rest; do printf '=%s 2\\n\\n' \"$id\"; done";
        let text = format!("sleep 1000 & echo $! >\"$1/child\"; {DEAF}sleep 20; {works}");
        let script = Script::new(&text);
        let child = begin(&script, "pid");
        kill_process(Pid::from_child(&child), signal).unwrap();
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said, "span-it-toolkit: interrupted before the first game\n");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0));
        for file in ["pid", "child"] {
            has_ended(&script.path(file));
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_ends_when_the_toolkit_is_killed() {
    let hang = format!("{DEAF}while :; do sleep 0.1; done");
    // While it is tried, and in the middle of a game.
    for script in [Script::new(&hang), Script::moving(&hang)] {
        let mut child = begin(&script, "pid");
        assert!(runs(&number(&script.path("pid"))));
        child.kill().unwrap();
        child.wait().unwrap();
        has_ended(&script.path("pid"));
    }
}

#[test]
fn what_cannot_be_started_is_named_once_with_the_reason() {
    for (command, reason) in [("/no/such/engine --fast", "No such file"), ("/", "Permission denied")] {
        let run = Run::new(&["match", &format!("gtp:{command}"), "Steady"]);
        let expected = format!("span-it-toolkit: gtp:{command}: it could not be started: {reason}");
        assert!(run.code == 2 && run.errors.starts_with(&expected), "{}", run.errors);
    }
    let run = Run::new(&["match", "gtp:an 'open quote", "Steady"]);
    let expected = "span-it-toolkit: gtp:\"an 'open quote\" is no command line: expected a program";
    assert!(run.code == 2 && run.errors.starts_with(expected), "{}", run.errors);
}

#[test]
fn thinking_ends_once_nobody_can_read_the_move() {
    let mut endless = library::builtin_named("Planner").unwrap().clone();
    endless.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
    endless.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("endless.json");
    std::fs::write(&file, endless.to_json()).unwrap();
    let mut child =
        toolkit().args(["gtp", "--personality"]).arg(&file).stdin(Stdio::piped()).spawn().unwrap();
    // Its input stays open.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"genmove b\n").unwrap();
    drop(child.stdout.take());
    let ended = wait_for(|| child.try_wait().unwrap().is_some());
    child.kill().unwrap();
    assert!(ended, "it still thinks");
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(1), Vec::new()));
}
