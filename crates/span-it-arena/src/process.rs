//! A leash for outside programs: on Linux they end with whoever started them, however that ends.
//!
//! What we start ends with us in order; but nobody tells it when we are killed, and a program that does
//! not read on would run for ever. The system can see to it, if the program itself asks before it
//! begins. So our own program is started, asks, and becomes the outside one. A program of ours takes part
//! by calling [`on_leash`] before all else; in others outside programs are started as they are.
//!
//! The leash is held by the *thread* that starts the program, which must outlive it.

use std::ffi::OsStr;
use std::io;
use std::process::{Command, ExitCode};

/// Becomes an outside program on a leash if this process was started for that; it returns where that
/// fails, and in every other process. To be called first of all.
pub fn on_leash() -> Option<ExitCode> {
    system::on_leash()
}

/// What starts a program of this name, on a leash where there is one.
pub fn command<A: AsRef<OsStr>>(name: impl AsRef<OsStr>, arguments: &[A]) -> Command {
    let name = name.as_ref();
    let leashed = system::leashed().map(|mut command| {
        command.arg(name);
        command
    });
    let mut command = leashed.unwrap_or_else(|| Command::new(name));
    command.args(arguments);
    command
}

/// Why a program could not be started, if that is what was heard of it.
pub fn failure(heard: &[u8]) -> Option<io::Error> {
    let text = str::from_utf8(heard.strip_prefix(FAILED.as_bytes())?).ok()?;
    Some(
        text.trim()
            .parse()
            .map_or_else(|_| io::Error::other("for no known reason"), io::Error::from_raw_os_error),
    )
}

/// What is said in place of an answer where the program could not be started; the system's number follows.
const FAILED: &str = "\0no start: ";

#[cfg(target_os = "linux")]
mod system {
    use std::ffi::OsString;
    use std::io::{self, Write as _};
    use std::os::unix::process::CommandExt as _;
    use std::path::Path;
    use std::process::{Command, ExitCode};
    use std::sync::atomic::{AtomicBool, Ordering};

    use rustix::process::{Signal, getppid, set_parent_process_death_signal};

    /// What the program's own arguments come after, and the number of the process that holds the leash.
    const WORD: &str = "--on-a-leash-held-by";
    /// The program that runs, also where its file has been replaced since.
    const OURSELVES: &str = "/proc/self/exe";

    /// Whether our own program knows the word.
    static KNOWN: AtomicBool = AtomicBool::new(false);

    pub(super) fn on_leash() -> Option<ExitCode> {
        let mut words = std::env::args_os().skip(1);
        if words.next().is_none_or(|word| word != WORD) {
            KNOWN.store(true, Ordering::Relaxed);
            return None;
        }
        let (holder, name) = (words.next()?, words.next()?);
        let error = tie(&holder).map_or_else(|error| error, |()| Command::new(name).args(words).exec());
        let said = format!("{}{}\n", super::FAILED, error.raw_os_error().unwrap_or_default());
        // Where that cannot be said, the output's end says it.
        drop(io::stdout().write_all(said.as_bytes()));
        Some(ExitCode::FAILURE)
    }

    /// Asks the system to end this process with the one that holds the leash.
    fn tie(holder: &OsString) -> io::Result<()> {
        set_parent_process_death_signal(Some(Signal::KILL))?;
        let parent = getppid().map(|parent| parent.as_raw_nonzero().to_string());
        let is_held = parent.is_some_and(|parent| *holder == *parent);
        // It may have ended before we asked.
        if is_held { Ok(()) } else { Err(io::Error::from(io::ErrorKind::Interrupted)) }
    }

    pub(super) fn leashed() -> Option<Command> {
        if !KNOWN.load(Ordering::Relaxed) || !Path::new(OURSELVES).exists() {
            return None;
        }
        let mut command = Command::new(OURSELVES);
        command.args([WORD, &std::process::id().to_string()]);
        Some(command)
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::process::{Command, ExitCode};

    pub(super) const fn on_leash() -> Option<ExitCode> {
        None
    }

    pub(super) const fn leashed() -> Option<Command> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_leash_says_is_a_failure_to_start() {
        let error = failure(b"\0no start: 2\n").expect("it is one");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(failure(b"\0no start: \n").is_some());
        for other in [&b""[..], b"= 2\n\n", b"no start: 2\n"] {
            assert!(failure(other).is_none());
        }
    }
}
