//! Writes a crash report next to the autosave; the next start shows it.

use std::backtrace::Backtrace;
use std::panic::PanicHookInfo;
use std::path::PathBuf;

/// Makes a panic of any thread write a report to `path` before the previous hook runs.
pub(super) fn report_panics_to(path: PathBuf) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        // A failed write must not panic again; the previous hook still prints.
        drop(std::fs::write(&path, report(info)));
        usual(info);
    }));
}

fn report(info: &PanicHookInfo<'_>) -> String {
    format!(
        "Span-It! {} on {} {}\nthread {}\n\n{info}\n\n{}\n",
        span_it_core::VERSION,
        std::env::consts::OS,
        std::env::consts::ARCH,
        std::thread::current().name().unwrap_or("without a name"),
        Backtrace::force_capture(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_report_for_panic_of_any_thread() {
        let folder = tempfile::tempdir().unwrap();
        let (path, nowhere) =
            (folder.path().join("1-crash.txt"), folder.path().join("gone").join("1-crash.txt"));
        report_panics_to(path.clone());
        // A report that cannot be written causes no further panic.
        report_panics_to(nowhere.clone());
        let doomed = std::thread::Builder::new().name("doomed".into());
        assert!(doomed.spawn(|| panic!("this panic belongs to a test")).unwrap().join().is_err());
        drop(std::panic::take_hook());
        let report = std::fs::read_to_string(path).unwrap();
        let head = format!("Span-It! {} on {}", span_it_core::VERSION, std::env::consts::OS);
        assert!(report.starts_with(&head), "{report}");
        for part in ["\nthread doomed\n", "this panic belongs to a test", "crash.rs:"] {
            assert!(report.contains(part), "without {part:?}: {report}");
        }
        assert!(!nowhere.exists());
    }
}
