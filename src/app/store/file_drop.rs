//! Files dropped on the window, if the desktop supports it.
//!
//! Opens a single file as the menu does. Of several, copies personalities to the player's own, opens the first game,
//! and reports what happened to each.

use std::path::{Path, PathBuf};

use eframe::egui;

use crate::app::App;
use crate::app::help::Chapter;
use crate::app::store::files::{LARGEST, is_personality, is_record, read_either};
use crate::app::view::Notice;
use crate::messages::files;
use crate::messages::places::dropped as words;
use span_it_core::personality::Personality;
use span_it_core::storage;

impl App {
    /// Handles files dropped since the last frame.
    pub(crate) fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_path_buf()).collect();
        match paths.as_slice() {
            [] => {}
            [one] => self.open_dropped(one),
            several => self.open_several(several),
        }
    }

    /// Opens a single file. Adds a personality to the library if its dialog is topmost.
    fn open_dropped(&mut self, path: &Path) {
        if self.view.library_mut().is_some() && !is_game(path) {
            self.import_personality(path);
        } else {
            // Other dialogs would cover the notice of a refused file.
            self.view.dialogs.drop_what_may_be();
            self.open_path(path);
        }
    }

    fn open_several(&mut self, paths: &[PathBuf]) {
        let (games, others): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|path| is_game(path));
        let (mut said, mut bad) = (Vec::new(), false);
        let (mut added, mut last) = (Vec::new(), None);
        let mut known = if others.is_empty() { Vec::new() } else { self.own_personalities() };
        for path in others {
            match self.take_file_in(path, &mut known) {
                Ok((name, file)) => {
                    added.push(name);
                    last = file.or(last);
                }
                Err(reason) => {
                    bad = true;
                    said.push(files::not_opened(path, reason));
                }
            }
        }
        if last.is_some() {
            self.refresh_library(last.as_deref());
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
                said.extend(self.view.notices.close().map(|notice| notice.text));
            } else {
                said.insert(0, words::opened(game));
            }
        }
        for game in games {
            self.settings.remember(game);
            said.push(files::not_opened(game, words::ONE_GAME));
        }
        let notice = Notice { bad, ..Notice::problem(said.join(" ")) };
        self.tell_problem(if bad { notice.with_help(Chapter::Files) } else { notice });
    }

    /// Copies a file to the player's own personalities. Returns the personality's name, and the new file if there is
    /// one.
    fn take_file_in(
        &self,
        path: &Path,
        known: &mut Vec<Personality>,
    ) -> Result<(String, Option<PathBuf>), String> {
        let bytes = read_either(path)?;
        if !is_personality(path, &bytes) {
            return Err(files::NEITHER.to_owned());
        }
        let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
        let name = personality.name.clone();
        Ok((name, self.take_in(personality, known)?))
    }
}

/// Whether a file is a game record, judged by its beginning.
fn is_game(path: &Path) -> bool {
    storage::read_limited(path, LARGEST).is_ok_and(|bytes| is_record(path, &bytes))
}
