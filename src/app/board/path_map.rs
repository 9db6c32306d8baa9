//! The path of each owned node, computed once per position.

use span_it_core::board::{Dot, Node, Path, Player, Position, paths};

#[derive(Clone, Debug, Default)]
pub(super) struct PathMap {
    position: Option<Position>,
    paths: Vec<Path>,
    /// By node index; an index into `paths`.
    of_node: Vec<Option<usize>>,
    /// By player and dot index.
    joined: [Vec<bool>; 2],
}

impl PathMap {
    /// Updates the map to `position`; cheap if the position has not changed.
    pub(super) fn follow(&mut self, position: &Position) {
        if self.position.as_ref() == Some(position) {
            return;
        }
        let size = position.size();
        self.paths = Player::ALL.into_iter().flat_map(|player| paths(position, player)).collect();
        self.of_node = vec![None; size.node_count()];
        self.joined = Player::ALL.map(|player| vec![false; size.dot_count(player)]);
        for (index, path) in self.paths.iter().enumerate() {
            for &node in path.members() {
                self.of_node[size.index_of(node)] = Some(index);
                for dot in node.dots(path.owner()) {
                    self.joined[path.owner().index()][size.dot_index(dot)] = true;
                }
            }
        }
        self.position = Some(position.clone());
    }

    pub(super) fn path(&self, node: Node) -> Option<&Path> {
        let size = self.position.as_ref()?.size();
        let index = size.contains(node).then(|| self.of_node[size.index_of(node)])??;
        self.paths.get(index)
    }

    pub(super) fn is_joined(&self, dot: Dot) -> bool {
        self.position
            .as_ref()
            .is_some_and(|position| self.joined[dot.owner().index()][position.size().dot_index(dot)])
    }
}
