//! `identify`: which of a set of personalities could have made a player's moves?

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde::Serialize;
use span_it_arena::opponent_model::identify::{Candidate, Finding, Identifier, Luck, Observed, Standing};
use span_it_core::board::Player;
use span_it_core::engine::Stop;
use span_it_core::personality::{Personality, library};
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};

use super::numbers::{read_max_ms, whole};
use super::positions::{complain, named_personality, tell_apart};
use super::records::read;
use super::streams;

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Examples:
  Who was the vertical player of this game, of all that are shipped?
    span-it-toolkit identify game.spanit --player v

  Was it mine, or Steady?
    span-it-toolkit identify game.spanit --player v --among mine.json Steady

The moves are shown to every candidate one by one; who sits at the board in the
record is not looked at. A candidate that would have moved otherwise is ruled
out, with what it would have played; of several the last one left is certain,
or just the last left where some of its moves could not be judged. Of those
with the same factors, which move alike, only the first is a candidate; of those of
one name all but the first have a number, as in \"Steady (2)\". The share is
how likely each is if it was one of them, all being equally likely before the
first move. There is none for those of whom no move could be judged.

NodeRandom is repeated with the record's seed, so luck is no excuse. With
--without-seed the luck is taken to be unknown: then each move has a probability
for those who rely on luck, found by trying many seeds, and they are ruled out
only by what no luck could bring about.

A player that read its opponent may have played otherwise than by itself (the
record says who did). Then those who look ahead are not ruled out by a move that
they would not have made: such a move settles nothing.

In a game with a time limit a move is judged by the levels of lookahead that
the record says were finished. A search that takes longer than --max-ms settles
nothing: the move counts as if every free node had been as likely. An opening that was not the player's own is passed over by --skip.

Exit status: 0 somebody is left, 3 nobody is; 1 standard output failed, 2 a bad
option, record or personality.";

/// How it is called: the record before the options that take several names.
pub(crate) const USAGE: &str = "span-it-toolkit identify <RECORD> --player <PLAYER> [OPTIONS]";

/// What is said below the table of a player that read its opponent.
const READER: &str = "
This player read its opponent: whoever looks ahead may have made another move
than by itself, and is not ruled out by it.
";

/// The exit status that says that nobody is left.
const NOBODY: u8 = 3;

/// As many moves as the largest board has nodes.
const MAX_SKIP: u64 = 761;

/// A player of the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Side {
    /// The horizontal player
    H,
    /// The vertical player
    V,
}

impl From<Side> for Player {
    fn from(side: Side) -> Self {
        match side {
            Side::H => Self::Horizontal,
            Side::V => Self::Vertical,
        }
    }
}

/// Whose moves, and who may have made them.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The record of a game, a .spanit file
    record: PathBuf,
    /// Whose moves
    #[arg(long, ignore_case = true)]
    player: Side,
    /// Personality files or names of shipped personalities; all that are shipped unless given
    #[arg(long, value_name = "FILE", num_args = 1..)]
    among: Vec<PathBuf>,
    /// Take the luck to be unknown
    #[arg(long)]
    without_seed: bool,
    /// Moves at the game's beginning that are not judged, of both players
    #[arg(long, value_name = "N", default_value = "0", allow_negative_numbers = true, value_parser = whole::<usize>(0, MAX_SKIP, 4))]
    skip: usize,
    /// The longest that one candidate may think about one move, in milliseconds, 1 to 86400000
    #[arg(long, value_name = "N", default_value = "5000", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: u64,
    /// Print one JSON object, with how the candidates stood after every move
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Report {
    player: char,
    moves: Vec<MoveLine>,
    decided: Option<usize>,
    reads_opponent: bool,
    candidates: Vec<CandidateLine>,
}

#[derive(Debug, Serialize)]
struct MoveLine {
    number: usize,
    node: String,
    /// In the candidates' order; null for those ruled out before.
    probabilities: Vec<Option<f64>>,
    shares: Vec<f64>,
}

#[derive(Debug, Serialize)]
struct CandidateLine {
    name: String,
    standing: &'static str,
    share: f64,
    log_likelihood: Option<f64>,
    judged: u32,
    unsettled: u32,
    ruled_out: Option<ExclusionLine>,
}

#[derive(Debug, Serialize)]
struct ExclusionLine {
    number: usize,
    played: String,
    would: Option<String>,
}

/// Shows the moves to the candidates and says who is left.
pub(crate) fn run(options: &Options) -> ExitCode {
    match identify(options) {
        Ok((text, left)) => {
            let done = if left { ExitCode::SUCCESS } else { ExitCode::from(NOBODY) };
            streams::print(&text).map_or_else(|error| streams::failed(&error), |()| done)
        }
        Err(error) => {
            complain(&error);
            ExitCode::from(2)
        }
    }
}

/// What is printed, and whether somebody is left.
fn identify(options: &Options) -> Result<(String, bool), String> {
    let candidates = candidates(&options.among)?;
    let (setup, game) = read(&options.record)?;
    let player = Player::from(options.player);
    let observed = Observed::of_game(&setup, &game, player, options.skip);
    if observed.is_empty() {
        let skip = options.skip;
        let file = options.record.display();
        return Err(format!("{file}: {player} has no moves after the first {skip}: expected at least one"));
    }
    let luck = if options.without_seed { Luck::Unknown } else { Luck::Known(setup.seed) };
    let mut identifier = Identifier::new(candidates, luck)
        .within(Duration::from_millis(options.max_ms))
        .of_a_reader(setup.reads_opponent(player));
    let moves = watch(&mut identifier, &observed);
    let left = identifier.is_anybody_left();
    let text = if options.json {
        let report = report(&identifier, player, moves);
        printable_json(&serde_json::to_string(&report).map_err(|error| error.to_string())?) + "\n"
    } else {
        table(&identifier, player, &options.record)
    };
    Ok((text, left))
}

fn candidates(among: &[PathBuf]) -> Result<Vec<Personality>, String> {
    if among.is_empty() {
        return Ok(library::shipped().to_vec());
    }
    let mut candidates: Vec<Personality> = Vec::new();
    for name in among {
        let candidate = named_personality(name)?;
        if let Some(same) = candidates.iter().find(|other| other.factors == candidate.factors) {
            let (left_out, same) = (&candidate.name, &same.name);
            let file = name.display();
            complain(&format!(
                "{file}: {left_out} is left out: no move tells it from {same}, whose factors it has"
            ));
        } else {
            candidates.push(candidate);
        }
    }
    tell_apart(&mut candidates);
    Ok(candidates)
}

fn watch(identifier: &mut Identifier, observed: &Observed) -> Vec<MoveLine> {
    let stop = Arc::new(Stop::default());
    let mut lines = Vec::new();
    for seen in observed.iter() {
        let findings = identifier.see(seen, &stop).unwrap_or_default();
        let probability = |finding: Option<Finding>| match finding {
            Some(Finding::Fits(probability)) => Some(probability),
            Some(Finding::Excludes(_)) => Some(0.0),
            Some(Finding::Unsettled) | None => None,
        };
        lines.push(MoveLine {
            number: seen.number,
            node: seen.mv.to_string(),
            probabilities: findings.into_iter().map(probability).collect(),
            shares: identifier.shares(),
        });
    }
    lines
}

const fn word(candidate: &Candidate, standing: Standing) -> &'static str {
    match standing {
        Standing::RuledOut => "ruled out",
        Standing::Possible => "possible",
        // A move that was not judged might have ruled it out.
        Standing::Certain if candidate.unsettled > 0 => "last left",
        Standing::Certain => "certain",
    }
}

fn report(identifier: &Identifier, player: Player, moves: Vec<MoveLine>) -> Report {
    let line = |((candidate, standing), share): ((&Candidate, Standing), f64)| CandidateLine {
        name: candidate.personality.name.clone(),
        standing: word(candidate, standing),
        share,
        log_likelihood: candidate.ruled_out.is_none().then_some(candidate.log_likelihood),
        judged: candidate.judged,
        unsettled: candidate.unsettled,
        ruled_out: candidate.ruled_out.map(|exclusion| ExclusionLine {
            number: exclusion.number,
            played: exclusion.played.to_string(),
            would: exclusion.would.map(|node| node.to_string()),
        }),
    };
    let candidates = identifier.standings().zip(identifier.shares()).map(line).collect();
    let reads_opponent = identifier.is_of_a_reader();
    Report { player: player.letter(), moves, decided: identifier.decided(), reads_opponent, candidates }
}

/// The answer for a person.
fn table(identifier: &Identifier, player: Player, record: &std::path::Path) -> String {
    let moves = counted(identifier.seen(), "move", "moves");
    let mut text = format!("{moves} of {player} in {}\n\n", printable(&record.display().to_string()));
    let names = identifier.candidates().iter().map(|candidate| candidate.personality.name.chars().count());
    let width = names.max().unwrap_or(0).max("personality".len());
    // Writing to a text cannot fail.
    writeln!(text, "{:width$}  standing   share  because", "personality").unwrap_or_default();
    for ((candidate, standing), share) in identifier.standings().zip(identifier.shares()) {
        let name = printable(&candidate.personality.name);
        let because = because(candidate, standing, identifier);
        let share = if candidate.judged > 0 { format!("{share:.2}") } else { "-".to_owned() };
        let line = format!("{name:width$}  {:9}  {share:>5}  {because}", word(candidate, standing));
        writeln!(text, "{}", line.trim_end()).unwrap_or_default();
    }
    if identifier.is_of_a_reader() {
        text.push_str(READER);
    }
    text
}

fn because(candidate: &Candidate, standing: Standing, identifier: &Identifier) -> String {
    let mut because = match (&candidate.ruled_out, standing, identifier.decided()) {
        (Some(exclusion), ..) => {
            let (number, played) = (exclusion.number, exclusion.played);
            match exclusion.would {
                Some(would) => format!("move {number}: would have played {would}, not {played}"),
                None => format!("move {number}: would not have played {played}"),
            }
        }
        (None, Standing::Certain, Some(number)) => format!("decided by move {number}"),
        _ => String::new(),
    };
    if candidate.unsettled > 0 {
        let separator = if because.is_empty() { "" } else { "; " };
        let why = match (identifier.is_of_a_reader(), candidate.unsettled) {
            (true, 1) => "settles nothing",
            (true, _) => "settle nothing",
            (false, _) => "took too long to judge",
        };
        let moves = counted(candidate.unsettled, "move", "moves");
        write!(because, "{separator}{moves} {why}").unwrap_or_default();
    }
    because
}
