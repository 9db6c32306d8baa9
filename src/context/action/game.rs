//! Requests to the game.

use crate::model::result::Changes;
use crate::model::session::PlaybackSpeed;
use crate::picture::heat_map::HeatPart;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;
use span_it_core::record::GameSetup;

#[derive(Clone, Debug)]
pub enum GameAction {
    /// With a player, also opens the list to choose who plays on that side.
    OpenNewGame(Option<Player>),
    /// Starts a game with these players, on a rung of the ladder, counted from 1.
    ShowNewGame {
        setup: Box<GameSetup>,
        rung: Option<u8>,
    },
    FocusBoard,
    /// What the finished game has changed.
    NoteChanges(Box<Changes>),
    /// Returns to a game of the session that another one has replaced.
    BringBack(u64),
    /// Starts a game against this personality, or on the first screen only chooses it.
    PlayAgainst(Box<Personality>),
    /// Takes a personality into the open New Game dialog, or into a new one.
    UseInNextGame(Player, Box<Personality>),
    StartGame {
        setup: Box<GameSetup>,
        random_first: bool,
    },
    LeaveFirstScreen,
    Rematch,
    SetName(Player, String),
    SetComputer {
        player: Player,
        computer: bool,
    },
    Play(Node),
    /// Asks first in a game of the ladder.
    Resign,
    /// Makes a game of the ladder an ordinary one. Asks first if that loses it.
    LeaveLadder,
    /// Undoes the last step of the page: a move, a change of a factor, a cut.
    Undo,
    Redo,
    /// Opens or closes the card *Help me*.
    ToggleHelp,
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
    ToggleWinner,
    OpenGoTo,
    FocusNode(Node),
    /// They can compare the searches of the position after so many moves.
    ShowSearchStatistics(usize),
}
