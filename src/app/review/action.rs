//! What can be asked of the review.

use span_it_core::board::Player;

/// Requests to the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Opens the review at the move shown.
    Show,
    /// Reviews the move that follows this number of moves.
    ShowMove(usize),
    /// Reviews the next mistake; after the last one, the first.
    NextMistake,
    /// Reviews the previous mistake; before the first one, the last.
    PreviousMistake,
    /// Returns to the game at the move under review.
    PlayFromHere,
    /// Shows or hides the better moves on the board.
    ToggleBest,
    /// Opens the list of personalities that play like this player.
    IdentifyPlayer(Player),
}
