//! Paths of the program's own files.

use std::path::{Path, PathBuf};

/// The folder with settings, unfinished games and the player's own personalities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    root: PathBuf,
}

impl Folders {
    pub fn in_folder(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into() }
    }

    /// The platform's data folder; `None` if the user has no home folder.
    pub fn of_platform() -> Option<Self> {
        let project = directories::ProjectDirs::from("", "", "span-it")?;
        Some(Self::in_folder(project.data_dir()))
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn personalities(&self) -> PathBuf {
        self.root.join("personalities")
    }

    /// Deleted personalities, removed after a while.
    pub fn trash(&self) -> PathBuf {
        self.root.join("trash")
    }

    /// Measured strengths of the player's own personalities.
    pub fn ratings(&self) -> PathBuf {
        self.root.join("strengths.json")
    }

    /// Versions of the player's own personalities and their measured strength: only ever appended.
    pub fn versions(&self) -> PathBuf {
        self.root.join("versions.jsonl")
    }

    /// What the first window keeps for the next start.
    pub fn autosave(&self) -> PathBuf {
        self.root.join("autosave.json")
    }

    pub fn training(&self) -> PathBuf {
        self.root.join("training.json")
    }

    /// The rounds of the training.
    pub fn training_log(&self) -> PathBuf {
        self.root.join("training.jsonl")
    }

    pub fn crash_report(&self) -> PathBuf {
        self.root.join("crash.txt")
    }

    /// Where a crash report is moved after it has been shown.
    pub fn shown_crash_report(&self) -> PathBuf {
        self.root.join("crash-reported.txt")
    }

    pub fn tournaments(&self) -> PathBuf {
        self.root.join("tournaments")
    }

    /// Lessons, puzzles and rated games: only ever appended.
    pub fn progress_log(&self) -> PathBuf {
        self.root.join("learning.jsonl")
    }

    /// All finished and abandoned games.
    pub fn games(&self) -> PathBuf {
        self.root.join("games.sqlite3")
    }

    pub fn settings(&self) -> PathBuf {
        self.root.join("settings.json")
    }
}
