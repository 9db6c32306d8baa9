//! A training on a background thread. It writes each round to a log, and can be interrupted and resumed.

pub(crate) mod progress;
pub(crate) mod work;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::app::training::config::{TrainedResult, TrainingTask};
use crate::app::training::job::work::{JobKind, TrainingJob, TrainingReport, work};
use crate::jobs::{Wake, Worker};
use crate::messages::training as msg;
use span_it_arena::training::train::{Comparison, Round};
use span_it_core::personality::Personality;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// The settings, and the result once the training has finished.
    pub task: PathBuf,
    pub log: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    Searching,
    /// The player has asked to finish: the search ends after the current round.
    Finishing,
    /// Choosing among the best variants: finished pieces of work, and their number.
    Choosing(usize, usize),
    Comparing(Option<Comparison>),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    Running(Phase),
    /// Interrupted; can be resumed.
    Stopped,
    /// Stopped by an error. Can be resumed, as the cause may have disappeared.
    Failed(String),
    Finished(Box<TrainedResult>),
}

/// A training. Dropping it interrupts it.
pub struct Training {
    task: Arc<TrainingTask>,
    files: Option<Files>,
    status: Status,
    rounds: Vec<Round>,
    /// The winner of the search, before the comparison has finished.
    chosen: Option<Box<Personality>>,
    /// A write error that has not been reported yet.
    problem: Option<String>,
    worker: Worker<TrainingJob, TrainingReport>,
    wake: Wake,
    /// When the training was started or resumed, and how long it had run before.
    clock: (Duration, Duration),
}

impl Training {
    /// Starts a training.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(task: TrainingTask, files: Option<Files>, now: Duration, wake: Wake) -> io::Result<Self> {
        let mut training = Self::idle(task, files, Status::Stopped, wake)?;
        training.resume(now);
        Ok(training)
    }

    /// Loads a saved training, finished or interrupted, and starts reading its rounds.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn load(
        (task, ended): (TrainingTask, Option<TrainedResult>),
        files: Files,
        wake: Wake,
    ) -> io::Result<Self> {
        let status = ended.map_or(Status::Stopped, |ended| Status::Finished(Box::new(ended)));
        let mut training = Self::idle(task, Some(files), status, wake)?;
        training.submit(JobKind::Read);
        Ok(training)
    }

    fn idle(task: TrainingTask, files: Option<Files>, status: Status, wake: Wake) -> io::Result<Self> {
        Ok(Self {
            task: Arc::new(task),
            files,
            status,
            rounds: Vec::new(),
            chosen: None,
            problem: None,
            worker: start_worker(Arc::clone(&wake))?,
            wake,
            clock: (Duration::ZERO, Duration::ZERO),
        })
    }

    fn submit(&mut self, kind: JobKind) {
        self.worker.submit(TrainingJob { task: Arc::clone(&self.task), files: self.files.clone(), kind });
    }

    /// Resumes the training. Without files it starts again.
    pub fn resume(&mut self, now: Duration) {
        let before =
            self.rounds.last().filter(|_| self.files.is_some()).map_or(Duration::ZERO, |last| last.elapsed);
        self.clock = (now, before);
        self.rounds.clear();
        self.chosen = None;
        if matches!(self.status, Status::Failed(_)) {
            // The thread may have ended by a panic.
            match start_worker(Arc::clone(&self.wake)) {
                Ok(worker) => self.worker = worker,
                Err(error) => {
                    self.status = Status::Failed(error.to_string());
                    return;
                }
            }
        }
        self.status = Status::Running(Phase::Searching);
        self.submit(JobKind::Train);
    }

    pub fn finish(&mut self) {
        if self.status == Status::Running(Phase::Searching)
            && let Some(stop) = self.worker.stop()
        {
            stop.move_now();
            self.status = Status::Running(Phase::Finishing);
        }
    }

    /// Interrupts the training. The best variant so far is kept.
    pub fn cancel(&mut self) {
        self.poll();
        if self.is_running() {
            self.worker.cancel();
            self.status = Status::Stopped;
        }
    }

    pub fn limit_to_one_core(&self, on: bool) {
        if let Some(stop) = self.worker.stop() {
            stop.yield_cores(on);
        }
    }

    /// Returns whether the training has just finished or failed.
    pub fn poll(&mut self) -> bool {
        let was_running = self.is_running();
        for report in self.worker.poll() {
            match report {
                TrainingReport::Round(round) => self.rounds.push(*round),
                TrainingReport::Choice(done, of) => self.status = Status::Running(Phase::Choosing(done, of)),
                TrainingReport::Chosen(personality) => {
                    self.chosen = Some(personality);
                    self.status = Status::Running(Phase::Comparing(None));
                }
                TrainingReport::Comparison(comparison) => {
                    self.status = Status::Running(Phase::Comparing(Some(comparison)));
                }
                TrainingReport::Over(ended) => self.status = Status::Finished(ended),
                TrainingReport::Failed(_) if self.is_over() => {
                    // The rounds cannot be read, but the result is in the other file.
                }
                TrainingReport::Unwritten(why) => self.problem = Some(why),
                TrainingReport::Failed(why) => self.status = Status::Failed(why),
            }
        }
        if self.is_running() && !self.worker.is_busy() {
            // The thread has ended by a panic, which the panic hook has reported.
            self.status = Status::Failed(msg::STOPPED_BY_ERROR.to_owned());
        }
        was_running && !self.is_running()
    }

    pub fn task(&self) -> &TrainingTask {
        &self.task
    }

    pub const fn files(&self) -> Option<&Files> {
        self.files.as_ref()
    }

    pub const fn status(&self) -> &Status {
        &self.status
    }

    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    const fn is_over(&self) -> bool {
        matches!(self.status, Status::Finished(_))
    }

    pub const fn is_running(&self) -> bool {
        matches!(self.status, Status::Running(_))
    }

    /// Whether the saved rounds are still being read.
    pub const fn is_reading(&self) -> bool {
        !self.is_running() && self.worker.is_busy()
    }

    /// The result, the winner of the search, or the best variant so far. `None` before the end of the first round.
    pub fn best(&self) -> Option<Personality> {
        if let Status::Finished(ended) = &self.status {
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
        if let Status::Finished(ended) = &mut self.status {
            ended.taken = true;
        }
    }

    /// Notes in the file that the player has saved or discarded the result.
    pub fn record_decision(&mut self) {
        let read = self.is_reading() && self.files.is_some();
        let Status::Finished(ended) = &self.status else { return };
        let ended = ended.clone();
        if read {
            self.rounds.clear();
        }
        self.submit(JobKind::Write { ended, read });
    }

    /// Takes the write error that has occurred since the last call.
    pub const fn problem(&mut self) -> Option<String> {
        self.problem.take()
    }
}

fn start_worker(wake: Wake) -> io::Result<Worker<TrainingJob, TrainingReport>> {
    Worker::start("training", wake, |job, stop, report| {
        work(job, stop, report);
        None
    })
}

impl fmt::Debug for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { task, status, worker, .. } = self;
        let mut all = f.debug_struct("Training");
        all.field("task", task).field("status", status).field("worker", worker).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Receiver;

    use super::*;
    use crate::app::training::config::Length;
    use crate::jobs::test_wake;
    use span_it_arena::training::train::{self, Dimension, Objective, Space, TrainingConfig};
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Seed;
    use span_it_core::personality::library;

    fn task(rounds: u32) -> TrainingTask {
        let start = library::builtin_named("Steady").unwrap().clone();
        let dimensions = ["node_major", "path_minor_span"].map(|text| Dimension::parse(text).unwrap());
        let training = TrainingConfig {
            start: start.factors.clone(),
            space: Space::new(dimensions.to_vec()).unwrap(),
            objective: Objective::Keep,
            boards: vec![BoardSize::square(3).unwrap()],
            seed: Seed::new(7).unwrap(),
            max_visited: 200,
        };
        TrainingTask { start, training, length: Length::Rounds(rounds) }
    }

    fn files(folder: &tempfile::TempDir) -> Files {
        Files { task: folder.path().join("training.json"), log: folder.path().join("training.jsonl") }
    }

    fn wait(training: &mut Training, woken: &Receiver<()>, until: impl Fn(&Training) -> bool) {
        while !until(training) {
            woken.recv().unwrap();
            training.poll();
        }
    }

    #[test]
    fn resumed_training_equals_an_uninterrupted_one() {
        let (wake, woken) = test_wake();
        let mut first = Training::start(task(4), None, Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut first, &woken, |training| !training.is_running());
        let Status::Finished(undisturbed) = first.status().clone() else { panic!("{:?}", first.status()) };
        assert_eq!((undisturbed.rounds, undisturbed.personality.name.as_str()), (4, "Steady (trained)"));

        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = test_wake();
        let mut broken =
            Training::start(task(4), Some(files(&folder)), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut broken, &woken, |training| training.rounds().len() == 2 || !training.is_running());
        broken.cancel();
        assert_eq!(*broken.status(), Status::Stopped);
        assert!(broken.best().is_some());
        drop(broken);
        let text = std::fs::read(files(&folder).task).unwrap();
        let saved = TrainingTask::from_json(&text).unwrap();
        assert_eq!(saved, (task(4), None));
        let mut again = Training::load(saved, files(&folder), wake).unwrap();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(again.rounds().len() >= 2 && *again.status() == Status::Stopped);
        again.resume(Duration::ZERO);
        wait(&mut again, &woken, |training| !training.is_running());
        assert_eq!(*again.status(), Status::Finished(undisturbed));
        again.take();
        let taken = || {
            let (_, ended) = TrainingTask::from_json(&std::fs::read(files(&folder).task).unwrap()).unwrap();
            ended.unwrap().taken
        };
        assert!(!taken(), "opened is not saved");
        again.record_decision();
        // Dropping it waits for the write.
        drop(again);
        assert!(taken());
    }

    #[test]
    fn finish_compares_and_drop_ends() {
        let (wake, woken) = test_wake();
        let mut training = Training::start(task(100_000), None, Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut training, &woken, |training| !training.rounds().is_empty());
        training.finish();
        wait(&mut training, &woken, |training| !training.is_running());
        let Status::Finished(ended) = training.status() else { panic!("{:?}", training.status()) };
        assert!(ended.held_out.start.parts > 0 && ended.rounds < 100_000);
        drop(Training::start(task(100_000), None, Duration::ZERO, wake).unwrap());
    }

    #[test]
    fn keeps_the_result_if_rounds_are_unreadable() {
        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = test_wake();
        let mut first =
            Training::start(task(1), Some(files(&folder)), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut first, &woken, |training| !training.is_running());
        let over = first.status().clone();
        drop(first);
        std::fs::write(files(&folder).log, "garbage\n").unwrap();
        let saved = TrainingTask::from_json(&std::fs::read(files(&folder).task).unwrap()).unwrap();
        let mut again = Training::load(saved.clone(), files(&folder), Arc::clone(&wake)).unwrap();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(matches!(over, Status::Finished(_)) && *again.status() == over, "{:?}", again.status());
        assert!(again.rounds().is_empty() && again.best().is_some());
        // An unfinished training cannot resume without its rounds, and reports that.
        let mut again = Training::load((saved.0, None), files(&folder), wake).unwrap();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(matches!(again.status(), Status::Failed(_)), "{:?}", again.status());
    }

    #[test]
    fn writes_while_reading_and_reports_write_errors() {
        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = test_wake();
        let mut first =
            Training::start(task(3), Some(files(&folder)), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut first, &woken, |training| !training.is_running());
        drop(first);
        let saved = TrainingTask::from_json(&std::fs::read(files(&folder).task).unwrap()).unwrap();
        let mut again = Training::load(saved, files(&folder), wake).unwrap();
        again.take();
        again.record_decision();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert_eq!((again.rounds().len(), again.problem()), (3, None));
        folder.close().unwrap();
        again.record_decision();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(again.problem().unwrap().contains("training.json"));
        assert!(matches!(again.status(), Status::Finished(ended) if ended.taken));
    }

    #[test]
    fn failed_training_can_be_resumed() {
        let folder = tempfile::tempdir().unwrap();
        let gone = folder.path().join("gone");
        let files = Files { task: gone.join("training.json"), log: gone.join("training.jsonl") };
        let (wake, woken) = test_wake();
        let mut training = Training::start(task(1), Some(files), Duration::ZERO, Arc::clone(&wake)).unwrap();
        wait(&mut training, &woken, |training| !training.is_running());
        assert!(matches!(training.status(), Status::Failed(_)), "{:?}", training.status());
        std::fs::create_dir(&gone).unwrap();
        training.worker = Worker::start("training", wake, |_, _, _| panic!("a fault in the test")).unwrap();
        training.submit(JobKind::Train);
        training.status = Status::Running(Phase::Searching);
        while training.is_running() {
            training.poll();
            std::thread::yield_now();
        }
        assert_eq!(*training.status(), Status::Failed(msg::STOPPED_BY_ERROR.to_owned()));
        training.resume(Duration::ZERO);
        wait(&mut training, &woken, |training| !training.is_running());
        assert!(matches!(training.status(), Status::Finished(_)), "{:?}", training.status());
    }

    #[test]
    fn reports_write_and_resume_errors() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = tempfile::tempdir().unwrap();
        let gone = files(&nowhere);
        drop(nowhere);
        let (wake, woken) = test_wake();
        for (files, message) in [(gone, "training.json"), (files(&folder), "seed")] {
            let other = TrainingTask {
                training: TrainingConfig { seed: Seed::default(), ..task(1).training },
                ..task(1)
            };
            drop(train::train(
                &other.training,
                other.until(),
                Some(&files.log),
                &Arc::default(),
                &mut |_| (),
            ));
            let mut training =
                Training::start(task(2), Some(files), Duration::ZERO, Arc::clone(&wake)).unwrap();
            wait(&mut training, &woken, |training| !training.is_running());
            let Status::Failed(why) = training.status() else { panic!("{:?}", training.status()) };
            assert!(why.contains(message), "{why}");
        }
    }
}
