//! A table of a report: all games, or those of a board or a side.

use crate::tournament::scoreboard::{Cell, Row};
use crate::tournament::{Scoreboard, Selection, Side};

#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) selection: Selection,
    pub(super) board: &'a Scoreboard,
    /// Whether measured times are shown.
    pub(super) times: bool,
}

impl<'a> Part<'a> {
    /// Whether both games of a pair can belong to it.
    pub(super) const fn has_pairs(&self) -> bool {
        self.selection.side.is_none()
    }

    /// The board as text; empty for all.
    pub(super) fn board_name(&self) -> String {
        self.selection.board.map_or_else(String::new, |board| board.to_string())
    }

    /// The side as text; empty for both.
    pub(super) const fn side_name(&self) -> &'static str {
        match self.selection.side {
            None => "",
            Some(Side::First) => "first",
            Some(Side::Second) => "second",
            Some(Side::Horizontal) => "horizontal",
            Some(Side::Vertical) => "vertical",
        }
    }

    /// The heading of its table.
    pub(super) fn title(&self) -> String {
        let side = match self.selection.side {
            None => "All games",
            Some(Side::First) => "Moving first",
            Some(Side::Second) => "Moving second",
            Some(Side::Horizontal) => "As horizontal",
            Some(Side::Vertical) => "As vertical",
        };
        match self.selection.board {
            None => side.to_owned(),
            Some(board) => format!("{side} on {board}"),
        }
    }

    /// The heading of its column.
    pub(super) fn short_name(&self) -> String {
        let names = [self.board_name(), self.side_name().to_owned()];
        names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The row of an agent, if it has games here.
    pub(super) fn row(&self, place: usize) -> Option<&'a Row> {
        self.board.rows().iter().find(|row| row.place == place)
    }

    /// Every pairing with games, the agent of higher rank first; of a side also the other way round.
    pub(super) fn pairings(&self) -> Vec<Pairing<'a>> {
        self.pairings_of(&self.board.rows().iter().collect::<Vec<_>>())
    }

    /// The same in the order of the plan, which does not depend on the results.
    pub(super) fn planned_pairings(&self) -> Vec<Pairing<'a>> {
        let mut rows: Vec<&Row> = self.board.rows().iter().collect();
        rows.sort_by_key(|row| row.place);
        self.pairings_of(&rows)
    }

    fn pairings_of(&self, rows: &[&'a Row]) -> Vec<Pairing<'a>> {
        let (board, is_side) = (self.board, !self.has_pairs());
        let pairing = |(one, other): (&'a Row, &'a Row)| Pairing {
            one,
            other,
            cell: board.cell(one.place, other.place),
        };
        let others = |place: usize| if is_side { rows } else { &rows[place + 1..] };
        let of_row = |(place, &one)| others(place).iter().map(move |&other| (one, other));
        let all = rows.iter().enumerate().flat_map(of_row).map(pairing);
        all.filter(|pairing| pairing.cell.games() > 0).collect()
    }
}

/// The games of two agents from the view of the first.
#[derive(Clone, Copy)]
pub(super) struct Pairing<'a> {
    pub(super) one: &'a Row,
    pub(super) other: &'a Row,
    pub(super) cell: Cell,
}
