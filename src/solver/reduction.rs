//! What is settled without search: connectors that either side can have whenever it likes.
//!
//! Two nodes that join the same two parts of a player's connectors are as good as one connector,
//! since a rival who takes one is answered by the other. On the rival's graph, the dual, the same two
//! nodes are all that lead to some part, and the rival can do without it. So both graphs shrink
//! together: a vertex of degree two on one side is a connector for the other.
//!
//! Nothing of the truth is lost. Two parallel edges are a clump (see [`clumps`](super::clumps)), which
//! may be contracted; a vertex of degree two lies in a clump if and only if both its neighbours do, and
//! is put back last.
//!
//! May import: [`board`](crate::board), [`graph`](super::graph), [`bits`](super::bits).

use super::bits::Bits;
use super::graph::{FAR, Graph, NEAR};
use crate::board::Player;

/// The side of the player to move: it joins.
pub(super) const SHORT: usize = 0;
/// The side of the rival: it cuts.
pub(super) const CUT: usize = 1;

/// How far the reduction went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// The side has won already.
    Over(usize),
    /// The side wins whoever moves.
    Won(usize),
    /// There is a core left to search.
    Open,
}

/// A vertex of degree two that was left out, and its two edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeftOut {
    pub(super) vertex: usize,
    pub(super) edges: [usize; 2],
}

/// One player's graph, shrinking. Joined vertices have one of them as their root.
#[derive(Clone, Debug)]
struct Side<const W: usize> {
    parent: Vec<u16>,
    star: Vec<Bits<W>>,
}

impl<const W: usize> Side<W> {
    fn reset(&mut self, graph: &Graph<W>, free: Bits<W>) {
        self.star.clear();
        self.star.extend(graph.stars.iter().map(|&star| star & free));
        self.parent.clear();
        self.parent.extend((0..).take(graph.stars.len()));
    }

    /// The root of a vertex; the way there is halved on the walk.
    fn find(&mut self, vertex: u16) -> usize {
        let mut at = usize::from(vertex);
        while usize::from(self.parent[at]) != at {
            let above = self.parent[usize::from(self.parent[at])];
            self.parent[at] = above;
            at = usize::from(above);
        }
        at
    }

    fn is_root(&self, vertex: usize) -> bool {
        usize::from(self.parent[vertex]) == vertex
    }

    /// Makes two roots one, and says which edges were between them. The smaller number stays a root,
    /// so that terminals always do.
    fn join(&mut self, [a, b]: [usize; 2]) -> (usize, Bits<W>) {
        let (root, other) = (a.min(b), a.max(b));
        let between = self.star[root] & self.star[other];
        self.star[root] = self.star[root] ^ self.star[other];
        self.parent[other] = self.parent[root];
        (root, between)
    }

    fn has_joined(&self) -> bool {
        !self.is_root(FAR)
    }
}

/// Both players' graphs of a position, shrunk as far as parallel pairs go.
#[derive(Clone, Debug)]
pub(super) struct Reduction<const W: usize> {
    sides: [Side<W>; 2],
    /// The edges of the core: free, and a loop of neither graph.
    pub(super) live: Bits<W>,
    /// What was left out of the joining side's graph, in this order.
    pub(super) left_out: Vec<LeftOut>,
    small: Vec<(usize, usize)>,
}

impl<const W: usize> Reduction<W> {
    pub(super) fn new() -> Self {
        let side = Side { parent: Vec::new(), star: Vec::new() };
        Self { sides: [side.clone(), side], live: Bits::EMPTY, left_out: Vec::new(), small: Vec::new() }
    }

    /// Reduces the position with these owners, row by row, for `mover` to move. `graphs` are the
    /// mover's and the rival's.
    pub(super) fn run(
        &mut self,
        graphs: [&Graph<W>; 2],
        owners: &[Option<Player>],
        mover: Player,
    ) -> Settled {
        self.place(graphs, owners, mover);
        if let Some(winner) = self.joined_side() {
            return Settled::Over(winner);
        }
        self.note_small_vertices();
        while let Some((side, vertex)) = self.small.pop() {
            self.give_up(graphs, side, vertex);
        }
        self.joined_side().map_or(Settled::Open, Settled::Won)
    }

    /// The root of one of the joining side's vertices.
    pub(super) fn find(&mut self, vertex: u16) -> usize {
        self.sides[SHORT].find(vertex)
    }

    /// The joining side's vertices that the core's edges meet, and the terminals, with those edges.
    pub(super) fn core(&self) -> impl Iterator<Item = (usize, Bits<W>)> + '_ {
        let side = &self.sides[SHORT];
        (NEAR..side.star.len())
            .filter(|&vertex| vertex <= FAR || side.is_root(vertex) && !side.star[vertex].is_empty())
            .map(|vertex| (vertex, side.star[vertex]))
    }

    fn joined_side(&self) -> Option<usize> {
        [SHORT, CUT].into_iter().find(|&side| self.sides[side].has_joined())
    }

    /// Sets up both graphs with the position's connectors contracted and deleted.
    fn place(&mut self, graphs: [&Graph<W>; 2], owners: &[Option<Player>], mover: Player) {
        let mut free = Bits::EMPTY;
        for (edge, owner) in owners.iter().enumerate() {
            if owner.is_none() {
                free.insert(edge);
            }
        }
        self.live = free;
        self.left_out.clear();
        self.small.clear();
        for (side, graph) in self.sides.iter_mut().zip(graphs) {
            side.reset(graph, free);
        }
        for (edge, owner) in owners.iter().enumerate() {
            if let Some(owner) = *owner {
                self.give(graphs, if owner == mover { SHORT } else { CUT }, edge);
            }
        }
    }

    fn note_small_vertices(&mut self) {
        self.small.clear();
        for side in [SHORT, CUT] {
            for vertex in 2..self.sides[side].star.len() {
                self.note_if_small(side, vertex);
            }
        }
    }

    fn note_if_small(&mut self, side: usize, vertex: usize) {
        if vertex > FAR && self.sides[side].star[vertex].up_to_two().is_some() {
            self.small.push((side, vertex));
        }
    }

    /// Leaves a vertex of degree one or two to the other side.
    fn give_up(&mut self, graphs: [&Graph<W>; 2], side: usize, vertex: usize) {
        if !self.sides[side].is_root(vertex) {
            return;
        }
        let Some((one, two)) = self.sides[side].star[vertex].up_to_two() else { return };
        if let (SHORT, Some(two)) = (side, two) {
            self.left_out.push(LeftOut { vertex, edges: [one, two] });
        }
        self.give(graphs, 1 - side, one);
        if let Some(two) = two {
            self.give(graphs, 1 - side, two);
        }
    }

    /// Contracts an edge of `side`'s graph. What becomes a loop there is no longer an edge of the
    /// other side's graph: the edge itself, and others between the same vertices.
    fn give(&mut self, graphs: [&Graph<W>; 2], side: usize, edge: usize) {
        let ends = graphs[side].ends[edge].map(|end| self.sides[side].find(end));
        if ends[0] == ends[1] {
            return;
        }
        let (root, loops) = self.sides[side].join(ends);
        self.live = self.live & !loops;
        self.note_if_small(side, root);
        let other = 1 - side;
        for edge in loops.iter() {
            for end in graphs[other].ends[edge] {
                let vertex = self.sides[other].find(end);
                self.sides[other].star[vertex].remove(edge);
                self.note_if_small(other, vertex);
            }
        }
    }
}
