//! Child processes that the system ends when this process is killed.

use std::process::Command;

/// Makes Linux kill the child when the thread that spawns it ends, even if this process is killed. That
/// thread must outlive the child. Other systems have no such request, and the command stays as it is.
pub fn kill_on_parent_exit(command: &mut Command) {
    system::kill_on_parent_exit(command);
}

#[cfg(target_os = "linux")]
mod system {
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    use rustix::process::{Pid, Signal, getpid, getppid, set_parent_process_death_signal};

    #[expect(unsafe_code, reason = "the request must be made between fork and exec")]
    pub(super) fn kill_on_parent_exit(command: &mut Command) {
        let parent = getpid();
        // SAFETY: after fork, the closure makes two system calls, both async-signal-safe; it neither
        // allocates nor locks.
        unsafe { command.pre_exec(move || request(parent)) };
    }

    fn request(parent: Pid) -> io::Result<()> {
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // The parent may have ended before the request; then nothing would end this process.
        if getppid() == Some(parent) { Ok(()) } else { Err(io::ErrorKind::Interrupted.into()) }
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::process::Command;

    pub(super) const fn kill_on_parent_exit(_: &mut Command) {}
}
