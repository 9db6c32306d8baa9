//! What can be asked of the game.

use crate::app::session::PlaybackSpeed;
use span_it_core::board::{Node, Player};
use span_it_core::record::GameSetup;

/// Requests to the game and its page.
#[derive(Clone, Debug)]
pub enum GameAction {
    /// Opens New Game; with a player, the personality list for that player on top of it.
    OpenNewGame(Option<Player>),
    /// Draws a seed for the New Game dialog.
    NewSeed,
    StartGame {
        /// Players, board and limits of the game.
        setup: Box<GameSetup>,
        /// Whether the first move was drawn by lot.
        random_first: bool,
    },
    /// Leaves the first screen.
    LeaveFirstScreen,
    /// Starts a game with the same players.
    Rematch,
    /// Starts a game against the next stronger built-in opponent.
    NextOpponent,
    /// Renames a player.
    SetName(Player, String),
    /// Lets the computer or a person play a side.
    SetComputer {
        /// The side.
        player: Player,
        /// Whether the computer plays it.
        computer: bool,
    },
    /// Plays a node for the person to move.
    Play(Node),
    /// Resigns for the person to move.
    Resign,
    /// Takes back a move.
    Undo,
    /// Plays a move that was taken back.
    Redo,
    /// Asks for a hint, or closes it.
    ToggleHint,
    /// Closes the hint.
    CloseHint,
    /// Makes the computer answer at once.
    MoveNow,
    /// Pauses or continues a match of computers.
    TogglePause,
    /// Plays one move of a paused match.
    Step,
    /// Sets the speed of a match.
    SetSpeed(PlaybackSpeed),
    /// Shows the position after this number of moves.
    ShowPly(usize),
    /// Shows the latest position.
    ShowLive,
    /// Shows or hides the weights on the board.
    ToggleHeat,
    /// Shows or hides who wins.
    ToggleTruth,
    /// Opens *Go to Node*.
    OpenGoTo,
    /// Moves the board cursor to a node.
    FocusNode(Node),
    /// Opens the move list of a narrow window.
    ShowMoves,
}
