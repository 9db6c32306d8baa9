//! The kernel: the graph that the reduction leaves, solved with two forests.

use super::bits::Bits;
use super::clumps::TerminalClump;
use super::forests::Forests;
use super::graph::{FAR, NEAR, as_u16};
use super::union_find::{find, union};

/// The label of a vertex outside the clump of the terminals.
pub(super) const OUTSIDE: u16 = u16::MAX;

/// The result for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KernelEnding {
    /// Won, also for the player who moves second.
    WonMovingSecond,
    /// Won by some moves only.
    WonMovingFirst,
    Lost,
}

/// The graph of a kernel: vertices with the terminals first, and the ends of its edges.
#[derive(Clone, Debug, Default)]
pub(super) struct KernelGraph {
    pub(super) vertices: usize,
    pub(super) ends: Vec<[u16; 2]>,
    /// Input: which edges to try in the first forest. Output: which are in it.
    pub(super) first: Vec<bool>,
}

/// The winning edges, if only some edges win.
#[derive(Clone, Debug, Default)]
pub(super) struct WinningEdges {
    pub(super) edges: Vec<bool>,
    /// The clump of each vertex in the graph without the extra edge; [`OUTSIDE`] for vertices outside the
    /// clump of the terminals.
    pub(super) clumps: Vec<u16>,
}

/// [`Kernel`] of any size.
pub(super) trait KernelSearch {
    fn ending(&mut self, graph: &mut KernelGraph) -> KernelEnding;
    /// The winning edges of the graph last given to [`ending`](Self::ending), which must have returned
    /// [`KernelEnding::WonMovingFirst`].
    fn wins(&mut self, wins: &mut WinningEdges);
}

/// Solves kernels of at most `64 * W - 2` edges.
#[derive(Clone, Debug)]
pub(super) struct Kernel<const W: usize> {
    forests: Forests<W>,
    clump: TerminalClump,
    /// The edge that was added between the terminals.
    extra: usize,
}

impl<const W: usize> Kernel<W> {
    pub(super) const fn new() -> Self {
        Self { forests: Forests::new(), clump: TerminalClump::new(), extra: 0 }
    }
}

impl<const W: usize> KernelSearch for Kernel<W> {
    fn ending(&mut self, graph: &mut KernelGraph) -> KernelEnding {
        let mut first = Bits::EMPTY;
        for (edge, _) in graph.first.iter().enumerate().filter(|&(_, &first)| first) {
            first.insert(edge);
        }
        self.forests.reset(graph.vertices, &graph.ends);
        self.forests.grow(first);
        for (edge, first) in graph.first.iter_mut().enumerate() {
            *first = self.forests.forest(0).contains(edge);
        }
        let terminals = [as_u16(NEAR), as_u16(FAR)];
        self.extra = self.forests.add_edge(terminals);
        let another = self.forests.add_edge(terminals);
        if !self.forests.insert(self.extra) {
            KernelEnding::WonMovingSecond
        } else if self.forests.insert(another) {
            KernelEnding::Lost
        } else {
            KernelEnding::WonMovingFirst
        }
    }

    fn wins(&mut self, wins: &mut WinningEdges) {
        let Self { forests, clump, extra } = self;
        clump.find(forests);
        let critical = clump.critical_edges(forests, *extra);
        wins.edges.clear();
        wins.edges.extend((0..*extra).map(|edge| critical.contains(edge)));
        wins.clumps.clear();
        wins.clumps.extend((0..).take(forests.stars().len()));
        for edge in (forests.forest(0) & !critical).iter() {
            let [a, b] = forests.ends(edge);
            union(&mut wins.clumps, a, b);
        }
        for vertex in 0..as_u16(forests.stars().len()) {
            let label = find(&mut wins.clumps, vertex);
            wins.clumps[usize::from(vertex)] = label;
        }
        for (vertex, label) in (0..).zip(&mut wins.clumps) {
            if !clump.contains(vertex) {
                *label = OUTSIDE;
            }
        }
    }
}
