//! One position's truth on one size of board.

use super::core::{Core, CoreSearch, Ending, OUTSIDE, Task, Wins};
use super::graph::{FAR, as_u16, first_forest};
use super::reduction::{LeftOut, Reduction, Settled};
use crate::board::{BoardSize, ByPlayer, Node, Player, Position};

/// A board size's graphs, and room to work in.
#[derive(Clone, Debug)]
pub(super) struct Searcher {
    nodes: Vec<Node>,
    reduction: Reduction,
    /// Whether each node was in the first forest when last searched, for either player.
    first: ByPlayer<Vec<bool>>,
    task: Task,
    /// The node of each of the core's edges.
    edges: Vec<usize>,
    /// The number in the core of each vertex of the mover's graph.
    numbers: Vec<u16>,
    cores: Cores,
    wins: Wins,
}

/// Searches for cores of any size.
#[derive(Clone, Debug)]
struct Cores {
    tiny: Core<1>,
    small: Core<2>,
    middle: Core<5>,
    large: Core<12>,
}

/// Which free nodes win for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outlook {
    /// The game is over.
    Over(Player),
    /// All, since the mover would win even moving second.
    All,
    /// Some.
    Some,
    /// None.
    None,
}

impl Cores {
    /// The search with the fewest words that hold so many edges and two more.
    fn with_room_for(&mut self, edges: usize) -> &mut dyn CoreSearch {
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
            task: Task::default(),
            edges: Vec::new(),
            numbers: Vec::new(),
            cores: Cores { tiny: Core::new(), small: Core::new(), middle: Core::new(), large: Core::new() },
            wins: Wins::default(),
        }
    }

    /// Who wins the position.
    pub(super) fn winner(&mut self, position: &Position) -> Player {
        match self.outlook(position) {
            Outlook::Over(winner) => winner,
            Outlook::All | Outlook::Some => position.to_move(),
            Outlook::None => position.to_move().opponent(),
        }
    }

    /// Who wins the position, and with which moves, row by row.
    pub(super) fn solve(&mut self, position: &Position) -> (Player, Vec<Node>) {
        let mover = position.to_move();
        match self.outlook(position) {
            Outlook::Over(winner) => (winner, Vec::new()),
            Outlook::All => (mover, self.free_nodes(position)),
            Outlook::Some => (mover, self.winning_moves(mover)),
            Outlook::None => (mover.opponent(), Vec::new()),
        }
    }

    /// What [`Position::free_nodes`] gives, from the list of nodes at hand.
    fn free_nodes(&self, position: &Position) -> Vec<Node> {
        let mut free = Vec::with_capacity(self.nodes.len());
        let nodes = self.nodes.iter().zip(position.owners());
        free.extend(nodes.filter(|(_, owner)| owner.is_none()).map(|(&node, _)| node));
        free
    }

    fn outlook(&mut self, position: &Position) -> Outlook {
        let mover = position.to_move();
        match self.reduction.run(position.owners(), mover) {
            Settled::Over(winner) => Outlook::Over(winner),
            Settled::Won(winner) if winner == mover => Outlook::All,
            Settled::Won(_) => Outlook::None,
            Settled::Open => match self.search_core(mover) {
                Ending::WonMovingSecond => Outlook::All,
                Ending::WonMovingFirst => Outlook::Some,
                Ending::Lost => Outlook::None,
            },
        }
    }

    /// Searches the core the reduction left.
    fn search_core(&mut self, mover: Player) -> Ending {
        self.number_vertices(mover);
        let live = self.reduction.live();
        let graph = self.reduction.graph(mover);
        self.edges.clear();
        self.task.ends.clear();
        self.task.first.clear();
        for edge in live.iter() {
            self.edges.push(edge);
            self.task.ends.push(graph.ends(edge).map(|end| self.numbers[usize::from(end)]));
            self.task.first.push(self.first[mover][edge]);
        }
        let ending = self.cores.with_room_for(self.edges.len()).ending(&mut self.task);
        for (&edge, &first) in self.edges.iter().zip(&self.task.first) {
            self.first[mover][edge] = first;
        }
        ending
    }

    /// Numbers the terminals and the vertices with edges.
    fn number_vertices(&mut self, mover: Player) {
        let graph = self.reduction.graph(mover);
        let mut next = 0;
        self.numbers.clear();
        for vertex in (0..).take(graph.vertices()) {
            let counts = usize::from(vertex) <= FAR || graph.degree(vertex) > 0;
            self.numbers.push(if counts { next } else { OUTSIDE });
            next += u16::from(counts);
        }
        self.task.vertices = usize::from(next);
    }

    /// The winning moves, row by row, where only some win.
    fn winning_moves(&mut self, mover: Player) -> Vec<Node> {
        self.cores.with_room_for(self.edges.len()).wins(&mut self.wins);
        let wins = self.edges.iter().zip(&self.wins.edges).filter(|&(_, &wins)| wins);
        let mut winning: Vec<usize> = wins.map(|(&edge, _)| edge).collect();
        self.put_back(mover, &mut winning);
        winning.sort_unstable();
        winning.into_iter().map(|edge| self.nodes[edge]).collect()
    }

    /// Puts back the vertices that the reduction left out, the last one first. Such a vertex is in
    /// the terminals' clump if both its neighbours are. If these are in different clumps while the
    /// terminals share none, then both its edges join clumps, and it is one of its own.
    fn put_back(&mut self, mover: Player, winning: &mut Vec<usize>) {
        while let Some(LeftOut { vertex, edges }) = self.reduction.left_out.pop() {
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

    /// The clump of the vertex at the other end of an edge.
    fn clump_beyond(&mut self, mover: Player, edge: usize, vertex: u16) -> u16 {
        let graph = self.reduction.graph(mover);
        let [a, b] = graph.ends(edge).map(|end| graph.find(end));
        let number = self.numbers[usize::from(if a == vertex { b } else { a })];
        self.wins.clumps.get(usize::from(number)).copied().unwrap_or(OUTSIDE)
    }
}
