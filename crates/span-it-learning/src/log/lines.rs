//! The lines of the file.

use span_it_files::json::{FormatError, Value, quoted, write_line};

use super::event::Event;
use super::{read_event, write_event};
use crate::progress::Progress;

/// The longest line of an event in bytes.
pub const MAX_LINE: usize = 4096;
/// The longest line of a `sum` event in bytes.
const MAX_SUM: usize = 4 << 20;

const FORMAT: &str = "span-it-learning";
const VERSION: u64 = 1;
/// How our events begin.
const EVENT_START: &[u8] = b"{\"t\":";

/// The first line, with its line break.
pub(super) fn header() -> String {
    write_line(&[("format", quoted(FORMAT)), ("version", VERSION.to_string())]) + "\n"
}

/// Checks the first line.
pub(super) fn check_header(line: &[u8]) -> Result<(), FormatError> {
    let value = Value::parse(line, MAX_LINE)?;
    let object = value.object()?;
    object.header(FORMAT, VERSION)?;
    object.only(&["format", "version"])
}

/// The content of a line.
#[derive(Debug)]
pub(super) enum Line {
    Event(Event),
    /// The state at the beginning of the file.
    Sum(Box<Progress>),
}

pub(super) fn read(line: &[u8]) -> Result<Line, String> {
    let value = Value::parse(line, MAX_SUM).map_err(|error| error.to_string())?;
    let object = value.object().map_err(|error| error.to_string())?;
    let is_sum = object.optional("e").is_some_and(|kind| kind.as_written() == "\"sum\"");
    if is_sum {
        return read_sum(&object).map(|sum| Line::Sum(Box::new(sum)));
    }
    if line.len() > MAX_LINE {
        return Err(format!("the line has {} bytes: expected at most {MAX_LINE}", line.len()));
    }
    read_event::read(&object).map(Line::Event).map_err(|error| error.to_string())
}

fn read_sum(object: &span_it_files::json::Object<'_>) -> Result<Progress, String> {
    let state = || {
        object.only(&["t", "e", "state"])?;
        read_event::read_time(object)?;
        object.required("state", "an object")
    };
    let state = state().map_err(|error| error.to_string())?;
    Progress::from_json(state.as_written())
}

/// The line of an event, with its line break.
pub(super) fn write(event: &Event) -> String {
    write_event::write(event) + "\n"
}

/// The `sum` line of a state, with its line break.
pub(super) fn write_sum(time: i64, progress: &Progress) -> String {
    let fields = [("t", time.to_string()), ("e", quoted("sum")), ("state", progress.to_json())];
    write_line(&fields) + "\n"
}

/// Whether a line without line break is the beginning of one of ours, which was not written completely.
pub(super) fn is_torn(tail: &[u8]) -> bool {
    let header = header();
    tail.starts_with(EVENT_START) || EVENT_START.starts_with(tail) || header.as_bytes().starts_with(tail)
}
