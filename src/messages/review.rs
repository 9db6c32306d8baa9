//! Texts of the review: what each move did, and what would have been better.

use crate::messages::language::{counted, possessive};
use crate::messages::solver;
use span_it_core::board::Node;
use span_it_core::solver::Verdict;

pub const TITLE: &str = "Review";
pub const REVIEW_GAME: &str = "Review Game";
pub const NO_MOVE: &str = "No move has been made yet.";
pub const CLOSE_FIRST: &str = "Close the review first.";
pub const CLOSE: &str = "Close the review";
pub const BEST_MOVES: &str = "Best moves";
pub const NEXT_MISTAKE: &str = "Next mistake";
pub const PREVIOUS_MISTAKE: &str = "Previous mistake";
pub const NEXT_MISTAKE_KEYS: &str = "]   (back: [)";
pub const NO_MISTAKE: &str = "No move was a mistake.";
pub const NO_OTHER_MISTAKE: &str = "No other move was a mistake.";
pub const PLAY_FROM_HERE: &str = "Play from here";
pub const PLAY_FROM_HERE_TIP: &str =
    "Returns to the game at this move. A move played there replaces the later moves.";
pub const TABS: [&str; 2] = ["Board", "Moves"];
pub const TABS_NAME: &str = "Part of the review";
pub const MOVE_UNDER_REVIEW: &str = "Move under review";
pub const FIRST: &str = "First move";
pub const PREVIOUS: &str = "Previous move";
pub const NEXT: &str = "Next move";
pub const LAST: &str = "Last move";
pub const IS_FIRST_MOVE: &str = "This is the first move.";
pub const IS_LAST_MOVE: &str = "This is the last move.";

pub fn verdict_sentence(verdict: Verdict, winning: usize, free: usize) -> String {
    match verdict {
        Verdict::Throws => plural!(
            winning,
            "This gives the win away. Only {winning} of {free} moves would have kept it.",
            "This gives the win away. {winning} of {free} moves would have kept it."
        ),
        Verdict::Keeps => {
            let others = winning.saturating_sub(1);
            plural!(
                others,
                "This keeps the win, as would {others} other move.",
                "This keeps the win, as would {others} other moves."
            )
        }
        Verdict::Only => "The only move that keeps the win.".to_owned(),
        Verdict::Nothing => "The position was already lost.".to_owned(),
    }
}

pub const IN_PROGRESS: &str = "in progress";

texts! {
    won(winner: &str, moves: usize) = "{winner} won in {}", counted(moves, "move", "moves");
    resigned(loser: &str, moves: usize) = "{loser} resigned after {}", counted(moves, "move", "moves");
    game_line(names: [&str; 2], how: &str) = "{} – {} · {how}", names[0], names[1];
    verdict_count(name: &str, count: usize, verdict: Verdict) =
        "{name}, {}: {}", solver::verdict(verdict), counted(count, "move", "moves");
    weights_of(personality: &str) = "{} weights", possessive(personality);
    title(number: usize, name: &str, node: Node) = "Move {number}: {name} played {node}";
    before_lost(winner: &str, mover: &str) =
        "Before this move, {winner} was winning whatever {mover} played.";
}

pub fn alternative(number: usize, node: Node, weight: Option<&str>) -> String {
    match weight {
        None => format!("{number}: {node} keeps the win"),
        Some(weight) => format!("{number}: {node} keeps the win, weight {weight}"),
    }
}

pub fn played(node: Node, weight: Option<&str>) -> String {
    match weight {
        None => format!("{node} was played"),
        Some(weight) => format!("{node} was played, weight {weight}"),
    }
}

pub fn safe_moves(name: &str, kept: usize, times: usize) -> String {
    match times {
        0 => format!("{name} was never winning."),
        1 if kept == 1 => format!("{name} kept the only chance to win."),
        1 => format!("{name} gave away the only chance to win."),
        _ => format!("{name} kept the win {kept} of {times} times."),
    }
}

pub const fn alternatives_heading(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Keeps) => "Also winning here",
        Some(Verdict::Only) => "No alternatives",
        Some(Verdict::Nothing) => "No winning move",
        Some(Verdict::Throws) | None => "Better here",
    }
}

pub const fn no_alternatives(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Nothing => "Every move loses against perfect play.",
        Verdict::Keeps | Verdict::Only | Verdict::Throws => "Every other move gives the win away.",
    }
}

pub const KEEPS_WIN: &str = "keeps the win";
pub const PLAYED: &str = "played";

pub const NO_WEIGHTS: &str = "no personality, no weights";
pub const NO_HEAT_MAP: &str = "No personality made this move, so there are no weights to show.";

pub fn before_winning(mover: &str, winning: usize, free: usize) -> String {
    plural!(
        winning,
        "Before this move, {mover} was winning: {winning} of {free} moves keeps the win.",
        "Before this move, {mover} was winning: {winning} of {free} moves keep the win."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_singular_for_one() {
        assert_eq!(
            verdict_sentence(Verdict::Throws, 1, 9),
            "This gives the win away. Only 1 of 9 moves would have kept it."
        );
        assert_eq!(verdict_sentence(Verdict::Keeps, 2, 9), "This keeps the win, as would 1 other move.");
        assert_eq!(verdict_sentence(Verdict::Keeps, 13, 51), "This keeps the win, as would 12 other moves.");
        assert_eq!(safe_moves("Ada", 16, 18), "Ada kept the win 16 of 18 times.");
        assert_eq!(safe_moves("Ada", 0, 1), "Ada gave away the only chance to win.");
        assert_eq!(safe_moves("Ada", 0, 0), "Ada was never winning.");
    }
}
