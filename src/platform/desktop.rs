//! What the window asks the desktop: its scale, whether it wants less motion, whether a program listens to announcements of assistive
//! technology, to show a folder, and to ask for a file.

#[cfg(target_os = "linux")]
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
#[cfg(target_os = "linux")]
use std::time::Duration;

use rfd::FileDialog;
use span_it_lab::tournament::export::Format;
#[cfg(target_os = "linux")]
use x11rb::protocol::xproto::ConnectionExt as _;

use crate::messages;
use crate::messages::personality_folder as msg;
use crate::platform::jobs::{Job, Wake};
use crate::platform::{FileAnswer, FileKind, FilePurpose, FileRequest};

/// How long a service of the desktop may take for an answer.
#[cfg(target_os = "linux")]
const MAX_WAIT: Duration = Duration::from_secs(3);

/// Whether winit takes a scale from the X resources with which it panics or a few words fill the screen.
#[cfg(target_os = "linux")]
pub(crate) fn has_unusable_scale() -> bool {
    is_scale_of_x_unusable().unwrap_or(false)
}

#[cfg(target_os = "linux")]
fn is_scale_of_x_unusable() -> Option<bool> {
    let (connection, screen) = x11rb::connect(None).ok()?;
    // A desktop with settings of its own does not use the resources.
    let settings =
        connection.intern_atom(false, format!("_XSETTINGS_S{screen}").as_bytes()).ok()?.reply().ok()?;
    let owner = connection.get_selection_owner(settings.atom).ok()?.reply().ok()?.owner;
    let resources = x11rb::resource_manager::new_from_default(&connection).ok()?;
    Some(owner == x11rb::NONE && resources.get_string("Xft.dpi", "").is_some_and(is_unusable))
}

/// Whether winit reads this text as dots per inch, but not as some from half to four times the usual ones.
#[cfg(target_os = "linux")]
fn is_unusable(dpi: &str) -> bool {
    dpi.parse().is_ok_and(|dpi: f64| !(48.0..=384.0).contains(&dpi))
}

/// Asks the desktop portal for the preference, then for GNOME's animation switch. `None` if neither answers.
#[cfg(target_os = "linux")]
pub(super) fn reduces_motion() -> Option<bool> {
    let bus = session_bus().ok()?;
    let portal = zbus::blocking::Proxy::new(
        &bus,
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
    )
    .ok()?;
    let ask = |namespace: &str, key: &str| -> Option<zbus::zvariant::OwnedValue> {
        portal.call("ReadOne", &(namespace, key)).ok()
    };
    let preference =
        ask("org.freedesktop.appearance", "reduced-motion").and_then(|value| u32::try_from(value).ok());
    let animations = || {
        ask("org.gnome.desktop.interface", "enable-animations").and_then(|value| bool::try_from(value).ok())
    };
    preference.map(|preference| preference == 1).or_else(|| animations().map(|on| !on))
}

/// Reads the setting "Animation effects".
#[cfg(windows)]
#[expect(unsafe_code, reason = "the standard library cannot read settings of Windows")]
pub(super) fn reduces_motion() -> Option<bool> {
    use windows_sys::Win32::UI::WindowsAndMessaging::{SPI_GETCLIENTAREAANIMATION, SystemParametersInfoW};
    let mut is_animated: windows_sys::core::BOOL = 1;
    // SAFETY: this parameter is written as a BOOL.
    let is_read =
        unsafe { SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, (&raw mut is_animated).cast(), 0) };
    (is_read != 0).then_some(is_animated == 0)
}

#[cfg(target_os = "macos")]
pub(super) fn reduces_motion() -> Option<bool> {
    Some(objc2_app_kit::NSWorkspace::sharedWorkspace().accessibilityDisplayShouldReduceMotion())
}

#[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
pub(super) const fn reduces_motion() -> Option<bool> {
    None
}

const OPENER: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

pub(super) fn show_folder(folder: PathBuf, wake: Wake) -> io::Result<Job<Result<(), String>>> {
    Job::start("file manager", wake, move |_| open(&folder))
}

fn open(folder: &Path) -> Result<(), String> {
    let mut command = Command::new(OPENER);
    command.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().map_err(|error| msg::file_manager_not_started(OPENER, &error))?;
    // Explorer always reports failure.
    if status.success() || cfg!(target_os = "windows") {
        Ok(())
    } else {
        Err(msg::file_manager_failed(OPENER, status))
    }
}

/// The name of a kind of file, and its extensions; `None` for folders.
pub(crate) fn file_type(kind: FileKind) -> Option<(&'static str, &'static [&'static str])> {
    match kind {
        FileKind::Record => Some((messages::files::games(), &["spanit"])),
        FileKind::Personality => Some((messages::files::personalities(), &["json"])),
        FileKind::Document => Some((messages::files::documents(), &["spanit", "json", "jsonl"])),
        FileKind::Png => Some((messages::picture::png_files(), &["png"])),
        FileKind::Svg => Some((messages::picture::svg_files(), &["svg"])),
        FileKind::Gif => Some((messages::picture::gif_files(), &["gif"])),
        FileKind::Page => Some((messages::help::web_pages(), &["html"])),
        FileKind::Table(format) => Some((table_name(format), format.extensions())),
        FileKind::Folder => None,
    }
}

fn table_name(format: Format) -> &'static str {
    match format {
        Format::Html => messages::tournament::html_tables(),
        Format::Csv => messages::tournament::csv_tables(),
        Format::Json => messages::tournament::json_tables(),
        Format::Markdown => messages::tournament::markdown_tables(),
    }
}

/// Shows a file dialog and waits for the answer.
pub(super) fn ask_for_file(request: FileRequest) -> FileAnswer {
    if !has_dialogs() {
        return FileAnswer::Unavailable;
    }
    let mut dialog = FileDialog::new().set_title(request.title);
    if let Some((name, endings)) = file_type(request.kind) {
        dialog = dialog.add_filter(name, endings);
    }
    if let Some(folder) = request.folder {
        dialog = dialog.set_directory(folder);
    }
    let one = |picked: Option<PathBuf>| picked.map(|path| vec![path]);
    let all_files = |dialog: FileDialog| dialog.add_filter(messages::files::all_files(), &["*"]);
    let picked = match request.purpose {
        _ if request.kind == FileKind::Folder => one(dialog.pick_folder()),
        FilePurpose::Save => one(dialog.set_file_name(request.name).save_file()),
        FilePurpose::Open => one(all_files(dialog).pick_file()),
        FilePurpose::OpenSeveral => all_files(dialog).pick_files(),
    };
    picked.filter(|picked| !picked.is_empty()).map_or(FileAnswer::Cancelled, FileAnswer::Picked)
}

/// Whether `rfd` can show a dialog: through a portal, or else with zenity. Without both it reports "cancelled", and
/// for a portal that does not start it waits for minutes.
#[cfg(target_os = "linux")]
fn has_dialogs() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let has_zenity = || std::env::split_paths(&path).any(|folder| folder.join("zenity").is_file());
    match portal_version() {
        Ok(_) => true,
        Err(zbus::Error::InputOutput(error)) if error.kind() == io::ErrorKind::TimedOut => false,
        Err(_) => has_zenity(),
    }
}

#[cfg(not(target_os = "linux"))]
const fn has_dialogs() -> bool {
    true
}

#[cfg(target_os = "linux")]
fn portal_version() -> zbus::Result<zbus::zvariant::OwnedValue> {
    let bus = session_bus()?;
    let portal = zbus::blocking::Proxy::new(
        &bus,
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.DBus.Properties",
    )?;
    portal.call("Get", &("org.freedesktop.portal.FileChooser", "version"))
}

/// A connection to the desktop's bus that reports an error if a service does not answer within seconds.
#[cfg(target_os = "linux")]
fn session_bus() -> zbus::Result<zbus::blocking::Connection> {
    zbus::blocking::connection::Builder::session()?.method_timeout(MAX_WAIT).build()
}

/// Tries to show a message on the desktop, for a start without a window and a terminal: as a notification, or else with
/// zenity.
#[cfg(target_os = "linux")]
pub(crate) fn show_failure(title: &str, message: &str) {
    let notify = || -> zbus::Result<()> {
        let (name, path) = ("org.freedesktop.Notifications", "/org/freedesktop/Notifications");
        let (actions, hints) = (Vec::<&str>::new(), HashMap::<&str, zbus::zvariant::Value<'_>>::new());
        let notifications = zbus::blocking::Proxy::new(&session_bus()?, name, path, name)?;
        notifications.call("Notify", &(title, 0_u32, "span-it", title, message, actions, hints, 0_i32))
    };
    if notify().is_err() {
        rfd::MessageDialog::new()
            .set_title(title)
            .set_description(message)
            .set_level(rfd::MessageLevel::Error)
            .show();
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn refuses_scales_that_no_screen_has() {
        for dpi in ["0", "-96", "nan", "inf", "960", "1e-9", "20"] {
            assert!(is_unusable(dpi), "{dpi}");
        }
        for dpi in ["96", "192", "384.0", "48", "", "abc"] {
            assert!(!is_unusable(dpi), "{dpi}");
        }
    }
}
