//! Files: settings, autosave, recovery, opening and saving.

pub(crate) mod action;
pub(crate) mod autosave;
pub(crate) mod background_writer;
pub(crate) mod cleanup;
pub(crate) mod clipboard;
pub(crate) mod commands;
pub(crate) mod drafts;
pub(crate) mod file_drop;
pub(crate) mod files;
pub(crate) mod html_export;
pub(crate) mod instance_lock;
pub mod path_prompt;
pub(crate) mod recovery;
pub(crate) mod save;
pub(crate) mod unsaved_game_dialog;
pub(crate) mod window_geometry;
