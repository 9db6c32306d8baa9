//! A graph with contraction and deletion of edges. Deletion takes constant time, contraction time in the
//! degree of the smaller vertex.
//!
//! The edges at a vertex are a circular linked list, so that contraction joins two lists. Edge `e` has the
//! ends `2 * e` and `2 * e + 1`; the head of a list is the place of its vertex, numbered after all ends.
//
// CITE: Knuth, "Dancing Links", 2000: removal from a doubly linked list.

use super::graph::{FAR, as_u16};
use super::union_find;

#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    /// The vertex at each edge end.
    vertex: Vec<u16>,
    next: Vec<u16>,
    before: Vec<u16>,
    /// The number of edges at each vertex.
    degree: Vec<u16>,
    /// Union-find of contracted vertices.
    parents: Vec<u16>,
    /// Whether the terminals are joined.
    pub(super) terminals_joined: bool,
}

impl Links {
    /// Starts without edges. `stands_for` is the vertex with which each vertex is already merged.
    pub(super) fn reset(&mut self, edges: usize, stands_for: &[u16]) {
        let (ends, places) = (2 * edges, 2 * edges + stands_for.len());
        self.vertex.resize(ends, 0);
        self.next.resize(places, 0);
        self.before.resize(places, 0);
        for links in [&mut self.next, &mut self.before] {
            for (place, link) in (as_u16(ends)..).zip(&mut links[ends..]) {
                *link = place;
            }
        }
        self.degree.clear();
        self.degree.resize(stands_for.len(), 0);
        self.parents.clear();
        self.parents.extend_from_slice(stands_for);
        self.terminals_joined = false;
    }

    pub(super) fn insert(&mut self, edge: usize, ends: [u16; 2]) {
        for (end, vertex) in [2 * edge, 2 * edge + 1].into_iter().zip(ends) {
            let place = self.place(vertex);
            self.vertex[end] = vertex;
            self.degree[usize::from(vertex)] += 1;
            self.link(self.before[place], end);
            self.link(as_u16(end), place);
        }
    }

    /// The number of vertices before contractions.
    pub(super) const fn vertices(&self) -> usize {
        self.degree.len()
    }

    pub(super) fn ends(&self, edge: usize) -> [u16; 2] {
        [self.vertex[2 * edge], self.vertex[2 * edge + 1]]
    }

    pub(super) fn degree(&self, vertex: u16) -> u16 {
        self.degree[usize::from(vertex)]
    }

    /// The first and the last edge at a vertex of degree 1 or more.
    pub(super) fn outer_edges(&self, vertex: u16) -> [usize; 2] {
        let place = self.place(vertex);
        [self.next[place], self.before[place]].map(|end| usize::from(end) / 2)
    }

    /// The vertex into which a vertex was contracted.
    pub(super) fn find(&mut self, vertex: u16) -> u16 {
        union_find::find(&mut self.parents, vertex)
    }

    /// Deletes an edge; returns its ends.
    pub(super) fn delete(&mut self, edge: usize) -> [u16; 2] {
        self.unlink(2 * edge);
        self.unlink(2 * edge + 1);
        self.ends(edge)
    }

    /// Contracts an edge. Deletes all edges between its ends, itself included, and adds them to `loops`.
    /// Returns the remaining vertex; `None` if the ends were the terminals.
    pub(super) fn contract(&mut self, edge: usize, loops: &mut Vec<u16>) -> Option<u16> {
        let [a, b] = self.ends(edge);
        if usize::from(a.max(b)) <= FAR {
            self.terminals_joined = true;
            return None;
        }
        let a_goes = usize::from(b) <= FAR || usize::from(a) > FAR && self.degree(a) < self.degree(b);
        let (root, gone) = if a_goes { (b, a) } else { (a, b) };
        self.rename(gone, root, loops);
        self.join_lists(gone, root);
        self.parents[usize::from(gone)] = root;
        Some(root)
    }

    /// Replaces `gone` by `root` at all edge ends; deletes edges that become loops.
    fn rename(&mut self, gone: u16, root: u16, loops: &mut Vec<u16>) {
        let place = self.place(gone);
        let mut end = usize::from(self.next[place]);
        while end != place {
            let next = usize::from(self.next[end]);
            if self.vertex[end ^ 1] == root {
                loops.push(as_u16(end / 2));
                self.unlink(end);
                self.unlink(end ^ 1);
            } else {
                self.vertex[end] = root;
            }
            end = next;
        }
    }

    fn join_lists(&mut self, gone: u16, root: u16) {
        let moved = std::mem::take(&mut self.degree[usize::from(gone)]);
        if moved > 0 {
            let [from, to] = [self.place(gone), self.place(root)];
            let (first, last) = (self.next[from], self.before[from]);
            self.link(last, usize::from(self.next[to]));
            self.link(as_u16(to), usize::from(first));
            self.degree[usize::from(root)] += moved;
        }
    }

    fn unlink(&mut self, end: usize) {
        self.link(self.before[end], usize::from(self.next[end]));
        self.degree[usize::from(self.vertex[end])] -= 1;
    }

    /// Links `next` after `before` in a list.
    fn link(&mut self, before: u16, next: usize) {
        self.next[usize::from(before)] = as_u16(next);
        self.before[next] = before;
    }

    /// The head of the list of a vertex.
    fn place(&self, vertex: u16) -> usize {
        self.vertex.len() + usize::from(vertex)
    }
}
