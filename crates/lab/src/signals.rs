//! Signals that end a program. Those that its parent ignores stay ignored, as after `nohup`.

#[cfg(target_os = "linux")]
pub use linux::{on_stop, report_size_limit};
#[cfg(not(target_os = "linux"))]
pub use other::{on_stop, report_size_limit};

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;
    use std::thread::Builder;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::iterator::Signals;

    /// Calls `act` for each signal that would end the program, such as Ctrl+C. Without a thread the signals end it.
    pub fn on_stop(mut act: impl FnMut() + Send + 'static) {
        let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU];
        let Ok(mut signals) = Signals::new(ending.iter().filter(|&&signal| !is_ignored(signal))) else {
            return;
        };
        let handle = signals.handle();
        let wait = move || signals.forever().for_each(|_| act());
        if Builder::new().name("signals".to_owned()).spawn(wait).is_err() {
            handle.close();
        }
    }

    /// From now on a file that exceeds the limit of the system (`ulimit -f`) is a failed write and does not end the
    /// program.
    pub fn report_size_limit() {
        if !is_ignored(SIGXFSZ) {
            flag::register(SIGXFSZ, std::sync::Arc::default()).map(drop).unwrap_or_default();
        }
    }

    /// Whether this process ignores a signal. Also true if the system does not report it.
    fn is_ignored(signal: i32) -> bool {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        ignored.is_none_or(|ignored| ignored >> (signal - 1) & 1 == 1)
    }
}

#[cfg(not(target_os = "linux"))]
mod other {
    /// Calls `act` for each signal that would end the program, such as Ctrl+C. If the parent ignores one of them, none
    /// is caught, and the others end the program.
    pub fn on_stop(act: impl FnMut() + Send + 'static) {
        drop(ctrlc::try_set_handler(act));
    }

    /// A file that exceeds the limit of the system (`ulimit -f`) is a failed write.
    pub fn report_size_limit() {
        #[cfg(unix)]
        signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default())
            .map(drop)
            .unwrap_or_default();
    }
}
