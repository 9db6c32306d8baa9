//! Kills two processes that append to one log at random moments. An event that was reported as written is never lost,
//! and no line is damaged.
//!
//! Has its own `main`, because it starts itself as the process that is killed. `SPAN_IT_KILLS` is the number of kills.

#![expect(clippy::print_stdout, reason = "the output is that of a test")]
#![expect(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::env;
use std::fs;
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use span_it_core::rng::SplitMix64;
use span_it_learn::date::Zone;
use span_it_learn::log::{LearningLog, LogError};
use span_it_learn::progress::{Event, What};
use span_it_store::testing::is_chosen;

const NAME: &str = "log_kills";
const DEFAULT_KILLS: u32 = 40;
/// Set in the processes that are killed: the path of the log.
const WRITER: &str = "SPAN_IT_LOG_WRITER";
/// The log begins again above this size in bytes, so that reading it stays fast.
const MAX_SIZE: u64 = 200_000;
/// What a writer prints after opening the log, and after writing each event.
const MARK: [u8; 1] = [b'.'];

fn main() {
    if let Some(path) = env::var_os(WRITER) {
        write_until_killed(Path::new(&path));
    }
    if !is_chosen(NAME) {
        return;
    }
    let kills = env::var("SPAN_IT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(DEFAULT_KILLS);
    let folder = tempfile::tempdir().unwrap();
    let events = kill_writers(&folder.path().join("learning.jsonl"), kills);
    println!("{NAME}: {kills} kills, {events} events, ok");
}

/// Appends events and prints a mark for each one that is in the file.
fn write_until_killed(path: &Path) -> ! {
    let (mut log, mut opened) = LearningLog::open(path, Zone::UTC);
    // The other process may have the lock.
    while matches!(&opened, Err(LogError::Storage(error)) if error.kind == ErrorKind::ResourceBusy) {
        opened = log.refresh();
    }
    opened.unwrap();
    let mut output = std::io::stdout();
    output.write_all(&MARK).unwrap();
    for time in 0.. {
        let what = What::Lesson { id: "pairs-2".to_owned(), tries: 1 };
        // Leaves the lock to the other process for a moment. If that has it, the event waits.
        std::thread::sleep(Duration::from_micros(200));
        let mut written = log.append(Event { time, what });
        while written.is_err() && log.waiting() > 0 {
            written = log.refresh();
        }
        written.unwrap();
        output.write_all(&MARK).unwrap();
        output.flush().unwrap();
    }
    unreachable!("the process is killed")
}

/// Returns how many events were written.
fn kill_writers(path: &Path, kills: u32) -> usize {
    let mut rng = SplitMix64::new(5);
    let mut all = 0;
    // An event may have been written but not reported by a process that was killed in between.
    let (mut reported, mut unreported) = (0, 0);
    let mut before = Vec::new();
    let mut writers = [Writer::start(path), Writer::start(path)];
    for kill in 0..kills {
        std::thread::sleep(Duration::from_micros(rng.next_u64() % 15_000));
        let index = rng.below(2);
        reported += writers[index].kill();
        unreported += 1;
        writers[index] = Writer::start(path);
        let bytes = fs::read(path).unwrap();
        let complete = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        assert!(bytes.starts_with(&before[..complete]), "kill {kill}: a complete line changed");
        before = bytes;
        if before.len() as u64 > MAX_SIZE || kill + 1 == kills {
            reported += writers.iter_mut().map(Writer::kill).sum::<usize>();
            let events = events(path);
            let expected = reported..=reported + unreported + writers.len();
            assert!(expected.contains(&events), "kill {kill}: {events} events, expected {expected:?}");
            all += events;
            fs::remove_file(path).unwrap();
            (reported, unreported) = (0, 0);
            before.clear();
            writers = [Writer::start(path), Writer::start(path)];
        }
    }
    for writer in &mut writers {
        writer.kill();
    }
    assert!(all > 0, "nothing was written");
    all
}

/// The number of events in the log, which has no damaged line.
fn events(path: &Path) -> usize {
    let (log, opened) = LearningLog::open(path, Zone::UTC);
    opened.unwrap();
    assert_eq!(log.left_out(), []);
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| line.contains("lesson") && line.ends_with('}')).count()
}

struct Writer {
    process: Child,
    output: ChildStdout,
}

impl Writer {
    /// Starts the process and waits until it has opened the log.
    fn start(path: &Path) -> Self {
        let mut process = Command::new(env::current_exe().unwrap())
            .env(WRITER, path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = process.stdout.take().unwrap();
        output.read_exact(&mut [0]).unwrap();
        Self { process, output }
    }

    /// Kills the process; returns the number of events that it reported as written.
    fn kill(&mut self) -> usize {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        let mut marks = Vec::new();
        self.output.read_to_end(&mut marks).unwrap();
        marks.len()
    }
}
