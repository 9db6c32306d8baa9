//! Texts of the list of personalities: what it shows of each, and what can be done with it.

use std::path::Path;

use crate::app::library::character::Trait;
use span_it_core::board::BoardSize;
use span_it_core::personality::ladder::Strength;
use span_it_core::text::humanize;

/// The list's title where it is opened by itself.
pub const TITLE: &str = "Personalities";
/// The menu's command for it.
pub const MENU: &str = "Library…";
/// Saves a player's personality out of the game on the table.
pub const SAVE_OF: [&str; 2] = ["Save Horizontal's Personality…", "Save Vertical's Personality…"];
/// Shows the folder.
pub const OPEN_FOLDER: &str = "Open Folder";
/// Deleted ones.
pub const DELETED: &str = "Deleted";
/// Opens the editor on it.
pub const EDIT: &str = "Edit…";
/// Opens the editor on a new one.
pub const NEW: &str = "New";
/// Copies a file into the player's own.
pub const IMPORT: &str = "Import…";
/// Writes it to a file elsewhere.
pub const EXPORT: &str = "Export…";
/// Gives it another name.
pub const RENAME: &str = "Rename";
/// Makes another like it.
pub const DUPLICATE: &str = "Duplicate";
/// Moves it to the deleted ones.
pub const DELETE: &str = "Delete";
/// Brings it back.
pub const RESTORE: &str = "Bring back";
/// Asks whether the deleted ones are to go for good.
pub const EMPTY_TRASH: &str = "Empty trash…";
/// They go.
pub const EMPTY_NOW: &str = "Delete for good";
/// They stay.
pub const KEEP_TRASH: &str = "Keep";
/// They are gone.
pub const TRASH_EMPTY: &str = "The trash is empty.";
/// What is asked before they go.
pub fn empty_trash(count: usize) -> String {
    if count == 1 {
        "1 deleted personality will be gone for good.".to_owned()
    } else {
        format!("{count} deleted personalities will be gone for good.")
    }
}
/// Brings back what was deleted last.
pub const UNDO: &str = "Undo";
/// The field for another name.
pub const NEW_NAME: &str = "New name";
/// Takes the name.
pub const SAVE_NAME: &str = "Save name";
/// Leaves the name as it is.
pub const KEEP_NAME: &str = "Keep name";
/// Title of the dialog that exports.
pub const EXPORT_TITLE: &str = "Save the personality as a file";
/// Title of the dialog that imports.
pub const IMPORT_TITLE: &str = "Copy a personality into your own";
/// Nothing is chosen.
pub const CHOOSE_ONE: &str = "Choose a personality to see what it is like.";
/// Why a shipped one can be neither renamed nor deleted.
pub const IS_SHIPPED: &str = "It is part of the game: duplicate it and change the copy.";
/// Why it cannot be renamed, duplicated or exported.
pub const IS_UNREADABLE: &str = "The file cannot be read as a personality.";
/// Why nothing can be saved.
pub const NO_FOLDER: &str = "There is no folder of your own personalities.";
/// Why an empty name is not taken.
pub const NAME_NEEDED: &str = "A personality needs a name.";
/// What the file says is wrong.
pub const UNREADABLE: &str = "This file cannot be read as a personality";
/// Before its file.
pub const FILE: &str = "File";
/// What a help button beside a file that cannot be read is about.
pub const FILES: &str = "files";
/// Its five traits.
pub const CHARACTER: &str = "Character";
/// Its strength.
pub const STRENGTH: &str = "Strength";
/// The command that measures the shipped ones again.
pub const MEASURED_BY: &str = "Measured by";
/// Nobody measured it.
pub const NOT_MEASURED: &str = "Not measured yet.";
/// The rating's name.
pub const ELO: &str = "Elo";
/// The share of moves that kept the win.
pub const KEPT: &str = "Wins kept";
/// The time of a move.
pub const TIME: &str = "Time a move";
/// The boards it was measured on.
pub const BOARDS: &str = "Boards";
/// The scale of the rating.
pub const ELO_NOTE: &str = "On a scale on which the shipped personalities have 1500 on the average.";
/// What the share is of.
pub const KEPT_NOTE: &str = "Of its moves in won positions where some free node would have lost the win.";

/// Who made it.
pub fn by(author: &str) -> String {
    format!("by {author}")
}

/// A rating where nothing else says what it is.
pub fn points(elo: f64) -> String {
    format!("{elo:.0} Elo")
}

/// A rating with its margin, if that is known.
pub fn elo(strength: &Strength) -> String {
    let rating = format!("{:.0}", strength.elo);
    strength.margin.map_or_else(|| rating.clone(), |margin| format!("{rating} ± {margin:.0}"))
}

/// A share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A time in milliseconds, to two figures where it is less than a tenth of one.
pub fn milliseconds(ms: f64) -> String {
    format!("{} ms", humanize::milliseconds(ms))
}

/// Boards.
pub fn boards(boards: &[BoardSize]) -> String {
    boards.iter().map(|size| format!("{} × {}", size.rows(), size.cols())).collect::<Vec<_>>().join(", ")
}

/// A trait's name.
pub const fn trait_name(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "Runs",
        Trait::Spreads => "Spreads",
        Trait::Blocks => "Blocks",
        Trait::Plans => "Plans",
        Trait::Luck => "Luck",
    }
}

/// What a trait is read off.
pub const fn trait_note(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "How much it wants length towards its goal: PathMajorSpan.",
        Trait::Spreads => "How wide it builds or how far it scatters: PathMinorSpan and BoardPathCount.",
        Trait::Blocks => "How much your best node draws it: GamePredictability%.",
        Trait::Plans => "How far it looks ahead: GameTreeMaxDepth, and a little GameTreeMaxBreadth.",
        Trait::Luck => "How much chance has to say: NodeRandom.",
    }
}

/// The picture of the character in words.
pub fn character(shares: [f64; 5]) -> String {
    let said: Vec<String> = Trait::ALL
        .into_iter()
        .zip(shares)
        .map(|(one, share)| format!("{} {}", trait_name(one).to_lowercase(), percent(share)))
        .collect();
    format!("{CHARACTER}: {}", said.join(", "))
}

/// It was renamed.
pub fn renamed(old: &str, new: &str) -> String {
    format!("{old} is called {new} now.")
}

/// A copy was made.
pub fn duplicated(name: &str) -> String {
    format!("{name} is among your own now.")
}

/// It was deleted.
pub fn deleted(name: &str) -> String {
    format!("{name} was deleted.")
}

/// It was brought back.
pub fn restored(name: &str) -> String {
    format!("{name} is back.")
}

/// It was copied into the player's own.
pub fn imported(name: &str) -> String {
    format!("{name} was copied into your own.")
}

/// The same personality is there already.
pub fn known_already(name: &str) -> String {
    format!("{name} is among your own already.")
}

/// Something failed, and why.
pub fn failed(reason: &str) -> String {
    let reason = reason.trim_end_matches('.');
    format!("Nothing was changed. {reason}.")
}

/// The kept strengths could not be read.
pub fn strengths_unreadable(problem: &str, kept: Option<&Path>) -> String {
    let kept = kept.map_or_else(String::new, |path| {
        format!(" The old file is kept as {}.", crate::messages::files::name(path))
    });
    format!("What was measured of your personalities could not be read: {problem}.{kept}")
}
