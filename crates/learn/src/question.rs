//! A question about a position, which lessons and puzzles have in common: the board with the answers to it, and
//! whether an answer is expected.

use span_it_core::board::{Node, Position};
use span_it_core::solver::proof::{self, proof};
use span_it_core::solver::{Solver, perfect};

use crate::truth::Class;

/// An answer to a step of a lesson or to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A node of the board.
    Node(Node),
    /// The class of the position.
    Class(Class),
    /// The index of the mistake among the moves of a puzzle.
    Move(usize),
}

/// What follows from an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Right; it goes on with the changed board, after the opponent's reply if there is one.
    Continues {
        /// The opponent's reply.
        reply: Option<Node>,
    },
    /// Right, and nothing more is asked.
    Right,
    /// Wrong. The board shows the move and the reply that refutes it until it is taken back.
    Wrong {
        /// The player's move; `None` if the answer was not a node.
        played: Option<Node>,
        /// The opponent's reply. `None` if it needs none, or if the move keeps the win but is not what was asked for.
        reply: Option<Node>,
    },
    /// The answer has the wrong form, or the node is not free, or *Try again* or *Next* is to be chosen first.
    Ignored,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QuestionStage {
    Asking,
    /// After the class: which move wins?
    Proving,
    Refuted,
    Done,
}

#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// The position that the question is about.
    pub(crate) position: Position,
    /// The board to draw: with the refutation of a wrong answer, and with the right one.
    pub(crate) board: Position,
    stage: QuestionStage,
    /// Whether the class of the position was answered.
    is_judged: bool,
    /// The separate ways of the opponent after a refutation.
    pub(crate) ways: Option<[Vec<Node>; 2]>,
}

impl Question {
    pub(crate) fn new(position: Position) -> Self {
        Self { board: position.clone(), position, stage: QuestionStage::Asking, is_judged: false, ways: None }
    }

    /// Whether an answer of this form is expected. A `judgement` asks for a class first.
    pub(crate) fn accepts(&self, answer: Answer, judgement: bool) -> bool {
        let is_class_due = judgement && self.is_asking();
        let has_form = match answer {
            Answer::Class(_) => is_class_due,
            Answer::Node(node) => !is_class_due && self.position.is_free(node),
            Answer::Move(_) => true,
        };
        has_form && matches!(self.stage, QuestionStage::Asking | QuestionStage::Proving)
    }

    /// Whether nothing was answered yet.
    pub(crate) fn is_asking(&self) -> bool {
        self.stage == QuestionStage::Asking
    }

    /// Whether a move is expected after the class of the position.
    pub(crate) fn is_proving(&self) -> bool {
        self.stage == QuestionStage::Proving
    }

    pub(crate) fn is_refuted(&self) -> bool {
        self.stage == QuestionStage::Refuted
    }

    pub(crate) fn is_done(&self) -> bool {
        self.stage == QuestionStage::Done
    }

    /// Shows a move in the position.
    pub(crate) fn play(&mut self, mv: Node) {
        self.board = self.position.after(mv);
    }

    fn reply(&mut self, reply: Option<Node>) {
        if let Some(reply) = reply {
            self.board = self.board.after(reply);
        }
    }

    /// Asks about the position on the board, after a reply.
    pub(crate) fn go_on(&mut self, reply: Option<Node>) -> Reaction {
        self.reply(reply);
        self.position = self.board.clone();
        Reaction::Continues { reply }
    }

    /// Compares classes. After the right one a winning move is asked for, if there is one.
    pub(crate) fn judge(&mut self, class: Class, right: Class, has_move: bool) -> Reaction {
        if class != right {
            return self.refute(None, None);
        }
        if !has_move {
            return self.finish();
        }
        self.is_judged = true;
        self.stage = QuestionStage::Proving;
        Reaction::Continues { reply: None }
    }

    /// Refutes the move on the board with a perfect reply, unless it keeps the win.
    pub(crate) fn refute_move(&mut self, mv: Node, keeps: bool) -> Reaction {
        self.refute(Some(mv), if keeps { None } else { perfect_reply(&self.board) })
    }

    pub(crate) fn refute(&mut self, played: Option<Node>, reply: Option<Node>) -> Reaction {
        self.reply(reply);
        self.ways = reply.and_then(|_| ways(&self.board));
        self.stage = QuestionStage::Refuted;
        Reaction::Wrong { played, reply }
    }

    pub(crate) const fn finish(&mut self) -> Reaction {
        self.stage = QuestionStage::Done;
        Reaction::Right
    }

    /// Takes a refuted answer back.
    pub(crate) fn retry(&mut self) {
        if self.is_refuted() {
            self.board = self.position.clone();
            self.ways = None;
            self.stage = if self.is_judged { QuestionStage::Proving } else { QuestionStage::Asking };
        }
    }
}

/// The free nodes of the two separate ways of the winner, who moves second.
fn ways(board: &Position) -> Option<[Vec<Node>; 2]> {
    let proof = proof(board)?;
    Some(proof.trees().map(|tree| {
        let way = proof::way(board, proof.winner(), &tree);
        way.into_iter().filter(|&node| board.is_free(node)).collect()
    }))
}

/// The perfect reply; `None` if the game is over.
pub(crate) fn perfect_reply(position: &Position) -> Option<Node> {
    perfect::choose(&mut Solver::new(), position, &|_| 0.0)
}

/// The position without the opponent's connector in `cut`, with the opponent to move.
pub(crate) fn without_cut(position: &Position, cut: Node) -> Option<Position> {
    let mut before = Position::empty(position.size(), position.to_move().opponent());
    for (node, owner) in position.nodes().filter(|&(node, _)| node != cut) {
        if let Some(owner) = owner {
            before.place(node, owner).ok()?;
        }
    }
    Some(before)
}
