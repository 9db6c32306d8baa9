//! The lines of the log of progress and the log of versions.

use serde::{Deserialize, Serialize};
use span_it_core::json::{FormatError, Value, from_line, to_line};

use crate::progress::{Event, What};

/// The longest line of an event in bytes.
pub const MAX_LINE: usize = 4096;
/// The longest line of a sum in bytes.
const MAX_SUM: usize = 4 << 20;
/// The longest first line in bytes.
const MAX_HEADER: usize = 4096;
const VERSION: u64 = 1;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
    version: u64,
}

/// The first line of a log, with its line break.
pub(crate) fn header(format: &str) -> String {
    to_line(&Header { format: format.to_owned(), version: VERSION })
}

/// Checks the first line of a log.
pub(crate) fn check_header(line: &[u8], format: &str) -> Result<(), FormatError> {
    Value::parse(line, MAX_HEADER)?.object()?.header(format, VERSION)?;
    from_line(line, MAX_HEADER).map(|_: Header| ())
}

/// Whether a file is empty, or has only a part of its first line.
pub(crate) fn is_torn_header(content: &[u8], format: &str) -> bool {
    let header = header(format);
    content.len() < header.len() && header.as_bytes().starts_with(content)
}

/// Reads a line after the first. Returns the reason if it is to be left out.
pub(super) fn read(line: &[u8]) -> Result<Event, String> {
    let event: Event = from_line(line, MAX_SUM).map_err(|error| error.to_string())?;
    if line.len() > MAX_LINE && !matches!(event.what, What::Sum(_)) {
        return Err(format!("the line has {} bytes: expected at most {MAX_LINE}", line.len()));
    }
    event.problem().map_or(Ok(event), |problem| Err(problem.to_owned()))
}
