//! Loads the built-in personalities, then the player's own.

use std::path::PathBuf;

use crate::jobs::Wake;
use crate::jobs::job::{Job, Progress};
use span_it_core::personality::{Personality, library};

#[derive(Debug)]
pub struct PersonalityLoader {
    /// `None` if no thread could be started: then only the built-in ones are returned.
    job: Option<Job<Vec<Personality>>>,
}

impl PersonalityLoader {
    /// Starts reading the player's own folder. Skips files that cannot be read.
    pub fn start(folder: Option<PathBuf>, wake: Wake) -> Self {
        let load = move |_: &_| {
            let own = folder.map(|folder| library::list_folder(&folder)).unwrap_or_default();
            with_built_in(own.into_iter().filter_map(|listed| listed.result.ok()))
        };
        Self { job: Job::start("personalities", wake, load).ok() }
    }

    pub fn poll(&self) -> Option<Vec<Personality>> {
        match self.job.as_ref().map_or(Progress::Lost, Job::poll) {
            Progress::Pending => None,
            Progress::Done(all) => Some(all),
            Progress::Lost => Some(with_built_in(std::iter::empty())),
        }
    }
}

fn with_built_in(own: impl Iterator<Item = Personality>) -> Vec<Personality> {
    library::builtin().iter().cloned().chain(own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::test_wake;

    #[test]
    fn own_follow_builtin_and_unreadable_are_skipped() {
        let folder = tempfile::tempdir().unwrap();
        let mine = Personality { name: "Mine".to_owned(), ..library::builtin()[3].clone() };
        std::fs::write(folder.path().join("mine.json"), mine.to_json()).unwrap();
        std::fs::write(folder.path().join("broken.json"), "{").unwrap();
        for (folder, own) in [(Some(folder.path().to_owned()), vec![mine]), (None, Vec::new())] {
            let (wake, woken) = test_wake();
            let loader = PersonalityLoader::start(folder, wake);
            woken.recv().unwrap();
            let all = loader.poll().unwrap();
            let (built_in, rest) = all.split_at(library::builtin().len());
            assert_eq!((built_in, rest), (library::builtin(), own.as_slice()));
        }
    }
}
