//! The winning edges, from the clump of the terminals.
//!
//! A *clump* is a set of vertices of which both of two edge-disjoint forests contain a spanning tree. Let `e`
//! be an additional edge between the terminals. The player to move wins with the edge `x` exactly if
//! contracting `x` puts the terminals into one clump. By the exchange property of matroids this holds
//! exactly if `x` lies in the clump of the graph with `e` that contains `e`, and in no clump of the graph
//! without `e`.
//
// CITE: Lehman, "A solution of the Shannon switching game", J. SIAM 12(4), 1964.
// CITE: Bruno and Weinberg, "A constructive graph-theoretic solution of the Shannon switching game",
// IEEE Trans. Circuit Theory 17(1), 1970: the clump structure decides the game.

use super::bits::Bits;
use super::forests::{Forests, other_end};
use super::graph::{FAR, NEAR};

/// The largest clump that contains both terminals, with its buffers.
#[derive(Clone, Debug)]
pub(super) struct TerminalClump {
    /// Whether each vertex is in the clump.
    kept: Vec<bool>,
    reached: Vec<bool>,
    members: Vec<u16>,
}

impl TerminalClump {
    pub(super) const fn new() -> Self {
        Self { kept: Vec::new(), reached: Vec::new(), members: Vec::new() }
    }

    /// Finds the clump, which must exist.
    ///
    /// Starts with all vertices. Keeps those that one forest connects to the near terminal through kept
    /// vertices, then the same with the other forest, until nothing changes.
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
        debug_assert!(self.kept[FAR], "the terminals are in different clumps");
    }

    /// Keeps the vertices that one forest connects to the near terminal.
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

    /// The edges with both ends in the clump.
    fn edges<const W: usize>(&self, forests: &Forests<W>) -> Bits<W> {
        let mut within = Bits::EMPTY;
        for edge in forests.edges().iter() {
            if forests.ends(edge).into_iter().all(|end| self.contains(end)) {
                within.insert(edge);
            }
        }
        within
    }

    /// The edges of the clump that lie in no clump of the graph without `extra`, and `extra` itself.
    ///
    /// An edge is critical if the path between its ends, in a forest that does not contain it, has a
    /// critical edge.
    pub(super) fn critical_edges<const W: usize>(&self, forests: &Forests<W>, extra: usize) -> Bits<W> {
        let mut critical = Bits::one(extra);
        let mut rest = self.edges(forests) & !critical;
        loop {
            let before = critical;
            for edge in rest.iter() {
                let other = usize::from(forests.forest(0).contains(edge));
                if forests.path(other, forests.ends(edge)).intersects(&critical) {
                    critical.insert(edge);
                }
            }
            if critical == before {
                return critical;
            }
            rest = rest & !critical;
        }
    }
}
