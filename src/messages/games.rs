//! Texts of the page *Games* and of the history.

use std::path::Path;

use crate::messages::files::file_name;
use crate::messages::game::short_name;
use crate::messages::language;
use crate::messages::language::{counted, date_and_time, percent, series, with_full_stop};
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::referee::Termination;
use span_it_learn::date::Zone;
use span_it_store::games::{Order, ResultFilter, StoredGame};

pub const TITLE: &str = "Games";
/// Tabs of a narrow window.
pub const TABS_NAME: &str = "What is shown";
pub const CLOSE: &str = "Back to game";
pub const READING: &str = "Reading the games…";
pub const LOADING: &str = "Reading…";
pub const EMPTY: &str = "No games yet. Every game that you finish or leave will appear here, with its result, how \
    often you stayed ahead, and the turning point. You can open and review each, and search for players and positions.";
pub const NO_MATCH: &str = "No game matches.";
pub const SHOW_ALL: &str = "Show all";

pub const SEARCH: &str = "Player";
pub const ALL_SIZES: &str = "All boards";
pub const POSITION: &str = "This position";
pub const POSITION_TIP: &str = "Only games that reached the position of the opening explorer, also mirrored";

pub const COLUMNS: [&str; 7] =
    ["Date", "Players", "Board", "Result", "Moves", "Stayed ahead", "Turning point"];

pub const OPEN: &str = "Open";
pub const REVIEW: &str = "Review";
pub const PRACTISE: &str = "Practise";
pub const PRACTISE_TIP: &str = "Your mistakes in this game, as puzzles.";
pub const NOT_YOURS: &str = "You played on neither side of this game, or on both.";
pub const EXPORT: &str = "Export…";
pub const EXPORT_TITLE: &str = "Export the game";
pub const DELETE: &str = "Delete";
pub const UNDO: &str = "Undo";
pub const PUT_BACK: &str = "Put back";
pub const ERASE: &str = "Erase";
pub const ERASE_FOR_GOOD: &str = "Erase for good?";
pub const REPLACED: &str = "The file of the stored games was replaced or deleted. The list now has the games of the file that is there.";
pub const ERASED: &str = "The game is erased.";
pub const NONE_DELETED: &str = "No game is deleted.";
pub const CHOOSE_FIRST: &str = "Choose a game first.";

texts! {
    size(size: BoardSize) = "{}", language::size(size);
    size_chosen(size: &str) = "Board: {size}";
    result_chosen(result: &str) = "Result: {result}";
    period_chosen(period: &str) = "Time: {period}";
    order_chosen(order: &str) = "Order: {order}";
    moves(moves: usize) = "{}", counted(moves, "move", "moves");
    safe_moves_of(share: &str) = "stayed ahead {share}";
    not_stored(problem: &str) =
        "The game could not be stored in the list of games: {} It is kept and tried again. To be safe, use \
         Game > Save As.", with_full_stop(problem);
    not_read(problem: &str) = "The stored games could not be read: {}", with_full_stop(problem);
}

pub fn total(games: usize, is_filtered: bool) -> String {
    let games = counted(games, "game", "games");
    if is_filtered { format!("{games} found") } else { games }
}

pub fn damaged(kept: &Path) -> String {
    let kept = file_name(kept);
    format!("The stored games are damaged. The file was kept as {kept}, and a new list of games begins.")
}

/// `games` were deleted and can come back.
pub fn deleted(games: usize) -> String {
    plural!(
        games,
        "The game was deleted.",
        "{games} games were deleted. Undo puts them back one by one, the last one first."
    )
}

/// A game is back; `left` games can still come back.
pub fn restored(left: usize) -> String {
    match left {
        0 => "The game is back.".to_owned(),
        _ => plural!(
            left,
            "The game is back. {left} deleted game is left.",
            "The game is back. {left} deleted games are left."
        ),
    }
}

/// `is_deleted` lists deleted games.
pub const fn result_filter(result: Option<ResultFilter>, is_deleted: bool) -> &'static str {
    match result {
        None if is_deleted => "Deleted games",
        None => "All results",
        Some(ResultFilter::Won) => "You won",
        Some(ResultFilter::Lost) => "You lost",
        Some(ResultFilter::Unfinished) => "Unfinished",
    }
}

/// In the order of the periods.
pub const PERIODS: [&str; 6] = ["Any time", "Today", "Last 7 days", "Last 30 days", "Last 365 days", "Older"];

pub const fn order(order: Order) -> &'static str {
    match order {
        Order::Latest => "Latest first",
        Order::Earliest => "Earliest first",
        Order::Shortest => "Shortest first",
        Order::Longest => "Longest first",
    }
}

pub fn players(names: &ByPlayer<String>, first: Player) -> String {
    let [one, other] = [first, first.opponent()].map(|player| short_name(&names[player]));
    format!("{one} – {other}")
}

/// Date, players, board, result, length, safe moves and turning point.
pub fn cells(game: &StoredGame, zone: &Zone) -> [String; 7] {
    [
        date_and_time(game.at.div_euclid(1000), zone),
        players(&game.names, game.first),
        size(game.size),
        result(game),
        game.moves.to_string(),
        safe_moves(game),
        turning_point(game),
    ]
}

/// The name of a row for assistive technology.
pub fn row(game: &StoredGame, zone: &Zone) -> String {
    let [date, players, size, result, _, kept, turning] = cells(game, zone);
    let mut facts = vec![players, size, result, moves(game.moves), date];
    if kept.contains('%') {
        facts.push(safe_moves_of(&kept));
    }
    if game.analysis.is_some_and(|analysis| analysis.turning_point.is_some()) {
        facts.push(format!("turning point {turning}"));
    }
    series(&facts)
}

fn result(game: &StoredGame) -> String {
    let Some(outcome) = game.outcome else { return "unfinished".to_owned() };
    match outcome.termination {
        Termination::Path => format!("{} won", short_name(&game.names[outcome.winner])),
        Termination::Resignation => {
            format!("{} resigned", short_name(&game.names[outcome.winner.opponent()]))
        }
    }
}

/// Of the only person, else of both players; empty before the analysis.
fn safe_moves(game: &StoredGame) -> String {
    let Some(analysis) = game.analysis else { return String::new() };
    let people: Vec<_> = Player::ALL.into_iter().filter(|&player| game.kinds[player].is_person()).collect();
    let players = match people.as_slice() {
        [person] => vec![*person],
        _ => vec![game.first, game.first.opponent()],
    };
    let shares: Vec<String> =
        players.into_iter().filter_map(|player| analysis.kept[player].value().map(percent)).collect();
    if shares.is_empty() { "–".to_owned() } else { shares.join(" – ") }
}

/// The number of the move; empty before the analysis.
fn turning_point(game: &StoredGame) -> String {
    match game.analysis.map(|analysis| analysis.turning_point) {
        None => String::new(),
        Some(None) => "–".to_owned(),
        Some(Some(index)) => format!("move {}", index + 1),
    }
}

pub mod explorer {
    use crate::messages::language::{counted, grouped, percent, series};
    use crate::messages::puzzle::direction as side;
    use span_it_core::board::{BoardSize, Node, Player};
    use span_it_store::games::NextMove;

    pub const TITLE: &str = "Opening explorer";
    pub const START: &str = "Start of the game";
    pub const BACK: &str = "One move back";
    pub const NO_MOVES: &str =
        "No stored game came to this position and went on. A click on the board steps further.";
    pub const RANDOM: &str = "* Some were random opening moves of tournaments.";
    pub const COLUMNS: [&str; 4] = ["Move", "Games", "Won", "Solver"];

    texts! {
        won(player: Player) = "{} has won.", side(player);
        no_games(size: BoardSize) = "No stored game was played on {size}.";
    }

    /// Who wins, and how many of the free nodes keep the win.
    pub fn verdict(mover: Player, winner: Player, winning: usize, free: usize) -> String {
        let side = side(mover);
        if mover != winner {
            return format!("{side} moves next and loses against perfect play.");
        }
        plural!(
            winning,
            "{side} moves next and wins: {winning} of {free} moves keeps the win.",
            "{side} moves next and wins: {winning} of {free} moves keep the win."
        )
    }

    /// Move, games, share won by the mover, and the solver's verdict.
    pub fn cells(next: &NextMove, keeps_win: Option<bool>) -> [String; 4] {
        let nodes: Vec<String> = next.nodes.iter().map(Node::to_string).collect();
        let decided = next.won + next.lost;
        let won = if decided == 0 { "–".to_owned() } else { percent(next.won as f64 / decided as f64) };
        let mark = if next.random > 0 { "*" } else { "" };
        [series(&nodes), grouped(next.games) + mark, won, solver(keeps_win).to_owned()]
    }

    /// The name of a row for assistive technology.
    pub fn row(next: &NextMove, keeps_win: Option<bool>) -> String {
        let [nodes, _, won, _] = cells(next, keeps_win);
        let mut games = counted(next.games, "game", "games");
        if next.random > 0 {
            games = series(&[games, format!("{} at random", grouped(next.random))]);
        }
        match keeps_win {
            Some(true) => format!("{nodes}: {games}, {won} won by the mover; with perfect play it wins"),
            Some(false) => format!("{nodes}: {games}, {won} won by the mover; with perfect play it loses"),
            None => format!("{nodes}: {games}, {won} won by the mover"),
        }
    }

    const fn solver(keeps_win: Option<bool>) -> &'static str {
        match keeps_win {
            Some(true) => "wins",
            Some(false) => "loses",
            None => "",
        }
    }
}
