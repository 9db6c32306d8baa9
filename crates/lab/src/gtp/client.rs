//! Sends commands to an external engine and waits for the answers, for a limited time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::engine::{Deadline, Stop};
use span_it_core::stopwatch::Stopwatch;

use crate::command_line;

use super::answer_buffer::AnswerBuffer;
use super::error::{GtpError, unexpected};
use super::program::{Program, ReadEvent};

/// How often a wait checks for cancellation and for the end of the engine.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How long an engine may take to quit.
const QUIT_TIMEOUT: Duration = Duration::from_secs(1);
/// The same after cancellation.
const CANCELLED_QUIT_TIMEOUT: Duration = Duration::from_millis(100);

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
    program: Program,
    timeouts: Timeouts,
    /// Cancels every wait.
    stop: Arc<Stop>,
    buffer: AnswerBuffer,
    /// Number of the last command.
    sent: u32,
    failed: bool,
}

/// The wait for the answer to a command; starts before it is sent.
#[derive(Debug)]
struct Wait<'a> {
    command: &'a str,
    limit: Duration,
    clock: Stopwatch,
    /// Also cancels the wait.
    deadline: Option<&'a Deadline>,
}

impl Wait<'_> {
    fn left(&self) -> Duration {
        self.limit.saturating_sub(self.clock.elapsed())
    }

    fn is_cancelled(&self, stop: &Stop) -> bool {
        stop.is_cancelled() || self.deadline.is_some_and(Deadline::is_cancelled)
    }
}

/// Checks that a text can be split into a program and its arguments, as a shell would. Does not start it.
///
/// # Errors
/// It cannot.
pub fn check_command(command: &str) -> Result<(), GtpError> {
    split(command).map(drop)
}

fn cancelled() -> GtpError {
    GtpError::Failed("it was cancelled".to_owned())
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
        Self::start_in(None, command, timeouts, stop)
    }

    /// The same, in a folder.
    pub(super) fn start_in(
        folder: Option<&Path>,
        command: &str,
        timeouts: Timeouts,
        stop: Arc<Stop>,
    ) -> Result<Self, GtpError> {
        let words = split(command)?;
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(GtpError::Failed(format!("{}: there is no such folder", folder.display())));
        }
        let program = Program::start(&words[0], &words[1..], folder)
            .map_err(|error| GtpError::Failed(format!("it could not be started: {error}")))?;
        let mut client =
            Self { program, timeouts, stop, buffer: AnswerBuffer::default(), sent: 0, failed: false };
        let command = "protocol_version";
        let version = client.ask_within(command, timeouts.start, None)?;
        if version != "2" {
            client.failed = true;
            return Err(unexpected(command, &version, "2"));
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
    pub fn ask_move(
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
        self.sent += 1;
        let wait = Wait { command, limit, clock: Stopwatch::start(), deadline };
        let answer = self.send(&wait).and_then(|()| self.wait(&wait));
        // After a refusal the engine is ready for the next command; after other errors it may not be.
        self.failed |= answer.as_ref().is_err_and(|error| !matches!(error, GtpError::Refused { .. }));
        answer
    }

    fn send(&mut self, wait: &Wait<'_>) -> Result<(), GtpError> {
        let (line, stop) = (format!("{} {}\n", self.sent, wait.command), &self.stop);
        let sent = self.program.send(line, &|| !wait.is_cancelled(stop) && !wait.left().is_zero());
        match sent {
            true => Ok(()),
            false if wait.is_cancelled(stop) => Err(cancelled()),
            false => Err(GtpError::Failed(format!(
                "it does not read its commands: {} could not be sent",
                wait.command
            ))),
        }
    }

    fn wait(&mut self, wait: &Wait<'_>) -> Result<String, GtpError> {
        let command = wait.command;
        loop {
            if let Some(answer) = self.buffer.take_answer(command, self.sent)? {
                return Ok(answer);
            }
            if wait.is_cancelled(&self.stop) {
                return Err(cancelled());
            }
            let left = wait.left();
            if left.is_zero() {
                let limit = wait.limit.as_millis();
                return Err(GtpError::Failed(format!("no answer to {command} within {limit} ms")));
            }
            match self.program.read(left.min(POLL_INTERVAL)) {
                ReadEvent::Data(data) => self.buffer.extend(&data),
                ReadEvent::Timeout => {}
                ReadEvent::End => {
                    let ended = self.program.describe_end();
                    return Err(GtpError::Failed(format!("no answer to {command}: {ended}")));
                }
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if !self.failed {
            let timeout = if self.stop.is_cancelled() { CANCELLED_QUIT_TIMEOUT } else { QUIT_TIMEOUT };
            self.program.quit(format!("{} quit\n", self.sent + 1), timeout);
        }
    }
}
