//! A question about a position, which lessons and puzzles have in common: the board with the answers to it, and
//! whether an answer is expected.

use span_it_core::board::{Node, Position};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
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
    stage: Stage,
    /// Whether the class of the position was answered.
    is_judged: bool,
}

impl Question {
    pub(crate) fn new(position: Position) -> Self {
        Self { board: position.clone(), position, stage: Stage::Asking, is_judged: false }
    }

    pub(crate) fn awaits_answer(&self) -> bool {
        matches!(self.stage, Stage::Asking | Stage::Proving)
    }

    /// Whether nothing was answered yet. A judgement comes first.
    pub(crate) fn is_asking(&self) -> bool {
        self.stage == Stage::Asking
    }

    /// Whether a move is expected after the class of the position.
    pub(crate) fn is_proving(&self) -> bool {
        self.stage == Stage::Proving
    }

    pub(crate) fn is_refuted(&self) -> bool {
        self.stage == Stage::Refuted
    }

    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Shows the reply to what is on the board.
    pub(crate) fn reply(&mut self, reply: Option<Node>) {
        if let Some(reply) = reply {
            self.board = self.board.after(reply);
        }
    }

    /// Asks about the position on the board.
    pub(crate) fn advance(&mut self) {
        self.position = self.board.clone();
    }

    /// The class was right: asks for a winning move.
    pub(crate) const fn prove(&mut self) {
        self.is_judged = true;
        self.stage = Stage::Proving;
    }

    pub(crate) const fn refute(&mut self) {
        self.stage = Stage::Refuted;
    }

    pub(crate) const fn finish(&mut self) {
        self.stage = Stage::Done;
    }

    /// Takes a refuted answer back.
    pub(crate) fn retry(&mut self) {
        if self.is_refuted() {
            self.board = self.position.clone();
            self.stage = if self.is_judged { Stage::Proving } else { Stage::Asking };
        }
    }
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
