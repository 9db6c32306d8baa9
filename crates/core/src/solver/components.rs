//! The vertices that a player's connectors join.

use super::graph::FAR;
use super::union_find::find;

/// Connected components of a player's vertices. The representative is the smallest vertex, so that a terminal
/// represents its component.
#[derive(Clone, Debug)]
pub(super) struct Components {
    /// Union-find in which no parent is larger than its child.
    parents: Vec<u16>,
}

impl Components {
    pub(super) fn new(vertices: usize) -> Self {
        Self { parents: (0..).take(vertices).collect() }
    }

    pub(super) fn reset(&mut self) {
        for (vertex, parent) in (0..).zip(&mut self.parents) {
            *parent = vertex;
        }
    }

    pub(super) fn join(&mut self, ends: [u16; 2]) {
        let [a, b] = ends.map(|end| find(&mut self.parents, end));
        self.parents[usize::from(a.max(b))] = a.min(b);
    }

    pub(super) fn terminals_joined(&self) -> bool {
        usize::from(self.parents[FAR]) != FAR
    }

    /// The representative of each vertex.
    pub(super) fn flatten(&mut self) -> &[u16] {
        // Parents are smaller and so are already flat.
        for vertex in 0..self.parents.len() {
            self.parents[vertex] = self.parents[usize::from(self.parents[vertex])];
        }
        &self.parents
    }
}
