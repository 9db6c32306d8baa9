//! Lines of play in which every level keeps one move only.
//!
//! Such a line depends on the position it begins at and on nothing else. So each is played once,
//! and met again, by another order of moves or at the next level of the deepening, it is read.
//!
//! May import: nothing of this crate.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The most moves that are kept in all chains together: some ten megabytes.
const MOST: usize = 1 << 20;

/// Chains by the keys of the positions they begin at.
#[derive(Clone, Debug, Default)]
pub(super) struct Chains {
    found: HashMap<u128, ChainId, BuildHasherDefault<KeyHasher>>,
    worths: Vec<f64>,
    nodes: Vec<u16>,
    begun: usize,
}

/// Where a chain is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChainId {
    start: usize,
    end: usize,
    ends: bool,
}

/// A chain's moves, and what each is worth to who makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain<'a> {
    pub(super) worths: &'a [f64],
    pub(super) nodes: &'a [u16],
    /// Whether the last move wins.
    pub(super) ends: bool,
}

impl Chains {
    pub(super) fn find(&self, key: u128) -> Option<ChainId> {
        self.found.get(&key).copied()
    }

    pub(super) fn read(&self, ChainId { start, end, ends }: ChainId) -> Chain<'_> {
        Chain { worths: &self.worths[start..end], nodes: &self.nodes[start..end], ends }
    }

    /// Begins a new chain. Where there are too many, all are forgotten first.
    pub(super) fn begin(&mut self) {
        if self.worths.len() >= MOST {
            self.found.clear();
            self.worths.clear();
            self.nodes.clear();
        }
        self.begun = self.worths.len();
    }

    /// Adds a move to the chain that was begun.
    pub(super) fn push(&mut self, worth: f64, node: u16) {
        self.worths.push(worth);
        self.nodes.push(node);
    }

    /// Keeps the chain that was begun.
    pub(super) fn finish(&mut self, key: u128, ends: bool) -> ChainId {
        let chain = ChainId { start: self.begun, end: self.worths.len(), ends };
        self.found.insert(key, chain);
        chain
    }
}

/// Keys look random already: half of one is hash enough.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| hash.rotate_left(8) ^ u64::from(byte));
    }

    #[expect(clippy::cast_possible_truncation, reason = "half of the key is wanted")]
    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_read_back_and_forgotten_when_there_are_too_many() {
        let mut chains = Chains::default();
        chains.begin();
        chains.push(2.5, 7);
        chains.push(-1.0, 3);
        chains.finish(99, true);
        let chain = chains.read(chains.find(99).unwrap());
        assert_eq!((chain.worths, chain.nodes, chain.ends), (&[2.5, -1.0][..], &[7, 3][..], true));
        chains.begin();
        (0..MOST).for_each(|_| chains.push(0.0, 0));
        chains.finish(100, false);
        chains.begin();
        assert!(chains.find(99).is_none() && chains.find(100).is_none());
    }
}
