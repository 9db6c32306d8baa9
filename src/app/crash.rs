//! What a panic leaves behind: a report beside the autosave, which the next start tells of.
//!
//! May import: nothing of this crate.

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
