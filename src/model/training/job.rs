//! A training on a background thread. It writes each round to a log, and can be interrupted and resumed.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

use crate::messages::training as msg;
use crate::model::training::config::{Length, TrainedResult, TrainingTask};
use crate::platform::jobs::{Reporter, Wake, Worker};
use span_it_core::engine::Stop;
use span_it_core::personality::Personality;
use span_it_lab::training::train::{self, Comparison, MAX_PAIRS, Round, Step, TrainingError};
use span_it_store::storage;

/// Share of the progress bar at the end of the search, of the choice and of the held-out measurement.
const DONE: [f32; 3] = [0.88, 0.92, 0.97];

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
    pub task: Arc<TrainingTask>,
    files: Option<Files>,
    pub status: Status,
    pub rounds: Vec<Round>,
    /// The winner of the search, before the comparison has finished.
    chosen: Option<Box<Personality>>,
    /// A write error that has not been reported yet.
    pub(crate) problem: Option<String>,
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
            self.status = Status::Failed(msg::stopped_by_error().to_owned());
        }
        was_running && !self.is_running()
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

    fn elapsed(&self, now: Duration) -> Duration {
        now.saturating_sub(self.clock.0) + self.clock.1
    }

    /// Progress of the whole training, 0..=1.
    pub fn share(&self, now: Duration) -> f32 {
        let Status::Running(phase) = &self.status else {
            return if self.is_over() { 1.0 } else { self.searched(now) };
        };
        match phase {
            Phase::Searching => self.searched(now),
            Phase::Finishing => DONE[0].min(self.searched(now)),
            Phase::Choosing(done, of) => DONE[0] + (DONE[1] - DONE[0]) * *done as f32 / (*of).max(1) as f32,
            Phase::Comparing(None) => DONE[1],
            Phase::Comparing(Some(Comparison::Work(done, of))) => {
                DONE[1] + (DONE[2] - DONE[1]) * *done as f32 / (*of).max(1) as f32
            }
            Phase::Comparing(Some(Comparison::Games(pairs))) => {
                DONE[2] + (1.0 - DONE[2]) * pairs.total() as f32 / MAX_PAIRS as f32
            }
        }
    }

    fn searched(&self, now: Duration) -> f32 {
        let share = match (self.task.length, self.task.search_time()) {
            (Length::Rounds(rounds), _) => self.rounds.len() as f32 / rounds.max(1) as f32,
            (_, Some(time)) if self.is_running() => self.elapsed(now).as_secs_f32() / time.as_secs_f32(),
            (_, time) => {
                let elapsed = self.rounds.last().map_or(0.0, |last| last.elapsed.as_secs_f32());
                elapsed / time.map_or(1.0, |time| time.as_secs_f32())
            }
        };
        DONE[0] * share.clamp(0.0, 1.0)
    }

    /// Estimated time until the search ends; `None` if unknown.
    pub fn left(&self, now: Duration) -> Option<Duration> {
        let elapsed = self.elapsed(now);
        match self.task.length {
            Length::Minutes(_) => Some(self.task.search_time()?.saturating_sub(elapsed)),
            Length::Rounds(rounds) => {
                let done = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
                let each = self.rounds.last()?.elapsed / done.max(1);
                Some(each * rounds.saturating_sub(done))
            }
        }
    }

    /// Whether the time is over and the search ends after the current round.
    pub fn is_late(&self, now: Duration) -> bool {
        self.status == Status::Running(Phase::Finishing) || self.left(now) == Some(Duration::ZERO)
    }
}

struct TrainingJob {
    task: Arc<TrainingTask>,
    files: Option<Files>,
    kind: JobKind,
}

/// The kind of work. Only this thread writes the files, so that writes keep their order.
enum JobKind {
    Train,
    Read,
    /// Write the result. With `read`, read the rounds afterwards, as the write has replaced an unfinished read.
    Write {
        ended: Box<TrainedResult>,
        read: bool,
    },
}

enum TrainingReport {
    Round(Box<Round>),
    /// The last round has finished. Finished pieces of work of the final choice, and their number.
    Choice(usize, usize),
    Chosen(Box<Personality>),
    Comparison(Comparison),
    Over(Box<TrainedResult>),
    Failed(String),
    /// The result could not be written again.
    Unwritten(String),
}

fn work(job: TrainingJob, stop: &Arc<Stop>, send_report: Reporter<'_, TrainingReport>) {
    let TrainingJob { task, files, kind } = job;
    let files = files.as_ref();
    let done = match kind {
        JobKind::Train => train(&task, files, stop, send_report),
        JobKind::Read => read(&task, files, send_report),
        JobKind::Write { ended, read: reads_rounds } => {
            if let Err(error) = write(&task, files, Some(&ended)) {
                send_report(TrainingReport::Unwritten(error.to_string()));
            }
            if reads_rounds { read(&task, files, send_report) } else { Ok(()) }
        }
    };
    match done {
        // Cancelling needs no message.
        Ok(()) | Err(Failure::Train(TrainingError::Cancelled)) => {}
        Err(error) => send_report(TrainingReport::Failed(error.to_string())),
    }
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Train(#[from] TrainingError),
    #[error(transparent)]
    Storage(#[from] storage::StorageError),
}

fn read(
    task: &TrainingTask,
    files: Option<&Files>,
    send_report: Reporter<'_, TrainingReport>,
) -> Result<(), Failure> {
    let Some(files) = files else { return Ok(()) };
    for round in train::rounds(&task.training, &files.log)? {
        send_report(TrainingReport::Round(Box::new(round)));
    }
    Ok(())
}

fn write(
    task: &TrainingTask,
    files: Option<&Files>,
    ended: Option<&TrainedResult>,
) -> Result<(), storage::StorageError> {
    match files {
        Some(files) => storage::write_safely(&files.task, task.to_json(ended).as_bytes()),
        None => Ok(()),
    }
}

fn train(
    task: &TrainingTask,
    files: Option<&Files>,
    stop: &Arc<Stop>,
    send_report: Reporter<'_, TrainingReport>,
) -> Result<(), Failure> {
    write(task, files, None)?;
    let mut rounds = 0;
    let log = files.map(|files| files.log.as_path());
    let trained = train::train(&task.training, task.until(), log, stop, &mut |step| match step {
        Step::Round(round) => {
            rounds = round.round;
            send_report(TrainingReport::Round(Box::new(round.clone())));
        }
        Step::Selection(done, of) => send_report(TrainingReport::Choice(done, of)),
    })?;
    let personality = task.personality(trained, rounds);
    send_report(TrainingReport::Chosen(Box::new(personality.clone())));
    let held_out = train::compare(&task.training, &personality.factors, stop, &mut |comparison| {
        send_report(TrainingReport::Comparison(comparison));
    })?;
    let ended = TrainedResult { personality, rounds, held_out, taken: false };
    write(task, files, Some(&ended))?;
    send_report(TrainingReport::Over(Box::new(ended)));
    Ok(())
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
    use crate::platform::jobs::test_wake;
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Seed;
    use span_it_core::personality::library;
    use span_it_lab::training::train::{Dimension, Objective, Space, TrainingConfig};

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

    fn started(rounds: u32, files: Option<Files>, wake: &Wake) -> Training {
        Training::start(task(rounds), files, Duration::ZERO, Arc::clone(wake)).unwrap()
    }

    fn saved(folder: &tempfile::TempDir) -> (TrainingTask, Option<TrainedResult>) {
        TrainingTask::from_json(&std::fs::read(files(folder).task).unwrap()).unwrap()
    }

    fn wait(training: &mut Training, woken: &Receiver<()>, until: impl Fn(&Training) -> bool) {
        while !until(training) {
            woken.recv().unwrap();
            training.poll();
        }
    }

    #[test]
    fn finish_compares_and_drop_ends() {
        let (wake, woken) = test_wake();
        let mut training = started(100_000, None, &wake);
        wait(&mut training, &woken, |training| !training.rounds.is_empty());
        training.finish();
        wait(&mut training, &woken, |training| !training.is_running());
        let Status::Finished(ended) = &training.status else { panic!("{:?}", training.status) };
        assert!(ended.held_out.start.parts > 0 && ended.rounds < 100_000);
        drop(started(100_000, None, &wake));
    }

    #[test]
    fn writes_while_reading_and_reports_write_errors() {
        let folder = tempfile::tempdir().unwrap();
        let (wake, woken) = test_wake();
        let mut first = started(3, Some(files(&folder)), &wake);
        wait(&mut first, &woken, |training| !training.is_running());
        drop(first);
        let mut again = Training::load(saved(&folder), files(&folder), wake).unwrap();
        again.take();
        again.record_decision();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert_eq!((again.rounds.len(), again.problem.take()), (3, None));
        folder.close().unwrap();
        again.record_decision();
        wait(&mut again, &woken, |training| !training.is_reading());
        assert!(again.problem.take().unwrap().contains("training.json"));
        assert!(matches!(&again.status, Status::Finished(ended) if ended.taken));
    }

    #[test]
    fn reports_write_and_resume_errors() {
        let folder = tempfile::tempdir().unwrap();
        let gone = files(&tempfile::tempdir().unwrap());
        let (wake, woken) = test_wake();
        for (files, message) in [(gone, "training.json"), (files(&folder), "seed")] {
            let other = TrainingConfig { seed: Seed::default(), ..task(1).training };
            drop(train::train(&other, task(1).until(), Some(&files.log), &Arc::default(), &mut |_| ()));
            let mut training = started(2, Some(files), &wake);
            wait(&mut training, &woken, |training| !training.is_running());
            let Status::Failed(why) = &training.status else { panic!("{:?}", training.status) };
            assert!(why.contains(message), "{why}");
        }
    }
}
