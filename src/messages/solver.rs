//! Texts of the solver: who wins, which moves keep the win, which moves gave it away.

pub use crate::messages::generated::solver::*;

use span_it_core::solver::Verdict;

/// How many of the free moves keep the win.
pub fn winning_moves(winning: usize, free: usize) -> String {
    if winning == free { every_move_wins().to_owned() } else { some_moves_win(winning, free) }
}

pub fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Keeps => verdict::keeps(),
        Verdict::Only => verdict::only(),
        Verdict::Throws => verdict::throws(),
        Verdict::Nothing => verdict::nothing(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::dialogs::new_game::YOU;

    #[test]
    fn sentences_fit_players_and_numbers() {
        for (sentence, expected) in [
            (wins_with_best_play(YOU), "You win with best play."),
            (wins_with_best_play("Ada"), "Ada wins with best play."),
            (has_won(YOU), "You have won."),
            (winner_after_move(0, YOU), "At the start: You win with best play."),
            (winner_after_move(3, "Ada"), "After move 3: Ada wins with best play."),
            (winning_moves(1, 9), "Only 1 of 9 moves keeps the win."),
            (winning_moves(2, 9), "2 of 9 moves keep the win."),
            (winning_moves(9, 9), "Every move keeps the win."),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
