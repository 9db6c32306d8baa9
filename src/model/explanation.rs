//! Why a side wins: a won position, its two trees, and the exchanges tried so far.

use span_it_core::board::{Node, Path, Player, Position, path_of};
use span_it_core::solver::proof::{self, Proof, way};

/// The opponent's connector, and the winner's reply if one was needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    pub cut: Node,
    /// The reply that repairs the trees; `None` if the cut was in neither tree.
    pub repair: Option<Node>,
}

/// The board and its proof after an exchange, the opponent to move.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BoardAndProof {
    board: Position,
    proof: Proof,
}

#[derive(Clone, Debug)]
pub struct Explanation {
    start: Position,
    first: BoardAndProof,
    tried: Vec<(Exchange, BoardAndProof)>,
}

impl Explanation {
    /// `None` if the game is over.
    pub fn of(position: &Position) -> Option<Self> {
        Self::after(position, None)
    }

    /// The same with this first move, if it wins.
    pub(crate) fn after(position: &Position, preferred: Option<Node>) -> Option<Self> {
        let proof = proof::proof_after(position, preferred)?;
        let opponent = proof.winner().opponent();
        let board = match proof.opening() {
            Some(opening) => position.after(opening),
            None => position.clone().with_to_move(opponent),
        };
        Some(Self { start: position.clone(), first: BoardAndProof { board, proof }, tried: Vec::new() })
    }

    pub const fn winner(&self) -> Player {
        self.first.proof.winner()
    }

    pub const fn opponent(&self) -> Player {
        self.winner().opponent()
    }

    /// The first move that the winner needs, if any. It is already on the [board](Self::board).
    pub const fn opening(&self) -> Option<Node> {
        self.first.proof.opening()
    }

    /// The first move, and whether it is on each of the two ways. `None` after cuts.
    pub(crate) fn opening_on_ways(&self) -> Option<(Node, [bool; 2])> {
        let opening = self.opening().filter(|_| self.tried.is_empty() && !self.is_complete())?;
        let is_on = |tree: Vec<Node>| way(self.board(), self.winner(), &tree).contains(&opening);
        Some((opening, self.trees().map(is_on)))
    }

    pub const fn start(&self) -> &Position {
        &self.start
    }

    fn now(&self) -> &BoardAndProof {
        self.tried.last().map_or(&self.first, |(_, moment)| moment)
    }

    pub fn board(&self) -> &Position {
        &self.now().board
    }

    /// The free nodes of the two trees, each in row-major order.
    pub fn trees(&self) -> [Vec<Node>; 2] {
        self.now().proof.trees()
    }

    /// Whether the winner has joined the edges.
    pub fn is_complete(&self) -> bool {
        self.now().proof.is_complete()
    }

    pub fn exchanges(&self) -> impl DoubleEndedIterator<Item = Exchange> + ExactSizeIterator + '_ {
        self.tried.iter().map(|(exchange, _)| *exchange)
    }

    pub fn latest(&self) -> Option<Exchange> {
        self.exchanges().next_back()
    }

    pub fn winning_path(&self) -> Option<Path> {
        let last = self.latest().map_or(self.opening(), |exchange| exchange.repair)?;
        path_of(self.board(), last).filter(Path::is_winner)
    }

    /// The opponent plays `node`, and the winner repairs the trees. `None` if the node is not free or the
    /// edges are joined.
    pub fn cut(&mut self, node: Node) -> Option<Exchange> {
        if self.is_complete() || !self.board().is_free(node) {
            return None;
        }
        let BoardAndProof { mut board, mut proof } = self.now().clone();
        board.place(node, self.opponent()).ok()?;
        let repair = proof.repair(node);
        if let Some(repair) = repair {
            board.place(repair, self.winner()).ok()?;
        }
        let exchange = Exchange { cut: node, repair };
        self.tried.push((exchange, BoardAndProof { board, proof }));
        Some(exchange)
    }

    /// Selects a free node of the trees by a random number.
    pub fn random_cut(&self, chance: u64) -> Option<Node> {
        let nodes = self.trees().concat();
        let count = u64::try_from(nodes.len()).ok().filter(|&count| count > 0)?;
        nodes.get(usize::try_from(chance % count).ok()?).copied()
    }

    /// The board and the trees between the latest cut and its repair; `None` if nothing was repaired.
    pub fn before_repair(&self) -> Option<(Position, [Vec<Node>; 2])> {
        let Exchange { cut, .. } = self.latest().filter(|exchange| exchange.repair.is_some())?;
        let before = self.tried.len().checked_sub(2).map_or(&self.first, |index| &self.tried[index].1);
        let mut board = before.board.clone();
        board.place(cut, self.opponent()).ok()?;
        let mut trees = before.proof.trees();
        for tree in &mut trees {
            tree.retain(|&node| node != cut);
        }
        Some((board, trees))
    }

    pub fn undo(&mut self) -> Option<Exchange> {
        self.tried.pop().map(|(exchange, _)| exchange)
    }

    pub fn restart(&mut self) {
        self.tried.clear();
    }
}
