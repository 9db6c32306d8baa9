//! The integration tests of the stored games: one binary, one module per subject.

#![cfg(test)]

mod add;
mod damage;
mod explorer;
mod faults;
mod filters;
mod games;
mod reading;

use games::{Folder, finished, new_game, opened, random_game, setup};
