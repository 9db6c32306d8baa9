//! What a search knows of the positions it has met.
//!
//! The moves that a position keeps depend on the position and on nothing else, and its value on
//! that and on how deep is searched. So a position that is met again, by another order of moves or
//! at the next level of the deepening, need not be weighed again, and often not searched.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use super::window::Window;

/// The most positions that are remembered: some thirty megabytes.
const MOST_MET: usize = 1 << 18;

/// About the most kept moves that are remembered in all: sixteen megabytes.
const MOST_KEPT: usize = 1 << 20;

/// A move that a position keeps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Kept {
    pub(super) node: u16,
    /// Whether it wins.
    pub(super) wins: bool,
    /// What the move itself is worth: `S` of spec section 5.
    pub(super) worth: f64,
}

/// A position that was met.
#[derive(Clone, Debug)]
struct Met {
    /// The kept move to look at first: the one of highest worth, until a search finds a better one.
    first: Kept,
    /// What the kept move of highest worth is worth, and which it is.
    worthiest: (f64, u16),
    /// The kept moves, most promising first; empty until they are asked for.
    moves: Range<usize>,
    /// How deep was searched for the bounds of its value.
    depth: usize,
    least: f64,
    most: f64,
}

/// Which position.
#[derive(Clone, Copy, Debug)]
pub(super) struct MetId(usize);

/// Positions by their keys.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    found: HashMap<u128, MetId, BuildHasherDefault<KeyHasher>>,
    met: Vec<Met>,
    moves: Vec<Kept>,
    /// From this position on, none is remembered: there are too many.
    full: Option<usize>,
}

impl Tree {
    pub(super) fn find(&self, key: u128) -> Option<MetId> {
        self.found.get(&key).copied()
    }

    /// Notes a position by the kept move of highest worth, of several the first by the rule for
    /// ties. Call [`leave`](Self::leave) when it is done with.
    pub(super) fn note(&mut self, key: u128, worthiest: Kept) -> MetId {
        let id = self.met.len();
        self.met.push(Met {
            first: worthiest,
            worthiest: (worthiest.worth, worthiest.node),
            moves: 0..0,
            depth: 0,
            least: f64::NEG_INFINITY,
            most: f64::INFINITY,
        });
        if self.full.is_none() {
            self.found.insert(key, MetId(id));
            self.full = (id + 1 == MOST_MET).then_some(MOST_MET);
        }
        MetId(id)
    }

    /// Keeps the moves of a position.
    pub(super) fn keep(&mut self, MetId(id): MetId, moves: impl Iterator<Item = Kept>) {
        let start = self.moves.len();
        self.moves.extend(moves);
        self.met[id].moves = start..self.moves.len();
    }

    /// Forgets what there is no room to remember of a position.
    pub(super) fn leave(&mut self, MetId(id): MetId) {
        let moves = &mut self.met[id].moves;
        if moves.end > MOST_KEPT {
            self.moves.truncate(moves.start);
            *moves = 0..0;
        }
        if self.full.is_some_and(|full| id >= full) {
            self.met.truncate(id);
        }
    }

    /// The places of the moves that a position keeps, most promising first; none if they were not
    /// asked for before.
    pub(super) fn moves(&self, MetId(id): MetId) -> Range<usize> {
        self.met[id].moves.clone()
    }

    /// The move at a place.
    pub(super) fn kept(&self, place: usize) -> Kept {
        self.moves[place]
    }

    /// The kept move to look at first.
    pub(super) fn first(&self, MetId(id): MetId) -> Kept {
        self.met[id].first
    }

    /// What the kept move of highest worth is worth, and which it is.
    pub(super) fn worthiest(&self, MetId(id): MetId) -> (f64, u16) {
        self.met[id].worthiest
    }

    /// A bound of the value, if one is known that is all the window asks for.
    pub(super) fn bound(&self, MetId(id): MetId, depth: usize, window: Window) -> Option<f64> {
        let &Met { depth: searched, least, most, .. } = &self.met[id];
        if searched != depth {
            return None;
        }
        if most <= window.alpha {
            return Some(most);
        }
        (least >= window.beta).then_some(least)
    }

    /// Learns what a search found in a window: the value, and the move that has it.
    pub(super) fn learn(&mut self, MetId(id): MetId, depth: usize, window: Window, best: (f64, Kept)) {
        let (value, first) = best;
        let met = &mut self.met[id];
        if met.depth != depth {
            (met.depth, met.least, met.most) = (depth, f64::NEG_INFINITY, f64::INFINITY);
        }
        if value > window.alpha {
            met.least = met.least.max(value);
        }
        if value < window.beta {
            met.most = met.most.min(value);
        }
        met.first = first;
    }
}

/// Keys look random already: half of one is hash enough.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct KeyHasher(u64);

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

    const fn kept(node: u16) -> Kept {
        Kept { node, wins: false, worth: 1.5 }
    }

    #[test]
    fn a_position_is_known_again_with_what_was_learnt_of_it() {
        let mut tree = Tree::default();
        let met = tree.note(5, kept(2));
        tree.keep(met, [2, 4].into_iter().map(kept));
        tree.leave(met);
        let met = tree.find(5).unwrap();
        assert_eq!((tree.first(met).node, tree.worthiest(met), tree.moves(met)), (2, (1.5, 2), 0..2));
        let window = |alpha, beta| Window { alpha, beta };
        tree.learn(met, 3, window(0.0, 2.0), (2.5, kept(4)));
        assert_eq!((tree.first(met).node, tree.worthiest(met)), (4, (1.5, 2)));
        assert_eq!(tree.bound(met, 3, window(0.0, 2.5)), Some(2.5));
        assert_eq!(tree.bound(met, 3, window(3.0, 4.0)), None, "2.5 is the least it can be, not the most");
        assert_eq!(tree.bound(met, 4, window(0.0, 2.5)), None, "another depth has another value");
        tree.learn(met, 4, window(0.0, 2.0), (1.0, kept(2)));
        assert_eq!(tree.bound(met, 4, window(1.0, 9.0)), Some(1.0));
        assert_eq!(tree.bound(met, 4, window(0.0, 1.0)), Some(1.0));
        assert_eq!(tree.bound(met, 4, window(0.5, 1.5)), None, "within the window its line is wanted");
    }

    #[test]
    fn what_there_is_no_room_for_is_forgotten_when_it_is_left() {
        let mut tree = Tree::default();
        let first = tree.note(0, kept(0));
        tree.keep(first, std::iter::repeat_n(kept(1), MOST_KEPT));
        tree.leave(first);
        for key in 1..u128::try_from(MOST_MET).unwrap() {
            tree.note(key, kept(0));
        }
        let above = tree.note(1 << 30, kept(0));
        tree.keep(above, (0..7).map(kept));
        let below = tree.note(1 << 31, kept(0));
        tree.leave(below);
        assert_eq!(tree.moves(above).len(), 7);
        tree.leave(above);
        assert!(tree.find(1 << 30).is_none() && tree.find(1 << 31).is_none());
        assert_eq!((tree.met.len(), tree.moves.len()), (MOST_MET, MOST_KEPT));
    }
}
