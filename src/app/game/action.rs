//! Requests to the game.

use crate::app::board::ZoomStep;
use crate::app::session::PlaybackSpeed;
use crate::picture::heat_map::HeatPart;
use span_it_core::board::{Node, Player};
use span_it_core::record::GameSetup;

#[derive(Clone, Debug)]
pub enum GameAction {
    /// With a player, also opens the list to choose who plays on that side.
    OpenNewGame(Option<Player>),
    NewSeed,
    /// Opens the list for a player of the open New Game dialog, otherwise of the game.
    OpenChooser(Player),
    StartGame {
        setup: Box<GameSetup>,
        random_first: bool,
    },
    LeaveFirstScreen,
    Rematch,
    /// The same, with this player first.
    RematchFirst(Player),
    /// Starts a game against the next stronger built-in opponent.
    NextOpponent,
    SetName(Player, String),
    SetComputer {
        player: Player,
        computer: bool,
    },
    Play(Node),
    /// Of the board on the page.
    Zoom(ZoomStep),
    /// Asks first in a game of the ladder.
    Resign,
    /// Makes a game of the ladder an ordinary one. Asks first if that loses it.
    LeaveLadder,
    Undo,
    Redo,
    /// Opens or closes the card *Help me*.
    ToggleHelp,
    /// The same by its button: the card takes the focus.
    PressHelp,
    ToggleHint,
    CloseHint,
    MoveNow,
    TogglePause,
    Step,
    SetSpeed(PlaybackSpeed),
    ShowPly(usize),
    ToggleHeat,
    /// Of the heat map.
    ShowPart(HeatPart),
    /// Asks for a file for the weights of all free nodes.
    SaveWeights,
    ToggleWinner,
    OpenGoTo,
    FocusNode(Node),
    ShowMoves,
    ShowSearchStatistics,
    /// Of the position after so many moves, with and without pruning.
    CompareSearches(usize),
}
