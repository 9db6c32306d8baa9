//! Standard input and output, with errors that name the stream.

use std::io::{self, BufRead, Read, StdinLock, StdoutLock, Write};
use std::path::Path;

use span_it_store::storage::{self, StorageError};

/// A stream whose errors start with its name.
#[derive(Debug)]
pub(crate) struct Named<T> {
    stream: T,
    name: &'static str,
}

pub(crate) fn input() -> Named<StdinLock<'static>> {
    Named { stream: io::stdin().lock(), name: "standard input" }
}

pub(crate) fn output() -> Named<StdoutLock<'static>> {
    Named { stream: io::stdout().lock(), name: "standard output" }
}

/// Prints a text and flushes it.
pub(crate) fn print(text: &str) -> io::Result<()> {
    write(text.as_bytes())
}

/// Whether an output goes to standard output.
pub(crate) fn is_stream(out: &Path) -> bool {
    out == Path::new("-")
}

/// Whether two paths are equal or lead to the same existing file.
pub(crate) fn same_file(one: &Path, another: &Path) -> bool {
    one == another || ::same_file::is_same_file(one, another).unwrap_or(false)
}

/// Checks that a new file can be written; `-` is standard output.
pub(crate) fn check_new(out: &Path) -> Result<(), StorageError> {
    if is_stream(out) { Ok(()) } else { storage::check_new(out) }
}

/// Writes a new file, or to standard output.
pub(crate) fn write_new(out: &Path, text: &str) -> Result<(), StorageError> {
    if is_stream(out) {
        return print(text).map_err(|error| StorageError::writing(out, error));
    }
    storage::write_new(out, text.as_bytes())
}

/// Prints a report: on standard error if standard output has the result.
pub(crate) fn print_beside(has_result: bool, report: &str) -> io::Result<()> {
    if has_result {
        return io::stderr().write_all(report.as_bytes());
    }
    print(report)
}

/// Writes bytes to standard output and flushes it.
pub(crate) fn write(bytes: &[u8]) -> io::Result<()> {
    let mut out = output();
    out.write_all(bytes)?;
    out.flush()
}

impl<T> Named<T> {
    /// Adds the name of the stream to an error.
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
