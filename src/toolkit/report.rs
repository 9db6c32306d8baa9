//! How a subcommand ends: exit codes, and messages on standard error.

use std::fmt::{self, Display, Formatter};
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use span_it_core::text::sanitize::printable_lines;
use span_it_lab::tournament::stats::{SprtState, SprtVerdict};

/// The exit code for an option, file or agent that cannot be used.
const UNUSABLE: u8 = 2;

/// The exit code after Ctrl+C, as in shells.
pub(crate) const INTERRUPTED: u8 = 130;

static LEFT_OUT: AtomicBool = AtomicBool::new(false);

/// Why a subcommand did not do all of its work. A text becomes a refusal.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An option, file or agent cannot be used; nothing was run.
    Refused(String),
    /// Something failed during the work.
    Failed(String),
    /// Standard input or output failed.
    Stream(io::Error),
    /// Ctrl+C ended it.
    Interrupted(String),
    /// What was printed has the reason.
    Code(u8),
}

impl Failure {
    /// Something failed during the work.
    #[expect(clippy::needless_pass_by_value, reason = "for map_err")]
    pub(crate) fn failed(problem: impl ToString) -> Self {
        Self::Failed(problem.to_string())
    }

    /// An option, file or agent cannot be used.
    #[expect(clippy::needless_pass_by_value, reason = "for map_err")]
    pub(crate) fn refused(problem: impl ToString) -> Self {
        Self::Refused(problem.to_string())
    }
}

impl Display for Failure {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(problem) | Self::Failed(problem) | Self::Interrupted(problem) => {
                formatter.write_str(problem)
            }
            Self::Stream(error) => error.fmt(formatter),
            Self::Code(code) => write!(formatter, "exit code {code}"),
        }
    }
}

impl From<String> for Failure {
    fn from(problem: String) -> Self {
        Self::Refused(problem)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

/// How a tournament stands, with an exit code for scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Without a test, all games are there.
    Complete,
    H1,
    H0,
    /// All games are there, but the test is not settled.
    NotSettled,
    /// Game pairs are missing.
    Missing,
}

impl Verdict {
    pub(crate) fn new(state: Option<SprtState>, is_complete: bool) -> Self {
        match state.map(|state| state.verdict) {
            Some(SprtVerdict::H1) => Self::H1,
            Some(SprtVerdict::H0) => Self::H0,
            _ if !is_complete => Self::Missing,
            Some(SprtVerdict::Continue) => Self::NotSettled,
            None => Self::Complete,
        }
    }

    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Complete | Self::H1 => 0,
            Self::H0 => 3,
            Self::NotSettled => 4,
            Self::Missing => 5,
        }
    }
}

impl Display for Verdict {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Complete => "complete",
            Self::H1 => "H1 accepted",
            Self::H0 => "H0 accepted",
            Self::NotSettled => "not settled",
            Self::Missing => "not settled, as game pairs are missing",
        })
    }
}

/// Writes a message, which may quote any file, to standard error.
pub(crate) fn print_error(message: &str) {
    // A closed standard error leaves no place for the message.
    drop(writeln!(io::stderr(), "span-it-toolkit: {}", printable_lines(message)));
}

/// Reports a file that is left out. What is done without it has the exit code 1.
pub(crate) fn leave_out(problem: &str) {
    LEFT_OUT.store(true, Ordering::Relaxed);
    print_error(&format!("{problem}; it is left out"));
}

/// Reports a failure; the exit code.
pub(crate) fn exit_code(done: Result<(), Failure>) -> ExitCode {
    let Err(failure) = done else { return ExitCode::from(u8::from(LEFT_OUT.load(Ordering::Relaxed))) };
    let (message, code) = match failure {
        Failure::Refused(problem) => (problem, UNUSABLE),
        Failure::Failed(problem) => (problem, 1),
        Failure::Interrupted(message) => (message, INTERRUPTED),
        // A reader that closes the output early needs no message.
        Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::FAILURE,
        Failure::Stream(error) => (error.to_string(), 1),
        Failure::Code(code) => return ExitCode::from(code),
    };
    print_error(&message);
    ExitCode::from(code)
}
