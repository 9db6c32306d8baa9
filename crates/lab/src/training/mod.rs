//! Better personalities: the accuracy test, training, and clones of players.

pub mod accuracy;
mod bounded_search;
pub mod clone;
mod rng;
mod test_suite;
pub mod train;

pub(crate) use bounded_search::{Bound, search};
