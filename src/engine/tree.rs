//! What a search knows of the positions it has met.
//!
//! The moves that a position keeps depend on the position and on nothing else, and its value on
//! that and on how deep is searched. So a position that is met again, by another order of moves or
//! at the next level of the deepening, need not be weighed again, and often not searched.
//!
//! May import: nothing of this crate.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

/// The most kept moves that are remembered in all: sixteen megabytes.
const MOST: usize = 1 << 20;

/// The values that matter to whoever asks: below `alpha` and above `beta` any bound will do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: f64,
    pub(super) beta: f64,
}

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
    moves: Range<usize>,
    /// The move of highest worth.
    worthiest: Kept,
    all_win: bool,
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

    /// Notes the moves that a position keeps, of which there must be some. Call
    /// [`leave`](Self::leave) when it is done with.
    pub(super) fn note(&mut self, key: u128, moves: impl Iterator<Item = Kept>) -> MetId {
        let (id, start) = (self.met.len(), self.moves.len());
        self.moves.extend(moves);
        let kept = &self.moves[start..];
        let nothing = Kept { node: 0, wins: false, worth: f64::NEG_INFINITY };
        let is_worthier = |a: &Kept, b: &Kept| a.worth > b.worth || (a.worth >= b.worth && a.node < b.node);
        self.met.push(Met {
            worthiest: kept
                .iter()
                .fold(nothing, |best, &kept| if is_worthier(&kept, &best) { kept } else { best }),
            all_win: kept.iter().all(|kept| kept.wins),
            moves: start..self.moves.len(),
            depth: 0,
            least: f64::NEG_INFINITY,
            most: f64::INFINITY,
        });
        if self.moves.len() > MOST {
            self.full.get_or_insert(id);
        }
        if self.full.is_none() {
            self.found.insert(key, MetId(id));
        }
        MetId(id)
    }

    /// Forgets a position that there is no room to remember.
    pub(super) fn leave(&mut self, MetId(id): MetId) {
        if self.full.is_some_and(|full| id >= full) {
            self.moves.truncate(self.met[id].moves.start);
            self.met.truncate(id);
        }
    }

    /// The places of the moves that a position keeps, most promising first.
    pub(super) fn moves(&self, MetId(id): MetId) -> Range<usize> {
        self.met[id].moves.clone()
    }

    /// The move at a place.
    pub(super) fn kept(&self, place: usize) -> Kept {
        self.moves[place]
    }

    /// The kept move of highest worth, of several the first by the rule for ties; and whether all
    /// kept moves win.
    pub(super) fn worthiest(&self, MetId(id): MetId) -> (Kept, bool) {
        (self.met[id].worthiest, self.met[id].all_win)
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

    /// Learns what a search found in a window: the value, and the move to be looked at first if the
    /// position is met again.
    pub(super) fn learn(&mut self, MetId(id): MetId, depth: usize, window: Window, best: (f64, u16)) {
        let (value, node) = best;
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
        let moves = &mut self.moves[met.moves.clone()];
        if let Some(place) = moves.iter().position(|kept| kept.node == node) {
            moves[..=place].rotate_right(1);
        }
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

    fn some_moves(count: u16) -> impl Iterator<Item = Kept> {
        (0..count).map(|node| Kept { node, wins: node == 1, worth: f64::from(node % 3) })
    }

    #[test]
    fn a_position_is_known_again_with_what_was_learnt_of_it() {
        let mut tree = Tree::default();
        let met = tree.note(5, some_moves(6));
        tree.leave(met);
        let met = tree.find(5).unwrap();
        assert_eq!((tree.worthiest(met).0.node, tree.worthiest(met).1), (2, false));
        let window = |alpha, beta| Window { alpha, beta };
        tree.learn(met, 3, window(0.0, 2.0), (2.5, 4));
        assert_eq!(tree.kept(tree.moves(met).start).node, 4);
        assert_eq!(tree.bound(met, 3, window(0.0, 2.5)), Some(2.5));
        assert_eq!(tree.bound(met, 3, window(3.0, 4.0)), None, "2.5 is the least it can be, not the most");
        assert_eq!(tree.bound(met, 4, window(0.0, 2.5)), None, "another depth has another value");
        tree.learn(met, 4, window(0.0, 2.0), (1.0, 0));
        assert_eq!(tree.bound(met, 4, window(1.0, 9.0)), Some(1.0));
        assert_eq!(tree.bound(met, 4, window(0.0, 1.0)), Some(1.0));
        assert_eq!(tree.bound(met, 4, window(0.5, 1.5)), None, "within the window its line is wanted");
    }

    #[test]
    fn positions_that_there_is_no_room_for_are_forgotten_when_they_are_left() {
        let mut tree = Tree::default();
        for key in 0..u128::try_from(MOST / 1024).unwrap() {
            tree.note(key, some_moves(1024));
        }
        let above = tree.note(5000, some_moves(4));
        let below = tree.note(5001, some_moves(4));
        tree.leave(below);
        assert_eq!(tree.moves(above).len(), 4);
        tree.leave(above);
        assert!(tree.find(5000).is_none() && tree.find(5001).is_none());
        assert_eq!(tree.moves(tree.find(7).unwrap()).len(), 1024);
        assert_eq!(tree.moves.len(), MOST);
    }
}
