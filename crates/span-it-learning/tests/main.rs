//! The integration tests of the learning crate: one binary, one module per subject.

#[cfg(test)]
mod analysis;
#[cfg(test)]
mod generator;
#[cfg(test)]
mod lesson_runner;
#[cfg(test)]
mod lessons;
#[cfg(test)]
mod log;
#[cfg(test)]
mod log_faults;
#[cfg(test)]
mod log_hostile;
#[cfg(test)]
mod measurements;
#[cfg(test)]
mod progress;
#[cfg(test)]
mod supply;
#[cfg(test)]
mod theory;
