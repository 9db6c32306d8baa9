//! The platform of a window under test: the test advances its clock and answers its file dialogs; seeds are
//! consecutive. It reads no real clock, settings or display.

use std::fmt;
use std::sync::{Mutex, MutexGuard};

use span_it::messages::text;
use span_it::testing::jobs::Wake;
use span_it::testing::platform::{FileRequest, Platform, Sound};
use span_it_learn::date::Zone;

use super::prelude::*;

/// Shared access to the platform: clones refer to the same one.
#[derive(Clone, Default)]
pub(super) struct TestPlatform(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    now: Duration,
    seeds: u64,
    requests: Vec<FileRequest>,
    answer: Option<FileAnswer>,
    wake: Option<Wake>,
    motion: Option<bool>,
    documents: Option<PathBuf>,
    folders: Vec<PathBuf>,
    file_manager_error: Option<String>,
    folder_problem: Option<String>,
    sounds: Vec<(Sound, u8)>,
    crash_report: Option<PathBuf>,
}

impl TestPlatform {
    /// A platform with reduced motion, so that there are no animations.
    pub(super) fn still() -> Self {
        let platform = Self::default();
        platform.inside().motion = Some(true);
        platform
    }

    pub(super) fn report_reduced_motion(&self, reduced: bool) {
        self.inside().motion = Some(reduced);
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap()
    }

    pub(super) fn set_documents_folder(&self, folder: PathBuf) {
        self.inside().documents = Some(folder);
    }

    pub(super) fn advance(&self, time: Duration) {
        self.inside().now += time;
    }

    pub(super) fn time(&self) -> Duration {
        self.inside().now
    }

    /// The requests for file dialogs, oldest first.
    pub(super) fn requests(&self) -> Vec<FileRequest> {
        self.inside().requests.clone()
    }

    /// The folders that were shown, oldest first.
    pub(super) fn folders(&self) -> Vec<PathBuf> {
        self.inside().folders.clone()
    }

    /// The sounds since the last call with their volumes in percent, oldest first.
    pub(super) fn take_sounds(&self) -> Vec<(Sound, u8)> {
        std::mem::take(&mut self.inside().sounds)
    }

    pub(super) fn crash_report(&self) -> Option<PathBuf> {
        self.inside().crash_report.clone()
    }

    /// Makes the next request to show a folder fail.
    pub(super) fn break_file_manager(&self, reason: &str) {
        self.inside().file_manager_error = Some(reason.to_owned());
    }

    /// Answers the latest file dialog and wakes the window, as the dialog's thread does.
    pub(super) fn answer(&self, answer: FileAnswer) {
        let mut inside = self.inside();
        inside.answer = Some(answer);
        let wake = inside.wake.take().expect("no file dialog is open");
        drop(inside);
        wake();
    }

    /// Answers the latest file dialog if one is open.
    pub(super) fn answer_if_open(&self, answer: FileAnswer) {
        if self.inside().wake.is_some() {
            self.answer(answer);
        }
    }

    pub(super) fn pick(&self, path: impl Into<PathBuf>) {
        self.answer(FileAnswer::Picked(vec![path.into()]));
    }
}

impl fmt::Debug for TestPlatform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TestPlatform")
    }
}

impl Platform for TestPlatform {
    /// Other windows of this process have the same language, so only a run for a language has another one.
    fn choose_language(&self, language: Option<&str>) {
        if std::env::var(super::languages::VARIABLE).is_ok() {
            assert!(text::choose_language(language.unwrap_or("en")));
        }
    }

    fn now(&self) -> Duration {
        self.inside().now
    }

    /// Sunday, 2026-11-22 at the start.
    fn unix_time(&self) -> i64 {
        1_795_305_600 + i64::try_from(self.inside().now.as_secs()).unwrap()
    }

    fn zone(&self) -> Zone {
        Zone::UTC
    }

    fn random_seed(&mut self) -> Seed {
        let mut inside = self.inside();
        inside.seeds += 1;
        Seed::new(inside.seeds).unwrap()
    }

    fn documents(&self) -> Option<PathBuf> {
        self.inside().documents.clone()
    }

    fn request_file(&mut self, request: FileRequest, wake: Wake) {
        let mut inside = self.inside();
        inside.requests.push(request);
        inside.wake = Some(wake);
    }

    fn forget_file_request(&mut self) {
        self.inside().answer = None;
    }

    fn file_answer(&mut self) -> Option<FileAnswer> {
        self.inside().answer.take()
    }

    fn reduced_motion(&mut self, _waking: &dyn Fn() -> Wake) -> Option<bool> {
        self.inside().motion.take()
    }

    fn show_folder(&mut self, folder: PathBuf, wake: Wake) {
        let mut inside = self.inside();
        inside.folders.push(folder);
        inside.folder_problem = inside.file_manager_error.take();
        let failed = inside.folder_problem.is_some();
        drop(inside);
        if failed {
            wake();
        }
    }

    fn folder_problem(&mut self) -> Option<String> {
        self.inside().folder_problem.take()
    }

    fn play_sound(&mut self, sound: Sound, volume: u8) {
        self.inside().sounds.push((sound, volume));
    }

    /// The panic of a test must not leave a report in the folder of another one.
    fn report_crashes_to(&mut self, path: PathBuf) {
        self.inside().crash_report = Some(path);
    }
}
