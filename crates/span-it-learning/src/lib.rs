//! Lessons, puzzles, ratings, ladder and practice for Span-It!.
pub mod date;
pub mod generate;
pub mod lessons;
pub mod mistakes;
pub mod puzzles;
pub mod symmetry;
pub mod truth;
