//! Requests to *Show Why*.

use span_it_core::board::Node;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofAction {
    Show,
    /// The opponent plays here.
    Cut(Node),
    Undo,
    Restart,
    /// Starts or stops random cuts.
    TogglePlayOut,
}
