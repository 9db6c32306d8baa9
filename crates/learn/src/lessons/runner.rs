//! The state machine of a lesson step.

use span_it_core::board::{Node, Position};
use span_it_core::solver::proof::{self, Proof};
use span_it_core::solver::{Solver, perfect};

use super::answers::fill;
use super::{Mode, Step, all};
use crate::question::Question;
use crate::truth::Class;

/// Wrong answers after which *Show* is offered.
const WRONGS_BEFORE_SHOW: u32 = 2;

/// An answer to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A node of the board.
    Node(Node),
    /// The class of the position.
    Class(Class),
    /// The result of the game of a step with [`Mode::Game`]: whether the player won.
    Game(bool),
}

/// A wrong move with the reply that refutes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The player's move.
    pub played: Node,
    /// The opponent's reply; `None` if it needs none.
    pub reply: Option<Node>,
}

/// What follows from an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Right; the step continues on the changed board, after the opponent's reply if there is one.
    Continues {
        /// What to say.
        text: String,
        /// The opponent's reply.
        reply: Option<Node>,
    },
    /// Right, and the step is done.
    Right {
        /// What to say.
        text: String,
    },
    /// Wrong. The board shows the refutation until [`LessonRunner::retry`].
    Wrong {
        /// What to say.
        text: String,
        /// The move and its refutation; `None` after a wrong judgement or a lost game.
        refutation: Option<Refutation>,
    },
    /// The answer has the wrong form, or the node is not free, or the step waits for *Try again* or *Next*.
    Ignored,
}

/// A step in progress.
#[derive(Clone, Debug)]
pub struct LessonRunner {
    pub(super) index: usize,
    pub(super) question: Question,
    pub(super) wrong: u32,
    pub(super) cuts: usize,
    pub(super) cut: Option<Node>,
    /// The last right answer.
    pub(super) answer: Option<Node>,
    pub(super) proof: Option<Proof>,
}

impl LessonRunner {
    /// Begins the step with this index in [`all`]; `None` if there is no such step.
    pub fn new(index: usize) -> Option<Self> {
        let step = all().get(index)?;
        Some(Self::at(index, step.position.clone(), step.cut))
    }

    pub(super) fn at(index: usize, position: Position, cut: Option<Node>) -> Self {
        let runner = Self {
            index,
            question: Question::new(position),
            wrong: 0,
            cuts: 0,
            cut,
            answer: None,
            proof: None,
        };
        let proof = match runner.step().mode {
            Mode::Cut { .. } => proof::proof(runner.board()),
            Mode::Move { trees: true, .. } => runner.proof_before_cut(),
            _ => None,
        };
        Self { proof, ..runner }
    }

    /// The step.
    pub fn step(&self) -> &'static Step {
        &all()[self.index]
    }

    /// The index of the step in [`all`].
    pub const fn index(&self) -> usize {
        self.index
    }

    /// The board to draw: with the refutation of a wrong answer, and with the right one.
    pub const fn board(&self) -> &Position {
        &self.question.board
    }

    /// The position of the current question, without a refutation.
    pub const fn question(&self) -> &Position {
        &self.question.position
    }

    /// What to do, in at most 25 words.
    pub fn text(&self) -> String {
        fill(&self.step().text, &[("{cut}", self.cut.map(|cut| cut.to_string()))])
    }

    /// The nodes to draw with a ring.
    pub fn rings(&self) -> &[Node] {
        &self.step().ring
    }

    /// The letters of the table: pairs of partners, lettered from A. Empty in other modes.
    pub fn pairs(&self) -> &[[Node; 2]] {
        match &self.step().mode {
            Mode::Partner { pairs, .. } => pairs,
            _ => &[],
        }
    }

    /// The two trees to draw. Nodes that are taken since belong to them too: the cut, for example.
    pub fn trees(&self) -> Option<[Vec<Node>; 2]> {
        self.proof.as_ref().map(Proof::trees)
    }

    /// The opponent's cut that the step is about.
    pub const fn cut(&self) -> Option<Node> {
        self.cut
    }

    /// Whether the answer is a class, not a node.
    pub fn asks_for_class(&self) -> bool {
        matches!(self.step().mode, Mode::Judge { .. }) && self.question.is_asking()
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.question.is_done()
    }

    /// Whether the board shows a refutation.
    pub fn is_refuted(&self) -> bool {
        self.question.is_refuted()
    }

    /// Answers so far that were wrong, plus one: what the log stores.
    pub const fn tries(&self) -> u32 {
        self.wrong + 1
    }

    /// Whether *Show* is offered: after two wrong answers.
    pub const fn offers_show(&self) -> bool {
        self.wrong >= WRONGS_BEFORE_SHOW
    }

    /// The right nodes of the current question; empty if it asks for a class or is a game.
    pub fn accepted(&self) -> Vec<Node> {
        if self.asks_for_class() {
            return Vec::new();
        }
        match &self.step().mode {
            Mode::Alone { accept, .. } if accept.is_empty() => self.nearer(),
            Mode::Alone { accept, .. } | Mode::Partner { accept, .. } => accept.clone(),
            Mode::Judge { .. } | Mode::Move { .. } => Solver::new().winning_moves(self.question()),
            Mode::Cut { .. } => self.trees().into_iter().flatten().flatten().collect(),
            Mode::Game { .. } => Vec::new(),
        }
    }

    /// The right class of a judgement.
    pub fn accepted_class(&self) -> Option<Class> {
        match self.step().mode {
            Mode::Judge { class, .. } => Some(class),
            _ => None,
        }
    }

    /// Answers the step.
    pub fn answer(&mut self, input: Input) -> Reaction {
        if !self.question.awaits_answer() {
            return Reaction::Ignored;
        }
        match (input, &self.step().mode) {
            (Input::Class(class), Mode::Judge { .. }) if self.question.is_asking() => self.judge(class),
            (Input::Game(won), Mode::Game { .. }) => self.end_game(won),
            (Input::Node(_), Mode::Game { .. }) => Reaction::Ignored,
            (Input::Node(_), Mode::Judge { .. }) if self.question.is_asking() => Reaction::Ignored,
            (Input::Node(node), mode) if self.question().is_free(node) => match mode {
                Mode::Cut { times } => self.cut_tree(node, *times),
                Mode::Alone { until_joined, .. } => self.build(node, *until_joined),
                _ => self.play(node),
            },
            _ => Reaction::Ignored,
        }
    }

    /// Takes the wrong move and its refutation back.
    pub fn retry(&mut self) {
        self.question.retry();
    }

    /// The step after this one; `None` after the last. If the opponent would have to move differently from
    /// the next step's position, that position is replaced.
    #[must_use]
    pub fn next(&self) -> Option<Self> {
        let index = self.index + 1;
        let next = all().get(index)?;
        let follows = next.number.0 == self.step().number.0 && next.cut.is_some();
        let (Mode::Move { accept, .. }, Some(answer)) = (&self.step().mode, self.answer) else {
            return Self::new(index);
        };
        if !follows || accept.first() == Some(&answer) {
            return Self::new(index);
        }
        let after = self.question().after(answer);
        match perfect::choose(&mut Solver::new(), &after, &|_| 0.0) {
            Some(cut) => Some(Self::at(index, after.after(cut), Some(cut))),
            None => Self::new(index),
        }
    }
}
