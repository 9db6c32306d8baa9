//! The referee: the only owner of a live game (`docs/rules.md, "Board"`).
//!
//! [`Referee::play`] and [`Referee::play_at`] are the only ways by which a move enters a game, whether it comes from the mouse, the
//! keyboard, an engine or a file. The referee has the rules and the history, but no personalities.
//!
//! ```
//! use span_it_core::board::{BoardSize, Player};
//! use span_it_core::referee::{MoveNote, Referee, Refusal};
//! let mut game = Referee::new(BoardSize::square(3)?, Player::Horizontal);
//! game.play("a1".parse()?, MoveNote::default())?;
//! let refused = game.play_at(1, Player::Horizontal, "c3".parse()?, MoveNote::default());
//! assert_eq!(refused, Err(Refusal::NotYourTurn { player: Player::Horizontal }));
//! assert_eq!(game.undo(), Some(Player::Horizontal));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::{self, BoardSize, ByPlayer, Node, PlaceError, Player, Position};
use crate::search_totals::SearchTotals;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Termination {
    /// The winner has a winning path.
    Path,
    /// The loser resigned.
    Resignation,
    /// The loser's clock ran out.
    Time,
}

impl Termination {
    /// The word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Resignation => "resignation",
            Self::Time => "time",
        }
    }
}

/// The result of a game. There are no draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "an object with winner and by")]
pub struct Outcome {
    /// The winner.
    pub winner: Player,
    /// How the game ended.
    #[serde(rename = "by")]
    pub termination: Termination,
}

/// Notes about a move, which have no effect on the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MoveNote {
    /// The time that the player took.
    pub time: Option<Duration>,
    /// For a move of a computer: finished and wanted levels of lookahead.
    pub levels: Option<(u16, u16)>,
    /// For a move of a personality: the work of its search.
    pub search: Option<SearchTotals>,
}

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The player.
    pub player: Player,
    /// The node.
    pub node: Node,
    /// Notes about the move.
    pub note: MoveNote,
}

/// Why the referee refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The node is not on the board, or taken.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// It is the other player's turn.
    #[error("it is not {player}'s turn")]
    NotYourTurn {
        /// The player who tried to move.
        player: Player,
    },
    /// The game is over.
    #[error("the game is over: {} won", .outcome.winner)]
    GameOver {
        /// The result.
        outcome: Outcome,
    },
    /// The move is for a ply beyond the end of the game.
    #[error("the game has {moves} moves; there is no move {}", .ply + 1)]
    NoSuchPly {
        /// The number of moves before it.
        ply: usize,
        /// The number of moves of the game.
        moves: usize,
    },
}

/// The state of a game between two edits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct GameLine {
    moves: Vec<PlayedMove>,
    /// The end that the moves do not show.
    ended: Option<Outcome>,
}

/// An edit that can be undone: after the first `kept` moves, `removed` was replaced by `added`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Edit {
    by: Player,
    kept: usize,
    removed: GameLine,
    added: GameLine,
}

/// A live game: moves, position, outcome and undo history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Referee {
    start: Position,
    position: Position,
    line: GameLine,
    outcome: Option<Outcome>,
    done: Vec<Edit>,
    undone: Vec<Edit>,
    /// Time used without a move of the game.
    unplayed: ByPlayer<Duration>,
}

impl Referee {
    /// A new game on an empty board.
    pub fn new(size: BoardSize, first: Player) -> Self {
        Self::from_position(Position::empty(size, first))
    }

    /// A game that starts at a position, which may already be won.
    pub fn from_position(start: Position) -> Self {
        let outcome = path_outcome(&start);
        Self {
            position: start.clone(),
            start,
            line: GameLine::default(),
            outcome,
            done: Vec::new(),
            undone: Vec::new(),
            unplayed: ByPlayer::default(),
        }
    }

    /// The start position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves in order.
    pub fn moves(&self) -> &[PlayedMove] {
        &self.line.moves
    }

    /// The result, if the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The time that a player has used without a move of the game: for moves that were taken back, and for turns that
    /// have not ended.
    pub fn unplayed_time(&self, player: Player) -> Duration {
        self.unplayed[player]
    }

    /// Adds to the [`unplayed_time`](Self::unplayed_time).
    pub fn add_unplayed_time(&mut self, player: Player, time: Duration) {
        self.unplayed[player] = self.unplayed[player].saturating_add(time);
    }

    /// All the time that a player has used. Undo and redo do not change it.
    pub fn time_used(&self, player: Player) -> Duration {
        let moves = self.line.moves.iter().filter(|mv| mv.player == player);
        let played = moves.filter_map(|mv| mv.note.time).fold(Duration::ZERO, Duration::saturating_add);
        played.saturating_add(self.unplayed[player])
    }

    /// The position after the first `ply` moves; after all moves if there are fewer.
    pub fn position_at(&self, ply: usize) -> Position {
        let mut position = self.start.clone();
        for mv in self.line.moves.iter().take(ply) {
            let replayed = position.play(mv.node);
            debug_assert_eq!(replayed, Ok(()), "the moves of a game are legal");
        }
        position
    }

    /// Plays a move of the player to move. Returns the result if the move ends the game.
    ///
    /// # Errors
    /// The move is illegal; the game is then unchanged.
    pub fn play(&mut self, node: Node, note: MoveNote) -> Result<Option<Outcome>, Refusal> {
        self.play_at(self.line.moves.len(), self.position.to_move(), node, note)
    }

    /// Plays a move of `player` as move number `ply + 1`. Later moves, if any, are removed;
    /// [`undo`](Self::undo) restores them. Returns the result if the move ends the game.
    ///
    /// # Errors
    /// The move is illegal; the game is then unchanged.
    pub fn play_at(
        &mut self,
        ply: usize,
        player: Player,
        node: Node,
        note: MoveNote,
    ) -> Result<Option<Outcome>, Refusal> {
        self.check(ply, player, node)?;
        let mv = PlayedMove { player, node, note };
        self.edit(player, ply, GameLine { moves: vec![mv], ended: None });
        Ok(self.outcome)
    }

    /// Checks whether [`play_at`](Self::play_at) would accept the move.
    ///
    /// # Errors
    /// The move is illegal.
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

    /// Resigns for `player`, regardless of who is to move.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, player: Player) -> Result<Outcome, Refusal> {
        self.lose(player, Termination::Resignation)
    }

    /// Ends the game because the clock of `player` ran out.
    ///
    /// # Errors
    /// The game is over.
    pub fn lose_on_time(&mut self, player: Player) -> Result<Outcome, Refusal> {
        self.lose(player, Termination::Time)
    }

    fn lose(&mut self, player: Player, termination: Termination) -> Result<Outcome, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::GameOver { outcome });
        }
        let outcome = Outcome { winner: player.opponent(), termination };
        self.edit(player, self.line.moves.len(), GameLine { moves: Vec::new(), ended: Some(outcome) });
        Ok(outcome)
    }

    /// Undoes the last edit: a move, a move that replaced others, a resignation or a loss on time. Returns its player; `None`
    /// if there is nothing to undo.
    pub fn undo(&mut self) -> Option<Player> {
        let edit = self.done.pop()?;
        let by = edit.by;
        self.restore(edit.kept, edit.removed.clone());
        self.undone.push(edit);
        Some(by)
    }

    /// Redoes the last undone edit. Returns its player; `None` if there is nothing to redo.
    pub fn redo(&mut self) -> Option<Player> {
        let edit = self.undone.pop()?;
        let by = edit.by;
        self.restore(edit.kept, edit.added.clone());
        self.done.push(edit);
        Some(by)
    }

    /// The same game without undo history.
    #[must_use]
    pub fn without_history(&self) -> Self {
        Self { done: Vec::new(), undone: Vec::new(), ..self.clone() }
    }

    /// The players of the edits that [`undo`](Self::undo) can undo, latest first.
    pub fn undo_history(&self) -> impl Iterator<Item = Player> + '_ {
        self.done.iter().rev().map(|edit| edit.by)
    }

    /// The players of the edits that [`redo`](Self::redo) can redo, next first.
    pub fn redo_history(&self) -> impl Iterator<Item = Player> + '_ {
        self.undone.iter().rev().map(|edit| edit.by)
    }

    /// Applies a new edit and clears the redo history.
    fn edit(&mut self, by: Player, kept: usize, added: GameLine) {
        let removed = GameLine { moves: self.line.moves[kept..].to_vec(), ended: self.line.ended };
        self.replace_from(kept, added.clone());
        self.done.push(Edit { by, kept, removed, added });
        self.undone.clear();
    }

    /// Replaces the moves after the first `kept` by moves that were played before. Their time counts as that of moves
    /// again.
    fn restore(&mut self, kept: usize, tail: GameLine) {
        for mv in &tail.moves {
            let time = mv.note.time.unwrap_or_default();
            self.unplayed[mv.player] = self.unplayed[mv.player].saturating_sub(time);
        }
        self.replace_from(kept, tail);
    }

    /// Replaces the moves after the first `kept` by `tail`.
    fn replace_from(&mut self, kept: usize, tail: GameLine) {
        if let ([mv], None, None) = (&tail.moves[..], tail.ended, self.outcome)
            && kept == self.line.moves.len()
        {
            return self.append(*mv);
        }
        for mv in self.line.moves.split_off(kept) {
            self.add_unplayed_time(mv.player, mv.note.time.unwrap_or_default());
        }
        self.line.moves.extend(tail.moves);
        self.line.ended = tail.ended;
        self.position = self.position_at(self.line.moves.len());
        self.outcome = self.line.ended.or_else(|| path_outcome(&self.position));
    }

    /// Appends a move to a game that is not over. Only the path of the move can be a winning path.
    fn append(&mut self, mv: PlayedMove) {
        let played = self.position.play(mv.node);
        debug_assert_eq!(played, Ok(()), "the moves of a game are legal");
        self.line.moves.push(mv);
        let path = board::path_of(&self.position, mv.node).filter(board::Path::is_winner);
        let win = |path: board::Path| Outcome { winner: path.owner(), termination: Termination::Path };
        self.outcome = path.map(win);
    }
}

/// The outcome of a position with a winning path.
fn path_outcome(position: &Position) -> Option<Outcome> {
    board::winner(position).map(|winner| Outcome { winner, termination: Termination::Path })
}
