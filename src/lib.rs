//! The game, an eframe window, and the toolkit, a command-line program, over the rules, engine and solver of
//! [`span_it_core`] and the tournaments and training of [`span_it_lab`]. `docs/architecture.md` describes the parts.

#[cfg(feature = "window")]
#[allow(missing_docs, reason = "only the tests of this package use its items")]
mod app;
#[cfg(feature = "window")]
#[allow(missing_docs, reason = "only the tests of this package use its items")]
mod jobs;
mod manual;
#[cfg(feature = "window")]
#[doc(hidden)]
pub mod messages;
#[doc(hidden)]
pub mod picture;
#[cfg(feature = "window")]
#[allow(missing_docs, reason = "only the tests of this package use its items")]
mod platform;
#[doc(hidden)]
pub mod toolkit;

#[cfg(feature = "window")]
pub use app::launch::run;

/// What the tests and examples of this package use. Not a stable interface.
#[cfg(feature = "window")]
#[doc(hidden)]
#[allow(missing_docs, reason = "not an interface")]
pub mod testing {
    pub use crate::app::Features;
    pub use crate::app::action::{Action, WindowAction};
    pub use crate::app::command::shortcut::PageId;
    pub use crate::app::editor::action::EditorAction;
    pub use crate::app::frame::App;
    pub use crate::app::game::action::GameAction;
    pub use crate::app::game::opponents::Opponent;
    pub use crate::app::help::place::HelpAction;
    pub use crate::app::launch::Launch;
    pub use crate::app::learn::action::{LearnAction, LearnPage, LessonAction};
    pub use crate::app::library::action::LibraryAction;
    pub use crate::app::library::character::Trait;
    pub use crate::app::review::action::ReviewAction;
    pub use crate::app::session::Session;
    pub use crate::app::settings::{ComputerPace, Settings, Volume};
    pub use crate::app::store::action::FileAction;
    pub use crate::app::training::action::TrainingAction;
    pub use crate::app::ui::theme::Theme;
    pub use crate::messages;

    pub mod board {
        pub use crate::app::board::{BoardScene, BoardState, Heat, Mark, MarkKind, ZoomStep, geometry, show};
    }
    pub mod command {
        pub use crate::app::command::table::{key_list, keys_of_commands, menu_labels};
    }
    pub mod editor {
        pub use crate::app::editor::form::number_text;
        pub use crate::app::editor::state::EditorState;
    }
    pub mod help {
        pub use crate::app::help::{Chapter, Place, book_page, chapter_page, diagram, personality_page};
    }
    pub mod jobs {
        pub use crate::jobs::{Wake, cpu_benchmark, engine_worker};
    }
    pub mod learn {
        pub use crate::app::learn::lesson::state::Lesson;
    }
    pub mod puzzle {
        pub use crate::app::learn::action::{Choice, PuzzleAction};
        pub use crate::app::learn::puzzle::attempt::{Attempt, Origin};
        pub use crate::app::learn::puzzle::state::PuzzleState;
    }
    pub mod library {
        pub use crate::app::library::character;
    }
    /// The parsers of this package: each reads a text and writes it again, if it is accepted.
    pub mod parsers {
        pub use crate::app::editor::drafts::rewritten as draft;

        pub fn settings(text: &[u8]) -> Option<String> {
            Some(super::Settings::from_json(text).ok()?.0.to_json())
        }

        pub fn training(text: &[u8]) -> Option<String> {
            let (config, result) = crate::app::training::config::TrainingTask::from_json(text).ok()?;
            Some(config.to_json(result.as_ref()))
        }
    }
    pub mod platform {
        pub use crate::platform::{FileAnswer, FileKind, FilePurpose, FileRequest, Folders, Platform, Sound};
    }
    pub mod proof {
        pub use crate::app::proof::state::ProofState;
    }
    pub mod review {
        pub use crate::app::review::state::PlayerIdentification;
    }
    pub mod session {
        pub use crate::app::session::{HintState, PlaybackSpeed, SessionGame};
    }
    pub mod training {
        pub use crate::app::training::job;
    }
    pub mod ui {
        pub use crate::app::ui::{emblem, icons, theme, widgets};
    }
}
