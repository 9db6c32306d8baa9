//! `docs/rules.md, "Perfect play"` word for word: a new pair of forests for every move.

use std::collections::VecDeque;

use span_it_core::board::{Dot, Node, Player, Position};

/// The graph of a player's free nodes, with two forests.
struct Union {
    ends: Vec<[usize; 2]>,
    forest: Vec<Option<usize>>,
    vertices: usize,
}

struct Rooted {
    root: Vec<usize>,
    depth: Vec<usize>,
    /// The parent vertex and the edge to it.
    above: Vec<Option<(usize, usize)>>,
}

pub(super) fn solve(position: &Position) -> (Player, Vec<Node>) {
    let mover = position.to_move();
    if let Some(winner) = span_it_core::board::winner(position) {
        return (winner, Vec::new());
    }
    let moves: Vec<Node> =
        position.free_nodes().filter(|&node| wins_second(&position.after(node), mover)).collect();
    (if moves.is_empty() { mover.opponent() } else { mover }, moves)
}

pub(super) fn wins_second(position: &Position, player: Player) -> bool {
    let (mut union, terminals) = Union::new(position, player);
    if terminals[0] == terminals[1] {
        return true;
    }
    union.grow();
    let parts = union.parts();
    parts[terminals[0]] == parts[terminals[1]]
}

fn find(parent: &mut [usize], mut at: usize) -> usize {
    while parent[at] != at {
        parent[at] = parent[parent[at]];
        at = parent[at];
    }
    at
}

impl Union {
    /// Contracts the player's connectors and each major edge, and deletes the opponent's nodes.
    fn new(position: &Position, player: Player) -> (Self, [usize; 2]) {
        let size = position.size();
        let dots = size.dot_count(player);
        let vertex = |dot: Dot| match dot.on_edges(size) {
            [true, _] => dots,
            [_, true] => dots + 1,
            _ => size.dot_index(dot),
        };
        let mut parent: Vec<usize> = (0..dots + 2).collect();
        for node in position.nodes_of(player) {
            let [a, b] = node.dots(player).map(|dot| find(&mut parent, vertex(dot)));
            parent[a] = b;
        }
        let mut ends: Vec<[usize; 2]> = Vec::new();
        for node in position.free_nodes() {
            ends.push(node.dots(player).map(|dot| find(&mut parent, vertex(dot))));
        }
        ends.retain(|[a, b]| a != b);
        let terminals = [dots, dots + 1].map(|end| find(&mut parent, end));
        (Self { forest: vec![None; ends.len()], ends, vertices: dots + 2 }, terminals)
    }

    /// Adds every edge that an exchange allows.
    fn grow(&mut self) {
        let mut clump: Vec<usize> = (0..self.vertices).collect();
        for which in [0, 1] {
            let mut parent: Vec<usize> = (0..self.vertices).collect();
            for edge in 0..self.ends.len() {
                let [a, b] = self.ends[edge].map(|end| find(&mut parent, end));
                if self.forest[edge].is_none() && a != b {
                    parent[a] = b;
                    self.forest[edge] = Some(which);
                }
            }
        }
        let mut rooted = [0, 1].map(|which| self.root(which));
        for edge in 0..self.ends.len() {
            let [a, b] = self.ends[edge].map(|end| find(&mut clump, end));
            if self.forest[edge].is_none() && a != b {
                match self.add(edge, &rooted) {
                    Ok(()) => rooted = [0, 1].map(|which| self.root(which)),
                    Err(reached) => {
                        for edge in reached {
                            let [a, b] = self.ends[edge].map(|end| find(&mut clump, end));
                            clump[a] = b;
                        }
                    }
                }
            }
        }
    }

    /// Adds an edge by a shortest exchange; otherwise returns the edges that were tried.
    fn add(&mut self, edge: usize, rooted: &[Rooted; 2]) -> Result<(), Vec<usize>> {
        let mut cause = vec![None; self.ends.len()];
        let mut tried = vec![edge];
        let mut queue = VecDeque::from([edge]);
        cause[edge] = Some(edge);
        while let Some(next) = queue.pop_front() {
            for which in [0, 1] {
                if self.forest[next] == Some(which) {
                    continue;
                }
                let Some(cycle) = rooted[which].way(self.ends[next]) else {
                    self.exchange(next, which, &cause);
                    return Ok(());
                };
                for other in cycle {
                    if cause[other].is_none() {
                        cause[other] = Some(next);
                        tried.push(other);
                        queue.push_back(other);
                    }
                }
            }
        }
        Err(tried)
    }

    fn exchange(&mut self, last: usize, into: usize, cause: &[Option<usize>]) {
        let (mut edge, mut into) = (last, into);
        loop {
            self.forest[edge] = Some(into);
            match cause[edge] {
                Some(before) if before != edge => (edge, into) = (before, 1 - into),
                _ => return,
            }
        }
    }

    fn root(&self, which: usize) -> Rooted {
        let mut beside = vec![Vec::new(); self.vertices];
        for (edge, &[a, b]) in self.ends.iter().enumerate() {
            if self.forest[edge] == Some(which) {
                beside[a].push((b, edge));
                beside[b].push((a, edge));
            }
        }
        let mut rooted = Rooted {
            root: vec![usize::MAX; self.vertices],
            depth: vec![0; self.vertices],
            above: vec![None; self.vertices],
        };
        for root in 0..self.vertices {
            if rooted.root[root] == usize::MAX {
                rooted.add_tree(root, &beside);
            }
        }
        rooted
    }

    /// The largest sets of vertices that both forests span, by repeated splitting.
    fn parts(&self) -> Vec<usize> {
        let mut part = vec![0; self.vertices];
        let mut count = 1;
        loop {
            for which in [0, 1] {
                let mut parent: Vec<usize> = (0..self.vertices).collect();
                for (edge, &[a, b]) in self.ends.iter().enumerate() {
                    if self.forest[edge] == Some(which) && part[a] == part[b] {
                        let [a, b] = [a, b].map(|end| find(&mut parent, end));
                        parent[a] = b;
                    }
                }
                part = (0..self.vertices).map(|vertex| find(&mut parent, vertex)).collect();
            }
            let mut names = part.clone();
            names.sort_unstable();
            names.dedup();
            if names.len() == count {
                return part;
            }
            count = names.len();
        }
    }
}

impl Rooted {
    fn add_tree(&mut self, root: usize, beside: &[Vec<(usize, usize)>]) {
        self.root[root] = root;
        let mut stack = vec![root];
        while let Some(vertex) = stack.pop() {
            for &(next, edge) in &beside[vertex] {
                if self.root[next] == usize::MAX {
                    self.root[next] = root;
                    self.depth[next] = self.depth[vertex] + 1;
                    self.above[next] = Some((vertex, edge));
                    stack.push(next);
                }
            }
        }
    }

    /// The edges between two vertices of one tree.
    fn way(&self, [mut a, mut b]: [usize; 2]) -> Option<Vec<usize>> {
        let mut edges = Vec::new();
        if self.root[a] != self.root[b] {
            return None;
        }
        while a != b {
            let deeper = if self.depth[a] >= self.depth[b] { &mut a } else { &mut b };
            let (vertex, edge) = self.above[*deeper]?;
            edges.push(edge);
            *deeper = vertex;
        }
        Some(edges)
    }
}
