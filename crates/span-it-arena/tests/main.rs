//! The integration tests of the arena: one binary, one module per subject.

#[cfg(test)]
mod contest;
#[cfg(test)]
mod contest_stats;
#[cfg(test)]
mod gtp;
