//! Logs that no program wrote: each is read without a panic, its good lines count, and no byte of it changes.

use std::fs;
use std::path::PathBuf;

use span_it_learning::date::Zone;
use span_it_learning::log::{Event, LearningLog, LogError, MAX_BYTES, What};

const HEADER: &str = "{\"format\":\"span-it-learning\",\"version\":1}\n";
const GOOD: &str = "{\"t\":1795305600,\"e\":\"lesson\",\"id\":\"pairs-2\",\"tries\":1}\n";

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
    let (mut log, opened) = LearningLog::open(&path, Zone::UTC);
    opened.unwrap();
    assert_eq!(log.progress().lessons_done(), 1);
    let reasons: Vec<String> = log.left_out().iter().map(|left_out| left_out.reason.clone()).collect();
    log.append(lesson("pairs-1")).unwrap();
    assert!(fs::read(&path).unwrap().starts_with(&content), "a byte of the log changed");
    let (again, opened) = LearningLog::open(&path, Zone::UTC);
    opened.unwrap();
    assert_eq!((again.progress(), again.left_out_count()), (log.progress(), reasons.len()));
    reasons
}

fn assert_left_out(line: &[u8], reason: &str) {
    let shown = String::from_utf8_lossy(&line[..line.len().min(100)]).into_owned();
    let reasons = reasons(line);
    assert_eq!(reasons.len(), 1, "{shown}: {reasons:?}");
    assert!(reasons[0].contains(reason), "{shown}: {}", reasons[0]);
    assert!(reasons[0].len() < 400, "{shown}: {}", reasons[0]);
}

#[test]
fn lines_that_are_not_json_are_left_out() {
    assert_left_out(b"\xff\xfe{}", "not UTF-8");
    assert_left_out(b"{\"t\":1,\"e\":\"les\0son\"}", "not JSON");
    assert_left_out("[".repeat(100_000).as_bytes(), "not JSON");
    assert_left_out("{\"t\":".repeat(50_000).as_bytes(), "not JSON");
    assert_left_out("null".as_bytes(), "expected an object");
    assert_left_out("\u{feff}{}".as_bytes(), "not JSON");
    assert_left_out("{\"t\":1,\"t\":2,\"e\":\"lesson\",\"id\":\"pairs-2\",\"tries\":1}".as_bytes(), "twice");
}

#[test]
fn long_lines_are_left_out() {
    let text = "x".repeat(5_000);
    assert_left_out(
        format!("{{\"t\":1,\"e\":\"lesson\",\"id\":\"{text}\",\"tries\":1}}").as_bytes(),
        "expected at most",
    );
    assert_left_out("x".repeat(3 << 20).as_bytes(), "not JSON");
}

#[test]
fn endless_line_stays_in_the_older_part() {
    let content = [HEADER, GOOD, &"x".repeat(6 << 20)].concat();
    let (_folder, path) = log_with(content.as_bytes());
    let (mut log, opened) = LearningLog::open(&path, Zone::UTC);
    opened.unwrap();
    log.append(lesson("pairs-1")).unwrap();
    let older = fs::read(path.with_file_name("learning-2026.jsonl")).unwrap();
    assert!(older.starts_with(content.as_bytes()), "a byte of the log changed");
    let (again, opened) = LearningLog::open(&path, Zone::UTC);
    opened.unwrap();
    assert_eq!((again.progress().lessons_done(), again.left_out_count()), (2, 0));
}

#[test]
fn times_outside_the_calendar_are_left_out() {
    for time in [
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
    ] {
        let line = format!("{{\"t\":{time},\"e\":\"lesson\",\"id\":\"pairs-2\",\"tries\":1}}");
        let reasons = reasons(line.as_bytes());
        assert_eq!(reasons.len(), 1, "{time}: {reasons:?}");
    }
    assert!(reasons(b"{\"t\":253402300799,\"e\":\"lesson\",\"id\":\"pairs-2\",\"tries\":1}").is_empty());
}

#[test]
fn values_out_of_range_are_left_out() {
    for line in [
        r#"{"t":1,"e":"lesson","id":"pairs-2","tries":-1}"#,
        r#"{"t":1,"e":"lesson","id":"pairs-2","tries":4294967296}"#,
        r#"{"t":1,"e":"lesson","id":5.2,"tries":1}"#,
        r#"{"t":1,"e":"lesson","id":"pairs-2"}"#,
        r#"{"t":1,"e":["lesson"]}"#,
        r#"{"t":1,"e":"day","date":"0000-00-00","found":true}"#,
        r#"{"t":1,"e":"day","date":"2026-11-22","found":1}"#,
        r#"{"t":1,"e":"mistake","position":".../../.../../... h","symmetry":8,"found":true}"#,
        r#"{"t":1,"e":"puzzle","kind":"keep","position":".../../.../../... h","d":1e300,"found":true,"mix":true}"#,
        r#"{"t":1,"e":"puzzle","kind":"keep","position":"","d":1,"found":true,"mix":true}"#,
        r#"{"t":1,"e":"sum","state":{}}"#,
    ] {
        let reasons = reasons(line.as_bytes());
        assert_eq!(reasons.len(), 1, "{line}: {reasons:?}");
    }
}

#[test]
fn events_of_the_future_count() {
    let line = b"{\"t\":253402300799,\"e\":\"day\",\"date\":\"9999-12-31\",\"found\":true}";
    assert!(reasons(line).is_empty());
}

#[test]
fn bad_states_are_left_out() {
    for state in ["null", "7", "{\"lessons\":-1}", "1e999"] {
        let content = format!("{HEADER}{{\"t\":1,\"e\":\"sum\",\"state\":{state}}}\n{GOOD}");
        let (_folder, path) = log_with(content.as_bytes());
        let (log, opened) = LearningLog::open(&path, Zone::UTC);
        opened.unwrap();
        assert_eq!((log.progress().lessons_done(), log.left_out()[0].line), (1, 2), "{state}");
    }
}

#[test]
fn all_bad_lines_are_counted() {
    let content = format!("{HEADER}{GOOD}{}{GOOD}", "{}\n".repeat(1000));
    let (_folder, path) = log_with(content.as_bytes());
    let (log, opened) = LearningLog::open(&path, Zone::UTC);
    opened.unwrap();
    assert_eq!((log.left_out_count(), log.left_out().len()), (1000, 100));
    assert_eq!(log.left_out()[0].line, 3);
    assert_eq!(log.progress().lessons_done(), 1);
}

#[test]
fn files_that_are_too_large_are_refused() {
    let (_folder, path) = log_with(HEADER.as_bytes());
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(MAX_BYTES + 1).unwrap();
    let (mut log, opened) = LearningLog::open(&path, Zone::UTC);
    assert!(matches!(opened, Err(LogError::Foreign { .. })));
    assert!(
        log.append(lesson("pairs-2")).unwrap_err().to_string().contains("Nothing is written to this file")
    );
    assert_eq!(fs::metadata(&path).unwrap().len(), MAX_BYTES + 1);
    assert_eq!(log.progress().lessons_done(), 1, "learning works without the log");
}
