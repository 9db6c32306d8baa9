//! The opening explorer: what was played in a position.

use std::collections::HashMap;

use span_it_core::board::{Node, Position};

use crate::store::key;
use crate::{History, HistoryError};

/// A move that was played in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextMove {
    /// The move, and those that lead to a symmetric position, in row-major order.
    pub nodes: Vec<Node>,
    /// The number of games.
    pub games: u64,
    /// Games that the player of the move won.
    pub won: u64,
    /// Games that the player of the move lost. The others have no result.
    pub lost: u64,
}

struct Count {
    games: u64,
    won: u64,
    lost: u64,
}

impl History {
    /// The moves that were played in a position or a symmetric one, the most frequent first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn next_moves(&self, position: &Position) -> Result<Vec<NextMove>, HistoryError> {
        let counts = self.counts(position)?;
        let mut moves: HashMap<i64, NextMove> = HashMap::new();
        for node in position.free_nodes() {
            let next = key(&position.after(node));
            if let Some(&Count { games, won, lost }) = counts.get(&next) {
                let entry = moves.entry(next).or_insert(NextMove { nodes: Vec::new(), games, won, lost });
                entry.nodes.push(node);
            }
        }
        let mut moves: Vec<NextMove> = moves.into_values().collect();
        moves.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.nodes.cmp(&b.nodes)));
        Ok(moves)
    }

    fn counts(&self, position: &Position) -> Result<HashMap<i64, Count>, HistoryError> {
        let sql = "SELECT next, count(*), ifnull(sum(mover_won), 0), ifnull(sum(1 - mover_won), 0) FROM positions \
                   JOIN games ON id = game WHERE fingerprint = ?1 AND next IS NOT NULL AND deleted_at IS NULL \
                   GROUP BY next";
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map([key(position)], |row| {
            Ok((row.get(0)?, Count { games: row.get(1)?, won: row.get(2)?, lost: row.get(3)? }))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
