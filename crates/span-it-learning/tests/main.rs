//! The integration tests of the learning crate: one binary, one module per subject.

#[cfg(test)]
mod generator;
#[cfg(test)]
mod lesson_runner;
#[cfg(test)]
mod lessons;
#[cfg(test)]
mod log;
