//! Whether the desktop asks for less motion.

/// Asks the desktop portal for the preference, then for GNOME's animation switch. `None` if neither answers.
#[cfg(target_os = "linux")]
pub(super) fn read() -> Option<bool> {
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
    let preference =
        ask("org.freedesktop.appearance", "reduced-motion").and_then(|value| u32::try_from(value).ok());
    let animations = || {
        ask("org.gnome.desktop.interface", "enable-animations").and_then(|value| bool::try_from(value).ok())
    };
    preference.map(|preference| preference == 1).or_else(|| animations().map(|on| !on))
}

#[cfg(not(target_os = "linux"))]
pub(super) fn read() -> Option<bool> {
    None
}
