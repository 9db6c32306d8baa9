//! A lower priority for threads that calculate.

#[cfg(windows)]
pub(crate) use windows::lower_priority;

/// How much lower than usual, on the scale of `nice`.
#[cfg(target_os = "linux")]
const LOWER_BY: i32 = 5;

/// Lets other threads go first, such as that of a window.
#[cfg(target_os = "linux")]
pub(crate) fn lower_priority() {
    use rustix::process::{getpriority_process, setpriority_process};
    // On Linux, no process means the calling thread. Without permission the priority stays as it is.
    if let Ok(usual) = getpriority_process(None) {
        setpriority_process(None, usual + LOWER_BY).unwrap_or_default();
    }
}

/// Elsewhere a priority belongs to the whole process.
#[cfg(not(any(target_os = "linux", windows)))]
pub(crate) const fn lower_priority() {}

#[cfg(windows)]
mod windows {
    use windows_sys::Win32::System::Threading::{
        GetCurrentThread, SetThreadPriority, THREAD_PRIORITY_BELOW_NORMAL,
    };

    /// Lets other threads go first, such as that of a window.
    #[expect(unsafe_code, reason = "a system call")]
    pub(crate) fn lower_priority() {
        // SAFETY: the handle of the calling thread is always valid. A failure leaves the priority as it is.
        unsafe { SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL) };
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn lowers_only_the_calling_thread() {
        let before = getpriority_process(None).unwrap();
        let lowered = std::thread::scope(|scope| {
            let lower = || {
                lower_priority();
                getpriority_process(None).unwrap()
            };
            scope.spawn(lower).join().unwrap()
        });
        assert_eq!(lowered, (before + LOWER_BY).min(19));
        assert_eq!(getpriority_process(None).unwrap(), before);
    }
}
