//! Which dots a player's connectors hold together.

use super::graph::FAR;

/// A player's vertices in parts. The smallest number of a part stands for it, so that the terminals
/// stand for theirs.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    /// A vertex of the same part with no greater number; its own where it stands for the part.
    above: Vec<u16>,
}

impl Parts {
    /// So many vertices, each a part of its own.
    pub(super) fn new(vertices: usize) -> Self {
        Self { above: (0..).take(vertices).collect() }
    }

    /// Takes all parts apart.
    pub(super) fn reset(&mut self) {
        for (own, above) in (0..).zip(&mut self.above) {
            *above = own;
        }
    }

    /// Makes the parts of two vertices one.
    pub(super) fn join(&mut self, ends: [u16; 2]) {
        let [a, b] = ends.map(|end| self.find(end));
        self.above[usize::from(a.max(b))] = a.min(b);
    }

    /// Whether the terminals are in one part.
    pub(super) fn terminals_joined(&self) -> bool {
        usize::from(self.above[FAR]) != FAR
    }

    /// The vertex that stands for each vertex's part.
    pub(super) fn flatten(&mut self) -> &[u16] {
        // What is above has a smaller number and so has been seen to.
        for vertex in 0..self.above.len() {
            self.above[vertex] = self.above[usize::from(self.above[vertex])];
        }
        &self.above
    }

    fn find(&mut self, vertex: u16) -> u16 {
        super::forests::find(&mut self.above, vertex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_number_stands_for_its_part() {
        let mut parts = Parts::new(7);
        for ends in [[6, 5], [5, 4], [2, 3], [3, 6], [1, 2]] {
            parts.join(ends);
        }
        assert_eq!(parts.flatten(), [0, 1, 1, 1, 1, 1, 1]);
        assert!(!parts.terminals_joined());
        parts.join([0, 4]);
        assert!(parts.terminals_joined());
        parts.reset();
        assert_eq!(parts.flatten(), [0, 1, 2, 3, 4, 5, 6]);
    }
}
