//! External engines end with the toolkit. Guards against processes that
//! are left running.

use std::path::Path;
use std::process::Child;

use rustix::process::{Pid, Signal, kill_process};

use super::script::{Script, runs, wait_for};
use crate::toolkit::{Run, interruptible, wait_while_running};

const IGNORE_SIGNALS: &str = "trap '' INT TERM HUP PIPE; echo $$ >\"$1/pid\"; ";

/// Starts a match against this engine and waits until its file exists.
fn begin(script: &Script, file: &str) -> Child {
    let agent = format!("gtp:{}", script.command());
    let mut child = interruptible().args(["match", &agent, "Steady", "--pairs", "1"]).spawn().unwrap();
    let is_there = || std::fs::read(script.path(file)).is_ok_and(|text| text.ends_with(b"\n"));
    wait_while_running(&mut child, "the outside program was there", is_there);
    child
}

/// Waits until the process whose ID is in this file has ended.
fn wait_until_ended(file: &Path) {
    assert!(wait_for(|| !runs(&number(file))), "{} still runs", file.display());
}

fn number(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn engines_and_children_end_when_interrupted() {
    let signals = [Signal::INT, Signal::TERM, Signal::HUP];
    for signal in signals {
        // Left alone it would work in the end, and the match would begin.
        let works = "while read -r id rest; do printf '=%s 2\\n\\n' \"$id\"; done";
        let text = format!("sleep 1000 & echo $! >\"$1/child\"; {IGNORE_SIGNALS}sleep 20; {works}");
        let script = Script::new(&text);
        let child = begin(&script, "pid");
        kill_process(Pid::from_child(&child), signal).unwrap();
        let output = child.wait_with_output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(message, "span-it-toolkit: interrupted before the first game\n");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0));
        for file in ["pid", "child"] {
            wait_until_ended(&script.path(file));
        }
    }
}

#[test]
fn reports_engines_that_cannot_start() {
    for (command, reason) in [("/no/such/engine --fast", "No such file"), ("/", "Permission denied")] {
        let run = Run::new(&["match", &format!("gtp:{command}"), "Steady"]);
        let expected = format!("span-it-toolkit: gtp:{command}: it could not be started: {reason}");
        assert!(run.code == 2 && run.errors.starts_with(&expected), "{}", run.errors);
    }
    let run = Run::new(&["match", "gtp:an 'open quote", "Steady"]);
    let expected = "span-it-toolkit: gtp:\"an 'open quote\" is no command line: expected a program";
    assert!(run.code == 2 && run.errors.starts_with(expected), "{}", run.errors);
}
