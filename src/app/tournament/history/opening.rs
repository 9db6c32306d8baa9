//! Opens one tournament in the background: an earlier one, or the log of another place, of which the folder gets a copy.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use span_it_arena::tournament::log::{self, Content, LogError, ReadProgress};
use span_it_arena::tournament::{Names, OwnNames, TournamentError};
use span_it_core::engine::Stop;
use span_it_files::storage::{self, StorageError};

use crate::app::tournament::history::{LoadedTournament, latest_first, next_number, numbered};
use crate::app::tournament::state::scoreboard;
use crate::jobs::{Job, Progress, Wake};
use crate::messages::tournament as msg;

/// Maximum size of a log that is opened, in bytes: 256 MiB, about 600,000 games on 6 x 6.
const MAX_BYTES: usize = 256 * 1024 * 1024;
/// Maximum number of players of a tournament that is opened. The table has a cell for every two of them.
const MAX_AGENTS: usize = 100;
/// Maximum number of windows that store a tournament at the same moment.
const MAX_COLLISIONS: u32 = 8;

/// The reading of one log. Dropping it cancels the reading; nothing is then stored.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) path: PathBuf,
    progress: Arc<ReadProgress>,
    job: Job<Result<Box<LoadedTournament>, LogError>>,
}

/// How many games a reading has read and replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GamesRead {
    pub(crate) games: usize,
    pub(crate) checked: usize,
}

impl GamesRead {
    pub(crate) fn text(self) -> String {
        msg::reading(self.games, self.checked)
    }

    /// The finished part of the work; replaying takes nearly all of the time.
    pub(crate) fn share(self) -> f32 {
        self.checked as f32 / self.games.max(1) as f32
    }
}

impl Opening {
    /// Reads a log. A log that is not in `folder` is copied to it. `own` are names of external engines.
    pub(crate) fn start(
        path: PathBuf,
        folder: Option<PathBuf>,
        own: OwnNames,
        wake: Wake,
    ) -> std::io::Result<Self> {
        let progress = Arc::new(ReadProgress::default());
        let (log, counted) = (path.clone(), Arc::clone(&progress));
        let work = move |stop: &Arc<Stop>| open(&log, folder.as_deref(), own, (stop, &counted));
        Ok(Self { path, progress, job: Job::start("tournament log", wake, work)? })
    }

    pub(crate) fn progress(&self) -> GamesRead {
        GamesRead { games: self.progress.games(), checked: self.progress.checked() }
    }

    /// The tournament, or why it cannot be opened. Waits up to `wait`. `Lost` after an error in the program.
    pub(crate) fn wait(&self, wait: Duration) -> Progress<Result<Box<LoadedTournament>, LogError>> {
        self.job.wait(wait)
    }
}

fn open(
    path: &Path,
    folder: Option<&Path>,
    mut own: OwnNames,
    (stop, progress): (&Stop, &ReadProgress),
) -> Result<Box<LoadedTournament>, LogError> {
    check_size(path)?;
    let Content { plan, games, names, title, length } = log::read_content(path, stop, progress)?;
    if plan.agents.len() > MAX_AGENTS {
        let source = TournamentError::TooManyAgents { agents: plan.agents.len(), max: MAX_AGENTS };
        return Err(LogError::Plan { path: path.to_owned(), source });
    }
    own.extend(names.unwrap_or_default());
    let names = Names::new(&plan.agents, &own);
    let table = scoreboard(&plan, &names, &games);
    if stop.is_cancelled() {
        return Err(LogError::Cancelled { path: path.to_owned() });
    }
    let path = folder.map(|folder| stored(path, length, folder)).transpose()?;
    Ok(Box::new(LoadedTournament { path, title, plan, games, names, table }))
}

fn check_size(path: &Path) -> Result<(), LogError> {
    let length = storage::metadata(path).map_err(|error| StorageError::reading(path, error))?.len();
    if length > MAX_BYTES as u64 {
        let path = path.to_owned();
        return Err(StorageError::TooLarge { path, bytes: length, limit: MAX_BYTES }.into());
    }
    Ok(())
}

/// The log in the folder with this content, which is copied unless the folder has it.
fn stored(path: &Path, length: u64, folder: &Path) -> Result<PathBuf, LogError> {
    let canonical = |path: &Path| path.canonicalize().ok();
    if path.parent().and_then(canonical).is_some_and(|parent| Some(parent) == canonical(folder)) {
        return Ok(path.to_owned());
    }
    let mut bytes = storage::read_limited(path, MAX_BYTES)?;
    // A last line without an end is not part of the log.
    if length > 0 {
        bytes.truncate(usize::try_from(length).unwrap_or(usize::MAX));
    }
    if let Some(same) = latest_first(folder).into_iter().find(|log| has_content(log, &bytes)) {
        return Ok(same);
    }
    storage::create_folders(folder).map_err(|error| StorageError::writing(folder, error))?;
    let mut collisions = 0;
    loop {
        let copy = numbered(folder, next_number(folder));
        match storage::write_new(&copy, &bytes) {
            Err(StorageError::Exists { .. }) if collisions < MAX_COLLISIONS => collisions += 1,
            written => {
                written?;
                keep_date(path, &copy);
                return Ok(copy);
            }
        }
    }
}

/// Gives the copy the date of the original, if the system allows it.
fn keep_date(original: &Path, copy: &Path) {
    if let Some(date) = storage::modified(original) {
        storage::set_modified(copy, date);
    }
}

fn has_content(path: &Path, expected: &[u8]) -> bool {
    let Ok(file) = File::open(path) else { return false };
    if !file.metadata().is_ok_and(|metadata| metadata.len() == expected.len() as u64) {
        return false;
    }
    let mut found = BufReader::new(file).bytes();
    expected.iter().all(|&byte| matches!(found.next(), Some(Ok(found)) if found == byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tournament::history::tests::folder_with;

    fn opened(path: &Path, folder: &Path) -> Result<Box<LoadedTournament>, String> {
        let context = (&Stop::default(), &ReadProgress::default());
        open(path, Some(folder), OwnNames::new(), context).map_err(|error| error.to_string())
    }

    #[test]
    fn copies_a_log_of_another_folder_once() {
        let (elsewhere, folder) = (folder_with(&[2]), folder_with(&[1]));
        let log = elsewhere.path().join("1.jsonl");
        let first = opened(&log, folder.path()).unwrap();
        let copy = folder.path().join("2.jsonl");
        assert_eq!((first.path.as_ref(), first.games.len()), (Some(&copy), 4));
        assert_eq!(std::fs::read(&copy).unwrap(), std::fs::read(&log).unwrap());
        for path in [&log, &copy] {
            assert_eq!(opened(path, folder.path()).unwrap().path.as_ref(), Some(&copy));
        }
        assert!(!folder.path().join("3.jsonl").exists());
    }

    #[test]
    fn copy_lacks_an_incomplete_line() {
        let (elsewhere, folder) = (folder_with(&[2]), tempfile::tempdir().unwrap());
        let log = elsewhere.path().join("1.jsonl");
        let text = std::fs::read(&log).unwrap();
        std::fs::write(&log, &text[..text.len() - 20]).unwrap();
        let path = opened(&log, folder.path()).unwrap().path.unwrap();
        let copy = std::fs::read(path).unwrap();
        assert!(copy.ends_with(b"\n") && text.starts_with(&copy) && copy.len() < text.len() - 20);
    }

    #[test]
    fn stores_nothing_if_a_log_is_refused() {
        let (elsewhere, folder) = (folder_with(&[2]), tempfile::tempdir().unwrap());
        let log = elsewhere.path().join("1.jsonl");
        let text = std::fs::read_to_string(&log).unwrap();
        let players = vec![r#"{"kind":"random"}"#; 101].join(",");
        let crowd = format!(
            "{{\"format\":\"span-it-tournament\",\"version\":1,\"agents\":[{players}],\"meetings\":[[0,1]],\"boards\":\
             [[3,3]],\"pairs\":1,\"opening_plies\":0,\"seed\":7,\"max_move_us\":null}}\n"
        );
        let cases = [
            (text.replacen("\"version\":1", "\"version\":2", 1), "line 1, column 42: version is 2"),
            (text.replace("\"winner\":\"h\"", "\"winner\":\"x\""), "winner is \"x\""),
            (text.replace("\"pair\":1", "\"pair\":0"), "expected"),
            (text[..90].to_owned(), "line 1"),
            (crowd, "101 agents: expected at most 100"),
            (String::new(), "line 1"),
        ];
        for (text, part) in cases {
            std::fs::write(&log, text).unwrap();
            let message = opened(&log, folder.path()).unwrap_err();
            assert!(message.contains("1.jsonl") && message.contains(part), "{message:?} without {part:?}");
        }
        File::create(&log).unwrap().set_len(MAX_BYTES as u64 + 1).unwrap();
        assert!(opened(&log, folder.path()).unwrap_err().contains("expected at most"));
        let stop = Stop::default();
        stop.cancel();
        let log = folder_with(&[2]);
        let context = (&stop, &ReadProgress::default());
        let cancelled = open(&log.path().join("1.jsonl"), Some(folder.path()), OwnNames::new(), context);
        assert!(matches!(cancelled, Err(LogError::Cancelled { .. })));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
