//! Reads the lines of a file up to a maximum length.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;

use span_it_files::storage::StorageError;

use super::error::LogError;
use super::format::MAX_LINE;

/// The lines of a file that have an end.
pub(super) struct Lines<'a> {
    reader: BufReader<&'a File>,
    pub(super) path: &'a Path,
    /// The number of the last line, from 1.
    pub(super) number: usize,
    /// Length in bytes of the lines so far, with their ends.
    pub(super) length: u64,
    /// What follows the last of them.
    pub(super) rest: Vec<u8>,
}

impl<'a> Lines<'a> {
    /// The file must be at its beginning.
    pub(super) fn new(path: &'a Path, file: &'a File) -> Self {
        Self { reader: BufReader::new(file), path, number: 0, length: 0, rest: Vec::new() }
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
        self.length += length as u64;
        Ok(Some(line))
    }
}
