//! `clone`: fits a personality to the moves of a player.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use span_it_core::engine::Stop;
use span_it_core::share::Share;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};
use span_it_lab::training::clone::{self, Likeness, PlayerMoves};

use crate::toolkit::personalities::{print_instead, read_name};
use crate::toolkit::report::{Failure, print_error};
use crate::toolkit::sources::Sources;
use crate::toolkit::{progress, streams};

const HELP: &str = "\
Example:
  Play against yourself:
    span-it-toolkit clone games/*.spanit --player Ada --out ada.json

Fits the factors of a personality of depth 1 to the moves of a player, and sets
NodeRandom so that it leaves the heaviest node as often as the player did. At
least 30 moves are needed; some hundreds are better. Every position counts
once, so copies and earlier saves of a game add nothing.

The output says how well the fit predicts moves: the games are divided into
five parts, and the moves of each part are predicted after a fit to the other
four. With fewer than five games the moves are divided instead. The best
built-in personality and chance are shown for comparison.

No file is ever overwritten.

More: docs/toolkit/opponent-modelling.md";

const USAGE: &str = "span-it-toolkit clone <SOURCE>... --player <NAME> --out <FILE> [OPTIONS]";

#[derive(Debug, Args)]
#[command(after_help = HELP, override_usage = USAGE)]
pub(crate) struct Options {
    #[command(flatten)]
    sources: Sources,
    /// The name of the player in the games; case does not matter
    #[arg(long, value_name = "NAME", value_parser = read_name)]
    player: String,
    /// The new personality file, which must not exist yet; - prints it
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Report<'a> {
    player: &'a str,
    games: usize,
    /// One per position.
    moves: usize,
    /// Records whose positions are all in other records.
    records_left_out: usize,
    /// Moves in positions that were used already.
    moves_left_out: usize,
    /// Moves used for the fit.
    fitted_moves: usize,
    /// The unit of the cross-validation: games or moves.
    parts_of: &'static str,
    /// Moves predicted after a fit to the other parts.
    judged: u32,
    predicted: f64,
    best_builtin: &'a str,
    best_builtin_predicted: f64,
    chance: f64,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let done = attempt(options)?;
    Ok(streams::print_beside(streams::is_stream(&options.out), &done)?)
}

fn attempt(options: &Options) -> Result<String, Failure> {
    let out = &options.out;
    streams::check_new(out).map_err(|error| error.to_string())?;
    let records = options.sources.games()?;
    let player_moves = PlayerMoves::of(&records, &options.player).map_err(|error| error.to_string())?;
    if let Some(warning) = left_out(&player_moves) {
        print_error(&warning);
    }
    let line = progress::line();
    let mut show = |done, of| line.set_message(format!("{done} of {of} steps"));
    let likeness = clone::clone(&player_moves, &Arc::new(Stop::default()), &mut show)
        .map_err(|error| error.to_string())?;
    drop(line);
    let written = streams::write_new(out, &likeness.personality.to_json());
    written.map_err(|error| print_instead(&error, &likeness.personality))?;
    if options.json {
        return Ok(report(&player_moves, &likeness)?);
    }
    Ok(table(&player_moves, &likeness, out))
}

/// The warning about moves that were left out.
fn left_out(player_moves: &PlayerMoves) -> Option<String> {
    let moves = counted(player_moves.moves_left_out(), "move was", "moves were");
    let records = match player_moves.records_left_out() {
        0 => String::new(),
        records => format!(", including all of {}", counted(records, "record", "records")),
    };
    (player_moves.moves_left_out() > 0)
        .then(|| format!("{moves} left out{records}; every position counts once"))
}

fn report(player_moves: &PlayerMoves, likeness: &Likeness) -> Result<String, String> {
    let (best_builtin, best) = &likeness.best_builtin;
    let report = Report {
        player: player_moves.name(),
        games: player_moves.games(),
        moves: player_moves.choices(),
        records_left_out: player_moves.records_left_out(),
        moves_left_out: player_moves.moves_left_out(),
        fitted_moves: likeness.fitted,
        parts_of: if likeness.by_game { "games" } else { "moves" },
        judged: likeness.predicted.whole,
        predicted: likeness.predicted.value().unwrap_or_default(),
        best_builtin,
        best_builtin_predicted: best.value().unwrap_or_default(),
        chance: likeness.chance,
    };
    serde_json::to_string(&report).map(|text| printable_json(&text) + "\n").map_err(|error| error.to_string())
}

fn table(player_moves: &PlayerMoves, likeness: &Likeness, out: &std::path::Path) -> String {
    let (name, best) = &likeness.best_builtin;
    let percent = |share: f64| format!("{:5.1}%", share * 100.0);
    let row = |what: &str, predicted: Share| {
        format!(
            "{what:28} {}  ({} of {})",
            percent(predicted.value().unwrap_or_default()),
            predicted.part,
            predicted.whole
        )
    };
    let (moves, games) = (player_moves.choices(), counted(player_moves.games(), "game", "games"));
    let fitted = match likeness.fitted {
        all if all == moves => String::new(),
        some => format!(" The fit uses {some} of them."),
    };
    [
        format!("{}: {moves} moves in {games}.{fitted}\n", printable(player_moves.name())),
        if likeness.by_game {
            "predicted moves, after fits to the other games".to_owned()
        } else {
            "predicted moves, after fits to the other moves (also of the same games)".to_owned()
        },
        row("  the clone", likeness.predicted),
        row(&format!("  {name}, best built-in"), *best),
        format!("{:28} {}\n", "  chance", percent(likeness.chance)),
        format!("Written to {}.\n", printable(&out.display().to_string())),
    ]
    .join("\n")
}
