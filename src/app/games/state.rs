//! The state of the page *Games* between frames.

use std::collections::BTreeMap;

use crate::app::games::explorer::Explorer;
use crate::app::games::period::Period;
use crate::app::games::rows::Rows;
use crate::app::session::Session;
use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;
use span_it_history::{Filter, Order, ResultFilter, StoredGame};
use span_it_learning::date::Zone;

/// What was submitted to the database.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    /// The revision of the session at the last update.
    pub(super) revision: u64,
    /// The latest submitted record of each game of the session, as a hash.
    pub(super) submitted: BTreeMap<u64, u64>,
    /// The seed of the game of the last run, while it is being stored.
    pub(super) last_seed: Option<Seed>,
}

#[derive(Debug)]
pub struct State {
    pub rows: Rows,
    pub(super) filter: Filter,
    pub(super) period: Period,
    /// The boards of all stored games.
    pub(super) sizes: Vec<BoardSize>,
    /// The chosen row.
    pub(super) chosen: usize,
    /// Whether the chosen row is to get the focus and to be scrolled into view.
    pub(super) seek: bool,
    pub(super) zone: Zone,
    /// When the page was opened, in seconds since 1970-01-01 UTC.
    pub(super) opened_at: i64,
    /// Why the list could not be read.
    pub(super) problem: Option<String>,
    pub explorer: Explorer,
    /// What is shown if only one fits: 0 the list, 1 the explorer.
    pub(super) tab: usize,
}

impl State {
    /// `zone` and `now`, in seconds since 1970-01-01 UTC, are for the dates.
    pub(super) fn new(session: &Session, zone: Zone, now: i64) -> Self {
        Self {
            rows: Rows::default(),
            filter: Filter::default(),
            period: Period::default(),
            sizes: Vec::new(),
            chosen: 0,
            seek: true,
            zone,
            opened_at: now,
            problem: None,
            explorer: Explorer::new(session),
            tab: 0,
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

    /// Lists the games with the position of the explorer, if the filter is on.
    pub(super) fn follow_explorer(&mut self) {
        if let Some(position) = &mut self.filter.position
            && position != self.explorer.position()
        {
            self.explorer.position().clone_into(position);
            self.search();
        }
    }

    /// Reads everything again, because games have changed.
    pub(super) fn refresh(&mut self) {
        self.rows.refresh();
        self.explorer.refresh();
    }

    /// Whether some games may be hidden.
    pub(super) fn is_filtered(&self) -> bool {
        let Filter { player, size, result, position, .. } = &self.filter;
        let is_limited = self.period != Period::AnyTime;
        is_limited || !player.trim().is_empty() || size.is_some() || result.is_some() || position.is_some()
    }

    pub(super) fn clear_filter(&mut self) {
        self.filter = Filter { order: self.filter.order, ..Filter::default() };
        self.period = Period::default();
        self.search();
    }

    pub(super) const RESULTS: [Option<ResultFilter>; 4] =
        [None, Some(ResultFilter::Won), Some(ResultFilter::Lost), Some(ResultFilter::Unfinished)];
    pub(super) const ORDERS: [Order; 4] = Order::ALL;
}
