//! The personalities there are: shipped ones, then the player's own, whose folder is read on a thread
//! of its own: it may lie on a stick or in a network that is slow to answer.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;

use crate::app::jobs::worker::Wake;
use span_it_core::personality::{Personality, library};

/// A reading under way. Nobody waits for its thread, which a slow folder may hold up.
#[derive(Debug)]
pub struct Reading {
    answer: Receiver<Vec<Personality>>,
}

impl Reading {
    /// Begins to read a folder; `wake` is called once that is done.
    pub fn start(folder: Option<PathBuf>, wake: Wake) -> Self {
        let (reply, answer) = channel();
        let run = move || {
            let own = folder.map(|folder| library::list_folder(&folder)).unwrap_or_default();
            let all = with_shipped(own.into_iter().filter_map(|listed| listed.result.ok()));
            if reply.send(all).is_ok() {
                wake();
            }
        };
        // Without a thread the reply goes with it: then the shipped ones are all there are.
        drop(Builder::new().name("collection".to_owned()).spawn(run));
        Self { answer }
    }

    /// All there are, once that is known.
    pub fn hear(&self) -> Option<Vec<Personality>> {
        match self.answer.try_recv() {
            Ok(all) => Some(all),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(with_shipped(std::iter::empty())),
        }
    }
}

fn with_shipped(own: impl Iterator<Item = Personality>) -> Vec<Personality> {
    library::builtin().iter().cloned().chain(own).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn the_players_own_follow_the_shipped_ones_and_what_cannot_be_read_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let mine = Personality { name: "Mine".to_owned(), ..library::builtin()[3].clone() };
        std::fs::write(folder.path().join("mine.json"), mine.to_json()).unwrap();
        std::fs::write(folder.path().join("broken.json"), "{").unwrap();
        for (folder, own) in [(Some(folder.path().to_owned()), vec![mine]), (None, Vec::new())] {
            let (waker, woken) = channel();
            let reading = Reading::start(folder, Arc::new(move || waker.send(()).unwrap_or_default()));
            woken.recv().unwrap();
            let all = reading.hear().unwrap();
            let (shipped, rest) = all.split_at(library::builtin().len());
            assert_eq!((shipped, rest), (library::builtin(), own.as_slice()));
        }
    }
}
