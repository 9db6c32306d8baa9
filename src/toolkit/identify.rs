//! `identify`: the personalities that could have made a player's moves.

use std::fmt::{self, Display, Formatter, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use span_it_core::board::{Node, Player};
use span_it_core::engine::Stop;
use span_it_core::personality::{Personality, library};
use span_it_core::record::GameSetup;
use span_it_core::text::humanize::counted;
use span_it_core::text::names::name_key;
use span_it_core::text::sanitize::{printable, printable_json};
use span_it_lab::opponent_model::identify::{Candidate, Exclusion, Finding, Identifier, Seen, Standing};
use span_it_lab::tournament::export::Table;

use crate::toolkit::numbers::{read_max_ms, whole};
use crate::toolkit::personalities::{named_personality, number_equal_names};
use crate::toolkit::report::{Failure, print_error};
use crate::toolkit::sources::Sources;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  Which of the built-in personalities was the vertical player of this game?
    span-it-toolkit identify game.spanit --player v

  Mine, or Steady?
    span-it-toolkit identify game.spanit --player v --among mine.json Steady

  In all games of a tournament:
    span-it-toolkit identify tournament.jsonl --player Steady

Shows the moves to every candidate, one by one. A candidate that would have
moved differently is ruled out. The last one of several is \"certain\" if its
moves are exactly the player's, or \"last left\" if it has noise or some moves
could not be judged. The names and personalities in
the games are not used. The share is the probability of each candidate, all
being equally likely before the first move; a candidate \"agrees\" with the share
of the moves that it would have made. Of candidates with equal factors
only the first is used; equal names are numbered, as in \"Steady (2)\".

The seed of a game is not used, so a candidate with noise makes a move with
some probability, and only several moves that it hardly makes rule it out. A
search that takes longer than --max-ms is no evidence.

Exit codes: 0 a candidate is left, 3 none is left.

More: docs/toolkit/opponent-modelling.md";

/// The usage line. The sources must stand before the options that take several names.
const USAGE: &str = "span-it-toolkit identify <SOURCE>... --player <PLAYER> [OPTIONS]";

/// The note below the table for a player that read its opponent.
const READER: &str = "
This player read its opponent, so its moves can differ from those of its
personality alone. They rule out no candidate that looks ahead.
";

/// The exit code if no candidate is left.
const NONE_LEFT: u8 = 3;

/// The number of nodes of the largest board.
const MAX_SKIP: u64 = 761;

#[derive(Debug, Args)]
#[command(after_help = HELP, override_usage = USAGE)]
pub(crate) struct Options {
    #[command(flatten)]
    sources: Sources,
    /// The player whose moves are judged: h, v, or a name
    #[arg(long, value_name = "PLAYER")]
    player: String,
    /// The candidates: personality files or names of built-in personalities [default: all built-in ones]
    #[arg(long, value_name = "FILE", num_args = 1..)]
    among: Vec<PathBuf>,
    /// Moves of both players to skip at the start of the game
    #[arg(long, value_name = "N", default_value = "0", allow_negative_numbers = true, value_parser = whole::<usize>(0, MAX_SKIP, 4))]
    skip: usize,
    /// Time limit of one candidate's search for one move in milliseconds, 1 to 86400000
    #[arg(long, value_name = "N", default_value = "5000", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: u64,
    /// Print one JSON object, with the shares after every move
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Report {
    player: String,
    moves: Vec<MoveLine>,
    decided: Option<usize>,
    reads_opponent: bool,
    candidates: Vec<CandidateLine>,
}

#[derive(Debug, Serialize)]
struct MoveLine {
    /// The place of the game in the sources, from 1.
    game: usize,
    number: usize,
    node: Node,
    /// In the candidates' order; null for those that could not be judged.
    probabilities: Vec<Option<f64>>,
    shares: Vec<f64>,
}

#[derive(Debug, Serialize)]
struct CandidateLine {
    name: String,
    standing: &'static str,
    share: f64,
    agreement: Option<f64>,
    log_likelihood: Option<f64>,
    judged: u32,
    unsettled: u32,
    ruled_out: Option<Exclusion>,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let (text, left) = identify(options)?;
    streams::print(&text)?;
    if left { Ok(()) } else { Err(Failure::Code(NONE_LEFT)) }
}

/// The output, and whether a candidate is left.
fn identify(options: &Options) -> Result<(String, bool), Failure> {
    let candidates = candidates(&options.among)?;
    let player = PlayerChoice::of(&options.player);
    let games: Vec<_> = options.sources.games()?;
    let mut seen = Vec::new();
    let mut is_reader = false;
    for (number, (setup, game)) in (1..).zip(&games) {
        let Some(side) = player.side(setup) else { continue };
        let observed = Seen::of_game(setup, game, side, options.skip);
        if !observed.is_empty() {
            is_reader |= setup.reads_opponent(side);
            seen.push((number, observed));
        }
    }
    if seen.is_empty() {
        let (skip, source) = (options.skip, source_name(&options.sources.files));
        let problem =
            format!("{source}: {player} has no moves after the first {skip}: expected at least one");
        return Err(Failure::Refused(problem));
    }
    let mut identifier =
        Identifier::new(candidates).within(Duration::from_millis(options.max_ms)).of_a_reader(is_reader);
    let mut moves = Vec::new();
    // The game in which each candidate was ruled out.
    let mut ends = vec![None; identifier.candidates().len()];
    for (game, observed) in &seen {
        moves.extend(watch(&mut identifier, *game, observed));
        for (end, candidate) in ends.iter_mut().zip(identifier.candidates()) {
            *end = end.or(candidate.ruled_out.map(|_| *game));
        }
    }
    let left = identifier.has_candidate_left();
    let text = if options.json {
        let report = report(&identifier, options.player.to_lowercase(), moves);
        printable_json(&serde_json::to_string(&report).map_err(Failure::failed)?) + "\n"
    } else {
        if seen.len() == 1 {
            ends.fill(None);
        }
        let moves = counted(identifier.seen(), "move", "moves");
        let heading = format!("{moves} of {player} in {}\n\n", source_name(&options.sources.files));
        heading + &table(&identifier, &ends)
    };
    Ok((text, left))
}

fn source_name(files: &[PathBuf]) -> String {
    match files {
        [file] => printable(&file.display().to_string()),
        files => counted(files.len() as u64, "source", "sources"),
    }
}

/// Whose moves are judged: those of a side, or of a name in any case.
enum PlayerChoice {
    Side(Player),
    Name(String),
}

impl PlayerChoice {
    fn of(text: &str) -> Self {
        match text {
            "h" | "H" => Self::Side(Player::Horizontal),
            "v" | "V" => Self::Side(Player::Vertical),
            name => Self::Name(name.to_owned()),
        }
    }

    /// The side in a game; `None` if no player, or both, have the name.
    fn side(&self, setup: &GameSetup) -> Option<Player> {
        match self {
            Self::Side(side) => Some(*side),
            Self::Name(name) => {
                let is_it = |player: &Player| name_key(&setup.players[*player].name) == name_key(name);
                let mut sides = Player::ALL.into_iter().filter(is_it);
                sides.next().filter(|_| sides.next().is_none())
            }
        }
    }
}

impl Display for PlayerChoice {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(side) => write!(formatter, "{side}"),
            Self::Name(name) => formatter.write_str(&printable(name)),
        }
    }
}

fn candidates(among: &[PathBuf]) -> Result<Vec<Personality>, String> {
    if among.is_empty() {
        return Ok(library::builtin().to_vec());
    }
    let mut candidates: Vec<Personality> = Vec::new();
    for name in among {
        let candidate = named_personality(name)?;
        if let Some(same) = candidates.iter().find(|other| other.factors == candidate.factors) {
            let (left_out, same) = (&candidate.name, &same.name);
            let file = name.display();
            print_error(&format!("{file}: {left_out} is left out; it has the factors of {same}"));
        } else {
            candidates.push(candidate);
        }
    }
    number_equal_names(&mut candidates);
    Ok(candidates)
}

/// Shows the moves of a game to the candidates.
fn watch(identifier: &mut Identifier, game: usize, observed: &[Seen]) -> Vec<MoveLine> {
    let stop = Arc::new(Stop::default());
    let probability = |finding: Finding| match finding {
        Finding::Fits(probability) => Some(probability),
        Finding::Excludes(_) => Some(0.0),
        Finding::Unsettled => None,
    };
    let mut line = |seen: &Seen| MoveLine {
        game,
        number: seen.number,
        node: seen.mv,
        probabilities: identifier.see(seen, &stop).unwrap_or_default().into_iter().map(probability).collect(),
        shares: identifier.shares(),
    };
    observed.iter().map(&mut line).collect()
}

const fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::RuledOut => "ruled out",
        Standing::Possible => "possible",
        Standing::Left => "last left",
        Standing::Certain => "certain",
    }
}

fn report(identifier: &Identifier, player: String, moves: Vec<MoveLine>) -> Report {
    let line = |((candidate, standing), share): ((&Candidate, Standing), f64)| CandidateLine {
        name: candidate.personality.name.clone(),
        standing: word(standing),
        share,
        agreement: candidate.agreement(),
        log_likelihood: candidate.ruled_out.is_none().then_some(candidate.log_likelihood),
        judged: candidate.judged,
        unsettled: candidate.unsettled,
        ruled_out: candidate.ruled_out,
    };
    let candidates = identifier.standings().zip(identifier.shares()).map(line).collect();
    let reads_opponent = identifier.is_of_a_reader();
    Report { player, moves, decided: identifier.decided(), reads_opponent, candidates }
}

/// `ends` are the games in which the candidates were ruled out, if there are several.
fn table(identifier: &Identifier, ends: &[Option<usize>]) -> String {
    let percent = |share: f64| format!("{:.0}%", 100.0 * share);
    let share = |(candidate, share): (&Candidate, f64)| {
        if candidate.judged > 0 { format!("{share:.2}") } else { "-".to_owned() }
    };
    let shares = identifier.candidates().iter().zip(identifier.shares()).map(share);
    let standings: Vec<_> = identifier.standings().zip(shares).zip(ends).collect();
    let mut text = Table::new(&standings)
        .text("personality", |(((candidate, _), _), _)| printable(&candidate.personality.name))
        .text("standing", |(((_, standing), _), _)| word(*standing).to_owned())
        .number("share", |((_, share), _)| share.clone())
        .number("agrees", |(((candidate, _), _), _)| candidate.agreement().map_or("-".to_owned(), percent))
        .text("because", |(((candidate, standing), _), game)| {
            let game = game.map_or_else(String::new, |game| format!("game {game}, "));
            game + &because(candidate, *standing, identifier)
        })
        .to_text();
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
        (None, Standing::Left | Standing::Certain, Some(number)) => format!("decided by move {number}"),
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
