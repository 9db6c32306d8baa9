//! Logs that no program wrote: each is read without a panic, its good lines count, and no byte of it changes.

use std::fs;
use std::path::PathBuf;

use span_it_learn::date::Zone;
use span_it_learn::log::{LearningLog, LogError, MAX_BYTES};
use span_it_learn::progress::{Event, What};

use super::log::open;

const HEADER: &str = "{\"format\":\"span-it-learn\",\"version\":1}\n";
const GOOD: &str = "{\"t\":1795305600,\"what\":{\"lesson\":{\"id\":\"pairs-2\",\"tries\":1}}}\n";

fn lesson(id: &str) -> Event {
    Event { time: 1_795_305_700, what: What::Lesson { id: id.to_owned(), tries: 1 } }
}

fn log_with(content: &[u8]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("learning.jsonl");
    fs::write(&path, content).unwrap();
    (folder, path)
}

/// Reads a log with these bytes between two good lines, appends to it, and reads it again. Returns the reasons for
/// which lines were left out.
fn reasons(between: &[u8]) -> Vec<String> {
    let content = [HEADER.as_bytes(), GOOD.as_bytes(), between, b"\n", GOOD.as_bytes()].concat();
    let (_folder, path) = log_with(&content);
    let mut log = open(&path);
    assert_eq!(log.progress().lessons_done(), 1);
    let reasons: Vec<String> = log.left_out().iter().map(|left_out| left_out.reason.clone()).collect();
    log.append(lesson("pairs-1")).unwrap();
    assert!(fs::read(&path).unwrap().starts_with(&content), "a byte of the log changed");
    let again = open(&path);
    assert_eq!((again.progress(), again.left_out_count()), (log.progress(), reasons.len()));
    reasons
}

/// Lines after the second, with a part of the reason for which each is left out.
fn bad_lines() -> Vec<(Vec<u8>, &'static str)> {
    let event = |what: &str| format!("{{\"t\":1,\"what\":{{{what}}}}}").into_bytes();
    let lesson = |time: &str, id: &str, tries: &str| {
        format!(r#"{{"t":{time},"what":{{"lesson":{{"id":{id},"tries":{tries}}}}}}}"#).into_bytes()
    };
    let puzzle =
        |values: &str| event(&format!(r#""puzzle":{{"kind":"keep",{values},"found":true,"mix":true}}"#));
    let position = r#""position":".../../.../../... h""#;
    let card = |played: &str, kind: &str, winning: u8| {
        let position = "hhv/../..v/../... h";
        event(&format!(
            r#""cards":[{{"position":"{position}","played":"{played}","kind":"{kind}","winning":{winning},"free":9}}]"#
        ))
    };
    let mut lines = vec![
        (b"\xff\xfe{}".to_vec(), "not UTF-8"),
        (b"not json".to_vec(), "not JSON"),
        (b"{\"t\":1,\"what\":{\"les\0son\"}}".to_vec(), "not JSON"),
        ("[".repeat(100_000).into_bytes(), ""),
        ("{\"t\":".repeat(50_000).into_bytes(), ""),
        (b"null".to_vec(), "expected struct"),
        (b"{}".to_vec(), "missing field"),
        ("\u{feff}{}".into(), "not JSON"),
        (br#"{"t":1,"t":2,"what":{"lesson":{"id":"pairs-2","tries":1}}}"#.to_vec(), "duplicate"),
        (
            br#"{"t":1,"what":{"lesson":{"id":"pairs-2","tries":1,"more":2}}}"#.to_vec(),
            "unknown field `more`",
        ),
        (lesson("1", &format!("\"{}\"", "x".repeat(5_000)), "1"), "expected at most"),
        ("x".repeat(3 << 20).into_bytes(), "not JSON"),
        (lesson("1", "5.2", "1"), "column 33"),
        (lesson("1", "\"pairs-2\"", "-1"), "expected u32"),
        (lesson("1", "\"pairs-2\"", "4294967295"), "expected at most 1,000,000"),
        (event(r#""lesson":{"id":"pairs-2"}"#), "missing field `tries`"),
        (event(r#""other":{}"#), "unknown variant"),
        (event(r#""day":{"date":"0000-00-00","found":true}"#), ""),
        (event(r#""day":{"date":"2026-02-30","found":true}"#), ""),
        (event(r#""day":{"date":"2026-11-22","found":1}"#), "expected a boolean"),
        (event(r#""practice":{"position":"hh h","found":true}"#), ""),
        (puzzle(&format!("{position},\"rating\":1e300")), "expected i32"),
        (puzzle(&format!("{position},\"rating\":10001")), "expected a rating"),
        (puzzle(r#""position":"","rating":1"#), ""),
        (card("e5", "missed-block", 1), "as the solver sees them"),
        (card("a5", "missed-block", 3), "as the solver sees them"),
        (card("a5", "idle", 1), "as the solver sees them"),
        (event(r#""sum":{}"#), "in the second line only"),
    ];
    let times = [
        "-1",
        "253402300800",
        "1e9",
        "1.5",
        "NaN",
        "Infinity",
        "null",
        "\"1\"",
        "1e999",
        "9223372036854775808",
    ];
    lines.extend(times.map(|time| (lesson(time, "\"pairs-2\"", "1"), "")));
    lines
}

#[test]
fn bad_lines_are_left_out_and_stay() {
    for (line, reason) in bad_lines() {
        let shown = String::from_utf8_lossy(&line[..line.len().min(100)]).into_owned();
        let reasons = reasons(&line);
        assert_eq!(reasons.len(), 1, "{shown}: {reasons:?}");
        assert!(reasons[0].contains(reason) && reasons[0].len() < 400, "{shown}: {}", reasons[0]);
    }
    for good in [
        r#"{"t":253402300799,"what":{"lesson":{"id":"pairs-2","tries":1}}}"#,
        r#"{"t":253402300799,"what":{"day":{"date":"9999-12-31","found":true}}}"#,
    ] {
        assert_eq!(reasons(good.as_bytes()), [""; 0]);
    }
}

#[test]
fn bad_games_are_left_out() {
    let game = r#"{"t":1,"what":{"game":{"vs":"Gambler","elo":[1010.5,27.25],"you":"h","began":true,"board":[6,6],"won":true,"rated":true,"critical":[2,5,3],"kept":[2,4,3],"chances":[2,1],"kinds":[0,1,0,0,0],"mistakes":[]}}}"#;
    assert_eq!(reasons(game.as_bytes()), [""; 0]);
    for (old, new) in [
        ("[1010.5,27.25]", "null"),
        ("1010.5", "10001.0"),
        ("27.25", "-1.0"),
        ("\"h\"", "\"x\""),
        ("[6,6]", "[2,6]"),
        ("[2,4,3]", "[3,4,3]"),
        ("[2,4,3]", "[2,4]"),
        ("\"chances\":[2,1]", "\"chances\":[1,2]"),
        ("[0,1,0,0,0]", "[0,1000001,0,0,0]"),
    ] {
        assert!(game.contains(old), "{old}");
        assert_eq!(reasons(game.replace(old, new).as_bytes()).len(), 1, "{new}");
    }
}

#[test]
fn endless_line_stays_in_the_older_part() {
    let content = [HEADER, GOOD, &"x".repeat(6 << 20)].concat();
    let (_folder, path) = log_with(content.as_bytes());
    let mut log = open(&path);
    log.append(lesson("pairs-1")).unwrap();
    let older = fs::read(path.with_file_name("learning-2026.jsonl")).unwrap();
    assert!(older.starts_with(content.as_bytes()), "a byte of the log changed");
    let again = open(&path);
    assert_eq!((again.progress().lessons_done(), again.left_out_count()), (2, 0));
}

#[test]
fn bad_states_are_left_out() {
    for state in ["null", "7", "{\"lessons\":-1}", "1e999"] {
        let content = format!("{HEADER}{{\"t\":1,\"what\":{{\"sum\":{state}}}}}\n{GOOD}");
        let (_folder, path) = log_with(content.as_bytes());
        let log = open(&path);
        assert_eq!((log.progress().lessons_done(), log.left_out()[0].line), (1, 2), "{state}");
    }
}

#[test]
fn all_bad_lines_are_counted() {
    let content = format!("{HEADER}{GOOD}{}{GOOD}", "{}\n".repeat(1000));
    let (_folder, path) = log_with(content.as_bytes());
    let log = open(&path);
    assert_eq!((log.left_out_count(), log.left_out().len()), (1000, 100));
    assert_eq!(log.left_out()[0].line, 3);
    assert_eq!(log.progress().lessons_done(), 1);
}

#[test]
fn files_that_are_too_large_are_refused() {
    let (_folder, path) = log_with(HEADER.as_bytes());
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    let size = MAX_BYTES as u64 + 1;
    file.set_len(size).unwrap();
    let (mut log, opened) = LearningLog::open(&path, Zone::UTC);
    assert!(matches!(opened, Err(LogError::Foreign { .. })));
    let refused = log.append(lesson("pairs-2")).unwrap_err().to_string();
    assert!(refused.contains("Nothing is written to this file"), "{refused}");
    assert_eq!(fs::metadata(&path).unwrap().len(), size);
    assert_eq!(log.progress().lessons_done(), 1, "learning works without the log");
}
