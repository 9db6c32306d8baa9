//! Requests to the game.

use crate::app::board::ZoomStep;
use crate::app::game::opponents::Opponent;
use crate::app::session::PlaybackSpeed;
use span_it_core::board::{Node, Player};
use span_it_core::record::GameSetup;

#[derive(Clone, Debug)]
pub enum GameAction {
    /// With a player, also opens the personality list for that player.
    OpenNewGame(Option<Player>),
    NewSeed,
    /// Opens the list of opponents for a player.
    OpenOpponents(Player),
    /// For the open New Game dialog, otherwise for the game that has not started.
    ChooseOpponent {
        player: Player,
        opponent: Opponent,
    },
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
    Resign,
    Undo,
    Redo,
    ToggleHint,
    CloseHint,
    MoveNow,
    TogglePause,
    Step,
    SetSpeed(PlaybackSpeed),
    ShowPly(usize),
    ToggleHeat,
    ToggleWinner,
    OpenGoTo,
    FocusNode(Node),
    ShowMoves,
}
