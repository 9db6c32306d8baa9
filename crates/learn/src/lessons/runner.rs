//! The state machine of a lesson step.

use span_it_core::board::{Node, Position};
use span_it_core::solver::Solver;
use span_it_core::solver::proof::{self, Proof};

use super::answers::fill;
use super::{Mode, Step, all};
use crate::question::{Answer, Question, Reaction, perfect_reply};
use crate::truth::Class;

/// Wrong answers after which *Show* is offered.
const WRONGS_BEFORE_SHOW: u32 = 2;

/// A step in progress.
#[derive(Clone, Debug)]
pub struct LessonRunner {
    pub(super) index: usize,
    pub(super) question: Question,
    /// What to say about the last answer.
    pub(super) comment: String,
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
            comment: String::new(),
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
        fill(&self.step().text, &[("{cut}", self.cut)])
    }

    /// The nodes to draw with a ring.
    pub fn rings(&self) -> &[Node] {
        &self.step().ring
    }

    /// The letters of the table: pairs of partners, lettered from P. Empty in other modes.
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

    /// The separate ways of the opponent, in nodes to play, while the board shows a refutation that has not joined yet.
    pub const fn refuting_ways(&self) -> Option<&[Vec<Node>; 2]> {
        self.question.ways.as_ref()
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

    /// What to say about the last answer.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Answers the step.
    pub fn answer(&mut self, answer: Answer) -> Reaction {
        let step = self.step();
        if !self.question.accepts(answer, matches!(step.mode, Mode::Judge { .. })) {
            return Reaction::Ignored;
        }
        let reaction = match (answer, &step.mode) {
            (Answer::Class(class), Mode::Judge { class: right, then_move }) => {
                self.comment_on(class == *right);
                self.question.judge(class, *right, !then_move.is_empty())
            }
            (Answer::Node(node), Mode::Cut { times }) => self.cut_tree(node, *times),
            (Answer::Node(node), Mode::Alone { until_joined, .. }) => self.build(node, *until_joined),
            (Answer::Node(node), Mode::Judge { .. } | Mode::Move { .. } | Mode::Partner { .. }) => {
                self.play(node)
            }
            _ => Reaction::Ignored,
        };
        self.wrong += u32::from(matches!(reaction, Reaction::Wrong { .. }));
        reaction
    }

    /// Ends the game of a step with [`Mode::Game`].
    pub fn end_game(&mut self, won: bool) -> Reaction {
        if !matches!(self.step().mode, Mode::Game { .. }) || !self.question.is_asking() {
            return Reaction::Ignored;
        }
        self.comment_on(won);
        self.wrong += u32::from(!won);
        if won { self.question.finish() } else { self.question.refute(None, None) }
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
        match perfect_reply(&after) {
            Some(cut) => Some(Self::at(index, after.after(cut), Some(cut))),
            None => Self::new(index),
        }
    }
}
