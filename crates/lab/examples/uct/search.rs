//! The search tree: UCT with rapid action value estimation.
//
// CITE: Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", ECML 2006. CITE: Gelly and Silver,
// "Monte-Carlo tree search and rapid action value estimation in computer Go", Artificial Intelligence 175, 2011.

use std::ops::Range;

use span_it_core::board::{Node, Player, Position};
use span_it_core::rng::SplitMix64;

use super::playout::Playouts;

/// The weight of exploration. RAVE explores enough by itself.
const EXPLORATION: f32 = 0.1;

/// The number of visits at which the mean of a move and its RAVE mean count equally.
const RAVE_VISITS: f32 = 700.0;

/// The value of a move without any data.
const UNTRIED: f32 = 1.1;

/// A move in the tree, for the player who makes it.
#[derive(Clone, Debug)]
struct Edge {
    node: u16,
    visits: f32,
    wins: f32,
    rave_visits: f32,
    rave_wins: f32,
    /// The edges after this move; `None` before its second visit.
    replies: Option<Range<usize>>,
}

/// A search from one position.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    owners: Vec<Option<Player>>,
    to_move: Player,
    edges: Vec<Edge>,
    root: Range<usize>,
    playouts: Playouts,
    /// Buffers of one playout: the board, and the visited edge and its siblings per ply.
    board: Vec<Option<Player>>,
    path: Vec<(usize, Range<usize>)>,
}

impl Tree {
    pub(crate) fn new(position: &Position, rng: SplitMix64) -> Self {
        let owners = position.owners().to_vec();
        let mut tree = Self {
            nodes: position.size().nodes().collect(),
            to_move: position.to_move(),
            edges: Vec::new(),
            root: 0..0,
            playouts: Playouts::new(position, rng),
            board: owners.clone(),
            path: Vec::new(),
            owners,
        };
        tree.root = tree.expand();
        tree
    }

    /// Adds the edges of the position on `board`.
    fn expand(&mut self) -> Range<usize> {
        let start = self.edges.len();
        let free = (0..).zip(&self.board).filter(|(_, owner)| owner.is_none());
        let edge = |(node, _)| Edge {
            node,
            visits: 0.0,
            wins: 0.0,
            rave_visits: 0.0,
            rave_wins: 0.0,
            replies: None,
        };
        self.edges.extend(free.map(edge));
        start..self.edges.len()
    }

    /// One playout: down the tree, random moves to the end, and the result back up.
    pub(crate) fn play_out(&mut self) {
        self.board.clone_from(&self.owners);
        self.path.clear();
        let (mut player, mut siblings) = (self.to_move, self.root.clone());
        while let Some(chosen) = self.select(siblings.clone()) {
            self.board[usize::from(self.edges[chosen].node)] = Some(player);
            self.path.push((chosen, siblings));
            player = player.opponent();
            let edge = &self.edges[chosen];
            siblings = match &edge.replies {
                Some(replies) => replies.clone(),
                None if edge.visits < 1.0 => break,
                None => {
                    let replies = self.expand();
                    self.edges[chosen].replies = Some(replies.clone());
                    replies
                }
            };
        }
        // A path that is complete before the board is full stays complete, so the tree needs no ends of games.
        let winner = self.playouts.fill(&mut self.board, player);
        self.back_up(winner);
    }

    /// The edge of the highest value; `None` if there are no edges.
    fn select(&self, siblings: Range<usize>) -> Option<usize> {
        let visits: f32 = self.edges[siblings.clone()].iter().map(|edge| edge.visits).sum();
        let log = (visits + 1.0).ln();
        let values = siblings.map(|index| (self.edges[index].value(log), index));
        values.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, index)| index)
    }

    fn back_up(&mut self, winner: Player) {
        let mut player = self.to_move;
        for (chosen, siblings) in &self.path {
            let won = f32::from(u8::from(winner == player));
            for edge in &mut self.edges[siblings.clone()] {
                if self.board[usize::from(edge.node)] == Some(player) {
                    edge.rave_visits += 1.0;
                    edge.rave_wins += won;
                }
            }
            let edge = &mut self.edges[*chosen];
            edge.visits += 1.0;
            edge.wins += won;
            player = player.opponent();
        }
    }

    /// The move of the root with the most visits.
    pub(crate) fn most_visited(&self) -> Option<Node> {
        let edges = self.edges[self.root.clone()].iter();
        let best = edges.reduce(|best, other| if other.visits > best.visits { other } else { best })?;
        Some(self.nodes[usize::from(best.node)])
    }
}

impl Edge {
    /// The upper confidence bound; `log` is the logarithm of the visits of all siblings.
    fn value(&self, log: f32) -> f32 {
        if self.visits + self.rave_visits < 1.0 {
            return UNTRIED;
        }
        let share = (RAVE_VISITS / (3.0 * self.visits + RAVE_VISITS)).sqrt();
        let mean = self.wins / self.visits.max(1.0);
        let rave = self.rave_wins / self.rave_visits.max(1.0);
        let share = if self.visits < 1.0 { 1.0 } else { share };
        (1.0 - share) * mean + share * rave + EXPLORATION * (log / (self.visits + 1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::solver;

    fn search(position: &Position, playouts: usize) -> Node {
        let mut tree = Tree::new(position, SplitMix64::new(5));
        (0..playouts).for_each(|_| tree.play_out());
        tree.most_visited().unwrap()
    }

    #[test]
    fn finds_the_only_winning_move() {
        for text in ["vh./../vh./../... h", "hhv/../..v/../... h", "hh./../.v./.v/... v"] {
            let position: Position = text.parse().unwrap();
            let winning = solver::winning_moves(&position);
            assert_eq!(winning.len(), 1, "{text}");
            assert_eq!(search(&position, 2000), winning[0], "{text}");
        }
    }

    #[test]
    fn equal_seeds_give_equal_moves() {
        let position: Position = ".../../.../../... h".parse().unwrap();
        assert_eq!(search(&position, 300), search(&position, 300));
    }

    #[test]
    fn plays_the_last_free_node() {
        let position: Position = "hvh/vh/hvh/vv/hv. v".parse().unwrap();
        assert_eq!(search(&position, 3).to_string(), "e5");
    }
}
