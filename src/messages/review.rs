//! Texts of the review: what each move did, and what would have been better.

use span_it_core::board::Node;
use span_it_core::solver::Verdict;
use span_it_core::text::humanize::counted;

pub const TITLE: &str = "Review";
pub const REVIEW_GAME: &str = "Review Game";
pub const NO_MOVE: &str = "No move has been made yet.";
pub const CLOSE_FIRST: &str = "Close the review first.";
pub const CLOSE: &str = "Close the review";
pub const BEST_MOVES: &str = "Best moves";
pub const NEXT_SLIP: &str = "Next mistake";
pub const PREVIOUS_SLIP: &str = "Previous mistake";
pub const NEXT_SLIP_KEY: &str = "]   (back: [)";
pub const NO_SLIP: &str = "No move was a mistake.";
pub const ONLY_SLIP: &str = "No other move was a mistake.";
pub const PLAY_ON: &str = "Play from here";
pub const PLAY_ON_TIP: &str =
    "Returns to the game at this move. A move played there replaces the later moves.";
pub const TABS: [&str; 2] = ["Board", "Moves"];
pub const SHOWN: &str = "Part of the review";
pub const MOVE_UNDER_REVIEW: &str = "Move under review";
pub const FIRST: &str = "First move";
pub const PREVIOUS: &str = "Previous move";
pub const NEXT: &str = "Next move";
pub const LAST: &str = "Last move";
pub const AT_FIRST: &str = "This is the first move.";
pub const AT_LAST: &str = "This is the last move.";

pub fn title(number: usize, name: &str, node: Node) -> String {
    format!("Move {number}: {name} played {node}")
}

pub fn line(verdict: Verdict, winning: usize, free: usize) -> String {
    match verdict {
        Verdict::Throws if winning == 1 => {
            format!("This gives the win away. Only 1 of {free} moves would have kept it.")
        }
        Verdict::Throws => format!("This gives the win away. {winning} of {free} moves would have kept it."),
        Verdict::Keeps if winning == 2 => "This keeps the win, as would 1 other move.".to_owned(),
        Verdict::Keeps => format!("This keeps the win, as would {} other moves.", winning.saturating_sub(1)),
        Verdict::Only => "The only move that keeps the win.".to_owned(),
        Verdict::Nothing => "The position was already lost.".to_owned(),
    }
}

pub const UNDER_WAY: &str = "in progress";

pub fn won(winner: &str, moves: usize) -> String {
    format!("{winner} won in {}", counted(moves, "move", "moves"))
}

pub fn resigned(loser: &str, moves: usize) -> String {
    format!("{loser} resigned after {}", counted(moves, "move", "moves"))
}

pub fn game(names: [&str; 2], how: &str) -> String {
    format!("{} – {} · {how}", names[0], names[1])
}

pub fn count(name: &str, count: usize, verdict: Verdict) -> String {
    format!("{name}, {}: {}", legend(verdict), counted(count, "move", "moves"))
}

pub const fn legend(verdict: Verdict) -> &'static str {
    crate::messages::solver::verdict(verdict)
}

pub fn summary(name: &str, kept: usize, times: usize) -> String {
    match times {
        0 => format!("{name} was never winning."),
        1 if kept == 1 => format!("{name} kept the only chance to win."),
        1 => format!("{name} gave away the only chance to win."),
        _ => format!("{name} kept the win {kept} of {times} times."),
    }
}

pub const fn others(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Keeps) => "Also winning here",
        Some(Verdict::Only) => "No alternatives",
        Some(Verdict::Nothing) => "No winning move",
        Some(Verdict::Throws) | None => "Better here",
    }
}

pub const fn no_others(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Nothing => "Every move loses against perfect play.",
        Verdict::Keeps | Verdict::Only | Verdict::Throws => "Every other move gives the win away.",
    }
}

pub fn weight_by(personality: &str) -> String {
    format!("{} weights", crate::messages::hint::possessive(personality))
}

pub const KEEPS: &str = "keeps the win";
pub const PLAYED: &str = "played";

pub const NO_WEIGHTS: &str = "no personality, no weights";
pub const NO_HEAT: &str = "No personality made this move, so there are no weights to show.";

/// A better move, for assistive technology.
pub fn other(number: usize, node: Node, weight: Option<&str>) -> String {
    format!("{number}: {node} {KEEPS}{}", weighing(weight))
}

/// The move that was made, for assistive technology.
pub fn played(node: Node, weight: Option<&str>) -> String {
    format!("{node} was played{}", weighing(weight))
}

fn weighing(weight: Option<&str>) -> String {
    weight.map(|weight| format!(", weight {weight}")).unwrap_or_default()
}

pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

pub fn before_winning(mover: &str, winning: usize, free: usize) -> String {
    let keep = if winning == 1 { "keeps" } else { "keep" };
    format!("Before this move, {mover} was winning: {winning} of {free} moves {keep} the win.")
}

pub fn before_lost(winner: &str, mover: &str) -> String {
    format!("Before this move, {winner} was winning whatever {mover} played.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_many() {
        assert_eq!(
            line(Verdict::Throws, 1, 9),
            "This gives the win away. Only 1 of 9 moves would have kept it."
        );
        assert_eq!(line(Verdict::Keeps, 2, 9), "This keeps the win, as would 1 other move.");
        assert_eq!(line(Verdict::Keeps, 13, 51), "This keeps the win, as would 12 other moves.");
        assert_eq!(summary("Ada", 16, 18), "Ada kept the win 16 of 18 times.");
        assert_eq!(summary("Ada", 0, 1), "Ada gave away the only chance to win.");
        assert_eq!(summary("Ada", 0, 0), "Ada was never winning.");
    }
}
