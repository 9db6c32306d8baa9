//! The integration tests of the stored games: one binary, one module per subject.

#[cfg(test)]
mod add;
#[cfg(test)]
mod damage;
#[cfg(test)]
mod explorer;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod filters;
#[cfg(test)]
mod games;

#[cfg(test)]
use games::{Folder, finished, new_game, random_game, setup};
