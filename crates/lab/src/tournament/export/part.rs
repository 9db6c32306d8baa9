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
        let (rows, is_side) = (self.board.rows(), !self.has_pairs());
        let pairing = |one: &'a Row, other: &'a Row| Pairing {
            one,
            other,
            cell: self.board.cell(one.place, other.place),
        };
        let of_row = |one: &'a Row| rows.iter().map(move |other| pairing(one, other));
        let all = rows.iter().flat_map(of_row);
        let is_shown = |one: &Pairing<'_>| is_side || one.one.rank < one.other.rank;
        all.filter(|pairing| is_shown(pairing) && pairing.cell.games() > 0).collect()
    }
}

/// The games of two agents from the view of the first.
#[derive(Clone, Copy)]
pub(super) struct Pairing<'a> {
    pub(super) one: &'a Row,
    pub(super) other: &'a Row,
    pub(super) cell: Cell,
}
