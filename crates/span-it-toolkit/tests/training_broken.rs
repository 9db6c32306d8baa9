//! A tuning that Ctrl+C breaks off, as a program. Guards against work that is lost without a word.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Command, ExitStatus};

use rustix::process::{Pid, Signal, kill_process};

use crate::toolkit::toolkit;

fn tune(out: &Path, more: &[&str]) -> Command {
    let mut command = toolkit();
    command.args(["tune", "Steady", "--board", "3x3", "--rounds", "100000", "--out"]).arg(out).args(more);
    command
}

/// Breaks it off once its curve has so many rounds; its status and all that it said.
fn broken_off(mut command: Command, rounds: usize) -> (ExitStatus, String) {
    let mut child = command.spawn().unwrap();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    // The heading is a line too.
    for _ in 0..=rounds {
        errors.read_line(&mut said).unwrap();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    errors.read_to_string(&mut said).unwrap();
    (child.wait().unwrap(), said)
}

#[test]
fn it_tells_the_best_so_far_and_that_nothing_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new.json");
    let (status, said) = broken_off(tune(&out, &[]), 3);
    assert_eq!(status.code(), Some(130), "{said}");
    let told: Vec<&str> = said.lines().rev().take(2).collect();
    let (curve, kept) = (said.lines().rev().nth(2).unwrap(), told[1].split(" kept ").nth(1).unwrap());
    assert!(
        told[1].starts_with("span-it-toolkit: interrupted after ") && kept.ends_with(" visited/move"),
        "{said}"
    );
    let best = kept.split(',').next().unwrap();
    assert!(best.contains(" ± ") && curve.contains(best), "{said}");
    let nothing = "is not written; only a training with --log FILE can be resumed";
    assert!(told[0].contains("new.json ") && told[0].contains(nothing), "{said}");
    assert!(!out.exists());
}

#[test]
fn with_a_log_it_tells_the_command_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (out, log) = (folder.path().join("a new one.json"), folder.path().join("its log"));
    let command = || tune(&out, &["--log", log.to_str().unwrap()]);
    let mut rounds = 0;
    for more in [2, 5] {
        let (status, said) = broken_off(command(), rounds + more);
        assert_eq!(status.code(), Some(130), "{said}");
        let told = said.lines().rev().take(2).collect::<Vec<_>>();
        assert!(
            told[1].ends_with(&format!("is not written; this command resumes from {}:", log.display())),
            "{said}"
        );
        let words = shlex::split(told[0]).unwrap();
        let given: Vec<_> = command().get_args().map(|word| word.to_str().unwrap().to_owned()).collect();
        assert_eq!(words[1..], given);
        let logged = std::fs::read_to_string(&log).unwrap().lines().count() - 1;
        assert!(logged >= rounds + more, "{logged}");
        assert!(said.contains(&format!("interrupted after {logged} rounds;")), "{logged}: {said}");
        rounds = logged;
    }
    assert!(!out.exists());
}
