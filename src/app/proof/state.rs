//! The state of *Show Why* between frames: a won position, its two trees, and the exchanges tried so far.

use std::time::Duration;

use crate::app::board::BoardState;
use crate::app::page::{Possible, when};
use crate::messages::proof as msg;
use span_it_core::board::{ByPlayer, Node, Path, Player, Position, path_of, paths};
use span_it_core::solver::proof::{self, Proof};

const REPAIR_DELAY: Duration = Duration::from_millis(350);
const PLAY_OUT_INTERVAL: Duration = Duration::from_millis(700);

#[derive(Debug)]
pub struct ProofState {
    pub explained: Explanation,
    pub board: BoardState,
    pub(super) names: ByPlayer<String>,
    /// Whether a narrow window shows the words, not the board.
    pub in_words: bool,
    /// The time until which the latest cut is shown without its repair.
    repair_at: Option<Duration>,
    pub next_cut: Option<Duration>,
}

impl ProofState {
    /// `None` if the game is over. `preferred` is the first move if it wins.
    pub fn of(position: &Position, names: ByPlayer<String>, preferred: Option<Node>) -> Option<Self> {
        let explained = Explanation::after(position, preferred)?;
        Some(Self {
            explained,
            names,
            board: BoardState::default(),
            in_words: false,
            repair_at: None,
            next_cut: None,
        })
    }

    pub(super) fn winner(&self) -> &str {
        &self.names[self.explained.winner()]
    }

    pub(super) fn opponent(&self) -> &str {
        &self.names[self.explained.opponent()]
    }

    /// Whether the first move, or none, has joined the edges. Then there is nothing to cut.
    pub(super) fn is_over_at_once(&self) -> bool {
        self.explained.is_complete() && self.explained.exchanges().len() == 0
    }

    pub const fn is_repair_pending(&self) -> bool {
        self.repair_at.is_some()
    }

    /// Between a cut and its repair, without the repair.
    pub fn shown_proof(&self) -> (Position, [Vec<Node>; 2]) {
        let before_repair = if self.is_repair_pending() { self.explained.before_repair() } else { None };
        before_repair.unwrap_or_else(|| (self.explained.board().clone(), self.explained.trees()))
    }

    /// The opponent plays `node`; `still` leaves out the animation.
    pub fn cut(&mut self, node: Node, now: Duration, still: bool) -> Option<Exchange> {
        let exchange = self.explained.cut(node)?;
        self.repair_at = exchange.repair.filter(|_| !still).map(|_| now + REPAIR_DELAY);
        if self.explained.is_complete() {
            self.next_cut = None;
        }
        Some(exchange)
    }

    pub(crate) fn can_undo(&self) -> Possible {
        when(self.explained.exchanges().len() > 0, msg::NO_CUTS)
    }

    pub fn undo(&mut self) -> Option<Exchange> {
        (self.repair_at, self.next_cut) = (None, None);
        self.explained.undo()
    }

    pub fn restart(&mut self) {
        (self.repair_at, self.next_cut) = (None, None);
        self.explained.restart();
    }

    pub fn toggle_play_out(&mut self, now: Duration) {
        self.next_cut =
            if self.next_cut.is_some() || self.explained.is_complete() { None } else { Some(now) };
    }

    /// Repairs the trees if it is time. Returns whether a random cut is due too.
    pub fn is_cut_due(&mut self, now: Duration) -> bool {
        self.repair_at = self.repair_at.filter(|&until| now < until);
        let due = self.next_cut.is_some_and(|at| at <= now);
        if due {
            self.next_cut = Some(now + PLAY_OUT_INTERVAL);
        }
        due
    }

    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        let next = [self.repair_at, self.next_cut].into_iter().flatten().min()?;
        Some(next.saturating_sub(now))
    }
}

/// The nodes of a tree that its shortest way from edge to edge needs; none if the tree is cut.
pub(super) fn way(board: &Position, winner: Player, tree: &[Node]) -> Vec<Node> {
    let whole = tree.iter().fold(board.clone(), |board, &node| board.with_to_move(winner).after(node));
    let path = paths(&whole, winner).into_iter().find(Path::is_winner);
    path.map_or_else(Vec::new, |path| path.crossing(board.size()))
}

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
    fn after(position: &Position, preferred: Option<Node>) -> Option<Self> {
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
    pub(super) fn opening_on_ways(&self) -> Option<(Node, [bool; 2])> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::BoardSize;

    #[test]
    fn undo_and_restart_take_back_exchanges() {
        let start = Position::empty(BoardSize::square(5).unwrap(), Player::Vertical);
        let mut explained = Explanation::of(&start).unwrap();
        let mut before = Vec::new();
        while let Some(cut) = explained.random_cut(before.len() as u64) {
            before.push((explained.board().clone(), explained.trees()));
            explained.cut(cut).unwrap();
        }
        assert!(explained.winning_path().is_some());
        while let Some((board, trees)) = before.pop() {
            explained.undo().unwrap();
            assert_eq!((explained.board(), explained.trees()), (&board, trees));
        }
        assert_eq!(explained.undo(), None);
        assert_eq!(explained.board(), &start.after(explained.opening().unwrap()));
        let trees = explained.trees();
        explained.cut(trees[1][0]).unwrap();
        explained.restart();
        assert_eq!((explained.trees(), explained.latest()), (trees, None));
    }

    #[test]
    fn invalid_cuts_change_nothing() {
        let mut explained = Explanation::of(&".../../.../../... h".parse().unwrap()).unwrap();
        let opening = explained.opening().unwrap();
        assert_eq!(explained.cut(opening), None);
        assert_eq!(explained.cut("m13".parse().unwrap()), None);
        assert_eq!(explained.exchanges().len(), 0);
        assert!(Explanation::of(&"hhh/../.../../... v".parse().unwrap()).is_none());
    }

    #[test]
    fn completes_one_move_before_the_end() {
        let explained = Explanation::of(&"hh./vv/vvv/vv/vvv h".parse().unwrap()).unwrap();
        assert_eq!(explained.opening(), Some("e1".parse().unwrap()));
        assert!(explained.is_complete() && explained.winning_path().is_some());
    }
}
