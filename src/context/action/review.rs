//! Requests to the review.

use span_it_core::board::Player;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    Show,
    /// Reviews the move that follows this number of moves.
    ShowMove(usize),
    NextMistake,
    PreviousMistake,
    /// Opens the list of personalities that play like this player.
    IdentifyPlayer(Player),
    /// Opens the list of what this player, which reads its opponent, knows now.
    ShowReading(Player),
}
