//! The state machine of a puzzle.

use span_it_core::board::{Node, Position};
use span_it_core::solver::proof::{self, Proof};

use super::{Puzzle, Task};
use crate::question::{Answer, Question, Reaction, without_cut};
use crate::truth::Class;

/// A puzzle in progress.
///
/// ```
/// use span_it_core::board::Position;
/// use span_it_learn::puzzles::{Puzzle, PuzzleRunner, Task};
/// use span_it_learn::question::{Answer, Reaction};
/// let position: Position = "hhv/../..v/../... h".parse()?;
/// let puzzle =
///     Puzzle { task: Task::Stop, position, difficulty: None, share: 0.1, finders: None, source: None };
/// let mut runner = PuzzleRunner::new(puzzle);
/// let wrong = runner.answer(Answer::Node("a5".parse()?));
/// assert!(matches!(wrong, Reaction::Wrong { reply: Some(_), .. }));
/// runner.retry();
/// assert_eq!(runner.answer(Answer::Node("e5".parse()?)), Reaction::Right);
/// assert_eq!(runner.result(), Some(false), "only the first answer counts");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleRunner {
    pub(super) puzzle: Puzzle,
    pub(super) question: Question,
    /// The connectors that are left in *Win in N*.
    pub(super) left: u8,
    /// Whether the puzzle was found at the first try, once that is settled.
    pub(super) result: Option<bool>,
    /// The first answer as the log stores it.
    pub(super) first: Option<String>,
    pub(super) trees: Option<[Vec<Node>; 2]>,
}

impl PuzzleRunner {
    /// Begins a puzzle.
    pub fn new(puzzle: Puzzle) -> Self {
        let left = if let Task::WinIn(n) = puzzle.task { n } else { 0 };
        let trees = match puzzle.task {
            Task::Repair(cut) => without_cut(&puzzle.position, cut).and_then(|before| proof::proof(&before)),
            _ => None,
        };
        Self {
            question: Question::new(puzzle.position.clone()),
            left,
            result: None,
            first: None,
            trees: trees.as_ref().map(Proof::trees),
            puzzle,
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The board to draw: with the refutation of a wrong answer, and with right moves and replies.
    pub const fn board(&self) -> &Position {
        &self.question.board
    }

    /// The position of the current question, without a refutation.
    pub const fn question(&self) -> &Position {
        &self.question.position
    }

    /// In [`Task::Mistake`], the position before move `index`; an index after the last gives the end.
    pub fn position_before(&self, index: usize) -> Position {
        let Task::Mistake { moves, .. } = &self.puzzle.task else { return self.puzzle.position.clone() };
        moves.iter().take(index).fold(self.puzzle.position.clone(), |position, &mv| position.after(mv))
    }

    /// In [`Task::Repair`], the two trees before the cut. The cut is a node of one of them.
    pub const fn trees(&self) -> Option<&[Vec<Node>; 2]> {
        self.trees.as_ref()
    }

    /// The separate ways of the opponent, in nodes to play, while the board shows a refutation that has not joined yet.
    pub const fn refuting_ways(&self) -> Option<&[Vec<Node>; 2]> {
        self.question.ways.as_ref()
    }

    /// The connectors that are left in *Win in N*, 1..=4; 0 in other kinds.
    pub const fn connectors_left(&self) -> u8 {
        self.left
    }

    /// Whether the answer is a class, not a node.
    pub fn asks_for_class(&self) -> bool {
        matches!(self.puzzle.task, Task::Judge(_)) && self.question.is_asking()
    }

    /// Whether the puzzle is done.
    pub fn is_done(&self) -> bool {
        self.question.is_done()
    }

    /// Whether the board shows a refutation.
    pub fn is_refuted(&self) -> bool {
        self.question.is_refuted()
    }

    /// Whether the player has answered or looked at the answer. Before that, skipping costs nothing.
    pub const fn is_begun(&self) -> bool {
        self.result.is_some() || self.first.is_some()
    }

    /// Whether the puzzle was found at the first try: what the log stores. `None` until it is settled.
    pub const fn result(&self) -> Option<bool> {
        self.result
    }

    /// The first answer as the log stores it: a node, a class, or the number of a move from 1.
    pub fn first_answer(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// Shows the answer: the puzzle counts as not found. Returns the right nodes of the current question.
    pub fn show(&mut self) -> Vec<Node> {
        self.result.get_or_insert(false);
        self.accepted()
    }

    /// Answers the puzzle. Takes a few milliseconds at most.
    pub fn answer(&mut self, answer: Answer) -> Reaction {
        if !self.question.accepts(answer, matches!(self.puzzle.task, Task::Judge(_))) {
            return Reaction::Ignored;
        }
        let reaction = match (answer, self.puzzle.task.clone()) {
            (Answer::Class(class), Task::Judge(right)) => {
                self.question.judge(class, right, right == Class::ToMove)
            }
            (Answer::Move(index), Task::Mistake { moves, mistake }) if index < moves.len() => {
                if index == mistake { self.question.finish() } else { self.question.refute(None, None) }
            }
            (Answer::Node(_), Task::Mistake { .. }) => Reaction::Ignored,
            (Answer::Node(mv), Task::WinIn(_)) => self.play_win_in(mv),
            (Answer::Node(mv), Task::Play(name)) => self.play_on(mv, &name),
            (Answer::Node(mv), _) => self.play_winning(mv),
            _ => Reaction::Ignored,
        };
        if reaction != Reaction::Ignored && self.first.is_none() {
            self.first = Some(match answer {
                Answer::Node(mv) => mv.to_string(),
                Answer::Class(class) => class.key().to_owned(),
                Answer::Move(index) => (index + 1).to_string(),
            });
        }
        match reaction {
            Reaction::Right => self.result.get_or_insert(true),
            // The first move decides, although the puzzle is played to the end.
            Reaction::Continues { .. } if matches!(self.puzzle.task, Task::WinIn(_)) => {
                self.result.get_or_insert(true)
            }
            Reaction::Wrong { .. } => self.result.get_or_insert(false),
            _ => return reaction,
        };
        reaction
    }

    /// Takes the wrong answer and its refutation back. A game against a personality begins again.
    pub fn retry(&mut self) {
        if self.is_refuted() && matches!(self.puzzle.task, Task::Play(_)) {
            self.question.position = self.puzzle.position.clone();
        }
        self.question.retry();
    }
}
