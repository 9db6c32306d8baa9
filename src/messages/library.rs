//! Texts of the list of personalities: what it shows of each, and what can be done with it.

use std::fmt::Display;
use std::path::Path;

use crate::app::library::character::Trait;
use crate::messages::files::file_name;
use span_it_core::board::BoardSize;
use span_it_core::json::shorten;
use span_it_core::personality::RefusedMember;
use span_it_core::personality::ladder::Strength;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;

pub const CLOSE_MESSAGE: &str = "Close message";
pub const TITLE: &str = "Personalities";
pub const MENU: &str = "Library…";
pub const SAVE_PLAYERS_PERSONALITY: [&str; 2] =
    ["Save Horizontal's Personality…", "Save Vertical's Personality…"];
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
    if count == 1 {
        "1 deleted personality will be removed permanently.".to_owned()
    } else {
        format!("{count} deleted personalities will be removed permanently.")
    }
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
/// The proposed name of a pack.
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
pub const NO_FOLDER: &str = "There is no folder of your own personalities.";
pub const IS_BEING_CHANGED: &str = "Your personalities are being changed. The disk is slow.";
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
pub const WINS_KEPT: &str = "Wins kept";
pub const TIME: &str = "Time per move";
pub const BOARDS: &str = "Boards";
pub const ELO_NOTE: &str =
    "On the scale of the built-in ladder, where the built-in personalities average 1500.";
pub const OWN_ELO_NOTE: &str = "On the scale of the built-in ladder. The table of a tournament has its own scale, so its numbers differ.";
pub const WINS_KEPT_NOTE: &str =
    "Share of its moves that kept the win, in won positions where a mistake was possible.";

texts! {
    by(author: &str) = "by {author}";
    points(elo: f64) = "{elo:.0} Elo";
    percent(share: f64) = "{:.0}%", share * 100.0;
    renamed(old: &str, new: &str) = "{old} was renamed to {new}.";
    duplicated(name: &str) = "{name} was added to your personalities.";
    deleted(names: &[String]) = "{} deleted.", subject(names, "was", "were");
    restored(names: &[String]) = "{} restored.", subject(names, "was", "were");
    imported(names: &[String]) = "{} added to your personalities.", subject(names, "was", "were");
    already_present(names: &[String]) = "{} already among your personalities.", subject(names, "is", "are");
    are_being_exported(folder: &Path) = "The personalities are being exported to {}. The disk is slow.", folder.display();
    not_exported(folder: &Path, reason: &str) = "Nothing was exported to {}: {reason}.", folder.display();
    pack_not_pasted(reason: impl Display) =
        "The pack in the clipboard was not imported: {}.", reason.to_string().trim_end_matches('.');
    pack_saved(count: usize, path: &Path) =
        "{} saved as {}.", counted(count, "personality was", "personalities were"), file_name(path);
    in_pack(path: &Path, problems: &str) = "In {}: {problems}", file_name(path);
    selected(count: usize) = "{} selected", counted(count, "personality", "personalities");
}

/// How many refused members of a pack a sentence lists.
const MAX_REFUSED: usize = 3;

/// A line for each.
pub fn all_refused(refused: &[RefusedMember]) -> String {
    refused.iter().map(member_refused).collect::<Vec<_>>().join("\n")
}

fn member_refused(member: &RefusedMember) -> String {
    let name = member.name.as_deref().map(|name| format!(", {},", shorten(&printable(name))));
    let reason = printable(&member.reason);
    let reason = reason.trim_end_matches('.');
    format!("Number {}{} was not imported: {reason}.", member.number, name.unwrap_or_default())
}

/// "Number 3, Ada, was not imported: line 40, column 21: ..."
pub fn members_refused(refused: &[RefusedMember]) -> String {
    let mut texts: Vec<String> = refused.iter().take(MAX_REFUSED).map(member_refused).collect();
    match refused.len().saturating_sub(MAX_REFUSED) {
        0 => {}
        1 => texts.push("1 more was not imported.".to_owned()),
        more => texts.push(format!("{more} more were not imported.")),
    }
    texts.join(" ")
}

/// How many names a sentence lists.
const MAX_NAMES: usize = 5;

/// "Ada was", "Ada and Bob were", "12 personalities were".
fn subject(names: &[String], singular: &str, plural: &str) -> String {
    match names {
        [one] => format!("{one} {singular}"),
        [rest @ .., last] if names.len() <= MAX_NAMES => format!("{} and {last} {plural}", rest.join(", ")),
        many => format!("{} personalities {plural}", many.len()),
    }
}

/// `present` is the number of personalities that the folder contained before.
pub fn exported(written: usize, present: usize, folder: &Path) -> String {
    let count = counted(written, "personality was", "personalities were");
    let sentence = format!("{count} exported to {}.", folder.display());
    match present {
        0 => sentence,
        1 => format!("{sentence} It contained 1 already."),
        many => format!("{sentence} It contained {many} already."),
    }
}

/// `done` is a sentence about what succeeded.
/// Some files were moved, the others could not be.
pub fn not_all(done: &str, reason: &str) -> String {
    format!("{done} The others stay: {}.", reason.trim_end_matches('.'))
}

pub fn stopped(done: &str, reason: &str) -> String {
    format!("{done} Then it stopped: {}.", reason.trim_end_matches('.'))
}

pub fn elo(strength: &Strength) -> String {
    let rating = format!("{:.0}", strength.elo);
    strength.margin.map_or_else(|| rating.clone(), |margin| format!("{rating} ± {margin:.0}"))
}

pub fn boards(boards: &[BoardSize]) -> String {
    boards.iter().map(|size| format!("{} × {}", size.rows(), size.cols())).collect::<Vec<_>>().join(", ")
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

pub fn character(shares: [f64; 5]) -> String {
    let message: Vec<String> = Trait::ALL
        .into_iter()
        .zip(shares)
        .map(|(one, share)| format!("{} {}", trait_name(one).to_lowercase(), percent(share)))
        .collect();
    format!("{CHARACTER}: {}", message.join(", "))
}

pub fn nothing_changed(reason: &str) -> String {
    let reason = reason.trim_end_matches('.');
    format!("Nothing was changed. {reason}.")
}

pub fn ratings_unreadable(problem: &str, kept: Option<&Path>) -> String {
    let kept =
        kept.map_or_else(String::new, |path| format!(" The old file was kept as {}.", file_name(path)));
    format!("The ratings of your personalities could not be read: {problem}.{kept}")
}
