//! Paths (`docs/rules.md, "Paths"`), found by searching the board in O(nodes). The engine has an incremental
//! implementation, which is tested against this one.

use std::collections::VecDeque;

use super::{BoardSize, Dot, Node, Player, Position};

/// A maximal set of connectors of one owner joined through shared dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    owner: Player,
    members: Vec<Node>,
    major: Extent,
    minor: Extent,
    edges: [bool; 2],
}

/// The smallest and the largest touched coordinate, in grid steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    smallest: i8,
    largest: i8,
}

impl Extent {
    const NONE: Self = Self { smallest: i8::MAX, largest: i8::MIN };

    fn include(&mut self, at: i8) {
        self.smallest = self.smallest.min(at);
        self.largest = self.largest.max(at);
    }

    fn span(self) -> u8 {
        self.largest.abs_diff(self.smallest) / 2
    }
}

impl Path {
    /// The path with these members, which must be joined; at least one.
    fn new(position: &Position, owner: Player, mut members: Vec<Node>) -> Self {
        members.sort_unstable();
        let (mut major, mut minor, mut edges) = (Extent::NONE, Extent::NONE, [false; 2]);
        for dot in members.iter().flat_map(|node| node.dots(owner)) {
            major.include(dot.major_coordinate());
            minor.include(dot.minor_coordinate());
            let on = dot.on_edges(position.size());
            edges = [edges[0] || on[0], edges[1] || on[1]];
        }
        Self { owner, members, major, minor, edges }
    }

    /// The owner.
    pub const fn owner(&self) -> Player {
        self.owner
    }

    /// The nodes of its connectors, in row-major order.
    pub fn members(&self) -> &[Node] {
        &self.members
    }

    /// `M`, the number of its connectors, 1..=761.
    pub fn member_count(&self) -> u16 {
        u16::try_from(self.members.len()).unwrap_or(u16::MAX)
    }

    /// `PS`, the extent in the owner's direction in dot distances, 0..=20.
    pub fn major_span(&self) -> u8 {
        self.major.span()
    }

    /// `ps`, the extent across the owner's direction in dot distances, 0..=20.
    pub fn minor_span(&self) -> u8 {
        self.minor.span()
    }

    /// Whether it touches each of the owner's major edges: `[left, right]` or `[top, bottom]`.
    pub const fn edges(&self) -> [bool; 2] {
        self.edges
    }

    /// Whether it touches at least one of the owner's major edges.
    pub const fn is_anchored(&self) -> bool {
        self.edges[0] || self.edges[1]
    }

    /// Whether it touches both of the owner's major edges.
    pub const fn is_winner(&self) -> bool {
        self.edges[0] && self.edges[1]
    }

    /// The fewest members that join both major edges, from the first edge to the second; empty if the path does
    /// not win. `size` is that of the board. O(members).
    pub fn crossing(&self, size: BoardSize) -> Vec<Node> {
        let touches = |index: usize, edge: usize| {
            self.members[index].dots(self.owner).iter().any(|dot| dot.on_edges(size)[edge])
        };
        let mut at_dot = vec![Vec::new(); size.dot_count(self.owner)];
        for (index, node) in self.members.iter().enumerate() {
            for dot in node.dots(self.owner) {
                at_dot[size.dot_index(dot)].push(index);
            }
        }
        let mut queue: VecDeque<usize> = (0..self.members.len()).filter(|&index| touches(index, 0)).collect();
        // A member that touches the first edge is its own predecessor.
        let mut previous = vec![None; self.members.len()];
        for &start in &queue {
            previous[start] = Some(start);
        }
        while let Some(index) = queue.pop_front() {
            if touches(index, 1) {
                return self.chain_to(index, &previous);
            }
            for &next in
                self.members[index].dots(self.owner).iter().flat_map(|&dot| &at_dot[size.dot_index(dot)])
            {
                if previous[next].is_none() {
                    previous[next] = Some(index);
                    queue.push_back(next);
                }
            }
        }
        Vec::new()
    }

    /// The members from the one that is its own predecessor to `last`.
    fn chain_to(&self, last: usize, previous: &[Option<usize>]) -> Vec<Node> {
        let before = |&index: &usize| previous[index].filter(|&before| before != index);
        let mut chain: Vec<Node> =
            std::iter::successors(Some(last), before).map(|index| self.members[index]).collect();
        chain.reverse();
        chain
    }

    /// The smallest and the largest grid coordinate in the owner's direction, -1..=39.
    pub const fn major_range(&self) -> (i8, i8) {
        (self.major.smallest, self.major.largest)
    }

    /// The smallest and the largest grid coordinate across the owner's direction, -1..=39.
    pub const fn minor_range(&self) -> (i8, i8) {
        (self.minor.smallest, self.minor.largest)
    }
}

/// The up to four nodes in which a connector of the owner of `dot` touches `dot`.
fn nodes_at(position: &Position, dot: Dot) -> impl Iterator<Item = Node> {
    let size = position.size();
    let (row, col) = (dot.row(), dot.col());
    [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
        .into_iter()
        .filter_map(|(r, c)| Node::new(u8::try_from(r).ok()?, u8::try_from(c).ok()?))
        .filter(move |&node| size.contains(node))
}

/// All connectors of `player` that are joined to `starts`, and `starts`.
fn flood(position: &Position, player: Player, starts: Vec<Node>) -> Vec<Node> {
    let size = position.size();
    let mut seen = vec![false; size.node_count()];
    for &start in &starts {
        seen[size.index_of(start)] = true;
    }
    let (mut members, mut frontier) = (starts.clone(), starts);
    while let Some(node) = frontier.pop() {
        for next in node.dots(player).into_iter().flat_map(|dot| nodes_at(position, dot)) {
            if position.owner(next) == Some(player)
                && !std::mem::replace(&mut seen[size.index_of(next)], true)
            {
                members.push(next);
                frontier.push(next);
            }
        }
    }
    members
}

/// The path of a node; `None` if the node is free.
pub fn path_of(position: &Position, node: Node) -> Option<Path> {
    let owner = position.owner(node)?;
    Some(Path::new(position, owner, flood(position, owner, vec![node])))
}

/// All paths of a player, sorted by their first members. O(nodes * paths).
pub fn paths(position: &Position, player: Player) -> Vec<Path> {
    let mut found: Vec<Path> = Vec::new();
    for node in position.nodes_of(player) {
        if !found.iter().any(|path| path.members.binary_search(&node).is_ok()) {
            found.extend(path_of(position, node));
        }
    }
    found
}

/// The *resultant path*: the path of `trial`, a free node, after `player` plays it.
pub fn resultant_path(position: &Position, player: Player, trial: Node) -> Path {
    Path::new(position, player, flood(position, player, vec![trial]))
}

/// The *adjacent paths*: the different paths of `player` that touch a dot of a connector in `trial`, a free
/// node. None, one or two.
pub fn adjacent_paths(position: &Position, player: Player, trial: Node) -> Vec<Path> {
    let mut found: Vec<Path> = Vec::new();
    for dot in trial.dots(player) {
        let member = nodes_at(position, dot).find(|&node| position.owner(node) == Some(player));
        if let Some(path) = member.and_then(|node| path_of(position, node))
            && !found.contains(&path)
        {
            found.push(path);
        }
    }
    found
}

/// The player with a winning path. At most one player has one.
pub fn winner(position: &Position) -> Option<Player> {
    Player::ALL.into_iter().find(|&player| paths(position, player).iter().any(Path::is_winner))
}
