//! Texts of competitions: the entry of a personality, and the tournament of the entries.

use std::path::Path;

use span_it_core::board::BoardSize;
use span_it_core::personality::Personality;

use crate::messages::files::file_name;
use crate::messages::language::{counted, grouped, sentences, size};

pub const SAVE_ENTRY: &str = "Save Competition Entry…";
pub const ENTRY_BUTTON: &str = "Competition entry…";
pub const HOLD: &str = "Hold a Competition…";
pub const HOLD_BUTTON: &str = "Hold a competition…";
pub const HOLD_TIP: &str = "Opens the files of the entries and sets the rules of competitions.";
pub const ENTRY: &str = "Competition entry";
pub const YOUR_NOTE: &str = "Your note";
pub const NOTE_HINT: &str = "How you made it, and what is special about it";
pub const MEASURED: &str = "Measured";
pub const MEASURING: &str = "measuring…";
pub const STOP_MEASURING: &str = "Stop measuring";
pub const IS_MEASURED: &str = "It is measured.";
pub const SAVE: &str = "Save…";
pub const WAIT: &str = "Wait for the measurement, or stop it.";
pub const AUTHOR_NEEDED: &str = "Enter the author.";
pub const ENTRY_FILE: &str = "Save the competition entry";
pub const ENTRIES: &str = "Open the competition entries";
pub const TOURNAMENT_RUNS: &str = "A tournament is running. Hold the competition after it.";
pub const TWO_NEEDED: &str = "A competition needs two different entries.";
pub const WINNERS: &str = "Winners";
pub const KEEP_WINNERS: &str = "Add to library";
pub const COPY_COMMAND: &str = "Copy the toolkit command";
pub const VISITED_MOVES: &str = "Most visited moves";
pub const REPEAT_WITH: &str = "Repeat with";

texts! {
    strength_on(board: BoardSize) = "Strength on {}", size(board);
    elo(value: f64, margin: f64) = "{} Elo", crate::messages::language::elo_margin(value, margin);
    is_built_in(name: &str) = "{name} is built in. Change it first: an entry is a personality of your own.";
    entry_saved(file: &Path, page: &Path) = "Saved as {} and, to print, {}.", file_name(file), file_name(page);
    entries_opened(count: usize) = "{}: the rules of competitions are set. Start the tournament.", counted(count, "entry", "entries");
    most_visits(visits: u64) = "at most {}", grouped(visits);
    command_copied(command: &str) = "Copied: {command}";
    fact(name: &str, value: &str) = "{name}: {value}";
}

/// `1. Ada by Grace`.
pub fn winner(rank: usize, one: &Personality) -> String {
    let name = &one.name;
    match one.author.as_deref().filter(|author| !author.trim().is_empty()) {
        Some(author) => format!("{rank}. {name} by {author}"),
        None => format!("{rank}. {name}"),
    }
}

pub fn not_all_opened(opened: &str, problems: &[String]) -> String {
    sentences(&[opened.to_owned(), sentences(problems)])
}
