//! Finds processes by an environment variable, also if they have left their process group (`setsid`) and lost their
//! parent. Only a process that changes its own environment is not found.

use std::fs;
use std::hash::{BuildHasher as _, RandomState};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use rustix::process::{Pid, PidfdFlags, Signal, getpid, pidfd_open, pidfd_send_signal};

const VARIABLE: &str = "SPAN_IT_ENGINE";
/// Searches at most, and the pause between them. A killed process needs a moment to end, and new ones may have started
/// since the last search.
const SEARCHES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(2);

/// An environment variable with a value of its own, which all descendants of a command inherit.
#[derive(Debug)]
pub(super) struct Mark(String);

impl Mark {
    pub(super) fn put_on(command: &mut Command) -> Self {
        // Every state has keys of its own.
        let value = format!("{}-{:x}", getpid(), RandomState::new().hash_one(VARIABLE));
        command.env(VARIABLE, &value);
        Self(format!("{VARIABLE}={value}"))
    }

    /// Kills all processes with the mark.
    pub(super) fn kill_all(&self) {
        for _ in 0..SEARCHES {
            let processes = self.processes();
            if processes.is_empty() {
                return;
            }
            for pid in processes {
                self.kill(pid);
            }
            sleep(PAUSE);
        }
    }

    fn processes(&self) -> Vec<Pid> {
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        let pids =
            entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok().and_then(Pid::from_raw));
        pids.filter(|&pid| self.is_on(pid)).collect()
    }

    /// Whether the process has the mark. A process of another user, or one that has ended, has none.
    fn is_on(&self, pid: Pid) -> bool {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|entry| entry == self.0.as_bytes())
    }

    fn kill(&self, pid: Pid) {
        if let Ok(process) = pidfd_open(pid, PidfdFlags::empty())
            // The ID may denote another process since the search; the handle cannot.
            && self.is_on(pid)
        {
            // Fails if the process has ended.
            pidfd_send_signal(process, Signal::KILL).ok();
        }
    }
}
