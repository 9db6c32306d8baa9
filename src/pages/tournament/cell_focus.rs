//! The keyboard focus in the cross table: one cell is the Tab stop, and the arrow keys move it.

use eframe::egui::{EventFilter, Id, Key, Modifiers, Ui};

use crate::kit::widgets;

pub(super) type Pairing = (usize, usize);

pub(super) fn id(ui: &Ui, pairing: Pairing) -> Id {
    ui.scope_id().with(("cell", pairing))
}

fn key() -> Id {
    Id::unique("tournament cell")
}

/// Makes the cell the Tab stop.
pub(super) fn note(ui: &Ui, pairing: Pairing) {
    ui.data_mut(|data| data.insert_temp(key(), pairing));
}

/// The Tab stop, after arrow keys. `order` has the agents in the order of the rows. `None` with fewer than two agents.
pub(super) fn stop(ui: &Ui, order: &[usize]) -> Option<Pairing> {
    let place = |agent| order.iter().position(|&one| one == agent);
    let noted = ui.data(|data| data.get_temp::<Pairing>(key()));
    let noted = noted.and_then(|(row, column)| Some([place(row)?, place(column)?]));
    let current = noted.or((order.len() > 1).then_some([0, 1]))?;
    let pairing = |[row, column]: [usize; 2]| (order[row], order[column]);
    let Some(next) = arrow_keys(ui, id(ui, pairing(current)), current, order.len()) else {
        return Some(pairing(current));
    };
    widgets::pass_focus(ui, id(ui, pairing(next)));
    note(ui, pairing(next));
    Some(pairing(next))
}

/// The row and column to which arrow keys move the focus from the cell `own`.
fn arrow_keys(ui: &Ui, own: Id, current: [usize; 2], count: usize) -> Option<[usize; 2]> {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    if !widgets::keeps_keys(ui, own, filter) {
        return None;
    }
    let mut moved = current;
    for (key, axis, is_back) in [
        (Key::ArrowUp, 0, true),
        (Key::ArrowDown, 0, false),
        (Key::ArrowLeft, 1, true),
        (Key::ArrowRight, 1, false),
    ] {
        for _ in 0..ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) {
            moved = step(moved, axis, is_back, count).unwrap_or(moved);
        }
    }
    (moved != current).then_some(moved)
}

/// The next cell in a direction, over the empty cell of an agent against itself. If only that one is left, the mirrored
/// cell, so that the keys reach every cell. `None` at the edge.
fn step(cell: [usize; 2], axis: usize, is_back: bool, count: usize) -> Option<[usize; 2]> {
    let [row, column] = cell;
    let next = |place: usize| {
        if is_back { place.checked_sub(1) } else { Some(place + 1).filter(|&next| next < count) }
    };
    let at = |place: usize| if axis == 0 { [place, column] } else { [row, place] };
    let first = next(cell[axis])?;
    if at(first)[0] != at(first)[1] {
        return Some(at(first));
    }
    Some(next(first).map_or([column, row], at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_reach_every_cell_but_the_diagonal() {
        for (cell, axis, is_back, next) in [
            ([0, 1], 1, false, Some([0, 2])),
            ([0, 2], 1, false, None),
            ([1, 0], 1, false, Some([1, 2])),
            ([1, 2], 1, true, Some([1, 0])),
            ([0, 1], 0, false, Some([2, 1])),
            ([2, 1], 0, false, None),
            // Beside the last cell of the diagonal.
            ([0, 1], 1, true, Some([1, 0])),
            ([1, 2], 0, false, Some([2, 1])),
        ] {
            assert_eq!(step(cell, axis, is_back, 3), next, "{cell:?}");
        }
    }
}
