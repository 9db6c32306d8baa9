//! Texts of the review: what each move did, and what would have been better.

use span_it_core::board::Node;
use span_it_core::solver::Verdict;
use span_it_core::text::humanize::counted;

pub const TITLE: &str = "Review";
pub const REVIEW_GAME: &str = "Review Game";
pub const NO_MOVE: &str = "No move has been made yet.";
pub const CLOSE_FIRST: &str = "The review is open: close it first.";
pub const CLOSE: &str = "Close the review";
pub const BEST_MOVES: &str = "Best moves";
pub const NEXT_SLIP: &str = "Next slip";
pub const PREVIOUS_SLIP: &str = "Previous slip";
pub const NEXT_SLIP_KEY: &str = "]   (back: [)";
pub const NO_SLIP: &str = "No move threw the win.";
pub const ONLY_SLIP: &str = "No other move threw the win.";
pub const PLAY_ON: &str = "Play on";
pub const PLAY_ON_TIP: &str = "Back to the game at this point; a move made there replaces the later ones.";
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
            format!("It throws the win. Only 1 of {free} free nodes would have kept it.")
        }
        Verdict::Throws => format!("It throws the win. {winning} of {free} free nodes would have kept it."),
        Verdict::Keeps if winning == 2 => "It keeps the win, as would 1 other.".to_owned(),
        Verdict::Keeps => format!("It keeps the win, as would {} others.", winning.saturating_sub(1)),
        Verdict::Only => "The only move that keeps the win.".to_owned(),
        Verdict::Nothing => "There was no win to keep.".to_owned(),
    }
}

pub const UNDER_WAY: &str = "under way";

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
        0 => format!("{name} never had a win to keep."),
        1 if kept == 1 => format!("{name} kept the win the one time there was one."),
        1 => format!("{name} threw the win the one time there was one."),
        _ => format!("{name} kept the win {kept} of {times} times."),
    }
}

pub const fn others(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Keeps) => "Also winning here",
        Some(Verdict::Only) => "Nothing else here",
        Some(Verdict::Nothing) => "Nothing wins here",
        Some(Verdict::Throws) | None => "Better here",
    }
}

pub const fn no_others(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Nothing => "Every move loses against perfect play.",
        Verdict::Keeps | Verdict::Only | Verdict::Throws => "Every other move throws the win.",
    }
}

pub fn weight_by(personality: &str) -> String {
    format!("weight by {personality}")
}

pub const KEEPS: &str = "keeps the win";
pub const PLAYED: &str = "played";

pub const NO_WEIGHTS: &str = "no personality, no weights";
pub const NO_HEAT: &str = "No personality made this move: there are no weights to show.";

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
    let nodes = if winning == 1 { "node" } else { "nodes" };
    format!("Before it {mover} wins, with {winning} {nodes} of {free}.")
}

pub fn before_lost(winner: &str, mover: &str) -> String {
    format!("Before it {winner} wins, whatever {mover} plays.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_many() {
        assert_eq!(
            line(Verdict::Throws, 1, 9),
            "It throws the win. Only 1 of 9 free nodes would have kept it."
        );
        assert_eq!(line(Verdict::Keeps, 2, 9), "It keeps the win, as would 1 other.");
        assert_eq!(line(Verdict::Keeps, 13, 51), "It keeps the win, as would 12 others.");
        assert_eq!(summary("Ada", 16, 18), "Ada kept the win 16 of 18 times.");
        assert_eq!(summary("Ada", 0, 1), "Ada threw the win the one time there was one.");
        assert_eq!(summary("Ada", 0, 0), "Ada never had a win to keep.");
    }
}
