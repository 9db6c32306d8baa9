//! Requests to *Show Why*.

use span_it_core::board::Node;

/// Actions of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofAction {
    /// Opens the page on the position shown.
    Show,
    /// The opponent plays here.
    Cut(Node),
    /// Takes back the latest exchange.
    Undo,
    /// Takes back all exchanges.
    Restart,
    /// Starts or stops random cuts until the end.
    TogglePlayOut,
}
