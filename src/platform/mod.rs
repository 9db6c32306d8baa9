//! The machine as one trait: clock, random seeds, file dialogs, folders, sounds, crash reports and the desktop's
//! motion preference.
//! Tests implement their own.

pub(crate) mod crash;
pub(crate) mod desktop;
pub(crate) mod folders;
#[cfg(feature = "window")]
#[allow(missing_docs, reason = "only the tests of this package use its items")]
pub(crate) mod jobs;
pub(crate) mod sound;
pub(crate) mod system_fonts;

use std::fmt::Debug;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use crate::messages::text;
use crate::platform::jobs::{Job, Progress, Wake};
use span_it_core::engine::Seed;
use span_it_lab::tournament::export::Format;
use span_it_learn::date::Zone;

pub use crate::platform::folders::Folders;
pub use crate::platform::sound::Sound;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    Record,
    Personality,
    /// Anything that *Open* accepts: a game, a personality or the log of a tournament.
    Document,
    Png,
    Svg,
    Gif,
    /// A page to print, `.html`.
    Page,
    /// An existing folder; dialogs never create one.
    Folder,
    /// A tournament's table.
    Table(Format),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    Open,
    OpenSeveral,
    Save,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileRequest {
    pub kind: FileKind,
    pub purpose: FilePurpose,
    pub title: String,
    pub folder: Option<PathBuf>,
    /// The proposed file name for saving.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileAnswer {
    /// Several only for [`FilePurpose::OpenSeveral`].
    Picked(Vec<PathBuf>),
    Cancelled,
    /// The desktop has no file dialogs.
    Unavailable,
}

/// The machine, as the window sees it.
pub trait Platform: Debug {
    /// Time since a fixed moment; never decreases.
    fn now(&self) -> Duration;

    /// Seconds since 1970-01-01 UTC, by the system's clock, which the user may change.
    fn unix_time(&self) -> i64;

    fn zone(&self) -> Zone;

    /// All texts are in this language from now on; without one, in that of the system.
    fn choose_language(&self, language: Option<&str>);

    fn random_seed(&mut self) -> Seed;

    fn documents(&self) -> Option<PathBuf>;

    /// Shows a file dialog without waiting for it; `wake` is called when there is an answer.
    fn request_file(&mut self, request: FileRequest, wake: Wake);

    fn forget_file_request(&mut self);

    /// The answer to the latest file dialog, once.
    fn file_answer(&mut self) -> Option<FileAnswer>;

    /// Whether the desktop asks for less motion. Returned once, when the desktop has answered; `make_wake` creates the
    /// wake that is called then.
    fn reduced_motion(&mut self, make_wake: &dyn Fn() -> Wake) -> Option<bool>;

    /// Opens a folder in the file manager without waiting for it; `wake` is called if that fails.
    fn show_folder(&mut self, folder: PathBuf, wake: Wake);

    /// Why a folder could not be shown, once.
    fn folder_problem(&mut self) -> Option<String>;

    /// Plays a sound at a volume in percent, without waiting for it. Nothing happens without an audio device.
    fn play_sound(&mut self, sound: Sound, volume: u8);

    /// Makes a panic of any thread write a report to this file.
    fn report_crashes_to(&mut self, path: PathBuf);
}

#[derive(Debug)]
pub(crate) struct Native {
    started: Instant,
    dialog: Option<Job<FileAnswer>>,
    motion: Option<Job<Option<bool>>>,
    is_motion_requested: bool,
    folder: Option<Job<Result<(), String>>>,
    folder_problem: Option<String>,
    sounds: sound::Player,
}

impl Native {
    #[expect(clippy::disallowed_methods, reason = "this is the app's clock")]
    pub(crate) fn new() -> Self {
        Self {
            started: Instant::now(),
            dialog: None,
            motion: None,
            is_motion_requested: false,
            folder: None,
            folder_problem: None,
            sounds: sound::Player::default(),
        }
    }
}

impl Platform for Native {
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn unix_time(&self) -> i64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    }

    fn zone(&self) -> Zone {
        Zone::local()
    }

    fn choose_language(&self, language: Option<&str>) {
        text::choose(language, sys_locale::get_locale().as_deref());
    }

    fn random_seed(&mut self) -> Seed {
        // Six digits are easy to write down, and random enough.
        Seed::new(rand::random_range(0..1_000_000)).unwrap_or_default()
    }

    fn documents(&self) -> Option<PathBuf> {
        let user = directories::UserDirs::new()?;
        Some(user.document_dir().unwrap_or_else(|| user.home_dir()).to_path_buf())
    }

    fn request_file(&mut self, request: FileRequest, wake: Wake) {
        self.dialog = Job::start("file dialog", wake, move |_| desktop::ask_for_file(request)).ok();
    }

    fn forget_file_request(&mut self) {
        self.dialog = None;
    }

    fn file_answer(&mut self) -> Option<FileAnswer> {
        let answer = match self.dialog.as_ref()?.poll() {
            Progress::Pending => return None,
            Progress::Done(answer) => answer,
            // The thread has panicked.
            Progress::Lost => FileAnswer::Unavailable,
        };
        self.dialog = None;
        Some(answer)
    }

    fn reduced_motion(&mut self, make_wake: &dyn Fn() -> Wake) -> Option<bool> {
        if !std::mem::replace(&mut self.is_motion_requested, true) {
            // Without a thread the desktop's preference stays unknown.
            self.motion = Job::start("motion", make_wake(), |_| desktop::reduces_motion()).ok();
        }
        Job::take_answer(&mut self.motion).flatten()
    }

    fn show_folder(&mut self, folder: PathBuf, wake: Wake) {
        match desktop::show_folder(folder, wake) {
            Ok(job) => self.folder = Some(job),
            Err(error) => self.folder_problem = Some(error.to_string()),
        }
    }

    fn folder_problem(&mut self) -> Option<String> {
        if let Some(Err(problem)) = Job::take_answer(&mut self.folder) {
            self.folder_problem = Some(problem);
        }
        self.folder_problem.take()
    }

    fn play_sound(&mut self, sound: Sound, volume: u8) {
        self.sounds.play(sound, volume);
    }

    fn report_crashes_to(&mut self, path: PathBuf) {
        std::panic::set_hook(crash::reporting_to(path, std::panic::take_hook()));
    }
}
