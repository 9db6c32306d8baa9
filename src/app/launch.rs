//! Starts the program: parses the command line and opens the window.

#[cfg(not(windows))]
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser};
use eframe::egui;

use crate::app::settings::{Settings, WindowGeometry};
use crate::app::store::window_geometry::FIRST_SIZE;
use crate::app::ui::icons::APP_ICON;
use crate::app::{App, accessibility};
use crate::messages::{files, game};
use crate::platform::{Folders, Native, Platform, system_fonts};

/// Span-It!, the connect-the-dot game whose computer opponents are personalities.
#[derive(Debug, Parser)]
#[command(name = "span-it", version = crate::VERSION, about, long_about = None)]
struct Arguments {
    /// A game (.spanit), a personality or a pack of them (.json), or the log of a tournament (.jsonl) to open.
    file: Option<PathBuf>,

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

/// Smallest size of the contents, in points at normal text size.
const MIN_SIZE: [f32; 2] = [640.0, 480.0];

/// The definition of the command line, for manuals and completions.
pub fn command_line() -> clap::Command {
    Arguments::command()
}

/// Parses the command line and runs the game in a window until it is closed. Reports why no window could be opened.
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(message) => return report_usage(&message),
    };
    let folders = arguments.data_dir.map(Folders::in_folder).or_else(Folders::of_platform);
    let settings = folders.as_ref().map(|folders| Settings::peek(&folders.settings())).unwrap_or_default();
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
    let launch = Launch { platform: Box::new(Native::new()), folders, file: arguments.file };
    let open = |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        system_fonts::install(&cc.egui_ctx);
        accessibility::install(&cc.egui_ctx);
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

/// Shows help, the version or an error of the command line.
#[cfg(not(windows))]
fn report_usage(message: &clap::Error) -> ExitCode {
    message.exit()
}

#[cfg(windows)]
fn report_usage(message: &clap::Error) -> ExitCode {
    show_message(&message.render().to_string(), message.use_stderr());
    u8::try_from(message.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(not(windows))]
fn report_failure(message: &str) {
    // If this write fails too, the exit status still reports the error.
    drop(writeln!(std::io::stderr(), "{message}"));
}

#[cfg(windows)]
fn report_failure(message: &str) {
    show_message(message, true);
}

/// Shows a message box: a program with a window has no standard output on Windows.
#[cfg(windows)]
fn show_message(message: &str, is_error: bool) {
    let level = if is_error { rfd::MessageLevel::Error } else { rfd::MessageLevel::Info };
    rfd::MessageDialog::new().set_title(game::APP).set_description(message).set_level(level).show();
}

fn viewport(settings: &Settings) -> egui::ViewportBuilder {
    let geometry = settings.window.unwrap_or(WindowGeometry { at: None, size: FIRST_SIZE, maximized: false });
    let mut viewport = egui::ViewportBuilder::default()
        .with_title(game::APP)
        .with_app_id("span-it")
        .with_inner_size(geometry.size)
        .with_min_inner_size(MIN_SIZE)
        .with_maximized(geometry.maximized);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(APP_ICON) {
        viewport = viewport.with_icon(icon);
    }
    if let Some(at) = geometry.at {
        viewport = viewport.with_position(at);
    }
    viewport
}
