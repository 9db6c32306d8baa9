//! What most tests of the window use.

pub(super) use std::path::{Path, PathBuf};
pub(super) use std::sync::Arc;
pub(super) use std::time::Duration;

pub(super) use egui::accesskit::Role;
pub(super) use egui::{Event, Key, Modifiers, Rect, ViewportCommand};
pub(super) use egui_kittest::kittest::NodeT as _;
pub(super) use span_it::messages::dialogs::{new_game, settings};
pub(super) use span_it::messages::{editor, files, game, language, menu, review, solver};
pub(super) use span_it::testing::pages::{
    EditorState, GameState, HelpState, LearnState, ProofState, RatedGames, ReviewState,
};
pub(super) use span_it::testing::platform::{FileAnswer, FileKind, FilePurpose};
pub(super) use span_it::testing::{
    Action, EditorAction, FileAction, GameAction, LearnAction, LibraryAction, Opponent, PageId, ReviewAction,
    Theme, WindowAction,
};
pub(super) use span_it_core::board::{BoardSize, Node, Player, Position};
pub(super) use span_it_core::engine::{Manner, Seed};
pub(super) use span_it_core::personality::{Factor, Personality};
pub(super) use span_it_core::record::{GameSetup, PlayerKind};
pub(super) use span_it_core::referee::Referee;
pub(super) use tempfile::TempDir;

pub(super) use super::harness::{StartOptions, Window, folder};
pub(super) use super::queries::name_of;
pub(super) use super::setups::{
    AUTOSAVE, QUICK_WIN, add_own, after, against_slow, against_steady, before_the_win, built_in, computer,
    first_free, from_position, game, leave_unfinished, moves_in, person, read_personality, record,
    two_computers, two_people, write_mine,
};
