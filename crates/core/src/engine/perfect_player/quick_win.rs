//! The fastest win: the shortest that [`win_in`](span_it_core::solver::win_in) can prove, otherwise the first of the
//! winning moves, which leave the shortest way.

use std::cell::Cell;

use crate::board::{Node, Position};
use crate::engine::Deadline;
use crate::solver::Distance;
use crate::solver::win_in::{MAX_N, budget, quickest};

use super::found::{Found, found};
use crate::engine::deadline::Interrupt;

/// Visited positions between two polls of the deadline.
const POLL_EVERY: u64 = 64;

/// The move of a won position. `winning` are its winning moves, best first.
pub(super) fn choose(position: &Position, winning: &[Node], deadline: &Deadline) -> Result<Found, Interrupt> {
    let missing = Distance::new(position, position.to_move()).missing();
    if missing.is_none_or(|missing| missing > MAX_N.into()) {
        return found(winning.first().copied(), 1, None);
    }
    let (visited, interrupt) = (Cell::new(0), Cell::new(None));
    let may_continue = || {
        visited.set(visited.get() + 1);
        if visited.get() % POLL_EVERY == 0 {
            interrupt.set(deadline.poll(2, visited.get()).err());
        }
        interrupt.get().is_none()
    };
    interrupt.set(deadline.poll(2, 0).err());
    let quickest = quickest(position, MAX_N, budget(position), winning, &may_continue);
    let mv = quickest.ok().flatten().map_or_else(|| winning.first().copied(), |(_, node)| Some(node));
    found(mv, visited.get().max(1), interrupt.get())
}
