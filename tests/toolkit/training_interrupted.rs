//! `train` interrupted by Ctrl+C and other signals. Guards against work that is lost without a message.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::toolkit::interruptible;

fn train(out: &Path, more: &[&str]) -> Command {
    let mut command = interruptible();
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

#[test]
fn runs_on_after_nohup() {
    let (_folder, out) = crate::temporary("new.json");
    let training = train(&out, &[]);
    // What `nohup` does.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]).arg(training.get_program());
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
    kill_process(Pid::from_child(&child), Signal::HUP).unwrap();
    rounds(2);
    child.kill().unwrap();
    child.wait().unwrap();
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
