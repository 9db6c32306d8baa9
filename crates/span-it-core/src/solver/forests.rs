//! A largest pair of edge-disjoint forests.
//!
//! The sets of edges that two edge-disjoint forests can hold are the independent sets of a matroid,
//! the union of the graph's matroid with itself. An edge that fits into neither forest as it is may
//! fit once others change places, and a shortest such exchange keeps both of them forests; where there
//! is none, the edges that were tried are a *clump*: both forests are spanning trees of it.
//!
//! Each vertex knows the set of edges on its way to the root of its tree. The way between two
//! vertices is then one exclusive or, and an exchange adds a cycle to the ways that it changes.
//
// CITE: Roskind and Tarjan, "A note on finding minimum-cost edge-disjoint spanning trees",
// Mathematics of Operations Research 10(4), 1985: one edge at a time, failed searches are clumps.
// CITE: Knuth, "Matroid partitioning", Stanford CS-73-342, 1973: shortest exchanges.

use super::bits::Bits;
use super::graph::as_u16;

/// No edge, and no vertex.
const NONE: u16 = u16::MAX;

/// Two edge-disjoint forests of a graph whose vertices are numbered from 0.
#[derive(Clone, Debug)]
pub(super) struct Forests<const W: usize> {
    /// The vertices each edge joins.
    ends: Vec<[u16; 2]>,
    /// The edges around each vertex.
    stars: Vec<Bits<W>>,
    trees: [Forest<W>; 2],
    clumps: Clumps<W>,
    search: Search<W>,
}

/// One forest.
#[derive(Clone, Debug)]
struct Forest<const W: usize> {
    edges: Bits<W>,
    /// The edges on each vertex's way to the root of its tree.
    ways: Vec<Bits<W>>,
    /// The root of each vertex's tree.
    roots: Vec<u16>,
}

/// The clumps found so far.
#[derive(Clone, Debug)]
struct Clumps<const W: usize> {
    parent: Vec<u16>,
    /// Forest edges within a clump: no exchange leads out of it.
    edges: Bits<W>,
}

/// The edges reached from the one to be added, breadth first, and what each was reached from.
#[derive(Clone, Debug)]
struct Search<const W: usize> {
    reached: Bits<W>,
    queue: Vec<u16>,
    cause: Vec<u16>,
}

/// A chain of exchanges: `last` fits into forest `into`.
#[derive(Clone, Copy, Debug)]
struct Exchange {
    last: usize,
    into: usize,
}

impl<const W: usize> Forest<W> {
    const fn new() -> Self {
        Self { edges: Bits::EMPTY, ways: Vec::new(), roots: Vec::new() }
    }

    fn way(&self, [a, b]: [u16; 2]) -> Bits<W> {
        self.ways[usize::from(a)] ^ self.ways[usize::from(b)]
    }

    fn joins(&self, [a, b]: [u16; 2]) -> bool {
        self.roots[usize::from(a)] == self.roots[usize::from(b)]
    }

    /// Adds an edge between two trees.
    fn link(&mut self, edge: usize, ends: [u16; 2]) {
        let [kept, moved] = ends.map(|end| self.roots[usize::from(end)]);
        let change = self.way(ends) ^ Bits::one(edge);
        for (root, way) in self.roots.iter_mut().zip(&mut self.ways) {
            if *root == moved {
                *root = kept;
                *way = *way ^ change;
            }
        }
        self.edges.insert(edge);
    }

    /// Takes `out` away and adds `edge`, whose ends it lies between.
    fn swap(&mut self, out: usize, edge: usize, ends: [u16; 2]) {
        let cycle = self.way(ends) ^ Bits::one(edge);
        for way in &mut self.ways {
            if way.contains(out) {
                *way = *way ^ cycle;
            }
        }
        self.edges.remove(out);
        self.edges.insert(edge);
    }

    /// Sets all ways and roots from the edges.
    fn walk(&mut self, ends: &[[u16; 2]], stars: &[Bits<W>], stack: &mut Vec<u16>) {
        self.ways.clear();
        self.ways.resize(stars.len(), Bits::EMPTY);
        self.roots.clear();
        self.roots.resize(stars.len(), NONE);
        for root in 0..stars.len() {
            if self.roots[root] == NONE {
                self.walk_tree(root, ends, stars, stack);
            }
        }
    }

    fn walk_tree(&mut self, root: usize, ends: &[[u16; 2]], stars: &[Bits<W>], stack: &mut Vec<u16>) {
        let name = as_u16(root);
        self.roots[root] = name;
        stack.push(name);
        while let Some(vertex) = stack.pop() {
            let at = usize::from(vertex);
            let way = self.ways[at];
            for edge in (stars[at] & self.edges & !way).iter() {
                let next = other_end(ends[edge], vertex);
                self.ways[usize::from(next)] = way;
                self.ways[usize::from(next)].insert(edge);
                self.roots[usize::from(next)] = name;
                stack.push(next);
            }
        }
    }
}

impl<const W: usize> Clumps<W> {
    fn find(&mut self, vertex: u16) -> u16 {
        find(&mut self.parent, vertex)
    }
}

impl<const W: usize> Forests<W> {
    pub(super) const fn new() -> Self {
        Self {
            ends: Vec::new(),
            stars: Vec::new(),
            trees: [Forest::new(), Forest::new()],
            clumps: Clumps { parent: Vec::new(), edges: Bits::EMPTY },
            search: Search { reached: Bits::EMPTY, queue: Vec::new(), cause: Vec::new() },
        }
    }

    /// Starts anew with these edges, at most `64 * W`, and so many vertices. No edge is in a forest.
    pub(super) fn reset(&mut self, vertices: usize, ends: &[[u16; 2]]) {
        self.stars.clear();
        self.stars.resize(vertices, Bits::EMPTY);
        self.ends.clear();
        for &pair in ends {
            self.add_edge(pair);
        }
        self.clumps.edges = Bits::EMPTY;
        self.clumps.parent.clear();
        self.clumps.parent.extend((0..).take(vertices));
    }

    /// Adds a new edge between two vertices, in no forest yet; says its number.
    pub(super) fn add_edge(&mut self, ends: [u16; 2]) -> usize {
        let edge = self.ends.len();
        self.ends.push(ends);
        self.search.cause.resize(edge + 1, NONE);
        for end in ends {
            self.stars[usize::from(end)].insert(edge);
        }
        edge
    }

    /// Builds a largest pair of forests, trying the edges of `first` in the first forest first and
    /// the others in the second.
    pub(super) fn grow(&mut self, first: Bits<W>) {
        let waiting = self.plant(first);
        for edge in waiting.iter() {
            self.insert(edge);
        }
    }

    /// Greedily builds two forests; returns the edges that fitted into neither.
    fn plant(&mut self, first: Bits<W>) -> Bits<W> {
        let edges = self.edges();
        let wanted = [edges & first, edges & !first];
        let mut waiting = Bits::EMPTY;
        let mut parents = [self.clumps.parent.clone(), self.clumps.parent.clone()];
        for side in [0, 1] {
            self.trees[side].edges = Bits::EMPTY;
            let refused = self.plant_in(side, wanted[side], &mut parents[side]);
            waiting = waiting | refused;
        }
        for side in [0, 1] {
            waiting = self.plant_in(side, waiting, &mut parents[side]);
        }
        let stack = &mut self.search.queue;
        stack.clear();
        for tree in &mut self.trees {
            tree.walk(&self.ends, &self.stars, stack);
        }
        waiting
    }

    /// Adds to one forest those of `edges` that close no cycle; returns the others.
    fn plant_in(&mut self, side: usize, edges: Bits<W>, parent: &mut [u16]) -> Bits<W> {
        let mut refused = Bits::EMPTY;
        for edge in edges.iter() {
            let [a, b] = self.ends[edge].map(|end| find(parent, end));
            if a == b {
                refused.insert(edge);
            } else {
                parent[usize::from(a)] = b;
                self.trees[side].edges.insert(edge);
            }
        }
        refused
    }

    /// Adds an edge to the pair if any exchange makes room for it. If not, its ends are in one
    /// clump.
    pub(super) fn insert(&mut self, edge: usize) -> bool {
        let [a, b] = self.ends[edge].map(|end| self.clumps.find(end));
        if a == b {
            return false;
        }
        let found = self.search(edge);
        match found {
            Some(exchange) => self.exchange(exchange),
            None => self.note_clump(),
        }
        found.is_some()
    }

    /// The shortest chain of exchanges that makes room for `edge`.
    fn search(&mut self, edge: usize) -> Option<Exchange> {
        let Search { reached, queue, cause } = &mut self.search;
        *reached = Bits::one(edge);
        cause[edge] = NONE;
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
                let new = tree.way(ends) & !*reached & !self.clumps.edges;
                *reached = *reached | new;
                for edge in new.iter() {
                    cause[edge] = name;
                    queue.push(as_u16(edge));
                }
            }
        }
        None
    }

    /// Carries a chain out from its end: every edge moves into the place of the one it made room
    /// for, in turn in the one and the other forest.
    fn exchange(&mut self, Exchange { last, mut into }: Exchange) {
        self.trees[into].link(last, self.ends[last]);
        let mut moved = last;
        while self.search.cause[moved] != NONE {
            let edge = usize::from(self.search.cause[moved]);
            into = 1 - into;
            self.trees[into].swap(moved, edge, self.ends[edge]);
            moved = edge;
        }
    }

    /// Remembers what a failed search reached as a clump.
    fn note_clump(&mut self) {
        self.clumps.edges = self.clumps.edges | self.search.reached;
        for &edge in &self.search.queue {
            let [a, b] = self.ends[usize::from(edge)].map(|end| self.clumps.find(end));
            self.clumps.parent[usize::from(a)] = b;
        }
    }

    /// The edges that the failed search for `edge` reaches when no clump is passed over: both
    /// forests are spanning trees of them.
    pub(super) fn clump_of(&mut self, edge: usize) -> Bits<W> {
        self.clumps.edges = Bits::EMPTY;
        let found = self.search(edge);
        debug_assert!(found.is_none(), "the edge would fit");
        let mut reached = self.search.reached;
        reached.remove(edge);
        reached
    }

    /// All edges.
    pub(super) fn edges(&self) -> Bits<W> {
        (0..self.ends.len()).fold(Bits::EMPTY, |all, edge| all | Bits::one(edge))
    }

    /// The edges of one forest.
    pub(super) fn forest(&self, which: usize) -> Bits<W> {
        self.trees[which].edges
    }

    /// The edges of one forest between two vertices of one of its trees.
    pub(super) fn way(&self, which: usize, ends: [u16; 2]) -> Bits<W> {
        self.trees[which].way(ends)
    }

    /// The vertices an edge joins.
    pub(super) fn ends(&self, edge: usize) -> [u16; 2] {
        self.ends[edge]
    }

    /// The edges around each vertex.
    pub(super) fn stars(&self) -> &[Bits<W>] {
        &self.stars
    }
}

/// The root of a vertex in a union-find forest; the way there is halved on the walk.
pub(super) fn find(parent: &mut [u16], vertex: u16) -> u16 {
    let mut at = vertex;
    while parent[usize::from(at)] != at {
        let above = parent[usize::from(parent[usize::from(at)])];
        parent[usize::from(at)] = above;
        at = above;
    }
    at
}

/// The end of an edge that is not `vertex`.
pub(super) fn other_end([a, b]: [u16; 2], vertex: u16) -> u16 {
    if a == vertex { b } else { a }
}
