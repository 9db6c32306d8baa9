//! The integration tests of the core: one binary, one module per subject.

#[cfg(test)]
mod board;
#[cfg(test)]
mod engine_equality;
#[cfg(test)]
mod engine_properties;
#[cfg(test)]
mod files;
#[cfg(test)]
mod perfect;
#[cfg(test)]
mod records;
#[cfg(test)]
mod referee;
#[cfg(test)]
mod solver;
#[cfg(test)]
mod support;
#[cfg(test)]
mod vectors;
