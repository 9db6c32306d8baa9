//! Texts of the review: what each move did, and what would have been better.

use crate::messages::language::{and_list, capitalised, counted, does, percent, sentences, series};
use crate::messages::solver;
use span_it_core::board::Node;
use span_it_core::solver::Verdict;

pub const TITLE: &str = "Review";
pub const REVIEW_GAME: &str = "Review Game";
pub const NO_MOVE: &str = "No move has been made yet.";
/// The accessible name of the button that closes the review, and its text.
pub const CLOSE: &str = "Close the review";
pub const BACK_TO_GAME: &str = "Back to game";
pub const WINS_GAME: &str = "This wins the game.";
pub const BARS: &str = "Move number";
pub const BARS_TIP: &str = "Who wins after each move. The more moves keep the win, the taller is the bar.";
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

/// The words of the player's style in a game: their shares, and those of the last games.
pub fn style(words: &[(&str, f64, Option<f64>)]) -> String {
    /// A smaller difference is chance.
    const NOTABLE: f64 = 0.15;
    let shares: Vec<String> =
        words.iter().map(|(name, share, _)| format!("{name} {}", percent(*share))).collect();
    let differing = |sign: f64| -> Vec<&str> {
        let differs = |&&(_, share, usual): &&(&str, f64, Option<f64>)| {
            usual.is_some_and(|usual| sign * (share - usual) >= NOTABLE)
        };
        words.iter().filter(differs).map(|(name, ..)| *name).collect()
    };
    let parts = [("more", differing(1.0)), ("less", differing(-1.0))];
    let parts = parts.iter().filter(|(_, names)| !names.is_empty());
    let parts: Vec<String> = parts.map(|(more, names)| format!("{more} {}", and_list(names))).collect();
    let compared = match parts.is_empty() {
        true if words.iter().any(|(.., usual)| usual.is_some()) => "As usual.".to_owned(),
        true => String::new(),
        false => format!("{} than usual.", capitalised(&and_list(&parts))),
    };
    sentences(&[format!("Your moves here, some counted twice: {}.", series(&shares)), compared])
}

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
    title(number: usize, name: &str, node: Node) = "Move {number}: {name} played {node}";
}

texts! {
    alternative(number: usize, node: Node) = "{number}: {node} keeps the win";
    played(node: Node) = "{node} was played";
}

pub fn safe_moves(name: &str, kept: usize, times: usize) -> String {
    match times {
        0 => format!("{} never winning.", does(name, "was")),
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

pub const NO_HEAT_MAP: &str = "No personality made this move, so there are no weights to show.";

/// Texts about a game that the loser could not win.
pub mod effort {
    use crate::messages::language::{and_list, counted, in_sentence, or_list, possessive};
    use span_it_core::board::Node;

    pub const NEXT_MOMENT: &str = "Next moment";
    pub const NO_MOMENT: &str = "There is no other moment.";
    pub const BETTER_TRIES: &str = "Better tries";
    pub const MADE_EASY: &str = "made it easy";
    pub const ONE_ANSWER: &str = "one winning answer";
    pub const LEFT_ONE_ANSWER: &str = "left one winning answer";
    pub const BUSY: &str = "Looking for better tries…";
    pub const RESIGNED: &str = "The game ended by resignation.";

    texts! {
        you_followed(winner: &str) =
            "{winner} moved first and always had a win. This is how hard you made it.";
        you_were_lost(winner: &str) = "{winner} always had a win. This is how hard you made it.";
        was_lost(winner: &str, loser: &str) = "{winner} always had a win. This is how hard {} made it.", in_sentence(loser);
        easy(number: usize, node: Node) = "Made it easy: move {number}, {node}";
        longest(moves: usize) = "Longest resistance: {}", counted(moves, "move", "moves");
        needed(winner: &str, moves: usize, quickest: usize) =
            "{winner} needed {} to join. The quickest win takes {quickest}.", counted(moves, "move", "moves");
        few_answers(winner: &str, winning: usize, all: usize) =
            "Only {winning} of {} {all} answers won.", possessive(winner);
        chart(winner: &str) = "Share of {} answers that win", possessive(winner);
        lower_is_better(chart: &str, loser: &str) = "{chart} · lower is better for {}", in_sentence(loser);
        all_won(winner: &str, all: usize) = "All of {} {all} answers won.", possessive(winner);
        some_won(winner: &str, winning: usize, all: usize) =
            "{winning} of {} {all} answers won.", possessive(winner);
        one_won(winner: &str, all: usize, node: Node) =
            "Only one of {} {all} answers won: {node}.", possessive(winner);
        instead(better: Node, fewest: usize) = "After {better}, only {fewest} would have.";
    }

    pub fn best(first: usize, last: usize) -> String {
        if first == last {
            format!("Best try: move {first}")
        } else {
            format!("Best tries: moves {first} to {last}")
        }
    }

    /// `found` are the winner's answers.
    pub fn one_answer(winner: &str, found: &[String]) -> String {
        let nodes = and_list(found);
        match found.len() {
            0 | 1 => format!("{winner} had one winning answer, and found it: {nodes}."),
            2 => format!("{winner} had one winning answer, twice in a row, and found each: {nodes}."),
            3 => format!("{winner} had one winning answer, three times in a row, and found each: {nodes}."),
            4 => format!("{winner} had one winning answer, four times in a row, and found each: {nodes}."),
            times => {
                format!("{winner} had one winning answer, {times} times in a row, and found each: {nodes}.")
            }
        }
    }

    /// The winning answers after a move, after the `better` ones, and all answers.
    pub fn after_it([winning, fewest, all]: [usize; 3], better: &[String]) -> String {
        let better = or_list(better);
        if winning == all {
            format!("After it every answer won. {better} would have left {fewest} of {all}.")
        } else {
            format!("After it {winning} of {all} answers won. {better} would have left {fewest}.")
        }
    }
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

    #[test]
    fn compares_a_style_with_the_usual_one() {
        let words = |usual: [Option<f64>; 3]| {
            let words = ["Runs", "Blocks", "Luck"].into_iter().zip([0.31, 0.7, 0.05]).zip(usual);
            style(&words.map(|((name, share), usual)| (name, share, usual)).collect::<Vec<_>>())
        };
        let here = "Your moves here, some counted twice: Runs 31%, Blocks 70%, Luck 5%.";
        assert_eq!(words([None; 3]), here);
        assert_eq!(words([Some(0.4), Some(0.6), None]), format!("{here} As usual."));
        let compared = words([Some(0.6), Some(0.5), Some(0.3)]);
        assert_eq!(compared, format!("{here} More Blocks and less Runs and Luck than usual."));
    }
}
