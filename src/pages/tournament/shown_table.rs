//! What the page shows of the finished games: the table of the selected board and side with its texts, which are
//! computed when games or selection change, and the games of a pairing.

use crate::messages::language::elo;
use crate::messages::{tournament as msg, tournament_facts};
use span_it_core::board::Player;
use span_it_lab::tournament::export::{AGENTS, Column, Room};
use span_it_lab::tournament::scoreboard::{Cell, Row};
use span_it_lab::tournament::{GameResult, Plan, Scoreboard, Selection, Side, selection};

#[derive(Debug)]
pub(super) struct ShownTable {
    pub(super) selection: Selection,
    pub(super) sides: &'static [Side],
    /// The table of the selection; `None` if that is the table of all games.
    part: Option<Scoreboard>,
    pub(super) texts: TableTexts,
}

impl ShownTable {
    pub(super) fn new(all: &Scoreboard, plan: &Plan, games: &[GameResult]) -> Self {
        Self {
            selection: Selection::default(),
            sides: selection::sides(games),
            part: None,
            texts: TableTexts::new(all, Some(plan), Vec::new()),
        }
    }

    pub(super) fn update(&mut self, all: &Scoreboard, plan: &Plan, names: &[String], games: &[GameResult]) {
        self.sides = selection::sides(games);
        let is_part = self.selection != Selection::default();
        self.part = is_part.then(|| Scoreboard::of(names, games, self.selection));
        let before = std::mem::take(&mut self.texts.cells);
        self.texts = TableTexts::new(self.part.as_ref().unwrap_or(all), Some(plan), before);
    }

    pub(super) fn table<'a>(&'a self, all: &'a Scoreboard) -> &'a Scoreboard {
        self.part.as_ref().unwrap_or(all)
    }

    /// The games that the cell of these agents counts, in the order of their ends.
    pub(super) fn list<'a>(&self, pairing: (usize, usize), games: &'a [GameResult]) -> Vec<&'a GameResult> {
        games.iter().filter(|game| counts(self.selection, game, pairing)).collect()
    }
}

/// Whether the cell of the first agent against the second counts a game.
fn counts(selection: Selection, game: &GameResult, (one, other): (usize, usize)) -> bool {
    let player = if game.agent(Player::Horizontal) == one { Player::Horizontal } else { Player::Vertical };
    game.key.agents == (one.min(other), one.max(other)) && selection.counts(game, player)
}

/// Instead of a missing value.
pub(super) const NONE: &str = "\u{2013}";

#[derive(Debug)]
pub(super) struct TableTexts {
    /// In display order.
    rows: Vec<RowTexts>,
    /// By agent, then by opponent, both as indices of the plan.
    cells: Vec<Vec<CellTexts>>,
    /// Characters of the longest cell that the plan allows, so that the cells keep their width.
    pub(super) longest: usize,
    /// Whether a rating is a cautious estimate.
    pub(super) is_rough: bool,
    pub(super) overall: Vec<(&'static str, String)>,
}

#[derive(Debug)]
pub(super) struct RowTexts {
    pub(super) rank: String,
    /// The rating, and its margin with a leading plus-minus sign.
    pub(super) rating: Option<(String, String)>,
    /// In the order of the columns: those that are always there, then the extra ones.
    pub(super) figures: Vec<String>,
    /// The other values, for the tooltip.
    pub(super) more: String,
    /// The whole row, for screen readers.
    pub(super) accessible_text: String,
}

#[derive(Debug)]
pub(super) struct CellTexts {
    cell: Cell,
    /// Wins and losses, or a dash before the first game.
    pub(super) shown: String,
    pub(super) accessible_text: String,
    /// The statistics of its pairs, one per line.
    pub(super) statistics: String,
}

impl TableTexts {
    /// Cells that have not changed keep their texts of `before`, as there are many in a large table.
    pub(super) fn new(table: &Scoreboard, plan: Option<&Plan>, before: Vec<Vec<CellTexts>>) -> Self {
        let rows = table.rows();
        let mut by_place: Vec<&Row> = rows.iter().collect();
        by_place.sort_by_key(|row| row.place);
        let mut before = before.into_iter().flatten();
        let mut cell = |row: &Row, other: &Row| {
            let cell = table.cell(row.place, other.place);
            let same = before.next().filter(|texts| texts.cell == cell);
            same.unwrap_or_else(|| CellTexts::new(row, other, cell))
        };
        let mut of_row = |row: &Row| by_place.iter().map(|other| cell(row, other)).collect();
        let cells: Vec<Vec<CellTexts>> = by_place.iter().map(|row| of_row(row)).collect();
        let longest = cells.iter().flatten().map(|cell| cell.shown.chars().count()).max().unwrap_or(0);
        let longest = plan.map_or(0, max_letters).max(longest);
        Self {
            rows: rows.iter().map(RowTexts::new).collect(),
            cells,
            longest,
            is_rough: rows.iter().any(|row| row.rating.is_some_and(|rating| rating.rough)),
            overall: tournament_facts::facts(table),
        }
    }

    pub(super) fn row(&self, index: usize) -> Option<&RowTexts> {
        self.rows.get(index)
    }

    pub(super) fn cell(&self, agent: usize, other: usize) -> Option<&CellTexts> {
        self.cells.get(agent)?.get(other)
    }
}

/// Characters of the longest cell at the end of the tournament.
fn max_letters(plan: &Plan) -> usize {
    let games = 2 * plan.pairs as usize * plan.boards.len();
    let letters = |wins: usize| wins.to_string().len() + (games - wins).to_string().len() + 1;
    letters(games / 2).max(letters(games))
}

impl RowTexts {
    fn new(row: &Row) -> Self {
        let about = |rough: bool| if rough { "~" } else { "" };
        let rating = row.rating.map(|rating| {
            (about(rating.rough).to_owned() + &elo(rating.value), msg::margin(rating.margin95))
        });
        let text = |column: &Column<Row>| tournament_facts::figure(column, row);
        let mut figures: Vec<String> = columns(Room::Yes).map(text).collect();
        let accessible_text = tournament_facts::row_name(row, &figures);
        figures.extend(columns(Room::Extra).map(text));
        let more = tournament_facts::row_tooltip(row);
        Self {
            rank: row.rank().map_or_else(String::new, |rank| rank.to_string()),
            rating,
            figures,
            more,
            accessible_text,
        }
    }
}

/// The columns of statistics that are always there, or the extra ones.
pub(super) fn columns(room: Room) -> impl Iterator<Item = &'static Column<Row>> {
    AGENTS.iter().filter(move |column| column.room == room)
}

impl CellTexts {
    fn new(row: &Row, other: &Row, cell: Cell) -> Self {
        let shown =
            if cell.games() == 0 { NONE.to_owned() } else { msg::wins_and_losses(cell.wins, cell.losses) };
        let accessible_text = msg::cell(&row.name, &other.name, cell.wins, cell.losses);
        Self { cell, shown, accessible_text, statistics: tournament_facts::pair_statistics(cell.pairs) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_lab::tournament::{Control, PlayerSpec, run};

    #[test]
    fn cells_belong_to_agents_not_ranks() {
        let agents = ["random", "Steady", "Blocker"].map(|name| PlayerSpec::parse(name).unwrap());
        let plan = Plan { pairs: 4, ..Plan::round_robin(agents.to_vec()) };
        let mut games = Vec::new();
        run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        let table = Scoreboard::new(&plan.names(), &games);
        let figures = TableTexts::new(&table, None, Vec::new());
        let cell = figures.cell(1, 0).unwrap();
        assert_eq!(cell.shown, "8\u{2013}0");
        assert_eq!(cell.accessible_text, msg::cell("Steady", "Random mover", 8, 0));
        assert_eq!(figures.longest, 3);
        assert!(figures.row(2).unwrap().accessible_text.starts_with("3: Random mover "));
        let more = &figures.row(0).unwrap().more;
        assert!(
            more.starts_with("Games: 16\nWon-lost: ") && more.contains("Safe/critical moves: "),
            "{more}"
        );
        assert_eq!(figures.overall[0], ("Games", "24".to_owned()));
        assert!(figures.overall.iter().any(|(name, _)| *name == "First move is worth"));
        assert!(figures.cell(0, 3).is_none() && figures.row(3).is_none());
        let empty = TableTexts::new(&Scoreboard::new(&plan.names(), &[]), None, Vec::new());
        assert_eq!((empty.cell(0, 1).unwrap().shown.as_str(), empty.longest), (NONE, 1));
        assert!(empty.overall.is_empty());
        let no_games = Scoreboard::new(&plan.names(), &[]);
        for (pairs, letters) in [(4, 3), (5, 4), (10, 5), (50, 5), (100, 7)] {
            let longest =
                TableTexts::new(&no_games, Some(&Plan { pairs, ..plan.clone() }), Vec::new()).longest;
            assert_eq!(longest, letters, "{pairs}");
        }
    }
}
