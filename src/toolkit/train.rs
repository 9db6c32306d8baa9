//! `train`: searches for a better personality.

mod progress;
mod report;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde_json::json;
use span_it_core::board::BoardSize;
use span_it_core::engine::Seed;
use span_it_core::json::RawObject;
use span_it_core::personality::{Factor, Factors, MAX_BYTES, Personality};
use span_it_lab::tournament::PlayerSpec;
use span_it_lab::training::train::{
    self, Dimension, Objective, Space, SpaceError, Stage, Step, TrainingConfig, TrainingError,
    TrainingResult, Until,
};
use span_it_store::storage::{self, StorageError};

use crate::toolkit::evaluate;
use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::numbers::{read_board, read_seed, whole};
use crate::toolkit::personalities::{named_personality, print_instead, read_name};
use crate::toolkit::progress::line;
use crate::toolkit::report::{Failure, print_error};
use crate::toolkit::streams::{self, same_file};
use crate::toolkit::tournament::read_agents;
use crate::toolkit::train::progress::Reached;

const HELP: &str = "\
Examples:
  span-it-toolkit train Steady --out mine.json --objective keep --seconds 300
  span-it-toolkit train mine.json --out next.json --objective score \\
      --against Blocker Spider perfect --rounds 40 --log next.log
  span-it-toolkit train Spider --out gentle.json --objective target=0.4 \\
      --against Steady --seed 1 \\
      --factors node_random=0:30,game_tree_max_depth=1:4

Objectives: \"keep\" is the share of won positions kept in the accuracy test;
\"score\" is the score in game pairs against the agents of --against;
\"target=0.4\" is closeness to the score 0.4, for an opponent with its own style
that you can beat as often as you like. An AGENT is a personality file, the name
of a built-in personality, perfect, random or reader:FILE;
not gtp:COMMAND, as a GTP engine need not play the same way twice.

--factors takes names, NAME=MIN:MAX or NAME=MIN:MAX:STEP; the other factors
stay. A range must contain the value of the start.

At the end the new personality and the start do work that the search has not
used; with keep and score they also play against each other (SPRT, 0 against 20
normalised Elo, at most 500 pairs). --max-visited bounds this work, too.

With --log the same command resumes an interrupted training at any stage; with
--rounds the result is identical to that of an uninterrupted training. More
--rounds or --seconds and another --out continue a finished training. No file is
ever overwritten. --out is written last. After Ctrl+C it is the best personality
so far; with --log it is not written, and the command that resumes is printed.

Exit codes: 0 written, 1 something failed during the training, 2 a wrong option,
file or log (nothing is run), 130 interrupted.

More: docs/toolkit/training.md";

/// The usage line. The start must stand before the options that take several names.
const USAGE: &str = "span-it-toolkit train <START> --out <NEW> [OPTIONS]";

#[derive(Debug, Args)]
#[command(after_help = HELP, override_usage = USAGE)]
pub(crate) struct Options {
    /// The personality to start from: a file or the name of a built-in personality
    #[arg(value_name = "START")]
    start: PathBuf,
    /// The new personality's file, which must not exist yet; - prints it
    #[arg(short, long, value_name = "NEW")]
    out: PathBuf,
    /// keep, score or target=X with X from 0 to 1
    #[arg(long, value_name = "WHAT", default_value = "keep", value_parser = read_wish)]
    objective: Wish,
    /// The factors that may change: all, or names with optional ranges, separated by commas
    #[arg(long, value_name = "LIST", default_value = ALL)]
    factors: String,
    /// The opponents, for score and target
    #[arg(long, value_name = "AGENT", num_args = 1..)]
    against: Vec<OsString>,
    /// Boards, rows x columns of major nodes, 3 to 20 each
    #[arg(long, value_name = "SIZES", default_value = "6x6", value_delimiter = ',', value_parser = read_board)]
    board: Vec<BoardSize>,
    /// Seconds for everything; a tenth (10 s to half) is reserved for the comparison [default: 300 without --rounds]
    #[arg(long, value_name = "N", conflicts_with = "rounds", allow_negative_numbers = true, value_parser = whole::<u32>(1, 31_536_000, 300))]
    seconds: Option<u32>,
    /// Rounds of the search
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1, 100_000, 40))]
    rounds: Option<u32>,
    /// The seed of all randomness, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// Write every round to this file; resume from the rounds in it
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Visited moves per move, on average; a personality that visits more is penalised
    #[arg(long, value_name = "N", default_value = "5000", allow_negative_numbers = true, value_parser = whole::<u64>(1, 1_000_000_000, 5000))]
    max_visited: u64,
    /// The name of the new personality [default: the name of its file]
    #[arg(long, value_name = "TEXT", value_parser = read_name)]
    name: Option<String>,
    /// Print the comparison as one JSON object
    #[arg(long)]
    json: bool,
    /// Print the work of the next round in N lines for evaluate, instead of doing it
    #[arg(long, value_name = "N", requires_all = ["log", "rounds"], conflicts_with = "tell", allow_negative_numbers = true, value_parser = whole::<u32>(1, 1_000_000, 8))]
    ask: Option<u32>,
    /// Add the round whose work evaluate has written to this file; - reads standard input
    #[arg(long, value_name = "FILE", requires_all = ["log", "rounds"])]
    tell: Option<PathBuf>,
}

/// An objective without its opponents.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wish {
    Keep,
    Score,
    Target(f64),
}

fn read_wish(text: &str) -> Result<Wish, String> {
    let target = || text.strip_prefix("target=")?.parse().ok().filter(|score| (0.0..=1.0).contains(score));
    match text {
        "keep" => Ok(Wish::Keep),
        "score" => Ok(Wish::Score),
        _ => target()
            .map(Wish::Target)
            .ok_or_else(|| "expected keep, score or target=X, X from 0 to 1".to_owned()),
    }
}

/// A training that has passed all checks.
struct Job<'a> {
    options: &'a Options,
    start: Personality,
    config: TrainingConfig,
    until: Until,
    /// Whether the file of the new personality exists, written by this training.
    written: bool,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let Some(log) = options.log.as_deref().filter(|_| options.ask.is_some() || options.tell.is_some()) else {
        return checked(options)?.run();
    };
    let job = prepare(options)?;
    match &options.tell {
        Some(file) => job.tell(log, file),
        None => job.ask(log, options.ask.unwrap_or(1)),
    }
}

/// All checks before the training, starting with the new file.
fn checked(options: &Options) -> Result<Job<'_>, String> {
    let new = streams::check_new(&options.out);
    match (&new, &options.log) {
        (Ok(()), _) => prepare(options),
        (Err(error), Some(log)) if error.kind == ErrorKind::AlreadyExists => {
            let mut job = prepare(options)?;
            job.check_written(log).map_err(|reason| format!("{error}{reason}"))?;
            job.written = true;
            Ok(job)
        }
        (Err(error), _) => Err(error.to_string()),
    }
}

/// All checks except that of the new file.
fn prepare(options: &Options) -> Result<Job<'_>, String> {
    let start = named_personality(&options.start)?;
    if options.log.as_deref().is_some_and(|log| same_file(log, &options.out)) {
        return Err(format!("{}: --log and --out name the same file", options.out.display()));
    }
    let against = read_agents(&options.against)?;
    if let Some(twice) = (1..against.len()).find(|&place| against[..place].contains(&against[place])) {
        return Err(format!("--against: {} is given twice: expected each once", against[twice].name()));
    }
    let config = TrainingConfig {
        start: start.factors.clone(),
        space: space(&options.factors, &start.factors)?,
        objective: objective(options.objective, against)?,
        boards: options.board.clone(),
        seed: options.seed,
        max_visited: options.max_visited,
    };
    config.check().map_err(|error| format!("{error}\nsee: span-it-toolkit help train"))?;
    let seconds = options.rounds.is_none().then(|| options.seconds.unwrap_or(300));
    let total = seconds.map(|seconds| Duration::from_secs(seconds.into()));
    // The rest is for the final selection and the comparison.
    let until = Until { rounds: options.rounds, time: total.map(search_time), total };
    let job = Job { options, start, config, until, written: false };
    if job.personality(job.config.start.clone(), u32::MAX).has_room() {
        return Ok(job);
    }
    Err(format!(
        "the file of the new personality would have more than {MAX_BYTES} bytes; its own name and those of the \
         start and the opponents are too long"
    ))
}

/// The time for the search.
fn search_time(time: Duration) -> Duration {
    time.saturating_sub((time / 10).max(Duration::from_secs(10)).min(time / 2))
}

/// Stands for all factors.
const ALL: &str = "all";

/// The factors that may change. A range from the command line must contain the value of the start; the default
/// ranges are extended to it.
fn space(list: &str, start: &Factors) -> Result<Space, String> {
    let all: Vec<&str> = if list == ALL {
        Factor::all().map(|factor| factor.info().key).collect()
    } else {
        list.split(',').collect()
    };
    let dimension = |text: &&str| {
        let dimension = Dimension::parse(text)?;
        if text.contains('=') {
            dimension.check_start(start).map(|()| dimension)
        } else {
            Ok(dimension.with_start(start))
        }
    };
    let dimensions = all.iter().map(dimension).collect::<Result<Vec<_>, _>>();
    dimensions.and_then(Space::new).map_err(|error| match error {
        SpaceError::Unknown(text) if text.trim() == ALL => {
            format!("--factors: {ALL} means all factors; expected it alone, or the names of some factors")
        }
        error @ SpaceError::Unknown(_) => format!("--factors: {error}; or {ALL} alone"),
        error => format!("--factors: {error}"),
    })
}

fn objective(wish: Wish, against: Vec<PlayerSpec>) -> Result<Objective, String> {
    match wish {
        Wish::Keep if against.is_empty() => Ok(Objective::Keep),
        Wish::Keep => Err("--against: the objective keep has no opponents".to_owned()),
        Wish::Score => Ok(Objective::Score { against }),
        Wish::Target(score) => Ok(Objective::Target { against, score }),
    }
}

impl Job<'_> {
    fn run(&self) -> Result<(), Failure> {
        let options = self.options;
        let (mut began, mut reached, line) = (false, Reached::default(), line());
        let stop = stop_by_ctrl_c();
        let log = options.log.as_deref();
        let result = train::run(&self.config, self.until, log, &stop, &mut |stage| {
            progress::stage(stage, &line, &self.config.objective, self.until);
            reached.note(stage);
            began |= !matches!(stage, Stage::Search(Step::Round(round)) if round.logged);
        });
        drop(line);
        let result = result.map_err(|error| {
            if matches!(error, TrainingError::Cancelled) {
                return self.interrupted(&reached);
            }
            let message = self.error_message(&error);
            if began { Failure::Failed(message) } else { Failure::Refused(message) }
        })?;
        let personality = self.personality(result.factors.clone(), result.rounds);
        if self.written {
            print_error(&format!(
                "this training is already finished; {} is its result",
                options.out.display()
            ));
        } else {
            let written = streams::write_new(&options.out, &personality.to_json());
            written.map_err(|error| self.unwritten(&error, &personality, &result))?;
        }
        streams::print_beside(streams::is_stream(&self.options.out), &self.report(&personality, &result))?;
        Ok(())
    }

    /// Prints the work of the next round; nothing if there is none.
    fn ask(&self, log: &Path, lines: u32) -> Result<(), Failure> {
        let lines = usize::try_from(lines).unwrap_or(usize::MAX);
        let works = train::ask(&self.config, self.until, log, lines);
        let works = works.map_err(|error| Failure::Refused(self.error_message(&error)))?;
        Ok(streams::print(&works.iter().map(train::Work::to_line).collect::<String>())?)
    }

    /// Adds the rounds whose results are in a file to the log.
    fn tell(&self, log: &Path, file: &Path) -> Result<(), Failure> {
        let mut results = Vec::new();
        evaluate::for_each_line(file, |line| {
            results.push(line.and_then(|line| train::Work::read(line).map_err(|error| error.to_string())));
            Ok(())
        })?;
        let named = |(line, result): (usize, Result<_, String>)| {
            result.map_err(|problem| format!("--tell: {}: line {line}: {problem}", file.display()))
        };
        let results = (1..).zip(results).map(named).collect::<Result<Vec<_>, _>>()?;
        let result = train::tell(&self.config, self.until, log, &results, &mut |round| {
            progress::show_round(round, &self.config.objective, self.until);
        });
        result.map_err(|error| Failure::Refused(self.error_message(&error)))
    }

    /// Writes the best personality so far. A log has it, and resuming needs a new file.
    fn interrupted(&self, reached: &Reached) -> Failure {
        let (out, log) = (&self.options.out, self.options.log.as_deref());
        let message = reached.message(&self.config.objective, out, log);
        let (Some(round), None) = (&reached.last, log) else { return Failure::Interrupted(message) };
        let best = self.personality(round.factors.clone(), round.round);
        match streams::write_new(out, &best.to_json()) {
            Ok(()) => Failure::Interrupted(message),
            Err(error) => print_instead(&error, &best),
        }
    }

    /// Keeps the result where the new file cannot be written.
    fn unwritten(&self, error: &StorageError, personality: &Personality, result: &TrainingResult) -> Failure {
        if let Some(log) = &self.options.log {
            let log = log.display();
            return Failure::Failed(format!(
                "{error}\n{log} has the result; the same command with another --out writes it at once"
            ));
        }
        print_error(&self.report(personality, result));
        print_instead(error, personality)
    }

    /// The text of an error, with the names of the options.
    fn error_message(&self, error: &TrainingError) -> String {
        let TrainingError::TooManyRounds { path, found, wanted } = error else { return error.to_string() };
        let at = format!("{}: the log has {found} rounds, more than", path.display());
        match self.options.rounds {
            Some(rounds) => {
                format!("{at} --rounds {rounds}; use --rounds {found} or more, or another --log")
            }
            None => format!(
                "{at} the {wanted} that --seconds allows; use more --seconds, --rounds {found} or more, or another \
                 --log"
            ),
        }
    }

    /// Checks that the existing file is the result of this training.
    fn check_written(&self, log: &std::path::Path) -> Result<(), String> {
        let result = train::finished_result(&self.config, self.until, log)
            .map_err(|error| format!("\n{}", self.error_message(&error)))?;
        let result =
            result.ok_or("\nthe training in the log is unfinished, so it cannot have written this file")?;
        let text = self.personality(result.factors, result.rounds).to_json();
        match storage::read_limited(&self.options.out, MAX_BYTES) {
            Ok(found) if found == text.as_bytes() => Ok(()),
            _ => Err("\nthis training is finished, but the file is not its result; the same command with \
                      another --out writes the result at once"
                .to_owned()),
        }
    }

    fn personality(&self, factors: Factors, rounds: u32) -> Personality {
        let out = &self.options.out;
        let file = out
            .file_stem()
            .filter(|_| !streams::is_stream(out))
            .map(|stem| stem.to_string_lossy().into_owned());
        let file = file.unwrap_or_else(|| format!("{} trained", self.start.name));
        let (objective, from) = (self.objective(), &self.start.name);
        let history = json!({
            "trained_from": from, "objective": objective, "boards": self.boards(),
            "seed": self.config.seed.get(), "rounds": rounds,
        });
        Personality {
            name: self.options.name.clone().unwrap_or(file),
            author: None,
            description: Some(format!("Trained from {from} {}.", self.purpose())),
            notes: None,
            factors,
            extra: RawObject::of(&history),
        }
    }

    fn boards(&self) -> Vec<String> {
        self.config.boards.iter().map(|size| size.compact()).collect()
    }

    fn objective(&self) -> String {
        match self.options.objective {
            Wish::Keep => "keep".to_owned(),
            Wish::Score => "score".to_owned(),
            Wish::Target(score) => format!("target={score}"),
        }
    }

    fn purpose(&self) -> String {
        let names: Vec<String> = self.config.objective.against().iter().map(PlayerSpec::name).collect();
        match self.options.objective {
            Wish::Keep => "to keep its wins".to_owned(),
            Wish::Score => format!("to beat {}", names.join(", ")),
            Wish::Target(score) => format!("to score {score} against {}", names.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_objectives() {
        assert_eq!(read_wish("target=0.4"), Ok(Wish::Target(0.4)));
        assert_eq!((read_wish("keep"), read_wish("score")), (Ok(Wish::Keep), Ok(Wish::Score)));
        for bad in ["", "target", "target=", "target=1.1", "target=-0.1", "target=nan", "win"] {
            assert!(read_wish(bad).is_err(), "{bad}");
        }
    }
}
