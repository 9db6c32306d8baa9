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

/// Reads the setting "Animation effects".
#[cfg(windows)]
#[expect(unsafe_code, reason = "the standard library cannot read settings of Windows")]
pub(super) fn read() -> Option<bool> {
    use windows_sys::Win32::UI::WindowsAndMessaging::{SPI_GETCLIENTAREAANIMATION, SystemParametersInfoW};
    let mut is_animated: windows_sys::core::BOOL = 1;
    // SAFETY: this parameter is written as a BOOL.
    let is_read =
        unsafe { SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, (&raw mut is_animated).cast(), 0) };
    (is_read != 0).then_some(is_animated == 0)
}

/// Reads the setting "Reduce motion".
#[cfg(target_os = "macos")]
pub(super) fn read() -> Option<bool> {
    Some(objc2_app_kit::NSWorkspace::sharedWorkspace().accessibilityDisplayShouldReduceMotion())
}

#[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
pub(super) const fn read() -> Option<bool> {
    None
}
