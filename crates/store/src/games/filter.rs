//! Filters of the list of games.

use std::cmp::Ordering;

use rusqlite::types::Value;
use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::text::names::{EQUAL_LETTERS, search_key};

use crate::games::store::key;
use crate::games::{Source, StoredGame};

/// Which games are listed. The default lists all, the latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Part of a player's name; letters count without accents and as lower case. Empty for all.
    pub player: String,
    /// Part of the name of the opponent of that player, likewise.
    pub against: String,
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

    /// Which of two games comes first.
    pub fn compare(self, one: &StoredGame, other: &StoredGame) -> Ordering {
        let latest = || (other.at, other.id).cmp(&(one.at, one.id));
        match self {
            Self::Latest => latest(),
            Self::Earliest => latest().reverse(),
            Self::Shortest => one.moves.cmp(&other.moves).then_with(latest),
            Self::Longest => other.moves.cmp(&one.moves).then_with(latest),
        }
    }
}

impl Filter {
    /// Whether a game matches, whatever its positions.
    pub fn matches(&self, game: &StoredGame) -> bool {
        let is_won = |winner| game.outcome.is_some_and(|outcome| outcome.winner == winner);
        let person = |player: Player| game.kinds[player].is_person();
        let has_result = |won: bool| {
            Player::ALL.into_iter().any(|player| {
                let other = player.opponent();
                person(player) && !person(other) && is_won(if won { player } else { other })
            })
        };
        let result = self.result.is_none_or(|result| match result {
            ResultFilter::Won => has_result(true),
            ResultFilter::Lost => has_result(false),
            ResultFilter::Unfinished => game.outcome.is_none(),
        });
        result
            && self.size.is_none_or(|size| size == game.size)
            && self.source.is_none_or(|source| source == game.source)
            && self.since.is_none_or(|since| game.at >= since)
            && self.until.is_none_or(|until| game.at < until)
            && self.has_players(game)
    }

    fn has_players(&self, game: &StoredGame) -> bool {
        let [player, against] = [&self.player, &self.against].map(|name| search_key(name.trim()));
        if player.is_empty() && against.is_empty() {
            return true;
        }
        let names = game.names.iter().map(|(_, name)| search_key(name)).collect::<Vec<_>>();
        let is_pair = |one: &str, other: &str| one.contains(&player) && other.contains(&against);
        is_pair(&names[0], &names[1]) || is_pair(&names[1], &names[0])
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

/// The names have that of horizontal in the first line.
const PAIR: &str = "(instr(substr(names, 1, instr(names, char(10))), ?) > 0 AND \
                    instr(substr(names, instr(names, char(10))), ?) > 0 OR \
                    instr(substr(names, 1, instr(names, char(10))), ?) > 0 AND \
                    instr(substr(names, instr(names, char(10))), ?) > 0)";

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
        let [player, against] = [&filter.player, &filter.against].map(|name| search_key(name.trim()));
        if !against.is_empty() {
            let [player, against] = [player, against].map(Value::Text);
            condition.add(&names_sql(PAIR), [player.clone(), against.clone(), against, player]);
        } else if !player.is_empty() {
            condition.add(&names_sql("instr(names, ?) > 0"), [Value::Text(player)]);
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

/// The stored names have letters that a search reads as others.
fn names_sql(sql: &str) -> String {
    let names = EQUAL_LETTERS
        .iter()
        .fold("names".to_owned(), |names, (letter, same)| format!("replace({names}, '{letter}', '{same}')"));
    sql.replace("names", &names)
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
