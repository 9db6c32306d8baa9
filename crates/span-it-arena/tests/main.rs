//! The integration tests of the arena: one binary, one module per subject.

#[cfg(test)]
mod gtp;
#[cfg(test)]
mod opponent_model;
#[cfg(test)]
mod recognition;
#[cfg(test)]
mod tournament;
#[cfg(test)]
mod tournament_stats;
#[cfg(test)]
mod training;
