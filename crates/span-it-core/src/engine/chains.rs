//! Lines of play in which every level keeps one move only.
//!
//! Such a line depends on the position it begins at and on nothing else. So each is played once,
//! and met again, by another order of moves or at the next level of the deepening, it is read.
//!
//! A chain that comes to where another one has been goes on as that one does.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::tree::KeyHasher;

/// The most moves that are kept in all chains together: some ten megabytes.
const MOST: usize = 1 << 20;

/// Chains by the keys of the positions they begin at.
#[derive(Clone, Debug, Default)]
pub(super) struct Chains {
    found: HashMap<u128, ChainId, BuildHasherDefault<KeyHasher>>,
    worths: Vec<f64>,
    nodes: Vec<u16>,
    /// The chain that was begun: where, the keys of its positions so far, whether its last move wins.
    begun: usize,
    keys: Vec<u128>,
    ends: bool,
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
        self.keys.clear();
        self.ends = false;
    }

    /// Adds a move to the chain that was begun, and the key of the position it is made in.
    pub(super) fn push(&mut self, key: u128, worth: f64, node: u16) {
        self.keys.push(key);
        self.worths.push(worth);
        self.nodes.push(node);
    }

    /// Says that the last move wins.
    pub(super) const fn end(&mut self) {
        self.ends = true;
    }

    /// Adds the chain of a position to the one that was begun, if it is known.
    pub(super) fn join(&mut self, key: u128) -> bool {
        let Some(ChainId { start, end, ends }) = self.find(key) else { return false };
        self.worths.extend_from_within(start..end);
        self.nodes.extend_from_within(start..end);
        self.ends = ends;
        true
    }

    /// Keeps the chain that was begun, from each of its positions on.
    pub(super) fn finish(&mut self) -> ChainId {
        let chain = ChainId { start: self.begun, end: self.worths.len(), ends: self.ends };
        for (start, &key) in (self.begun..).zip(&self.keys) {
            self.found.insert(key, ChainId { start, ..chain });
        }
        chain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_read_back_and_forgotten_when_there_are_too_many() {
        let mut chains = Chains::default();
        chains.begin();
        chains.push(99, 2.5, 7);
        chains.push(98, -1.0, 3);
        chains.end();
        chains.finish();
        let read = |chains: &Chains, key| {
            let Chain { worths, nodes, ends } = chains.read(chains.find(key).unwrap());
            (worths.to_vec(), nodes.to_vec(), ends)
        };
        assert_eq!(read(&chains, 99), (vec![2.5, -1.0], vec![7, 3], true));
        assert_eq!(read(&chains, 98), (vec![-1.0], vec![3], true));
        chains.begin();
        (0..MOST).for_each(|_| chains.push(100, 0.0, 0));
        chains.finish();
        chains.begin();
        assert!(chains.find(99).is_none() && chains.find(100).is_none());
    }

    #[test]
    fn a_chain_goes_on_as_the_one_that_it_meets() {
        let mut chains = Chains::default();
        chains.begin();
        chains.push(1, 2.5, 7);
        chains.push(2, -1.0, 3);
        chains.end();
        chains.finish();
        chains.begin();
        assert!(!chains.join(3));
        chains.push(3, 0.5, 9);
        assert!(chains.join(2));
        let joined = chains.finish();
        let Chain { worths, nodes, ends } = chains.read(joined);
        assert_eq!((worths, nodes, ends), (&[0.5, -1.0][..], &[9, 3][..], true));
    }
}
