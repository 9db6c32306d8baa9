//! What is settled without search: connectors that either side can have whenever it likes.
//!
//! Two nodes that join the same two parts of a player's connectors are as good as one connector,
//! since a rival who takes one is answered by the other. On the rival's graph, the dual, the same two
//! nodes are all that leads to some part, and the rival can do without it. So both graphs shrink
//! together: a vertex of degree two on one side is a connector for the other.
//!
//! Nothing of the truth is lost. Two parallel edges are a clump (see [`clumps`](super::clumps)), which
//! may be contracted; a vertex of degree two lies in a clump if and only if both its neighbours do, and
//! is put back last.

use super::bits::Bits;
use super::graph::{EdgeSet, FAR, vertex_count, vertex_pairs};
use super::links::Links;
use super::parts::Parts;
use crate::board::{BoardSize, Player};

/// How far the reduction went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// The player has won already.
    Over(Player),
    /// The player wins whoever moves.
    Won(Player),
    /// There is a core left to search.
    Open,
}

/// A vertex of degree two that was left out, and its two edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeftOut {
    pub(super) vertex: u16,
    pub(super) edges: [usize; 2],
}

/// Both players' graphs, and the edges that are still in them.
#[derive(Clone, Debug, Default)]
struct Graphs {
    of: [Links; 2],
    live: EdgeSet,
}

/// Both players' graphs of a position, shrunk as far as pairs of edges go.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// The vertices that each node joins on the empty board, for either player.
    pairs: [Vec<[u16; 2]>; 2],
    /// What either player's connectors hold together; `owners` says which connectors.
    parts: [Parts; 2],
    owners: Vec<Option<Player>>,
    graphs: Graphs,
    /// What was left out of the mover's graph, in this order.
    pub(super) left_out: Vec<LeftOut>,
    small: Vec<(Player, u16)>,
    loops: Vec<u16>,
}

impl Graphs {
    /// Starts anew from the parts of both players' connectors, with the free nodes that are a loop
    /// in neither graph.
    fn build(&mut self, parts: &mut [Parts; 2], pairs: &[Vec<[u16; 2]>; 2], owners: &[Option<Player>]) {
        let [horizontal, vertical] = parts.each_mut().map(Parts::flatten);
        let [of_horizontal, of_vertical] = &mut self.of;
        of_horizontal.reset(owners.len(), horizontal);
        of_vertical.reset(owners.len(), vertical);
        self.live = Bits::EMPTY;
        for (edge, owner) in owners.iter().enumerate() {
            if owner.is_none() {
                let [a, b] = pairs[0][edge].map(|end| horizontal[usize::from(end)]);
                let [c, d] = pairs[1][edge].map(|end| vertical[usize::from(end)]);
                if a != b && c != d {
                    of_horizontal.insert(edge, [a, b]);
                    of_vertical.insert(edge, [c, d]);
                    self.live.insert(edge);
                }
            }
        }
    }

    /// Whose terminals are joined.
    fn joined(&self) -> Option<Player> {
        Player::ALL.into_iter().find(|player| self.of[player.index()].terminals_joined)
    }

    /// Contracts an edge of `player`'s graph. What becomes a loop there, the edge itself and others
    /// between the same vertices, is no longer an edge of the rival's graph either. Vertices that
    /// have few edges left are added to `small`.
    fn give(&mut self, player: Player, edge: usize, loops: &mut Vec<u16>, small: &mut Vec<(Player, u16)>) {
        if !self.live.contains(edge) {
            return;
        }
        loops.clear();
        if let Some(root) = self.of[player.index()].contract(edge, loops) {
            self.note_if_small(player, root, small);
        }
        let rival = player.opponent();
        for edge in loops.iter().copied().map(usize::from) {
            self.live.remove(edge);
            for vertex in self.of[rival.index()].delete(edge) {
                self.note_if_small(rival, vertex, small);
            }
        }
    }

    fn note_if_small(&self, player: Player, vertex: u16, small: &mut Vec<(Player, u16)>) {
        if usize::from(vertex) > FAR && matches!(self.of[player.index()].degree(vertex), 1 | 2) {
            small.push((player, vertex));
        }
    }
}

impl Reduction {
    pub(super) fn new(size: BoardSize) -> Self {
        let pairs = Player::ALL.map(|player| vertex_pairs(size, player));
        Self {
            parts: pairs.each_ref().map(|pairs| Parts::new(vertex_count(pairs))),
            pairs,
            owners: vec![None; size.node_count()],
            graphs: Graphs::default(),
            left_out: Vec::new(),
            small: Vec::new(),
            loops: Vec::new(),
        }
    }

    /// Reduces the position with these owners, row by row, for `mover` to move.
    pub(super) fn run(&mut self, owners: &[Option<Player>], mover: Player) -> Settled {
        self.place(owners);
        let won = |player: &Player| self.parts[player.index()].terminals_joined();
        if let Some(winner) = Player::ALL.into_iter().find(won) {
            return Settled::Over(winner);
        }
        self.graphs.build(&mut self.parts, &self.pairs, owners);
        self.left_out.clear();
        self.note_small_vertices();
        while let Some((player, vertex)) = self.small.pop() {
            self.give_up(player, vertex, mover);
            if let Some(winner) = self.graphs.joined() {
                return Settled::Won(winner);
            }
        }
        Settled::Open
    }

    /// The mover's graph of the core.
    pub(super) fn graph(&mut self, mover: Player) -> &mut Links {
        &mut self.graphs.of[mover.index()]
    }

    /// The edges of the core.
    pub(super) const fn live(&self) -> EdgeSet {
        self.graphs.live
    }

    /// Brings the parts to these owners: from where they are, if there only are connectors more.
    fn place(&mut self, owners: &[Option<Player>]) {
        let grown = self.owners.iter().zip(owners).all(|(old, new)| old.is_none() || old == new);
        if !grown {
            self.parts.iter_mut().for_each(Parts::reset);
            self.owners.fill(None);
        }
        for (edge, (old, new)) in self.owners.iter_mut().zip(owners).enumerate() {
            if let Some(owner) = *new
                && old.is_none()
            {
                *old = *new;
                self.parts[owner.index()].join(self.pairs[owner.index()][edge]);
            }
        }
    }

    fn note_small_vertices(&mut self) {
        self.small.clear();
        for player in Player::ALL {
            for vertex in (2..).take(self.graphs.of[player.index()].vertices() - 2) {
                self.graphs.note_if_small(player, vertex, &mut self.small);
            }
        }
    }

    /// Leaves the edges of a vertex of degree one or two to the rival.
    fn give_up(&mut self, player: Player, vertex: u16, mover: Player) {
        let graph = &self.graphs.of[player.index()];
        let edges = match graph.degree(vertex) {
            1 | 2 => graph.outer_edges(vertex),
            _ => return,
        };
        if player == mover && edges[0] != edges[1] {
            self.left_out.push(LeftOut { vertex, edges });
        }
        for edge in edges {
            self.graphs.give(player.opponent(), edge, &mut self.loops, &mut self.small);
        }
    }
}
