//! Ctrl+C, and the other signals that ask a program to end, where it should end in order.

use std::process::ExitCode;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use span_it_core::engine::{Deadline, Stop};

/// The exit status of a run that Ctrl+C broke off, as shells have it.
const BROKEN_OFF: u8 = 130;
/// How long the end in order may take before another Ctrl+C means that it takes too long.
const PATIENCE: Duration = Duration::from_secs(1);

/// What Ctrl+C cancels from now on. If the end in order takes long, once more ends the program at once:
/// some shells and wrappers send two for one.
pub(crate) fn stop_by_ctrl_c() -> Arc<Stop> {
    let stop = Arc::new(Stop::default());
    let (cancelled, pressed) = (Arc::clone(&stop), OnceLock::new());
    let handler = move || {
        let since = pressed.get_or_init(Deadline::unlimited);
        if since.elapsed() >= PATIENCE {
            std::process::exit(i32::from(BROKEN_OFF));
        }
        cancelled.cancel();
    };
    // Without a handler Ctrl+C ends the program at once, and logs have what is finished even so.
    drop(ctrlc::set_handler(handler));
    stop
}

/// The exit status of a run that Ctrl+C broke off.
pub(crate) fn broken_off() -> ExitCode {
    ExitCode::from(BROKEN_OFF)
}
