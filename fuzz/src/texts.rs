//! Parsers of whole texts: what is read, written and read again is equal, and the second writing is identical.

use std::fmt::Debug;

use span_it::testing::parsers;
use span_it_core::board::Position;
use span_it_core::personality::ladder::Ladder;
use span_it_core::personality::{Pack, Personality};
use span_it_core::record::{read_record, write_record};

/// Reads a text, writes it, and reads it again. `write` must write an equal text for an equal value.
fn survives<T: Debug>(data: &[u8], read: impl Fn(&[u8]) -> Option<T>, write: impl Fn(&T) -> String) -> bool {
    let Some(value) = read(data) else { return false };
    let written = write(&value);
    let again = read(written.as_bytes());
    let again = again.unwrap_or_else(|| panic!("what was written cannot be read: {written}"));
    assert_eq!(format!("{value:?}"), format!("{again:?}"), "the second reading differs");
    assert_eq!(written, write(&again), "the second writing differs");
    true
}

pub fn personality(data: &[u8]) -> bool {
    survives(data, |text| Personality::from_json(text).ok(), Personality::to_json)
}

/// Members that are refused are not written again.
pub fn pack(data: &[u8]) -> bool {
    let read = |text: &[u8]| Some(Pack::from_json(text).ok()?.personalities);
    let written = |personalities: &Vec<Personality>| Pack::to_json(personalities).unwrap_or_default();
    survives(data, |text| read(text).filter(|read| !written(read).is_empty()), written)
}

pub fn record(data: &[u8]) -> bool {
    survives(data, |text| read_record(text).ok(), |(setup, game)| write_record(setup, game))
}

pub fn position(data: &[u8]) -> bool {
    let read = |text: &[u8]| std::str::from_utf8(text).ok()?.parse::<Position>().ok();
    survives(data, read, ToString::to_string)
}

pub fn ladder(data: &[u8]) -> bool {
    survives(data, |text| Ladder::from_json(text).ok(), Ladder::to_json)
}

pub fn settings(data: &[u8]) -> bool {
    survives(data, parsers::settings, String::clone)
}

pub fn draft(data: &[u8]) -> bool {
    survives(data, parsers::draft, String::clone)
}

pub fn training(data: &[u8]) -> bool {
    survives(data, parsers::training, String::clone)
}
