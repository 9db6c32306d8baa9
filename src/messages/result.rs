//! Texts of the end of a game: who won, what decided it, and what to do next.

pub use crate::messages::generated::result::*;
pub use crate::messages::language::rating_change as change;

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;
    use crate::messages::dialogs::new_game::YOU;

    #[test]
    fn sentences_fit_players_and_numbers() {
        let node = span_it_core::board::Node::from_str("b2").unwrap();
        for (sentence, expected) in [
            (decision::gave_win("Ada", YOU, 3, node, false), "Ada’s move 3, b2, gave you the win."),
            (decision::gave_win(YOU, "Ada", 3, node, true), "Your move 3, b2, let Ada back in."),
            (decision::was_ahead(YOU), "You were ahead from start to end."),
            (decision::only_moves(YOU, 1), "Once you had only one winning move, and found it."),
            (decision::only_moves("Ada", 12), "12 times Ada had only one winning move, and found it."),
            (won_games(2, 1200), "2 wins in 1,200 games"),
            (rung_won("Boss"), "Boss’ rung is yours"),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
