//! `clone`: a personality in the likeness of a player.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use span_it_arena::training::clone::{self, Foretold, Likeness, Progress, Sitting};
use span_it_core::engine::Stop;
use span_it_core::storage;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};

use super::positions::{complain, read_name};
use super::records::read;
use super::streams;

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Example:
  Meet yourself:
    span-it-toolkit clone games/*.spanit --player Ada --out ada.json

Fits the factors of a personality of depth 1 to the moves that a player made in
the records, on whichever side: those factors under which the moves are
likeliest (a multinomial logit of the weights), drawn a little towards usual
ones where the moves say little (a Gaussian prior), with as much NodeRandom as
lets it leave the heaviest node as often as the player did. A name matches in
small letters or capitals; 30 moves are the fewest, some hundreds are better.
Where all positions together have more than 250,000 free nodes, it learns from
every second move, or third, and so on.

Then it says how good such likenesses are. The games are divided into five
parts, and the moves of each are foretold after a fit to the other four: luck
apart, the heaviest node. With fewer than five games it is the moves that are
divided, so that the fits know other moves of the same games. At most 300
moves, evenly chosen, are judged. Beside that stand the shipped personality that
foretells most of the same moves, and chance, one node of those free.

Every position counts once, with the move of the record that went farthest:
copies of a game, earlier saves and saves that begin later are no new evidence.
Records that share a position of eight connectors or more are one game, taken
back and played on otherwise. What is left out is said.

An existing file is never overwritten. Exit status: 0 written, 1 written but
standard output failed, 2 a bad option or record, no such player, too few moves,
or the file is there or cannot be written.";

/// How it is called.
pub(crate) const USAGE: &str = "span-it-toolkit clone <RECORD>... --player <NAME> --out <FILE> [OPTIONS]";

/// Whose moves, and where to put the personality.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Records of games, .spanit files
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// The player's name in the records
    #[arg(long, value_name = "NAME", value_parser = read_name)]
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
    /// One in each position.
    moves: usize,
    /// Records left out since all their positions are in others.
    records_left_out: usize,
    /// Moves left out since their positions were there already.
    moves_left_out: usize,
    /// How many of the moves the fit was made to.
    learnt_from: usize,
    /// What the five parts are made of: games or moves.
    parts_of: &'static str,
    /// Moves foretold after a fit without their part.
    judged: usize,
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
    if let Some(said) = left_out(&sitting) {
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

/// What was left out.
fn left_out(sitting: &Sitting) -> Option<String> {
    let moves = counted(sitting.repeated(), "move was", "moves were");
    let records = match sitting.again() {
        0 => String::new(),
        records => format!(", and with that all of {}", counted(records, "record", "records")),
    };
    (sitting.repeated() > 0).then(|| format!("{moves} left out{records}: every position counts once"))
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
        records_left_out: sitting.again(),
        moves_left_out: sitting.repeated(),
        learnt_from: likeness.learnt,
        parts_of: if likeness.by_game { "games" } else { "moves" },
        judged: likeness.foretold.of,
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
    let (moves, games) = (sitting.choices(), counted(sitting.games(), "game", "games"));
    let learnt = match likeness.learnt {
        all if all == moves => String::new(),
        some => format!(" It is learnt from {some} of them."),
    };
    [
        format!("{}: {moves} moves in {games}.{learnt}\n", printable(sitting.name())),
        if likeness.by_game {
            "moves foretold after fits to other games".to_owned()
        } else {
            "moves foretold after fits to other moves, of the same games too".to_owned()
        },
        row("  the likeness", likeness.foretold),
        row(&format!("  {name}, best shipped"), *best),
        format!("{:22} {}\n", "  chance", percent(likeness.chance)),
        format!("Written to {}.\n", printable(&out.display().to_string())),
    ]
    .join("\n")
}
