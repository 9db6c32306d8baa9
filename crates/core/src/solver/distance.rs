//! The number of connectors that a player still needs (`docs/rules.md, "Perfect play"`).

use std::collections::VecDeque;

use super::graph::{FAR, NEAR, vertex_count, vertex_pairs};
use crate::board::{BoardSize, Node, Player, Position};

/// More than the number of nodes of any board: there is no path.
const UNREACHABLE: u32 = 10_000;

/// Shortest paths between the major edges of a player: own connectors cost 0, free nodes 1, and nodes of the
/// opponent are closed.
///
/// ```
/// use span_it_core::board::Player;
/// use span_it_core::solver::Distance;
/// let position = "hhv/../..v/../... h".parse()?;
/// assert_eq!(Distance::new(&position, Player::Vertical).missing(), Some(1));
/// assert_eq!(Distance::new(&position, Player::Horizontal).missing(), Some(3));
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Distance {
    size: BoardSize,
    ends: Vec<[u16; 2]>,
    /// The distance of each vertex from the near and from the far terminal.
    from: [Vec<u32>; 2],
}

/// What a node costs on a path of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cost {
    /// The player has a connector there.
    Own,
    /// The node is free.
    Free,
    /// The opponent has a connector there.
    Closed,
}

/// The graph of a player on an empty board, for many searches on one size of board.
#[derive(Clone, Debug)]
pub(super) struct WayGraph {
    /// The two vertices of each node.
    pub(super) ends: Vec<[u16; 2]>,
    /// The neighbours of each vertex, with the node between.
    stars: Vec<Vec<(u16, u16)>>,
}

impl WayGraph {
    pub(super) fn new(size: BoardSize, player: Player) -> Self {
        let ends = vertex_pairs(size, player);
        let mut stars = vec![Vec::new(); vertex_count(&ends)];
        for (node, &[a, b]) in (0..).zip(&ends) {
            stars[usize::from(a)].push((b, node));
            stars[usize::from(b)].push((a, node));
        }
        Self { ends, stars }
    }

    /// The distance of each vertex from `start` into `distances`, by a breadth-first search with costs 0 and 1.
    /// O(nodes).
    pub(super) fn fill(
        &self,
        distances: &mut Vec<u32>,
        queue: &mut VecDeque<(usize, u32)>,
        start: usize,
        cost: impl Fn(usize) -> Cost,
    ) {
        distances.clear();
        distances.resize(self.stars.len(), UNREACHABLE);
        distances[start] = 0;
        queue.clear();
        queue.push_back((start, 0));
        while let Some((vertex, steps)) = queue.pop_front() {
            if steps > distances[vertex] {
                continue;
            }
            for &(next, node) in &self.stars[vertex] {
                let next = usize::from(next);
                match cost(usize::from(node)) {
                    Cost::Own if steps < distances[next] => {
                        distances[next] = steps;
                        queue.push_front((next, steps));
                    }
                    Cost::Free if steps + 1 < distances[next] => {
                        distances[next] = steps + 1;
                        queue.push_back((next, steps + 1));
                    }
                    _ => {}
                }
            }
        }
    }
}

/// The cost of each node of a position for a player.
pub(super) fn cost_for(owner: Option<Player>, player: Player) -> Cost {
    match owner {
        None => Cost::Free,
        Some(owner) if owner == player => Cost::Own,
        Some(_) => Cost::Closed,
    }
}

impl Distance {
    /// The distances of a position for a player. O(nodes).
    pub fn new(position: &Position, player: Player) -> Self {
        let graph = WayGraph::new(position.size(), player);
        let cost = |node: usize| cost_for(position.owners()[node], player);
        let mut queue = VecDeque::new();
        let from = [NEAR, FAR].map(|terminal| {
            let mut distances = Vec::new();
            graph.fill(&mut distances, &mut queue, terminal, cost);
            distances
        });
        Self { size: position.size(), ends: graph.ends, from }
    }

    /// The number of connectors that are missing on the shortest way; 0 if the player has joined its major
    /// edges, and `None` if the opponent has.
    pub fn missing(&self) -> Option<u32> {
        Some(self.from[0][FAR]).filter(|&missing| missing < UNREACHABLE)
    }

    /// The number of connectors that are missing after the player's move in `node`, which is free. At least
    /// 10,000 if the opponent has joined its major edges.
    pub fn after(&self, node: Node) -> u32 {
        let (through, shortest) = (self.through(node), self.from[0][FAR]);
        through.min(shortest)
    }

    /// Whether the player's move in `node`, which is free, makes its shortest way shorter: the node is on a
    /// shortest way. Only such a node makes that way longer if the opponent takes it.
    pub fn is_shortened_by(&self, node: Node) -> bool {
        self.through(node) < self.from[0][FAR]
    }

    /// The missing connectors beside `node` on a way through it.
    fn through(&self, node: Node) -> u32 {
        let [a, b] = self.ends[self.size.index_of(node)].map(usize::from);
        let [near, far] = &self.from;
        (near[a] + far[b]).min(near[b] + far[a])
    }
}
