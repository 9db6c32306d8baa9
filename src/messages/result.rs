//! Texts of the end of a game: who won, what decided it, and what to do next.

use crate::messages::language;
use crate::messages::language::{counted, facts};
use span_it_core::board::Node;

pub const NEXT_GAME: &str = "Next game";
pub const TRY_AGAIN: &str = "Try again";
pub const NEW_GAME: &str = "New game";
pub const REMATCH_YOU_FIRST: &str = "Rematch, you move first";
pub const RATING: &str = "Your rating";
pub const RUNGS: &str = "Rungs climbed";

texts! {
    you_beat(opponent: &str) = "You beat {opponent}";
    rung_won(opponent: &str) = "{} rung is yours", language::possessive(opponent);
    moves(count: usize) = "{} in all.", counted(count, "move", "moves");
    next_opponent(name: &str) = "Next opponent: {name}";
    /// The change of the rating, with a minus sign.
    change(points: f64) = "{}", language::with_minus(&language::signed(points));
    rungs_climbed(climbed: usize, all: usize) = "{climbed} of {all}";
    match_score(opponent: &str, won: u32, lost: u32) =
        "{}, first to two wins", facts(&["Ladder", opponent, &format!("{won}–{lost}")]);
}

/// The games of the player against the opponent, after a win.
pub fn won_games(won: usize, games: usize) -> String {
    match won {
        1 => "Your first win".to_owned(),
        _ => plural!(games, "{won} wins in {games} game", "{won} wins in {games} games"),
    }
}

/// What decided a game, in one sentence.
pub mod decision {
    use super::{Node, counted};
    use crate::messages::language::{capitalised, does, in_sentence, possessive};

    pub const YOU_RESIGNED: &str = "You resigned.";
    pub const YOU_WERE_AHEAD: &str = "You were ahead from start to end.";

    texts! {
        was_ahead(winner: &str) = "{} ahead from start to end.", does(winner, "was");
        gave_win(loser: &str, winner: &str, number: usize, node: Node) =
            "{} move {number}, {node}, gave {} the win.", capitalised(&possessive(loser)), in_sentence(winner);
        gave_win_back(loser: &str, winner: &str, number: usize, node: Node) =
            "{} move {number}, {node}, gave {} the win back.", capitalised(&possessive(loser)), in_sentence(winner);
        /// For a player who was winning and lost.
        you_were_winning(node: Node, number: usize) = "You were winning until {node} at move {number}.";
        you_resigned(moves: usize) = "You resigned at move {moves}.";
        resigned(name: &str) = "{name} resigned.";
        resigned_at(name: &str, moves: usize) = "{name} resigned at move {moves}.";
        /// For a player who never had a win.
        needed(winner: &str, moves: usize) = "{winner} needed {} to join.", counted(moves, "move", "moves");
    }

    /// How often the winner had to find the only winning move.
    pub fn only_moves(winner: &str, times: usize) -> String {
        let winner = in_sentence(winner);
        match times {
            1 => format!("Once {winner} had only one winning move, and found it."),
            2 => format!("Twice {winner} had only one winning move, and found it."),
            3 => format!("Three times {winner} had only one winning move, and found it."),
            4 => format!("Four times {winner} had only one winning move, and found it."),
            5 => format!("Five times {winner} had only one winning move, and found it."),
            _ => format!("{times} times {winner} had only one winning move, and found it."),
        }
    }
}
