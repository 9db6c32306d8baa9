//! Solves positions on one size of board.

use super::graph::{FAR, as_u16, first_forest};
use super::kernel::{Kernel, KernelEnding, KernelGraph, KernelSearch, OUTSIDE, WinningEdges};
use super::reduction::{Reduced, Reduction, Removed};
use crate::board::{BoardSize, ByPlayer, Node, Player, Position};

/// The graphs of a board size, with buffers.
#[derive(Clone, Debug)]
pub(super) struct Searcher {
    nodes: Vec<Node>,
    reduction: Reduction,
    /// Whether each node was in the first forest of the last search, by player.
    first: ByPlayer<Vec<bool>>,
    kernel: KernelGraph,
    /// The node of each edge of the kernel.
    edges: Vec<usize>,
    /// The kernel vertex of each vertex of the mover's graph.
    numbers: Vec<u16>,
    kernels: Kernels,
    wins: WinningEdges,
}

/// Kernels of several capacities.
#[derive(Clone, Debug)]
struct Kernels {
    tiny: Kernel<1>,
    small: Kernel<2>,
    middle: Kernel<5>,
    large: Kernel<12>,
}

/// The result for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outlook {
    /// The game is over.
    Over(Player),
    /// All free nodes win, because the mover wins even moving second.
    All,
    /// Some free nodes win.
    Some,
    /// No free node wins.
    None,
}

impl Kernels {
    /// The smallest kernel with room for these edges and two more.
    fn with_room_for(&mut self, edges: usize) -> &mut dyn KernelSearch {
        match edges + 2 {
            0..=64 => &mut self.tiny,
            65..=128 => &mut self.small,
            129..=320 => &mut self.middle,
            _ => &mut self.large,
        }
    }
}

impl Searcher {
    pub(super) fn new(size: BoardSize) -> Self {
        Self {
            nodes: size.nodes().collect(),
            reduction: Reduction::new(size),
            first: ByPlayer::from_fn(|player| first_forest(size, player)),
            kernel: KernelGraph::default(),
            edges: Vec::new(),
            numbers: Vec::new(),
            kernels: Kernels {
                tiny: Kernel::new(),
                small: Kernel::new(),
                middle: Kernel::new(),
                large: Kernel::new(),
            },
            wins: WinningEdges::default(),
        }
    }

    pub(super) fn winner(&mut self, position: &Position) -> Player {
        match self.outlook(position) {
            Outlook::Over(winner) => winner,
            Outlook::All | Outlook::Some => position.to_move(),
            Outlook::None => position.to_move().opponent(),
        }
    }

    /// The winner and the winning moves in row-major order.
    pub(super) fn solve(&mut self, position: &Position) -> (Player, Vec<Node>) {
        let mover = position.to_move();
        match self.outlook(position) {
            Outlook::Over(winner) => (winner, Vec::new()),
            Outlook::All => (mover, self.free_nodes(position)),
            Outlook::Some => (mover, self.winning_moves(mover)),
            Outlook::None => (mover.opponent(), Vec::new()),
        }
    }

    /// [`Position::free_nodes`] from the stored list of nodes.
    fn free_nodes(&self, position: &Position) -> Vec<Node> {
        let mut free = Vec::with_capacity(self.nodes.len());
        let nodes = self.nodes.iter().zip(position.owners());
        free.extend(nodes.filter(|(_, owner)| owner.is_none()).map(|(&node, _)| node));
        free
    }

    fn outlook(&mut self, position: &Position) -> Outlook {
        let mover = position.to_move();
        match self.reduction.run(position.owners(), mover) {
            Reduced::Over(winner) => Outlook::Over(winner),
            Reduced::Won(winner) if winner == mover => Outlook::All,
            Reduced::Won(_) => Outlook::None,
            Reduced::Open => match self.search_kernel(mover) {
                KernelEnding::WonMovingSecond => Outlook::All,
                KernelEnding::WonMovingFirst => Outlook::Some,
                KernelEnding::Lost => Outlook::None,
            },
        }
    }

    /// Solves the kernel that the reduction left.
    fn search_kernel(&mut self, mover: Player) -> KernelEnding {
        self.number_vertices(mover);
        let live = self.reduction.live();
        let graph = self.reduction.graph(mover);
        self.edges.clear();
        self.kernel.ends.clear();
        self.kernel.first.clear();
        for edge in live.iter() {
            self.edges.push(edge);
            self.kernel.ends.push(graph.ends(edge).map(|end| self.numbers[usize::from(end)]));
            self.kernel.first.push(self.first[mover][edge]);
        }
        let ending = self.kernels.with_room_for(self.edges.len()).ending(&mut self.kernel);
        for (&edge, &first) in self.edges.iter().zip(&self.kernel.first) {
            self.first[mover][edge] = first;
        }
        ending
    }

    /// Numbers the terminals and the vertices that have edges.
    fn number_vertices(&mut self, mover: Player) {
        let graph = self.reduction.graph(mover);
        let mut next = 0;
        self.numbers.clear();
        for vertex in (0..).take(graph.vertices()) {
            let counts = usize::from(vertex) <= FAR || graph.degree(vertex) > 0;
            self.numbers.push(if counts { next } else { OUTSIDE });
            next += u16::from(counts);
        }
        self.kernel.vertices = usize::from(next);
    }

    /// The winning moves in row-major order, if only some win.
    fn winning_moves(&mut self, mover: Player) -> Vec<Node> {
        self.kernels.with_room_for(self.edges.len()).wins(&mut self.wins);
        let wins = self.edges.iter().zip(&self.wins.edges).filter(|&(_, &wins)| wins);
        let mut winning: Vec<usize> = wins.map(|(&edge, _)| edge).collect();
        self.restore(mover, &mut winning);
        winning.sort_unstable();
        winning.into_iter().map(|edge| self.nodes[edge]).collect()
    }

    /// Restores the removed vertices in reverse order. Such a vertex is in the clump of the terminals if both
    /// its neighbours are. If these are in different clumps of the graph without the extra edge, both its
    /// edges are critical, and the vertex is a clump of its own.
    fn restore(&mut self, mover: Player, winning: &mut Vec<usize>) {
        while let Some(Removed { vertex, edges }) = self.reduction.removed.pop() {
            let [one, two] = edges.map(|edge| self.clump_beyond(mover, edge, vertex));
            if one == OUTSIDE || two == OUTSIDE {
                continue;
            }
            let number = as_u16(self.wins.clumps.len());
            self.numbers[usize::from(vertex)] = number;
            self.wins.clumps.push(if one == two { one } else { number });
            if one != two {
                winning.extend(edges);
            }
        }
    }

    /// The clump at the other end of an edge.
    fn clump_beyond(&mut self, mover: Player, edge: usize, vertex: u16) -> u16 {
        let graph = self.reduction.graph(mover);
        let [a, b] = graph.ends(edge).map(|end| graph.find(end));
        let number = self.numbers[usize::from(if a == vertex { b } else { a })];
        self.wins.clumps.get(usize::from(number)).copied().unwrap_or(OUTSIDE)
    }
}
