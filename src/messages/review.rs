//! Texts of the review: what each move did, and what would have been better.

use span_it_core::board::Node;
use span_it_core::solver::Verdict;
use span_it_core::text::humanize::counted;

/// The page's name.
pub const TITLE: &str = "Review";
/// The command and the button that open it.
pub const REVIEW_GAME: &str = "Review Game";
/// Why there is nothing to review.
pub const NO_MOVE: &str = "No move has been made yet.";
/// Why a command of the game is not for the review.
pub const CLOSE_FIRST: &str = "The review is open: close it first.";
/// Closes it.
pub const CLOSE: &str = "Close the review";
/// The toggle of the numbered better moves.
pub const BEST_MOVES: &str = "Best moves";
/// Goes to the next move that threw the win.
pub const NEXT_SLIP: &str = "Next slip";
/// The same backwards.
pub const PREVIOUS_SLIP: &str = "Previous slip";
/// Its keys.
pub const NEXT_SLIP_KEY: &str = "]   (back: [)";
/// Why it cannot.
pub const NO_SLIP: &str = "No move threw the win.";
/// Why it cannot.
pub const ONLY_SLIP: &str = "No other move threw the win.";
/// Goes back to the game, at the move under review.
pub const PLAY_ON: &str = "Play on";
/// What that does.
pub const PLAY_ON_TIP: &str = "Back to the game at this point; a move made there replaces the later ones.";
/// The two halves of the page where only one fits.
pub const TABS: [&str; 2] = ["Board", "Moves"];
/// What the choice between them is called.
pub const SHOWN: &str = "Part of the review";
/// The graph's name: it is a slider over the moves.
pub const MOVE_UNDER_REVIEW: &str = "Move under review";
/// To the beginning.
pub const FIRST: &str = "First move";
/// One move back.
pub const PREVIOUS: &str = "Previous move";
/// One move on.
pub const NEXT: &str = "Next move";
/// To the end.
pub const LAST: &str = "Last move";
/// At the first move.
pub const AT_FIRST: &str = "This is the first move.";
/// At the last move.
pub const AT_LAST: &str = "This is the last move.";

/// The move under review.
pub fn title(number: usize, name: &str, node: Node) -> String {
    format!("Move {number}: {name} played {node}")
}

/// What the move did, of so many winning moves among so many free nodes.
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

/// The game that is reviewed, while it is under way.
pub const UNDER_WAY: &str = "under way";

/// The game that is reviewed, won by a path.
pub fn won(winner: &str, moves: usize) -> String {
    format!("{winner} won in {}", counted(moves, "move", "moves"))
}

/// The game that is reviewed, given up.
pub fn resigned(loser: &str, moves: usize) -> String {
    format!("{loser} resigned after {}", counted(moves, "move", "moves"))
}

/// Who played the game that is reviewed, and how it stands.
pub fn game(names: [&str; 2], how: &str) -> String {
    format!("{} – {} · {how}", names[0], names[1])
}

/// How many of a player's moves had this verdict.
pub fn count(name: &str, count: usize, verdict: Verdict) -> String {
    format!("{name}, {}: {}", legend(verdict), counted(count, "move", "moves"))
}

/// What a mark means.
pub const fn legend(verdict: Verdict) -> &'static str {
    crate::messages::solver::verdict(verdict)
}

/// How a player did: of the times there was a win to keep.
pub fn summary(name: &str, kept: usize, times: usize) -> String {
    match times {
        0 => format!("{name} never had a win to keep."),
        1 if kept == 1 => format!("{name} kept the win the one time there was one."),
        1 => format!("{name} threw the win the one time there was one."),
        _ => format!("{name} kept the win {kept} of {times} times."),
    }
}

/// Over the other moves, by what the move did.
pub const fn others(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Keeps) => "Also winning here",
        Some(Verdict::Only) => "Nothing else here",
        Some(Verdict::Nothing) => "Nothing wins here",
        Some(Verdict::Throws) | None => "Better here",
    }
}

/// In place of other moves, where there are none.
pub const fn no_others(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Nothing => "Every move loses against perfect play.",
        Verdict::Keeps | Verdict::Only | Verdict::Throws => "Every other move throws the win.",
    }
}

/// Whose weights they are.
pub fn weight_by(personality: &str) -> String {
    format!("weight by {personality}")
}

/// What a better move does.
pub const KEEPS: &str = "keeps the win";
/// The move that was made.
pub const PLAYED: &str = "played";

/// Where nobody weighed the moves.
pub const NO_WEIGHTS: &str = "no personality, no weights";
/// Why there is no heat map of them.
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

/// The half of the graph in which this player wins.
pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

/// The position before a move, whose mover wins it.
pub fn before_winning(mover: &str, winning: usize, free: usize) -> String {
    let nodes = if winning == 1 { "node" } else { "nodes" };
    format!("Before it {mover} wins, with {winning} {nodes} of {free}.")
}

/// The position before a move, whose mover loses it.
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
