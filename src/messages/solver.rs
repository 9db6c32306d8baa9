//! Texts of the solver: who wins, which moves keep the win, which moves gave it away.

pub use crate::messages::generated::solver::*;

use crate::messages::language::sentences;
use span_it_core::solver::Verdict;

/// How many of the free moves keep the win, and what the marks mean.
pub fn winning_moves(winning: usize, free: usize) -> String {
    let marks = match winning {
        0 => return every_move_loses().to_owned(),
        _ if winning == free => return every_move_wins().to_owned(),
        _ if 2 * winning <= free => ticks(),
        _ => crosses(),
    };
    sentences(&[&some_moves_win(winning, free), marks])
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
            (is_winning(YOU), "You are winning."),
            (is_winning("Ada"), "Ada is winning."),
            (has_won(YOU), "You have won."),
            (winner_after_move(0, YOU), "At the start: You are winning."),
            (winner_after_move(3, "Ada"), "After move 3: Ada is winning."),
            (winning_moves(1, 9), "Only 1 of 9 moves keeps the win. A tick keeps the win."),
            (winning_moves(7, 9), "7 of 9 moves keep the win. A cross gives the win away."),
            (winning_moves(0, 9), "Here every move loses."),
            (winning_moves(9, 9), "Every move keeps the win."),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
