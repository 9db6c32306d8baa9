//! The state of the page *Games* between frames.

use crate::app::games::rows::Rows;
use crate::app::session::Session;
use span_it_core::board::{BoardSize, Position};
use span_it_history::{Filter, Order, ResultFilter, StoredGame};
use span_it_learning::date::Zone;

#[derive(Debug)]
pub struct State {
    pub rows: Rows,
    pub(super) filter: Filter,
    /// The boards of all stored games.
    pub(super) sizes: Vec<BoardSize>,
    /// The chosen row.
    pub(super) chosen: usize,
    /// Whether the chosen row is to get the focus and to be scrolled into view.
    pub(super) seek: bool,
    pub(super) zone: Zone,
    /// Why the list could not be read.
    pub(super) problem: Option<String>,
    /// The position on the board.
    pub(super) on_board: Position,
}

impl State {
    /// `zone` is for the dates.
    pub(super) fn new(session: &Session, zone: Zone) -> Self {
        Self {
            rows: Rows::default(),
            filter: Filter::default(),
            sizes: Vec::new(),
            chosen: 0,
            seek: true,
            zone,
            problem: None,
            on_board: session.shown_position(),
        }
    }

    pub(super) fn chosen_game(&self) -> Option<&StoredGame> {
        self.rows.get(self.chosen)
    }

    /// Lists the games of the changed filter, from the start.
    pub(super) fn search(&mut self) {
        self.chosen = 0;
        self.rows.refresh();
    }

    /// Whether some games may be hidden.
    pub(super) fn is_filtered(&self) -> bool {
        let Filter { player, size, result, position, .. } = &self.filter;
        !player.trim().is_empty() || size.is_some() || result.is_some() || position.is_some()
    }

    pub(super) fn clear_filter(&mut self) {
        self.filter = Filter { order: self.filter.order, ..Filter::default() };
        self.search();
    }

    pub(super) const RESULTS: [Option<ResultFilter>; 4] =
        [None, Some(ResultFilter::Won), Some(ResultFilter::Lost), Some(ResultFilter::Unfinished)];
    pub(super) const ORDERS: [Order; 4] = Order::ALL;
}
