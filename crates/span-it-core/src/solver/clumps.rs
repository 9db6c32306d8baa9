//! Which edges win: the clump that the terminals would share.
//!
//! A *clump* is a set of vertices on which two edge-disjoint forests of the graph are both spanning
//! trees. Let `e` be one more edge between the terminals. The player to move wins with the edge `x`
//! exactly when contracting `x` brings the terminals into one clump, and by the exchange property of
//! matroids that is when `x` lies inside the clump of the graph with `e` that holds `e`, and not inside
//! a clump of the graph without it.
//
// CITE: Lehman, "A solution of the Shannon switching game", J. SIAM 12(4), 1964.
// CITE: Bruno and Weinberg, "A constructive graph-theoretic solution of the Shannon switching game",
// IEEE Trans. Circuit Theory 17(1), 1970: the clump structure decides the game.

use super::bits::Bits;
use super::forests::{Forests, other_end};
use super::graph::{FAR, NEAR};

/// The clump that holds both terminals, as a worker's tool: which vertices are in.
#[derive(Clone, Debug)]
pub(super) struct Inside {
    kept: Vec<bool>,
    reached: Vec<bool>,
    members: Vec<u16>,
}

impl Inside {
    pub(super) const fn new() -> Self {
        Self { kept: Vec::new(), reached: Vec::new(), members: Vec::new() }
    }

    /// Finds the largest clump that holds both terminals; there must be one.
    ///
    /// Starting from all vertices, it keeps those that one forest joins to the near terminal by way
    /// of vertices kept before, then the other forest, until both keep all.
    pub(super) fn find<const W: usize>(&mut self, forests: &Forests<W>) {
        let vertices = forests.stars().len();
        self.kept.clear();
        self.kept.resize(vertices, true);
        let (mut size, mut unchanged, mut which) = (vertices, 0, 0);
        while unchanged < 2 {
            self.flood(forests, which);
            unchanged = if self.members.len() == size { unchanged + 1 } else { 1 };
            size = self.members.len();
            which = 1 - which;
        }
        debug_assert!(self.kept[FAR], "the terminals share no clump");
    }

    /// Keeps the vertices that one forest joins to the near terminal.
    fn flood<const W: usize>(&mut self, forests: &Forests<W>, which: usize) {
        let edges = forests.forest(which);
        self.reached.clear();
        self.reached.resize(self.kept.len(), false);
        self.reached[NEAR] = true;
        self.members.clear();
        self.members.push(0);
        let mut next = 0;
        while let Some(&vertex) = self.members.get(next) {
            next += 1;
            for edge in (forests.stars()[usize::from(vertex)] & edges).iter() {
                let end = other_end(forests.ends(edge), vertex);
                let at = usize::from(end);
                if self.kept[at] && !self.reached[at] {
                    self.reached[at] = true;
                    self.members.push(end);
                }
            }
        }
        std::mem::swap(&mut self.kept, &mut self.reached);
    }

    pub(super) fn contains(&self, vertex: u16) -> bool {
        self.kept[usize::from(vertex)]
    }

    /// The edges that lie inside.
    fn edges<const W: usize>(&self, forests: &Forests<W>) -> Bits<W> {
        let mut within = Bits::EMPTY;
        for edge in forests.edges().iter() {
            if forests.ends(edge).into_iter().all(|end| self.contains(end)) {
                within.insert(edge);
            }
        }
        within
    }

    /// The edges inside that lie in no clump of the graph without `extra`, and `extra` itself.
    ///
    /// An edge joins two clumps if its way through a forest that does not hold it passes an edge
    /// that does.
    pub(super) fn crossings<const W: usize>(&self, forests: &Forests<W>, extra: usize) -> Bits<W> {
        let mut crossing = Bits::one(extra);
        let mut rest = self.edges(forests) & !crossing;
        loop {
            let before = crossing;
            for edge in rest.iter() {
                let other = usize::from(forests.forest(0).contains(edge));
                if forests.way(other, forests.ends(edge)).meets(&crossing) {
                    crossing.insert(edge);
                }
            }
            if crossing == before {
                return crossing;
            }
            rest = rest & !crossing;
        }
    }
}
