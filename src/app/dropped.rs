//! Files dropped on the window, where the desktop delivers them.
//!
//! One file is opened as the menu would open it. Of several, personalities are copied into the
//! player's own and the first game is opened; what was done with each is said.
//!
//! May import: everything of the app.

use std::path::{Path, PathBuf};

use eframe::egui;

use super::App;
use super::files::{LARGEST, is_personality, is_record};
use super::view::Notice;
use crate::messages::files;
use crate::messages::places::dropped as words;
use crate::personality::Personality;
use crate::storage;

impl App {
    /// Takes what was dropped since the last frame.
    pub(super) fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_path_buf()).collect();
        match paths.as_slice() {
            [] => {}
            [one] => self.open_dropped(one),
            several => self.open_several(several),
        }
    }

    /// One file: with the list of personalities on top, a personality is taken into it.
    fn open_dropped(&mut self, path: &Path) {
        if self.view.library_mut().is_some() && !is_game(path) {
            self.import_personality(path);
        } else {
            self.open_path(path);
        }
    }

    fn open_several(&mut self, paths: &[PathBuf]) {
        let (games, others): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|path| is_game(path));
        let (mut said, mut bad) = (Vec::new(), false);
        let mut added = Vec::new();
        for path in others {
            match self.take_file_in(path) {
                Ok(name) => added.push(name),
                Err(reason) => {
                    bad = true;
                    said.push(files::not_opened(path, reason));
                }
            }
        }
        if !added.is_empty() {
            said.insert(0, words::added(&added));
        }
        let mut games = games.into_iter();
        if let Some(game) = games.next() {
            let before = self.session.table_number();
            self.open_path(game);
            if self.session.table_number() == before {
                bad = true;
                said.extend(self.view.notice.take().map(|notice| notice.text));
            } else {
                said.insert(0, words::opened(game));
            }
        }
        for game in games {
            self.settings.remember(game);
            said.push(files::not_opened(game, words::ONE_GAME));
        }
        self.tell_problem(Notice { bad, ..Notice::problem(said.join(" ")) });
    }

    fn take_file_in(&mut self, path: &Path) -> Result<String, String> {
        let bytes = storage::read_limited(path, LARGEST).map_err(|error| error.reason())?;
        if !is_personality(path, &bytes) {
            return Err(files::NEITHER.to_owned());
        }
        let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
        self.take_in(&personality)?;
        Ok(personality.name)
    }
}

/// Whether a file is a game's record, as far as can be seen without reading it through.
fn is_game(path: &Path) -> bool {
    storage::read_limited(path, LARGEST).is_ok_and(|bytes| is_record(path, &bytes))
}
