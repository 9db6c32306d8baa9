//! `match`, `gauntlet`, `tournament`: contests between agents, their options and what is checked before
//! the first game.

mod export;
mod files;
mod hold;
mod outside;
mod progress;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use span_it_arena::contest::stats::Sprt;
use span_it_arena::contest::{AgentSpec, Names, Plan};
use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;

use super::boards::read_board;
use super::interrupt::{broken_off, stop_by_ctrl_c};
use super::numbers::{read_max_ms, read_sprt_number, read_threads, whole};
use super::positions::{complain, read_seed};
use export::Export;
use outside::Outside;

/// What the help of every contest ends with.
macro_rules! help {
    ($examples:literal) => {
        concat!(
            $examples,
            "
An AGENT is a personality file, the name of a shipped personality, perfect,
random, reader:FILE, or gtp:COMMAND for an outside program that speaks the Go
Text Protocol (quote it: 'gtp:engine --level 3'). It is started anew for every
game, which costs the time of that start, and told the game's seed by
set_random_seed, if it knows that: then its games, too, are the same again.

reader:FILE is a personality (a file or a shipped name) that reads its
opponent: from the moves alone it makes out which of the shipped personalities
it plays against, and once that is sure it weighs the opponent's replies as
that one does. It knows nobody else, not even the others who take part; one
who reads may end as a stranger to another. The log holds the cast it knows.

Games come in pairs: the same opening twice, with the sides exchanged. The
openings are made at random from the seed, no two of a board alike. Without
--max-ms the same options give the same games again, whatever the threads.

With --log every finished game is kept at once, one JSON object a line. The
same command goes on with it, after Ctrl+C, a crash or a loss of power, and
plays no finished game again; at its end the table is that of a contest never
broken off (but for the measured times: --no-times leaves them out). The log
of another contest is refused. Outside programs keep the names by which the
log knows them; once all is played, they need not be there any more.

--sprt tests the first agent against the second: H0, it is ELO0 stronger,
against H1, it is ELO1 stronger, in normalised Elo (-2000 to 2000), to be wrong
with chance ALPHA and BETA. The match ends when that is settled; --pairs is
then the most it may take. Three agents or more are refused.

Exit status: 0 finished, 130 broken off by Ctrl+C (the table is of what there
is), 1 a fault on the way, such as a disk that is full, 2 a bad agent, log,
board or option, or no place for the table (and then nothing is played). When
the log cannot be written any more, the contest is broken off; the same command
goes on with it. Whether the table fits on the disk is seen when it is written;
it is printed all the same."
        )
    };
}

/// What the help of `match` ends with.
pub(crate) const MATCH_HELP: &str = help!(
    "\
Examples:
  Is Planner better than Blocker, and by how much?
    span-it-toolkit match Planner Blocker --pairs 500

  Is my new version at all better than the old one? Stop when that is clear.
    span-it-toolkit match new.json old.json --pairs 20000 \\
      --sprt 0 10 0.05 0.05 --log new-old.jsonl

  On two boards, a tenth of a second a move, with a page to print:
    span-it-toolkit match mine.json Master --board 6x6,8x8 --max-ms 100 \\
      --export mine.html
"
);

/// What the help of `gauntlet` ends with.
pub(crate) const GAUNTLET_HELP: &str = help!(
    "\
Example:
  How does mine do against three others?
    span-it-toolkit gauntlet mine.json --against Steady Blocker perfect
"
);

/// What the help of `tournament` ends with.
pub(crate) const TOURNAMENT_HELP: &str = help!(
    "\
Example:
  Everybody against everybody, kept in a log and as a table in Markdown:
    span-it-toolkit tournament Steady Blocker Spider Planner random \\
      --pairs 100 --log ladder.jsonl --export ladder.md
"
);

/// The moves of an opening on the largest board, at most; the plan knows how many each board takes.
const MAX_PLIES: u64 = 38;

/// Two who meet.
#[derive(Debug, Args)]
pub(crate) struct MatchOptions {
    /// A personality file or shipped name, perfect, random, reader:FILE, or gtp:COMMAND
    #[arg(value_name = "AGENT")]
    first: OsString,
    /// Whom it meets
    #[arg(value_name = "AGENT")]
    second: OsString,
    #[command(flatten)]
    common: Common,
}

/// One who meets all the others.
#[derive(Debug, Args)]
pub(crate) struct GauntletOptions {
    /// A personality file or shipped name, perfect, random, reader:FILE, or gtp:COMMAND
    #[arg(value_name = "AGENT")]
    first: OsString,
    /// Whom it meets
    #[arg(long, value_name = "AGENT", required = true, num_args = 1..)]
    against: Vec<OsString>,
    #[command(flatten)]
    common: Common,
}

/// All who meet.
#[derive(Debug, Args)]
pub(crate) struct TournamentOptions {
    /// Personality files or shipped names, perfect, random, reader:FILE, or gtp:COMMAND
    #[arg(value_name = "AGENT", required = true, num_args = 2..)]
    agents: Vec<OsString>,
    #[command(flatten)]
    common: Common,
}

/// What all contests have in common.
#[derive(Debug, Args)]
struct Common {
    /// Pairs of games for each two who meet and each board
    #[arg(long, value_name = "N", default_value = "50", allow_negative_numbers = true, value_parser = whole::<u32>(1, Plan::MAX_PAIRS.into(), 200))]
    pairs: u32,
    /// The boards: rows x columns of major nodes, 3 to 20 each
    #[arg(long, value_name = "RxC", default_value = "6x6", value_delimiter = ',', value_parser = read_board)]
    board: Vec<BoardSize>,
    /// Moves of an opening, made at random
    #[arg(long, value_name = "K", default_value = "4", allow_negative_numbers = true, value_parser = whole::<u16>(0, MAX_PLIES, 4))]
    opening_plies: u16,
    /// What openings and luck are made from, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// Keep every finished game in this file, and go on with what it holds
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The longest a move may take, in milliseconds, 1 to 86400000; without limit unless given
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: Option<u64>,
    /// Threads to play on; as many as there are cores unless given
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = read_threads)]
    threads: Option<NonZeroUsize>,
    /// End the match when this is settled: four numbers, for example 0 10 0.05 0.05
    #[arg(long, num_args = 4, value_names = ["ELO0", "ELO1", "ALPHA", "BETA"], allow_negative_numbers = true, value_parser = read_sprt_number)]
    sprt: Option<Vec<f64>>,
    /// Print the table as one JSON object
    #[arg(long)]
    json: bool,
    /// Leave out what was measured by the clock
    #[arg(long)]
    no_times: bool,
    /// Write the table to this file as well: .csv, .json, .md or .html
    #[arg(long, value_name = "FILE")]
    export: Option<PathBuf>,
}

/// A contest whose agents, board and options are all in order.
struct Contest {
    title: String,
    names: Names,
    outside: Outside,
    plan: Plan,
    sprt: Option<Sprt>,
    log: Option<PathBuf>,
    export: Option<Export>,
    json: bool,
    times: bool,
}

/// Holds a match.
pub(crate) fn run_match(options: &MatchOptions) -> ExitCode {
    let agents = [&options.first, &options.second];
    prepare(&agents, Plan::round_robin, &options.common, |names| format!("{} against {}", names[0], names[1]))
}

/// Holds a gauntlet.
pub(crate) fn run_gauntlet(options: &GauntletOptions) -> ExitCode {
    let agents: Vec<&OsString> = std::iter::once(&options.first).chain(&options.against).collect();
    prepare(&agents, Plan::gauntlet, &options.common, |names| {
        format!("{} against {}", names[0], names[1..].join(", "))
    })
}

/// Holds a tournament.
pub(crate) fn run_tournament(options: &TournamentOptions) -> ExitCode {
    let agents: Vec<&OsString> = options.agents.iter().collect();
    prepare(&agents, Plan::round_robin, &options.common, |names| format!("Tournament of {}", names.len()))
}

fn prepare(
    agents: &[&OsString],
    plan: fn(Vec<AgentSpec>) -> Plan,
    common: &Common,
    title: impl Fn(&[String]) -> String,
) -> ExitCode {
    let stop = stop_by_ctrl_c();
    let contest = read_agents(agents).and_then(|specs| {
        let plan = Plan {
            boards: common.board.clone(),
            pairs: common.pairs,
            opening_plies: common.opening_plies,
            seed: common.seed,
            max_move: common.max_ms.map(Duration::from_millis),
            threads: common.threads,
            ..plan(specs)
        };
        plan.check().map_err(|error| error.to_string())?;
        let sprt = read_sprt(common, &plan)?;
        if let Some(log) = &common.log {
            let named = |problem| format!("--log: {}: {problem}", log.display());
            files::check_not_read(log, agents).map_err(named)?;
        }
        let export = common.export.as_deref().map(|path| Export::new(path, common, agents)).transpose()?;
        // Last of all that is checked: it may take its time.
        let outside = outside::meet(&plan, common.log.as_deref(), sprt, &stop)?;
        let names = Names::new(&plan, &outside.own);
        Ok(Contest {
            title: title(&names.shown),
            names,
            outside,
            sprt,
            log: common.log.clone(),
            export,
            json: common.json,
            times: !common.no_times,
            plan,
        })
    });
    match contest {
        Ok(mut contest) => hold::hold(&mut contest, stop),
        Err(_) if stop.is_cancelled() => nothing_played(),
        Err(problem) => refuse(&problem),
    }
}

/// Says that Ctrl+C came first.
fn nothing_played() -> ExitCode {
    complain("broken off before anything was played");
    broken_off()
}

/// Says what is wrong before anything runs.
fn refuse(problem: &str) -> ExitCode {
    complain(problem);
    ExitCode::from(2)
}

fn read_agents(texts: &[&OsString]) -> Result<Vec<AgentSpec>, String> {
    texts.iter().map(|text| AgentSpec::parse(text).map_err(|error| error.to_string())).collect()
}

fn read_sprt(common: &Common, plan: &Plan) -> Result<Option<Sprt>, String> {
    let Some(&[elo0, elo1, alpha, beta]) = common.sprt.as_deref() else { return Ok(None) };
    if plan.agents.len() != 2 {
        return Err(format!(
            "--sprt: {} agents: expected two, one tested against the other",
            plan.agents.len()
        ));
    }
    Sprt::new(elo0, elo1, alpha, beta).map(Some).map_err(|error| format!("--sprt: {error}"))
}
