//! Writes the games of a tournament in the background: a file for each game in a new folder, or one new database. Both
//! can be read by `span-it-toolkit games`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, io};

use span_it_core::board::Player;
use span_it_core::engine::Stop;
use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_lab::tournament::{GameResult, Plan, to_record};
use span_it_store::games::{History, NewGame, Source};
use span_it_store::storage::{StorageError, check_new, write_new};

use crate::app::library::own_folder::{file_stem, in_free_place};
use crate::jobs::{Job, Progress, Wake};
use crate::messages::tournament as msg;

const MAX_NAME: usize = 24;
const AT_ONCE: usize = 500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameFormat {
    /// A `.spanit` file for each game.
    Files,
    /// A database, `.sqlite3`.
    Database,
}

#[derive(Clone, Debug)]
pub(crate) struct GamesToWrite {
    pub(crate) plan: Arc<Plan>,
    pub(crate) names: Vec<String>,
    pub(crate) games: Vec<GameResult>,
    pub(crate) format: GameFormat,
    /// The name of the new folder or database without its ending.
    pub(crate) stem: String,
    /// The time that a database has for the games, in milliseconds since 1970 (UTC).
    pub(crate) at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenGames {
    /// The new folder or database; `None` if it could not be created.
    pub place: Option<PathBuf>,
    pub format: GameFormat,
    pub count: usize,
    /// Why not all games were written.
    pub problem: Option<String>,
}

/// Games that are being written. Dropping it stops the writing after the current game.
#[derive(Debug)]
pub(crate) struct GameWriting {
    pub(crate) count: usize,
    format: GameFormat,
    done: Arc<AtomicUsize>,
    stop: Arc<Stop>,
    job: Job<WrittenGames>,
}

impl GameWriting {
    /// Writes into a folder. Replaces nothing.
    pub(crate) fn start(games: GamesToWrite, folder: PathBuf, wake: Wake) -> io::Result<Self> {
        let (done, count, format) = (Arc::new(AtomicUsize::new(0)), games.games.len(), games.format);
        let (stop, counter) = (Arc::new(Stop::default()), Arc::clone(&done));
        let stopped = Arc::clone(&stop);
        let job = Job::start("game files", wake, move |_| games.write(&folder, &counter, &stopped))?;
        Ok(Self { count, format, done, stop, job })
    }

    pub(crate) fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// Stops after the current game. [`poll`](Self::poll) then returns what was written.
    pub(crate) fn stop(&self) {
        self.stop.cancel();
    }

    /// What was written, once.
    pub(crate) fn poll(&self) -> Option<WrittenGames> {
        match self.job.poll() {
            Progress::Pending => None,
            Progress::Done(written) => Some(written),
            Progress::Lost => {
                let problem = Some(msg::STOPPED_BY_ERROR.to_owned());
                Some(WrittenGames { place: None, format: self.format, count: self.done(), problem })
            }
        }
    }
}

impl Drop for GameWriting {
    fn drop(&mut self) {
        self.stop();
    }
}

impl GamesToWrite {
    fn write(&self, folder: &Path, done: &AtomicUsize, stop: &Stop) -> WrittenGames {
        let mut place = None;
        let created = match self.format {
            GameFormat::Files => in_free_place(folder, &self.stem, "", |path| {
                check_new(path)?;
                fs::create_dir(path).map_err(|error| StorageError::writing(path, error))
            }),
            // SQLite takes an empty file for a new database.
            GameFormat::Database => {
                in_free_place(folder, &self.stem, ".sqlite3", |path| write_new(path, b""))
            }
        };
        let written = created.map_err(|error| error.to_string()).and_then(|new| match self.format {
            GameFormat::Files => self.write_files(place.insert(new), done, stop),
            GameFormat::Database => self.write_database(place.insert(new), done, stop),
        });
        let count = done.load(Ordering::Relaxed);
        WrittenGames { place, format: self.format, count, problem: written.err() }
    }

    fn write_files(&self, folder: &Path, done: &AtomicUsize, stop: &Stop) -> Result<(), String> {
        for (number, result) in (1..).zip(&self.games) {
            if stop.is_cancelled() {
                break;
            }
            let (setup, game) = self.record(result)?;
            let file = folder.join(file_name(number, &setup));
            let (text, _) = record::write_record_within(&setup, &game, record::MAX_BYTES);
            write_new(&file, text.as_bytes()).map_err(|error| error.to_string())?;
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn write_database(&self, path: &Path, done: &AtomicUsize, stop: &Stop) -> Result<(), String> {
        let mut history = History::open_unchanged(path).map_err(|error| error.to_string())?;
        for part in self.games.chunks(AT_ONCE) {
            if stop.is_cancelled() {
                break;
            }
            let games = part.iter().map(|result| self.record(result)).collect::<Result<Vec<_>, _>>()?;
            let new = games.iter().map(|(setup, game)| NewGame {
                setup,
                game,
                at: self.at,
                source: Source::Tournament,
            });
            history.add_all(new, |_| ()).map_err(|error| error.to_string())?;
            done.fetch_add(part.len(), Ordering::Relaxed);
        }
        Ok(())
    }

    fn record(&self, result: &GameResult) -> Result<(GameSetup, Referee), String> {
        to_record(&self.plan, &self.names, result).ok_or_else(|| msg::STOPPED_BY_ERROR.to_owned())
    }
}

/// A name without path components and reserved words: `000123-steady-blocker.spanit`.
fn file_name(number: usize, setup: &GameSetup) -> String {
    let name =
        |player: Player| file_stem(&setup.players[player].name).chars().take(MAX_NAME).collect::<String>();
    format!("{number:06}-{}-{}.spanit", name(Player::Horizontal), name(Player::Vertical))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::library::own_folder::tests::files;
    use span_it_lab::tournament::{AgentSpec, Control, run};

    fn games(format: GameFormat, names: [&str; 2]) -> GamesToWrite {
        let plan = Plan { pairs: 2, ..Plan::round_robin(vec![AgentSpec::Random, AgentSpec::Random]) };
        let mut games = Vec::new();
        run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        plan.put_in_order(&mut games);
        let names = names.map(str::to_owned).to_vec();
        GamesToWrite { plan: Arc::new(plan), names, games, format, stem: "games".to_owned(), at: 0 }
    }

    fn written(games: &GamesToWrite, folder: &Path) -> WrittenGames {
        games.write(folder, &AtomicUsize::new(0), &Stop::default())
    }

    #[test]
    fn hostile_names_make_harmless_files() {
        let folder = tempfile::tempdir().unwrap();
        let long = "\u{5927}".repeat(400);
        for names in [["../../etc/passwd", "C:\\x\\CON"], ["..", "a\u{202e}b\n"], ["nul", &long]] {
            let games = games(GameFormat::Files, names);
            let WrittenGames { place, count, problem, .. } = written(&games, folder.path());
            assert_eq!((count, problem), (4, None));
            let place = place.unwrap();
            assert_eq!(place.parent(), Some(folder.path()));
            for name in files(&place) {
                let bytes = fs::read(place.join(&name)).unwrap();
                record::read_record(&bytes).unwrap();
                let is_plain = |letter: char| letter.is_alphanumeric() || letter == '-';
                assert!(name.strip_suffix(".spanit").unwrap().chars().all(is_plain), "{name}");
            }
        }
        assert_eq!(files(folder.path()), ["games", "games-2", "games-3"]);
    }

    #[test]
    fn reports_what_was_written_before_a_stop_or_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let stop = Stop::default();
        stop.cancel();
        for format in [GameFormat::Files, GameFormat::Database] {
            let games = games(format, ["A", "B"]);
            let stopped = games.write(folder.path(), &AtomicUsize::new(0), &stop);
            assert_eq!((stopped.count, stopped.problem), (0, None));
            let missing = written(&games, &folder.path().join("none"));
            assert!(missing.place.is_none() && missing.problem.unwrap().contains("none"));
        }
    }
}
