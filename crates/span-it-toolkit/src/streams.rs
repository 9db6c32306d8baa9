//! Standard input and output, whose failures say which of the two it was.

use std::io::{self, BufRead, Read, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

use super::positions::complain;

/// A stream whose errors begin with its name.
#[derive(Debug)]
pub(crate) struct Named<T> {
    stream: T,
    name: &'static str,
}

/// Standard input.
pub(crate) fn input() -> Named<StdinLock<'static>> {
    Named { stream: io::stdin().lock(), name: "standard input" }
}

/// Standard output.
pub(crate) fn output() -> Named<StdoutLock<'static>> {
    Named { stream: io::stdout().lock(), name: "standard output" }
}

/// Prints a text to the last letter.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = output();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Does this once standard output is a pipe that nobody reads any more; input that has ended is another
/// matter. Where no thread can be had to wait for that, the next answer finds out.
#[cfg(unix)]
pub(crate) fn when_nobody_reads(act: impl FnOnce() + Send + 'static) {
    let wait = || {
        if closes() {
            act();
        }
    };
    // It ends with the program.
    drop(std::thread::Builder::new().name("output watcher".to_owned()).spawn(wait));
}

#[cfg(not(unix))]
pub(crate) fn when_nobody_reads(act: impl FnOnce() + Send + 'static) {
    drop(act);
}

/// Waits until nobody can read standard output; false where the system cannot tell.
#[cfg(unix)]
fn closes() -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    let stdout = io::stdout();
    // An error and a hang-up are told without being asked for.
    let mut watched = [PollFd::new(&stdout, PollFlags::empty())];
    loop {
        match poll(&mut watched, None) {
            Ok(_) => return watched[0].revents().intersects(PollFlags::ERR | PollFlags::HUP),
            Err(Errno::INTR) => {}
            Err(_) => return false,
        }
    }
}

/// How the program ends that could not read or print.
pub(crate) fn failed(error: &io::Error) -> ExitCode {
    // Who closes our output early wants no more of it.
    if error.kind() != io::ErrorKind::BrokenPipe {
        complain(&error.to_string());
    }
    ExitCode::FAILURE
}

impl<T> Named<T> {
    /// The result of something that was done with the stream, its error with the name.
    pub(crate) fn named<R>(&self, result: io::Result<R>) -> io::Result<R> {
        result.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", self.name)))
    }
}

impl<T: Read> Read for Named<T> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer);
        self.named(read)
    }
}

impl<T: BufRead> BufRead for Named<T> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let name = self.name;
        let filled = self.stream.fill_buf();
        filled.map_err(|error| io::Error::new(error.kind(), format!("{name}: {error}")))
    }

    fn consume(&mut self, amount: usize) {
        self.stream.consume(amount);
    }
}

impl<T: Write> Write for Named<T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.stream.write(bytes);
        self.named(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.stream.flush();
        self.named(flushed)
    }
}
