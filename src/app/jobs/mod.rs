//! What goes on behind the personality editor, the review and learning from games: work on threads of
//! its own, previews, costs, files that change under one's hands. No drawing.

pub(crate) mod cpu_benchmark;
pub mod file_watch;
pub mod personality_loader;
pub mod search_speed;
pub mod worker;
