//! The columns of the tables of a tournament. One list feeds the window, text, CSV, Markdown, HTML and JSON: a new
//! statistic is one row of it.

use span_it_core::engine::SearchTotals;
use span_it_core::text::humanize::short_time;

use super::content::{margin, percent, value, whole};
use super::forfeits::Forfeits;
use super::part::Pairing;
use crate::tournament::scoreboard::{Cell, Row};
use crate::tournament::stats::{Estimate, Pairs};

/// Stands for a missing value in texts.
pub const NONE: &str = "-";

/// A column of a table with a row for each `T`.
#[derive(Debug)]
pub struct Column<T> {
    /// The head in texts; empty in a column that only files for programs have.
    pub head: &'static str,
    /// The head in CSV and the key in JSON; empty in a column that only texts have.
    pub key: &'static str,
    /// The name of the text that says what it is, in a tooltip; empty if the tooltip does not have it.
    pub meaning: &'static str,
    /// Whether the window has it.
    pub room: Room,
    /// Whether it depends on measured times, which differ from run to run.
    pub is_time: bool,
    content: Content<T>,
}

/// Whether the table of the window has a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Not.
    No,
    /// If the table has room for it.
    Extra,
    /// Always.
    Yes,
}

/// The cells of a column.
#[derive(Debug)]
enum Content<T> {
    /// Names, also in files for programs.
    Name(fn(&T) -> String),
    /// Numbers, in texts only.
    Shown(fn(&T) -> String),
    /// Numbers, and their form in texts.
    Number(fn(&T) -> Option<f64>, fn(f64) -> String),
}

/// The value of a cell for programs.
#[derive(Debug)]
pub(super) enum CellValue {
    Name(String),
    /// Rounded to six decimals; further digits are only rounding errors.
    Number(Option<f64>),
}

impl<T> Column<T> {
    const fn new(head: &'static str, key: &'static str, content: Content<T>) -> Self {
        Self { head, key, meaning: "", room: Room::No, is_time: false, content }
    }

    const fn name(head: &'static str, key: &'static str, name: fn(&T) -> String) -> Self {
        Self::new(head, key, Content::Name(name))
    }

    const fn shown(head: &'static str, text: fn(&T) -> String) -> Self {
        Self::new(head, "", Content::Shown(text))
    }

    const fn number(
        head: &'static str,
        key: &'static str,
        number: fn(&T) -> Option<f64>,
        form: fn(f64) -> String,
    ) -> Self {
        Self::new(head, key, Content::Number(number, form))
    }

    /// A column that only files for programs have.
    const fn file(key: &'static str, number: fn(&T) -> Option<f64>) -> Self {
        Self::number("", key, number, whole)
    }

    const fn means(mut self, meaning: &'static str) -> Self {
        self.meaning = meaning;
        self
    }

    const fn in_window(mut self, room: Room) -> Self {
        self.room = room;
        self
    }

    const fn timed(mut self) -> Self {
        self.is_time = true;
        self
    }

    /// The cell for readers; [`NONE`] without a value.
    pub fn text(&self, item: &T) -> String {
        match self.content {
            Content::Name(text) | Content::Shown(text) => text(item),
            Content::Number(number, form) => number(item).map_or_else(|| NONE.to_owned(), form),
        }
    }

    pub(super) const fn is_number(&self) -> bool {
        !matches!(self.content, Content::Name(_))
    }

    pub(super) fn value(&self, item: &T) -> CellValue {
        match self.content {
            Content::Name(text) | Content::Shown(text) => CellValue::Name(text(item)),
            Content::Number(number, _) => CellValue::Number(number(item).map(rounded)),
        }
    }
}

/// Rounds to six decimals, without `-0`.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

/// The columns of a table of agents.
pub const AGENTS: &[Column<Row>] = &[
    Column::number("#", "rank", |row: &Row| count(row.rank()? as u64), whole),
    Column::file("place", |row| count(row.place as u64)),
    Column::name("Name", "name", |row| row.name.clone()),
    Column::shown("Elo", |row| value(row.rating)),
    Column::shown("±", |row| margin(row.rating)),
    Column::file("elo", |row| row.rating.map(|elo| elo.value)),
    Column::file("elo_margin95", |row| row.rating.map(|elo| elo.margin95)),
    Column::file("elo_rough", |row| row.rating.map(rough)),
    Column::number("Score", "score", |row: &Row| row.total.score(), percent).in_window(Room::Yes),
    Column::number("Games", "games", |row: &Row| count(row.total.games()), whole).means("games"),
    Column::shown("Won-lost", |row: &Row| won_lost(row.total)).means("won_lost"),
    Column::file("wins", |row| count(row.total.wins)),
    Column::file("losses", |row| count(row.total.losses)),
    Column::shown("WW/split/LL", |row: &Row| pairs(row.total)).means("pairs"),
    Column::file("pairs_ww", |row| of_pairs(row.total, |pairs| pairs.ww)),
    Column::file("pairs_split", |row| of_pairs(row.total, |pairs| pairs.split)),
    Column::file("pairs_ll", |row| of_pairs(row.total, |pairs| pairs.ll)),
    Column::number("Won second", "won_second", |row: &Row| row.second.value(), percent)
        .means("won_second")
        .in_window(Room::Extra),
    Column::number("Wins kept", "safe_moves", |row: &Row| row.kept.share(), percent).in_window(Room::Yes),
    Column::shown("Safe/critical", |row: &Row| format!("{}/{}", row.kept.kept, row.kept.critical))
        .means("safe_critical"),
    Column::file("kept", |row| count(row.kept.kept)),
    Column::file("critical", |row| count(row.kept.critical)),
    Column::number("Forfeits", "forfeits", |row: &Row| count(row.forfeits), whole).means("forfeits"),
    Column::name("", "forfeit_reasons", Forfeits::cell),
    Column::file("searches", |row| searched(row, |search| search.searches as f64)),
    Column::file("visited", |row| searched(row, |search| search.visited as f64)),
    Column::number("Visited/move", "visited_per_move", Row::visited_per_move, one_decimal)
        .means("visited_per_move")
        .in_window(Room::Extra),
    Column::number("", "pruned_share", |row: &Row| searched(row, SearchTotals::pruned_share), percent)
        .means("pruned_share"),
    Column::number(
        "",
        "visited_per_position",
        |row: &Row| searched(row, SearchTotals::mean_branching),
        one_decimal,
    )
    .means("visited_per_position"),
    Column::file("moves", |row| count(row.times.moves)),
    Column::number("Time/move", "mean_ms", |row: &Row| row.times.mean_ms(), short_time)
        .means("mean_ms")
        .in_window(Room::Extra)
        .timed(),
    Column::number("Longest move", "longest_ms", |row: &Row| row.times.longest_ms(), short_time)
        .means("longest_ms")
        .timed(),
];

impl<'a> Pairing<'a> {
    /// The columns of a table of pairings.
    pub(super) const COLUMNS: &'a [Column<Self>] = &[
        Column::file("place", |one| count(one.one.place as u64)),
        Column::file("against_place", |one| count(one.other.place as u64)),
        Column::name("Name", "name", |one| one.one.name.clone()),
        Column::name("Against", "against", |one| one.other.name.clone()),
        Column::number("Games", "games", |one| count(one.cell.games()), whole),
        Column::shown("Won-lost", |one| won_lost(one.cell)),
        Column::file("wins", |one| count(one.cell.wins)),
        Column::file("losses", |one| count(one.cell.losses)),
        Column::number("Score", "score", |one| one.cell.score(), percent),
        Column::shown("WW/split/LL", |one| pairs(one.cell)),
        Column::file("pairs_ww", |one| of_pairs(one.cell, |pairs| pairs.ww)),
        Column::file("pairs_split", |one| of_pairs(one.cell, |pairs| pairs.split)),
        Column::file("pairs_ll", |one| of_pairs(one.cell, |pairs| pairs.ll)),
        Column::shown("Elo", |one| value(one.cell.pairs.elo())),
        Column::shown("±", |one| margin(one.cell.pairs.elo())),
        Column::file("elo", |one| one.cell.pairs.elo().map(|elo| elo.value)),
        Column::file("elo_margin95", |one| one.cell.pairs.elo().map(|elo| elo.margin95)),
        Column::file("elo_rough", |one| one.cell.pairs.elo().map(rough)),
        Column::shown("Normalised", |one| value(one.cell.pairs.normalised_elo())),
        Column::shown("±", |one| margin(one.cell.pairs.normalised_elo())),
        Column::file("normalised_elo", |one| one.cell.pairs.normalised_elo().map(|elo| elo.value)),
        Column::file("normalised_elo_margin95", |one| {
            one.cell.pairs.normalised_elo().map(|elo| elo.margin95)
        }),
        Column::file("normalised_elo_rough", |one| one.cell.pairs.normalised_elo().map(rough)),
        Column::number("LOS", "los", |one| one.cell.pairs.los(), percent),
    ];
}

#[expect(clippy::unnecessary_wraps, reason = "as the columns have it")]
fn count(count: impl Into<u64>) -> Option<f64> {
    Some(count.into() as f64)
}

fn rough(estimate: Estimate) -> f64 {
    f64::from(u8::from(estimate.rough))
}

fn searched(row: &Row, number: fn(&SearchTotals) -> f64) -> Option<f64> {
    (!row.search.is_empty()).then(|| number(&row.search))
}

fn one_decimal(number: f64) -> String {
    format!("{number:.1}")
}

pub(super) fn won_lost(cell: Cell) -> String {
    if cell.games() == 0 { NONE.to_owned() } else { format!("{}-{}", cell.wins, cell.losses) }
}

/// The games of one side have no pairs.
pub(super) fn pairs(cell: Cell) -> String {
    let Pairs { ww, split, ll } = cell.pairs;
    if cell.pairs.total() == 0 { NONE.to_owned() } else { format!("{ww}/{split}/{ll}") }
}

fn of_pairs(cell: Cell, number: fn(Pairs) -> u32) -> Option<f64> {
    if cell.pairs.total() == 0 { None } else { count(number(cell.pairs)) }
}
