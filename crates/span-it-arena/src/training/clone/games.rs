//! Groups records into games: records that share a position, directly or through others, are one game.
// CITE: Galler and Fischer, "An improved equivalence algorithm", 1964.

use std::collections::HashMap;

use span_it_core::board::Position;

/// The least connectors of a shared position that makes two records one game.
const MIN_SHARED: u16 = 8;

/// Records, grouped by a union-find structure.
#[derive(Clone, Debug, Default)]
pub(super) struct Games {
    /// For each record another one of its game; the representative of a game has its own number.
    joined: Vec<usize>,
    /// A record for each position with enough connectors.
    known: HashMap<Position, usize>,
}

impl Games {
    /// Adds a record with these positions; its number.
    pub(super) fn add(&mut self, positions: &[Position]) -> usize {
        let record = self.joined.len();
        self.joined.push(record);
        for position in positions.iter().filter(|position| position.connectors() >= MIN_SHARED) {
            let other = *self.known.entry(position.clone()).or_insert(record);
            let (one, other) = (self.of(record), self.of(other));
            self.joined[one.max(other)] = one.min(other);
        }
        record
    }

    /// The representative of the game of a record.
    pub(super) fn of(&mut self, mut record: usize) -> usize {
        while self.joined[record] != record {
            // Path halving.
            self.joined[record] = self.joined[self.joined[record]];
            record = self.joined[record];
        }
        record
    }
}
