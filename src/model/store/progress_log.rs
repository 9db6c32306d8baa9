//! The log of progress, `learning.jsonl`. A thread of its own appends to it.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use crate::platform::jobs::Wake;
use span_it_learn::badges::Badge;
use span_it_learn::date::Zone;
use span_it_learn::log::{Forgotten, LearningLog, LeftOut};
use span_it_learn::progress::{Event, Progress, What};
use span_it_store::storage::LogError;

enum Request {
    Append(Event),
    /// Reads what other windows have added.
    Refresh,
    /// Moves the log into this trash folder.
    Forget(PathBuf),
    /// Undoes the last `Forget`.
    Restore,
}

/// What is done besides reading and writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Forgotten,
    Restored,
}

struct Report {
    /// The number of the request; 0 for reading the log at the start.
    request: u64,
    progress: Progress,
    left_out: LeftOutLines,
    problem: Option<String>,
    done: Option<Done>,
    is_replaced: bool,
}

/// Lines of the log that were left out and stay in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LeftOutLines {
    pub(crate) count: usize,
    pub(crate) first: Vec<LeftOut>,
}

/// What the player should know about the log.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    LeftOut(LeftOutLines),
    /// The log cannot be read or written.
    Problem(String),
    /// The last problem is solved.
    Solved,
    /// The progress is forgotten or restored.
    Done(Done),
    /// Another program has replaced or removed the log.
    Replaced,
}

/// The state that is folded from the log. Dropping it waits until everything is written.
pub(crate) struct ProgressLog {
    requests: Option<Sender<(u64, Request)>>,
    reports: Receiver<Report>,
    thread: Option<JoinHandle<()>>,
    zone: Zone,
    progress: Progress,
    /// Badges that were earned since they were last taken.
    new_badges: Vec<Badge>,
    submitted: u64,
    left_out: LeftOutLines,
    has_problem: bool,
    /// What was found at the start.
    first: Option<Report>,
}

impl ProgressLog {
    /// Reads the log at once, because the first screen depends on it; without a path nothing is stored.
    pub(crate) fn open(path: Option<PathBuf>, zone: Zone, wake: Wake) -> std::io::Result<Self> {
        let (requests, inbox) = channel();
        let (outbox, reports) = channel();
        let (mut log, opened) = match path {
            Some(path) => LearningLog::open(&path),
            None => (LearningLog::default(), Ok(())),
        };
        let progress = log.progress().clone();
        let first = Some(report(0, &mut log, opened.map(|()| None)));
        let work = move || {
            run(log, &inbox, &|report| {
                let is_wanted = outbox.send(report).is_ok();
                if is_wanted {
                    wake();
                }
            });
        };
        let thread = std::thread::Builder::new().name("progress log".to_owned()).spawn(work)?;
        Ok(Self {
            requests: Some(requests),
            reports,
            thread: Some(thread),
            zone,
            progress,
            new_badges: Vec::new(),
            submitted: 0,
            left_out: LeftOutLines::default(),
            has_problem: false,
            first,
        })
    }

    /// With all events so far, whether or not they are written.
    pub(crate) const fn progress(&self) -> &Progress {
        &self.progress
    }

    pub(crate) const fn zone(&self) -> &Zone {
        &self.zone
    }

    /// Adds what happened at a time in seconds since 1970-01-01 UTC.
    pub(crate) fn append(&mut self, time: i64, what: What) {
        let event = Event::new(time, &self.zone, what);
        let had = |badge: &Badge| self.progress.badges().contains_key(badge);
        let missing: Vec<Badge> = Badge::ALL.into_iter().filter(|badge| !had(badge)).collect();
        self.progress.add(&event);
        let is_earned = |badge: &Badge| self.progress.badges().contains_key(badge);
        self.new_badges.extend(missing.into_iter().filter(is_earned));
        self.submit(Request::Append(event));
    }

    pub(crate) fn take_new_badges(&mut self) -> Vec<Badge> {
        std::mem::take(&mut self.new_badges)
    }

    pub(crate) fn refresh(&mut self) {
        self.submit(Request::Refresh);
    }

    /// Forgets all progress; the log goes to the trash folder.
    pub(crate) fn forget(&mut self, trash: PathBuf) {
        self.submit(Request::Forget(trash));
    }

    pub(crate) fn restore(&mut self) {
        self.submit(Request::Restore);
    }

    fn submit(&mut self, request: Request) {
        self.submitted += 1;
        if let Some(requests) = &self.requests
            && requests.send((self.submitted, request)).is_err()
        {
            // The thread ends only when the log is dropped.
        }
    }

    /// Takes the state from the thread. Returns what is new to report.
    pub(crate) fn poll(&mut self) -> Vec<Trouble> {
        let mut troubles = Vec::new();
        for report in self.first.take().into_iter().chain(self.reports.try_iter()) {
            if report.left_out != self.left_out {
                self.left_out.clone_from(&report.left_out);
                troubles.extend((report.left_out.count > 0).then_some(Trouble::LeftOut(report.left_out)));
            }
            let had_problem = std::mem::replace(&mut self.has_problem, report.problem.is_some());
            troubles.extend(match report.problem {
                Some(problem) => Some(Trouble::Problem(problem)),
                None => had_problem.then_some(Trouble::Solved),
            });
            troubles.extend(report.done.map(Trouble::Done));
            troubles.extend(report.is_replaced.then_some(Trouble::Replaced));
            // An older state lacks the events that were submitted since.
            if report.request == self.submitted {
                self.progress = report.progress;
            }
        }
        troubles
    }
}

impl Drop for ProgressLog {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // The panic hook has already reported a panic of the thread.
            drop(thread.join());
        }
    }
}

fn report(request: u64, log: &mut LearningLog, result: Result<Option<Done>, LogError>) -> Report {
    Report {
        request,
        progress: log.progress().clone(),
        left_out: LeftOutLines { count: log.left_out_count(), first: log.left_out().to_vec() },
        done: *result.as_ref().unwrap_or(&None),
        problem: result.err().map(|error| error.to_string()),
        is_replaced: log.take_replaced(),
    }
}

fn run(mut log: LearningLog, inbox: &Receiver<(u64, Request)>, send: &dyn Fn(Report)) {
    let mut forgotten = None;
    while let Ok((number, request)) = inbox.recv() {
        let done = match request {
            Request::Append(event) => log.append(event).map(|()| None),
            Request::Refresh => log.refresh().map(|()| None),
            Request::Forget(trash) => log.forget(&trash).map(|files| {
                forgotten = Some(files);
                Some(Done::Forgotten)
            }),
            Request::Restore => restore(&mut log, &mut forgotten),
        };
        send(report(number, &mut log, done));
    }
    if log.waiting() > 0 && log.refresh().is_err() {
        // The window is closing, and the problem was reported when the event was first written.
    }
}

/// Undoes *Forget My Progress*. After a failure it can be tried again.
fn restore(log: &mut LearningLog, forgotten: &mut Option<Forgotten>) -> Result<Option<Done>, LogError> {
    let Some(files) = forgotten.as_ref() else { return Ok(None) };
    log.restore(files)?;
    *forgotten = None;
    Ok(Some(Done::Restored))
}
