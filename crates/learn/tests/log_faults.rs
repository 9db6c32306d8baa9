//! The log on a disk that fails: every event is in the file later, once.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use span_it_learn::date::Zone;
use span_it_learn::log::ROTATE_BYTES;
use span_it_learn::progress::{Event, Progress, What};
use span_it_store::storage::faults::{Fault, Step};

use super::log::open;

const ERRORS: [ErrorKind; 4] =
    [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied, ErrorKind::Other];

fn lesson(time: i64) -> Event {
    Event { time, what: What::Lesson { id: "pairs-2".to_owned(), tries: 1 } }
}

#[test]
fn events_survive_every_fault() {
    for error in ERRORS {
        for step in [Step::Open, Step::Write, Step::Sync] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("learning.jsonl");
            let mut log = open(&path);
            log.append(lesson(1)).unwrap();
            let before = fs::read(&path).unwrap();
            let fault = Fault::of_step(folder.path(), step, error);
            for time in 2..=4 {
                let message = log.append(lesson(time)).unwrap_err().to_string();
                assert!(message.contains("learning.jsonl"), "{message}");
            }
            let mut expected = Progress::default();
            (1..=4).for_each(|time| expected.add(&lesson(time), &Zone::UTC));
            assert_eq!(log.progress(), &expected, "events that wait count");
            assert!(log.waiting() == 3 || step == Step::Sync, "{step:?}: {}", log.waiting());
            drop(fault);
            assert!(fs::read(&path).unwrap().starts_with(&before), "{step:?}");
            log.refresh().unwrap();
            assert_eq!(log.waiting(), 0);
            let text = fs::read_to_string(&path).unwrap();
            let times: Vec<_> = (1..=4).map(|time| text.matches(&format!("\"t\":{time},")).count()).collect();
            assert_eq!(times, [1; 4], "{step:?} {error}: {text}");
            let again = open(&path);
            assert_eq!((again.progress(), again.left_out_count()), (log.progress(), 0));
        }
    }
}

/// The text of a log that the next event replaces.
fn long_log(path: &Path) -> String {
    let mut log = open(path);
    log.append(lesson(1)).unwrap();
    let line = "{\"t\":2,\"what\":{\"day\":{\"date\":\"2026-11-22\",\"found\":true}}}\n";
    let lines = ROTATE_BYTES / line.len() + 1;
    fs::read_to_string(path).unwrap() + &line.repeat(lines)
}

/// Otherwise each event would leave a copy, for example while another program has the log open on Windows.
#[test]
fn a_log_that_cannot_be_replaced_leaves_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("learning.jsonl");
    let long = long_log(&path);
    fs::write(&path, &long).unwrap();
    let mut log = open(&path);
    let fault = Fault::of_step(&path, Step::Rename, ErrorKind::PermissionDenied);
    for time in 3..5 {
        assert!(log.append(lesson(time)).is_err());
    }
    drop(fault);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let lines = fs::read_to_string(&path).unwrap().lines().count();
    assert_eq!(lines, long.lines().count() + 2, "an event is missing");
}

/// A long log is copied and replaced; a fault in between leaves it complete.
#[test]
fn a_long_log_survives_faults_of_its_replacement() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("learning.jsonl");
    let long = long_log(&path);
    for number in 0.. {
        for entry in fs::read_dir(folder.path()).unwrap().flatten() {
            fs::remove_file(entry.path()).unwrap();
        }
        fs::write(&path, &long).unwrap();
        let mut log = open(&path);
        let fault = Fault::from(folder.path(), number, ErrorKind::StorageFull);
        let appended = log.append(lesson(3));
        let is_over = fault.steps() <= number;
        drop(fault);
        assert_eq!(appended.is_ok(), is_over, "step {number}");
        log.refresh().unwrap();
        let again = open(&path);
        assert_eq!(again.progress(), log.progress(), "step {number}");
        if is_over {
            break;
        }
    }
}
