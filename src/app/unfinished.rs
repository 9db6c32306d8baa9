//! The unfinished game: kept after every move, taken up at the start, offered after a crash.
//!
//! May import: everything of the app.

use std::path::{Path, PathBuf};

use super::files::{LARGEST, of_storage};
use super::session::Table;
use super::view::Notice;
use super::{Action, App, crash};
use crate::messages::files;
use crate::record::{self, GameSetup};
use crate::referee::Referee;
use crate::storage;

impl App {
    /// Has the game on the table written to this window's slot.
    pub(super) fn autosave(&self) {
        if let (Some(keeper), Some(slot)) = (&self.store.keeper, &self.store.slot) {
            keeper.write(slot.game(), record::write_record(self.session.setup(), self.session.game()));
        }
    }

    /// At the start: takes up the unfinished game, or offers the one a crash left.
    pub(super) fn take_up_autosave(&mut self) {
        let Some(slot) = &self.store.slot else { return };
        let (game, report, told) = (slot.game(), slot.report(), slot.told_report());
        crash::report_panics_to(report.clone());
        if report.exists() && std::fs::rename(&report, &told).is_ok() {
            let crashed = free_name(&game, "crashed");
            let kept = is_unfinished(&game) && std::fs::rename(&game, &crashed).is_ok();
            self.view.crashed_game = kept.then_some(crashed);
            let mut notice = Notice::problem(files::crashed(&told)).with_help(of_storage());
            notice.offer = kept.then(|| (files::RESUME.to_owned(), Action::ResumeCrashed));
            self.view.notice = Some(notice);
        } else if game.exists() {
            self.resume(&game);
        }
    }

    /// Takes up the game a crash left.
    pub(super) fn resume_crashed(&mut self) {
        self.view.notice = None;
        if let Some(path) = self.view.crashed_game.take()
            && let Ok((setup, game)) = read_game(&path)
        {
            self.open_game(Table::of(setup, game, None));
        }
    }

    /// Puts an unfinished game on the table as it was; one that cannot be read is set aside.
    fn resume(&mut self, path: &Path) {
        match read_game(path) {
            Ok((setup, game)) if is_worth_keeping(&setup, &game) => {
                let now = self.platform.now();
                self.session.take_up(Table::of(setup, game, None), now);
            }
            Ok(_) => {}
            Err(problem) => {
                let aside = free_name(path, "unreadable");
                if std::fs::rename(path, &aside).is_ok() {
                    let notice = Notice::problem(files::autosave_unreadable(&problem, &aside));
                    self.view.notice = Some(notice.with_help(of_storage()));
                }
            }
        }
    }
}

fn read_game(path: &Path) -> Result<(GameSetup, Referee), String> {
    let bytes = storage::read_limited(path, LARGEST).map_err(|error| error.reason())?;
    record::read_record(&bytes).map_err(|error| error.to_string())
}

/// Whether a game has begun and not ended.
fn is_worth_keeping(setup: &GameSetup, game: &Referee) -> bool {
    game.outcome().is_none() && (!game.moves().is_empty() || setup.start.is_some())
}

/// Whether a file holds a game that has begun and not ended.
pub(super) fn is_unfinished(path: &Path) -> bool {
    read_game(path).is_ok_and(|(setup, game)| is_worth_keeping(&setup, &game))
}

/// A name for setting a game aside that no file bears yet: `1.crashed.spanit`, `1.crashed-2.spanit`.
fn free_name(game: &Path, what: &str) -> PathBuf {
    let numbered = (2..100).map(|n| game.with_extension(format!("{what}-{n}.spanit")));
    let first = game.with_extension(format!("{what}.spanit"));
    std::iter::once(first.clone()).chain(numbered).find(|name| !name.exists()).unwrap_or(first)
}
