//! `personality`: prints, checks and mixes personalities.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use span_it_core::personality::{Factors, Personality};
use span_it_core::text::sanitize::printable;

use crate::toolkit::numbers::whole;
use crate::toolkit::personalities::{named_personality, read_name};
use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  The factors of a built-in personality, to start from:
    span-it-toolkit personality show Steady > mine.json

  Are these files right?
    span-it-toolkit personality check mine.json yours.json

  Seven parts of Steady, three parts of Blocker:
    span-it-toolkit personality mix Steady Blocker --share 30 > mixed.json

Exit codes: 0 done, 1 check: a file is wrong, 2 a wrong option or file.

More: docs/toolkit/training.md";

#[derive(Debug, Args)]
#[command(after_help = HELP, subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a personality as its file
    Show {
        /// A file or the name of a built-in personality
        personality: PathBuf,
    },
    /// Read files, and report what is wrong in each
    Check {
        /// Personality files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Print a personality between two others, factor by factor
    Mix {
        /// A file or the name of a built-in personality
        one: PathBuf,
        /// The other one
        other: PathBuf,
        /// The share of the other one in percent, 0 to 100
        #[arg(long, value_name = "N", default_value = "50", allow_negative_numbers = true, value_parser = whole::<u32>(0, 100, 30))]
        share: u32,
        /// Its name [default: those of both]
        #[arg(long, value_name = "TEXT", value_parser = read_name)]
        name: Option<String>,
    },
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    match &options.command {
        Command::Show { personality } => Ok(streams::print(&named_personality(personality)?.to_json())?),
        Command::Check { files } => check(files),
        Command::Mix { one, other, share, name } => {
            let mixed = mix(&named_personality(one)?, &named_personality(other)?, *share, name.as_deref())?;
            Ok(streams::print(&mixed.to_file().map_err(Failure::refused)?)?)
        }
    }
}

fn check(files: &[PathBuf]) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for file in files {
        match span_it_store::personalities::read(file) {
            Ok(one) => {
                let (file, name) = (printable(&file.display().to_string()), printable(&one.name));
                streams::print(&format!("{file}: {name}, no error\n"))?;
            }
            Err(error) => problems.push(error.to_string()),
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(Failure::Failed(problems.join("\n"))) }
}

fn mix(
    one: &Personality,
    other: &Personality,
    share: u32,
    name: Option<&str>,
) -> Result<Personality, String> {
    if one.factors.formulas != other.factors.formulas {
        return Err(format!("{} and {} use different formulas", one.name, other.name));
    }
    let part = f64::from(share) / 100.0;
    let factors = Factors::from_fn(|factor| {
        let value = one.factors[factor] * (1.0 - part) + other.factors[factor] * part;
        if factor.info().allows(value) { value } else { value.round() }
    });
    let mut factors = factors.map_err(|error| error.to_string())?;
    factors.formulas = one.factors.formulas;
    let parts = format!("{}% {}, {share}% {}", 100 - share, one.name, other.name);
    Ok(Personality {
        name: name.map_or_else(|| format!("{} and {}", one.name, other.name), str::to_owned),
        author: None,
        description: Some(format!("{parts}.")),
        notes: None,
        factors,
        extra: None,
    })
}
