//! The window under test: the real application in a harness without a display, with hands (pointer,
//! keys, assistive technology), eyes (labels on the screen) and a clock of its own.

use span_it::app::GameAction;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::{Event, OutputCommand, Rect, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use span_it::app::{Action, App, Launch, Session};
use span_it::platform::Folders;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use tempfile::TempDir;

use super::machine::Machine;

/// How often a test looks, a millisecond apart, before it gives up on another thread.
const PATIENCE: u32 = 5_000;
/// How many frames in a row may ask for the next before the window counts as never resting.
const RESTLESS: u64 = 40;

/// What a window is opened with.
pub(super) struct Opening {
    /// The inside of the window, in points.
    pub(super) size: [f32; 2],
    /// The data folder; `None` is a machine that offers none.
    pub(super) folder: Option<Arc<TempDir>>,
    /// The file the program was started with.
    pub(super) file: Option<PathBuf>,
}

impl Default for Opening {
    fn default() -> Self {
        Self { size: [1280.0, 800.0], folder: Some(folder()), file: None }
    }
}

/// An empty folder, which goes when nobody holds it any more.
pub(super) fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

/// A window under test.
pub(super) struct Window {
    pub(super) harness: Harness<'static, App>,
    /// What it runs on.
    pub(super) machine: Machine,
    /// What the frames since the last look asked of the desktop.
    pub(super) commands: Vec<ViewportCommand>,
    /// What was put on the clipboard.
    pub(super) copied: Vec<String>,
    /// The text that lies on the clipboard; empty where it holds none.
    pub(super) clipboard: String,
    /// Whether the last frame asked for that text.
    wants_text: bool,
    /// Frames of the last settling.
    settling: u64,
    /// Where it keeps things. Declared last: it goes after the window has written.
    folder: Option<Arc<TempDir>>,
}

impl Window {
    /// A first start, 1280 x 800 points.
    pub(super) fn new() -> Self {
        Self::open(Opening::default())
    }

    /// A start with a folder in which something may lie already.
    pub(super) fn in_folder(folder: &Arc<TempDir>) -> Self {
        Self::open(Opening { folder: Some(Arc::clone(folder)), ..Opening::default() })
    }

    /// A window in which a game has just been begun.
    pub(super) fn playing(setup: GameSetup) -> Self {
        let mut window = Self::new();
        window.begin(setup);
        window
    }

    /// A start whose data folder is wherever the test says.
    pub(super) fn open_at(folder: &std::path::Path) -> Self {
        Self::launch(Opening { folder: None, ..Opening::default() }, Some(Folders::in_folder(folder)))
    }

    /// A start.
    pub(super) fn open(opening: Opening) -> Self {
        let folders = opening.folder.as_ref().map(|folder| Folders::in_folder(folder.path()));
        Self::launch(opening, folders)
    }

    fn launch(opening: Opening, folders: Option<Folders>) -> Self {
        let machine = Machine::still();
        if let Some(folders) = &folders {
            machine.keep_documents_in(folders.root().to_path_buf());
        }
        let launch = Launch { platform: Box::new(machine.clone()), folders, file: opening.file };
        let harness = Harness::builder()
            .with_size(opening.size)
            .with_max_steps(RESTLESS)
            .with_step_dt(0.02)
            .build_eframe(|cc| App::new(cc, launch).expect("the system gives threads"));
        let mut window = Self {
            harness,
            machine,
            commands: Vec::new(),
            copied: Vec::new(),
            clipboard: String::new(),
            wants_text: false,
            settling: 0,
            folder: opening.folder,
        };
        window.settle();
        window
    }

    /// Closes the window and waits until everything is on the disk.
    pub(super) fn close(mut self) {
        self.settle();
    }

    /// Begins a game as the New Game dialog does.
    pub(super) fn begin(&mut self, setup: GameSetup) {
        self.apply(Action::Game(GameAction::StartGame { setup: Box::new(setup), random_first: false }));
    }

    /// Carries out what a screen would ask for.
    pub(super) fn apply(&mut self, action: Action) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().apply(action, &ctx);
        self.settle();
    }

    /// The application.
    pub(super) fn app(&self) -> &App {
        self.harness.state()
    }

    /// The game and what is around it.
    pub(super) fn session(&self) -> &Session {
        self.app().session()
    }

    /// The live game.
    pub(super) fn game(&self) -> &Referee {
        self.session().game()
    }

    /// The moves so far, as names.
    pub(super) fn moves(&self) -> Vec<String> {
        self.game().moves().iter().map(|mv| mv.node.to_string()).collect()
    }

    /// A path in the data folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.as_ref().expect("this window has a folder").path().join(name)
    }

    // Time.

    /// One frame, and what it asked for.
    pub(super) fn step(&mut self) {
        self.harness.step();
        let output = self.harness.output();
        for command in &output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.copied.push(text.clone());
                self.clipboard.clone_from(text);
            }
        }
        // As the toolkit does: after the frame that follows the one that asked.
        if std::mem::take(&mut self.wants_text) && !self.clipboard.is_empty() {
            self.harness.event(Event::Paste(self.clipboard.clone()));
        }
        if let Some(viewport) = output.viewport_output.get(&ViewportId::ROOT) {
            self.wants_text = viewport.commands.contains(&ViewportCommand::RequestPaste);
            self.commands.extend(viewport.commands.iter().cloned());
        }
    }

    /// When the last frame asked for the next.
    pub(super) fn repaint_after(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Frames until none is asked for at once, but not for ever: a spinner never rests.
    pub(super) fn settle(&mut self) {
        for frame in 1..=RESTLESS {
            self.settling = frame;
            self.step();
            if !self.repaint_after().is_zero() {
                return self.harness.check_accessibility();
            }
        }
    }

    /// How many frames it took until the window rested last.
    pub(super) const fn frames_of_last_settling(&self) -> u64 {
        self.settling
    }

    /// Asks the window to close, as its close button does.
    pub(super) fn ask_to_close(&mut self) {
        let viewports = &mut self.harness.input_mut().viewports;
        let window = viewports.get_mut(&ViewportId::ROOT).expect("there is a window");
        window.events.push(egui::ViewportEvent::Close);
        self.settle();
    }

    /// Says that the window is minimised, or no longer.
    pub(super) fn minimize(&mut self, minimized: bool) {
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.get_mut(&ViewportId::ROOT).expect("there is a window").minimized = Some(minimized);
        self.settle();
    }

    /// Says where the window is, its inside how large, and whether it fills the screen.
    pub(super) fn place(&mut self, at: [f32; 2], size: [f32; 2], maximized: bool) {
        let viewports = &mut self.harness.input_mut().viewports;
        let info = viewports.get_mut(&ViewportId::ROOT).expect("there is a window");
        let rect = Rect::from_min_size(at.into(), size.into());
        (info.inner_rect, info.outer_rect, info.maximized) = (Some(rect), Some(rect), Some(maximized));
        self.settle();
    }

    /// Lets time pass, as the application sees it.
    pub(super) fn advance(&mut self, time: Duration) {
        self.machine.advance(time);
        self.settle();
    }

    /// Frames until `ready`, for what comes from another thread.
    #[track_caller]
    pub(super) fn wait(&mut self, what: &str, ready: impl Fn(&Self) -> bool) {
        for _ in 0..PATIENCE {
            if ready(self) {
                return self.settle();
            }
            std::thread::sleep(Duration::from_millis(1));
            self.step();
        }
        panic!("waited in vain until {what}; on the screen: {:#?}", self.texts());
    }

    /// The same for what is looked at only now and then: time passes between the frames.
    #[track_caller]
    pub(super) fn wait_as_time_passes(&mut self, what: &str, ready: impl Fn(&Self) -> bool) {
        for _ in 0..PATIENCE {
            if ready(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
            self.advance(Duration::from_millis(500));
        }
        panic!("waited in vain until {what}; on the screen: {:#?}", self.texts());
    }

    /// Waits until a person can move, or the game is over.
    #[track_caller]
    pub(super) fn wait_for_turn(&mut self) {
        self.wait("a person is to move", |window| {
            let session = window.session();
            session.outcome().is_some() || session.is_human(session.game().position().to_move())
        });
    }
}
