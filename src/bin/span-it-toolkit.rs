//! The command-line program.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(unix)]
    if at_start::is_output_closed() {
        return span_it::toolkit::refuse_closed_output();
    }
    span_it::toolkit::run()
}

/// What only holds before the standard library starts, which opens /dev/null in place of closed streams.
#[cfg(unix)]
mod at_start {
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_OUTPUT_CLOSED: AtomicBool = AtomicBool::new(false);

    #[ctor::ctor(unsafe)]
    fn check_output() {
        let is_closed = rustix::io::fcntl_getfd(rustix::stdio::stdout()).is_err();
        IS_OUTPUT_CLOSED.store(is_closed, Ordering::Relaxed);
    }

    pub(super) fn is_output_closed() -> bool {
        IS_OUTPUT_CLOSED.load(Ordering::Relaxed)
    }
}
