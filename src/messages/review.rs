//! Texts of the review: what each move did, and what would have been better.

pub use crate::messages::generated::review::*;

use crate::messages::generated::review as texts;
use crate::messages::language::{and_list, percent, sentences, series};

use span_it_core::solver::Verdict;

/// The words of the player's style in a game: their shares, and those of the last games.
pub fn style<T: AsRef<str>>(words: &[(T, f64, Option<f64>)]) -> String {
    /// A smaller difference is chance.
    const NOTABLE: f64 = 0.15;
    let shares: Vec<String> =
        words.iter().map(|(name, share, _)| format!("{} {}", name.as_ref(), percent(*share))).collect();
    let differing = |sign: f64| {
        let differs = |&&(_, share, usual): &&(T, f64, Option<f64>)| {
            usual.is_some_and(|usual| sign * (share - usual) >= NOTABLE)
        };
        let names: Vec<&str> = words.iter().filter(differs).map(|(name, ..)| name.as_ref()).collect();
        (!names.is_empty()).then(|| and_list(&names))
    };
    let is_compared = words.iter().any(|(.., usual)| usual.is_some());
    let compared = is_compared.then(|| style_compared(differing(1.0), differing(-1.0)));
    sentences(&[style_here(series(&shares)), compared.unwrap_or_default()])
}

pub fn verdict_sentence(verdict: Verdict, winning: usize, free: usize) -> String {
    texts::verdict_sentence(verdict, winning, winning.saturating_sub(1), free)
}

pub fn game_line(names: [&str; 2], how: &str) -> String {
    format!("{} – {} · {how}", names[0], names[1])
}

/// Texts about a game that the loser could not win.
pub mod effort {
    pub use crate::messages::generated::review::effort::*;

    use crate::messages::generated::review::effort as texts;
    use crate::messages::language::{and_list, or_list};

    pub fn best(first: usize, last: usize) -> String {
        if first == last { best_try(first) } else { best_tries(first, last) }
    }

    /// `found` are the winner's answers.
    pub fn one_answer(winner: &str, found: &[String]) -> String {
        texts::one_answer(winner, found.len(), and_list(found))
    }

    /// The winning answers after a move, after the `better` ones, and all answers.
    pub fn after_it([winning, fewest, all]: [usize; 3], better: &[String]) -> String {
        let better = or_list(better);
        if winning == all {
            all_after_it(better, fewest, all)
        } else {
            some_after_it(winning, better, fewest, all)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::dialogs::new_game::YOU;

    #[test]
    fn sentences_fit_players_and_numbers() {
        let one_answer = |times: usize| effort::one_answer("Ada", &vec!["b2".to_owned(); times]);
        for (sentence, expected) in [
            (
                verdict_sentence(Verdict::Throws, 1, 9),
                "This gives the win away. Only 1 of 9 moves would have kept it.",
            ),
            (verdict_sentence(Verdict::Keeps, 2, 9), "This keeps the win, as would 1 other move."),
            (verdict_sentence(Verdict::Keeps, 13, 51), "This keeps the win, as would 12 other moves."),
            (safe_moves("Ada", 16, 18), "Ada kept the win 16 of 18 times."),
            (safe_moves("Ada", 0, 1), "Ada gave away the only chance to win."),
            (safe_moves("Ada", 0, 0), "Ada was never winning."),
            (safe_moves(YOU, 0, 0), "You were never winning."),
            (effort::few_answers(YOU, 1, 9), "Only 1 of your 9 answers won."),
            (effort::few_answers("Ada", 1, 9), "Only 1 of Ada’s 9 answers won."),
            (effort::was_lost("Ada", YOU), "Ada always had a win. This is how hard you made it."),
            (one_answer(1), "Ada had one winning answer, and found it: b2."),
            (one_answer(2), "Ada had one winning answer, twice in a row, and found each: b2 and b2."),
        ] {
            assert_eq!(sentence, expected);
        }
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
