//! How many connectors a player still needs.

use std::collections::VecDeque;

use super::graph::{FAR, NEAR, vertex_count, vertex_pairs};
use crate::board::{Node, Player, Position};

/// More connectors than any board has room for: there is no way.
const NO_WAY: u32 = 10_000;

/// A player's shortest way across: own connectors cost nothing, free nodes one each, and the
/// rival's are closed.
#[derive(Clone, Debug)]
pub(super) struct Distance {
    ends: Vec<[u16; 2]>,
    /// The connectors missing between each vertex and the near and the far terminal.
    from: [Vec<u32>; 2],
}

impl Distance {
    pub(super) fn new(position: &Position, player: Player) -> Self {
        let ends = vertex_pairs(position.size(), player);
        let mut ways: Vec<Vec<(usize, u32)>> = vec![Vec::new(); vertex_count(&ends)];
        for (pair, owner) in ends.iter().zip(position.owners()) {
            let [a, b] = pair.map(usize::from);
            if *owner != Some(player.opponent()) {
                let cost = u32::from(owner.is_none());
                ways[a].push((b, cost));
                ways[b].push((a, cost));
            }
        }
        let from = [NEAR, FAR].map(|terminal| distances(&ways, terminal));
        Self { ends, from }
    }

    /// The connectors that are missing once `node`, which is free, has one.
    pub(super) fn after(&self, position: &Position, node: Node) -> u32 {
        let [a, b] = self.ends[position.size().index_of(node)].map(usize::from);
        let [near, far] = &self.from;
        near[FAR].min(near[a] + far[b]).min(near[b] + far[a])
    }
}

/// The least cost of reaching each vertex.
fn distances(ways: &[Vec<(usize, u32)>], start: usize) -> Vec<u32> {
    let mut found = vec![NO_WAY; ways.len()];
    found[start] = 0;
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((vertex, cost)) = queue.pop_front() {
        for &(next, step) in &ways[vertex] {
            if cost + step < found[next] {
                found[next] = cost + step;
                if step == 0 {
                    queue.push_front((next, cost));
                } else {
                    queue.push_back((next, cost + 1));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_counted_after_the_move() {
        let position: Position = "h.v/../.v./../... h".parse().unwrap();
        let horizontal = Distance::new(&position, Player::Horizontal);
        let after = |name: &str| horizontal.after(&position, name.parse().unwrap());
        // a1 and c1 reach the second row by d2, where e3 ends it; c5 is three strokes with a5 and e5.
        assert_eq!((after("c1"), after("d2"), after("c5"), after("a5")), (2, 2, 2, 2));
        assert_eq!(after("b4"), 3);
    }
}
