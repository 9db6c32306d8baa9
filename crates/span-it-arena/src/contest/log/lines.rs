//! The lines of a log, as long as they may be and no longer.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;

use super::LogError;
use span_it_core::storage::StorageError;

/// The most bytes that a line may have: 16 MiB, room for a plan of hundreds of personalities.
pub(super) const MAX_LINE: usize = 16 * 1024 * 1024;

/// The lines of a file that have an end.
pub(super) struct Lines<'a> {
    reader: BufReader<&'a File>,
    pub(super) path: &'a Path,
    /// The number of the line last read, from 1.
    pub(super) number: usize,
    /// Bytes of the lines read, with their ends.
    pub(super) whole: u64,
    /// What stands after the last of them.
    pub(super) rest: Vec<u8>,
}

impl<'a> Lines<'a> {
    /// From the beginning of a file that has just been opened.
    pub(super) fn of(path: &'a Path, file: &'a File) -> Self {
        Self { reader: BufReader::new(file), path, number: 0, whole: 0, rest: Vec::new() }
    }

    /// The next line without its end.
    pub(super) fn next(&mut self) -> Result<Option<Vec<u8>>, LogError> {
        let mut line = Vec::new();
        let read = self.reader.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line);
        let length = read.map_err(|error| StorageError::reading(self.path, error))?;
        if line.pop_if(|last| *last == b'\n').is_none() {
            if length > MAX_LINE {
                let (path, line) = (self.path.to_owned(), self.number + 1);
                return Err(LogError::LongLine { path, line, limit: MAX_LINE });
            }
            self.rest = line;
            return Ok(None);
        }
        self.number += 1;
        self.whole += length as u64;
        Ok(Some(line))
    }
}
