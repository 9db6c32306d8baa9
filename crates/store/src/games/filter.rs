//! Filters of the list of games.

use rusqlite::types::Value;
use span_it_core::board::{BoardSize, Position};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::games::Source;
use crate::games::store::key;

/// Which games are listed. The default lists all, the latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Part of a player's name; letters count without accents and as lower case. Empty for all.
    pub player: String,
    /// The board.
    pub size: Option<BoardSize>,
    /// The result.
    pub result: Option<ResultFilter>,
    /// Where the games come from.
    pub source: Option<Source>,
    /// The earliest end, in milliseconds since 1970 (UTC).
    pub since: Option<i64>,
    /// The first end that is too late, in milliseconds since 1970 (UTC).
    pub until: Option<i64>,
    /// Whether deleted games are listed, and only these.
    pub deleted: bool,
    /// A position of the games, in any of its symmetric forms.
    pub position: Option<Position>,
    /// The order.
    pub order: Order,
}

/// The result of the listed games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultFilter {
    /// A person won against a computer.
    Won,
    /// A person lost against a computer.
    Lost,
    /// The game has no result.
    Unfinished,
}

impl ResultFilter {
    /// All results.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Unfinished];
}

/// The order of the listed games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// The latest first.
    #[default]
    Latest,
    /// The earliest first.
    Earliest,
    /// The shortest first.
    Shortest,
    /// The longest first.
    Longest,
}

impl Order {
    /// All orders.
    pub const ALL: [Self; 4] = [Self::Latest, Self::Earliest, Self::Shortest, Self::Longest];

    const fn sql(self) -> &'static str {
        match self {
            Self::Latest => "ORDER BY at DESC, id DESC",
            Self::Earliest => "ORDER BY at, id",
            Self::Shortest => "ORDER BY games.moves, at DESC, id DESC",
            Self::Longest => "ORDER BY games.moves DESC, at DESC, id DESC",
        }
    }
}

/// A filter in SQL.
pub(crate) struct Condition {
    /// The tables, in the order in which the number of games is counted fastest.
    tables: &'static str,
    sql: String,
    pub(crate) values: Vec<Value>,
    order: &'static str,
    /// Whether the games are searched by position, in the order of an index.
    by_date: bool,
}

/// A position in more games than this is frequent.
const FREQUENT: usize = 2000;

impl Condition {
    pub(crate) fn new(filter: &Filter) -> Self {
        let order = filter.order.sql();
        let sql = format!("deleted_at IS {}", if filter.deleted { "NOT NULL" } else { "NULL" });
        let mut condition = Self { tables: "games", sql, values: Vec::new(), order, by_date: false };
        if let Some(position) = &filter.position {
            condition.by_date = matches!(filter.order, Order::Latest | Order::Earliest);
            condition.tables = "positions CROSS JOIN games ON id = game";
            condition.add("fingerprint = ?", [Value::Integer(key(position))]);
        }
        let player = search_key(filter.player.trim());
        if !player.is_empty() {
            condition.add("instr(names, ?) > 0", [Value::Text(player)]);
        }
        if let Some(size) = filter.size {
            let [rows, cols] = [size.rows(), size.cols()].map(|count| Value::Integer(count.into()));
            condition.add("rows = ? AND cols = ?", [rows, cols]);
        }
        if let Some(result) = filter.result {
            condition.add(result_sql(result), []);
        }
        if let Some(source) = filter.source {
            condition.add("source = ?", [Value::Text(source.word().to_owned())]);
        }
        if let Some(since) = filter.since {
            condition.add("at >= ?", [Value::Integer(since)]);
        }
        if let Some(until) = filter.until {
            condition.add("at < ?", [Value::Integer(until)]);
        }
        condition
    }

    /// The query for the number of games.
    pub(crate) fn count(&self) -> String {
        format!("SELECT count(*) FROM {} WHERE {}", self.tables, self.sql)
    }

    /// The query for `count` games from `offset` on, of `total`.
    pub(crate) fn list(&self, total: usize, offset: usize, count: usize) -> String {
        // Sorting many games takes longer than looking at the games in order until there are enough.
        let tables = if total > FREQUENT && self.by_date {
            "games CROSS JOIN positions ON id = game"
        } else {
            self.tables
        };
        let Self { sql, order, .. } = self;
        format!("SELECT games.* FROM {tables} WHERE {sql} {order} LIMIT {count} OFFSET {offset}")
    }

    fn add<const N: usize>(&mut self, sql: &str, values: [Value; N]) {
        self.sql += " AND ";
        self.sql += sql;
        self.values.extend(values);
    }
}

const fn result_sql(result: ResultFilter) -> &'static str {
    match result {
        ResultFilter::Won => {
            "(h_kind = 'human') <> (v_kind = 'human') AND winner = iif(h_kind = 'human', 'h', 'v')"
        }
        ResultFilter::Lost => {
            "(h_kind = 'human') <> (v_kind = 'human') AND winner = iif(h_kind = 'human', 'v', 'h')"
        }
        ResultFilter::Unfinished => "winner IS NULL",
    }
}

/// A name as a search compares it: lower case, without accents, full-width letters as plain ones. Composed and decomposed
/// letters are equal.
pub(crate) fn search_key(name: &str) -> String {
    let letters: String = name.nfkd().filter(|letter| !is_combining_mark(*letter)).collect();
    letters.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_ignores_accents_and_case() {
        assert_eq!(search_key("Zoë"), search_key("ZOE\u{308}"));
        assert_eq!(search_key("İstanbul ＡＢＣ"), "istanbul abc");
    }
}
