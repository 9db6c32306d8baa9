//! Whether a program listens to announcements of assistive technology.

/// Asks the registry of AT-SPI. If it does not answer, announcements are not repeated in another way.
#[cfg(target_os = "linux")]
pub(super) fn are_heard() -> bool {
    listened_events().is_none_or(|events| events.iter().any(|(_, event)| includes_announcements(event)))
}

/// Everywhere else, screen readers read live regions.
#[cfg(not(target_os = "linux"))]
pub(super) const fn are_heard() -> bool {
    true
}

/// The bus names of all listeners, and their events.
#[cfg(target_os = "linux")]
fn listened_events() -> Option<Vec<(String, String)>> {
    use zbus::blocking::{Connection, Proxy, connection::Builder};
    let session = Connection::session().ok()?;
    let launcher = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus").ok()?;
    let address: String = launcher.call("GetAddress", &()).ok()?;
    let bus = Builder::address(address.as_str()).ok()?.build().ok()?;
    let (name, path) = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry");
    Proxy::new(&bus, name, path, name).ok()?.call("GetRegisteredEvents", &()).ok()
}

/// The parts of an event stand between colons; a missing or empty part is any.
#[cfg(any(target_os = "linux", test))]
fn includes_announcements(event: &str) -> bool {
    let mut parts = event.split(':').zip(["Object", "Announcement"]);
    parts.all(|(part, wanted)| part.is_empty() || part.eq_ignore_ascii_case(wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_events_of_objects() {
        for event in ["Object:Announcement:", "object:announcement", "Object::", "object", "::", ""] {
            assert!(includes_announcements(event), "{event:?}");
        }
        for event in ["Object:PropertyChange:AccessibleName", "Focus::", "Window:Create:"] {
            assert!(!includes_announcements(event), "{event:?}");
        }
    }
}
