//! The statistics of tournaments: pairs, the sequential test, ratings, the table and its exports.

mod coverage;
mod export;
mod made;
mod pairs;
mod ratings;
mod scoreboard;
mod selection;
mod sprt;
