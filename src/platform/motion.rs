//! Whether the desktop asks for less motion.

use std::sync::mpsc::{Receiver, channel};

/// Asks on a thread of its own; nothing comes where the desktop does not say.
pub(super) fn ask() -> Receiver<bool> {
    let (answer, answered) = channel();
    let run = move || {
        if let Some(reduced) = read()
            && answer.send(reduced).is_err()
        {
            // The window has closed before the desktop answered.
        }
    };
    // Without the thread nothing is known, which is the same as a desktop that does not say.
    drop(std::thread::Builder::new().name("motion".into()).spawn(run));
    answered
}

/// Asks the desktop portal: first for the wish itself, then for GNOME's switch for animations.
#[cfg(target_os = "linux")]
fn read() -> Option<bool> {
    let bus = zbus::blocking::Connection::session().ok()?;
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
    let wish =
        ask("org.freedesktop.appearance", "reduced-motion").and_then(|value| u32::try_from(value).ok());
    let animations = || {
        ask("org.gnome.desktop.interface", "enable-animations").and_then(|value| bool::try_from(value).ok())
    };
    wish.map(|wish| wish == 1).or_else(|| animations().map(|on| !on))
}

#[cfg(not(target_os = "linux"))]
fn read() -> Option<bool> {
    None
}
