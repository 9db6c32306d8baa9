//! What the page *Games* keeps between frames, and what was submitted to the database.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::board::BoardState;
use crate::model::session::Session;
use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::solver::{self, Solution};
use span_it_learn::date::{Date, Zone};
use span_it_store::games::{Filter, GameId, NextMove, Page, ResultFilter, StoredGame};

/// What was submitted to the database.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    /// The latest submitted record of each game of the session, as a hash.
    pub(super) submitted: BTreeMap<u64, u64>,
    /// The games that were deleted since the start of the program, the latest last.
    pub(super) deleted: Vec<GameId>,
}

#[derive(Debug)]
pub struct GamesState {
    pub rows: Rows,
    pub(super) filter: Filter,
    pub(super) period: Period,
    pub(super) sizes: Vec<BoardSize>,
    pub(super) chosen: usize,
    /// Whether the chosen row is to get the focus and to be scrolled into view.
    pub(super) seek: bool,
    pub(super) zone: Zone,
    pub(super) problem: Option<String>,
    pub explorer: Explorer,
    /// Whether a deletion can be undone.
    pub(super) can_undo: bool,
    /// The deleted game that *Erase* is to be confirmed for.
    pub(super) erasing: Option<GameId>,
    /// What is shown if only one fits: 0 the list, 1 the explorer.
    pub(super) tab: usize,
}

impl GamesState {
    pub(super) fn new(session: &Session, zone: Zone) -> Self {
        Self {
            rows: Rows::default(),
            filter: Filter::default(),
            period: Period::default(),
            sizes: Vec::new(),
            chosen: 0,
            seek: true,
            zone,
            problem: None,
            explorer: Explorer::new(session),
            can_undo: false,
            erasing: None,
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
            && *position != self.explorer.position
        {
            position.clone_from(&self.explorer.position);
            self.search();
        }
    }

    pub(super) fn refresh(&mut self) {
        self.rows.refresh();
        self.explorer.refresh();
    }

    pub(super) fn is_filtered(&self) -> bool {
        let Filter { player, size, result, deleted, position, .. } = &self.filter;
        let is_limited = self.period != Period::AnyTime;
        is_limited
            || *deleted
            || !player.trim().is_empty()
            || size.is_some()
            || result.is_some()
            || position.is_some()
    }

    pub(super) fn clear_filter(&mut self) {
        self.filter = Filter { order: self.filter.order, ..Filter::default() };
        self.period = Period::default();
        self.search();
    }

    /// The choices of the filter by result; the last one lists deleted games.
    pub(super) const RESULTS: [(Option<ResultFilter>, bool); 5] = [
        (None, false),
        (Some(ResultFilter::Won), false),
        (Some(ResultFilter::Lost), false),
        (Some(ResultFilter::Unfinished), false),
        (None, true),
    ];
}

/// The number of games that are read at once.
pub(super) const PART: usize = 100;
const MAX_PARTS: usize = 50;

/// The games of the list that have been read, in parts.
#[derive(Debug, Default)]
pub struct Rows {
    /// The number of all games in the list; `None` until the first answer.
    pub total: Option<usize>,
    parts: BTreeMap<usize, Vec<StoredGame>>,
    requested: BTreeSet<usize>,
    /// Increases with every change of the list, so that answers to older queries are ignored.
    pub(super) query: u64,
    /// Whether the parts are those of an earlier query.
    is_old: bool,
}

impl Rows {
    /// Reads everything again. The old rows stay until the first answer.
    pub(super) fn refresh(&mut self) {
        self.query += 1;
        self.requested.clear();
        self.is_old = true;
    }

    pub(super) fn take(&mut self, query: u64, offset: usize, page: Page) {
        if query != self.query {
            return;
        }
        if std::mem::take(&mut self.is_old) {
            self.parts.clear();
        }
        self.total = Some(page.total);
        if self.parts.len() >= MAX_PARTS {
            self.parts.clear();
            self.requested.clear();
        }
        self.parts.insert(offset / PART, page.games);
    }

    /// Whether the first rows are those of the latest query.
    pub const fn is_current(&self) -> bool {
        self.total.is_some() && !self.is_old
    }

    pub fn get(&self, row: usize) -> Option<&StoredGame> {
        self.parts.get(&(row / PART))?.get(row % PART)
    }

    /// The parts of these rows that are to be read now.
    pub(super) fn missing(&mut self, rows: Range<usize>) -> Vec<usize> {
        let parts = rows.start / PART..rows.end.div_ceil(PART).max(1);
        let missing = parts.filter(|part| self.is_old || !self.parts.contains_key(part));
        missing.filter(|part| self.requested.insert(*part)).collect()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Period {
    #[default]
    AnyTime,
    Today,
    /// Of seven days, today included.
    Week,
    /// Of 30 days.
    Month,
    /// Of 365 days.
    Year,
    /// Before those of [`Self::Year`].
    Older,
}

impl Period {
    pub(crate) const ALL: [Self; 6] =
        [Self::AnyTime, Self::Today, Self::Week, Self::Month, Self::Year, Self::Older];

    /// Limits a filter to the period up to this day. A clock that was wrong may have left later games.
    pub(super) fn limit(self, filter: &mut Filter, zone: &Zone, today: Date) {
        let start = |days: i32| Some(1000 * zone.start_of(today.plus(days)));
        (filter.since, filter.until) = match self {
            Self::AnyTime => (None, None),
            Self::Today => (start(0), start(1)),
            Self::Week => (start(-6), start(1)),
            Self::Month => (start(-29), start(1)),
            Self::Year => (start(-364), start(1)),
            Self::Older => (None, start(-364)),
        };
    }
}

/// The position of the opening explorer, and what was played in it.
#[derive(Debug)]
pub struct Explorer {
    start: Position,
    /// The moves from the start to the position.
    line: Vec<Node>,
    pub position: Position,
    /// What was played, the most frequent first; `None` until it is read.
    pub moves: Option<Vec<NextMove>>,
    /// `None` if a player has won.
    pub(super) solution: Option<Solution>,
    /// Whether the moves are to be read.
    is_due: bool,
    pub(super) board: BoardState,
    /// The move of the row under the pointer or with the focus.
    pub(super) pointed: Option<Node>,
}

impl Explorer {
    pub(super) fn new(session: &Session) -> Self {
        let game = session.game();
        let line = game.moves().iter().take(session.shown_ply()).map(|mv| mv.node).collect();
        let start = game.start().clone();
        let mut explorer = Self {
            position: start.clone(),
            start,
            line: Vec::new(),
            moves: None,
            solution: None,
            is_due: true,
            board: BoardState::default(),
            pointed: None,
        };
        explorer.set_line(line);
        explorer
    }

    pub(super) fn last_move(&self) -> Option<Node> {
        self.line.last().copied()
    }

    pub(super) fn step_into(&mut self, node: Node) {
        if self.solution.is_some() && self.position.is_free(node) {
            let mut line = std::mem::take(&mut self.line);
            line.push(node);
            self.set_line(line);
        }
    }

    pub(super) fn step_back(&mut self) {
        let mut line = std::mem::take(&mut self.line);
        line.pop();
        self.set_line(line);
    }

    pub(super) fn set_line(&mut self, line: Vec<Node>) {
        self.position = line.iter().fold(self.start.clone(), |position, &node| position.after(node));
        self.line = line;
        self.solution = board::winner(&self.position).is_none().then(|| solver::solve(&self.position));
        (self.moves, self.pointed) = (None, None);
        self.refresh();
    }

    pub(super) const fn refresh(&mut self) {
        self.is_due = true;
    }

    /// The position whose moves are to be read, once.
    pub(super) fn take_request(&mut self) -> Option<Position> {
        std::mem::take(&mut self.is_due).then(|| self.position.clone())
    }

    pub(super) fn take(&mut self, position: &Position, moves: Vec<NextMove>) {
        if *position == self.position {
            self.moves = Some(moves);
        }
    }

    /// Who wins after a move, with perfect play.
    pub(super) fn winner_after(&self, node: Node) -> Option<Player> {
        let solution = self.solution.as_ref()?;
        let mover = self.position.to_move();
        Some(if solution.winning_moves.contains(&node) { mover } else { mover.opponent() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_begin_at_local_midnight() {
        let (midnight, day) = (1_795_305_600, 86_400); // 2026-11-22 00:00 UTC
        let zone = Zone::fixed(3600);
        let limits = |period: Period| {
            let mut filter = Filter::default();
            period.limit(&mut filter, &zone, zone.date(midnight + 5000));
            (filter.since, filter.until)
        };
        let start = |days: i64| Some(1000 * (midnight - 3600 - days * day));
        assert_eq!(limits(Period::AnyTime), (None, None));
        assert_eq!(limits(Period::Today), (start(0), start(-1)));
        assert_eq!(limits(Period::Week), (start(6), start(-1)));
        assert_eq!(limits(Period::Year), (start(364), start(-1)));
        assert_eq!(limits(Period::Older), (None, start(364)), "no game is in neither");
    }
}
