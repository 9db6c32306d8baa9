//! Runs an external engine: sends commands and waits for the answers, for a limited time.
//!
//! Threads read its output into a bounded channel, so that it cannot fill the memory of this process. It gets a process
//! group or a job object of its own, so that its children end with it.

use std::io::{self, BufReader, Read, Write as _};
use std::process::{ChildStdin, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::{Builder, sleep};
use std::time::Duration;

use process_wrap::std::{ChildWrapper, CommandWrap};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::stopwatch::Stopwatch;

use super::answer::{next_answer, read_answer};
use super::command_line;
use super::error::{GtpError, first_line, unexpected};

/// How often a wait checks for cancellation and for the end of the engine.
const POLL_INTERVAL: Duration = Duration::from_millis(5);
/// How long an engine may take to quit.
const QUIT_TIMEOUT: Duration = Duration::from_secs(1);
/// The same after cancellation.
const CANCELLED_QUIT_TIMEOUT: Duration = Duration::from_millis(100);
/// How long an engine that has closed its output may take to end.
const END_TIMEOUT: Duration = Duration::from_millis(250);
/// Maximum number of unread answers; then the engine has to wait.
const MAX_UNREAD: usize = 4;
/// How much of the end of standard error is kept, in bytes.
const STDERR_TAIL: usize = 512;

/// How long an engine may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For the first answer, as the engine may have to load data.
    pub start: Duration,
    /// For every other answer except moves.
    pub answer: Duration,
    /// For a move without a time limit.
    pub unlimited_move: Duration,
    /// For the communication, beyond the time limit of a move.
    pub grace: Duration,
}

impl Default for Timeouts {
    /// 30 s for the first answer, 10 s for others, 5 minutes for a move without limit, 0.5 s of grace.
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            answer: Duration::from_secs(10),
            unlimited_move: Duration::from_mins(5),
            grace: Duration::from_millis(500),
        }
    }
}

/// A running external engine. Dropping the client ends the engine.
///
/// After any error other than a refusal the engine's answers are unreliable: drop the client.
#[derive(Debug)]
pub struct Client {
    child: Box<dyn ChildWrapper>,
    /// Its input, until `quit` was sent.
    commands: Option<ChildStdin>,
    answers: Receiver<Vec<u8>>,
    /// The last line of standard error, when it has ended.
    last_error: Receiver<String>,
    timeouts: Timeouts,
    /// Cancels every wait.
    stop: Arc<Stop>,
    /// Number of the last command.
    sent: u32,
    failed: bool,
}

/// Checks that a text can be split into a program and its arguments, as a shell would. Does not start it.
///
/// # Errors
/// It cannot.
pub(crate) fn check_command(command: &str) -> Result<(), GtpError> {
    split(command).map(drop)
}

fn split(command: &str) -> Result<Vec<String>, GtpError> {
    let expected = "expected a program and its arguments, with every quote closed";
    command_line::split(command)
        .ok_or_else(|| GtpError::Failed(format!("{command:?} is no command line: {expected}")))
}

impl Client {
    /// Starts the engine of a command line, which is split into words as in a shell, and checks that it
    /// supports version 2 of the protocol. `stop` cancels every wait for the engine.
    ///
    /// # Errors
    /// The command line is not valid, or the engine cannot be started or answers incorrectly.
    pub fn start(command: &str, timeouts: Timeouts, stop: Arc<Stop>) -> Result<Self, GtpError> {
        let words = split(command)?;
        let mut client = Self::spawn(&words, timeouts, stop)
            .map_err(|error| GtpError::Failed(format!("it could not be started: {error}")))?;
        let command = "protocol_version";
        let version = client.ask_within(command, timeouts.start, None)?;
        if version != "2" {
            client.failed = true;
            return Err(unexpected(command, &version, "2"));
        }
        Ok(client)
    }

    fn spawn(words: &[String], timeouts: Timeouts, stop: Arc<Stop>) -> io::Result<Self> {
        let mut command = CommandWrap::with_new(&words[0], |command| {
            command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        });
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        let mut child = command.spawn()?;
        let (commands, output, errors) = (child.stdin().take(), child.stdout().take(), child.stderr().take());
        let (answer_sender, answers) = sync_channel(MAX_UNREAD);
        let (error_sender, last_error) = sync_channel(1);
        // From here on an early return ends the child.
        let client = Self { child, commands, answers, last_error, timeouts, stop, sent: 0, failed: false };
        if let (Some(output), Some(errors)) = (output, errors) {
            let mut output = BufReader::new(output);
            // Each thread ends when its pipe or its channel closes.
            start_thread("gtp answers", move || {
                while let Ok(Some(answer)) = next_answer(&mut output)
                    && answer_sender.send(answer).is_ok()
                {}
            })?;
            start_thread("gtp errors", move || drop(error_sender.send(last_line(errors))))?;
        }
        Ok(client)
    }

    /// Sends a command and returns the text of the answer.
    ///
    /// # Errors
    /// The engine refuses the command or fails.
    pub fn ask(&mut self, command: &str) -> Result<String, GtpError> {
        self.ask_within(command, self.timeouts.answer, None)
    }

    /// Sends a command that returns a move, with a time limit. `deadline` can cancel it.
    ///
    /// # Errors
    /// The engine refuses the command or fails.
    pub(crate) fn ask_move(
        &mut self,
        command: &str,
        limit: Option<Duration>,
        deadline: &Deadline,
    ) -> Result<String, GtpError> {
        let Timeouts { unlimited_move, grace, .. } = self.timeouts;
        self.ask_within(command, limit.map_or(unlimited_move, |limit| limit + grace), Some(deadline))
    }

    fn ask_within(
        &mut self,
        command: &str,
        limit: Duration,
        deadline: Option<&Deadline>,
    ) -> Result<String, GtpError> {
        let clock = Stopwatch::start();
        self.send(command);
        let answer = loop {
            if self.stop.is_cancelled() || deadline.is_some_and(Deadline::is_cancelled) {
                break Err(GtpError::Failed("it was cancelled".to_owned()));
            }
            let left = limit.saturating_sub(clock.elapsed());
            if left.is_zero() {
                let limit = limit.as_millis();
                break Err(GtpError::Failed(format!("no answer to {command} within {limit} ms")));
            }
            match self.answers.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(answer) => break read_answer(command, self.sent, &answer),
                // Its children could keep the output open.
                Err(RecvTimeoutError::Timeout) if self.status().is_some() => self.kill(),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    break Err(GtpError::Failed(format!("no answer to {command}: {}", self.describe_end())));
                }
            }
        };
        // After a refusal the engine is ready for the next command; after other errors it may not be.
        self.failed |= answer.as_ref().is_err_and(|error| !matches!(error, GtpError::Refused { .. }));
        answer
    }

    /// Sends a command. If the engine has closed its input, the wait for the answer reports it.
    fn send(&mut self, command: &str) {
        self.sent += 1;
        if let Some(commands) = &mut self.commands {
            writeln!(commands, "{} {command}", self.sent).unwrap_or_default();
        }
    }

    /// How it ended, if it has.
    fn status(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Waits for its end for a limited time.
    fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        let clock = Stopwatch::start();
        loop {
            let status = self.status();
            if status.is_some() || clock.elapsed() >= limit {
                return status;
            }
            sleep(POLL_INTERVAL);
        }
    }

    /// Ends the engine and its children.
    fn kill(&mut self) {
        // Fails if they have ended.
        self.child.start_kill().ok();
    }

    /// How the engine ended, and its last line on standard error.
    fn describe_end(&mut self) -> String {
        let Some(status) = self.wait(END_TIMEOUT) else { return "it closed its output".to_owned() };
        self.kill();
        let ended = format!("it ended ({status})");
        match self.last_error.recv_timeout(END_TIMEOUT) {
            Ok(line) if !line.is_empty() => format!("{ended}: {line}"),
            _ => ended,
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if !self.failed {
            self.send("quit");
            self.commands = None;
            self.wait(if self.stop.is_cancelled() { CANCELLED_QUIT_TIMEOUT } else { QUIT_TIMEOUT });
        }
        self.kill();
        self.child.wait().ok();
    }
}

fn start_thread(name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Builder::new().name(name.to_owned()).spawn(run).map(drop)
}

/// Reads standard error to its end; the last line that is not blank.
fn last_line(mut errors: impl Read) -> String {
    let (mut buffer, mut tail) = ([0; 4096], Vec::new());
    while let Ok(length @ 1..) = errors.read(&mut buffer) {
        tail.extend_from_slice(&buffer[..length]);
        tail.drain(..tail.len().saturating_sub(STDERR_TAIL));
    }
    let tail = String::from_utf8_lossy(&tail);
    tail.lines().rev().find(|line| !line.trim().is_empty()).map(first_line).unwrap_or_default()
}
