//! A conversation with an outside program: one command, one answer, and patience that ends.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use span_it_core::engine::{Deadline, Stop};

use super::program::{Heard, Program};

/// The most bytes an answer may have.
const MAX_ANSWER: usize = 64 * 1024;
/// How often it is noticed that a wait is cancelled, or that the program has ended.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// How long a program that was told to quit may take to do so.
const FAREWELL: Duration = Duration::from_secs(1);
/// The same where all is broken off and somebody waits for it.
const SHORT_FAREWELL: Duration = Duration::from_millis(100);
/// Letters of the program's own words that an error repeats.
const SHOWN: usize = 80;

/// How long a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For the first answer: it may have much to load.
    pub start: Duration,
    /// For every other answer that is no move.
    pub answer: Duration,
    /// For a move where none is limited: a contest must not wait for ever.
    pub unlimited_move: Duration,
    /// For the way there and back, beyond a move's own limit.
    pub grace: Duration,
}

impl Default for Patience {
    /// 30 s to start, 10 s to answer, 5 minutes for a move without limit, and half a second of grace.
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            answer: Duration::from_secs(10),
            unlimited_move: Duration::from_mins(5),
            grace: Duration::from_millis(500),
        }
    }
}

/// What an outside program did that ends the conversation.
#[derive(Debug, Error)]
pub enum GtpError {
    /// The command line cannot be told apart into words.
    #[error("{command:?} is no command line: expected a program and its arguments, with every quote closed")]
    CommandLine {
        /// The command line.
        command: String,
    },
    /// The program cannot be started.
    #[error("it could not be started: {source}")]
    Start {
        /// What the system says.
        source: io::Error,
    },
    /// It has ended, whoever may still hold its output, or closed that.
    #[error("no answer to {command}: {ended}")]
    Ended {
        /// What was asked.
        command: String,
        /// How it ended, and its last words.
        ended: String,
    },
    /// It took too long.
    #[error("no answer to {command} within {} ms", .waited.as_millis())]
    Silent {
        /// What was asked.
        command: String,
        /// How long it had.
        waited: Duration,
    },
    /// It does not read what it is sent.
    #[error("it does not read its commands: {command} could not be sent")]
    Deaf {
        /// What was to be sent.
        command: String,
    },
    /// Its answer has no end.
    #[error("the answer to {command} is longer than {MAX_ANSWER} bytes: {found}")]
    TooLong {
        /// What was asked.
        command: String,
        /// How it begins.
        found: String,
    },
    /// What it says is not of the protocol.
    #[error("the answer to {command} is {found}: expected {expected}")]
    Unexpected {
        /// What was asked.
        command: String,
        /// What it said.
        found: String,
        /// What would have been an answer.
        expected: &'static str,
    },
    /// It answers with an error.
    #[error("it refused {command}: {message}")]
    Refused {
        /// What was asked.
        command: String,
        /// Its reason.
        message: String,
    },
    /// Nobody wants the answer any more.
    #[error("the contest was broken off")]
    Cancelled,
}

/// A running program that speaks the protocol. Dropping it ends the program.
///
/// After an error the program is not to be trusted: drop it.
#[derive(Debug)]
pub struct Client {
    program: Program,
    patience: Patience,
    /// Once cancelled, nobody wants an answer any more.
    stop: Arc<Stop>,
    /// What has been heard and not yet read.
    heard: Vec<u8>,
    sent: u32,
    failed: bool,
}

/// A wait for the answer to a command, from before it is sent.
#[derive(Debug)]
struct Wait<'a> {
    command: &'a str,
    limit: Duration,
    clock: Deadline,
    /// Whether the answer is still wanted.
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

/// Whether a text is a command line: a program and its arguments, told apart as a shell would. It is not
/// started.
///
/// # Errors
/// It is none.
pub fn check_command(command: &str) -> Result<(), GtpError> {
    split(command).map(drop)
}

fn split(command: &str) -> Result<Vec<String>, GtpError> {
    let words = shlex::split(command).filter(|words| !words.is_empty());
    words.ok_or_else(|| GtpError::CommandLine { command: command.to_owned() })
}

impl Client {
    /// Starts the program of a command line, split into words as a shell would, and makes sure that
    /// it speaks version 2 of the protocol. Once `stop` is cancelled, every wait for the program ends.
    ///
    /// # Errors
    /// The command line is none, the program cannot be started or does not answer as it should.
    pub fn start(command: &str, patience: Patience, stop: Arc<Stop>) -> Result<Self, GtpError> {
        let words = split(command)?;
        let program = Program::start(&words[0], &words[1..]).map_err(|source| GtpError::Start { source })?;
        let mut client = Self { program, patience, stop, heard: Vec::new(), sent: 0, failed: false };
        let command = "protocol_version";
        let version = client.ask_within(command, patience.start, None)?;
        if version != "2" {
            client.failed = true;
            return Err(unexpected(command, &version, "2"));
        }
        Ok(client)
    }

    /// Sends a command and waits for the text of its answer.
    ///
    /// # Errors
    /// What the program did instead of answering, or its own error message.
    pub fn ask(&mut self, command: &str) -> Result<String, GtpError> {
        self.ask_within(command, self.patience.answer, None)
    }

    /// Asks for a move, which may take so long; `deadline` says whether it is still wanted.
    ///
    /// # Errors
    /// What the program did instead of answering, or its own error message.
    pub fn ask_move(
        &mut self,
        command: &str,
        limit: Option<Duration>,
        deadline: &Deadline,
    ) -> Result<String, GtpError> {
        let Patience { unlimited_move, grace, .. } = self.patience;
        self.ask_within(command, limit.map_or(unlimited_move, |limit| limit + grace), Some(deadline))
    }

    fn ask_within(
        &mut self,
        command: &str,
        limit: Duration,
        deadline: Option<&Deadline>,
    ) -> Result<String, GtpError> {
        self.sent += 1;
        let wait = Wait { command, limit, clock: Deadline::unlimited(), deadline };
        let answer = self.send(&wait).and_then(|()| self.wait(&wait));
        // A refusal is an answer; anything else leaves who knows what on its way.
        self.failed |= answer.as_ref().is_err_and(|error| !matches!(error, GtpError::Refused { .. }));
        answer
    }

    fn send(&mut self, wait: &Wait<'_>) -> Result<(), GtpError> {
        let (line, stop) = (format!("{} {}\n", self.sent, wait.command), &self.stop);
        let sent = self.program.send(line, &|| !wait.is_cancelled(stop) && !wait.left().is_zero());
        match sent {
            true => Ok(()),
            false if wait.is_cancelled(stop) => Err(GtpError::Cancelled),
            false => Err(GtpError::Deaf { command: wait.command.to_owned() }),
        }
    }

    /// Waits for the answer to the command that was just sent.
    fn wait(&mut self, wait: &Wait<'_>) -> Result<String, GtpError> {
        let command = wait.command;
        loop {
            if let Some(answer) = self.take_answer(command)? {
                return self.read_answer(command, &answer);
            }
            if wait.is_cancelled(&self.stop) {
                return Err(GtpError::Cancelled);
            }
            let left = wait.left();
            if left.is_zero() {
                return Err(GtpError::Silent { command: command.to_owned(), waited: wait.limit });
            }
            match self.program.hear(left.min(LOOK_EVERY)) {
                Heard::Piece(piece) => self.heard.extend(piece.into_iter().filter(|&byte| byte != b'\r')),
                Heard::Nothing => {}
                Heard::End => {
                    return Err(GtpError::Ended { command: command.to_owned(), ended: self.program.end() });
                }
            }
        }
    }

    /// The first whole answer of what has been heard, if there is one yet.
    fn take_answer(&mut self, command: &str) -> Result<Option<String>, GtpError> {
        let too_long = self.heard.len() > MAX_ANSWER;
        let blank = self.heard.iter().take_while(|&&byte| byte == b'\n').count();
        let text = &self.heard[blank..];
        if let Some(length) = text.windows(2).position(|pair| pair == b"\n\n") {
            let answer = String::from_utf8_lossy(&text[..length]).into_owned();
            self.heard.drain(..blank + length + 2);
            return Ok(Some(answer));
        }
        let found = String::from_utf8_lossy(text);
        match text.first() {
            Some(b'=' | b'?') | None if !too_long => Ok(None),
            Some(b'=' | b'?') | None => {
                Err(GtpError::TooLong { command: command.to_owned(), found: shown(&found) })
            }
            Some(_) => Err(unexpected(command, &found, "= or ? and the answer")),
        }
    }

    fn read_answer(&self, command: &str, answer: &str) -> Result<String, GtpError> {
        let sign = answer.chars().next();
        let rest = answer.get(1..).filter(|_| matches!(sign, Some('=' | '?')));
        let rest = rest.ok_or_else(|| unexpected(command, answer, "= or ? and the answer"))?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (id, text) = rest.split_at(digits);
        // Some programs leave the number out.
        if !id.is_empty() && id.parse() != Ok(self.sent) {
            return Err(unexpected(command, answer, "the number that the command had"));
        }
        let text = text.trim().to_owned();
        if sign == Some('?') {
            return Err(GtpError::Refused { command: command.to_owned(), message: shown(&text) });
        }
        Ok(text)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if !self.failed {
            let farewell = if self.stop.is_cancelled() { SHORT_FAREWELL } else { FAREWELL };
            self.program.dismiss(format!("{} quit\n", self.sent + 1), farewell);
        }
    }
}

fn unexpected(command: &str, found: &str, expected: &'static str) -> GtpError {
    GtpError::Unexpected { command: command.to_owned(), found: format!("{:?}", cut(found)), expected }
}

/// The beginning of what a program said.
pub(super) fn cut(text: &str) -> String {
    let text = text.trim();
    let mut cut: String = text.chars().take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        cut.push('…');
    }
    cut
}

/// The beginning of its first line that is not empty, with what cannot be seen written as in Rust: an
/// error must not look like another one.
pub(super) fn shown(text: &str) -> String {
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let plain = |letter: char| matches!(letter, '"' | '\'' | '\\') || letter == char::REPLACEMENT_CHARACTER;
    let escaped =
        |letter: char| if plain(letter) { letter.to_string() } else { letter.escape_debug().to_string() };
    cut(line).chars().map(escaped).collect()
}
