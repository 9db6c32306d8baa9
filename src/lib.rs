//! The game, an eframe window, and the toolkit, a command-line program, over the rules, engine and solver of
//! [`span_it_core`] and the tournaments and training of [`span_it_lab`]. `docs/architecture.md` describes the parts.
#![allow(missing_docs, reason = "only the programs and tests of this package use its items")]

#[cfg(feature = "window")]
mod board;
#[cfg(feature = "window")]
mod context;
#[cfg(feature = "window")]
mod kit;
mod manual;
#[cfg(feature = "window")]
#[doc(hidden)]
pub mod messages;
#[cfg(feature = "window")]
mod model;
#[cfg(feature = "window")]
mod pages;
#[cfg(feature = "window")]
mod parts;
#[doc(hidden)]
pub mod picture;
#[cfg(feature = "window")]
mod platform;
#[cfg(feature = "window")]
mod shell;
#[doc(hidden)]
pub mod toolkit;

#[cfg(feature = "window")]
pub use shell::launch::run;

/// What the tests and examples of this package use. Not a stable interface.
#[cfg(feature = "window")]
#[doc(hidden)]
pub mod testing {
    pub use crate::context::action::editor::EditorAction;
    pub use crate::context::action::file::FileAction;
    pub use crate::context::action::game::GameAction;
    pub use crate::context::action::learn::{LearnAction, LearnPage, LessonAction};
    pub use crate::context::action::library::LibraryAction;
    pub use crate::context::action::review::ReviewAction;
    pub use crate::context::action::{Action, WindowAction};
    pub use crate::context::command::shortcut::PageId;
    pub use crate::kit::theme::Theme;
    pub use crate::messages;
    pub use crate::model::opponents::Opponent;
    pub use crate::model::place::HelpAction;
    pub use crate::model::session::Session;
    pub use crate::model::settings::{ComputerPace, Direction, Settings, Volume};
    pub use crate::shell::frame::App;
    pub use crate::shell::launch::Launch;
    pub use span_it_core::personality::character::Trait;

    pub mod board {
        pub use crate::board::{BoardScene, BoardState, Heat, Mark, MarkKind, ZoomStep, show};
    }
    pub mod command {
        pub use crate::context::command::table::{key_list, keys_of_commands, menu_labels};
    }
    pub mod editor {
        pub use crate::pages::editor::state::EditorState;
    }
    pub mod help {
        pub use crate::pages::help::{Chapter, Place, book_page, chapter_page, diagram, personality_page};
    }
    pub mod jobs {
        pub use crate::model::engine_worker;
        pub use crate::platform::jobs::Wake;
    }
    pub mod learn {
        pub use crate::pages::learn::lesson::state::Lesson;
    }
    pub mod puzzle {
        pub use crate::context::action::learn::{Choice, PuzzleAction};
        pub use crate::pages::learn::puzzle::attempt::Attempt;
        pub use crate::pages::learn::puzzle::state::PuzzleState;
    }
    pub mod library {
        pub use span_it_core::personality::character;
    }
    /// The parsers of this package: each reads a text and writes it again, if it is accepted.
    pub mod parsers {
        pub use crate::model::drafts::rewritten as draft;

        pub fn settings(text: &[u8]) -> Option<String> {
            Some(super::Settings::from_json(text).ok()?.0.to_json())
        }

        pub fn training(text: &[u8]) -> Option<String> {
            let (config, result) = crate::model::training::config::TrainingTask::from_json(text).ok()?;
            Some(config.to_json(result.as_ref()))
        }
    }
    pub mod platform {
        pub use crate::platform::{FileAnswer, FileKind, FilePurpose, FileRequest, Folders, Platform, Sound};
    }
    pub mod review {
        pub use crate::pages::review::state::PlayerIdentification;
    }
    pub mod pages {
        pub use crate::context::states::States;
        pub use crate::pages::editor::state::EditorState;
        pub use crate::pages::editor::training::state::TrainingState;
        pub use crate::pages::game::state::GameState;
        pub use crate::pages::games::state::GamesState;
        pub use crate::pages::help::state::HelpState;
        pub use crate::pages::learn::state::{LearnState, RatedGames};
        pub use crate::pages::proof::state::ProofState;
        pub use crate::pages::review::state::ReviewState;
        pub use crate::pages::tournament::state::TournamentState;
    }
    pub mod session {
        pub use crate::model::session::{HintState, PlaybackSpeed, SessionGame};
    }
    pub mod training {
        pub use crate::model::training::job;
    }
    pub mod ui {
        pub use crate::kit::{icons, theme, widgets};
    }
}
