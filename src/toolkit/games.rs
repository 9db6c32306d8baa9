//! `games`: lists, searches and converts stored games; see `docs/toolkit/games.md`.

mod check;
mod convert;
mod list;
mod merge;
mod moves;
mod ratings;

use clap::{Args, Subcommand};

use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  The latest games against Steady that were lost:
    span-it-toolkit games list games.sqlite3 --player Steady --result lost

  All games of a tournament as .spanit files:
    span-it-toolkit games convert tournament.jsonl --to folder

  Several logs in one database, which also removes games that occur twice:
    span-it-toolkit games convert one.jsonl two.jsonl --to games.sqlite3

  What was played in a position:
    span-it-toolkit games moves games.sqlite3 --position \".../../.../../... h\"

  One rating list of several tournaments:
    span-it-toolkit games ratings one.jsonl two.jsonl

  The log of a tournament that was played in shards:
    span-it-toolkit games merge shard-*.jsonl --to whole.jsonl

A SOURCE is a game (.spanit), the log of a tournament (.jsonl), a database
(.sqlite3), a folder with such files, or - for standard input. The window keeps
its games in games.sqlite3 in its data folder.

More: docs/toolkit/games.md";

#[derive(Debug, Args)]
#[command(after_help = HELP, subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List games by player, board, result and position
    List(list::Options),
    /// Show which moves were played in a position, and with what result
    Moves(moves::Options),
    /// Replay games and report the first wrong one
    Check(check::Options),
    /// Write games as .spanit files into a folder, or into a database
    Convert(convert::Options),
    /// Join the logs of the shards of a tournament
    Merge(merge::Options),
    /// Rate the agents of several tournaments together
    Ratings(ratings::Options),
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let answer = match &options.command {
        Command::List(options) => list::run(options),
        Command::Moves(options) => moves::run(options),
        Command::Check(options) => check::run(options),
        Command::Convert(options) => convert::run(options),
        Command::Merge(options) => return merge::run(options),
        Command::Ratings(options) => return ratings::run(options),
    };
    Ok(streams::print(&answer?)?)
}
