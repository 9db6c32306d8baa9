//! The state without a window: games, settings, files and background work. No egui.

pub(crate) mod clone_job;
pub(crate) mod cpu_benchmark;
pub(crate) mod drafts;
pub mod engine_worker;
pub(crate) mod entry;
pub(crate) mod explanation;
pub(crate) mod form;
pub(crate) mod home;
pub(crate) mod ladder_game;
pub(crate) mod measurements;
pub(crate) mod opponents;
pub(crate) mod own_folder;
pub(crate) mod own_mistakes;
pub(crate) mod place;
pub(crate) mod result;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod sides;
pub(crate) mod speech;
pub(crate) mod store;
pub(crate) mod story;
pub(crate) mod strength;
pub(crate) mod tournament;
pub(crate) mod training;
pub(crate) mod unstored;
