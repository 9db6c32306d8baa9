//! The integration tests of the game: one binary, one module per subject.

#[cfg(test)]
mod board_view;
#[cfg(test)]
mod layers;
#[cfg(test)]
mod repository;
#[cfg(test)]
mod texts;
#[cfg(test)]
mod widgets;
#[cfg(test)]
mod window;
