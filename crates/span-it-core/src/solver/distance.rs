//! The number of connectors that a player still needs (`docs/rules.md, "Perfect play"`).

use std::collections::VecDeque;

use super::graph::{FAR, NEAR, vertex_count, vertex_pairs};
use crate::board::{Node, Player, Position};

/// More than the number of nodes of any board: there is no path.
const UNREACHABLE: u32 = 10_000;

/// Shortest paths between the major edges of a player: own connectors cost 0, free nodes 1, and nodes of the
/// opponent are closed.
#[derive(Clone, Debug)]
pub(super) struct Distance {
    ends: Vec<[u16; 2]>,
    /// The distance of each vertex from the near and from the far terminal.
    from: [Vec<u32>; 2],
}

impl Distance {
    pub(super) fn new(position: &Position, player: Player) -> Self {
        let ends = vertex_pairs(position.size(), player);
        let mut paths: Vec<Vec<(usize, u32)>> = vec![Vec::new(); vertex_count(&ends)];
        for (pair, owner) in ends.iter().zip(position.owners()) {
            let [a, b] = pair.map(usize::from);
            if *owner != Some(player.opponent()) {
                let cost = u32::from(owner.is_none());
                paths[a].push((b, cost));
                paths[b].push((a, cost));
            }
        }
        let from = [NEAR, FAR].map(|terminal| distances(&paths, terminal));
        Self { ends, from }
    }

    /// The number of connectors that are missing after a move in `node`, which is free.
    pub(super) fn after(&self, position: &Position, node: Node) -> u32 {
        let [a, b] = self.ends[position.size().index_of(node)].map(usize::from);
        let [near, far] = &self.from;
        near[FAR].min(near[a] + far[b]).min(near[b] + far[a])
    }
}

/// The distance of each vertex from `start`, by a breadth-first search with costs 0 and 1.
fn distances(paths: &[Vec<(usize, u32)>], start: usize) -> Vec<u32> {
    let mut distances = vec![UNREACHABLE; paths.len()];
    distances[start] = 0;
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((vertex, cost)) = queue.pop_front() {
        for &(next, step) in &paths[vertex] {
            if cost + step < distances[next] {
                distances[next] = cost + step;
                if step == 0 {
                    queue.push_front((next, cost));
                } else {
                    queue.push_back((next, cost + 1));
                }
            }
        }
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_missing_connectors_after_the_move() {
        let position: Position = "h.v/../.v./../... h".parse().unwrap();
        let horizontal = Distance::new(&position, Player::Horizontal);
        let after = |name: &str| horizontal.after(&position, name.parse().unwrap());
        // a1 and c1 continue by d2 and e3; c5 needs a5 and e5 as well.
        assert_eq!((after("c1"), after("d2"), after("c5"), after("a5")), (2, 2, 2, 2));
        assert_eq!(after("b4"), 3);
    }
}
