//! Builds the application: settings, autosaved game, drafts, training.

use std::collections::BTreeMap;
use std::time::Duration;

use eframe::egui;
use span_it_files::storage;

use crate::app::context::Context;
use crate::app::editor::draft_commands;
use crate::app::features::Features;
use crate::app::game::first_game::first_game;
use crate::app::games::database::Database;
use crate::app::launch::Launch;
use crate::app::library::ratings;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::settings::commands::apply_to_egui;
use crate::app::store::background_writer::BackgroundWriter;
use crate::app::store::disk_task::DiskTasks;
use crate::app::store::instance_lock::InstanceLock;
use crate::app::store::open::open_path;
use crate::app::store::progress_log::ProgressLog;
use crate::app::store::read::storage_help;
use crate::app::store::{Store, autosave, recovery};
use crate::app::ui::notices::Notice;
use crate::app::ui::{input_queue, theme};
use crate::app::view::View;
use crate::app::{App, tournament, training};
use crate::jobs::engine_worker;
use crate::platform::{Folders, Platform};
use crate::{jobs, messages};

impl App {
    /// Builds the application for a window: reads the settings, locks an autosave slot, offers the unfinished game,
    /// opens the file from the command line.
    ///
    /// # Errors
    /// The system cannot start a thread for the engine.
    pub fn new(cc: &eframe::CreationContext<'_>, launch: Launch) -> std::io::Result<Self> {
        theme::install(&cc.egui_ctx);
        input_queue::install(&cc.egui_ctx);
        cc.egui_ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        let mut cx = context(&cc.egui_ctx, launch.folders, launch.platform)?;
        recovery::restore(&mut cx);
        draft_commands::restore(&mut cx);
        training::commands::restore(&mut cx);
        tournament::commands::find_interrupted_tournament(&mut cx);
        autosave::clear_leftovers(&cx);
        if let Some(path) = launch.file {
            open_path(&mut cx, &path);
        }
        apply_to_egui(&cx);
        cx.features.game.focus_board = true;
        let mut app = Self { cx };
        app.carry_out_requests();
        Ok(app)
    }
}

/// The context without the games and drafts of earlier windows.
fn context(
    egui: &egui::Context,
    folders: Option<Folders>,
    mut platform: Box<dyn Platform>,
) -> std::io::Result<Context> {
    let worker = engine_worker::start(jobs::repaint_wake(egui))?;
    let mut view = View::default();
    let mut report = |problem: String| view.notices.add(Notice::problem(problem).with_help(storage_help()));
    let (settings, problem) =
        folders.as_ref().map(|folders| Settings::load(&folders.settings())).unwrap_or_default();
    problem.map(&mut report);
    if folders.is_none() {
        report(messages::files::nothing_will_be_saved(messages::files::NO_DATA_FOLDER));
    }
    let (ratings, problem) =
        folders.as_ref().map(|folders| ratings::load(&folders.ratings())).unwrap_or_default();
    problem.map(&mut report);
    view.is_first_window = settings.window.is_none();
    view.restores_maximized = settings.window.is_some_and(|place| place.maximized);
    let instance_lock = folders.as_ref().and_then(|folders| lock(folders, &mut view));
    let log = folders.as_ref().map(Folders::progress_log);
    let wait = platform.max_disk_wait();
    let progress = ProgressLog::open(log, platform.zone(), wait, jobs::repaint_wake(egui))?;
    let games = folders.as_ref().map(Folders::games);
    let games = Database::new(games, jobs::repaint_wake(egui));
    let table = first_game(&settings, platform.random_seed());
    let store = Store {
        writer: Some(BackgroundWriter::start()?),
        disk_tasks: DiskTasks::default(),
        closing: None,
        openings: 0,
        progress,
        games,
        folders,
        instance_lock,
        saved_revision: 0,
        saved_turn: Duration::ZERO,
        saved_file: String::new(),
        saved_standing: String::new(),
        saved_recording: String::new(),
        saved_settings: settings.clone(),
        write_errors: BTreeMap::new(),
        ratings,
        reduction: None,
    };
    let mut session = Session::new(table, worker);
    session.set_external_engines(settings.engines.clone(), jobs::repaint_wake(egui));
    Ok(Context {
        session,
        settings,
        store,
        platform,
        view,
        features: Features::default(),
        egui: egui.clone(),
        candidates: None,
        requests: Vec::new(),
    })
}

/// Takes a slot for this window, or reports why there is none.
fn lock(folders: &Folders, view: &mut View) -> Option<InstanceLock> {
    let lock = InstanceLock::acquire(folders, has_something_to_restore);
    lock.inspect_err(|error| {
        // This problem loses more than any other, so its notice is first.
        let place = folders.autosave().display().to_string();
        let problem = messages::files::data_folder_not_created(&place, error);
        view.notices.put(Notice::problem(problem).with_help(storage_help()));
    })
    .ok()
}

/// Whether a slot has a game, a report, a training or a draft of an earlier window.
fn has_something_to_restore(instance_lock: &InstanceLock) -> bool {
    storage::exists(&instance_lock.report())
        || storage::exists(&instance_lock.training().task)
        || instance_lock.drafts().any(|draft| storage::exists(&draft))
        || recovery::has_recovery(&instance_lock.game())
}
