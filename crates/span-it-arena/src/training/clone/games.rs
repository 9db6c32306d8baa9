//! Which records are one game: those that share a position, and those that others join.
// CITE: Galler and Fischer, "An improved equivalence algorithm", 1964.

use std::collections::HashMap;

use span_it_core::board::Position;

/// Connectors from which on two games that are alike so far are taken for one.
const ALIKE: u16 = 8;

/// Records, joined to games.
#[derive(Clone, Debug, Default)]
pub(super) struct Games {
    /// For each record another of its game; the one that stands for the game, itself.
    joined: Vec<usize>,
    /// Positions by which records are known to be of one game, with such a record.
    known: HashMap<Position, usize>,
}

impl Games {
    /// Takes in a record with these positions, whoever is to move in them; gives its number.
    pub(super) fn add(&mut self, positions: &[Position]) -> usize {
        let record = self.joined.len();
        self.joined.push(record);
        for position in positions.iter().filter(|position| position.connectors() >= ALIKE) {
            let other = *self.known.entry(position.clone()).or_insert(record);
            let (one, other) = (self.of(record), self.of(other));
            self.joined[one.max(other)] = one.min(other);
        }
        record
    }

    /// The record that stands for the game of this one.
    pub(super) fn of(&mut self, mut record: usize) -> usize {
        while self.joined[record] != record {
            // Half the way next time.
            self.joined[record] = self.joined[self.joined[record]];
            record = self.joined[record];
        }
        record
    }
}
