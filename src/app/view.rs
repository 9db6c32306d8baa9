//! What is looked at and not part of the game: dialogs, the error bar, cursor, zoom. Undo does not
//! touch it.

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

/// The matters of which only the latest is to be told, until they are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// None of these.
    Other,
    /// A slip: it goes with the next move.
    Slip,
    /// A move that was refused.
    Move,
    /// A file to be opened.
    Opening,
    /// A file to be saved.
    Saving,
    /// What was pasted.
    Pasting,
    /// The file of the personality in the editor, which another program changed.
    EditedFile,
    /// A competition that is begun or gone on with.
    Contest,
    /// The outside engines that are tried before it.
    Trial,
    /// The last competition, which broke off.
    BrokenOff,
    /// A training that an earlier window left.
    Training,
    /// What a crash left.
    Crash,
    /// The program's own files, which are not written.
    Keeping,
    /// What the unfinished game is kept without.
    Burden,
    /// Changes in the personality editor that an earlier window left.
    Draft,
}

/// A bar under the menu: something went wrong, or should be known.
#[derive(Clone, Debug)]
pub struct Notice {
    /// One sentence.
    pub text: String,
    /// All there is to say, if there is more.
    pub details: Option<String>,
    /// Whether the details are open.
    pub open: bool,
    /// Whether something went wrong.
    pub bad: bool,
    /// What it is about.
    pub about: About,
    /// What can be done about it: the button's text and what it does.
    pub offer: Option<(String, Action)>,
    /// What can be done instead.
    pub other: Option<(String, Action)>,
    /// Where the help says more.
    pub help: Option<Place>,
}

impl Notice {
    /// Something went wrong.
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

    /// The same, about this.
    #[must_use]
    pub const fn about(mut self, about: About) -> Self {
        self.about = about;
        self
    }

    /// The same with a place in the help that says more.
    #[must_use]
    pub fn with_help(mut self, place: impl Into<Place>) -> Self {
        self.help = Some(place.into());
        self
    }

    /// The same with more to say.
    #[must_use]
    pub fn with_details(mut self, details: impl Into<String>) -> Self {
        self.details = Some(details.into());
        self
    }
}

/// What fills the window.
#[derive(Debug, Default)]
pub enum Page {
    /// The game.
    #[default]
    Game,
    /// Show me why.
    Why(Box<proof::State>),
    /// The review of the game.
    Review(Box<review::State>),
    /// The personality editor; its state is [`View::editor`], which outlives the page.
    Editor,
    /// The Ultimate Personality Competition.
    Tournament,
}

/// What a file was asked for.
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
    /// To keep the player's own personalities in.
    PersonalityFolder,
    /// To write the table of a contest.
    ExportTable,
    /// To learn from a game.
    AddGame,
    /// To learn from the games of a folder.
    AddGames,
}

/// The view's state.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct View {
    /// What fills the window.
    pub page: Page,
    /// The help, which lies over the page.
    pub help: Option<Box<crate::app::help::page::State>>,
    /// The factor that the player is changing: the help opens there.
    pub focused_factor: Option<span_it_core::personality::Factor>,
    /// Cursor, zoom and animations of the board.
    pub board: BoardState,
    /// The personality editor, also while another page is shown.
    pub editor: Option<Box<editor::State>>,
    /// The Ultimate Personality Competition; it goes on while its page is closed.
    pub tournament: tournament::State,
    /// The training of a personality; it goes on while its dialog is closed.
    pub training: training::State,
    /// Open dialogs, the topmost last.
    pub dialogs: Dialogs,
    /// What the bar under the menu says.
    pub notices: Notices,
    /// Whether the weights are shown.
    pub heat: bool,
    /// Whether the truth is shown or hidden against the settings.
    pub truth: Option<bool>,
    /// The node under the pointer or the cursor.
    pub pointed: Option<Node>,
    /// What assistive technology should say next.
    pub announcement: String,
    /// What the window is called.
    pub window_title: String,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Whether the window has been found, or brought, to where it can be seen.
    pub is_in_sight: bool,
    /// Whether the window is still to fill the screen, as it did when it was closed.
    pub fills_again: bool,
    /// Whether the desktop asks for less motion.
    pub system_reduced_motion: bool,
    /// A file dialog under way: what for, and what was asked.
    pub asked_file: Option<(FilePurpose, FileRequest)>,
    /// The game that a file is asked for: its table's number, and its record at that moment.
    pub asked_game: Option<(u64, String)>,
    /// The page that a file is asked for.
    pub asked_page: Option<html_export::Page>,
    /// The personality that a file is asked for.
    pub asked_personality: Option<Box<span_it_core::personality::Personality>>,
    /// How fast this computer is, once somebody wants to know.
    pub cpu_benchmark: Option<CpuBenchmark>,
    /// Whether the folder of the player's own personalities was not there when the settings were opened.
    pub is_folder_missing: bool,
    /// The folder that the desktop was asked to show last.
    pub shown_folder: Option<PathBuf>,
    /// Personalities to be used in the next game, before New Game is opened.
    pub next_seats: Vec<(span_it_core::board::Player, span_it_core::personality::Personality)>,
    /// The game a crash left.
    pub crashed_game: Option<PathBuf>,
    /// Whether the window is closed though a game is lost by it.
    pub leaves_unkept: bool,
    /// What was asked of the clipboard.
    pub clipboard: Clipboard,
    /// Whether the board had the keyboard when the first of the dialogs was opened.
    pub left_board: bool,
    /// Whether the board should take the keyboard at the next frame.
    pub focus_board: bool,
}

impl View {
    /// *Show me why*, if it is open.
    pub const fn why(&self) -> Option<&proof::State> {
        match &self.page {
            Page::Why(state) => Some(state),
            Page::Game | Page::Review(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// *Show me why*, if it is open, to be changed.
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

    /// The review, if it is open, to be changed.
    pub const fn review_mut(&mut self) -> Option<&mut review::State> {
        match &mut self.page {
            Page::Review(state) => Some(state),
            Page::Game | Page::Why(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// Whether something lies over the board, so that nobody can move there. *Go to Node* is a way to move,
    /// and the sheet of moves is part of the game.
    pub fn is_board_covered(&self) -> bool {
        let is_game = matches!(self.page, Page::Game);
        !is_game || self.help.is_some() || self.asked_file.is_some() || self.dialogs.cover_board()
    }

    /// What is entered in the personality editor, if it is open or was left.
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
