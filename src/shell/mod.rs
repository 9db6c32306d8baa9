//! The window as a whole: start, one frame, menus and keys, and what becomes of a request.

pub(crate) mod closing;
pub(crate) mod file_commands;
pub(crate) mod file_drop;
pub(crate) mod find_command;
pub(crate) mod frame;
pub(crate) mod launch;
pub(crate) mod open;
pub(crate) mod own_files;
pub(crate) mod page_states;
pub(crate) mod recovery;
pub(crate) mod strip;
pub(crate) mod window_commands;
pub(crate) mod window_geometry;
