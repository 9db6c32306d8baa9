//! Outputs that cannot be written. Guards against lost results and unreported failures.

#[cfg(unix)]
use std::fs;

#[cfg(unix)]
use crate::toolkit::Run;
use crate::toolkit::toolkit;

/// Commands with short and long outputs, with and without a work of their own.
const COMMANDS: [&[&str]; 5] = [
    &["solve", "--position", ".../../.../../... h"],
    &["match", "Steady", "Sprinter", "--pairs", "1"],
    &["accuracy", "Steady", "--positions", "9", "--board", "3x3"],
    &["completions", "bash"],
    &["match", "--help"],
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    for words in COMMANDS {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let done = toolkit().args(words).stdout(full).spawn().unwrap().wait_with_output().unwrap();
        let message = String::from_utf8(done.stderr).unwrap();
        let expected = "span-it-toolkit: standard output: No space left on device";
        assert!(message.lines().last().unwrap_or_default().starts_with(expected), "{words:?}: {message}");
        assert_eq!(done.status.code(), Some(1), "{words:?}");
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    for words in COMMANDS {
        let mut child = toolkit().args(words).spawn().unwrap();
        drop(child.stdout.take());
        let done = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&done.stderr), "", "{words:?}");
    }
}

/// A limit on the size of files simulates a full disk.
#[cfg(unix)]
#[test]
fn a_tournament_resumes_after_a_full_disk() {
    let (_folder, log) = crate::temporary("log.jsonl");
    let words = ["match", "Steady", "Sprinter", "--pairs", "100", "--no-times", "--log"];
    let mut shell = std::process::Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\"";
    let full = Run::of(shell.args(["-c", script]).arg(toolkit().get_program()).args(words).arg(&log));
    let expected = format!("; the same command resumes from {}", log.display());
    assert_eq!(full.code, 1, "{}", full.errors);
    assert!(full.errors.contains("could not write it") && full.errors.contains(&expected), "{}", full.errors);
    let gone_on = Run::with_file(&words, &log);
    let uninterrupted = Run::new(&words[..6]);
    assert_eq!((gone_on.code, gone_on.output), (0, uninterrupted.output), "{}", gone_on.errors);
    let mut locked = fs::metadata(&log).unwrap().permissions();
    locked.set_readonly(true);
    fs::set_permissions(&log, locked).unwrap();
    let again = Run::with_file(&words, &log);
    assert_eq!((again.code, again.output), (0, Run::new(&words[..6]).output), "{}", again.errors);
}
