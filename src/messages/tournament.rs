//! Texts of the tournament page.

use std::fmt::Display;
use std::time::Duration;

use span_it_core::board::BoardSize;
use span_it_core::text::humanize::byte_size;
use span_it_core::text::sanitize::printable;
use span_it_lab::tournament::{Plan, Side};

use crate::messages::files::file_name;
use crate::messages::language;
use crate::messages::language::{
    counted, decimal, facts, grouped, percent_done, sentences, series, sizes, unbroken, with_full_stop,
};

const MAX_SHORT_NAME: usize = 20;
/// Maximum length of a tournament's name in the list, in characters.
const MAX_TITLE: usize = 40;
const MAX_LISTED_NAME: usize = 24;

pub const TITLE: &str = "Tournament";
pub const ROUND_ROBIN_NOTE: &str = "Everyone plays everyone on every board and moves first half the time.";
pub const GAUNTLET_NOTE: &str = "One player plays all others on every board and moves first half the time.";
pub const KIND: &str = "Kind of tournament";

/// The note before the players are chosen.
pub fn set_up(note: &str) -> String {
    sentences(&["Choose the players.", note])
}

pub const KINDS: [&str; 2] = ["Round robin", "Gauntlet"];
pub const FIRST_PLAYER: &str = "First player";
/// The tournament is played by the toolkit until a test decides.
pub const IS_TEST: &str = "A test of span-it-toolkit, which can resume it.";
pub const OTHER_BOARDS: &str = "Other boards";
pub const OTHER_BOARDS_TIP: &str = "Rows and columns from 3 to 20, such as 5x9, 12x12.";
pub const OPENINGS: &str = "Openings";
pub const FROM_FILE: &str = "from a file";
pub const SET_UP: &str = "Set-up";
pub const SET_UP_TABS: [&str; 2] = [PLAYERS, SET_UP];
pub const TABS: [&str; 2] = ["Table", "Games"];
pub const TABS_NAME: &str = "What is shown";
pub const PLAYERS: &str = "Players";
pub const GAMES: &str = "Games per pairing";
pub const BOARDS: &str = "Boards";
pub const FIRST_MOVE: &str = "First move";
pub const ALTERNATES: &str = "alternates";
pub const OPENING: &str = "Random opening moves";
pub const TIME_PER_MOVE: &str = "Time per move";
pub fn time_limit(seconds: &str) -> String {
    if seconds.is_empty() { NO_LIMIT.to_owned() } else { format!("{seconds} s") }
}
pub const NO_LIMIT: &str = "no limit";
pub const SEED: &str = "Seed";
pub const NEW_SEED: &str = "New seed";
pub const NONE: &str = "None";
pub const VISITED_MOVES: &str = "Most visited moves";
pub const COMPETITION: &str = "Rules of a competition";
pub const COMPETITION_TIP: &str =
    "Sets boards, games, openings, seed and limit, so that everyone gets the same result.";
pub const START: &str = "Start";
pub const PAUSE: &str = "Pause";
pub const RESUME: &str = "Resume";
pub const CANCEL: &str = "Cancel";
pub const EXPORT: &str = "Export\u{2026}";
pub const NEW: &str = "New\u{2026}";
pub const PLAY_MORE: &str = "Play more games";
pub const PLAY_MORE_TIP: &str = "Continues with as many games again.";
pub const VISITS_RANGE: &str = "enter a whole number from 1, or nothing for no limit.";
pub const BACK_TO_RESULTS: &str = "Back to the results";
pub const CLOSE: &str = "Back to game";
pub const NAME: &str = "Personality";
pub const ELO: &str = "Elo";
pub const CELL_NOTE: &str = "A cell shows the wins and losses of the row against the column. A stronger colour is better. Click a cell for its games.";
pub const SIDE_NOTE: &str = "Only the games that the player of the row played this way.";
pub const ALL_BOARDS: &str = "All boards";

pub fn board_choice(board: Option<BoardSize>) -> String {
    board.map_or_else(|| ALL_BOARDS.to_owned(), language::size)
}

pub const fn side_choice(side: Option<Side>) -> &'static str {
    match side {
        None => "All games",
        Some(Side::First) => "Moving first",
        Some(Side::Second) => "Moving second",
        Some(Side::Horizontal) => "Left to right",
        Some(Side::Vertical) => "Top to bottom",
    }
}

pub const MARGIN_NOTE: &str = "\u{b1} is a 95% interval.";
pub const ROUGH_NOTE: &str = "~ is a cautious estimate: all its games ended alike.";
pub const NOW_PLAYING: &str = "Now playing";
pub const WATCH: &str = "Watch this game";
pub const BACK_TO_TABLE: &str = "Back to the table";
pub const ANOTHER_GAME: &str = "Another game";
pub const REVIEW: &str = "Review this game";
pub const CLOSE_GAMES: &str = "Close the list of games";
pub const NO_GAMES_YET: &str = "No game between these two has finished yet.";
pub const AGAINST: &str = "against";
pub const STOPPED_BY_ERROR: &str =
    "The tournament stopped because of an error in the program. Its results so far were kept.";
pub const READING: &str = "Reading the tournament\u{2026}";

pub const EARLIER_TOURNAMENTS: &str = "Earlier tournaments";
pub const FINISHED: &str = "All games have been played.";
pub const UNFINISHED: &str = "Interrupted. You can resume it.";
pub const SHOW: &str = "Show the tournament";

const MAX_NAMED: usize = 3;

pub fn summary(plan: &Plan, played: usize, age: Option<Duration>) -> String {
    let names = plan.names();
    let mut named: Vec<String> = names.iter().take(MAX_NAMED).map(|name| short_name(name)).collect();
    let more = names.len().saturating_sub(MAX_NAMED);
    let players = if more == 0 {
        series(&named)
    } else {
        named = vec![series(&named), format!("{} more", grouped(more))];
        language::and_list(&named)
    };
    let games = format!("{} of {} games", grouped(played), grouped(plan.games()));
    let age = age.map(ago).unwrap_or_default();
    facts(&[players, unbroken(&sizes(&plan.boards)), games, age])
}

pub fn named_summary(title: &str, summary: &str) -> String {
    let title = printable(title);
    let shown = if title.chars().count() > MAX_TITLE {
        title.chars().take(MAX_TITLE - 1).chain(['\u{2026}']).collect()
    } else {
        title
    };
    facts(&[shown.as_str(), summary])
}

pub fn with_file_name(message: &str, file: Option<&str>) -> String {
    facts(&[file.unwrap_or_default(), message])
}

texts! {
    most_visits(visits: u64) = "at most {}", grouped(visits);
    show_more(count: usize) = "Show {} more", grouped(count);
    first_player(name: &str) = "First player: {name}";
    wrong_board(part: &str) = "Other boards: {} is not a board. Enter rows and columns from 3 to 20, such as 5x9.", printable(part);
    sorted_by(order: &str) = "Sort: {order}";
    more_for(message: &str) = "More for {message}";
    delete(message: &str) = "Delete {message}";
    added(path: &std::path::Path) = "{} was added to the earlier tournaments.", file_name(path);
    was_read(path: &std::path::Path) = "{} was opened.", file_name(path);
    open_elsewhere(file: &str) = "{file} is open in another window.";
    unreadable(reason: impl Display) = "A tournament cannot be read and was left unchanged. {}", with_full_stop(reason);
    table_saved(path: &std::path::Path) = "Saved as {}.", path.display();
    column_head(number: &str, name: &str) = "Column {number}: {name}";
    at_move(moves: usize) = "move {moves}";
    won_in(winner: &str, moves: usize) = "{winner} won in {}", counted(moves, "move", "moves");
    won_by_forfeit(winner: &str, reason: &str) = "{winner} won by forfeit: {reason}";
    game_name(result: &str, details: &str) = "{result}, {details}";
    pairing(one: &str, other: &str) = "{one} against {other}";
    wins_and_losses(wins: u32, losses: u32) = "{wins}\u{2013}{losses}";
    /// A margin beside its rating.
    margin(margin: f64) = " \u{b1} {}", decimal(margin, 0);
    at_move_won(moves: usize, winner: &str) = "move {moves} \u{b7} {winner} wins";
    finished(best: &str) = "The tournament is over. {best} is first.";
    start_failed(reason: impl Display) = "The tournament did not start: {reason}";
    resume_failed(reason: impl Display) = "The tournament cannot be resumed: {reason}";
    stopped(reason: impl Display) = "The tournament stopped: {reason}";
    board_chosen(value: &str) = "Board of the table: {value}";
    side_chosen(value: &str) = "Side of the table: {value}";
    reading_file(path: &std::path::Path) = "{}: {READING}", file_name(path);
    interrupted(played: usize, of: u64) =
        "The tournament was interrupted after {} of {} games. You can resume it.",
        grouped(played), grouped(of);
    list_not_changed(reason: impl Display) =
        "The list of tournaments was not changed: {}", with_full_stop(reason);
    field_error(name: &str, why: impl Display) = "{name}: {why}";
    chosen_count(count: usize) = "{count} chosen";
    badge(done: usize, all: u64) = "Tournament {}", percent_done(done as u64, all);
    live_game_count(count: usize) = "{}", counted(count, "game", "games");
}

pub fn deleted(count: usize) -> String {
    plural!(count, "The tournament was deleted.", "{count} tournaments were deleted.")
}

pub const ORDERS: [&str; 3] = ["Date", "Name", "Games"];
pub const RENAME: &str = "Rename";
pub const TOURNAMENT_NAME: &str = "Name of the tournament";
pub const REUSED: &str = "The set-up of the earlier tournament was copied.";
pub const REUSE: &str = "Use this set-up again";
pub const UNDO_DELETE: &str = "Undo";

fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0 => "just now".to_owned(),
        1..60 => plural!(minutes, "{minutes} minute ago", "{minutes} minutes ago"),
        60..1_440 => {
            let hours = minutes / 60;
            plural!(hours, "{hours} hour ago", "{hours} hours ago")
        }
        _ => {
            let days = minutes / 1_440;
            plural!(days, "{days} day ago", "{days} days ago")
        }
    }
}

pub const HAS_ENGINES: &str =
    "Other programs play in it. The command of the toolkit that started it also continues it.";
pub const PLAYER_COUNT_RANGE: &str = "Choose 2 to 32 players.";
pub const BOARD_NEEDED: &str = "Choose at least one board.";
pub const TIME_LIMIT_RANGE: &str = "enter seconds from 0.01 to 600, or nothing for no limit.";
pub const OPENING_RANGE: &str = "enter a whole number from 0 to 20.";
pub const SEED_RANGE: &str = "enter a whole number from 0 to 9,007,199,254,740,991.";
pub const ADD_PLAYERS: &str = "Add players…";
/// Players that read their opponent.
pub const ADD_READERS: &str = "Add readers…";
pub const EXPORT_TABLE: &str = "Export the table";
/// In the order of `Format::ALL`.
pub const TABLE_FORMATS: [&str; 4] =
    ["Page to read and print", "CSV for a spreadsheet", "JSON for other programs", "Markdown"];
pub const HTML_TABLES: &str = "Web pages";
pub const CSV_TABLES: &str = "Spreadsheets (CSV)";
pub const JSON_TABLES: &str = "JSON files";
pub const MARKDOWN_TABLES: &str = "Markdown files";
pub const EXPORT_TIP: &str = "Saves the table.";

/// How the games of a pairing are divided among the boards.
pub fn games_note(pairs: u32, boards: usize, raised_from: Option<u32>) -> String {
    let pairs = counted(pairs, "game pair", "game pairs");
    match (boards > 1, raised_from.map(grouped)) {
        (false, None) => pairs,
        (true, None) => format!("{pairs} on each of {boards} boards"),
        (false, Some(from)) => format!("Raised from {from}: {pairs}"),
        (true, Some(from)) => format!("Raised from {from}: {pairs} on each of {boards} boards"),
    }
}

pub fn games_range(boards: usize) -> String {
    let each = 2 * boards.max(1);
    match boards {
        0 | 1 => format!("enter a multiple of {each} from {each} to 1,000,000."),
        _ => format!("enter a multiple of {each} (both sides on {boards} boards) from {each} to 1,000,000."),
    }
}

pub fn short_name(name: &str) -> String {
    let (program, options) = name.split_once(' ').unwrap_or((name, ""));
    let is_path = program.starts_with(['/', '.', '~']) || program.contains('\\');
    let file = program.rsplit(['/', '\\']).next().filter(|_| is_path).unwrap_or(program);
    let whole = if options.is_empty() { file.to_owned() } else { format!("{file} {options}") };
    if whole.chars().count() <= MAX_SHORT_NAME {
        return whole;
    }
    whole.chars().take(MAX_SHORT_NAME - 1).chain(['\u{2026}']).collect()
}

pub fn listed_name(name: &str) -> String {
    let name = printable(name);
    if name.chars().count() <= MAX_LISTED_NAME {
        return name;
    }
    name.chars().take(MAX_LISTED_NAME - 1).chain(['\u{2026}']).collect()
}

pub fn size_estimate(games: u64, about: Option<Duration>) -> String {
    let games = counted(games, "game", "games");
    match about {
        None => games,
        Some(about) => series(&[games, approximate_time(about)]),
    }
}

pub fn approximate_time(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..=4 => "a few seconds".to_owned(),
        5..=89 => format!("about {} s", (seconds + 2) / 5 * 5),
        90..=5_399 => format!("about {} min", (seconds + 30) / 60),
        _ => format!("about {} h", (seconds + 1_800) / 3_600),
    }
}

pub fn progress(done: usize, all: u64) -> [String; 2] {
    [
        format!("{} of {} games", grouped(done), grouped(all)),
        format!("\u{b7} {}", percent_done(done as u64, all)),
    ]
}

pub const BADGE_PAUSED: &str = "Tournament: paused";

pub fn time_left(time: Option<Duration>, pace: Option<f64>, cores: usize) -> String {
    let cores = counted(cores, "core", "cores");
    let (Some(time), Some(pace)) = (time, pace) else { return format!("on {cores}") };
    let left = approximate_time(time);
    if pace < 1.0 {
        let pace = decimal(pace * 60.0, 1);
        return format!("{left} left \u{b7} {pace} games per minute on {cores}");
    }
    let pace = decimal(pace, usize::from(pace < 10.0));
    format!("{left} left \u{b7} {pace} games per second on {cores}")
}

pub const PAUSED: &str = "Paused";

pub fn cell(row: &str, column: &str, wins: u32, losses: u32) -> String {
    let (wins, losses) = (counted(wins, "win", "wins"), counted(losses, "loss", "losses"));
    format!("{row} against {column}: {wins}, {losses}")
}

pub fn game_details(horizontal: bool, size: BoardSize, pair: u32) -> String {
    let (size, pair) = (language::size(size), pair + 1);
    if horizontal {
        format!("left to right \u{b7} {size} \u{b7} pair {pair}")
    } else {
        format!("top to bottom \u{b7} {size} \u{b7} pair {pair}")
    }
}

/// Why a log is not opened, and what shows its table.
pub fn too_large(path: &std::path::Path, bytes: u64, most: usize) -> String {
    let [size, most] = [usize::try_from(bytes).unwrap_or(usize::MAX), most].map(byte_size);
    format!(
        "it has {size}, and the window opens at most {most}. span-it-toolkit games ratings {} --export table.html makes a \
         page with its table",
        file_name(path)
    )
}

pub fn too_many_agents(agents: usize, limit: usize) -> String {
    format!("line 1: a tournament of {agents} agents: expected at most {limit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_times_and_ages() {
        let message = |seconds| approximate_time(Duration::from_secs(seconds));
        assert_eq!([message(2), message(31), message(89)], ["a few seconds", "about 30 s", "about 90 s"]);
        assert_eq!([message(90), message(500), message(7_300)], ["about 2 min", "about 8 min", "about 2 h"]);
        let message = [0, 60, 3_599, 7_300, 86_400, 800_000].map(|seconds| ago(Duration::from_secs(seconds)));
        let expected =
            ["just now", "1 minute ago", "59 minutes ago", "2 hours ago", "1 day ago", "9 days ago"];
        assert_eq!(message, expected);
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(listed_name("Ada (reading)"), "Ada (reading)");
        assert_eq!(
            listed_name(&format!("A\n{}", "x".repeat(5000))),
            format!("A\u{fffd}{}\u{2026}", "x".repeat(21))
        );
        assert_eq!(short_name("/usr/bin/gale --gtp"), "gale --gtp");
        assert_eq!(short_name(r"C:\engines\gale.exe --gtp"), "gale.exe --gtp");
        assert_eq!(short_name("Ada"), "Ada");
        assert_eq!(short_name("1/2 of Ada"), "1/2 of Ada");
        assert_eq!(short_name("./a-program-of-long-name gtp"), "a-program-of-long-n\u{2026}");
    }

    #[test]
    fn pace_is_per_second_or_minute() {
        let time_left = |pace| time_left(Some(Duration::from_mins(3)), Some(pace), 2);
        assert_eq!(time_left(12.3), "about 3 min left \u{b7} 12 games per second on 2 cores");
        assert_eq!(time_left(0.25), "about 3 min left \u{b7} 15.0 games per minute on 2 cores");
    }
}
