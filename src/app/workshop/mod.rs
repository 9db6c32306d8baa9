//! What goes on behind the personality editor, the review and learning from games: work on threads of
//! its own, previews, costs, files that change under one's hands. No drawing.

pub mod alike;
pub mod bout;
pub mod collection;
pub mod cost;
pub mod errand;
pub mod positions;
pub mod preview;
pub mod rehearsal;
pub mod school;
pub mod studio;
pub mod task;
pub mod training;
pub mod watch;
