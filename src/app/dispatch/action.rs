//! Everything a screen can ask for. Screens only ever return actions;
//! [`App::apply`](crate::app::App) is the one place that carries them out.

use std::path::PathBuf;

use crate::app::help::Place;
use crate::app::session::Speed;
use crate::app::settings::{ShowTruth, Theme};
use crate::app::store::html_export::Print;
use crate::app::{clone, editor, library, proof, tournament, training};
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::Measured;
use span_it_core::record::{GameSetup, Reduction};

/// One thing to be done.
#[derive(Clone, Debug)]
pub enum Action {
    /// Opens the New Game dialog, with the personality list for a player on top.
    NewGame(Option<Player>),
    /// Draws a seed for the New Game dialog.
    DrawSeed,
    /// Puts a new game on the table.
    StartGame {
        /// As this says.
        setup: Box<GameSetup>,
        /// Whether the first move was drawn by lot.
        random_first: bool,
    },
    /// Leaves the first screen.
    Start,
    /// The same players once more.
    Rematch,
    /// Gives a player another name.
    SetName(Player, String),
    /// Hands a side to the computer, or to a person.
    HandTo {
        /// Which.
        player: Player,
        /// Whether to the computer.
        computer: bool,
    },
    /// Plays a node for the person to move.
    Play(Node),
    /// Gives up for the person to move.
    Resign,
    /// Takes back.
    Undo,
    /// Does again.
    Redo,
    /// Asks for a hint, or closes it.
    ToggleHint,
    /// Closes the hint.
    CloseHint,
    /// Makes the computer answer at once.
    MoveNow,
    /// Pauses a match of computers, or goes on.
    TogglePause,
    /// One move of a paused match.
    Step,
    /// Sets the speed of a match.
    SetSpeed(Speed),
    /// Looks at the position after so many moves.
    View(usize),
    /// Goes from looking back to the game.
    ViewLive,
    /// Chooses a game or personality file and opens it.
    Open,
    /// Opens a file.
    OpenPath(PathBuf),
    /// Forgets the recent files.
    ForgetRecent,
    /// Forgets one of them.
    ForgetFile(PathBuf),
    /// Saves the game to its file.
    Save,
    /// Chooses a file and saves the game to it.
    SaveAs,
    /// The same, with the game freed of what makes its record too large.
    SaveLightened(Reduction),
    /// Copies the position shown.
    CopyPosition,
    /// Asks the clipboard for a position.
    RequestPaste,
    /// Begins a game from a position text.
    PastePosition(String),
    /// A path was typed where no file dialog can be shown.
    PathTyped(PathBuf),
    /// Opens the list of personalities, for a player of the dialog below or for the editor.
    OpenLibrary(Option<Player>),
    /// Opens the list of personalities by itself.
    ShowLibrary,
    /// Something asked for in the list of personalities.
    Library(library::dialog::Ask),
    /// Saves a player's personality out of the game on the table.
    SavePersonalityOf(Player),
    /// Has the desktop show the folder of the player's own personalities.
    OpenPersonalityFolder,
    /// Asks for another folder of the player's own personalities.
    ChoosePersonalityFolder,
    /// Keeps the player's own personalities in the data folder again.
    UseDefaultFolder,
    /// Keeps how strong a personality was measured to be.
    NoteStrength(Box<Measured>),
    /// Takes a personality from the list, with the file it came from.
    LoadPersonality(Option<Player>, Box<Personality>, Option<PathBuf>),
    /// Opens the personality editor on a personality.
    EditPersonality {
        /// What to edit.
        personality: Box<Personality>,
        /// The file it came from.
        file: Option<PathBuf>,
        /// The player of the New Game dialog it is edited for.
        of: Option<Player>,
    },
    /// Opens the personality editor where it was left, else on the personality of the computer, or of
    /// horizontal where two people play.
    OpenEditor,
    /// Opens the personality editor on a new personality.
    NewPersonality,
    /// Something asked for in *New from My Games*.
    FromGames(clone::dialog::Ask),
    /// Something asked for in a training.
    Training(training::Ask),
    /// Uses a personality for a player in the next game.
    UseInNextGame(Player, Box<Personality>),
    /// Chooses a personality file for the dialog on top or the editor.
    ChoosePersonalityFile,
    /// Something asked for in the personality editor.
    Editor(editor::Ask),
    /// Saves the personality in the editor to its file, or asks for one.
    SavePersonality,
    /// Asks for a file and saves the personality in the editor to it.
    SavePersonalityAs,
    /// Shows or hides the weights on the board.
    ToggleHeat,
    /// Shows or hides the truth.
    ToggleTruth,
    /// Chooses when the truth is shown.
    SetShowTruth(ShowTruth),
    /// Has a person warned after throwing a win, or not.
    SetWarnSlips(bool),
    /// Opens *Show me why* on the position shown.
    ShowWhy,
    /// Something asked for on that page.
    Why(proof::Ask),
    /// Opens the Ultimate Personality Competition.
    ShowTournament,
    /// Something asked for on that page.
    Tournament(tournament::Ask),
    /// Closes the page that is open over the game.
    ClosePage,
    /// Opens the review, at the move shown.
    ShowReview,
    /// Reviews the move after so many moves.
    ReviewMove(usize),
    /// Reviews the next move that threw the win; after the last one comes the first.
    NextSlip,
    /// Reviews the move before that threw the win; before the first one comes the last.
    PreviousSlip,
    /// Leaves the review for the game, where the move under review can be made otherwise.
    PlayOn,
    /// Shows or hides the better moves on the review's board.
    ToggleBest,
    /// Opens the list of those who could have made a player's moves, in the review.
    ShowAlike(Player),
    /// Opens "Go to node".
    GoToNode,
    /// Puts the cursor on a node.
    Focus(Node),
    /// Chooses the colours.
    SetTheme(Theme),
    /// Sets the size of texts, in percent.
    SetTextSize(u16),
    /// Chooses less motion, more, or as the desktop says.
    SetReduceMotion(Option<bool>),
    /// Names rows and columns at the board, or not.
    SetCoordinates(bool),
    /// Has clicks confirmed, or not.
    SetConfirmMoves(bool),
    /// Sets the name a person here plays under.
    SetHandle(String),
    /// Shows or hides the side panel.
    ToggleSidePanel,
    /// Fills the screen, or not.
    ToggleFullScreen,
    /// Opens the settings.
    ShowSettings,
    /// Opens the help at a place.
    Help(Place),
    /// Opens the help on what is in front of the player.
    HelpHere,
    /// Closes the help.
    CloseHelp,
    /// Makes a page to print, and asks where to save it.
    Print(Print),
    /// Opens the list of keys.
    ShowKeyboard,
    /// Opens the about dialog.
    ShowAbout,
    /// Opens the licences.
    ShowLicences,
    /// Opens the move list on a narrow window.
    ShowMoves,
    /// Closes the topmost dialog.
    CloseDialog,
    /// Shows the details of the error bar.
    ToggleErrorDetails,
    /// Closes the error bar.
    CloseError,
    /// Takes up the game a crash left.
    ResumeCrashed,
    /// Opens the editor on the changes that an earlier window left.
    OpenDraft,
    /// Throws them away.
    DiscardDraft,
    /// Ends the program.
    Quit,
    /// Ends it, though a game is lost by it.
    QuitUnkept,
}
