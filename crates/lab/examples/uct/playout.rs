//! Random playouts: the free nodes are divided between the players, and the winner is read from the full board.

use span_it_core::board::{Player, Position};
use span_it_core::rng::SplitMix64;

/// The horizontal player's dots. On a full board exactly one player has a path, so one side is enough.
#[derive(Debug)]
struct Graph {
    /// The connectors at each dot: the node and the dot at its other end.
    around: Vec<Vec<(u16, u16)>>,
    left: Vec<u16>,
    is_right: Vec<bool>,
}

impl Graph {
    fn new(position: &Position) -> Self {
        let size = position.size();
        let dots = size.dot_count(Player::Horizontal);
        let mut graph =
            Self { around: vec![Vec::new(); dots], left: Vec::new(), is_right: vec![false; dots] };
        for (number, node) in (0..).zip(size.nodes()) {
            let ends = node.dots(Player::Horizontal);
            let [a, b] = ends.map(|dot| size.dot_index(dot));
            graph.around[a].push((number, short(b)));
            graph.around[b].push((number, short(a)));
            for (dot, index) in ends.into_iter().zip([a, b]) {
                let [left, right] = dot.on_edges(size);
                if left && !graph.left.contains(&short(index)) {
                    graph.left.push(short(index));
                }
                graph.is_right[index] |= right;
            }
        }
        graph
    }
}

/// Boards have fewer than a thousand dots.
fn short(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX)
}

/// Plays positions to the end at random.
#[derive(Debug)]
pub(crate) struct Playouts {
    graph: Graph,
    rng: SplitMix64,
    free: Vec<u16>,
    reached: Vec<bool>,
    stack: Vec<u16>,
}

impl Playouts {
    pub(crate) fn new(position: &Position, rng: SplitMix64) -> Self {
        let graph = Graph::new(position);
        let reached = vec![false; graph.around.len()];
        Self { graph, rng, free: Vec::new(), reached, stack: Vec::new() }
    }

    /// Fills the free nodes as in random play, with `to_move` first. Returns the winner.
    pub(crate) fn fill(&mut self, owners: &mut [Option<Player>], to_move: Player) -> Player {
        self.free.clear();
        self.free.extend((0..).zip(&*owners).filter(|(_, owner)| owner.is_none()).map(|(node, _)| node));
        let own = self.free.len().div_ceil(2);
        for index in 0..own {
            let other = index + self.rng.below(self.free.len() - index);
            self.free.swap(index, other);
        }
        for (index, &node) in self.free.iter().enumerate() {
            owners[usize::from(node)] = Some(if index < own { to_move } else { to_move.opponent() });
        }
        self.winner(owners)
    }

    fn winner(&mut self, owners: &[Option<Player>]) -> Player {
        self.reached.fill(false);
        self.stack.clear();
        for &dot in &self.graph.left {
            self.reached[usize::from(dot)] = true;
            self.stack.push(dot);
        }
        while let Some(dot) = self.stack.pop() {
            if self.graph.is_right[usize::from(dot)] {
                return Player::Horizontal;
            }
            for &(node, next) in &self.graph.around[usize::from(dot)] {
                let reached = &mut self.reached[usize::from(next)];
                if !*reached && owners[usize::from(node)] == Some(Player::Horizontal) {
                    *reached = true;
                    self.stack.push(next);
                }
            }
        }
        Player::Vertical
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, winner};

    #[test]
    fn full_boards_have_the_winner_of_the_rules() {
        for (rows, cols) in [(3, 3), (4, 7), (6, 6)] {
            let empty = Position::empty(BoardSize::new(rows, cols).unwrap(), Player::Vertical);
            let mut playouts = Playouts::new(&empty, SplitMix64::new(9));
            for _ in 0..100 {
                let mut owners = empty.owners().to_vec();
                let actual = playouts.fill(&mut owners, Player::Vertical);
                let mut full = empty.clone();
                for (node, owner) in empty.size().nodes().zip(&owners) {
                    full.place(node, owner.unwrap()).unwrap();
                }
                assert_eq!(Some(actual), winner(&full));
                let vertical = owners.iter().filter(|owner| **owner == Some(Player::Vertical)).count();
                assert_eq!(vertical, owners.len().div_ceil(2));
            }
        }
    }
}
