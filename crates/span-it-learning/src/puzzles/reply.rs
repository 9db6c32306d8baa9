//! The replies of the program.

use std::sync::Arc;

use span_it_core::board::{Node, Position, winner};
use span_it_core::engine::Seed;
use span_it_core::personality::library;
use span_it_core::solver::{Solver, perfect, win_in};

use super::panel::choose;

/// The perfect reply; `None` if the game is over.
pub(super) fn perfect(position: &Position) -> Option<Node> {
    perfect::choose(&mut Solver::new(), position, &|_| 0.0)
}

/// The reply that resists longest in a position that is lost in `n`.
pub(super) fn longest(position: &Position, n: u8) -> Option<Node> {
    win_in::longest_defence(position, n, win_in::BUDGET).ok().flatten().or_else(|| perfect(position))
}

/// The move of a built-in personality, with noise that depends on the position only.
pub(super) fn personality(position: &Position, name: &str) -> Option<Node> {
    if winner(position).is_some() {
        return None;
    }
    let Some(personality) = library::builtin_named(name) else { return perfect(position) };
    let seed = Seed::new(span_it_core::solver::symmetry::fingerprint(position) & Seed::MAX.get())
        .unwrap_or_default();
    choose(position, &personality.factors, seed, &Arc::default())
}
