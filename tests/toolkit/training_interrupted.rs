//! `train` interrupted by Ctrl+C and other signals. Guards against work that is lost without a message.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::toolkit::toolkit;

fn train(out: &Path, more: &[&str]) -> Command {
    let mut command = toolkit();
    command.args(["train", "Steady", "--board", "3x3", "--rounds", "100000", "--out"]).arg(out).args(more);
    command
}

/// Interrupts it when its curve has this many rounds; its exit status and standard error.
fn interrupted(mut command: Command, rounds: usize) -> (ExitStatus, String) {
    let mut child = command.spawn().unwrap();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut output = String::new();
    // The heading is a line, too.
    for _ in 0..=rounds {
        errors.read_line(&mut output).unwrap();
    }
    // Unlike SIGINT, it is not ignored by jobs in the background.
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    errors.read_to_string(&mut output).unwrap();
    (child.wait().unwrap(), output)
}

#[test]
fn an_interrupted_training_writes_the_best_so_far() {
    let (_folder, out) = crate::temporary("new.json");
    let (status, output) = interrupted(train(&out, &[]), 3);
    assert_eq!(status.code(), Some(130), "{output}");
    let lines: Vec<&str> = output.lines().rev().take(2).collect();
    let (curve, kept) = (output.lines().rev().nth(2).unwrap(), lines[1].split(" kept ").nth(1).unwrap());
    assert!(
        lines[1].starts_with("span-it-toolkit: interrupted after ") && kept.ends_with(" visited/move"),
        "{output}"
    );
    let best = kept.split(',').next().unwrap();
    assert!(best.contains(" ± ") && curve.contains(best), "{output}");
    let written = "is the best so far; only a training with --log FILE can be resumed";
    assert!(lines[0].contains("new.json ") && lines[0].contains(written), "{output}");
    assert_eq!(span_it_store::personalities::read(&out).unwrap().name, "new");
}

#[cfg(target_os = "linux")]
#[test]
fn signals_that_the_parent_ignores_stay_ignored() {
    let (_folder, out) = crate::temporary("new.json");
    let training = train(&out, &[]);
    // What `nohup`, and the shell for a job in the background, do.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' HUP INT XFSZ; exec \"$0\" \"$@\""]).arg(training.get_program());
    command.args(training.get_args()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    let mut rounds = |count| {
        for _ in 0..count {
            assert_ne!(errors.read_line(&mut line).unwrap(), 0, "it ended: {line}");
        }
    };
    rounds(2);
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap();
    let ignored = u64::from_str_radix(ignored.trim(), 16).unwrap();
    for signal in [Signal::HUP, Signal::INT] {
        assert!(ignored >> (signal.as_raw() - 1) & 1 == 1, "{signal:?}");
        kill_process(Pid::from_child(&child), signal).unwrap();
        rounds(2);
    }
    assert!(ignored >> (Signal::XFSZ.as_raw() - 1) & 1 == 1);
    // The others stop it as usual.
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    drop(errors);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(out.exists());
}

#[test]
fn an_interrupted_training_prints_the_resuming_command() {
    let folder = tempfile::tempdir().unwrap();
    let (out, log) = (folder.path().join("a new one.json"), folder.path().join("its log"));
    let command = || train(&out, &["--log", log.to_str().unwrap()]);
    let mut rounds = 0;
    for more in [2, 5] {
        let (status, output) = interrupted(command(), rounds + more);
        assert_eq!(status.code(), Some(130), "{output}");
        let lines = output.lines().rev().take(2).collect::<Vec<_>>();
        assert!(
            lines[1].ends_with(&format!("is not written; this command resumes from {}:", log.display())),
            "{output}"
        );
        let words = shlex::split(lines[0]).unwrap();
        let given: Vec<_> = command().get_args().map(|word| word.to_str().unwrap().to_owned()).collect();
        assert_eq!(words[1..], given);
        let logged = std::fs::read_to_string(&log).unwrap().lines().count() - 1;
        assert!(logged >= rounds + more, "{logged}");
        assert!(output.contains(&format!("interrupted after {logged} rounds;")), "{logged}: {output}");
        rounds = logged;
    }
    assert!(!out.exists());
}
