//! Texts of the list of personalities: what it shows of each, and what can be done with it.

use std::fmt::Display;
use std::path::Path;

use span_it_core::json::shorten;
use span_it_core::personality::RefusedMember;
use span_it_core::personality::ladder::Strength;
use span_it_core::text::sanitize::printable;

use crate::messages::files::file_name;
use crate::messages::language;
use crate::messages::language::{and_list, counted, percent, sentences, series, with_full_stop};
use span_it_core::personality::character::Trait;

pub const RATINGS_UNREADABLE: &str = "The ratings of your personalities could not be read";
pub const CLOSE_MESSAGE: &str = "Close message";
pub const TITLE: &str = "Personalities";
pub const MENU: &str = "Library…";
pub const SAVE_PLAYERS_PERSONALITY: [&str; 2] =
    ["Save Personality, Left to Right…", "Save Personality, Top to Bottom…"];
pub const OPEN_FOLDER: &str = "Open Folder";
pub const DELETED: &str = "Deleted";
pub const EDIT: &str = "Edit…";
pub const NEW: &str = "New";
pub const IMPORT: &str = "Import…";
pub const EXPORT: &str = "Export…";
pub const RENAME: &str = "Rename";
pub const DUPLICATE: &str = "Duplicate";
pub const DELETE: &str = "Delete";
pub const RESTORE: &str = "Restore";
pub const EMPTY_TRASH: &str = "Empty trash…";
pub const DELETE_PERMANENTLY: &str = "Delete permanently";
pub const DO_NOT_EMPTY: &str = "Keep";
pub const TRASH_EMPTY: &str = "The trash is empty.";
pub fn empty_trash(count: usize) -> String {
    plural!(
        count,
        "{count} deleted personality will be removed permanently.",
        "{count} deleted personalities will be removed permanently."
    )
}
pub const UNDO: &str = "Undo";
pub const UNDO_IMPORT: &str = "Undo the import";
pub const NEW_NAME: &str = "New name";
pub const SAVE_NAME: &str = "Save name";
pub const KEEP_NAME: &str = "Keep name";
pub const EXPORT_ALL: &str = "Export all…";
pub const PLAY_AGAINST: &str = "Play against it";
pub const AS_ONE_PACK: &str = "As one pack…";
pub const AS_FILES: &str = "As separate files…";
pub const EXPORT_PACK_TITLE: &str = "Save the personalities as a pack";
pub const PACK_FILE: &str = "personalities.json";
pub const EXPORT_TITLE: &str = "Save the personality as a file";
pub const EXPORT_FOLDER_TITLE: &str = "Choose a folder for the files";
pub const IMPORT_TITLE: &str = "Import personalities";
pub const SHOW: &str = "Show";
/// The choices, in the order of `Filter::ALL`.
pub const FILTERS: [&str; 3] = ["All", "Yours", "Built in"];
pub const SORT_BY: &str = "Sort by";
/// The choices, in the order of `Order::ALL`.
pub const ORDERS: [&str; 3] = ["Strength", "Name", "Date"];
pub const CHOOSE_ONE: &str = "Choose a personality to see what it is like.";
pub const BUILT_IN_IS_READ_ONLY: &str =
    "Built-in personalities cannot be changed. Duplicate it and change the copy.";
pub const ONLY_OWN_ARE_DELETED: &str = "Only your own personalities can be deleted.";
pub const FILE_IS_UNREADABLE: &str = "The file cannot be read as a personality.";
pub use crate::messages::personality_folder::NO_FOLDER;
pub const NAME_NEEDED: &str = "A personality needs a name.";
pub const UNREADABLE: &str = "This file cannot be read as a personality";
pub const NOTES: &str = "Notes";
pub const FILE: &str = "File";
pub const FILES_TOPIC: &str = "files";
pub const CHARACTER: &str = "Character";
pub const STRENGTH: &str = "Strength";
pub const MEASURED_BY: &str = "Measured with";
pub const NOT_MEASURED: &str = "Not measured yet.";
pub const ELO: &str = "Elo";
pub const SAFE_MOVES: &str = "Safe moves";
pub const TIME: &str = "Time per move";
pub const BOARDS: &str = "Boards";
pub const ELO_NOTE: &str =
    "On the scale of the built-in ladder, where the built-in personalities average 1500.";
pub const OWN_ELO_NOTE: &str = "On the scale of the built-in ladder. The table of a tournament has its own scale, so its numbers differ.";
pub const SAFE_MOVES_NOTE: &str =
    "Share of its moves that kept the win, in won positions where a mistake was possible.";

/// Why a name is refused.
pub const NO_NAME: &str = "the name is empty: expected a name for the personality";

texts! {
    by(author: &str) = "by {author}";
    renamed(old: &str, new: &str) = "{old} was renamed to {new}.";
    duplicated(name: &str) = "{name} was added to your personalities.";
    not_exported(folder: &Path, reason: &str) = "Nothing was exported to {}: {}", folder.display(), with_full_stop(reason);
    pack_not_pasted(reason: impl Display) =
        "The pack in the clipboard was not imported: {}", with_full_stop(reason);
    in_pack(path: &Path, problems: &str) = "In {}: {problems}", file_name(path);
    copy_of(name: &str) = "{name} copy";
    numbered_copy_of(name: &str, number: usize) = "{name} copy {number}";
    name_too_long(letters: usize, most: usize) = "the name has {letters} letters: expected at most {most}";
    name_of_built_in(name: &str) = "{name} is a built-in personality: choose another name";
    crowded(path: &Path, most: usize) =
        "{}: {most} files of this name exist already: choose another name", path.display();
    not_moved(path: &Path, folder: &Path, error: impl Display) =
        "{}: could not move it to {}: {error}", path.display(), folder.display();
    not_removed(path: &Path, error: impl Display) = "{}: could not remove it: {error}", path.display();
    selected(count: usize) = "{} selected", counted(count, "personality", "personalities");
    /// `done` is a sentence about the files that were moved.
    not_all(done: &str, reason: &str) = "{done} The others stay: {}", with_full_stop(reason);
    /// `done` is a sentence about what succeeded.
    stopped(done: &str, reason: &str) = "{done} Then it stopped: {}", with_full_stop(reason);
    nothing_changed(reason: &str) = "Nothing was changed. {}", with_full_stop(reason);
}

/// How many refused members of a pack a sentence lists.
const MAX_REFUSED: usize = 3;

/// A line for each.
pub fn all_refused(refused: &[RefusedMember]) -> String {
    language::lines(&refused.iter().map(member_refused).collect::<Vec<_>>())
}

/// "Number 3, Ada, was not imported: line 40, column 21: ..."
fn member_refused(member: &RefusedMember) -> String {
    let (number, reason) = (member.number, with_full_stop(printable(&member.reason)));
    match member.name.as_deref().map(|name| shorten(&printable(name))) {
        Some(name) => format!("Number {number}, {name}, was not imported: {reason}"),
        None => format!("Number {number} was not imported: {reason}"),
    }
}

pub fn members_refused(refused: &[RefusedMember]) -> String {
    let mut texts: Vec<String> = refused.iter().take(MAX_REFUSED).map(member_refused).collect();
    let more = refused.len().saturating_sub(MAX_REFUSED);
    if more > 0 {
        texts.push(plural!(more, "{more} more was not imported.", "{more} more were not imported."));
    }
    sentences(&texts)
}

/// How many names a sentence lists.
const MAX_NAMES: usize = 5;

/// "Ada", "Ada and Bob", "12 personalities".
fn subject(names: &[String]) -> String {
    if names.len() > MAX_NAMES {
        counted(names.len(), "personality", "personalities")
    } else {
        and_list(names)
    }
}

pub fn deleted(names: &[String]) -> String {
    let subject = subject(names);
    plural!(names.len(), "{subject} was deleted.", "{subject} were deleted.")
}

pub fn restored(names: &[String]) -> String {
    let subject = subject(names);
    plural!(names.len(), "{subject} was restored.", "{subject} were restored.")
}

pub fn imported(names: &[String]) -> String {
    let subject = subject(names);
    plural!(
        names.len(),
        "{subject} was added to your personalities.",
        "{subject} were added to your personalities."
    )
}

pub fn already_present(names: &[String]) -> String {
    let subject = subject(names);
    plural!(
        names.len(),
        "{subject} is already among your personalities.",
        "{subject} are already among your personalities."
    )
}

pub fn pack_saved(count: usize, path: &Path) -> String {
    let path = file_name(path);
    plural!(count, "{count} personality was saved as {path}.", "{count} personalities were saved as {path}.")
}

pub fn exported(count: usize, folder: &Path) -> String {
    let folder = folder.display();
    plural!(
        count,
        "{count} personality was exported to {folder}.",
        "{count} personalities were exported to {folder}."
    )
}

/// `present` is the number of personalities that the folder contained before.
pub fn exported_beside(written: usize, present: usize, folder: &Path) -> String {
    let exported = exported(written, folder);
    if present == 0 { exported } else { sentences(&[exported, format!("It contained {present} already.")]) }
}

pub fn points(strength: &Strength) -> String {
    let about = if strength.rough { "~" } else { "" };
    format!("{about}{} Elo", language::elo(strength.elo))
}

/// `~` marks a cautious estimate.
pub fn elo(strength: &Strength) -> String {
    let elo = match strength.margin {
        None => language::elo(strength.elo),
        Some(margin) => language::elo_margin(strength.elo, margin),
    };
    if strength.rough { format!("~{elo}") } else { elo }
}

pub const fn trait_name(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "Runs",
        Trait::Spreads => "Spreads",
        Trait::Blocks => "Blocks",
        Trait::Plans => "Plans",
        Trait::Luck => "Luck",
    }
}

pub const fn trait_note(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "How much it extends its paths towards its goal: PathMajorSpan.",
        Trait::Spreads => "How widely it builds or scatters its paths: PathMinorSpan and BoardPathCount.",
        Trait::Blocks => "How much it values the best node of its opponent: GamePredictability%.",
        Trait::Plans => "How far it looks ahead: GameTreeMaxDepth and, a little, GameTreeMaxBreadth.",
        Trait::Luck => "How much chance decides: NodeRandom.",
    }
}

pub const fn trait_meaning(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "heads for the far edge",
        Trait::Spreads => "builds in many places",
        Trait::Blocks => "minds your best move",
        Trait::Plans => "looks moves ahead",
        Trait::Luck => "leaves it to chance",
    }
}

/// "Character: runs 40%, spreads 20%, ...".
pub fn character(shares: [f64; 5]) -> String {
    let traits = Trait::ALL.into_iter().zip(shares);
    format!("Character: {}", series(&traits.map(trait_share).collect::<Vec<_>>()))
}

fn trait_share((one, share): (Trait, f64)) -> String {
    let share = percent(share);
    match one {
        Trait::Runs => format!("runs {share}"),
        Trait::Spreads => format!("spreads {share}"),
        Trait::Blocks => format!("blocks {share}"),
        Trait::Plans => format!("plans {share}"),
        Trait::Luck => format!("luck {share}"),
    }
}
