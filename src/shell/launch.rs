//! Starts the program: parses the command line, opens the window, and builds the application with what the last run left.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser};

use crate::context::files::file_question::meant_path;
use crate::context::files::ratings;
use crate::context::prelude::*;
use crate::context::view::View;
use crate::kit::icons::APP_ICON;
use crate::kit::split::SMALLEST_WINDOW;
use crate::kit::{input, right_to_left, theme};
use crate::manual::Manual;
use crate::messages::{files, game, text};
use crate::model::engine_worker;
use crate::model::settings::WindowGeometry;
use crate::model::store::autosave::{Autosave, NoAutosave};
use crate::model::store::progress_log::ProgressLog;
use crate::model::store::read::storage_help;
use crate::model::store::{Store, cleanup};
use crate::model::story::GameStory;
use crate::model::tournament::history::DELETED;
use crate::pages::editor::{draft_commands, training};
use crate::pages::game::new_game::form::first_game;
use crate::pages::game::state::GameState;
use crate::pages::game::{first_screen, home};
use crate::pages::games::database::Database;
use crate::pages::learn::rated;
use crate::pages::settings::commands::apply_to_egui;
use crate::pages::tournament;
use crate::platform::{Native, Platform, system_fonts};
use crate::shell::frame::App;
use crate::shell::open::open_path;
use crate::shell::window_geometry::FIRST_SIZE;
use crate::shell::{page_states, recovery};

#[cfg(target_os = "linux")]
use crate::platform::desktop;
#[cfg(target_os = "linux")]
use std::io::IsTerminal as _;
#[cfg(not(windows))]
use std::io::Write as _;

/// Span-It!, the connect-the-dot game whose computer opponents are personalities.
#[derive(Debug, Parser)]
#[command(name = "span-it", version = crate::messages::VERSION, about, long_about = None)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    manual: Option<Manual>,

    /// A game (.spanit), a personality or a pack of them (.json), or the log of a tournament (.jsonl) to open.
    file: Option<PathBuf>,

    /// The language of this run, such as de; otherwise that of the settings or of the system.
    #[arg(long, value_name = "LANGUAGE", value_parser = clap::builder::PossibleValuesParser::new(text::languages()))]
    language: Option<String>,

    /// Keep settings, unfinished games and personalities in this folder.
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

#[derive(Debug)]
pub struct Launch {
    pub platform: Box<dyn Platform>,
    /// Where the program stores its files; `None` stores nothing.
    pub folders: Option<Folders>,
    pub file: Option<PathBuf>,
}

/// Parses the command line and runs the game in a window until it is closed. Reports why no window could be opened.
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(Arguments { manual: Some(manual), .. }) => {
            return printed(manual.run(Arguments::command(), &mut std::io::stdout()));
        }
        Ok(arguments) => arguments,
        Err(message) => return report_usage(&message),
    };
    if let Some(reason) = wrong_scale() {
        report_failure(&reason);
        return ExitCode::FAILURE;
    }
    #[cfg(target_os = "linux")]
    if scale_of_variable().is_none() && desktop::has_unusable_scale() {
        return restart_with_scale(1);
    }
    let meant = |path: PathBuf| path.to_str().map_or_else(|| path.clone(), meant_path);
    let folders = arguments.data_dir.map(meant).map(Folders::in_folder).or_else(Folders::of_platform);
    let settings = folders.as_ref().map(|folders| Settings::peek(&folders.settings())).unwrap_or_default();
    let language = arguments.language.as_deref().or(settings.language.as_deref());
    text::choose(language, sys_locale::get_locale().as_deref());
    let options = eframe::NativeOptions {
        viewport: viewport(&settings),
        renderer: eframe::Renderer::Glow,
        // The window has hardly any gradients, and dithering costs time per pixel with software rendering.
        dithering: false,
        // See `system_fonts`.
        system_font_fallback: false,
        centered: settings.window.is_none_or(|place| place.at.is_none()),
        ..Default::default()
    };
    let launch = Launch { platform: Box::new(Native::new()), folders, file: arguments.file.map(meant) };
    let open = |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        system_fonts::install(&cc.egui_ctx);
        Ok(Box::new(App::new(cc, launch)?))
    };
    match eframe::run_native("span-it", options, Box::new(open)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report_failure(&files::no_window(error));
            ExitCode::FAILURE
        }
    }
}

const SCALE: &str = "WINIT_X11_SCALE_FACTOR";

fn scale_of_variable() -> Option<String> {
    std::env::var(SCALE).ok().filter(|scale| !scale.is_empty())
}

/// Only a variable changes the scale of winit.
#[cfg(target_os = "linux")]
fn restart_with_scale(scale: u8) -> ExitCode {
    use std::os::unix::process::CommandExt as _;
    let program = std::env::current_exe().unwrap_or_default();
    let mut command = std::process::Command::new(program);
    let error = command.args(std::env::args_os().skip(1)).env(SCALE, scale.to_string()).exec();
    report_failure(&files::no_window(error));
    ExitCode::FAILURE
}

/// Why winit would panic.
fn wrong_scale() -> Option<String> {
    let scale = scale_of_variable().filter(|scale| scale != "randr")?;
    let is_scale = scale.parse::<f64>().is_ok_and(|scale| scale.is_normal() && scale.is_sign_positive());
    (!is_scale).then(|| files::wrong_scale(format!("{scale:?}")))
}

/// Shows help, the version or an error of the command line.
#[cfg(not(windows))]
fn report_usage(message: &clap::Error) -> ExitCode {
    let text = message.render().to_string();
    if let Some(error) = text.strip_prefix("error: ") {
        print_error(error.trim_end());
        return ExitCode::from(2);
    }
    let written = message.print().and_then(|()| std::io::stdout().flush());
    printed(written)
}

#[cfg(windows)]
fn report_usage(message: &clap::Error) -> ExitCode {
    show_message(&message.render().to_string(), message.use_stderr());
    u8::try_from(message.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The exit code after something was printed.
fn printed(written: std::io::Result<()>) -> ExitCode {
    let Err(error) = written else { return ExitCode::SUCCESS };
    if error.kind() != ErrorKind::BrokenPipe {
        print_error(&error.to_string());
    }
    ExitCode::FAILURE
}

fn report_failure(message: &str) {
    print_error(message);
    #[cfg(target_os = "linux")]
    if !std::io::stderr().is_terminal() {
        desktop::show_failure(game::app(), message);
    }
}

#[cfg(not(windows))]
fn print_error(message: &str) {
    // If this write fails too, the exit status still reports the error.
    drop(writeln!(std::io::stderr(), "span-it: {message}"));
}

#[cfg(windows)]
fn print_error(message: &str) {
    show_message(message, true);
}

/// Shows a message box: a program with a window has no standard output on Windows.
#[cfg(windows)]
fn show_message(message: &str, is_error: bool) {
    let level = if is_error { rfd::MessageLevel::Error } else { rfd::MessageLevel::Info };
    rfd::MessageDialog::new().set_title(game::app()).set_description(message).set_level(level).show();
}

fn viewport(settings: &Settings) -> egui::ViewportBuilder {
    let geometry = settings.window.unwrap_or(WindowGeometry { at: None, size: FIRST_SIZE, maximized: false });
    let mut viewport = egui::ViewportBuilder::default()
        .with_title(game::app())
        .with_app_id("span-it")
        .with_inner_size(geometry.size)
        .with_min_inner_size(SMALLEST_WINDOW)
        .with_maximized(geometry.maximized);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(APP_ICON) {
        viewport = viewport.with_icon(icon);
    }
    if let Some(at) = geometry.at {
        viewport = viewport.with_position(at);
    }
    viewport
}

impl App {
    /// Builds the application for a window: reads the settings, takes the autosave, resumes the unfinished game,
    /// opens the file from the command line.
    ///
    /// # Errors
    /// The system cannot start a thread for the engine.
    pub fn new(cc: &eframe::CreationContext<'_>, launch: Launch) -> std::io::Result<Self> {
        theme::install(&cc.egui_ctx);
        input::install(&cc.egui_ctx);
        right_to_left::install(&cc.egui_ctx);
        cc.egui_ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        let mut cx = context(&cc.egui_ctx, launch.folders, launch.platform)?;
        recovery::restore(&mut cx);
        rated::restore(&mut cx);
        home::open(&mut cx);
        draft_commands::restore(&mut cx);
        training::commands::restore(&mut cx);
        tournament::commands::find_interrupted_tournament(&mut cx);
        clear_leftovers(cx.store.folders.as_ref());
        if let Some(path) = launch.file {
            open_path(&mut cx, &path);
        }
        apply_to_egui(&cx);
        cx.states.the_mut::<GameState>().focus_board = cx.session.is_started();
        first_screen::focus_play(&cx.egui);
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
    let worker = engine_worker::start(repaint_wake(egui))?;
    let mut view = View::default();
    let mut report = |problem: String| view.notices.add(Notice::problem(problem).with_help(storage_help()));
    let (settings, problem) =
        folders.as_ref().map(|folders| Settings::load(&folders.settings())).unwrap_or_default();
    problem.map(&mut report);
    if folders.is_none() {
        report(files::nothing_will_be_saved(files::no_data_folder()));
    }
    let (ratings, problem) =
        folders.as_ref().map(|folders| ratings::load(&folders.ratings())).unwrap_or_default();
    problem.map(&mut report);
    view.is_first_window = settings.window.is_none();
    view.restores_maximized = settings.window.is_some_and(|place| place.maximized);
    let autosave = autosave(folders.as_ref(), &mut view);
    let log = folders.as_ref().map(Folders::progress_log);
    let progress = ProgressLog::open(log, platform.zone(), repaint_wake(egui))?;
    let games = folders.as_ref().map(Folders::games);
    let mut states = page_states::at_start();
    states.put(Database::new(games, repaint_wake(egui)));
    let table = first_game(&settings, platform.random_seed());
    let store = Store {
        progress,
        folders,
        autosave,
        saved_settings: settings.clone(),
        settings_on_disk: settings.clone(),
        write_errors: BTreeMap::new(),
        ratings,
    };
    let session = Session::new(table, worker);
    Ok(Context {
        session,
        settings,
        store,
        platform,
        view,
        states,
        egui: egui.clone(),
        candidates: None,
        story: GameStory::default(),
        requests: RefCell::default(),
    })
}

/// Takes the autosave, or reports why that is not possible.
fn autosave(folders: Option<&Folders>, view: &mut View) -> Result<Autosave, NoAutosave> {
    let folders = folders.ok_or(NoAutosave::NoFolder)?;
    match Autosave::open(folders) {
        Ok((autosave, message)) => {
            if let Some(message) = message {
                view.notices.add(Notice::problem(message).with_help(storage_help()));
            }
            Ok(autosave)
        }
        Err(error) if error.kind == ErrorKind::ResourceBusy => Err(NoAutosave::OtherWindow),
        Err(error) => {
            // This problem loses more than any other, so its notice is first.
            let place = folders.root().display().to_string();
            let problem = files::data_folder_not_created(&place, error.reason);
            view.notices.put(Notice::problem(problem).with_help(storage_help()));
            Err(NoAutosave::NoFolder)
        }
    }
}

/// Removes leftover temporary files, and deleted files that are old.
fn clear_leftovers(folders: Option<&Folders>) {
    let Some(folders) = folders else { return };
    let own = [folders.root().to_owned(), folders.personalities(), folders.trash()].map(|one| (one, None));
    let tournaments = (folders.tournaments(), Some(DELETED));
    cleanup::clear_in_background(own.into_iter().chain([tournaments]).collect());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_have_any_name() {
        for name in ["a.spanit", "mann", "./man", "help", "file:x"] {
            let arguments = Arguments::try_parse_from(["span-it", name]).unwrap();
            assert!(arguments.manual.is_none() && arguments.file == Some(name.into()), "{name}");
        }
        let arguments = Arguments::try_parse_from(["span-it", "--data-dir", "d", "--", "-x"]).unwrap();
        assert_eq!((arguments.file, arguments.data_dir), (Some("-x".into()), Some("d".into())));
        for words in ["man", "completions bash"] {
            let words = std::iter::once("span-it").chain(words.split(' '));
            assert!(Arguments::try_parse_from(words).unwrap().manual.is_some());
        }
    }
}
