//! Why a tournament cannot be played.

use std::io;

use thiserror::Error;

/// Why agents, openings, a test or a plan cannot be used: what is wrong, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct PlanError(pub String);

/// Why a tournament was not played to its end.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum TournamentError {
    /// The plan is not valid.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// No thread can be started.
    #[error("no thread can be started: {0}")]
    NoThread(io::Error),
    /// A thread has panicked; the panic hook has reported it.
    #[error("a game failed because of a fault in the program")]
    Fault,
}
