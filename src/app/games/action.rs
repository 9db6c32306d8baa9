//! Requests to the history of games.

#[derive(Clone, Copy, Debug)]
pub enum GamesAction {
    Show,
    /// Shows the list again as it was left.
    Return,
}
