//! The unfinished game: autosaved after every move, resumed at the start, offered after a crash.

use crate::app::FileAction;
use std::path::{Path, PathBuf};

use crate::app::session::Table;
use crate::app::store::files::{LARGEST, of_storage};
use crate::app::view::{About, Notice};
use crate::app::{Action, App, crash};
use crate::messages::files;
use span_it_core::record::{self, GameSetup, Reduction};
use span_it_core::referee::Referee;
use span_it_core::storage;

/// Part of the file name of a crashed game that is on offer.
const CRASHED: &str = "crashed";
/// Longest path that is read from a file, in bytes.
const LONGEST_NAME: usize = 1 << 16;

impl App {
    /// Queues the current game to be written to this window's slot. Shows once which part of a large record is omitted.
    pub(super) fn autosave(&mut self) {
        let (Some(keeper), Some(slot)) = (&self.store.keeper, &self.store.slot) else { return };
        let (text, burden) = self.record_to_keep();
        keeper.write(slot.game(), text);
        let burden = burden.map(|burden| (self.session.table_number(), burden));
        if self.store.burden == burden {
            return;
        }
        self.store.burden = burden;
        match burden {
            Some((_, burden)) => {
                let notice = Notice::problem(files::kept_lightened(burden)).about(About::Burden);
                self.tell_problem(notice.with_help(of_storage()));
            }
            None => self.view.notices.forget(About::Burden),
        }
    }

    /// The record of the current game, small enough to be read again, and what was removed for that.
    pub(super) fn record_to_keep(&self) -> (String, Option<Reduction>) {
        record::write_record_within(self.session.setup(), self.session.game(), LARGEST)
    }

    /// Autosaves the path of the game's own file next to the game.
    pub(super) fn keep_file_name(&mut self) {
        let file = self.session.table().file.as_deref().and_then(|file| std::path::absolute(file).ok());
        // A reduced game must not replace its complete file at the next start.
        let name = file.as_deref().and_then(Path::to_str).filter(|_| self.store.burden.is_none());
        let name = name.unwrap_or_default();
        if self.session.is_untouched() || self.session.is_visiting() || name == self.store.saved_file {
            return;
        }
        name.clone_into(&mut self.store.saved_file);
        if let (Some(keeper), Some(slot)) = (&self.store.keeper, &self.store.slot) {
            keeper.write(slot.file_name(), name);
        }
    }

    /// The file that the autosaved game was opened from or saved to; `None` if the file contains another game. If the
    /// file is gone, the next *Save* creates it again.
    fn file_of(&self, setup: &GameSetup) -> Option<PathBuf> {
        let path = Some(PathBuf::from(&self.store.saved_file)).filter(|path| path.is_absolute())?;
        let is_its_own = match read_game(&path) {
            Ok((found, _)) => is_same_game(&found, setup),
            Err(_) => !path.exists(),
        };
        is_its_own.then_some(path)
    }

    /// At the start: resumes the unfinished game, or offers the game of a crashed run.
    pub(crate) fn take_up_autosave(&mut self) {
        let Some(slot) = &self.store.slot else { return };
        let (game, report, told) = (slot.game(), slot.report(), slot.told_report());
        let name = storage::read_limited(&slot.file_name(), LONGEST_NAME).ok();
        self.store.saved_file = name.and_then(|name| String::from_utf8(name).ok()).unwrap_or_default();
        crash::report_panics_to(report.clone());
        let just_crashed = report.exists() && std::fs::rename(&report, &told).is_ok();
        if game.exists() {
            self.take_up(&game, just_crashed);
        }
        self.view.crashed_game = names(&game, CRASHED).filter(|name| is_unfinished(name)).last();
        if just_crashed || self.view.crashed_game.is_some() {
            let said = if just_crashed { files::crashed(&told) } else { files::CRASHED_BEFORE.to_owned() };
            let mut notice = Notice::problem(said).about(About::Crash).with_help(of_storage());
            let offer = || (files::RESUME.to_owned(), Action::File(FileAction::ResumeCrashed));
            notice.offer = self.view.crashed_game.is_some().then(offer);
            self.view.notices.add(notice);
        }
    }

    /// Opens the game of a crashed run; it is then the unfinished game.
    pub(crate) fn resume_crashed(&mut self) {
        self.view.notices.forget(About::Crash);
        let Some(path) = self.view.crashed_game.take() else { return };
        match read_game(&path) {
            Ok((setup, game)) => {
                let file = self.file_of(&setup);
                self.open_game(Table::of(setup, game, file));
                if let Some(slot) = &self.store.slot {
                    // If it cannot be moved, it is offered again and autosaved after its next move.
                    drop(std::fs::rename(&path, slot.game()));
                }
                self.autosave();
            }
            Err(problem) => {
                let notice = Notice::problem(files::not_opened(&path, problem)).about(About::Crash);
                self.tell_problem(notice.with_help(of_storage()));
            }
        }
    }

    /// Keeps the file of a refused crashed game, but does not offer it again.
    pub(crate) fn refuse_crashed(&mut self) {
        if let (Some(path), Some(slot)) = (self.view.crashed_game.take(), &self.store.slot) {
            // If it cannot be moved, it is offered again.
            drop(std::fs::rename(path, free_name(&slot.game(), "refused")));
        }
    }

    /// Resumes an unfinished game, or sets it aside to be offered if it is from a crashed run. Sets an unreadable
    /// game aside too, because the next game would overwrite it.
    fn take_up(&mut self, path: &Path, is_of_crash: bool) {
        match read_game(path) {
            Ok((setup, game)) if is_worth_keeping(&setup, &game) => {
                if is_of_crash {
                    // If it cannot be moved, it cannot be offered.
                    drop(std::fs::rename(path, free_name(path, CRASHED)));
                    return;
                }
                let (now, file) = (self.platform.now(), self.file_of(&setup));
                self.session.take_up(Table::of(setup, game, file), now);
            }
            Ok(_) => {}
            Err(problem) => {
                let aside = free_name(path, "unreadable");
                if std::fs::rename(path, &aside).is_ok() {
                    let notice = Notice::problem(files::autosave_unreadable(&problem, &aside));
                    self.view.notices.add(notice.with_help(of_storage()));
                }
            }
        }
    }
}

fn read_game(path: &Path) -> Result<(GameSetup, Referee), String> {
    let bytes = storage::read_limited(path, LARGEST).map_err(|error| error.reason())?;
    record::read_record(&bytes).map_err(|error| error.to_string())
}

/// Whether the game has begun and not ended.
pub(super) fn is_worth_keeping(setup: &GameSetup, game: &Referee) -> bool {
    game.outcome().is_none() && (!game.moves().is_empty() || setup.start.is_some())
}

/// Whether the file contains a game that has begun and not ended.
fn is_unfinished(path: &Path) -> bool {
    read_game(path).is_ok_and(|(setup, game)| is_worth_keeping(&setup, &game))
}

/// Whether the slot of this game file has an unfinished game or one on offer.
pub(crate) fn waits(game: &Path) -> bool {
    is_unfinished(game) || names(game, CRASHED).any(|name| is_unfinished(&name))
}

/// Whether two records begin the same game. Players may change during a game.
fn is_same_game(one: &GameSetup, other: &GameSetup) -> bool {
    (one.size, one.first, one.seed) == (other.size, other.first, other.seed) && one.start == other.start
}

/// Names for a game that is set aside: `1.crashed.spanit`, `1.crashed-2.spanit`.
fn names(game: &Path, what: &str) -> impl Iterator<Item = PathBuf> {
    let numbers = std::iter::once(String::new()).chain((2..100).map(|n| format!("-{n}")));
    numbers.map(move |number| game.with_extension(format!("{what}{number}.spanit")))
}

/// The first of these names that is not in use.
fn free_name(game: &Path, what: &str) -> PathBuf {
    let first = game.with_extension(format!("{what}.spanit"));
    names(game, what).find(|name| !name.exists()).unwrap_or(first)
}
