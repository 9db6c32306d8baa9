//! The window under test: the application without a display, with input (`input`), queries (`queries`) and a
//! platform of its own (`platform`).

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::{Event, Key, OutputCommand, Pos2, Rect, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use span_it::testing::platform::Folders;
use span_it::testing::{Action, App, EditorAction, GameAction, Launch, Session, Settings};
use span_it_core::personality::Personality;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use tempfile::TempDir;

use super::platform::TestPlatform;

/// How often a test polls another thread, once per millisecond, before it fails.
pub(super) const MAX_POLLS: u32 = 5_000;
/// How many frames in a row may request the next one at once.
const MAX_FRAMES: u64 = 40;

pub(super) struct StartOptions {
    /// Inner size of the window, in points.
    pub(super) size: [f32; 2],
    /// The data folder; `None` for a platform without one.
    pub(super) folder: Option<Arc<TempDir>>,
    /// The file given on the command line.
    pub(super) file: Option<PathBuf>,
}

impl Default for StartOptions {
    fn default() -> Self {
        Self { size: [1280.0, 800.0], folder: Some(folder()), file: None }
    }
}

/// A temporary folder, deleted with its last owner.
pub(super) fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

pub(super) struct Window {
    pub(super) harness: Harness<'static, App>,
    pub(super) platform: TestPlatform,
    /// Commands to the desktop, oldest first.
    pub(super) commands: Vec<ViewportCommand>,
    /// The texts that the window copied, oldest first.
    pub(super) copied: Vec<String>,
    /// Width and height of the pictures that the window copied, in pixels.
    pub(super) copied_images: Vec<[usize; 2]>,
    /// The text on the clipboard; empty for none.
    pub(super) clipboard: String,
    pub(super) last_click: Option<Pos2>,
    pub(super) last_key: Option<Key>,
    /// Whether the last frame requested the clipboard's text.
    requests_text: bool,
    /// The data folder. It is dropped last, because the window writes to it while it is dropped.
    pub(super) folder: Option<Arc<TempDir>>,
}

impl Window {
    /// A first start, 1280 x 800 points.
    pub(super) fn new() -> Self {
        Self::open(StartOptions::default())
    }

    /// A first start with this inner size, in points.
    pub(super) fn of_size(size: [f32; 2]) -> Self {
        Self::open(StartOptions { size, ..StartOptions::default() })
    }

    pub(super) fn in_folder(folder: &Arc<TempDir>) -> Self {
        Self::open(StartOptions { folder: Some(Arc::clone(folder)), ..StartOptions::default() })
    }

    pub(super) fn playing(setup: GameSetup) -> Self {
        let mut window = Self::new();
        window.begin(setup);
        window
    }

    /// A game in which these nodes were clicked.
    #[track_caller]
    pub(super) fn after(setup: GameSetup, nodes: &[&str]) -> Self {
        let mut window = Self::playing(setup);
        window.click_nodes(nodes);
        window
    }

    /// A start with a data folder that may be unusable.
    pub(super) fn open_at(folder: &Path) -> Self {
        Self::launch(
            StartOptions { folder: None, ..StartOptions::default() },
            Some(Folders::in_folder(folder)),
        )
    }

    pub(super) fn open(options: StartOptions) -> Self {
        let folders = options.folder.as_ref().map(|folder| Folders::in_folder(folder.path()));
        Self::launch(options, folders)
    }

    fn launch(options: StartOptions, folders: Option<Folders>) -> Self {
        // Of a run of some tests in another language; see `languages.rs`.
        if let Ok(language) = std::env::var(super::languages::VARIABLE) {
            assert!(span_it::messages::text::choose_language(&language), "{language}");
        }
        let platform = TestPlatform::still();
        if let Some(folders) = &folders {
            platform.set_documents_folder(folders.root().to_path_buf());
            let settings = folders.settings();
            if folders.root().is_dir() && !settings.exists() {
                // Most tests wait for the computer's move and not for its pace, and are about players who know
                // the first lessons.
                let known = r#"{
                    "computer_pace": "instant", "finished_games": 1, "reviewed_games": 1, "workshop_details": true, "editor_opened": true
                }"#;
                std::fs::write(settings, known).unwrap();
            }
        }
        let launch = Launch { platform: Box::new(platform.clone()), folders, file: options.file };
        let harness = Harness::builder()
            .with_size(options.size)
            .with_max_steps(MAX_FRAMES)
            .with_step_dt(0.02)
            .build_eframe(|cc| App::new(cc, launch).expect("threads can be started"));
        let mut window = Self {
            harness,
            platform,
            commands: Vec::new(),
            copied: Vec::new(),
            copied_images: Vec::new(),
            clipboard: String::new(),
            last_click: None,
            last_key: None,
            requests_text: false,
            folder: options.folder,
        };
        window.settle();
        window
    }

    /// Closes the window and waits until everything is written.
    pub(super) fn close(mut self) {
        self.settle();
    }

    /// Closes the window and starts another one with the same data folder.
    pub(super) fn reopen(self) -> Self {
        let folder = self.folder.clone();
        self.close();
        Self::open(StartOptions { folder, ..StartOptions::default() })
    }

    pub(super) fn begin(&mut self, setup: GameSetup) {
        self.apply(Action::Game(GameAction::StartGame { setup: Box::new(setup), random_first: false }));
    }

    pub(super) fn edit(&mut self, personality: &Personality, file: Option<PathBuf>) {
        let personality = Box::new(personality.clone());
        self.apply(Action::Editor(EditorAction::Edit { personality, file, of: None }));
    }

    pub(super) fn apply(&mut self, action: Action) {
        self.harness.state_mut().apply(action);
        self.settle();
    }

    pub(super) fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let action = Action::change(self.app().settings(), change);
        self.apply(action);
    }

    pub(super) fn app(&self) -> &App {
        self.harness.state()
    }

    pub(super) fn session(&self) -> &Session {
        self.app().session()
    }

    pub(super) fn game(&self) -> &Referee {
        self.session().game()
    }

    pub(super) fn moves(&self) -> Vec<String> {
        self.game().moves().iter().map(|mv| mv.node.to_string()).collect()
    }

    /// A path in the data folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        // With the separators of the system.
        let name: PathBuf = Path::new(name).components().collect();
        self.folder.as_ref().expect("this window has a folder").path().join(name)
    }

    pub(super) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    /// Runs one frame and collects its output.
    pub(super) fn step(&mut self) {
        self.harness.step();
        let output = self.harness.output();
        for command in &output.platform_output.commands {
            match command {
                OutputCommand::CopyText(text) => {
                    self.copied.push(text.clone());
                    self.clipboard.clone_from(text);
                }
                OutputCommand::CopyImage(image) => self.copied_images.push(image.size),
                _ => {}
            }
        }
        // The platform sends the text after the frame that follows the request.
        if std::mem::take(&mut self.requests_text) && !self.clipboard.is_empty() {
            self.harness.event(Event::Paste(self.clipboard.clone()));
        }
        if let Some(viewport) = output.viewport_output.get(&ViewportId::ROOT) {
            self.requests_text = viewport.commands.contains(&ViewportCommand::RequestPaste);
            self.commands.extend(viewport.commands.iter().cloned());
        }
    }

    /// The delay after which the last frame requested the next one.
    pub(super) fn repaint_after(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Runs frames until none is requested at once. Stops after a maximum, because a spinner always requests one.
    pub(super) fn settle(&mut self) {
        for _ in 0..MAX_FRAMES {
            self.step();
            if !self.repaint_after().is_zero() {
                return self.harness.check_accessibility();
            }
        }
    }

    /// Lets the time pass in which a click at the same place, or the same key, counts as repeated.
    pub(super) fn pass_repeats(&mut self) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + 0.5);
        self.step();
        self.harness.input_mut().time = None;
    }

    /// Runs frames until the animation of the first screen has ended.
    pub(super) fn finish_rule_demo(&mut self) {
        // 20 s; one frame advances egui's clock by 20 ms.
        self.harness.run_steps(1000);
        self.settle();
    }

    pub(super) fn request_close(&mut self) {
        let viewports = &mut self.harness.input_mut().viewports;
        let window = viewports.get_mut(&ViewportId::ROOT).expect("there is a window");
        window.events.push(egui::ViewportEvent::Close);
        self.settle();
    }

    pub(super) fn minimize(&mut self, minimized: bool) {
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.get_mut(&ViewportId::ROOT).expect("there is a window").minimized = Some(minimized);
        self.settle();
    }

    /// Reports the window's position, its inner size, and whether it is maximised.
    pub(super) fn place(&mut self, at: [f32; 2], size: [f32; 2], maximized: bool) {
        let viewports = &mut self.harness.input_mut().viewports;
        let info = viewports.get_mut(&ViewportId::ROOT).expect("there is a window");
        let rect = Rect::from_min_size(at.into(), size.into());
        (info.inner_rect, info.outer_rect, info.maximized) = (Some(rect), Some(rect), Some(maximized));
        self.settle();
    }

    pub(super) fn advance(&mut self, time: Duration) {
        self.platform.advance(time);
        self.settle();
    }

    /// Runs frames until `ready`, for results of another thread.
    #[track_caller]
    pub(super) fn wait(&mut self, what: &str, ready: impl Fn(&Self) -> bool) {
        for _ in 0..MAX_POLLS {
            if ready(self) {
                return self.settle();
            }
            std::thread::sleep(Duration::from_millis(1));
            self.step();
        }
        panic!("timed out waiting until {what}; on the screen: {:#?}", self.texts());
    }

    /// Like [`Self::wait`], and advances the clock between the frames, for state that is polled rarely.
    #[track_caller]
    pub(super) fn wait_as_time_passes(&mut self, what: &str, ready: impl Fn(&Self) -> bool) {
        for _ in 0..MAX_POLLS {
            if ready(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
            self.advance(Duration::from_millis(500));
        }
        panic!("timed out waiting until {what}; on the screen: {:#?}", self.texts());
    }

    #[track_caller]
    pub(super) fn wait_for_turn(&mut self) {
        self.wait("a person is to move", |window| {
            let session = window.session();
            session.outcome().is_some() || session.is_human(session.game().position().to_move())
        });
    }
}
