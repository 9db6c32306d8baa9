//! Texts of the review: what each move did, and what would have been better.

pub use crate::messages::generated::review::*;

use crate::messages::dialogs::new_game::shown_name;

pub fn game_line(names: [&str; 2], how: &str) -> String {
    let [one, other] = names.map(shown_name);
    format!("{one} – {other} · {how}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::dialogs::new_game::YOU;
    use span_it_core::solver::Verdict;

    #[test]
    fn sentences_fit_players_and_numbers() {
        for (sentence, expected) in [
            (
                verdict_sentence(Verdict::Throws, 1, 9),
                "This gives the win away. Only 1 of 9 moves would have kept it.",
            ),
            (verdict_sentence(Verdict::Keeps, 13, 51), "This kept the win."),
            (safe_moves("Ada", 16, 18), "Ada kept the win 16 of 18 times."),
            (safe_moves("Ada", 0, 1), "Ada gave away the only chance to win."),
            (safe_moves("Ada", 0, 0), "Ada was never winning."),
            (safe_moves(YOU, 0, 0), "You were never winning."),
            (story::was_losing(YOU, 1), "For one move the game was not yours."),
            (story::was_losing("Ada", 3), "For 3 moves Ada was losing."),
            (story::let_in("Ada", YOU), "Ada let you in"),
            (story::left_answers("b2", 1, 9), "After b2 only one of 9 answers won."),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
