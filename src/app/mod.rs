//! The window: an eframe application over the library.
//!
//! [`Session`] holds the game, [`View`] what is looked at, [`Settings`] what is remembered.
//! Screens read them and return [`Action`]s; [`App::apply`] alone carries them out.

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
    /// Those whom a player that reads its opponent is to know, while they are read.
    cast: Option<jobs::personality_loader::PersonalityLoader>,
    actions: Vec<Action>,
}

/// Where things are kept; without a folder nothing is.
#[derive(Debug)]
struct Store {
    folders: Option<Folders>,
    slot: Option<Slot>,
    keeper: Option<Keeper>,
    saved_revision: u64,
    /// The path of the game's own file, as it is kept beside the unfinished game; empty where it has none.
    saved_file: String,
    saved_settings: Settings,
    drafts: drafts::Drafts,
    /// The files that could not be written when that was last tried, and why.
    unkept: BTreeMap<PathBuf, String>,
    strengths: Ladder,
    /// The game whose record is kept without what has no room in it, and without what.
    burden: Option<(u64, Reduction)>,
}

impl App {
    /// Builds the application for a window: reads the settings, takes an autosave slot, offers the
    /// unfinished game, opens the file the program was started with.
    ///
    /// # Errors
    /// The system gives no thread for the engine.
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
            // More is lost by this than by what else may be wrong.
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

    /// The game and what is around it.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is looked at.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// What is remembered.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether the truth is shown: as asked for, else as the settings say.
    fn is_truth_shown(&self) -> bool {
        shell::is_truth_shown(&self.session, &self.settings, &self.view)
    }

    /// Whether nothing should move on the screen.
    fn reduced_motion(&self) -> bool {
        self.settings.reduce_motion.unwrap_or(self.view.system_reduced_motion)
    }

    /// Everything that is no drawing: the engine's answers, dialogs' answers, autosave.
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

    /// A person's clock stands while the board cannot be played on: under a dialog, the help, another page.
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

    /// The table: the pages that lie on it fill no ground of their own, so that no pixel is painted twice.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::Palette::themed(visuals.dark_mode).table.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.keep();
        // Dropping the keeper waits until everything ordered is on the disk.
        self.store.keeper = None;
    }
}
