//! An outside program with its pipes: started, talked to, and always ended and reaped.
//!
//! What it may do does not matter. It is read by threads of their own in pieces that wait to be
//! fetched, so that it can neither block us nor fill our memory; on Unix it gets a process group,
//! so that what it has started ends with it. On Linux it also ends if this process is killed.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, sleep};
use std::time::Duration;

use span_it_core::engine::Deadline;

use crate::process::kill_on_parent_exit;

/// Bytes in a piece of output.
const PIECE: usize = 4096;
/// Pieces that wait to be fetched; more the program cannot write before we read on.
const WAITING: usize = 4;
/// Bytes kept of what the program last wrote to standard error.
const LAST_WORDS: usize = 512;
/// How long a program that has closed its output may take to end, and one that has ended to close it.
const LAST_MOMENT: Duration = Duration::from_millis(250);
/// How often we look whether it has ended.
const LOOK_EVERY: Duration = Duration::from_millis(5);
/// How often a line is offered to the writer that has not taken the one before.
const OFFER_EVERY: Duration = Duration::from_millis(1);

/// What came of waiting for output.
#[derive(Debug)]
pub(super) enum Heard {
    /// Some bytes.
    Piece(Vec<u8>),
    /// Nothing yet.
    Nothing,
    /// It has ended or closed its output, and will say no more.
    End,
}

/// A running program. Dropping it ends it.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    commands: Option<SyncSender<String>>,
    output: Receiver<Vec<u8>>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// Its status, once it has been reaped.
    status: Option<ExitStatus>,
}

impl Program {
    /// Starts the program of these words, its name first. The thread that does so must outlive it.
    pub(super) fn start(name: &str, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        kill_on_parent_exit(&mut command);
        own_group(&mut command);
        let mut child = command.spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (commands, orders) = sync_channel(1);
        let (pieces, output) = sync_channel(WAITING);
        let last_words = Arc::default();
        // From here on dropping it ends the child, also where a thread cannot be had.
        let program = Self {
            child,
            commands: Some(commands),
            output,
            last_words: Arc::clone(&last_words),
            status: None,
        };
        if let (Some(stdin), Some(stdout), Some(stderr)) = pipes {
            thread("gtp writer", move || write_all(stdin, &orders))?;
            thread("gtp reader", move || read_all(stdout, &pieces))?;
            thread("gtp errors", move || keep_last_words(stderr, &last_words))?;
        }
        Ok(program)
    }

    /// Sends a line, as soon as the program has taken the one before; says whether that came while it was
    /// waited for. The writer may be late where the program is not.
    pub(super) fn send(&mut self, mut line: String, is_waited_for: &dyn Fn() -> bool) -> bool {
        while let Err(TrySendError::Full(back)) = self.offer(line) {
            // A program that has ended is told by its output's end.
            if self.has_ended() {
                return true;
            }
            if !is_waited_for() {
                return false;
            }
            sleep(OFFER_EVERY);
            line = back;
        }
        true
    }

    fn offer(&self, line: String) -> Result<(), TrySendError<String>> {
        self.commands.as_ref().map_or(Ok(()), |commands| commands.try_send(line))
    }

    /// Waits for output, at most so long. Where the program has ended, what it wrote before is still heard;
    /// what it has started ends with it, so that nobody holds its output open for ever.
    pub(super) fn hear(&mut self, limit: Duration) -> Heard {
        let heard = self.listen(limit);
        if !matches!(heard, Heard::Nothing) || !self.has_ended() {
            return heard;
        }
        self.end_all();
        match self.listen(LAST_MOMENT) {
            Heard::Nothing => Heard::End,
            heard => heard,
        }
    }

    fn listen(&self, limit: Duration) -> Heard {
        match self.output.recv_timeout(limit) {
            Ok(piece) => Heard::Piece(piece),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// How a program that says no more ended, and what it last wrote to standard error.
    pub(super) fn end(&mut self) -> String {
        let ended = match self.wait(LAST_MOMENT) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let words = String::from_utf8_lossy(&words);
        let last = words.lines().rev().map(str::trim).find(|line| !line.is_empty());
        last.map_or_else(|| ended.clone(), |line| format!("{ended}: {}", super::client::shown(line)))
    }

    /// Sends its last command, and gives it so long to end by itself.
    pub(super) fn dismiss(&mut self, quit: String, farewell: Duration) {
        let clock = Deadline::unlimited();
        if self.send(quit, &|| clock.elapsed() < farewell) {
            self.commands = None;
            self.wait(farewell);
        }
    }

    fn has_ended(&mut self) -> bool {
        self.status.is_some() || has_ended(&mut self.child)
    }

    /// Waits for its end, at most so long.
    fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        let clock = Deadline::unlimited();
        while self.status.is_none() {
            if self.has_ended() {
                self.end_all();
            } else if clock.elapsed() >= limit {
                break;
            } else {
                sleep(LOOK_EVERY);
            }
        }
        self.status
    }

    /// Ends it with all that it has started, also where it has ended itself, and reaps it.
    fn end_all(&mut self) {
        if self.status.is_none() {
            end_group(&self.child);
            // It may have ended by itself; and one that the system cannot reap is the system's.
            self.child.kill().ok();
            self.status = self.child.wait().ok();
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end_all();
    }
}

/// Puts the program into a process group of its own.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
const fn own_group(_: &mut Command) {}

/// Ends the program and what it has started. It has not been reaped, so its number is still its own.
#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // Where nothing is left to end, nothing is to be done.
        kill_process_group(group, Signal::KILL).ok();
    }
}

#[cfg(not(unix))]
const fn end_group(_: &Child) {}

/// Whether the program has ended. It is not reaped by being asked, so that its group keeps its number
/// until that is ended too.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::io::Errno;
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    pid.is_none_or(|pid| match waitid(WaitId::Pid(pid), look) {
        Ok(status) => status.is_some(),
        // One that the system does not know is not there any more.
        Err(error) => error != Errno::INTR,
    })
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    child.try_wait().map_or(true, |status| status.is_some())
}

fn thread(name: &str, life: impl FnOnce() + Send + 'static) -> io::Result<()> {
    // Each ends by itself when its pipe or its channel does.
    Builder::new().name(name.to_owned()).spawn(life).map(drop)
}

/// The writer's life.
fn write_all(mut stdin: ChildStdin, orders: &Receiver<String>) {
    for line in orders {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// The reader's life: waits wherever nobody fetches what is there.
fn read_all(mut output: impl Read, pieces: &SyncSender<Vec<u8>>) {
    let mut buffer = [0; PIECE];
    while let Ok(length @ 1..) = output.read(&mut buffer) {
        if pieces.send(buffer[..length].to_vec()).is_err() {
            return;
        }
    }
}

/// The life of standard error's reader.
fn keep_last_words(mut errors: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; PIECE];
    while let Ok(length @ 1..) = errors.read(&mut buffer) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&buffer[..length]);
        let beyond = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..beyond);
    }
}
