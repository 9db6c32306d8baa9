//! The proof that a position is won: two edge-disjoint trees, and a reply to each cut.
//!
//! Both trees join the winner's major edges through the same components of the winner's connectors. A
//! connector of the opponent cuts at most one tree into two pieces. A node of the other tree joins the pieces;
//! the winner plays it, and it is contracted. Then both trees are whole, with one node fewer each. This
//! repeats until the major edges are joined.
//
// CITE: Lehman, "A solution of the Shannon switching game", J. SIAM 12(4), 1964: the strategy.
// CITE: Chase, "An implemented graph algorithm for winning Shannon switching games", CACM 15(4), 1972:
// a program that maintains the two trees.

use super::components::Components;
use super::forests::Forests;
use super::graph::{FAR, NEAR, as_u16, first_forest, vertex_count, vertex_pairs};
use super::union_find::{find, union};
use super::{Solver, perfect};
use crate::board::{self, Node, Player, Position};

/// A node of a tree, with the components that it joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Branch {
    node: Node,
    components: [u16; 2],
}

/// The two trees of a won position, updated as the opponent cuts them.
///
/// ```
/// use span_it_core::solver::proof;
/// let position = ".../../.../../... h".parse()?;
/// let mut proof = proof::proof(&position).expect("the game is not over");
/// assert_eq!(proof.opening().map(|node| node.to_string()).as_deref(), Some("c3"));
/// while !proof.is_complete() {
///     let cut = proof.trees()[0][0];
///     let repair = proof.repair(cut).expect("a cut of a tree has a repair");
///     assert_ne!(repair, cut);
/// }
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    winner: Player,
    opening: Option<Node>,
    trees: [Vec<Branch>; 2],
    /// The components at the winner's major edges.
    terminals: [u16; 2],
}

/// The proof for the winner of a position; `None` if the game is over. Depends on the position only.
pub fn proof(position: &Position) -> Option<Proof> {
    proof_after(position, None)
}

/// The same, with `preferred` as the opening if the winner needs one and this one wins.
pub fn proof_after(position: &Position, preferred: Option<Node>) -> Option<Proof> {
    if board::winner(position).is_some() {
        return None;
    }
    let mut solver = Solver::new();
    let winner = solver.winner(position);
    if let Some(proof) = Proof::moving_second(position, winner) {
        return Some(proof);
    }
    let preferred = preferred.filter(|&node| position.is_free(node));
    let choices = preferred.into_iter().chain(perfect::choose(&mut solver, position, &|_| 0.0));
    let after = |opening| {
        Some(Proof { opening: Some(opening), ..Proof::moving_second(&position.after(opening), winner)? })
    };
    choices.into_iter().find_map(after)
}

/// The nodes of a tree that its shortest way from edge to edge needs; none if the tree is cut.
pub fn way(board: &Position, winner: Player, tree: &[Node]) -> Vec<Node> {
    let whole = tree.iter().fold(board.clone(), |board, &node| board.with_to_move(winner).after(node));
    let path = board::paths(&whole, winner).into_iter().find(board::Path::is_winner);
    path.map_or_else(Vec::new, |path| path.crossing(whole.size()))
}

impl Proof {
    /// The winner.
    pub const fn winner(&self) -> Player {
        self.winner
    }

    /// The winner's first move, if the winner is to move and would not win moving second. The trees are those
    /// after it.
    pub const fn opening(&self) -> Option<Node> {
        self.opening
    }

    /// The free nodes of the two trees, each in row-major order. No node is in both.
    pub fn trees(&self) -> [Vec<Node>; 2] {
        self.trees.each_ref().map(|tree| tree.iter().map(|branch| branch.node).collect())
    }

    /// Whether the winner has joined its major edges.
    pub const fn is_complete(&self) -> bool {
        self.terminals[0] == self.terminals[1]
    }

    /// The winner's replies to a connector in `cut`: the nodes of the other tree that join the two pieces, in
    /// row-major order. Empty if `cut` is in neither tree.
    pub fn repairs(&self, cut: Node) -> Vec<Node> {
        let Some((which, _)) = self.find(cut) else { return Vec::new() };
        let pieces = self.piece_labels(which, cut);
        let joins_pieces = |branch: &&Branch| {
            let [a, b] = branch.components.map(|component| pieces[usize::from(component)]);
            a != b
        };
        self.trees[1 - which].iter().filter(joins_pieces).map(|branch| branch.node).collect()
    }

    /// Plays `cut` for the opponent and the first of [`repairs`](Self::repairs) for the winner; returns the
    /// latter. `None` if `cut` is in neither tree.
    pub fn repair(&mut self, cut: Node) -> Option<Node> {
        let repair = self.repairs(cut).first().copied()?;
        let (which, at) = self.find(cut)?;
        self.trees[which].remove(at);
        let (which, at) = self.find(repair)?;
        let [kept, gone] = self.trees[which].remove(at).components;
        self.contract(kept, gone);
        Some(repair)
    }

    /// The two trees of a position in which `winner` wins moving second; `None` if they do not exist.
    fn moving_second(position: &Position, winner: Player) -> Option<Self> {
        let (branches, vertices, terminals) = branches(position, winner);
        let mut proof = Self { winner, opening: None, trees: [Vec::new(), Vec::new()], terminals };
        if proof.is_complete() {
            return Some(proof);
        }
        let ends: Vec<[u16; 2]> = branches.iter().map(|branch| branch.components).collect();
        let mut forests = Forests::<12>::new();
        forests.reset(vertices, &ends);
        let preferred = first_forest(position.size(), winner);
        forests.grow(forests.edges().filter(|edge| preferred[position.size().index_of(branches[edge].node)]));
        let extra = forests.add_edge(terminals);
        if forests.insert(extra) {
            return None;
        }
        let clump = forests.clump_of(extra);
        for (which, tree) in proof.trees.iter_mut().enumerate() {
            tree.extend((forests.forest(which) & clump).iter().map(|edge| branches[edge]));
        }
        Some(proof)
    }

    /// The tree that contains the node, and its index there.
    fn find(&self, node: Node) -> Option<(usize, usize)> {
        let index = |which: usize| self.trees[which].binary_search_by_key(&node, |branch| branch.node).ok();
        [0, 1].into_iter().find_map(|which| Some((which, index(which)?)))
    }

    /// The piece of each component after `cut` is removed from one tree.
    fn piece_labels(&self, which: usize, cut: Node) -> Vec<u16> {
        let components = self.trees.iter().flatten().flat_map(|branch| branch.components);
        let count = components.max().map_or(0, |last| last + 1);
        let mut pieces: Vec<u16> = (0..count).collect();
        for branch in self.trees[which].iter().filter(|branch| branch.node != cut) {
            let [a, b] = branch.components;
            union(&mut pieces, a, b);
        }
        (0..count).map(|component| find(&mut pieces, component)).collect()
    }

    /// Merges two components. Clears the trees once the terminals are joined.
    fn contract(&mut self, kept: u16, gone: u16) {
        let components = self.trees.iter_mut().flatten().flat_map(|branch| &mut branch.components);
        for component in components.chain(&mut self.terminals).filter(|component| **component == gone) {
            *component = kept;
        }
        if self.is_complete() {
            self.trees = [Vec::new(), Vec::new()];
        }
    }
}

/// The free nodes with the components that they join, the number of vertices, and the components of the
/// terminals. Nodes that join a component to itself are left out.
fn branches(position: &Position, player: Player) -> (Vec<Branch>, usize, [u16; 2]) {
    let pairs = vertex_pairs(position.size(), player);
    let vertices = vertex_count(&pairs);
    let mut components = Components::new(vertices);
    for (&pair, owner) in pairs.iter().zip(position.owners()) {
        if *owner == Some(player) {
            components.join(pair);
        }
    }
    let components = components.flatten();
    let component = |vertex: u16| components[usize::from(vertex)];
    let free = pairs.iter().zip(position.nodes()).filter(|(_, (_, owner))| owner.is_none());
    let branches = free.map(|(pair, (node, _))| Branch { node, components: pair.map(component) });
    let branches = branches.filter(|branch| branch.components[0] != branch.components[1]).collect();
    (branches, vertices, [NEAR, FAR].map(|terminal| component(as_u16(terminal))))
}
