//! Writes a report of a panic; the next start shows it.

use std::backtrace::Backtrace;
use std::panic::PanicHookInfo;
use std::path::PathBuf;

/// What the standard library calls at a panic.
type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// A hook that writes a report of the panic of any thread to `path`, before the usual one runs.
pub(super) fn reporting_to(path: PathBuf, usual: Hook) -> Hook {
    Box::new(move |info| {
        // A failed write must not panic again; the previous hook still prints.
        drop(std::fs::write(&path, report(info)));
        usual(info);
    })
}

fn report(info: &PanicHookInfo<'_>) -> String {
    format!(
        "Span-It! {} on {} {}\nthread {}\n\n{info}\n\n{}\n",
        crate::messages::VERSION,
        std::env::consts::OS,
        std::env::consts::ARCH,
        std::thread::current().name().unwrap_or("without a name"),
        Backtrace::force_capture(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREAD: &str = "panicking for a report";

    /// Panics on a thread of its own with this hook, which does not see panics of other tests.
    fn panic_with(hook: Hook) {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let is_ours = std::thread::current().name() == Some(THREAD);
            if is_ours { hook(info) } else { usual(info) }
        }));
        let thread = std::thread::Builder::new().name(THREAD.to_owned());
        assert!(thread.spawn(|| panic!("this panic belongs to a test")).unwrap().join().is_err());
        drop(std::panic::take_hook());
    }

    #[test]
    fn panic_of_any_thread_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("1-crash.txt");
        let nowhere = folder.path().join("gone").join("1-crash.txt");
        // A report that cannot be written causes no further panic, and the previous hook still runs.
        panic_with(reporting_to(nowhere.clone(), reporting_to(path.clone(), Box::new(|_| ()))));
        let report = std::fs::read_to_string(path).unwrap();
        let head = format!("Span-It! {} on {}", crate::messages::VERSION, std::env::consts::OS);
        assert!(report.starts_with(&head), "{report}");
        for part in [THREAD, "this panic belongs to a test", "crash.rs:"] {
            assert!(report.contains(part), "without {part:?}: {report}");
        }
        assert!(!nowhere.exists());
    }
}
