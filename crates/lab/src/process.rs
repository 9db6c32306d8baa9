//! Child processes that the system ends when this process is killed, and groups of them.

use std::process::Command;

#[cfg(unix)]
pub(crate) use unix::{Group, has_ended};
#[cfg(windows)]
pub(crate) use windows::{Group, has_ended, lower_priority};

/// Makes Linux kill the child when the thread that spawns it ends, even if this process is killed. That
/// thread must outlive the child. Other systems have no such request, and the command stays as it is.
pub fn kill_on_parent_exit(command: &mut Command) {
    request::kill_on_parent_exit(command);
}

#[cfg(target_os = "linux")]
mod request {
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    use rustix::process::{Pid, Signal, getpid, getppid, set_parent_process_death_signal};

    #[expect(unsafe_code, reason = "the request must be made between fork and exec")]
    pub(super) fn kill_on_parent_exit(command: &mut Command) {
        let parent = getpid();
        // SAFETY: after fork, the closure makes two system calls, both async-signal-safe; it neither
        // allocates nor locks.
        unsafe { command.pre_exec(move || request(parent)) };
    }

    fn request(parent: Pid) -> io::Result<()> {
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // The parent may have ended before the request; then nothing would end this process.
        if getppid() == Some(parent) { Ok(()) } else { Err(io::ErrorKind::Interrupted.into()) }
    }
}

#[cfg(not(target_os = "linux"))]
mod request {
    use std::process::Command;

    pub(super) const fn kill_on_parent_exit(_: &mut Command) {}
}

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

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};

    use rustix::io::Errno;
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// A process group: a child and its children.
    #[derive(Debug)]
    pub(crate) struct Group(Option<Pid>);

    impl Group {
        /// Starts a command in a group of its own.
        pub(crate) fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
            let child = command.process_group(0).spawn()?;
            let group = Self(process_id(&child));
            Ok((child, group))
        }

        /// Kills all processes. The child must not have been waited for, so that its ID still denotes it.
        pub(crate) fn kill(&self) {
            if let Some(group) = self.0 {
                // Fails if no process of the group is left.
                kill_process_group(group, Signal::KILL).ok();
            }
        }
    }

    fn process_id(child: &Child) -> Option<Pid> {
        i32::try_from(child.id()).ok().and_then(Pid::from_raw)
    }

    /// Whether the process has ended. Does not reap it, so that the ID of its group stays valid.
    pub(crate) fn has_ended(child: &mut Child) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        process_id(child).is_none_or(|pid| match waitid(WaitId::Pid(pid), options) {
            Ok(status) => status.is_some(),
            // A process that the system does not know has ended.
            Err(error) => error != Errno::INTR,
        })
    }
}

#[cfg(windows)]
mod windows {
    use std::io;
    use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle, RawHandle};
    use std::os::windows::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::ptr::null;

    use windows_sys::Win32::Foundation::INVALID_HANDLE_VALUE;
    use windows_sys::Win32::System::Diagnostics::ToolHelp::{
        CreateToolhelp32Snapshot, TH32CS_SNAPTHREAD, THREADENTRY32, Thread32First, Thread32Next,
    };
    use windows_sys::Win32::System::JobObjects::{
        AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
        JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation, SetInformationJobObject,
        TerminateJobObject,
    };
    use windows_sys::Win32::System::Threading::{
        CREATE_NO_WINDOW, CREATE_SUSPENDED, GetCurrentThread, OpenThread, ResumeThread, SetThreadPriority,
        THREAD_PRIORITY_BELOW_NORMAL, THREAD_SUSPEND_RESUME,
    };

    /// Lets other threads go first, such as that of a window.
    #[expect(unsafe_code, reason = "a system call")]
    pub(crate) fn lower_priority() {
        // SAFETY: the handle of the calling thread is always valid. A failure leaves the priority as it is.
        unsafe { SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL) };
    }

    /// A job object: a child and its children. Windows kills them when the last handle is closed, which also
    /// happens if this process is killed.
    #[derive(Debug)]
    pub(crate) struct Group(OwnedHandle);

    impl Group {
        /// Starts a command in a group of its own, without a console window. It runs only when it is in the group,
        /// so that all its children are.
        pub(crate) fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
            let job = create_job()?;
            let mut child = command.creation_flags(CREATE_NO_WINDOW | CREATE_SUSPENDED).spawn()?;
            if let Err(error) = assign(&job, &child).and_then(|()| resume(&child)) {
                child.kill().ok();
                child.wait().ok();
                return Err(error);
            }
            Ok((child, Self(job)))
        }

        /// Kills all processes.
        #[expect(unsafe_code, reason = "the standard library has no job objects")]
        pub(crate) fn kill(&self) {
            // SAFETY: the handle is open and denotes a job object. A failure leaves the processes to Drop.
            unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
        }
    }

    #[expect(unsafe_code, reason = "the standard library has no job objects")]
    fn create_job() -> io::Result<OwnedHandle> {
        // SAFETY: both pointers may be null.
        let job = owned(unsafe { CreateJobObjectW(null(), null()) })?;
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        let size = u32::try_from(size_of_val(&limits)).unwrap_or_default();
        // SAFETY: the class of information has this structure, whose size is given.
        let is_set = unsafe {
            SetInformationJobObject(
                job.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                (&raw const limits).cast(),
                size,
            )
        };
        succeeded(is_set).map(|()| job)
    }

    #[expect(unsafe_code, reason = "the standard library has no job objects")]
    fn assign(job: &OwnedHandle, child: &Child) -> io::Result<()> {
        // SAFETY: both handles are open.
        succeeded(unsafe { AssignProcessToJobObject(job.as_raw_handle(), child.as_raw_handle()) })
    }

    /// Resumes a process that was started suspended, which has one thread.
    #[expect(unsafe_code, reason = "the standard library does not keep the handle of the thread")]
    fn resume(child: &Child) -> io::Result<()> {
        // SAFETY: the snapshot needs no arguments but the flag.
        let snapshot = owned(unsafe { CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0) })?;
        let size = u32::try_from(size_of::<THREADENTRY32>()).unwrap_or_default();
        let mut entry = THREADENTRY32 { dwSize: size, ..THREADENTRY32::default() };
        // SAFETY: the snapshot is open, and the entry has its size.
        let mut exists = succeeded(unsafe { Thread32First(snapshot.as_raw_handle(), &raw mut entry) });
        while exists.is_ok() && entry.th32OwnerProcessID != child.id() {
            // SAFETY: as above.
            exists = succeeded(unsafe { Thread32Next(snapshot.as_raw_handle(), &raw mut entry) });
        }
        exists?;
        // SAFETY: the arguments are plain values.
        let thread = owned(unsafe { OpenThread(THREAD_SUSPEND_RESUME, 0, entry.th32ThreadID) })?;
        // SAFETY: the handle is open. The result is the number of suspensions before, or -1.
        let suspended = unsafe { ResumeThread(thread.as_raw_handle()) };
        if suspended == u32::MAX { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    /// A handle that was just opened; null and -1 denote errors.
    #[expect(unsafe_code, reason = "the handle comes from a system call")]
    fn owned(handle: RawHandle) -> io::Result<OwnedHandle> {
        if handle.is_null() || handle == INVALID_HANDLE_VALUE {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle is open, and nothing else owns it.
        Ok(unsafe { OwnedHandle::from_raw_handle(handle) })
    }

    fn succeeded(result: i32) -> io::Result<()> {
        if result == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    /// Whether the process has ended.
    pub(crate) fn has_ended(child: &mut Child) -> bool {
        child.try_wait().map_or(true, |status| status.is_some())
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
