//! The result of a search for a move.

use crate::board::Node;
use crate::engine::deadline::Interrupt;

/// A move, and the work for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) mv: Node,
    /// Examined moves.
    pub(super) visited: u64,
    /// Whether no limit ended the search.
    pub(super) complete: bool,
}

/// The result of a search that may have been interrupted.
pub(super) fn found(
    mv: Option<Node>,
    visited: u64,
    interrupt: Option<Interrupt>,
) -> Result<Found, Interrupt> {
    match (interrupt, mv) {
        (Some(Interrupt::Cancelled), _) | (_, None) => Err(Interrupt::Cancelled),
        (interrupt, Some(mv)) => Ok(Found { mv, visited, complete: interrupt.is_none() }),
    }
}
