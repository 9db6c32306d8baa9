//! The position of the opening explorer, and what was played in it.

use crate::app::board::BoardState;
use crate::app::session::Session;
use span_it_core::board::{self, Node, Player, Position};
use span_it_core::solver::{self, Solution};
use span_it_history::NextMove;

#[derive(Debug)]
pub struct Explorer {
    start: Position,
    /// The moves from the start to the position.
    line: Vec<Node>,
    position: Position,
    /// What was played, the most frequent first; `None` until it is read.
    moves: Option<Vec<NextMove>>,
    /// `None` if a player has won.
    solution: Option<Solution>,
    /// Whether the moves are to be read.
    is_due: bool,
    pub(super) board: BoardState,
    /// The move of the row under the pointer or with the focus.
    pub(super) pointed: Option<Node>,
}

impl Explorer {
    /// The position on the board.
    pub(super) fn new(session: &Session) -> Self {
        let game = session.game();
        let line = game.moves().iter().take(session.shown_ply()).map(|mv| mv.node).collect();
        let start = game.start().clone();
        let mut explorer = Self {
            position: start.clone(),
            start,
            line: Vec::new(),
            moves: None,
            solution: None,
            is_due: true,
            board: BoardState::default(),
            pointed: None,
        };
        explorer.set_line(line);
        explorer
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn moves(&self) -> Option<&[NextMove]> {
        self.moves.as_deref()
    }

    pub(super) const fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    pub(super) fn last_move(&self) -> Option<Node> {
        self.line.last().copied()
    }

    pub(super) fn can_step_back(&self) -> bool {
        !self.line.is_empty()
    }

    pub(super) fn step_into(&mut self, node: Node) {
        if self.solution.is_some() && self.position.is_free(node) {
            let mut line = std::mem::take(&mut self.line);
            line.push(node);
            self.set_line(line);
        }
    }

    pub(super) fn step_back(&mut self) {
        let mut line = std::mem::take(&mut self.line);
        line.pop();
        self.set_line(line);
    }

    pub(super) fn go_to_start(&mut self) {
        self.set_line(Vec::new());
    }

    fn set_line(&mut self, line: Vec<Node>) {
        self.position = line.iter().fold(self.start.clone(), |position, &node| position.after(node));
        self.line = line;
        self.solution = board::winner(&self.position).is_none().then(|| solver::solve(&self.position));
        (self.moves, self.pointed) = (None, None);
        self.refresh();
    }

    /// Reads the moves again.
    pub(super) const fn refresh(&mut self) {
        self.is_due = true;
    }

    /// The position whose moves are to be read, once.
    pub(super) fn take_request(&mut self) -> Option<Position> {
        std::mem::take(&mut self.is_due).then(|| self.position.clone())
    }

    pub(super) fn take(&mut self, position: &Position, moves: Vec<NextMove>) {
        if *position == self.position {
            self.moves = Some(moves);
        }
    }

    /// Who wins after a move, with perfect play.
    pub(super) fn winner_after(&self, node: Node) -> Option<Player> {
        let solution = self.solution.as_ref()?;
        let mover = self.position.to_move();
        Some(if solution.winning_moves.contains(&node) { mover } else { mover.opponent() })
    }
}
