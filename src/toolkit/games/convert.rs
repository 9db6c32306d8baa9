//! `games convert`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use span_it_core::record::write_record;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;
use span_it_store::games::{Added, History};
use span_it_store::storage::write_new;

use crate::toolkit::progress::Progress;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::{Game, Sources};
use crate::toolkit::streams::same_file;

/// Games that are stored together, as each change of a database waits for the disk.
const AT_ONCE: usize = 1000;

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    sources: Sources,
    /// A folder for .spanit files, or a database whose name ends in .sqlite3
    #[arg(long, value_name = "TARGET")]
    to: PathBuf,
}

pub(super) fn run(options: &Options) -> Result<String, Failure> {
    if options.sources.files.iter().any(|file| same_file(file, &options.to)) {
        return Err(Failure::refused(format!(
            "--to: {}: this is a source; expected another file",
            options.to.display()
        )));
    }
    if options.to.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sqlite3")) {
        into_database(&options.sources, &options.to)
    } else {
        into_folder(&options.sources, &options.to)
    }
}

fn into_database(sources: &Sources, target: &Path) -> Result<String, Failure> {
    let mut history = History::open(target).map_err(|error| Failure::refused(format!("--to: {error}")))?;
    let (mut new, mut known) = (0_u64, 0_u64);
    let mut progress = Progress::new(0, 0, "games");
    let mut waiting = Vec::new();
    // Adds games as long as there are at least so many.
    let mut add = |games: &mut Vec<Game>, least: usize| {
        while games.len() >= least {
            let part = games.drain(..games.len().min(AT_ONCE)).collect::<Vec<_>>();
            progress.more(part.len() as u64);
            let count = |added| {
                match added {
                    Added::New(_) | Added::Continued(_) => new += 1,
                    Added::Known(_) => known += 1,
                }
                progress.show(new + known, String::new);
            };
            history.add_all(part.iter().map(Game::as_new), count).map_err(Failure::failed)?;
        }
        Ok(())
    };
    sources.for_each_part(&mut |games| {
        waiting.extend(games);
        add(&mut waiting, AT_ONCE)
    })?;
    add(&mut waiting, 1)?;
    drop(progress);
    let known = if known == 0 {
        String::new()
    } else {
        format!("; {} there already", counted(known, "game", "games"))
    };
    let name = printable(&target.display().to_string());
    Ok(format!("{} added to {name}{known}\n", counted(new, "game", "games")))
}

fn into_folder(sources: &Sources, folder: &Path) -> Result<String, Failure> {
    fs::create_dir_all(folder)
        .map_err(|error| Failure::refused(format!("--to: {}: {error}", folder.display())))?;
    let (mut number, mut progress) = (0_u64, Progress::new(0, 0, "games"));
    sources.for_each_part(&mut |games| {
        progress.more(games.len() as u64);
        for game in &games {
            number += 1;
            // The names of the players may contain anything, so they are not part of the file name.
            let file = folder.join(format!("game-{number:06}.spanit"));
            write_new(&file, write_record(&game.setup, &game.referee).as_bytes()).map_err(Failure::failed)?;
            progress.show(number, String::new);
        }
        Ok(())
    })?;
    drop(progress);
    let name = printable(&folder.display().to_string());
    Ok(format!("{} written to {name}\n", counted(number, "game", "games")))
}
