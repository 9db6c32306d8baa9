//! Requests to the training.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingAction {
    /// Opens the dialog, with the current training or the setup.
    Open,
    NewSeed,
    /// Asks for more opponents.
    AddOpponents,
    Start,
    /// Ends the search after the current round.
    Finish,
    /// Interrupts the training. The best variant so far is kept.
    Cancel,
    Resume,
    /// Opens the result, or the best variant so far, in the editor.
    OpenResult,
    /// Asks whether to discard the training.
    Discard,
    /// Returns to the setup, with the current personality.
    New,
}
