//! One position's truth on boards of up to `64 * W` nodes and two edges more.
//!
//! May import: [`board`](crate::board) and the rest of the solver.

use super::bits::Bits;
use super::clumps::Inside;
use super::forests::{Forests, as_u16};
use super::graph::{FAR, Graph, NEAR};
use super::reduction::{Reduction, SHORT, Settled};
use crate::board::{BoardSize, ByPlayer, Node, Player, Position};

/// No vertex of the core.
const ABSENT: u16 = u16::MAX;

/// Which free nodes win for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Winning<const W: usize> {
    /// The game is over, and that side (0 the mover's) has won.
    Over(usize),
    /// All of them: the mover would win even moving second.
    All,
    /// These, perhaps none.
    These(Bits<W>),
}

/// How the core ends for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Core {
    WonMovingSecond,
    WonMovingFirst,
    Lost,
}

/// A board size's graphs, and room to work in.
#[derive(Clone, Debug)]
pub(super) struct Searcher<const W: usize> {
    nodes: Vec<Node>,
    graphs: ByPlayer<Graph<W>>,
    /// Which nodes to try in the first forest: as they were when last solved.
    first: ByPlayer<Bits<W>>,
    reduction: Reduction<W>,
    forests: Forests<W>,
    /// The number in the core of each vertex.
    numbers: Vec<u16>,
    inside: Inside,
}

/// What a solver asks of the searcher for its board size.
pub(super) trait Search: std::fmt::Debug + Send {
    /// Who wins the position.
    fn winner(&mut self, position: &Position) -> Player;
    /// Who wins the position, and with which moves, row by row.
    fn solve(&mut self, position: &Position) -> (Player, Vec<Node>);
}

impl<const W: usize> Searcher<W> {
    pub(super) fn new(size: BoardSize) -> Self {
        let graphs = ByPlayer::from_fn(|player| Graph::new(size, player));
        let first = ByPlayer::from_fn(|player| graphs[player].first_forest);
        Self {
            nodes: size.nodes().collect(),
            graphs,
            first,
            reduction: Reduction::new(),
            forests: Forests::new(),
            numbers: Vec::new(),
            inside: Inside::new(),
        }
    }

    /// The number of the first of the two edges more, both between the terminals.
    fn extra_edge(&self) -> usize {
        self.nodes.len()
    }

    fn reduce(&mut self, position: &Position) -> Settled {
        let mover = position.to_move();
        let graphs = [&self.graphs[mover], &self.graphs[mover.opponent()]];
        self.reduction.run(graphs, position.owners(), mover)
    }

    /// Solves the core the reduction left.
    fn solve_core(&mut self, mover: Player) -> Core {
        self.numbers.clear();
        self.numbers.resize(self.graphs[mover].stars.len(), ABSENT);
        let mut count = 0;
        for (vertex, _) in self.reduction.core() {
            self.numbers[vertex] = count;
            count += 1;
        }
        let live = self.reduction.live;
        self.forests.reset(self.reduction.core().map(|(_, star)| star));
        self.forests.grow(live, self.first[mover]);
        self.first[mover] = self.first[mover] & !live | self.forests.forest(0) & live;
        let extra = self.extra_edge();
        let terminals = [as_u16(NEAR), as_u16(FAR)];
        self.forests.add_edge(extra, terminals);
        self.forests.add_edge(extra + 1, terminals);
        if !self.forests.insert(extra) {
            Core::WonMovingSecond
        } else if self.forests.insert(extra + 1) {
            Core::Lost
        } else {
            Core::WonMovingFirst
        }
    }

    /// The edges that win, when the mover wins only by moving first.
    fn winning_edges(&mut self, mover: Player) -> Bits<W> {
        let extra = self.extra_edge();
        self.inside.find(&self.forests);
        let mut winning = self.inside.crossings(&self.forests, self.reduction.live, extra);
        while let Some(left_out) = self.reduction.left_out.pop() {
            let neighbours = left_out.edges.map(|edge| self.neighbour(mover, edge, left_out.vertex));
            if neighbours.into_iter().all(|neighbour| self.inside.contains(neighbour)) {
                if self.forests.way(0, neighbours).meets(&winning) {
                    winning = left_out.edges.into_iter().fold(winning, |all, edge| all | Bits::one(edge));
                }
                self.numbers[left_out.vertex] = self.forests.hang(neighbours[0], left_out.edges[0]);
                self.inside.push();
            }
        }
        winning.remove(extra);
        winning
    }

    /// The core's number of the vertex at the other end of an edge.
    fn neighbour(&mut self, mover: Player, edge: usize, vertex: usize) -> u16 {
        let [a, b] = self.graphs[mover].ends[edge].map(|end| self.reduction.find(end));
        self.numbers[if a == vertex { b } else { a }]
    }

    fn winning(&mut self, position: &Position) -> Winning<W> {
        let mover = position.to_move();
        match self.reduce(position) {
            Settled::Over(side) => Winning::Over(side),
            Settled::Won(SHORT) => Winning::All,
            Settled::Won(_) => Winning::These(Bits::EMPTY),
            Settled::Open => match self.solve_core(mover) {
                Core::WonMovingSecond => Winning::All,
                Core::WonMovingFirst => Winning::These(self.winning_edges(mover)),
                Core::Lost => Winning::These(Bits::EMPTY),
            },
        }
    }
}

/// The player who has a side's part while `mover` is to move.
fn player_of(side: usize, mover: Player) -> Player {
    if side == SHORT { mover } else { mover.opponent() }
}

impl<const W: usize> Search for Searcher<W> {
    fn winner(&mut self, position: &Position) -> Player {
        let mover = position.to_move();
        match self.reduce(position) {
            Settled::Over(side) | Settled::Won(side) => player_of(side, mover),
            Settled::Open if self.solve_core(mover) == Core::Lost => mover.opponent(),
            Settled::Open => mover,
        }
    }

    fn solve(&mut self, position: &Position) -> (Player, Vec<Node>) {
        let mover = position.to_move();
        match self.winning(position) {
            Winning::Over(side) => (player_of(side, mover), Vec::new()),
            Winning::All => (mover, position.free_nodes().collect()),
            Winning::These(edges) => {
                let moves: Vec<Node> = edges.iter().map(|edge| self.nodes[edge]).collect();
                (if moves.is_empty() { mover.opponent() } else { mover }, moves)
            }
        }
    }
}
