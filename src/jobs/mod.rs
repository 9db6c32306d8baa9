//! Background jobs: [`Job`] for one answer, [`Worker`] for requests of which only the latest counts, and work that
//! several features share. Contains no drawing.

pub mod cpu_benchmark;
pub(crate) mod engine_check;
pub mod engine_worker;
pub(crate) mod external_player;
pub(crate) mod job;
pub(crate) mod personality_loader;
pub(crate) mod worker;

use std::sync::Arc;

use eframe::egui;

pub(crate) use crate::jobs::job::{Job, Progress};
pub(crate) use crate::jobs::worker::{Reporter, WakeAt, Worker};

/// Wakes the window from another thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

pub(crate) fn repaint_wake(ctx: &egui::Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// A [`Wake`] for tests, and a receiver of one message per call.
#[cfg(test)]
pub(crate) fn test_wake() -> (Wake, std::sync::mpsc::Receiver<()>) {
    let (sender, woken) = std::sync::mpsc::channel();
    (Arc::new(move || sender.send(()).unwrap_or_default()), woken)
}
