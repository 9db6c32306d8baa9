//! The referee: sole owner of a live game (spec section 1).
//!
//! People and engines only ever propose; [`Referee::play`] is the one way a move enters a game,
//! whether it comes from a mouse, a key, an engine or a file. It knows the rules and the history,
//! and nothing of personalities: those it never hands to anyone.

use std::time::Duration;

use thiserror::Error;

use crate::board::{self, BoardSize, Node, PlaceError, Player, Position};

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The winner joined both their edges.
    Path,
    /// The loser gave up.
    Resignation,
}

/// Who won, and how. There are no draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won.
    pub winner: Player,
    /// How.
    pub termination: Termination,
}

/// What is noted beside a move; the rules do not look at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MoveNote {
    /// How long the player took.
    pub time: Option<Duration>,
    /// For a computer's move: levels of lookahead finished, and wanted.
    pub levels: Option<(u16, u16)>,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// Who made it.
    pub player: Player,
    /// Where.
    pub node: Node,
    /// What is noted beside it.
    pub note: MoveNote,
}

/// Why the referee refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The node is not on the board, or taken (and by whom).
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// It is the other player's turn.
    #[error("it is not {player}'s turn")]
    NotYourTurn {
        /// Who proposed.
        player: Player,
    },
    /// The game has ended.
    #[error("the game is over: {} won", .outcome.winner)]
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// The move was meant for a point of the game that does not exist.
    #[error("the game has {moves} moves, there is no move {}", .ply + 1)]
    NoSuchPly {
        /// How many moves were to come before it.
        ply: usize,
        /// How many there are.
        moves: usize,
    },
}

/// The moves of a game and how it ended: what undo and redo go between.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Line {
    moves: Vec<PlayedMove>,
    resigned: Option<Player>,
}

/// One thing that was done to the game, so that it can be undone: the first `kept` moves stayed,
/// `removed` came after them before, `added` after.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Edit {
    by: Player,
    kept: usize,
    removed: Line,
    added: Line,
}

/// A live game: its moves, its position, its outcome, its undo history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Referee {
    start: Position,
    position: Position,
    line: Line,
    outcome: Option<Outcome>,
    done: Vec<Edit>,
    undone: Vec<Edit>,
}

impl Referee {
    /// A new game on an empty board.
    pub fn new(size: BoardSize, first: Player) -> Self {
        Self::from_position(Position::empty(size, first))
    }

    /// A game that begins at a given position, which may already be won.
    pub fn from_position(start: Position) -> Self {
        let outcome = path_outcome(&start);
        Self {
            position: start.clone(),
            start,
            line: Line::default(),
            outcome,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The position the game began at.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made, first to last.
    pub fn moves(&self) -> &[PlayedMove] {
        &self.line.moves
    }

    /// Who won and how, once the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position after the first `ply` moves, at most all of them.
    pub fn position_at(&self, ply: usize) -> Position {
        let mut position = self.start.clone();
        for mv in self.line.moves.iter().take(ply) {
            let replayed = position.play(mv.node);
            debug_assert_eq!(replayed, Ok(()), "the moves of a game are legal");
        }
        position
    }

    /// Plays `player`'s proposal as move number `ply + 1`; the moves from there on, if there are
    /// any, are replaced (and [`undo`](Self::undo) brings them back).
    ///
    /// # Errors
    /// The reason the move is refused; the game is then unchanged.
    pub fn play(
        &mut self,
        ply: usize,
        player: Player,
        node: Node,
        note: MoveNote,
    ) -> Result<Option<Outcome>, Refusal> {
        self.check(ply, player, node)?;
        let mv = PlayedMove { player, node, note };
        self.edit(player, ply, Line { moves: vec![mv], resigned: None });
        Ok(self.outcome)
    }

    /// Whether [`play`](Self::play) would take the proposal.
    ///
    /// # Errors
    /// The reason it would not.
    pub fn check(&self, ply: usize, player: Player, node: Node) -> Result<(), Refusal> {
        let moves = self.line.moves.len();
        if ply > moves {
            return Err(Refusal::NoSuchPly { ply, moves });
        }
        if ply == moves
            && let Some(outcome) = self.outcome
        {
            return Err(Refusal::GameOver { outcome });
        }
        let mut position = if ply == moves { self.position.clone() } else { self.position_at(ply) };
        if position.to_move() != player {
            return Err(Refusal::NotYourTurn { player });
        }
        position.place(node, player)?;
        Ok(())
    }

    /// `player` gives up, whoever is to move.
    ///
    /// # Errors
    /// The game is over already.
    pub fn resign(&mut self, player: Player) -> Result<Outcome, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::GameOver { outcome });
        }
        self.edit(player, self.line.moves.len(), Line { moves: Vec::new(), resigned: Some(player) });
        Ok(Outcome { winner: player.opponent(), termination: Termination::Resignation })
    }

    /// Takes back the last thing done: a move, a move from the past, or a resignation. Says whose
    /// it was, `None` where there is nothing to take back.
    pub fn undo(&mut self) -> Option<Player> {
        let edit = self.done.pop()?;
        let by = edit.by;
        self.replace_from(edit.kept, edit.removed.clone());
        self.undone.push(edit);
        Some(by)
    }

    /// Does again what was last undone. Says whose it was, `None` where there is nothing.
    pub fn redo(&mut self) -> Option<Player> {
        let edit = self.undone.pop()?;
        let by = edit.by;
        self.replace_from(edit.kept, edit.added.clone());
        self.done.push(edit);
        Some(by)
    }

    /// The same game with nothing to undo or to redo.
    #[must_use]
    pub fn without_history(&self) -> Self {
        Self { done: Vec::new(), undone: Vec::new(), ..self.clone() }
    }

    /// Whose doings [`undo`](Self::undo) can take back, the latest first.
    pub fn undo_history(&self) -> impl Iterator<Item = Player> + '_ {
        self.done.iter().rev().map(|edit| edit.by)
    }

    /// Whose doings [`redo`](Self::redo) can do again, the next first.
    pub fn redo_history(&self) -> impl Iterator<Item = Player> + '_ {
        self.undone.iter().rev().map(|edit| edit.by)
    }

    /// Does something new, which ends what could be done again.
    fn edit(&mut self, by: Player, kept: usize, added: Line) {
        let removed = Line { moves: self.line.moves[kept..].to_vec(), resigned: self.line.resigned };
        self.replace_from(kept, added.clone());
        self.done.push(Edit { by, kept, removed, added });
        self.undone.clear();
    }

    /// Keeps the first `kept` moves and goes on with `tail`.
    fn replace_from(&mut self, kept: usize, tail: Line) {
        if let ([mv], None, None) = (&tail.moves[..], tail.resigned, self.outcome)
            && kept == self.line.moves.len()
        {
            return self.go_on(*mv);
        }
        self.line.moves.truncate(kept);
        self.line.moves.extend(tail.moves);
        self.line.resigned = tail.resigned;
        self.position = self.position_at(self.line.moves.len());
        self.outcome = match self.line.resigned {
            Some(loser) => Some(Outcome { winner: loser.opponent(), termination: Termination::Resignation }),
            None => path_outcome(&self.position),
        };
    }

    /// Adds a move at the end of a game that is not over: only its own path can have won.
    fn go_on(&mut self, mv: PlayedMove) {
        let played = self.position.play(mv.node);
        debug_assert_eq!(played, Ok(()), "the moves of a game are legal");
        self.line.moves.push(mv);
        let path = board::path_of(&self.position, mv.node).filter(board::Path::is_winner);
        let won = |path: board::Path| Outcome { winner: path.owner(), termination: Termination::Path };
        self.outcome = path.map(won);
    }
}

/// The outcome of a position in which somebody has joined both their edges.
fn path_outcome(position: &Position) -> Option<Outcome> {
    board::winner(position).map(|winner| Outcome { winner, termination: Termination::Path })
}
