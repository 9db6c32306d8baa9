//! Kills tournaments and trainings at random moments and resumes them. The results are those without a kill, complete
//! lines of the logs stay, and no stray files remain. A file that is saved meanwhile is always complete.
//!
//! Has its own `main`, because it starts itself as the process that saves. `SPAN_IT_KILLS` is the number of kills, `SPAN_IT_SEED` the
//! seed of their moments.

#![expect(clippy::print_stdout, reason = "the output is that of a test")]
#![expect(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use span_it_core::rng::SplitMix64;
use span_it_files::stopwatch::Stopwatch;
use span_it_files::storage::{TEMPORARY, write_safely};
use span_it_files::testing::is_chosen;

const NAME: &str = "kills";
const DEFAULT_KILLS: u32 = 30;
/// Set in the processes that save: the path of the file.
const SAVER: &str = "SPAN_IT_SAVER";
/// The sizes of the contents that are saved in turn.
const SIZES: [usize; 3] = [100, 70_000, 900];
/// How long a process saves at most.
const MAX_SAVING: Duration = Duration::from_millis(60);
/// A run is killed at most this often before it may end.
const MAX_KILLS_OF_RUN: usize = 8;

fn main() {
    if !is_chosen(NAME) {
        return;
    }
    if let Some(path) = env::var_os(SAVER) {
        save_until_killed(Path::new(&path));
    }
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    let kills = u32::try_from(number("SPAN_IT_KILLS").unwrap_or(DEFAULT_KILLS.into())).unwrap();
    let mut rng = SplitMix64::new(number("SPAN_IT_SEED").unwrap_or(1));
    let tasks = [TOURNAMENT, TRAINING];
    let expected = tasks.map(|task| {
        let folder = tempfile::tempdir().unwrap();
        let clock = Stopwatch::start();
        let output = task.finish(folder.path());
        (output, task.results(folder.path()), clock.elapsed())
    });
    let (mut done, mut saving, mut runs, mut temporary) = (0, 0, 0, 0);
    for index in (0..=tasks.len()).cycle() {
        if done + saving >= kills && runs > 1 {
            break;
        }
        if index == tasks.len() {
            saving += kill_savers(&mut rng);
            continue;
        }
        let (task, (output, results, time)) = (tasks[index], &expected[index]);
        let folder = tempfile::tempdir().unwrap();
        for _ in 0..=rng.below(MAX_KILLS_OF_RUN) {
            done += u32::from(task.run_and_kill(folder.path(), random_time(&mut rng, *time)));
        }
        assert_eq!(&task.finish(folder.path()), output, "{}: other output after kills", task.name);
        assert_eq!(&task.results(folder.path()), results, "{}: other files after kills", task.name);
        temporary += task.strays(folder.path());
        runs += 1;
    }
    println!(
        "{NAME}: {done} kills in {runs} runs, {saving} while saving, {temporary} temporary files left, ok"
    );
}

/// Saves contents in turn.
fn save_until_killed(path: &Path) -> ! {
    loop {
        for size in SIZES {
            write_safely(path, &content(size)).unwrap();
        }
    }
}

fn content(size: usize) -> Vec<u8> {
    size.to_string().bytes().cycle().take(size).collect()
}

/// Kills some processes that save a file, which is complete after each kill. Returns how many.
fn kill_savers(rng: &mut SplitMix64) -> u32 {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.spanit");
    write_safely(&path, &content(SIZES[0])).unwrap();
    let kills = 1 + u32::try_from(rng.below(MAX_KILLS_OF_RUN)).unwrap();
    for _ in 0..kills {
        let mut process = Command::new(env::current_exe().unwrap()).env(SAVER, &path).spawn().unwrap();
        std::thread::sleep(random_time(rng, 3 * MAX_SAVING));
        process.kill().unwrap();
        process.wait().unwrap();
        let saved = fs::read(&path).unwrap();
        assert!(SIZES.iter().any(|&size| content(size) == saved), "a file of {} bytes was torn", saved.len());
    }
    for entry in fs::read_dir(folder.path()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(name == "game.spanit" || name.starts_with(TEMPORARY.0), "{name} is stray");
    }
    kills
}

/// Up to a third of the time of a whole run.
fn random_time(rng: &mut SplitMix64, whole: Duration) -> Duration {
    let most = u64::try_from(whole.as_micros() / 3).unwrap().max(1);
    Duration::from_micros(rng.next_u64() % most)
}

/// A subcommand with a log.
#[derive(Clone, Copy)]
struct Task {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The options with files, each with the name of its file. The first is the log.
    files: &'static [(&'static str, &'static str)],
}

/// Bounded by visited moves, so that the same games are played at any speed.
const TOURNAMENT: Task = Task {
    name: "tournament",
    arguments: &[
        "tournament",
        "Novice",
        "Blocker",
        "random",
        "perfect:plain",
        "--board",
        "4x4",
        "--pairs",
        "6",
        "--no-times",
    ],
    files: &[("--log", "tournament.jsonl"), ("--export", "table.csv")],
};

const TRAINING: Task = Task {
    name: "training",
    arguments: &["train", "Steady", "--board", "3x3", "--rounds", "6", "--max-visited", "50", "--quiet"],
    files: &[("--log", "training.jsonl"), ("--out", "trained.json")],
};

impl Task {
    fn command(self, folder: &Path) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_span-it-toolkit"));
        command.args(self.arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        for (option, file) in self.files {
            command.arg(option).arg(folder.join(file));
        }
        command
    }

    fn log(self, folder: &Path) -> PathBuf {
        folder.join(self.files[0].1)
    }

    /// Starts or resumes the task and kills it after this time. Returns `false` if it has ended before. Complete lines
    /// of the log stay as they were.
    fn run_and_kill(self, folder: &Path, time: Duration) -> bool {
        let before = fs::read(self.log(folder)).unwrap_or_default();
        let mut process = self.command(folder).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(time);
        let is_running = process.try_wait().unwrap().is_none();
        process.kill().unwrap();
        process.wait().unwrap();
        let after = fs::read(self.log(folder)).unwrap_or_default();
        let complete = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        assert!(after.starts_with(&before[..complete]), "{}: a complete line changed", self.name);
        self.strays(folder);
        is_running
    }

    /// Runs the task to its end. Returns its output.
    fn finish(self, folder: &Path) -> String {
        let done = self.command(folder).output().unwrap();
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{}: {}: {errors}", self.name, done.status);
        let output = String::from_utf8(done.stdout).unwrap();
        output.replace(&folder.display().to_string(), "")
    }

    /// The contents of the files, without the log, whose games are in any order.
    fn results(self, folder: &Path) -> Vec<String> {
        let read = |(_, file): &(_, &str)| fs::read_to_string(folder.join(file)).unwrap();
        self.files[1..].iter().map(read).collect()
    }

    /// The number of temporary files. There are no others but those of the task.
    fn strays(self, folder: &Path) -> usize {
        let names =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let others: Vec<String> =
            names.filter(|name| !self.files.iter().any(|(_, file)| file == name)).collect();
        let is_temporary = |name: &String| name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1);
        assert!(others.iter().all(is_temporary), "{}: stray files {others:?}", self.name);
        others.len()
    }
}
