//! The state of the window that is not part of the game: dialogs, notices, cursor, zoom. Undo does not change it.

use std::path::PathBuf;

use crate::app::Action;
use crate::app::board::BoardState;
use crate::app::clone::job::Studio;
use crate::app::dialogs::Dialogs;
use crate::app::game::new_game;
use crate::app::help::Place;
use crate::app::library::dialog;
use crate::app::store::clipboard::Clipboard;
use crate::app::store::html_export;
use crate::app::ui::notices::Notices;
use crate::app::{editor, proof, review, tournament, training};
use crate::jobs::cpu_benchmark::CpuBenchmark;
use crate::platform::FileRequest;
use span_it_core::board::Node;

/// Subjects of notices. Only the latest notice on a subject is shown, until it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// No subject in common with other notices.
    Other,
    /// A mistake: its notice closes with the next move.
    Slip,
    /// A refused move.
    Move,
    /// Opening a file.
    Opening,
    /// Saving a file.
    Saving,
    /// Pasting.
    Pasting,
    /// The file of the personality in the editor was changed by another program.
    EditedFile,
    /// Starting or resuming a tournament.
    Contest,
    /// The test of external engines before a tournament.
    Trial,
    /// The last tournament, which was interrupted.
    BrokenOff,
    /// A training of an earlier window.
    Training,
    /// The game or report of a crashed run.
    Crash,
    /// The program's own files cannot be written.
    Keeping,
    /// The part that the autosaved game lacks.
    Burden,
    /// A draft in the personality editor of an earlier window.
    Draft,
}

/// A notice in the bar under the menu: an error, or information.
#[derive(Clone, Debug)]
pub struct Notice {
    /// One sentence.
    pub text: String,
    /// Further details, if any.
    pub details: Option<String>,
    /// Whether the details are open.
    pub open: bool,
    /// Whether it is an error.
    pub bad: bool,
    /// Its subject.
    pub about: About,
    /// The main remedy: text of the button and its action.
    pub offer: Option<(String, Action)>,
    /// Another remedy.
    pub other: Option<(String, Action)>,
    /// The place in the help with more information.
    pub help: Option<Place>,
}

impl Notice {
    /// An error.
    pub fn problem(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            details: None,
            open: false,
            bad: true,
            about: About::Other,
            offer: None,
            other: None,
            help: None,
        }
    }

    /// The same with this subject.
    #[must_use]
    pub const fn about(mut self, about: About) -> Self {
        self.about = about;
        self
    }

    /// The same with a place in the help.
    #[must_use]
    pub fn with_help(mut self, place: impl Into<Place>) -> Self {
        self.help = Some(place.into());
        self
    }

    /// The same with details.
    #[must_use]
    pub fn with_details(mut self, details: impl Into<String>) -> Self {
        self.details = Some(details.into());
        self
    }
}

/// The page of the window.
#[derive(Debug, Default)]
pub enum Page {
    /// The game.
    #[default]
    Game,
    /// *Show Why*.
    Why(Box<proof::State>),
    /// The review of the game.
    Review(Box<review::State>),
    /// The personality editor; its state is [`View::editor`], which outlives the page.
    Editor,
    /// The tournament.
    Tournament,
}

/// The purpose of a file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    /// To open a game or a personality.
    Open,
    /// To save the game.
    SaveGame,
    /// To load a personality into the dialog below or the editor.
    LoadPersonality,
    /// To save the personality in the editor.
    SavePersonality,
    /// To save a page to print.
    SavePage,
    /// To copy a personality into the player's own.
    ImportPersonality,
    /// To save a personality that is not being edited.
    ExportPersonality,
    /// To choose the folder of the player's own personalities.
    PersonalityFolder,
    /// To write the table of a contest.
    ExportTable,
    /// To add a game to *New from My Games*.
    AddGame,
    /// To add the games of a folder to *New from My Games*.
    AddGames,
}

/// State of the window.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct View {
    /// The page of the window.
    pub page: Page,
    /// The help, shown over the page.
    pub help: Option<Box<crate::app::help::page::State>>,
    /// The factor that the player is changing; the help opens there.
    pub focused_factor: Option<span_it_core::personality::Factor>,
    /// Cursor, zoom and animations of the board.
    pub board: BoardState,
    /// The personality editor, also while another page is shown.
    pub editor: Option<Box<editor::State>>,
    /// The tournament, which continues while its page is closed.
    pub tournament: tournament::State,
    /// The training, which continues while its dialog is closed.
    pub training: training::State,
    /// Open dialogs, the topmost last.
    pub dialogs: Dialogs,
    /// The notices of the bar under the menu.
    pub notices: Notices,
    /// Whether the weights are shown.
    pub heat: bool,
    /// Whether the player has requested or hidden who wins, against the settings.
    pub truth: Option<bool>,
    /// The node under the pointer or the cursor.
    pub pointed: Option<Node>,
    /// The next announcement for assistive technology.
    pub announcement: String,
    /// The title of the window.
    pub window_title: String,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Whether the window is known to be visible on a screen.
    pub is_in_sight: bool,
    /// Whether the window is still to be maximised, as it was when it closed.
    pub fills_again: bool,
    /// Whether the desktop asks for less motion.
    pub system_reduced_motion: bool,
    /// The open file dialog: its purpose and its request.
    pub asked_file: Option<(FilePurpose, FileRequest)>,
    /// The game that a file dialog is open for: its number, and its record at that moment.
    pub asked_game: Option<(u64, String)>,
    /// The page that a file dialog is open for.
    pub asked_page: Option<html_export::Page>,
    /// The personality that a file dialog is open for.
    pub asked_personality: Option<Box<span_it_core::personality::Personality>>,
    /// The speed of this computer, measured on first use.
    pub cpu_benchmark: Option<CpuBenchmark>,
    /// Whether the folder of the player's own personalities was missing when the settings were opened.
    pub is_folder_missing: bool,
    /// The folder last opened in the file manager.
    pub shown_folder: Option<PathBuf>,
    /// Personalities for the next game, chosen before New Game is opened.
    pub next_seats: Vec<(span_it_core::board::Player, span_it_core::personality::Personality)>,
    /// The game of a crashed run.
    pub crashed_game: Option<PathBuf>,
    /// Whether the window closes although a game is lost.
    pub leaves_unkept: bool,
    /// State of the clipboard.
    pub clipboard: Clipboard,
    /// Whether the board had the focus when the first dialog was opened.
    pub left_board: bool,
    /// Whether the board takes the focus in the next frame.
    pub focus_board: bool,
}

impl View {
    /// *Show Why*, if it is open.
    pub const fn why(&self) -> Option<&proof::State> {
        match &self.page {
            Page::Why(state) => Some(state),
            Page::Game | Page::Review(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// *Show Why*, if it is open, mutable.
    pub const fn why_mut(&mut self) -> Option<&mut proof::State> {
        match &mut self.page {
            Page::Why(state) => Some(state),
            Page::Game | Page::Review(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// The review, if it is open.
    pub const fn review(&self) -> Option<&review::State> {
        match &self.page {
            Page::Review(state) => Some(state),
            Page::Game | Page::Why(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// The review, if it is open, mutable.
    pub const fn review_mut(&mut self) -> Option<&mut review::State> {
        match &mut self.page {
            Page::Review(state) => Some(state),
            Page::Game | Page::Why(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// Whether something covers the board, so that no move can be played. *Go to Node* plays moves, and the sheet of
    /// moves is part of the game, so neither counts.
    pub fn is_board_covered(&self) -> bool {
        let is_game = matches!(self.page, Page::Game);
        !is_game || self.help.is_some() || self.asked_file.is_some() || self.dialogs.cover_board()
    }

    /// The form of the personality editor, if it is open or was left.
    pub fn form_mut(&mut self) -> Option<&mut editor::Form> {
        self.editor.as_mut().map(|state| &mut state.form)
    }

    /// The list of personalities, if it is the topmost dialog.
    pub fn library_mut(&mut self) -> Option<&mut dialog::Form> {
        self.dialogs.top_mut()
    }

    /// *New from My Games*, if it is open.
    pub fn studio_mut(&mut self) -> Option<&mut Studio> {
        self.dialogs.find_mut()
    }

    /// The New Game dialog, if it is open.
    pub fn new_game_mut(&mut self) -> Option<&mut new_game::Form> {
        self.dialogs.find_mut()
    }
}
