//! Identifying and cloning players by their moves. Guards against candidates that are wrongly ruled out or kept, and
//! against clones that predict no better than chance.

mod clone;
mod identify;
pub(crate) mod players;
