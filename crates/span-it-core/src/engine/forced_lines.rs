//! Forced lines: sequences in which every level keeps one move only.
//!
//! A forced line depends on its first position only. So each is played once and then read from this store
//! when the position is reached by another order of moves or at the next level of deepening. A line that
//! reaches a position of a stored line continues as that one.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::transposition_table::KeyHasher;

/// Capacity in moves of all lines together, about ten megabytes.
const CAPACITY: usize = 1 << 20;

/// Forced lines by the keys of their positions.
#[derive(Clone, Debug, Default)]
pub(super) struct ForcedLines {
    index: HashMap<u128, LineId, BuildHasherDefault<KeyHasher>>,
    static_scores: Vec<f64>,
    nodes: Vec<u16>,
    /// The line under construction: its start, the keys of its positions, and whether its last move wins.
    start: usize,
    keys: Vec<u128>,
    wins: bool,
}

/// Place of a stored line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineId {
    start: usize,
    end: usize,
    wins: bool,
}

/// The moves of a line with their static scores, each for the player who makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ForcedLine<'a> {
    pub(super) static_scores: &'a [f64],
    pub(super) nodes: &'a [u16],
    /// Whether the last move wins.
    pub(super) wins: bool,
}

impl ForcedLines {
    pub(super) fn find(&self, key: u128) -> Option<LineId> {
        self.index.get(&key).copied()
    }

    pub(super) fn get(&self, LineId { start, end, wins }: LineId) -> ForcedLine<'_> {
        ForcedLine { static_scores: &self.static_scores[start..end], nodes: &self.nodes[start..end], wins }
    }

    /// Begins a new line. Clears the store if it is full.
    pub(super) fn begin(&mut self) {
        if self.static_scores.len() >= CAPACITY {
            self.index.clear();
            self.static_scores.clear();
            self.nodes.clear();
        }
        self.start = self.static_scores.len();
        self.keys.clear();
        self.wins = false;
    }

    /// Appends a move and the key of the position in which it is played.
    pub(super) fn push(&mut self, key: u128, static_score: f64, node: u16) {
        self.keys.push(key);
        self.static_scores.push(static_score);
        self.nodes.push(node);
    }

    pub(super) const fn mark_win(&mut self) {
        self.wins = true;
    }

    /// Appends the stored line of a position, if there is one.
    pub(super) fn append_stored(&mut self, key: u128) -> bool {
        let Some(LineId { start, end, wins }) = self.find(key) else { return false };
        self.static_scores.extend_from_within(start..end);
        self.nodes.extend_from_within(start..end);
        self.wins = wins;
        true
    }

    /// Stores the line under construction, from each of its positions on.
    pub(super) fn finish(&mut self) -> LineId {
        let line = LineId { start: self.start, end: self.static_scores.len(), wins: self.wins };
        for (start, &key) in (self.start..).zip(&self.keys) {
            self.index.insert(key, LineId { start, ..line });
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_stored_lines_until_full() {
        let mut lines = ForcedLines::default();
        lines.begin();
        lines.push(99, 2.5, 7);
        lines.push(98, -1.0, 3);
        lines.mark_win();
        lines.finish();
        let read = |lines: &ForcedLines, key| {
            let ForcedLine { static_scores, nodes, wins } = lines.get(lines.find(key).unwrap());
            (static_scores.to_vec(), nodes.to_vec(), wins)
        };
        assert_eq!(read(&lines, 99), (vec![2.5, -1.0], vec![7, 3], true));
        assert_eq!(read(&lines, 98), (vec![-1.0], vec![3], true));
        lines.begin();
        (0..CAPACITY).for_each(|_| lines.push(100, 0.0, 0));
        lines.finish();
        lines.begin();
        assert!(lines.find(99).is_none());
        assert!(lines.find(100).is_none());
    }

    #[test]
    fn line_continues_with_stored_line() {
        let mut lines = ForcedLines::default();
        lines.begin();
        lines.push(1, 2.5, 7);
        lines.push(2, -1.0, 3);
        lines.mark_win();
        lines.finish();
        lines.begin();
        assert!(!lines.append_stored(3));
        lines.push(3, 0.5, 9);
        assert!(lines.append_stored(2));
        let id = lines.finish();
        let ForcedLine { static_scores, nodes, wins } = lines.get(id);
        assert_eq!((static_scores, nodes, wins), (&[0.5, -1.0][..], &[9, 3][..], true));
    }
}
