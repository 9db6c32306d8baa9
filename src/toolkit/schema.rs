//! `schema`: the JSON schemas of the files that people edit.

use clap::{Args, ValueEnum};

use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  span-it-toolkit schema personality > personality.schema.json
  span-it-toolkit schema game

An editor that knows the schema completes the keys of a file, shows what each
factor does, and marks mistakes.

More: docs/toolkit/README.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    /// The kind of file
    kind: Kind,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    Personality,
    Game,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    Ok(streams::print(match options.kind {
        Kind::Personality => include_str!("../../assets/schemas/personality.schema.json"),
        Kind::Game => include_str!("../../assets/schemas/game.schema.json"),
    })?)
}
