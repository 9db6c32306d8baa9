//! The opening explorer: what was played in a position.

use std::collections::BTreeMap;

use span_it_core::board::{Node, Position};

use crate::games::store::key;
use crate::games::{History, HistoryError};

/// A move that was played in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

impl NextMove {
    /// Counts a game in which it was a random opening move, or which the player of the move has won or not.
    pub fn count(&mut self, is_random: bool, won: Option<bool>) {
        self.games += 1;
        self.random += u64::from(is_random);
        self.won += u64::from(won == Some(true));
        self.lost += u64::from(won == Some(false));
    }

    /// Adds the counts of other games.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.random += other.random;
        self.won += other.won;
        self.lost += other.lost;
    }

    /// The moves in a position, the most frequent first, from counts by the [`key`] of the position after the move.
    pub fn sorted(position: &Position, mut counts: BTreeMap<i64, Self>) -> Vec<Self> {
        for node in position.free_nodes() {
            if let Some(next) = counts.get_mut(&key(&position.after(node))) {
                next.nodes.push(node);
            }
        }
        let mut moves: Vec<Self> = counts.into_values().filter(|next| !next.nodes.is_empty()).collect();
        moves.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.nodes.cmp(&b.nodes)));
        moves
    }
}

impl History {
    /// The moves that were played in a position or a symmetric one, the most frequent first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn next_moves(&self, position: &Position) -> Result<Vec<NextMove>, HistoryError> {
        let sql = "SELECT next, count(*), ifnull(sum(mover_won), 0), ifnull(sum(1 - mover_won), 0), sum(ply < 0) FROM positions \
                   JOIN games ON id = game WHERE fingerprint = ?1 AND next IS NOT NULL AND deleted_at IS NULL \
                   GROUP BY next";
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map([key(position)], |row| {
            let (games, won, lost, random) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
            Ok((row.get(0)?, NextMove { nodes: Vec::new(), games, random, won, lost }))
        })?;
        Ok(NextMove::sorted(position, rows.collect::<Result<_, _>>()?))
    }
}
