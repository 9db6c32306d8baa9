//! `match`, `gauntlet`, `tournament`: the options of tournaments, and the checks before the first game.

mod engines;
pub(crate) mod export;
mod interim;
mod run;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use span_it_core::board::BoardSize;
use span_it_core::personality::{MAX_PACK_BYTES, Pack, Personality};
use span_it_core::seed::Seed;
use span_it_core::text::humanize::counted;
use span_it_core::text::plain::decoded;
use span_it_lab::tournament::opening::{self, Opening};
use span_it_lab::tournament::stats::{EloModel, Sprt};
use span_it_lab::tournament::{Book, Names, Plan, PlayerSpec, Shard};
use span_it_store::storage;

use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::numbers::{read_board, read_max_ms, read_seed, read_sprt_number, whole};
use crate::toolkit::personalities::suggestion;
use crate::toolkit::report::Failure;
use export::Export;
use run::{Tournament, nothing_played};

/// The end of the help text of a tournament.
macro_rules! help {
    ($examples:literal) => {
        concat!(
            $examples,
            "
An AGENT is a personality file, the name of a built-in personality, perfect,
random, reader:FILE (a personality that reads its opponent), or gtp:COMMAND (a
GTP engine; quote it: 'gtp:engine --level 3'). A pack of personalities stands
for all of them, and @FILE for the agents in the lines of a file.

Games are played in pairs: the same random opening twice, with the sides
exchanged. Without --max-ms the same options give the same games on any machine
and with any number of threads. --visits limits only personalities and perfect
play.

With --log every finished game is written to the file at once. After Ctrl+C or
a crash, the same command resumes the tournament. With more --pairs it continues
a finished one.

Exit codes: 0 finished, 130 interrupted by Ctrl+C (the table shows the games so
far), 1 something failed during the tournament, such as a full disk, 2 a wrong
agent, log, board or option (nothing is played). With --exit-code also 3, the
SPRT accepts H0, and 4, it is not settled; 0 is H1.

More: docs/toolkit/tournaments.md"
        )
    };
}

const MATCH_HELP: &str = help!(
    "\
Examples:
  Is Planner stronger than Blocker, and by how much?
    span-it-toolkit match Planner Blocker --pairs 500

  Is a new version stronger than the old one? Stop when that is clear:
    span-it-toolkit match new.json old.json \\
      --sprt 0 10 0.05 0.05 --log new-old.jsonl

  On two boards, 0.1 seconds per move, with a table for printing:
    span-it-toolkit match mine.json Master --board \"6x6,8x8\" --max-ms 100 \\
      --export mine.html
"
);

const GAUNTLET_HELP: &str = help!(
    "\
Example:
  How does mine.json score against three others?
    span-it-toolkit gauntlet mine.json --against Steady Blocker perfect
"
);

const TOURNAMENT_HELP: &str = help!(
    "\
Example:
  All against all, with a log and a table in Markdown:
    span-it-toolkit tournament Steady Blocker Spider Planner random \\
      --pairs 100 --log ladder.jsonl --export ladder.md
"
);

/// The most random opening moves on the largest board. The plan checks the limit of each board.
const MAX_PLIES: u64 = 38;

#[derive(Debug, Args)]
#[command(after_help = MATCH_HELP)]
pub(crate) struct MatchOptions {
    /// The two agents
    #[arg(value_name = "AGENT", required = true, num_args = 1..=2)]
    agents: Vec<OsString>,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Args)]
#[command(after_help = GAUNTLET_HELP)]
pub(crate) struct GauntletOptions {
    /// The agent that plays against all others
    #[arg(value_name = "AGENT")]
    first: OsString,
    /// The other agents
    #[arg(long, value_name = "AGENT", required = true, num_args = 1..)]
    against: Vec<OsString>,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Args)]
#[command(after_help = TOURNAMENT_HELP)]
pub(crate) struct TournamentOptions {
    /// The agents
    #[arg(value_name = "AGENT", required = true, num_args = 1..)]
    agents: Vec<OsString>,
    #[command(flatten)]
    common: Common,
}

/// The kind of Elo of an SPRT.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Model {
    /// In units of the standard deviation of the score
    Normalised,
    /// From the mean score
    Logistic,
}

/// The options of all tournaments.
#[derive(Debug, Args)]
struct Common {
    /// Of two agents: stop when this test decides; four numbers, such as 0 10 0.05 0.05
    #[arg(long, num_args = 4, value_names = ["ELO0", "ELO1", "ALPHA", "BETA"], allow_negative_numbers = true, value_parser = read_sprt_number)]
    sprt: Option<Vec<f64>>,
    /// What ELO0 and ELO1 of the SPRT are
    #[arg(long, value_name = "ELO", default_value = "normalised", requires = "sprt")]
    model: Model,
    /// Game pairs per pairing and board [default: 50; with --sprt enough for a decision]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1, Plan::MAX_PAIRS.into(), 200))]
    pairs: Option<u32>,
    /// Give the decision of the SPRT as the exit code
    #[arg(long, requires = "sprt")]
    exit_code: bool,
    /// Boards, rows x columns of major nodes, 3 to 20 each
    #[arg(long, value_name = "RxC", default_value = "6x6", value_delimiter = ',', value_parser = read_board)]
    board: Vec<BoardSize>,
    /// Random moves at the start of a game
    #[arg(long, value_name = "K", default_value = "4", allow_negative_numbers = true, value_parser = whole::<u16>(0, MAX_PLIES, 4))]
    opening_plies: u16,
    /// Take the openings from this file instead: a position or moves per line
    #[arg(long, value_name = "FILE", conflicts_with = "opening_plies")]
    openings: Option<PathBuf>,
    /// The seed of openings and noise, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// Write every finished game to this file; resume from the games in it
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Play only every Nth game pair, from pair I on (0 to N-1); games merge joins the N logs
    #[arg(long, value_name = "I/N", requires = "log")]
    shard: Option<Shard>,
    /// Stop once this file exists; the same command resumes when it is gone
    #[arg(long, value_name = "FILE", requires = "log")]
    stop_when: Option<PathBuf>,
    /// Time limit of a move in milliseconds, 1 to 86400000 [default: none]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: Option<u64>,
    /// Limit of visited moves in the search of a personality, per move [default: none]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1, Plan::MAX_VISITS, 10_000))]
    visits: Option<u64>,
    /// Print the table as one JSON object
    #[arg(long)]
    json: bool,
    /// Leave out measured times
    #[arg(long)]
    no_times: bool,
    /// Also write the table to this file: .csv, .json, .md or .html; -.csv and so on print it
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    export: Option<PathBuf>,
}

pub(crate) fn run_match(options: &MatchOptions) -> Result<(), Failure> {
    let agents: Vec<&OsString> = options.agents.iter().collect();
    prepare_and_run(&agents, 2, Plan::round_robin, &options.common)
}

pub(crate) fn run_gauntlet(options: &GauntletOptions) -> Result<(), Failure> {
    let agents: Vec<&OsString> = std::iter::once(&options.first).chain(&options.against).collect();
    prepare_and_run(&agents, Plan::MAX_AGENTS, Plan::gauntlet, &options.common)
}

pub(crate) fn run_tournament(options: &TournamentOptions) -> Result<(), Failure> {
    let agents: Vec<&OsString> = options.agents.iter().collect();
    prepare_and_run(&agents, Plan::MAX_AGENTS, Plan::round_robin, &options.common)
}

/// `most` is the number of agents that the subcommand takes; lists and packs can have more.
fn prepare_and_run(
    agents: &[&OsString],
    most: usize,
    plan: fn(Vec<PlayerSpec>) -> Plan,
    common: &Common,
) -> Result<(), Failure> {
    let stop = stop_by_ctrl_c();
    let tournament = with_lists(agents).and_then(|texts| {
        let specs = read_agents(&texts)?;
        if specs.len() > most {
            return Err(format!("{} agents: expected at most {most}", specs.len()));
        }
        if specs.len() < 2 {
            let agents = counted(specs.len() as u64, "agent", "agents");
            return Err(format!("{agents}: expected {}2", if most > 2 { "at least " } else { "" }));
        }
        let agents: Vec<&OsString> = texts.iter().chain(agents.iter().copied()).collect();
        let plan = Plan {
            boards: common.board.clone(),
            opening_plies: common.opening_plies,
            seed: common.seed,
            max_move: common.max_ms.map(Duration::from_millis),
            max_visits: common.visits,
            shard: common.shard,
            ..plan(specs)
        };
        let sprt = sprt_of(common.sprt.as_deref(), common.model, plan.agents.len())?;
        let pairs = common.pairs.unwrap_or_else(|| default_pairs(sprt, &plan));
        let plan = Plan { pairs, ..plan };
        let openings = common.openings.as_deref().map(|path| read_openings(path, &plan)).transpose()?;
        let opening_plies = if openings.is_some() { 0 } else { plan.opening_plies };
        let plan = Plan { openings, opening_plies, sprt, ..plan };
        plan.check().map_err(|error| error.to_string())?;
        if let Some(log) = &common.log {
            let named = |problem| format!("--log: {}: {problem}", log.display());
            export::check_apart(log, &export::read_by(&agents)).map_err(named)?;
        }
        let inputs = [(&common.log, "the log"), (&common.openings, "the file of the openings")];
        let inputs = inputs.into_iter().filter_map(|(file, what)| Some((file.clone()?, what)));
        let inputs = inputs.chain(export::read_by(&agents)).collect();
        let export = common.export.as_deref().map(|path| Export::new(path, inputs)).transpose()?;
        // The last check, as it can take long.
        let sprt = plan.test();
        let engines = engines::check(&plan, common.log.as_deref(), sprt, &stop)?;
        let names = Names::new(&plan.agents, &engines.own);
        Ok(Tournament {
            title: plan.title(&names.shown),
            names,
            engines,
            sprt,
            log: common.log.clone(),
            stop_when: common.stop_when.clone(),
            export,
            json: common.json,
            exit_code: common.exit_code,
            times: !common.no_times,
            plan,
        })
    });
    match tournament {
        Ok(mut tournament) => run::run_tournament(&mut tournament, stop),
        Err(_) if stop.is_cancelled() => Err(nothing_played()),
        Err(problem) => Err(Failure::Refused(problem)),
    }
}

/// The number of pairs without `--pairs`.
fn default_pairs(sprt: Option<Sprt>, plan: &Plan) -> u32 {
    let Some(sprt) = sprt else { return plan.pairs };
    let boards = u32::try_from(plan.boards.len()).unwrap_or(u32::MAX).max(1);
    let openings = plan.boards.iter().map(|&size| opening::count(size, plan.opening_plies)).min();
    let most = (Plan::MAX_PAIRS / boards).min(openings.unwrap_or(u32::MAX)).max(1);
    sprt.enough_pairs().div_ceil(boards).min(most)
}

/// Reads agents; a pack is all of its personalities. The error for a misspelt name suggests the right one.
pub(crate) fn read_agents<T: AsRef<OsStr>>(texts: &[T]) -> Result<Vec<PlayerSpec>, String> {
    let mut agents = Vec::new();
    for text in texts {
        if let Some(pack) = read_pack(Path::new(text))? {
            agents.extend(pack.into_iter().map(|one| PlayerSpec::Personality(Box::new(one))));
            continue;
        }
        agents.push(PlayerSpec::parse(text).map_err(|error| {
            let name = text.as_ref().to_str().unwrap_or_default();
            let guess = suggestion(name.strip_prefix("reader:").unwrap_or(name), &["perfect", "random"]);
            format!("{error}{}", guess.unwrap_or_default())
        })?);
    }
    Ok(agents)
}

/// The personalities of a pack; `None` if the file is none.
fn read_pack(path: &Path) -> Result<Option<Vec<Personality>>, String> {
    if !path.is_file() {
        return Ok(None);
    }
    let Ok(text) = storage::read_limited(path, MAX_PACK_BYTES) else { return Ok(None) };
    if !Pack::recognises(&text) {
        return Ok(None);
    }
    let pack = Pack::from_json(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    match pack.refused.first() {
        Some(refused) => {
            let (number, reason) = (refused.number, &refused.reason);
            Err(format!("{}: personality {number}: {reason}", path.display()))
        }
        None => Ok(Some(pack.personalities)),
    }
}

/// Replaces `@FILE` by the lines of the file, each an agent. Empty lines and lines that start with `#` are left out.
fn with_lists(agents: &[&OsString]) -> Result<Vec<OsString>, String> {
    let mut all = Vec::new();
    for &agent in agents {
        let Some(file) = agent.to_str().and_then(|text| text.strip_prefix('@')) else {
            all.push(agent.clone());
            continue;
        };
        let bytes = storage::read_limited(Path::new(file), Book::MAX_BYTES);
        let bytes = decoded(&bytes.map_err(|error| format!("@{error}"))?).into_owned();
        let text = String::from_utf8(bytes).map_err(|_error| format!("@{file}: this is not UTF-8 text"))?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let before = all.len();
        all.extend(lines.map(OsString::from));
        if all.len() == before {
            return Err(format!("@{file}: no line has an agent: expected at least one"));
        }
    }
    Ok(all)
}

/// Reads the openings of every board from a file.
fn read_openings(path: &Path, plan: &Plan) -> Result<Arc<Vec<Vec<Opening>>>, String> {
    let named = |problem: String| format!("--openings: {}: {problem}", path.display());
    let bytes =
        storage::read_limited(path, Book::MAX_BYTES).map_err(|error| format!("--openings: {error}"))?;
    let bytes = decoded(&bytes);
    let text = std::str::from_utf8(&bytes).ok().ok_or_else(|| named("this is not UTF-8 text".to_owned()))?;
    let book = Book::parse(text).map_err(|error| named(error.to_string()))?;
    let openings = book.openings(&plan.boards, plan.pairs);
    openings.map(Arc::new).map_err(|error| named(error.to_string()))
}

/// The test of `--sprt` between the first two of `agents` agents.
pub(crate) fn sprt_of(numbers: Option<&[f64]>, model: Model, agents: usize) -> Result<Option<Sprt>, String> {
    let Some(&[elo0, elo1, alpha, beta]) = numbers else { return Ok(None) };
    if agents != 2 {
        return Err(format!(
            "--sprt: {agents} agents: expected two, as the test compares the first with the second"
        ));
    }
    let test = Sprt::new(elo0, elo1, alpha, beta).map_err(|error| format!("--sprt: {error}"))?;
    Ok(Some(test.with_model(match model {
        Model::Normalised => EloModel::Normalised,
        Model::Logistic => EloModel::Logistic,
    })))
}
