//! The subcommand `gtp`, and external engines of the subcommand `match`.

#[cfg(unix)]
use std::time::Duration;

#[cfg(unix)]
#[test]
fn engines_and_children_end_when_interrupted() {
    use crate::toolkit::{interruptible, wait_while_running};
    use rustix::process::{Pid, Signal, kill_process, test_kill_process};
    let folder = tempfile::tempdir().unwrap();
    let (script, pids) = (folder.path().join("engine.sh"), folder.path().join("pids"));
    // Left alone it would work in the end, and the match would begin.
    let text = "sleep 1000 & trap '' INT TERM HUP PIPE; echo $$ $! >\"$1\"; sleep 20;
        while read -r id rest; do printf '=%s 2\\n\\n' \"$id\"; done";
    std::fs::write(&script, text).unwrap();
    let agent = format!("gtp:sh '{}' '{}'", script.display(), pids.display());
    let mut child = interruptible().args(["match", &agent, "Steady", "--pairs", "1"]).spawn().unwrap();
    let read = || std::fs::read_to_string(&pids).unwrap_or_default();
    wait_while_running(&mut child, "the engine was there", || read().ends_with('\n'));
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let output = child.wait_with_output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(message, "span-it-toolkit: interrupted before the first game\n");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0));
    for pid in read().split_whitespace() {
        let pid = Pid::from_raw(pid.parse().unwrap()).unwrap();
        // What adopts the child may remove it later.
        let ended = (0..6000).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero()));
            test_kill_process(pid).is_err() || stat.is_ok_and(|stat| stat.contains(") Z "))
        });
        assert!(ended, "{pid:?} still runs");
    }
}
