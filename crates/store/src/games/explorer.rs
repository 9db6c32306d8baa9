//! The opening explorer: what was played in a position.

use std::collections::HashMap;

use span_it_core::board::{Node, Position};

use crate::games::store::key;
use crate::games::{History, HistoryError};

/// A move that was played in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextMove {
    /// The move, and those that lead to a symmetric position, in row-major order.
    pub nodes: Vec<Node>,
    /// The number of games.
    pub games: u64,
    /// Games in which the move belongs to the random opening of a tournament.
    pub random: u64,
    /// Games that the player of the move won.
    pub won: u64,
    /// Games that the player of the move lost. The others have no result.
    pub lost: u64,
}

impl History {
    /// The moves that were played in a position or a symmetric one, the most frequent first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn next_moves(&self, position: &Position) -> Result<Vec<NextMove>, HistoryError> {
        let mut moves = self.moves_by_key(position)?;
        for node in position.free_nodes() {
            if let Some(next) = moves.get_mut(&key(&position.after(node))) {
                next.nodes.push(node);
            }
        }
        let mut moves: Vec<NextMove> = moves.into_values().filter(|next| !next.nodes.is_empty()).collect();
        moves.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.nodes.cmp(&b.nodes)));
        Ok(moves)
    }

    /// The moves by the position after them, without their nodes.
    fn moves_by_key(&self, position: &Position) -> Result<HashMap<i64, NextMove>, HistoryError> {
        let sql = "SELECT next, count(*), ifnull(sum(mover_won), 0), ifnull(sum(1 - mover_won), 0), sum(ply < 0) FROM positions \
                   JOIN games ON id = game WHERE fingerprint = ?1 AND next IS NOT NULL AND deleted_at IS NULL \
                   GROUP BY next";
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map([key(position)], |row| {
            let (games, won, lost, random) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
            Ok((row.get(0)?, NextMove { nodes: Vec::new(), games, random, won, lost }))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
