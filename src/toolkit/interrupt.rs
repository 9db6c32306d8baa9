//! Ctrl+C and the other signals that end a program, for subcommands that finish their output first.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use span_it_core::engine::Stop;
use span_it_core::stopwatch::Stopwatch;

use crate::toolkit::report::INTERRUPTED;

/// A second Ctrl+C after this time ends the program at once. Some shells and wrappers send two signals for one
/// key press.
const GRACE: Duration = Duration::from_secs(1);

/// A flag that Ctrl+C cancels from now on.
pub(crate) fn stop_by_ctrl_c() -> Arc<Stop> {
    let stop = Arc::new(Stop::default());
    let (cancelled, pressed) = (Arc::clone(&stop), OnceLock::new());
    let on_signal = move || {
        let since = pressed.get_or_init(Stopwatch::start);
        if since.elapsed() >= GRACE {
            std::process::exit(i32::from(INTERRUPTED));
        }
        cancelled.cancel();
    };
    // Fails if the parent ignores one of the signals, as after `nohup`: then it stays ignored, and the others end the
    // program.
    drop(ctrlc::try_set_handler(on_signal));
    stop
}
