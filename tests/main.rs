//! The integration tests of the game: one binary, one module per subject.

#![cfg(test)]

mod board_view;
mod folders;
mod repository;
mod widgets;
mod window;
