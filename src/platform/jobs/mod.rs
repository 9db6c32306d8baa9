//! Background jobs: [`Job`] for one answer, [`Worker`] for requests of which only the latest counts, and work that
//! several pages share. Contains no drawing.

pub(crate) mod job;
pub(crate) mod worker;

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui;
use span_it_core::personality::{Personality, library};

pub(crate) use crate::platform::jobs::job::{Job, Progress};
pub(crate) use crate::platform::jobs::worker::{Reporter, WakeAt, Worker};

/// Wakes the window from another thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

pub(crate) fn repaint_wake(ctx: &egui::Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// Reads the built-in personalities and then the player's own, without those that cannot be read. `None` if no thread can
/// be started.
pub(crate) fn load_personalities(folder: Option<PathBuf>, wake: Wake) -> Option<Job<Vec<Personality>>> {
    let load = move |_: &_| {
        let own = folder.map(|folder| span_it_store::personalities::list_folder(&folder)).unwrap_or_default();
        let own = own.into_iter().filter_map(|listed| listed.result.ok());
        library::builtin().iter().cloned().chain(own).collect()
    };
    Job::start("personalities", wake, load).ok()
}

/// A [`Wake`] for tests, and a receiver of one message per call.
#[cfg(test)]
pub(crate) fn test_wake() -> (Wake, std::sync::mpsc::Receiver<()>) {
    let (sender, woken) = std::sync::mpsc::channel();
    (Arc::new(move || sender.send(()).unwrap_or_default()), woken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_follow_builtin_and_unreadable_are_skipped() {
        let folder = tempfile::tempdir().unwrap();
        let mine = Personality { name: "Mine".to_owned(), ..library::builtin()[3].clone() };
        std::fs::write(folder.path().join("mine.json"), mine.to_json()).unwrap();
        std::fs::write(folder.path().join("broken.json"), "{").unwrap();
        for (folder, own) in [(Some(folder.path().to_owned()), vec![mine]), (None, Vec::new())] {
            let (wake, woken) = test_wake();
            let mut loading = load_personalities(folder, wake);
            woken.recv().unwrap();
            let all = Job::take_answer(&mut loading).unwrap();
            let (built_in, rest) = all.split_at(library::builtin().len());
            assert_eq!((built_in, rest), (library::builtin(), own.as_slice()));
        }
    }
}
