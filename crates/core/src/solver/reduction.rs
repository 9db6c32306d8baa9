//! Reduction of both graphs without search.
//!
//! Two parallel edges are as good as a connector: if the opponent takes one, the player takes the other. In
//! the dual graph of the opponent the same two edges are the only ones at some vertex, which can be removed.
//! So both graphs shrink together: a vertex of degree two of one player is a connector of the other.
//!
//! The result stays exact. Two parallel edges are a clump (see [`clumps`](super::clumps)), which may be
//! contracted. A vertex of degree two lies in a clump exactly if both its neighbours do; such vertices are
//! restored after the search.

use super::bits::Bits;
use super::components::Components;
use super::graph::{EdgeSet, FAR, vertex_count, vertex_pairs};
use super::links::Links;
use crate::board::{BoardSize, Player};

/// The result of the reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reduced {
    /// The game is over; this player has won.
    Over(Player),
    /// This player wins, regardless of who is to move.
    Won(Player),
    /// A kernel is left to search.
    Open,
}

/// A vertex of degree two that was removed, with its edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Removed {
    pub(super) vertex: u16,
    pub(super) edges: [usize; 2],
}

/// The graphs of both players, with the edges that are left.
#[derive(Clone, Debug, Default)]
struct Graphs {
    of: [Links; 2],
    live: EdgeSet,
}

/// Reduces the graphs of a position.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// The vertices that each node joins on the empty board, by player.
    pairs: [Vec<[u16; 2]>; 2],
    /// The components of both players in the position `owners`.
    components: [Components; 2],
    owners: Vec<Option<Player>>,
    graphs: Graphs,
    /// The vertices removed from the mover's graph, in order of removal.
    pub(super) removed: Vec<Removed>,
    small: Vec<(Player, u16)>,
    loops: Vec<u16>,
}

impl Graphs {
    /// Builds the graphs from the components and from the free nodes that are a loop in neither graph.
    fn build(
        &mut self,
        components: &mut [Components; 2],
        pairs: &[Vec<[u16; 2]>; 2],
        owners: &[Option<Player>],
    ) {
        let [horizontal, vertical] = components.each_mut().map(Components::flatten);
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

    fn joined(&self) -> Option<Player> {
        Player::ALL.into_iter().find(|player| self.of[player.index()].terminals_joined)
    }

    /// Contracts an edge of `player`'s graph and deletes the edges that become loops, itself included, from
    /// the opponent's. Adds vertices that then have degree 1 or 2 to `small`.
    fn assign(&mut self, player: Player, edge: usize, loops: &mut Vec<u16>, small: &mut Vec<(Player, u16)>) {
        if !self.live.contains(edge) {
            return;
        }
        loops.clear();
        if let Some(root) = self.of[player.index()].contract(edge, loops) {
            self.queue_if_small(player, root, small);
        }
        let opponent = player.opponent();
        for edge in loops.iter().copied().map(usize::from) {
            self.live.remove(edge);
            for vertex in self.of[opponent.index()].delete(edge) {
                self.queue_if_small(opponent, vertex, small);
            }
        }
    }

    fn queue_if_small(&self, player: Player, vertex: u16, small: &mut Vec<(Player, u16)>) {
        if usize::from(vertex) > FAR && matches!(self.of[player.index()].degree(vertex), 1 | 2) {
            small.push((player, vertex));
        }
    }
}

impl Reduction {
    pub(super) fn new(size: BoardSize) -> Self {
        let pairs = Player::ALL.map(|player| vertex_pairs(size, player));
        Self {
            components: pairs.each_ref().map(|pairs| Components::new(vertex_count(pairs))),
            pairs,
            owners: vec![None; size.node_count()],
            graphs: Graphs::default(),
            removed: Vec::new(),
            small: Vec::new(),
            loops: Vec::new(),
        }
    }

    /// Reduces the position with these owners, in row-major order, for `mover` to move.
    pub(super) fn run(&mut self, owners: &[Option<Player>], mover: Player) -> Reduced {
        self.place(owners);
        let won = |player: &Player| self.components[player.index()].terminals_joined();
        if let Some(winner) = Player::ALL.into_iter().find(won) {
            return Reduced::Over(winner);
        }
        self.graphs.build(&mut self.components, &self.pairs, owners);
        self.removed.clear();
        self.queue_small_vertices();
        while let Some((player, vertex)) = self.small.pop() {
            self.remove_vertex(player, vertex, mover);
            if let Some(winner) = self.graphs.joined() {
                return Reduced::Won(winner);
            }
        }
        Reduced::Open
    }

    /// The mover's graph of the kernel.
    pub(super) fn graph(&mut self, mover: Player) -> &mut Links {
        &mut self.graphs.of[mover.index()]
    }

    /// The edges of the kernel.
    pub(super) const fn live(&self) -> EdgeSet {
        self.graphs.live
    }

    /// Sets the components for these owners, incrementally if connectors were only added.
    fn place(&mut self, owners: &[Option<Player>]) {
        let grown = self.owners.iter().zip(owners).all(|(old, new)| old.is_none() || old == new);
        if !grown {
            self.components.iter_mut().for_each(Components::reset);
            self.owners.fill(None);
        }
        for (edge, (old, new)) in self.owners.iter_mut().zip(owners).enumerate() {
            if let Some(owner) = *new
                && old.is_none()
            {
                *old = *new;
                self.components[owner.index()].join(self.pairs[owner.index()][edge]);
            }
        }
    }

    fn queue_small_vertices(&mut self) {
        self.small.clear();
        for player in Player::ALL {
            for vertex in (2..).take(self.graphs.of[player.index()].vertices() - 2) {
                self.graphs.queue_if_small(player, vertex, &mut self.small);
            }
        }
    }

    /// Removes a vertex of degree 1 or 2: its edges become connectors of the opponent.
    fn remove_vertex(&mut self, player: Player, vertex: u16, mover: Player) {
        let graph = &self.graphs.of[player.index()];
        let edges = match graph.degree(vertex) {
            1 | 2 => graph.outer_edges(vertex),
            _ => return,
        };
        if player == mover && edges[0] != edges[1] {
            self.removed.push(Removed { vertex, edges });
        }
        for edge in edges {
            self.graphs.assign(player.opponent(), edge, &mut self.loops, &mut self.small);
        }
    }
}
