//! The process of an external engine with its pipes. It is always ended and waited for.
//!
//! Threads read its output in chunks through a bounded channel, so that it can neither block this process nor
//! fill its memory. It gets a process group or a job object of its own, so that its children end with it. On Linux and
//! Windows it also ends if this process is killed.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, sleep};
use std::time::Duration;

use span_it_core::stopwatch::Stopwatch;

use super::error::first_line;
use crate::process::{Group, has_ended, kill_on_parent_exit};

/// Maximum size of a chunk of output in bytes.
const CHUNK: usize = 4096;
/// Maximum number of unread chunks; then the engine has to wait.
const MAX_CHUNKS: usize = 4;
/// How much of the end of standard error is kept, in bytes.
const STDERR_TAIL: usize = 512;
/// How long an engine that has closed its output may take to end, and one that has ended to close it.
const END_TIMEOUT: Duration = Duration::from_millis(250);
/// How often the end of the process is checked.
const POLL_INTERVAL: Duration = Duration::from_millis(5);
/// How often a line is offered to a writer that is still writing the previous one.
const OFFER_INTERVAL: Duration = Duration::from_millis(1);

/// The result of waiting for output.
#[derive(Debug)]
pub(super) enum ReadEvent {
    Data(Vec<u8>),
    Timeout,
    /// The engine has ended or closed its output.
    End,
}

/// A running engine. Dropping it ends the process.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    group: Group,
    commands: Option<SyncSender<String>>,
    output: Receiver<Vec<u8>>,
    stderr_tail: Arc<Mutex<Vec<u8>>>,
    /// The exit status, once the process has been waited for.
    status: Option<ExitStatus>,
}

impl Program {
    /// Starts a program, in a folder if one is given. The calling thread must outlive it.
    pub(super) fn start(name: &str, arguments: &[String], folder: Option<&Path>) -> io::Result<Self> {
        let mut command = Command::new(name);
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        kill_on_parent_exit(&mut command);
        let (mut child, group) = Group::spawn(&mut command)?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (commands, lines) = sync_channel(1);
        let (chunks, output) = sync_channel(MAX_CHUNKS);
        let stderr_tail = Arc::default();
        // From here on an early return ends the child.
        let program = Self {
            child,
            group,
            commands: Some(commands),
            output,
            stderr_tail: Arc::clone(&stderr_tail),
            status: None,
        };
        if let (Some(stdin), Some(stdout), Some(stderr)) = pipes {
            spawn("gtp writer", move || write_all(stdin, &lines))?;
            spawn("gtp reader", move || read_all(stdout, &chunks))?;
            spawn("gtp errors", move || read_stderr(stderr, &stderr_tail))?;
        }
        Ok(program)
    }

    /// Sends a line once the writer has written the previous one. Returns `false` if `may_wait` became false
    /// before that.
    pub(super) fn send(&mut self, mut line: String, may_wait: &dyn Fn() -> bool) -> bool {
        while let Err(TrySendError::Full(back)) = self.offer(line) {
            // The end of its output reports the end of the engine.
            if self.has_ended() {
                return true;
            }
            if !may_wait() {
                return false;
            }
            sleep(OFFER_INTERVAL);
            line = back;
        }
        true
    }

    fn offer(&self, line: String) -> Result<(), TrySendError<String>> {
        self.commands.as_ref().map_or(Ok(()), |commands| commands.try_send(line))
    }

    /// Waits for output. If the engine has ended, returns what it wrote before, and ends its children, which
    /// could keep the output open.
    pub(super) fn read(&mut self, limit: Duration) -> ReadEvent {
        let event = self.receive(limit);
        if !matches!(event, ReadEvent::Timeout) || !self.has_ended() {
            return event;
        }
        self.end_group();
        match self.receive(END_TIMEOUT) {
            ReadEvent::Timeout => ReadEvent::End,
            event => event,
        }
    }

    fn receive(&self, limit: Duration) -> ReadEvent {
        match self.output.recv_timeout(limit) {
            Ok(data) => ReadEvent::Data(data),
            Err(RecvTimeoutError::Timeout) => ReadEvent::Timeout,
            Err(RecvTimeoutError::Disconnected) => ReadEvent::End,
        }
    }

    /// How the engine ended, and its last line on standard error.
    pub(super) fn describe_end(&mut self) -> String {
        let ended = match self.wait(END_TIMEOUT) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        let tail = self.stderr_tail.lock().unwrap_or_else(PoisonError::into_inner);
        let tail = String::from_utf8_lossy(&tail);
        let last = tail.lines().rev().map(str::trim).find(|line| !line.is_empty());
        last.map_or_else(|| ended.clone(), |line| format!("{ended}: {}", first_line(line)))
    }

    /// Sends the last command and waits for the end of the engine.
    pub(super) fn quit(&mut self, command: String, timeout: Duration) {
        let clock = Stopwatch::start();
        if self.send(command, &|| clock.elapsed() < timeout) {
            self.commands = None;
            self.wait(timeout);
        }
    }

    fn has_ended(&mut self) -> bool {
        self.status.is_some() || has_ended(&mut self.child)
    }

    /// Waits for the end of the process for a limited time.
    fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        let clock = Stopwatch::start();
        while self.status.is_none() {
            if self.has_ended() {
                self.end_group();
            } else if clock.elapsed() >= limit {
                break;
            } else {
                sleep(POLL_INTERVAL);
            }
        }
        self.status
    }

    /// Ends the process and its children, and waits for it.
    fn end_group(&mut self) {
        if self.status.is_none() {
            self.group.kill();
            // These fail if the process has already ended, or the system has lost it.
            self.child.kill().ok();
            self.status = self.child.wait().ok();
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end_group();
    }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    // Each thread ends when its pipe or its channel closes.
    Builder::new().name(name.to_owned()).spawn(run).map(drop)
}

fn write_all(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_all(mut output: impl Read, chunks: &SyncSender<Vec<u8>>) {
    let mut buffer = [0; CHUNK];
    while let Ok(length @ 1..) = output.read(&mut buffer) {
        if chunks.send(buffer[..length].to_vec()).is_err() {
            return;
        }
    }
}

/// Keeps the end of standard error.
fn read_stderr(mut errors: impl Read, tail: &Mutex<Vec<u8>>) {
    let mut buffer = [0; CHUNK];
    while let Ok(length @ 1..) = errors.read(&mut buffer) {
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend_from_slice(&buffer[..length]);
        let excess = tail.len().saturating_sub(STDERR_TAIL);
        tail.drain(..excess);
    }
}
