//! The integration tests of the arena: one binary, one module per subject.

#[cfg(test)]
mod contest_stats;
