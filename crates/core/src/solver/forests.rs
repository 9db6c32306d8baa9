//! A largest pair of edge-disjoint forests.
//!
//! The edge sets of two edge-disjoint forests are the independent sets of a matroid, the union of the graphic
//! matroid with itself. An edge that closes a cycle in both forests may still be added by a sequence of
//! exchanges; a shortest sequence keeps both of them forests. If there is none, the edges that were tried
//! are a *clump*: both forests contain a spanning tree of it.
//!
//! Each vertex stores the set of edges on the path to the root of its tree. The path between two vertices is
//! then one exclusive or, and an exchange adds a cycle to the paths that it changes. Adding an edge takes
//! O(vertices * W), a failed search O(edges * W).
//
// CITE: Roskind and Tarjan, "A note on finding minimum-cost edge-disjoint spanning trees",
// Mathematics of Operations Research 10(4), 1985: one edge at a time; failed searches are clumps.
// CITE: Knuth, "Matroid partitioning", Stanford CS-73-342, 1973: shortest exchanges.

use super::bits::Bits;
use super::graph::as_u16;
use super::union_find::{find, union};

/// Stands for no edge or no vertex.
const NONE: u16 = u16::MAX;

/// Two edge-disjoint forests of a graph whose vertices are numbered from 0.
#[derive(Clone, Debug)]
pub(super) struct Forests<const W: usize> {
    /// The ends of each edge.
    ends: Vec<[u16; 2]>,
    /// The edges at each vertex.
    stars: Vec<Bits<W>>,
    trees: [Forest<W>; 2],
    clumps: Clumps<W>,
    search: ForestSearch<W>,
}

#[derive(Clone, Debug)]
struct Forest<const W: usize> {
    edges: Bits<W>,
    /// The edges from each vertex to the root of its tree.
    paths: Vec<Bits<W>>,
    /// The root of the tree of each vertex.
    roots: Vec<u16>,
}

/// The clumps that failed searches have found.
#[derive(Clone, Debug)]
struct Clumps<const W: usize> {
    /// Union-find of the vertices.
    parents: Vec<u16>,
    /// Forest edges within a clump: no exchange leads out of it.
    edges: Bits<W>,
}

/// Breadth-first search from the edge to be added: the reached edges, each with its predecessor.
#[derive(Clone, Debug)]
struct ForestSearch<const W: usize> {
    reached: Bits<W>,
    queue: Vec<u16>,
    predecessor: Vec<u16>,
}

/// A sequence of exchanges, at whose end `last` is added to the forest `into`.
#[derive(Clone, Copy, Debug)]
struct Exchange {
    last: usize,
    into: usize,
}

impl<const W: usize> Forest<W> {
    const fn new() -> Self {
        Self { edges: Bits::EMPTY, paths: Vec::new(), roots: Vec::new() }
    }

    fn path(&self, [a, b]: [u16; 2]) -> Bits<W> {
        self.paths[usize::from(a)] ^ self.paths[usize::from(b)]
    }

    fn joins(&self, [a, b]: [u16; 2]) -> bool {
        self.roots[usize::from(a)] == self.roots[usize::from(b)]
    }

    /// Adds an edge between two trees.
    fn link(&mut self, edge: usize, ends: [u16; 2]) {
        let [kept, moved] = ends.map(|end| self.roots[usize::from(end)]);
        let change = self.path(ends) ^ Bits::one(edge);
        for (root, path) in self.roots.iter_mut().zip(&mut self.paths) {
            if *root == moved {
                *root = kept;
                *path = *path ^ change;
            }
        }
        self.edges.insert(edge);
    }

    /// Replaces `out`, which lies on the path between the ends of `edge`, by `edge`.
    fn swap(&mut self, out: usize, edge: usize, ends: [u16; 2]) {
        let cycle = self.path(ends) ^ Bits::one(edge);
        for path in &mut self.paths {
            if path.contains(out) {
                *path = *path ^ cycle;
            }
        }
        self.edges.remove(out);
        self.edges.insert(edge);
    }

    /// Computes all paths and roots from the edges.
    fn root_all(&mut self, ends: &[[u16; 2]], stars: &[Bits<W>], stack: &mut Vec<u16>) {
        self.paths.clear();
        self.paths.resize(stars.len(), Bits::EMPTY);
        self.roots.clear();
        self.roots.resize(stars.len(), NONE);
        for root in 0..stars.len() {
            if self.roots[root] == NONE {
                self.root_tree(root, ends, stars, stack);
            }
        }
    }

    fn root_tree(&mut self, root: usize, ends: &[[u16; 2]], stars: &[Bits<W>], stack: &mut Vec<u16>) {
        let name = as_u16(root);
        self.roots[root] = name;
        stack.push(name);
        while let Some(vertex) = stack.pop() {
            let at = usize::from(vertex);
            let path = self.paths[at];
            for edge in (stars[at] & self.edges & !path).iter() {
                let next = other_end(ends[edge], vertex);
                self.paths[usize::from(next)] = path;
                self.paths[usize::from(next)].insert(edge);
                self.roots[usize::from(next)] = name;
                stack.push(next);
            }
        }
    }
}

impl<const W: usize> Forests<W> {
    pub(super) const fn new() -> Self {
        Self {
            ends: Vec::new(),
            stars: Vec::new(),
            trees: [Forest::new(), Forest::new()],
            clumps: Clumps { parents: Vec::new(), edges: Bits::EMPTY },
            search: ForestSearch { reached: Bits::EMPTY, queue: Vec::new(), predecessor: Vec::new() },
        }
    }

    /// Starts with this number of vertices and these edges, at most `64 * W`. No edge is in a forest.
    pub(super) fn reset(&mut self, vertices: usize, ends: &[[u16; 2]]) {
        self.stars.clear();
        self.stars.resize(vertices, Bits::EMPTY);
        self.ends.clear();
        for &pair in ends {
            self.add_edge(pair);
        }
        self.clumps.edges = Bits::EMPTY;
        self.clumps.parents.clear();
        self.clumps.parents.extend((0..).take(vertices));
    }

    /// Adds an edge that is in no forest; returns its number.
    pub(super) fn add_edge(&mut self, ends: [u16; 2]) -> usize {
        let edge = self.ends.len();
        self.ends.push(ends);
        self.search.predecessor.resize(edge + 1, NONE);
        for end in ends {
            self.stars[usize::from(end)].insert(edge);
        }
        edge
    }

    /// Builds a largest pair of forests. Tries the edges of `first` in the first forest and the others in the
    /// second, before any exchange.
    pub(super) fn grow(&mut self, first: Bits<W>) {
        let rest = self.grow_greedily(first);
        for edge in rest.iter() {
            self.insert(edge);
        }
    }

    /// Builds two forests greedily; returns the edges that are in neither.
    fn grow_greedily(&mut self, first: Bits<W>) -> Bits<W> {
        let edges = self.edges();
        let preferred = [edges & first, edges & !first];
        let mut rest = Bits::EMPTY;
        let mut parents = [self.clumps.parents.clone(), self.clumps.parents.clone()];
        for side in [0, 1] {
            self.trees[side].edges = Bits::EMPTY;
            let refused = self.add_acyclic(side, preferred[side], &mut parents[side]);
            rest = rest | refused;
        }
        for side in [0, 1] {
            rest = self.add_acyclic(side, rest, &mut parents[side]);
        }
        let stack = &mut self.search.queue;
        stack.clear();
        for tree in &mut self.trees {
            tree.root_all(&self.ends, &self.stars, stack);
        }
        rest
    }

    /// Adds those of `edges` to one forest that close no cycle; returns the others.
    fn add_acyclic(&mut self, side: usize, edges: Bits<W>, parents: &mut [u16]) -> Bits<W> {
        let mut refused = Bits::EMPTY;
        for edge in edges.iter() {
            let [a, b] = self.ends[edge];
            if union(parents, a, b) {
                self.trees[side].edges.insert(edge);
            } else {
                refused.insert(edge);
            }
        }
        refused
    }

    /// Adds an edge to the forests, by exchanges if necessary. Returns false if that is impossible, because
    /// its ends are in one clump.
    pub(super) fn insert(&mut self, edge: usize) -> bool {
        let [a, b] = self.ends[edge].map(|end| find(&mut self.clumps.parents, end));
        if a == b {
            return false;
        }
        let exchange = self.search(edge);
        match exchange {
            Some(exchange) => self.exchange(exchange),
            None => self.add_clump(),
        }
        exchange.is_some()
    }

    /// A shortest sequence of exchanges that adds `edge`.
    fn search(&mut self, edge: usize) -> Option<Exchange> {
        let ForestSearch { reached, queue, predecessor } = &mut self.search;
        *reached = Bits::one(edge);
        predecessor[edge] = NONE;
        queue.clear();
        queue.push(as_u16(edge));
        let mut next = 0;
        while let Some(&name) = queue.get(next) {
            next += 1;
            let last = usize::from(name);
            let ends = self.ends[last];
            for into in [0, 1] {
                let tree = &self.trees[into];
                if tree.edges.contains(last) {
                    continue;
                }
                if !tree.joins(ends) {
                    return Some(Exchange { last, into });
                }
                let new = tree.path(ends) & !*reached & !self.clumps.edges;
                *reached = *reached | new;
                for edge in new.iter() {
                    predecessor[edge] = name;
                    queue.push(as_u16(edge));
                }
            }
        }
        None
    }

    /// Executes a sequence of exchanges from its end. Every edge replaces its successor, alternately in one and
    /// the other forest.
    fn exchange(&mut self, Exchange { last, mut into }: Exchange) {
        self.trees[into].link(last, self.ends[last]);
        let mut moved = last;
        while self.search.predecessor[moved] != NONE {
            let edge = usize::from(self.search.predecessor[moved]);
            into = 1 - into;
            self.trees[into].swap(moved, edge, self.ends[edge]);
            moved = edge;
        }
    }

    /// Stores the edges that a failed search has reached as a clump.
    fn add_clump(&mut self) {
        self.clumps.edges = self.clumps.edges | self.search.reached;
        for &edge in &self.search.queue {
            let [a, b] = self.ends[usize::from(edge)];
            union(&mut self.clumps.parents, a, b);
        }
    }

    /// The edges that the failed search for `edge` reaches without stored clumps. Both forests contain a
    /// spanning tree of them.
    pub(super) fn clump_of(&mut self, edge: usize) -> Bits<W> {
        self.clumps.edges = Bits::EMPTY;
        let exchange = self.search(edge);
        debug_assert!(exchange.is_none(), "the edge can be added");
        let mut reached = self.search.reached;
        reached.remove(edge);
        reached
    }

    pub(super) fn edges(&self) -> Bits<W> {
        (0..self.ends.len()).fold(Bits::EMPTY, |all, edge| all | Bits::one(edge))
    }

    pub(super) fn forest(&self, which: usize) -> Bits<W> {
        self.trees[which].edges
    }

    /// The path between two vertices of one tree of a forest.
    pub(super) fn path(&self, which: usize, ends: [u16; 2]) -> Bits<W> {
        self.trees[which].path(ends)
    }

    pub(super) fn ends(&self, edge: usize) -> [u16; 2] {
        self.ends[edge]
    }

    /// The edges at each vertex.
    pub(super) fn stars(&self) -> &[Bits<W>] {
        &self.stars
    }
}

/// The end of an edge that is not `vertex`.
pub(super) fn other_end([a, b]: [u16; 2], vertex: u16) -> u16 {
    if a == vertex { b } else { a }
}
