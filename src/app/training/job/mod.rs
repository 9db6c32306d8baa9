//! A training on a background thread. It writes each round to a log, and can be interrupted and resumed.

pub(crate) mod progress;
pub(crate) mod work;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::app::training::config::{Ended, Task};
use crate::app::training::job::work::{Errand, Job, News, work};
use crate::jobs::{Wake, Worker};
use crate::messages::training as words;
use span_it_arena::training::tune::{Comparison, Round};
use span_it_core::personality::Personality;

/// The files of a training.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// The settings, and the result once the training has finished.
    pub task: PathBuf,
    /// The log with all rounds.
    pub log: PathBuf,
}

/// The current phase of a running training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Doing {
    /// Searching for better variants.
    Searching,
    /// The player has asked to finish: the search ends after the current round.
    Finishing,
    /// Choosing among the best variants: finished pieces of work, and their number.
    Choosing(usize, usize),
    /// Comparing the best variant with the start personality.
    Comparing(Option<Comparison>),
}

/// The status of a training.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing {
    /// Running.
    On(Doing),
    /// Interrupted; can be resumed.
    Stopped,
    /// Stopped by an error. Can be resumed, as the cause may have disappeared.
    Failed(String),
    /// Finished.
    Over(Box<Ended>),
}

/// A training. Dropping it interrupts it.
pub struct Training {
    task: Arc<Task>,
    files: Option<Files>,
    standing: Standing,
    rounds: Vec<Round>,
    /// The winner of the search, before the comparison has finished.
    chosen: Option<Box<Personality>>,
    /// A write error that has not been reported yet.
    problem: Option<String>,
    worker: Worker<Job, News>,
    wake: Wake,
    /// When the training was started or resumed, and how long it had run before.
    clock: (Duration, Duration),
}

impl Training {
    /// Starts a training.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(task: Task, files: Option<Files>, now: Duration, wake: Wake) -> io::Result<Self> {
        let mut training = Self::at_rest(task, files, Standing::Stopped, wake)?;
        training.go_on(now);
        Ok(training)
    }

    /// Loads a saved training, finished or interrupted, and starts reading its rounds.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn take_up((task, ended): (Task, Option<Ended>), files: Files, wake: Wake) -> io::Result<Self> {
        let standing = ended.map_or(Standing::Stopped, |ended| Standing::Over(Box::new(ended)));
        let mut training = Self::at_rest(task, Some(files), standing, wake)?;
        training.give(Errand::Read);
        Ok(training)
    }

    fn at_rest(task: Task, files: Option<Files>, standing: Standing, wake: Wake) -> io::Result<Self> {
        Ok(Self {
            task: Arc::new(task),
            files,
            standing,
            rounds: Vec::new(),
            chosen: None,
            problem: None,
            worker: start_worker(Arc::clone(&wake))?,
            wake,
            clock: (Duration::ZERO, Duration::ZERO),
        })
    }

    fn give(&mut self, errand: Errand) {
        self.worker.submit(Job { task: Arc::clone(&self.task), files: self.files.clone(), errand });
    }

    /// Resumes the training. Without files it starts again.
    pub fn go_on(&mut self, now: Duration) {
        let before =
            self.rounds.last().filter(|_| self.files.is_some()).map_or(Duration::ZERO, |last| last.elapsed);
        self.clock = (now, before);
        self.rounds.clear();
        self.chosen = None;
        if matches!(self.standing, Standing::Failed(_)) {
            // The thread may have ended by a panic.
            match start_worker(Arc::clone(&self.wake)) {
                Ok(worker) => self.worker = worker,
                Err(error) => {
                    self.standing = Standing::Failed(error.to_string());
                    return;
                }
            }
        }
        self.standing = Standing::On(Doing::Searching);
        self.give(Errand::Train);
    }

    /// Ends the search after the current round.
    pub fn finish(&mut self) {
        if self.standing == Standing::On(Doing::Searching)
            && let Some(stop) = self.worker.stop()
        {
            stop.move_now();
            self.standing = Standing::On(Doing::Finishing);
        }
    }

    /// Interrupts the training. The best variant so far is kept.
    pub fn cancel(&mut self) {
        self.hear();
        if self.is_on() {
            self.worker.cancel();
            self.standing = Standing::Stopped;
        }
    }

    /// Restricts the training to one core, or lifts the restriction.
    pub fn make_room(&self, on: bool) {
        if let Some(stop) = self.worker.stop() {
            stop.yield_cores(on);
        }
    }

    /// Processes the messages of the thread. Returns whether the training has just finished or failed.
    pub fn hear(&mut self) -> bool {
        let was_on = self.is_on();
        for news in self.worker.poll() {
            match news {
                News::Round(round) => self.rounds.push(*round),
                News::Choice(done, of) => self.standing = Standing::On(Doing::Choosing(done, of)),
                News::Chosen(personality) => {
                    self.chosen = Some(personality);
                    self.standing = Standing::On(Doing::Comparing(None));
                }
                News::Comparison(way) => self.standing = Standing::On(Doing::Comparing(Some(way))),
                News::Over(ended) => self.standing = Standing::Over(ended),
                News::Failed(_) if self.is_over() => {
                    // The rounds cannot be read, but the result is in the other file.
                }
                News::Unwritten(why) => self.problem = Some(why),
                News::Failed(why) => self.standing = Standing::Failed(why),
            }
        }
        if self.is_on() && !self.worker.is_busy() {
            // The thread has ended by a panic, which the panic hook has reported.
            self.standing = Standing::Failed(words::FAULT.to_owned());
        }
        was_on && !self.is_on()
    }

    /// The settings.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The files; `None` if the training is not saved.
    pub const fn files(&self) -> Option<&Files> {
        self.files.as_ref()
    }

    /// The status.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The finished rounds.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    const fn is_over(&self) -> bool {
        matches!(self.standing, Standing::Over(_))
    }

    /// Whether the training is running.
    pub const fn is_on(&self) -> bool {
        matches!(self.standing, Standing::On(_))
    }

    /// Whether the saved rounds are still being read.
    pub const fn is_reading(&self) -> bool {
        !self.is_on() && self.worker.is_busy()
    }

    /// The result, the winner of the search, or the best variant so far. `None` before the end of the first
    /// round.
    pub fn best(&self) -> Option<Personality> {
        if let Standing::Over(ended) = &self.standing {
            return Some(ended.personality.clone());
        }
        if let Some(chosen) = &self.chosen {
            return Some((**chosen).clone());
        }
        let last = self.rounds.last()?;
        Some(self.task.personality(last.factors.clone(), last.round))
    }

    /// Notes that the player has opened the result in the editor.
    pub fn take(&mut self) {
        if let Standing::Over(ended) = &mut self.standing {
            ended.taken = true;
        }
    }

    /// Notes in the file that the player has saved or discarded the result.
    pub fn settle(&mut self) {
        let read = self.is_reading() && self.files.is_some();
        let Standing::Over(ended) = &self.standing else { return };
        let ended = ended.clone();
        if read {
            self.rounds.clear();
        }
        self.give(Errand::Write { ended, read });
    }

    /// Takes the write error that has occurred since the last call.
    pub const fn problem(&mut self) -> Option<String> {
        self.problem.take()
    }
}

fn start_worker(wake: Wake) -> io::Result<Worker<Job, News>> {
    Worker::start("training", wake, |job, stop, report| {
        work(job, stop, report);
        None
    })
}

impl fmt::Debug for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { task, standing, worker, .. } = self;
        let mut all = f.debug_struct("Training");
        all.field("task", task).field("standing", standing).field("worker", worker).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;
    use crate::app::training::config::Length;
    use span_it_arena::training::tune::{self, Dimension, Objective, Space, TuneConfig};
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Seed;
    use span_it_core::personality::library;

    fn task(rounds: u32) -> Task {
        let start = library::builtin_named("Steady").unwrap().clone();
        let dimensions = ["node_major", "path_minor_span"].map(|text| Dimension::parse(text).unwrap());
        let course = TuneConfig {
            start: start.factors.clone(),
            space: Space::new(dimensions.to_vec()).unwrap(),
            objective: Objective::Keep,
            boards: vec![BoardSize::square(3).unwrap()],
            seed: Seed::new(7).unwrap(),
            max_visited: 200,
        };
        Task { start, course, length: Length::Rounds(rounds) }
    }

    fn waking() -> (Wake, Receiver<()>) {
        let (waker, woken) = channel();
        (Arc::new(move || waker.send(()).unwrap_or_default()), woken)
    }

    fn files(folder: &tempfile::TempDir) -> Files {
        Files { task: folder.path().join("training.json"), log: folder.path().join("training.jsonl") }
    }

    fn wait(training: &mut Training, woken: &Receiver<()>, until: impl Fn(&Training) -> bool) {
        while !until(training) {
            woken.recv().unwrap();
            training.hear();
        }
    }

    #[test]
    fn resumed_training_equals_an_uninterrupted_one() {
        let (wake, woken) = waking();
        let mut whole = Training::start(task(4), None, Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut whole, &woken, |training| !training.is_on());
        let Standing::Over(undisturbed) = whole.standing().clone() else { panic!("{:?}", whole.standing()) };
        assert_eq!((undisturbed.rounds, undisturbed.personality.name.as_str()), (4, "Steady (trained)"));

        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = waking();
        let mut broken =
            Training::start(task(4), Some(files(&folder)), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut broken, &woken, |training| training.rounds().len() == 2 || !training.is_on());
        broken.cancel();
        assert_eq!(*broken.standing(), Standing::Stopped);
        assert!(broken.best().is_some());
        drop(broken);
        let text = std::fs::read(files(&folder).task).unwrap();
        let kept = Task::from_json(&text).unwrap();
        assert_eq!(kept, (task(4), None));
        let mut again = Training::take_up(kept, files(&folder), wake).unwrap();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(again.rounds().len() >= 2 && *again.standing() == Standing::Stopped);
        again.go_on(Duration::ZERO);
        wait(&mut again, &woken, |training| !training.is_on());
        assert_eq!(*again.standing(), Standing::Over(undisturbed));
        again.take();
        let taken = || {
            let (_, ended) = Task::from_json(&std::fs::read(files(&folder).task).unwrap()).unwrap();
            ended.unwrap().taken
        };
        assert!(!taken(), "opened is not saved");
        again.settle();
        // Dropping it waits for the write.
        drop(again);
        assert!(taken());
    }

    #[test]
    fn finish_compares_and_drop_ends() {
        let (wake, woken) = waking();
        let mut training = Training::start(task(100_000), None, Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut training, &woken, |training| !training.rounds().is_empty());
        training.finish();
        wait(&mut training, &woken, |training| !training.is_on());
        let Standing::Over(ended) = training.standing() else { panic!("{:?}", training.standing()) };
        assert!(ended.held_out.start.parts > 0 && ended.rounds < 100_000);
        drop(Training::start(task(100_000), None, Duration::ZERO, wake).unwrap());
    }

    #[test]
    fn keeps_the_result_if_rounds_are_unreadable() {
        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = waking();
        let mut whole =
            Training::start(task(1), Some(files(&folder)), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut whole, &woken, |training| !training.is_on());
        let over = whole.standing().clone();
        drop(whole);
        std::fs::write(files(&folder).log, "garbage\n").unwrap();
        let kept = Task::from_json(&std::fs::read(files(&folder).task).unwrap()).unwrap();
        let mut again = Training::take_up(kept.clone(), files(&folder), Arc::clone(&wake)).unwrap();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(matches!(over, Standing::Over(_)) && *again.standing() == over, "{:?}", again.standing());
        assert!(again.rounds().is_empty() && again.best().is_some());
        // An unfinished training cannot resume without its rounds, and reports that.
        let mut again = Training::take_up((kept.0, None), files(&folder), wake).unwrap();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(matches!(again.standing(), Standing::Failed(_)), "{:?}", again.standing());
    }

    #[test]
    fn writes_while_reading_and_reports_write_errors() {
        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = waking();
        let mut whole =
            Training::start(task(3), Some(files(&folder)), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut whole, &woken, |training| !training.is_on());
        drop(whole);
        let kept = Task::from_json(&std::fs::read(files(&folder).task).unwrap()).unwrap();
        let mut again = Training::take_up(kept, files(&folder), wake).unwrap();
        again.take();
        again.settle();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert_eq!((again.rounds().len(), again.problem()), (3, None));
        folder.close().unwrap();
        again.settle();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(again.problem().unwrap().contains("training.json"));
        assert!(matches!(again.standing(), Standing::Over(ended) if ended.taken));
    }

    #[test]
    fn failed_training_can_be_resumed() {
        let folder = tempfile::tempdir().unwrap();
        let gone = folder.path().join("gone");
        let files = Files { task: gone.join("training.json"), log: gone.join("training.jsonl") };
        let (wake, woken) = waking();
        let mut training = Training::start(task(1), Some(files), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut training, &woken, |training| !training.is_on());
        assert!(matches!(training.standing(), Standing::Failed(_)), "{:?}", training.standing());
        std::fs::create_dir(&gone).unwrap();
        training.worker = Worker::start("training", wake, |_, _, _| panic!("a fault in the test")).unwrap();
        training.give(Errand::Train);
        training.standing = Standing::On(Doing::Searching);
        while training.is_on() {
            training.hear();
            std::thread::yield_now();
        }
        assert_eq!(*training.standing(), Standing::Failed(words::FAULT.to_owned()));
        training.go_on(Duration::ZERO);
        wait(&mut training, &woken, |training| !training.is_on());
        assert!(matches!(training.standing(), Standing::Over(_)), "{:?}", training.standing());
    }

    #[test]
    fn reports_write_and_resume_errors() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = tempfile::tempdir().unwrap();
        let gone = files(&nowhere);
        drop(nowhere);
        let (wake, woken) = waking();
        for (files, said) in [(gone, "training.json"), (files(&folder), "seed")] {
            let other = Task { course: TuneConfig { seed: Seed::default(), ..task(1).course }, ..task(1) };
            drop(tune::tune(&other.course, other.until(), Some(&files.log), &Arc::default(), &mut |_| ()));
            let mut training =
                Training::start(task(2), Some(files), Duration::ZERO, Arc::clone(&wake)).unwrap();
            wait(&mut training, &woken, |training| !training.is_on());
            let Standing::Failed(why) = training.standing() else { panic!("{:?}", training.standing()) };
            assert!(why.contains(said), "{why}");
        }
    }
}
