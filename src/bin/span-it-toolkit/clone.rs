//! `clone`: a personality in the likeness of a player.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use span_it::engine::Stop;
use span_it::plain::{printable, printable_json};
use span_it::storage;
use span_it::training::clone::{self, Foretold, Likeness, Progress, Sitting};

use super::positions::complain;
use super::records::read;
use super::streams;

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Example:
  Meet yourself:
    span-it-toolkit clone games/*.spanit --player Ada --out ada.json

Fits the factors of a personality of depth 1 to the moves that a player made in
the records, on whichever side: those factors under which the moves are
likeliest (a multinomial logit of the weights), with as much NodeRandom as lets
it leave the heaviest node as often as the player did. A name matches in small letters or capitals; 30 moves are the
fewest, some hundreds are better.

Then it says how good the likeness is. The games are divided into five parts,
and the moves of each are foretold after a fit to the other four: luck apart,
the heaviest node. Beside that stand the shipped personality that foretells
most of the same moves, and chance, one node of those free.

A record whose moves another one holds, a copy or an earlier save of the game,
is no new evidence: it is left out, and that is said.

An existing file is never overwritten. Exit status: 0 written, 2 a bad option or
record, no such player, too few moves, or the file is there.";

/// Whose moves, and where to put the personality.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Records of games, .spanit files
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// The player's name in the records
    #[arg(long, value_name = "NAME")]
    player: String,
    /// The new personality file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Report<'a> {
    player: &'a str,
    games: usize,
    moves: usize,
    /// Records left out since others hold the same moves.
    left_out: usize,
    held_out: usize,
    foretold: f64,
    best_shipped: &'a str,
    best_shipped_foretold: f64,
    chance: f64,
}

/// Fits, writes and tells.
pub(crate) fn run(options: &Options) -> ExitCode {
    let done = attempt(options);
    if io::stderr().is_terminal() {
        // The line that told the progress; where it cannot be cleared it stays.
        drop(write!(io::stderr(), "\r\x1b[K"));
    }
    match done {
        Ok(text) => {
            streams::print(&text).map_or_else(|error| streams::failed(&error), |()| ExitCode::SUCCESS)
        }
        Err(error) => {
            complain(&error);
            ExitCode::from(2)
        }
    }
}

fn attempt(options: &Options) -> Result<String, String> {
    let out = &options.out;
    storage::check_new(out).map_err(|error| error.to_string())?;
    let records = options.records.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let sitting = Sitting::of(&records, &options.player).map_err(|error| error.to_string())?;
    if let Some(said) = said_again(sitting.again()) {
        complain(&said);
    }
    let likeness =
        clone::clone(&sitting, &Arc::new(Stop::default()), &mut tell).map_err(|error| error.to_string())?;
    let text = likeness.personality.to_json();
    storage::write_new(out, text.as_bytes()).map_err(|error| error.to_string())?;
    if options.json {
        return report(&sitting, &likeness);
    }
    Ok(table(&sitting, &likeness, out))
}

/// That records were left out.
fn said_again(records: usize) -> Option<String> {
    match records {
        0 => None,
        1 => Some("1 record was left out: another one holds the same moves".to_owned()),
        _ => Some(format!("{records} records were left out: others hold the same moves")),
    }
}

/// Tells a person how far it has come.
fn tell(Progress { done, of }: Progress) {
    if io::stderr().is_terminal() {
        drop(write!(io::stderr(), "\r{done} of {of} steps"));
    }
}

fn report(sitting: &Sitting, likeness: &Likeness) -> Result<String, String> {
    let (best_shipped, best) = &likeness.best_shipped;
    let report = Report {
        player: sitting.name(),
        games: sitting.games(),
        moves: sitting.choices(),
        left_out: sitting.again(),
        held_out: likeness.foretold.of,
        foretold: likeness.foretold.share(),
        best_shipped,
        best_shipped_foretold: best.share(),
        chance: likeness.chance,
    };
    serde_json::to_string(&report).map(|text| printable_json(&text) + "\n").map_err(|error| error.to_string())
}

/// The answer for a person.
fn table(sitting: &Sitting, likeness: &Likeness, out: &std::path::Path) -> String {
    let (name, best) = &likeness.best_shipped;
    let percent = |share: f64| format!("{:5.1} %", share * 100.0);
    let row = |what: &str, foretold: Foretold| {
        format!("{what:22} {}  ({} of {})", percent(foretold.share()), foretold.right, foretold.of)
    };
    [
        format!("{}: {} moves in {} games.\n", printable(sitting.name()), sitting.choices(), sitting.games()),
        "moves foretold that it had not seen".to_owned(),
        row("  the likeness", likeness.foretold),
        row(&format!("  {name}, best shipped"), *best),
        format!("{:22} {}\n", "  chance", percent(likeness.chance)),
        format!("Written to {}.\n", printable(&out.display().to_string())),
    ]
    .join("\n")
}
