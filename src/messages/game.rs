//! Texts of the main window: titles, cards, move list, status.

use std::time::Duration;

use span_it_core::board::{BoardSize, Node, NodeKind, Player};
use span_it_core::record::PlayerKind;
use span_it_core::text::humanize::{counted, grouped};

/// The program's name.
pub const APP: &str = "Span-It!";

/// Horizontal or Vertical, as a name.
pub const fn side(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Horizontal",
        Player::Vertical => "Vertical",
    }
}

/// The window's title.
pub fn window_title(file: Option<&str>) -> String {
    file.map_or_else(|| APP.to_owned(), |file| format!("{file} - {APP}"))
}

/// What a player has to do.
pub const fn goal(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Join the left edge to the right edge. Click any free node.",
        Player::Vertical => "Join the top edge to the bottom edge. Click any free node.",
    }
}

/// A person against a computer is to move.
pub fn your_move(name: &str) -> String {
    format!("Your move, {name}")
}

/// One of two people is to move.
pub fn side_to_move(player: Player, name: &str) -> String {
    format!("{} to move: {name}", side(player))
}

/// Said of a computer before it is worth saying that it thinks.
pub fn to_move(name: &str) -> String {
    format!("{name} to move")
}

/// How the game stands, while an earlier position of it is looked at.
pub fn in_the_game(turn: &str) -> String {
    format!("Now: {turn}")
}

/// The last move.
pub fn played(name: &str, node: Node) -> String {
    format!("{name} played {node}.")
}

/// Announced when a computer has moved and a person is next.
pub fn played_your_move(name: &str, node: Node) -> String {
    format!("{name} played {node}. Your move.")
}

/// A computer thinks.
pub fn is_thinking(name: &str) -> String {
    format!("{name} is thinking")
}

/// How far a search has come.
pub fn thinking_progress(level: u16, wanted: u16, visited: u64) -> String {
    format!("Level {level} of {wanted}, {} moves looked at.", grouped(visited))
}

/// Before a search has said how far it has come.
pub const THINKING_STARTS: &str = "It has just begun.";
/// Answers with the best so far.
pub const MOVE_NOW: &str = "Move now";
/// A match of computers stands still.
pub const PAUSED: &str = "Paused";
/// How it goes on.
pub const PRESS_SPACE: &str = "Press Space to go on.";
/// Back from the past.
pub const BACK_TO_THE_GAME: &str = "Back to the game";

/// Looking at the past.
pub fn viewing(ply: usize, moves: usize) -> String {
    format!("Move {ply} of {moves}")
}

/// Said where the past cannot be played on, as it is a computer's turn there: which ways lead to a person's.
pub fn not_your_turn(name: &str, back: bool, on: bool) -> String {
    let way = match (back, on) {
        (true, true) => " Go one move back or on to play.",
        (true, false) => " Go one move back to play.",
        (false, true) => " Go one move on to play.",
        (false, false) => "",
    };
    format!("It is {name}'s turn here.{way}")
}

/// The most characters of a name that stand beside what is said of the player.
const LONGEST_NAME: usize = 24;

/// A player's name as it stands in a sentence: on one line, and cut where it would push the rest out.
pub fn short_name(name: &str) -> String {
    let line = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let line = span_it_core::text::sanitize::printable(&line);
    if line.chars().count() <= LONGEST_NAME {
        return line;
    }
    let kept: String = line.chars().take(LONGEST_NAME - 1).collect();
    format!("{}…", kept.trim_end())
}

/// Said when playing would replace moves.
pub const PLAY_REPLACES: &str = "A move here replaces the later ones.";

/// The game is over.
pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

/// By a path, in so many moves of both players.
pub fn won_by_path(winner: Player, moves: usize) -> String {
    let joined = match winner {
        Player::Horizontal => "Left joined to right",
        Player::Vertical => "Top joined to bottom",
    };
    format!("{joined} in {}.", counted(moves, "move", "moves"))
}

/// By the other's giving up.
pub fn resigned(name: &str) -> String {
    format!("{name} resigned.")
}

/// The first screen's line.
pub fn first_start(opponent: &str, size: BoardSize) -> String {
    format!("Against {opponent}, on a board of {} × {}.", size.rows(), size.cols())
}

/// The first screen's line when no single person plays.
pub fn first_start_of(names: [&str; 2], size: BoardSize) -> String {
    format!("{} against {}, on a board of {} × {}.", names[0], names[1], size.rows(), size.cols())
}

/// Starts the game.
pub const PLAY: &str = "Play";
/// Opens the New Game dialog from the first screen.
pub const OTHER_PLAYERS: &str = "Other players…";
/// The same players again.
pub const REMATCH: &str = "Rematch";
/// The line under the title while the hint is open; also announced.
pub fn hint_line(node: Node) -> String {
    format!("Hint: {node}. Press Enter to play it, Esc to close the hint.")
}

/// The toggle of the weights.
pub const HEAT_MAP: &str = "Heat map";
/// What it shows.
pub const HEAT_MAP_TIP: &str = "Draws how much each free node weighs for the player to move (W)";
/// The button that takes back.
pub const UNDO: &str = "Undo";
/// What it takes back.
pub const UNDO_TIP: &str = "Takes back your last move and the answer to it (Ctrl+Z)";
/// The button that asks for a hint.
pub const HINT: &str = "Hint";
/// What it asks for.
pub const HINT_TIP: &str = "Shows a good move and why it is one (H)";
/// The button that gives up.
pub const RESIGN: &str = "Resign";
/// Pauses a match.
pub const PAUSE: &str = "Pause";
/// Goes on with a match.
pub const GO_ON: &str = "Go on";
/// One move of a match.
pub const STEP: &str = "Step";
/// The move list of a narrow window.
pub const MOVES: &str = "Moves";
/// Everything else in a narrow window.
pub const MORE: &str = "More";
/// What the speed control is called.
pub const SPEED: &str = "Speed";
/// As fast as they think.
pub const SPEED_MAX: &str = "Max";
/// Looks at the first position.
pub const FIRST: &str = "First position";
/// Looks one move back.
pub const PREVIOUS: &str = "Previous move";
/// Looks one move on.
pub const NEXT: &str = "Next move";
/// Looks at the last position.
pub const LAST: &str = "Last position";

/// A speed, as a multiple.
pub fn speed(factor: Option<f32>) -> String {
    factor.map_or_else(|| SPEED_MAX.to_owned(), |factor| format!("{factor}x"))
}

/// The mark on the card of the player to move.
pub const TO_MOVE: &str = "To move";
/// The mark on the card of the winner.
pub const WINNER: &str = "Winner";
/// The mark on the card of a thinking computer.
pub const THINKING: &str = "Thinking";

/// What a player's card says under the name: who plays, and which way.
pub const fn card_words(player: Player, kind: PlayerKind) -> [&'static str; 2] {
    let who = match kind {
        PlayerKind::Human => "Human",
        PlayerKind::Computer => "Computer",
        PlayerKind::Perfect => "Perfect play",
    };
    let way = match player {
        Player::Horizontal => "left ↔ right",
        Player::Vertical => "top ↕ bottom",
    };
    [who, way]
}

/// The same in one line.
pub fn card_line(player: Player, kind: PlayerKind) -> String {
    card_words(player, kind).join(" · ")
}

/// Time a player has used: `1:42`, `1:02:03`.
pub fn time_used(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 { format!("{minutes}:{seconds:02}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
}

/// Time of one move: `0.4 s`.
pub fn move_time(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// Time used of the time allowed: `1.4 of 10 s`.
pub fn time_of_limit(time: Duration, limit: Option<Duration>) -> String {
    match limit {
        Some(limit) if !limit.is_zero() => format!("{:.1} of {} s", time.as_secs_f64(), seconds(limit)),
        _ => move_time(time),
    }
}

/// Seconds without needless zeros: `10`, `0.5`.
pub fn seconds(time: Duration) -> String {
    format!("{}", time.as_secs_f64())
}

/// How many of the moves are shown.
pub fn ply_of(ply: usize, moves: usize) -> String {
    format!("{ply} of {moves}")
}

/// What a cell of the move list is called.
pub fn move_cell(number: usize, name: &str, node: Node) -> String {
    format!("Move {number}: {name} {node}")
}

/// The tooltip of a move: its time, and how deep the computer looked.
pub fn move_tooltip(time: Option<Duration>, levels: Option<(u16, u16)>) -> Option<String> {
    let time = time.map(move_time);
    let levels = levels.map(|(finished, wanted)| levels_text(finished, wanted));
    match (time, levels) {
        (None, None) => None,
        (Some(one), None) | (None, Some(one)) => Some(one),
        (Some(time), Some(levels)) => Some(format!("{time}, {levels}")),
    }
}

/// How deep a search looked: `3 levels`, `cut at level 3 of 5`.
pub fn levels_text(finished: u16, wanted: u16) -> String {
    if finished < wanted {
        return format!("cut at level {finished} of {wanted}");
    }
    counted(finished, "level", "levels")
}

/// The first words of the status bar.
pub fn status_over(name: &str) -> String {
    format!("{name} has won")
}

/// The status bar's text on a node.
pub fn status_node(node: Node, kind: NodeKind, owner: Option<&str>) -> String {
    match owner {
        None => format!("{node} · {kind} node, free"),
        Some(owner) => format!("{node} · {kind} node, {owner}"),
    }
}

/// The status bar's text on the board.
pub fn status_board(size: BoardSize) -> String {
    format!("Board {} × {}", size.rows(), size.cols())
}

/// The status bar's text on the seed.
pub fn status_seed(seed: span_it_core::engine::Seed) -> String {
    format!("Seed {seed}")
}

/// The status bar's text on the limit.
pub fn status_limit(limit: Option<Duration>) -> String {
    match limit {
        None => "No time limit".to_owned(),
        Some(limit) if limit.is_zero() => "No time to look ahead".to_owned(),
        Some(limit) => format!("Max {} s a move", seconds(limit)),
    }
}

/// Why a command cannot be given now.
pub mod why_not {
    /// Nothing to take back.
    pub const UNDO: &str = "There is nothing to take back.";
    /// Nothing to do again.
    pub const REDO: &str = "Nothing has been taken back.";
    /// No person to move.
    pub const HINT: &str = "A hint is for a person whose turn it is in the game.";
    /// Nobody to give up.
    pub const RESIGN: &str = "No person is playing a game that could be given up.";
    /// No search.
    pub const MOVE_NOW: &str = "No computer is thinking.";
    /// No match of computers.
    pub const WATCH: &str = "Two computers must be playing.";
    /// At the first position.
    pub const FIRST: &str = "This is the first position.";
    /// At the last position.
    pub const LAST: &str = "This is the last position.";
    /// Nothing to save into again.
    pub const REMATCH: &str = "No game has been played yet.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_and_line_breaks_are_none() {
        for (name, short) in [
            ("Ada", "Ada"),
            ("Deep\nthinker\t of  old", "Deep thinker of old"),
            ("Ada\u{202e}", "Ada\u{fffd}"),
            ("Twenty-four letters long", "Twenty-four letters long"),
            ("One of twenty-five letter", "One of twenty-five lett…"),
            ("One of twenty-six or more letters", "One of twenty-six or mo…"),
        ] {
            assert_eq!(short_name(name), short);
        }
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!(time_used(Duration::from_secs(102)), "1:42");
        assert_eq!(time_used(Duration::from_secs(3723)), "1:02:03");
        assert_eq!(time_of_limit(Duration::from_millis(1440), Some(Duration::from_secs(10))), "1.4 of 10 s");
        let limits = [None, Some(Duration::ZERO), Some(Duration::from_millis(1))].map(status_limit);
        assert_eq!(limits, ["No time limit", "No time to look ahead", "Max 0.001 s a move"]);
        assert_eq!(time_of_limit(Duration::from_millis(300), Some(Duration::ZERO)), "0.3 s");
        assert_eq!(levels_text(3, 5), "cut at level 3 of 5");
        assert_eq!(levels_text(1, 1), "1 level");
    }
}
