//! What a panic leaves behind: a report beside the autosave, which the next start tells of.

use std::backtrace::Backtrace;
use std::panic::PanicHookInfo;
use std::path::PathBuf;

/// From now on a panic of any thread writes a report to `path`, then goes its usual way.
pub(super) fn report_panics_to(path: PathBuf) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        // A report that cannot be written must not panic in turn; the usual hook still prints.
        drop(std::fs::write(&path, report(info)));
        usual(info);
    }));
}

fn report(info: &PanicHookInfo<'_>) -> String {
    format!(
        "Span-It! {} on {} {}\nthread {}\n\n{info}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
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
    fn a_panic_of_any_thread_leaves_a_report_and_goes_its_usual_way() {
        let folder = tempfile::tempdir().unwrap();
        let (path, nowhere) =
            (folder.path().join("1-crash.txt"), folder.path().join("gone").join("1-crash.txt"));
        report_panics_to(path.clone());
        // One that cannot be written is no panic in turn.
        report_panics_to(nowhere.clone());
        let doomed = std::thread::Builder::new().name("doomed".into());
        assert!(doomed.spawn(|| panic!("this panic belongs to a test")).unwrap().join().is_err());
        drop(std::panic::take_hook());
        let report = std::fs::read_to_string(path).unwrap();
        let head = format!("Span-It! {} on {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS);
        assert!(report.starts_with(&head), "{report}");
        for part in ["\nthread doomed\n", "this panic belongs to a test", "crash.rs:"] {
            assert!(report.contains(part), "without {part:?}: {report}");
        }
        assert!(!nowhere.exists());
    }
}
