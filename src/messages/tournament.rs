//! The Ultimate Personality Competition.

use std::time::Duration;

use span_it_arena::contest::Plan;
use span_it_core::board::BoardSize;
use span_it_core::text::humanize::{counted, grouped};
use span_it_core::text::sanitize::printable;

/// Letters of a short name, at most.
const SHORT: usize = 20;
/// Letters of a name in the list of those who may take part, at most.
const LISTED: usize = 24;

/// The page's title.
pub const TITLE: &str = "Ultimate Personality Competition";
/// Below the title while all is to be chosen.
pub const INVITATION: &str =
    "Choose who takes part. Everyone meets everyone, on each board, starting as often as not.";
/// Below the title of a contest.
pub const EVERYONE: &str = "Everyone meets everyone, on each board, starting as often as not.";
/// The head of the choices.
pub const SET_UP: &str = "Set-up";
/// The two halves on a narrow window while all is to be chosen.
pub const SET_UP_TABS: [&str; 2] = ["Who takes part", SET_UP];
/// The two halves on a narrow window of a contest.
pub const TABS: [&str; 2] = ["Table", "Games"];
/// What the halves are, for assistive technology.
pub const SHOWN: &str = "What is shown";
/// The choice of personalities.
pub const PERSONALITIES: &str = "Personalities";
/// How many games.
pub const GAMES: &str = "Games a pair";
/// The boards.
pub const BOARDS: &str = "Boards";
/// Who begins.
pub const FIRST_MOVE: &str = "First move";
/// Who begins: each as often.
pub const ALTERNATES: &str = "alternates";
/// Moves made at random before the players take over.
pub const OPENING: &str = "Random first moves";
/// The time limit.
pub const MAXIMUM: &str = "Maximum a move";
/// A usual limit, in seconds; nothing for none.
pub fn limit_step(seconds: &str) -> String {
    if seconds.is_empty() { NO_LIMIT.to_owned() } else { format!("{seconds} s") }
}
/// Without time limit.
pub const NO_LIMIT: &str = "no limit";
/// One that reads its opponents.
pub const READER: &str = "reads";
/// Adds one.
pub const ADD_READER: &str = "Add one that reads its opponents…";
/// The seed.
pub const SEED: &str = "Seed";
/// Draws another seed.
pub const NEW_SEED: &str = "New seed";
/// Chooses all.
pub const ALL: &str = "All";
/// Chooses none.
pub const NONE: &str = "None";
/// Begins.
pub const START: &str = "Start";
/// Pauses.
pub const PAUSE: &str = "Pause";
/// Goes on after a pause, a cancel, or the end of the program.
pub const GO_ON: &str = "Go on";
/// Breaks off.
pub const CANCEL: &str = "Cancel";
/// Writes the table to a file.
pub const EXPORT: &str = "Export\u{2026}";
/// Back to the choices.
pub const NEW: &str = "New\u{2026}";
/// From the choices back to what was played before.
pub const RESULTS: &str = "Back to the results";
/// Closes the page; a contest goes on.
pub const CLOSE: &str = "Close the competition";
/// Why a command of the game is not for this page.
pub const CLOSE_FIRST: &str = "Close the competition first (Esc).";
/// The title of the question when breaking off.
pub const KEEP_QUESTION: &str = "Keep the results so far?";
/// Keeps them.
pub const KEEP: &str = "Keep";
/// Throws them away.
pub const DISCARD: &str = "Discard";
/// Goes on with the contest.
pub const DO_NOT_CANCEL: &str = "Do not cancel";
/// The column of names.
pub const NAME: &str = "Personality";
/// The column of ratings.
pub const ELO: &str = "Elo";
/// The column of scores.
pub const SCORE: &str = "Score";
/// The column of wins kept.
pub const KEPT: &str = "Wins kept";
/// What the column of wins kept says.
pub const KEPT_TIP: &str = "Of the moves made in a won position in which some free node would have lost, the share that kept the win.";
/// What stands in the cells.
pub const CELL_NOTE: &str = "A cell shows wins \u{2013} losses of the row against the column; the stronger its colour, the better. Click it for the games.";
/// What the margins are.
pub const MARGIN_NOTE: &str = "\u{b1} is a 95 % interval";
/// The head of the live games.
pub const ON_THE_BOARDS: &str = "On the boards now";
/// Shows a live game large.
pub const WATCH: &str = "Watch this game";
/// From the large board to the table.
pub const BACK: &str = "Back to the table";
/// Another live game.
pub const ANOTHER: &str = "Another game";
/// Opens a game in the review.
pub const REVIEW: &str = "Review this game";
/// Closes the list of games.
pub const CLOSE_GAMES: &str = "Close the list of games";
/// No game has ended in this meeting.
pub const NO_GAMES_YET: &str = "No game between these two has ended yet.";
/// Between two names.
pub const AGAINST: &str = "against";
/// The contest's thread ended by a panic.
pub const BROKE_OFF: &str =
    "The competition broke off by a fault of the program; its results so far are kept.";
/// A contest is long, and being read.
pub const READING: &str = "Reading the competition\u{2026}";
/// The head of the list of those that are kept.
pub const EARLIER: &str = "Earlier competitions";
/// Everything is played.
pub const FINISHED: &str = "All games are played.";
/// It was cancelled or the program ended.
pub const UNFINISHED: &str = "Broken off; it can go on.";
/// Opens the page from the notice at the start.
pub const SHOW: &str = "Show the competition";

/// At the next start: a competition that can go on.
pub fn broken_off(played: usize, of: u64) -> String {
    format!(
        "The competition broke off after {} of {} games; it can go on.",
        grouped(played as u64),
        grouped(of)
    )
}

/// Names in the list of those that are kept, at most; of more only the number is said.
const NAMED: usize = 3;

/// One of those that are kept: who took part, where, how far it is, and when that was.
pub fn earlier(plan: &Plan, played: usize, age: Option<Duration>) -> String {
    let names = plan.names();
    let who = if names.len() > NAMED {
        counted(names.len() as u64, "player", "players")
    } else {
        names.iter().map(|name| short(name)).collect::<Vec<_>>().join(", ")
    };
    let boards = boards(&plan.boards).replace(" x ", "\u{a0}\u{d7}\u{a0}");
    let (played, all) = (grouped(played as u64), grouped(plan.games()));
    let when = age.map_or_else(String::new, |age| format!(" \u{b7} {}", ago(age)));
    format!("{who} \u{b7} {boards} \u{b7} {played} of {all} games{when}")
}

/// The same, told apart by its file from others of which the same is said.
pub fn told_apart(said: &str, file: Option<&str>) -> String {
    file.map_or_else(|| said.to_owned(), |file| format!("{file} \u{b7} {said}"))
}

/// Lists the older ones too, so many.
pub fn more_earlier(count: usize) -> String {
    format!("Show {} more", grouped(count as u64))
}

/// Deletes one of those that are kept.
pub fn delete(said: &str) -> String {
    format!("Delete {said}")
}

/// So many were deleted.
pub fn deleted(count: usize) -> String {
    if count == 1 {
        "The competition was deleted.".to_owned()
    } else {
        format!("{} competitions were deleted.", grouped(count as u64))
    }
}

/// Brings back what was deleted last.
pub const RESTORE: &str = "Undo";

/// One can be neither deleted nor brought back.
pub fn not_changed(reason: impl std::fmt::Display) -> String {
    format!("The list of competitions was not changed: {reason}.")
}

/// How long ago something was.
fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0 => "just now".to_owned(),
        1..60 => format!("{} ago", counted(minutes, "minute", "minutes")),
        60..1_440 => format!("{} ago", counted(minutes / 60, "hour", "hours")),
        _ => format!("{} ago", counted(minutes / 1_440, "day", "days")),
    }
}

/// One of those that are kept, which another window plays.
pub fn held(file: &str) -> String {
    format!("{file}: open in another window.")
}

/// One of those that are kept cannot be read: the reason begins with the file.
pub fn unread(reason: impl std::fmt::Display) -> String {
    format!("A competition cannot be read, and is left as it is. {reason}.")
}

/// The head of the outside engines.
pub const ENGINES: &str = "Outside engines";
/// What they are.
pub const ENGINES_NOTE: &str = "Other programs that speak the Go Text Protocol (GTP), by the command that starts them. They need a maximum a move.";
/// The field for another one.
pub const ENGINE_COMMAND: &str = "Command line";
/// Lists it.
pub const ADD_ENGINE: &str = "Add";
/// Why none is added.
pub const NO_COMMAND: &str = "Enter a program and its arguments.";
/// It is listed already.
pub const ENGINE_TWICE: &str = "This one is in the list already.";
/// Why an outside engine cannot take part as it is.
pub const ENGINE_LIMIT: &str = "Outside engines need a maximum a move: they may think for ever.";
/// Too few or too many.
pub const HOW_MANY: &str = "Choose 2 to 32.";
/// No board.
pub const WHICH_BOARD: &str = "Choose at least one board.";
/// What a limit may be.
pub const WHICH_LIMIT: &str = "seconds from 0.01 to 600, or nothing for no limit.";
/// What an opening may be.
pub const WHICH_OPENING: &str = "a whole number from 0 to 20.";
/// What a seed may be.
pub const WHICH_SEED: &str = "a whole number from 0 to 9 007 199 254 740 991.";
/// Among those that came with the program.
pub const SHIPPED: &str = "shipped";
/// From the player's own folder.
pub const OWN: &str = "own";
/// Not a personality.
pub const MACHINE: &str = "for comparison";
/// The title of the dialog for the table's file.
pub const EXPORT_TABLE: &str = "Export the table";
/// The name proposed for that file.
pub const TABLE_NAME: &str = "competition.html";
/// The filter of the dialog for tables.
pub const TABLES: &str = "Tables (HTML, CSV, JSON, Markdown)";
/// What the button does.
pub const EXPORT_TIP: &str =
    "Writes the table, as the file's ending says: .html to print, .csv for a spreadsheet, .json or .md.";

/// A table of a kind there is not.
pub fn no_such_table(path: &std::path::Path) -> String {
    format!("{}: a table ends in .html, .csv, .json or .md. Nothing was written.", path.display())
}

/// A table was written.
pub fn written(path: &std::path::Path) -> String {
    format!("Written to {}.", path.display())
}

/// How many games a pair may be.
pub fn which_games(boards: usize) -> String {
    let each = 2 * boards.max(1);
    match boards {
        0 | 1 => format!("a multiple of {each} from {each} to 10\u{a0}000."),
        _ => format!("a multiple of {each}, both sides on {boards} boards, from {each} to 10\u{a0}000."),
    }
}

/// What is wrong, with the name of the field it is wrong in.
pub fn in_field(name: &str, why: &str) -> String {
    format!("{name}: {why}")
}

/// A name where there is little room: of an outside program's command without the folder, and no longer
/// than a line leaves to say what matters.
pub fn short(name: &str) -> String {
    let (program, options) = name.split_once(' ').unwrap_or((name, ""));
    let is_path = program.starts_with(['/', '.', '~', '\\']);
    let file = program.rsplit(['/', '\\']).next().filter(|_| is_path).unwrap_or(program);
    let whole = if options.is_empty() { file.to_owned() } else { format!("{file} {options}") };
    if whole.chars().count() <= SHORT {
        return whole;
    }
    whole.chars().take(SHORT - 1).chain(['\u{2026}']).collect()
}

/// A name in the list of those who may take part, as much of it as a column has room for.
pub fn in_list(name: &str) -> String {
    let name = printable(name);
    if name.chars().count() <= LISTED {
        return name;
    }
    name.chars().take(LISTED - 1).chain(['\u{2026}']).collect()
}

/// How many take part.
pub fn chosen(count: usize) -> String {
    format!("{count} chosen")
}

/// How many games it will be, and how long they may take.
pub fn size(games: u64, about: Option<Duration>) -> String {
    let games = format!("{} {}", grouped(games), if games == 1 { "game" } else { "games" });
    about.map_or_else(|| games.clone(), |about| format!("{games}, {}", roughly(about)))
}

/// A length of time, as exact as it is known.
pub fn roughly(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..=4 => "a few seconds".to_owned(),
        5..=89 => format!("about {} s", (seconds + 2) / 5 * 5),
        90..=5_399 => format!("about {} min", (seconds + 30) / 60),
        _ => format!("about {} h", (seconds + 1_800) / 3_600),
    }
}

/// How far it is: what is bold, and what follows.
pub fn progress(done: usize, all: u64) -> [String; 2] {
    let share = (100 * done as u64).checked_div(all).unwrap_or(0);
    [format!("{done} of {all} games"), format!("\u{b7} {share} %")]
}

/// The sign in the menu bar: how far it is.
pub fn sign(done: usize, all: u64) -> String {
    format!("Competition {} %", (100 * done as u64).checked_div(all).unwrap_or(0))
}
/// The sign while it is paused.
pub const SIGN_PAUSED: &str = "Competition: paused";

/// How long it will go on, and how fast it goes.
pub fn left(time: Option<Duration>, pace: Option<f64>, cores: usize) -> String {
    let cores = counted(cores, "core", "cores");
    match (time, pace) {
        (Some(time), Some(pace)) if (1.0..10.0).contains(&pace) => {
            format!("{} left \u{b7} {:.1} games a second on {cores}", roughly(time), pace)
        }
        (Some(time), Some(pace)) if pace >= 10.0 => {
            format!("{} left \u{b7} {:.0} games a second on {cores}", roughly(time), pace)
        }
        (Some(time), Some(pace)) => {
            format!("{} left \u{b7} {:.1} games a minute on {cores}", roughly(time), pace * 60.0)
        }
        _ => format!("on {cores}"),
    }
}

/// It is paused.
pub const PAUSED: &str = "Paused";

/// Boards, one after another.
pub fn boards(sizes: &[BoardSize]) -> String {
    sizes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A cell, for assistive technology.
pub fn cell(row: &str, column: &str, wins: u32, losses: u32) -> String {
    let (wins, losses) = (counted(wins, "win", "wins"), counted(losses, "loss", "losses"));
    format!("{row} against {column}: {wins}, {losses}")
}

/// How many games are on the boards.
pub fn live(count: usize) -> String {
    counted(count, "game", "games")
}

/// How far a live game is.
pub fn at_move(moves: usize) -> String {
    format!("move {moves}")
}

/// How a finished game in the list was won, after the winner's name.
pub fn won_in(moves: usize) -> String {
    format!("won in {}", counted(moves, "move", "moves"))
}

/// The same for a game that was forfeited.
pub fn by_forfeit(reason: &str) -> String {
    format!("won by forfeit: {reason}")
}

/// As what it was won, where, and which pair it is of.
pub fn game_of(horizontal: bool, size: BoardSize, pair: u32) -> String {
    let side = if horizontal { "horizontal" } else { "vertical" };
    format!("as {side} \u{b7} {size} \u{b7} pair {}", pair + 1)
}

/// The contest is over.
pub fn over(best: &str) -> String {
    format!("The competition is over. {best} is first.")
}

/// A log that cannot be made.
pub fn not_begun(reason: impl std::fmt::Display) -> String {
    format!("The competition was not begun: {reason}")
}

/// A log that cannot be gone on with.
pub fn cannot_go_on(reason: impl std::fmt::Display) -> String {
    format!("The competition cannot go on: {reason}")
}

/// A log that cannot be deleted.
pub fn not_discarded(path: &std::path::Path, reason: impl std::fmt::Display) -> String {
    format!("{}: could not delete it: {reason}", path.display())
}

/// It went wrong on the way.
pub fn broke_off(reason: impl std::fmt::Display) -> String {
    format!("The competition broke off: {reason}")
}

/// The list is full.
pub fn too_many_engines(most: usize) -> String {
    format!("At most {most} outside engines are kept: remove one first.")
}

/// Lists an outside engine, or one that reads its opponents, no longer.
pub fn remove_engine(command: &str) -> String {
    format!("Remove {command}")
}

/// An outside engine is listed.
pub fn engine_added(command: &str) -> String {
    format!("{command} can take part.")
}

/// While an outside engine is tried.
pub fn trying(command: &str) -> String {
    format!("Starting {command}\u{2026}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_as_exactly_as_they_are_known() {
        let said = |seconds| roughly(Duration::from_secs(seconds));
        assert_eq!([said(2), said(31), said(89)], ["a few seconds", "about 30 s", "about 90 s"]);
        assert_eq!([said(90), said(500), said(7_300)], ["about 2 min", "about 8 min", "about 2 h"]);
    }

    #[test]
    fn it_is_said_how_long_ago_something_was() {
        let said = [0, 60, 3_599, 7_300, 86_400, 800_000].map(|seconds| ago(Duration::from_secs(seconds)));
        let expected =
            ["just now", "1 minute ago", "59 minutes ago", "2 hours ago", "1 day ago", "9 days ago"];
        assert_eq!(said, expected);
    }

    #[test]
    fn a_name_in_the_list_is_one_short_line() {
        assert_eq!(in_list("Ada (reading)"), "Ada (reading)");
        assert_eq!(
            in_list(&format!("A\n{}", "x".repeat(5000))),
            format!("A\u{fffd}{}\u{2026}", "x".repeat(21))
        );
    }

    #[test]
    fn a_short_name_leaves_the_folder_out_and_the_end() {
        assert_eq!(short("/usr/bin/gale --gtp"), "gale --gtp");
        assert_eq!(short("Ada"), "Ada");
        assert_eq!(short("1/2 of Ada"), "1/2 of Ada");
        assert_eq!(short("./a-program-of-long-name gtp"), "a-program-of-long-n\u{2026}");
    }

    #[test]
    fn the_pace_is_told_by_the_second_or_by_the_minute() {
        let left = |pace| left(Some(Duration::from_mins(3)), Some(pace), 2);
        assert_eq!(left(12.3), "about 3 min left \u{b7} 12 games a second on 2 cores");
        assert_eq!(left(0.25), "about 3 min left \u{b7} 15.0 games a minute on 2 cores");
    }
}
