//! The window: an eframe application over the library.
//!
//! [`Session`] contains the game, [`View`] the state of the window, [`Settings`] what is remembered. Screens read
//! them and return [`Action`]s; only [`App::apply`] carries these out.

pub mod board;
pub mod clone;
pub mod command;
pub(crate) mod crash;
pub mod dialogs;
pub mod dispatch;
pub mod editor;
pub mod game;
pub mod help;
pub(crate) mod launch;
pub mod library;
pub mod proof;
pub mod review;
pub mod session;
pub(crate) mod settings;
pub mod shell;
pub mod store;
pub mod tournament;
pub mod training;
pub mod ui;
pub(crate) mod view;

use crate::app::command::{Situation, shortcuts};
use crate::app::game::screen_reader;
use crate::app::library::ratings;
use crate::app::store::drafts;
use crate::app::store::files;
use crate::app::store::recovery;
use crate::app::ui::theme;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use crate::jobs;
use crate::jobs::engine_worker::{self, EngineWorker};
use crate::messages;
use crate::platform::{Folders, Platform};
use span_it_core::personality::ladder::Ladder;
use span_it_core::record::Reduction;

pub use crate::app::clone::dialog::CloneAction;
pub use crate::app::dispatch::action::{Action, WindowAction};
pub use crate::app::editor::EditorAction;
pub use crate::app::game::action::GameAction;
pub(crate) use crate::app::game::commands::drawn_by_lot;
pub use crate::app::help::action::HelpAction;
pub use crate::app::launch::{Launch, run};
pub use crate::app::library::dialog::LibraryAction;
pub(crate) use crate::app::library::own_folder::file_stem;
pub use crate::app::proof::ProofAction;
pub use crate::app::review::action::ReviewAction;
pub use crate::app::session::Session;
pub use crate::app::settings::action::SettingsAction;
pub use crate::app::settings::{Settings, ShowTruth, Theme};
pub use crate::app::store::action::FileAction;
pub(crate) use crate::app::store::files::{excerpt, reason};
pub use crate::app::store::html_export::{Page as PrintPage, Print};
pub use crate::app::tournament::TournamentAction;
pub use crate::app::training::TrainingAction;
pub use crate::app::ui::notices::Notices;
pub use crate::app::view::{About, Notice, Page, View};
pub use crate::jobs::cpu_benchmark::{CpuBenchmark, Speed};

use crate::app::store::background_writer::Keeper;
use crate::app::store::instance_lock::Slot;

/// The application.
#[derive(Debug)]
pub struct App {
    session: Session,
    view: View,
    settings: Settings,
    platform: Box<dyn Platform>,
    store: Store,
    /// Loads the candidates for players that read their opponent.
    cast: Option<jobs::personality_loader::PersonalityLoader>,
    actions: Vec<Action>,
}

/// The program's own files; without a folder nothing is stored.
#[derive(Debug)]
struct Store {
    folders: Option<Folders>,
    slot: Option<Slot>,
    keeper: Option<Keeper>,
    saved_revision: u64,
    /// The autosaved path of the game's own file; empty if it has none.
    saved_file: String,
    saved_settings: Settings,
    drafts: drafts::Drafts,
    /// The files that could not be written at the last try, and why.
    unkept: BTreeMap<PathBuf, String>,
    strengths: Ladder,
    /// The number of a game that is autosaved without a part of its record, and that part.
    burden: Option<(u64, Reduction)>,
}

impl App {
    /// Builds the application for a window: reads the settings, locks an autosave slot, offers the unfinished game,
    /// opens the file from the command line.
    ///
    /// # Errors
    /// The system cannot start a thread for the engine.
    pub fn new(cc: &eframe::CreationContext<'_>, launch: Launch) -> std::io::Result<Self> {
        theme::install(&cc.egui_ctx);
        cc.egui_ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        let worker = engine_worker::start(jobs::waking(&cc.egui_ctx))?;
        let mut app = Self::assemble(worker, launch.folders, launch.platform)?;
        app.take_up_training(&cc.egui_ctx);
        app.look_for_competition(&cc.egui_ctx);
        app.clear_leftovers();
        if let Some(path) = launch.file {
            app.open_path(&path);
        }
        app.dress(&cc.egui_ctx);
        Ok(app)
    }

    /// The application without its window.
    fn assemble(
        worker: EngineWorker,
        folders: Option<Folders>,
        mut platform: Box<dyn Platform>,
    ) -> std::io::Result<Self> {
        let mut view = View::default();
        let loaded = folders.as_ref().map(|folders| Settings::load(&folders.settings()));
        let (settings, problem) = loaded.unwrap_or_default();
        let mut tell =
            |problem: String| view.notices.add(Notice::problem(problem).with_help(files::of_storage()));
        problem.map(&mut tell);
        if folders.is_none() {
            tell(messages::files::no_data_folder(messages::files::NO_DATA_FOLDER));
        }
        view.fills_again = settings.window.is_some_and(|place| place.maximized);
        let strengths = folders.as_ref().map(|folders| ratings::load(&folders.strengths()));
        let (strengths, problem) = strengths.unwrap_or_default();
        problem.map(&mut tell);
        let waits = |slot: &Slot| {
            slot.report().exists()
                || slot.training().task.exists()
                || slot.drafts().any(|draft| draft.exists())
                || recovery::waits(&slot.game())
        };
        let slot = folders.as_ref().map(|folders| Slot::take(folders, waits)).transpose();
        let slot = slot.unwrap_or_else(|error| {
            // This problem loses more than any other, so its notice is first.
            let place = folders.as_ref().map(|folders| folders.autosave().display().to_string());
            let problem = messages::files::not_made(&place.unwrap_or_default(), &error);
            view.notices.put(Notice::problem(problem).with_help(files::of_storage()));
            None
        });
        let table = files::first_table(&settings, platform.chance());
        let mut app = Self {
            session: Session::new(table, worker),
            view,
            settings: settings.clone(),
            platform,
            store: Store {
                keeper: Some(Keeper::start()?),
                folders,
                slot,
                saved_revision: 0,
                saved_file: String::new(),
                saved_settings: settings,
                drafts: drafts::Drafts::default(),
                unkept: BTreeMap::new(),
                strengths,
                burden: None,
            },
            cast: None,
            actions: Vec::new(),
        };
        app.take_up_autosave();
        app.take_up_drafts();
        Ok(app)
    }

    /// The session with the game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The state of the window.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether the game page shows who wins: as requested, otherwise as in the settings.
    fn is_truth_shown(&self) -> bool {
        shell::is_truth_shown(&self.session, &self.settings, &self.view)
    }

    /// Whether animations are off.
    fn reduced_motion(&self) -> bool {
        self.settings.reduce_motion.unwrap_or(self.view.system_reduced_motion)
    }

    /// Does everything that is not drawing: answers of the engine and of dialogs, autosave.
    fn work(&mut self, ctx: &egui::Context) {
        let now = self.platform.now();
        self.note_away(ctx);
        self.lend_cast(ctx);
        let mut wake = self.session.tick(now);
        if let Some(reduced) = self.platform.reduced_motion(&|| jobs::waking(ctx)) {
            self.view.system_reduced_motion = reduced;
            self.dress(ctx);
        }
        if let Some(answer) = self.platform.file_answer() {
            self.file_answered(answer);
        }
        self.hear_of_folder();
        if self.view.heat {
            self.session.refresh_weights();
        }
        let page = self.explain_on(now);
        self.edit_on(ctx);
        self.review_on(ctx);
        self.leave_visit();
        self.hear_of_games();
        self.hear_of_engines(ctx);
        let contest = self.work_on_contest(now, ctx);
        let training = self.work_on_training();
        self.announce_events();
        self.keep();
        let draft = self.keep_draft(now);
        wake = [wake, page, contest, training, draft, self.next_clock_second(ctx, now)]
            .into_iter()
            .flatten()
            .min();
        if let Some(wait) = wake {
            ctx.request_repaint_after(wait);
        }
    }

    /// Stops a person's clock while the board is covered by a dialog, the help or another page.
    fn note_away(&mut self, ctx: &egui::Context) {
        let now = self.platform.now();
        if self.session.set_away(self.view.is_board_covered(), now) {
            ctx.request_repaint();
        }
    }

    /// A running clock changes once a second; a minimised window shows none.
    fn next_clock_second(&self, ctx: &egui::Context, now: Duration) -> Option<Duration> {
        let minimized = ctx.input(|input| input.viewport().minimized == Some(true));
        if minimized || !self.session.is_clock_running() {
            return None;
        }
        if self.session.is_computer_thinking() {
            return Some(Duration::from_millis(100));
        }
        let player = self.session.game().position().to_move();
        let into_second = self.session.time_used(player, now).subsec_millis();
        Some(Duration::from_millis(u64::from(1001 - into_second)))
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, frame: &mut eframe::Frame) {
        self.bring_into_sight(ctx, frame);
        self.guard_closing(ctx);
        self.work(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.take_dropped(&ctx);
        let mut actions = std::mem::take(&mut self.actions);
        actions.extend(
            self.view.clipboard.hear(&ctx).map(|value| Action::File(FileAction::PastePosition(value))),
        );
        let now = self.platform.now();
        let folder = self.own_folder();
        let scene = shell::Scene {
            session: &self.session,
            settings: &self.settings,
            now,
            reduced_motion: self.reduced_motion(),
            truth: self.is_truth_shown(),
            speed: self.view.cpu_benchmark.as_mut().map(CpuBenchmark::poll).unwrap_or_default(),
            folder: folder.as_deref(),
            is_folder_missing: self.view.is_folder_missing,
        };
        shortcuts::read(&ctx, &Situation::of(&scene, &self.view), &mut actions);
        shell::show(ui, &scene, &mut self.view, &mut actions);
        for action in actions.drain(..) {
            self.apply(action, &ctx);
        }
        self.actions = actions;
        self.note_away(&ctx);
        screen_reader::show(ui, &mut self.view);
        self.name_window(&ctx);
        self.fill_again(&ctx);
        self.note_window(&ctx);
    }

    /// The colour of the table. Pages on it do not fill their background, so that no pixel is painted twice.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::Palette::themed(visuals.dark_mode).table.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.keep();
        // Dropping the writer waits until all queued files are written.
        self.store.keeper = None;
    }
}
