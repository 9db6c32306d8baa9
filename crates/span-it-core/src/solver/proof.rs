//! Why a position is won: two edge-disjoint trees, and the connector that mends each cut.
//!
//! Both trees join both the winner's edges of the board through the same parts of the winner's
//! connectors. A rival's connector cuts at most one of the trees in two; a connector of the other tree
//! that joins the two pieces mends it, and being the winner's own it is contracted: both trees are
//! whole again, with one node fewer each. So it goes until the edges of the board are joined.
//
// CITE: Lehman, "A solution of the Shannon switching game", J. SIAM 12(4), 1964: the strategy.
// CITE: Chase, "An implemented graph algorithm for winning Shannon switching games", CACM 15(4), 1972:
// the two trees as something a program keeps and mends.

use super::forests::{Forests, find};
use super::graph::{FAR, NEAR, as_u16, first_forest, vertex_count, vertex_pairs};
use super::parts::Parts;
use super::{Solver, perfect};
use crate::board::{self, Node, Player, Position};

/// A node of a tree, and the parts it joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Branch {
    node: Node,
    parts: [u16; 2],
}

/// A won position's two trees, kept whole while the rival cuts.
///
/// ```
/// use span_it_core::solver::proof;
/// let position = ".../../.../../... h".parse()?;
/// let mut proof = proof::proof(&position).expect("the game is not over");
/// assert_eq!(proof.opening().map(|node| node.to_string()).as_deref(), Some("c3"));
/// while !proof.is_complete() {
///     let cut = proof.trees()[0][0];
///     let mend = proof.mend(cut).expect("a cut of a tree has a mend");
///     assert_ne!(mend, cut);
/// }
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    winner: Player,
    opening: Option<Node>,
    trees: [Vec<Branch>; 2],
    /// The parts at the winner's edges of the board.
    terminals: [u16; 2],
}

/// The proof that a position's winner wins; `None` when the game is over. A pure function of the
/// position.
pub fn proof(position: &Position) -> Option<Proof> {
    if board::winner(position).is_some() {
        return None;
    }
    let mut solver = Solver::new();
    let winner = solver.winner(position);
    if let Some(proof) = Proof::moving_second(position, winner) {
        return Some(proof);
    }
    let opening = perfect::choose(&mut solver, position, &|_| 0.0)?;
    let proof = Proof::moving_second(&position.after(opening), winner)?;
    Some(Proof { opening: Some(opening), ..proof })
}

impl Proof {
    /// Who wins.
    pub const fn winner(&self) -> Player {
        self.winner
    }

    /// The winner's move that makes the trees, where the winner is to move and needs one. The trees
    /// are those after it.
    pub const fn opening(&self) -> Option<Node> {
        self.opening
    }

    /// The free nodes of the two trees, each in row-major order. They share none.
    pub fn trees(&self) -> [Vec<Node>; 2] {
        self.trees.each_ref().map(|tree| tree.iter().map(|branch| branch.node).collect())
    }

    /// Whether the winner has joined the edges of the board.
    pub const fn is_complete(&self) -> bool {
        self.terminals[0] == self.terminals[1]
    }

    /// The winner's connectors that would mend the rival's in `cut`: the nodes of the other tree that
    /// join what it parts, in row-major order. None where `cut` is in neither tree.
    pub fn mends(&self, cut: Node) -> Vec<Node> {
        let Some((which, _)) = self.find(cut) else { return Vec::new() };
        let piece = self.piece_labels(which, cut);
        let apart =
            |branch: &&Branch| piece[usize::from(branch.parts[0])] != piece[usize::from(branch.parts[1])];
        self.trees[1 - which].iter().filter(apart).map(|branch| branch.node).collect()
    }

    /// The rival plays `cut`: the winner's reply, which is then played too. `None` where nothing needs
    /// mending, because `cut` is in neither tree.
    pub fn mend(&mut self, cut: Node) -> Option<Node> {
        let mend = self.mends(cut).first().copied()?;
        let (which, at) = self.find(cut)?;
        self.trees[which].remove(at);
        let (which, at) = self.find(mend)?;
        let [kept, gone] = self.trees[which].remove(at).parts;
        self.contract(kept, gone);
        Some(mend)
    }

    /// The two trees in a position in which `winner` wins moving second; `None` where they do not
    /// exist.
    fn moving_second(position: &Position, winner: Player) -> Option<Self> {
        let (branches, vertices, terminals) = branches(position, winner);
        let mut proof = Self { winner, opening: None, trees: [Vec::new(), Vec::new()], terminals };
        if proof.is_complete() {
            return Some(proof);
        }
        let ends: Vec<[u16; 2]> = branches.iter().map(|branch| branch.parts).collect();
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

    /// Which tree has the node, and where.
    fn find(&self, node: Node) -> Option<(usize, usize)> {
        let place = |which: usize| self.trees[which].binary_search_by_key(&node, |branch| branch.node).ok();
        [0, 1].into_iter().find_map(|which| Some((which, place(which)?)))
    }

    /// The piece of each part once `cut` is gone from one tree.
    fn piece_labels(&self, which: usize, cut: Node) -> Vec<u16> {
        let parts = self.trees.iter().flatten().flat_map(|branch| branch.parts);
        let count = parts.max().map_or(0, |last| last + 1);
        let mut piece: Vec<u16> = (0..count).collect();
        for branch in self.trees[which].iter().filter(|branch| branch.node != cut) {
            let [a, b] = branch.parts.map(|part| find(&mut piece, part));
            piece[usize::from(a)] = b;
        }
        (0..count).map(|part| find(&mut piece, part)).collect()
    }

    /// Makes two parts one. When the terminals are joined the trees have done their work.
    fn contract(&mut self, kept: u16, gone: u16) {
        let parts = self.trees.iter_mut().flatten().flat_map(|branch| &mut branch.parts);
        for part in parts.chain(&mut self.terminals).filter(|part| **part == gone) {
            *part = kept;
        }
        if self.is_complete() {
            self.trees = [Vec::new(), Vec::new()];
        }
    }
}

/// The free nodes with the parts of `player`'s connectors that they join, the number of parts, and
/// the terminals among them. Nodes that join a part to itself are left out.
fn branches(position: &Position, player: Player) -> (Vec<Branch>, usize, [u16; 2]) {
    let pairs = vertex_pairs(position.size(), player);
    let vertices = vertex_count(&pairs);
    let mut parts = Parts::new(vertices);
    for (&pair, owner) in pairs.iter().zip(position.owners()) {
        if *owner == Some(player) {
            parts.join(pair);
        }
    }
    let parts = parts.flatten();
    let part = |vertex: u16| parts[usize::from(vertex)];
    let free = pairs.iter().zip(position.nodes()).filter(|(_, (_, owner))| owner.is_none());
    let branches = free.map(|(pair, (node, _))| Branch { node, parts: pair.map(part) });
    let branches = branches.filter(|branch| branch.parts[0] != branch.parts[1]).collect();
    (branches, vertices, [NEAR, FAR].map(|terminal| part(as_u16(terminal))))
}
