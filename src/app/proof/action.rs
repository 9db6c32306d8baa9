//! Requests to *Show Why*.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofAction {
    Show,
    Undo,
    /// Starts or stops random cuts.
    TogglePlayOut,
}
