//! Runs every fuzz target with mutated seeds, without a nightly compiler: `docs/reliability.md, "Fuzzing"`.
//!
//! Has its own `main`, because each target runs in a process of its own, so that a hang, an abort or unbounded memory
//! is noticed. `SPAN_IT_FUZZ_SECONDS` is the time of each target, `SPAN_IT_FUZZ_SEED` the seed of the mutations.

#![expect(clippy::print_stdout, reason = "the output is that of a test")]
#![expect(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::env;
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::thread::{available_parallelism, scope, sleep};
use std::time::Duration;

use span_it_files::stopwatch::Stopwatch;
use span_it_files::testing::is_chosen;
use span_it_fuzz::{Mutator, TARGETS, Target};

/// Set in the processes of the targets: the name of the target.
const TARGET: &str = "SPAN_IT_FUZZ_TARGET";
const SECONDS: &str = "SPAN_IT_FUZZ_SECONDS";
const SEED: &str = "SPAN_IT_FUZZ_SEED";
/// How much longer than its time a target may run before it counts as a hang.
const GRACE: Duration = Duration::from_mins(2);
/// The most memory that a target may use, in KiB.
const MAX_MEMORY: u64 = 512 << 10;
/// The file in the folder of a target that contains its current input.
const CURRENT: &str = "current";

fn main() {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    let (seconds, seed) = (number(SECONDS).unwrap_or(1), number(SEED).unwrap_or(1));
    if let Ok(name) = env::var(TARGET) {
        return run(Target::named(&name).unwrap(), Duration::from_secs(seconds), seed);
    }
    let chosen = TARGETS.into_iter().filter(|target| is_chosen(&format!("fuzz::{}", target.name)));
    run_all(chosen.collect(), Duration::from_secs(seconds));
}

/// Runs the targets, as many at once as there are cores.
fn run_all(targets: Vec<Target>, time: Duration) {
    let waiting = Mutex::new(targets.into_iter());
    let failures = Mutex::new(Vec::new());
    scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(target) = { waiting.lock().unwrap().next() } {
                    if let Err(failure) = run_in_process(target, time) {
                        failures.lock().unwrap().push(failure);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Runs a target in a process. After a failure its last input is in `fuzz/found`.
fn run_in_process(target: Target, time: Duration) -> Result<(), String> {
    let folder = span_it_fuzz::temporary_folder();
    let mut process = Command::new(env::current_exe().unwrap())
        .env(TARGET, target.name)
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let start = Stopwatch::start();
    while process.try_wait().unwrap().is_none() {
        if start.elapsed() > time + GRACE {
            process.kill().unwrap();
        }
        sleep(Duration::from_millis(20));
    }
    let Output { status, stdout, stderr } = process.wait_with_output().unwrap();
    print!("{}", String::from_utf8_lossy(&stdout));
    if status.success() {
        return Ok(());
    }
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/found");
    fs::create_dir_all(&found).unwrap();
    let input = found.join(target.name);
    fs::copy(folder.path().join(CURRENT), &input).unwrap_or_default();
    let errors = String::from_utf8_lossy(&stderr).into_owned();
    Err(format!("{}: {status}; its last input is {}\n{errors}", target.name, input.display()))
}

/// Runs a target in this process: all seeds, then mutations of them.
fn run(target: Target, time: Duration, seed: u64) {
    let seeds = target.seeds();
    assert!(!seeds.is_empty(), "{} has no seeds", target.name);
    let mut accepted = 0;
    for input in &seeds {
        accepted += u64::from(check(target, input));
    }
    assert!(accepted > 0, "no seed of {} is accepted", target.name);
    let mut mutator = Mutator::new(seeds, seed);
    let (start, mut inputs) = (Stopwatch::start(), 0_u64);
    let mut slowest = Duration::ZERO;
    while start.elapsed() < time {
        let input = mutator.input();
        let before = start.elapsed();
        let is_accepted = check(target, &input);
        slowest = slowest.max(start.elapsed().saturating_sub(before));
        inputs += 1;
        if is_accepted {
            accepted += 1;
            mutator.accept(input);
        }
    }
    let memory = peak_memory();
    assert!(memory <= MAX_MEMORY, "{memory} KiB of memory, expected at most {MAX_MEMORY}");
    println!(
        "fuzz::{:13} {inputs:>9} inputs, {accepted:>8} accepted, slowest {:>5} ms, {:>4} MiB",
        target.name,
        slowest.as_millis(),
        memory / 1024
    );
}

/// Checks an input, which is in a file meanwhile. Ends the process if the check fails.
fn check(target: Target, input: &[u8]) -> bool {
    fs::write(CURRENT, input).unwrap();
    catch_unwind(|| (target.run)(input)).unwrap_or_else(|_| std::process::exit(1))
}

/// The most memory that this process has used, in KiB; 0 on other systems than Linux.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}
