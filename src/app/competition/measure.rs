//! Measures a personality for a competition entry in the background: the accuracy test, then games against the ladder.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::app::editor::measurements::{AccuracyReport, MIN_JUDGED, start_accuracy_test};
use crate::app::tournament::runner::{LogTarget, RunnerJob, StopReason, TournamentRunner};
use crate::jobs::{Wake, WakeAt, Worker};
use span_it_core::board::BoardSize;
use span_it_core::json::{Extra, quoted, real, write_array, write_line, write_object};
use span_it_core::personality::{Factors, Personality, ladder, library};
use span_it_lab::tournament::stats::{Estimate, rating_against};
use span_it_lab::tournament::{AgentSpec, GameResult, Plan};
use span_it_lab::training::accuracy::Accuracy;

/// Game pairs against each opponent on each board.
const PAIRS: u32 = 10;

/// The key of the figures in the `extra` object of a personality file.
pub(crate) const KEY: &str = "entry";

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Figures {
    pub(super) wins_kept: Option<Accuracy>,
    pub(super) strengths: Vec<(BoardSize, Estimate)>,
}

impl Figures {
    /// The `extra` object of a personality with these figures.
    pub(super) fn written(&self, extra: Option<&Extra>) -> Option<Extra> {
        let strength = |(board, elo): &(BoardSize, Estimate)| {
            let fields = [
                ("board", quoted(&board.compact())),
                ("elo", real(elo.value.round())),
                ("margin", real(elo.margin95.round())),
            ];
            write_line(&fields)
        };
        let kept = self.wins_kept.map(|mark| ("wins_kept", format!("[{},{}]", mark.kept, mark.of)));
        let strengths = (!self.strengths.is_empty())
            .then(|| ("strengths", write_array(self.strengths.iter().map(strength))));
        let fields: Vec<_> = kept.into_iter().chain(strengths).collect();
        let value = (!fields.is_empty()).then(|| write_line(&fields));
        match (extra, value) {
            (Some(extra), value) => extra.with(KEY, value.as_deref()),
            (None, Some(value)) => Extra::new(&write_object(&[(KEY, value)], 1)).ok(),
            (None, None) => None,
        }
    }
}

/// The work that is under way.
#[derive(Debug)]
enum Work {
    Test(Worker<Factors, AccuracyReport>),
    Games(TournamentRunner),
}

#[derive(Debug)]
pub(super) struct Measurement {
    plan: Arc<Plan>,
    games: Vec<GameResult>,
    work: Option<Work>,
    pub(super) figures: Figures,
    pub(super) problem: Option<String>,
}

impl Measurement {
    pub(super) fn start(personality: &Personality, wake: Wake) -> io::Result<Self> {
        let mut test = start_accuracy_test(wake)?;
        test.submit(personality.factors.clone());
        // Master would visit more moves than a competition allows.
        let opponents = library::builtin().iter().filter(|one| one.name != "Master");
        let agents = std::iter::once(personality).chain(opponents);
        let agents = agents.map(|one| AgentSpec::Personality(Box::new(one.clone()))).collect::<Vec<_>>();
        let pairings = Plan::gauntlet(agents.clone()).pairings;
        let plan = Arc::new(Plan { pairs: PAIRS, pairings, ..Plan::competition(agents) });
        let figures = Figures::default();
        Ok(Self { plan, games: Vec::new(), work: Some(Work::Test(test)), figures, problem: None })
    }

    pub(super) const fn is_running(&self) -> bool {
        self.work.is_some()
    }

    pub(super) fn cancel(&mut self) {
        self.work = None;
    }

    /// The finished games, and all.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.games.len(), usize::try_from(self.plan.games()).unwrap_or(usize::MAX))
    }

    /// Returns whether it has just ended.
    pub(super) fn poll(&mut self, wake: impl FnOnce() -> Wake) -> bool {
        match &mut self.work {
            None => return false,
            Some(Work::Test(test)) => {
                let over = test.poll().into_iter().find(|report| report.over);
                if over.is_none() && test.is_busy() {
                    return false;
                }
                self.figures.wins_kept = over.map(|over| over.mark).filter(|mark| mark.of >= MIN_JUDGED);
                self.play(wake());
            }
            Some(Work::Games(runner)) => match runner.poll(Duration::ZERO, &mut self.games) {
                None => return false,
                Some(Ok(())) => self.finish(),
                Some(Err(StopReason::NotStarted(why) | StopReason::Failed(why))) => self.fail(why),
            },
        }
        self.work.is_none()
    }

    fn play(&mut self, wake: Wake) {
        let job = RunnerJob { plan: Arc::clone(&self.plan), log: LogTarget::NoLog, done: Vec::new() };
        match TournamentRunner::start(job, Duration::ZERO, wake, WakeAt::EveryReport) {
            Ok(runner) => self.work = Some(Work::Games(runner)),
            Err(error) => self.fail(error.to_string()),
        }
    }

    fn fail(&mut self, why: String) {
        (self.work, self.problem) = (None, Some(why));
    }

    fn finish(&mut self) {
        let strength = |(board, &size): (usize, &BoardSize)| {
            let ladder =
                if size == BoardSize::STANDARD { ladder::builtin() } else { ladder::builtin_on_8x8() };
            let known = |factors| ladder.strength_of(factors).map_or(ladder::MEAN_ELO, |one| one.elo);
            let ratings: Vec<f64> = library::builtin().iter().map(|one| known(&one.factors)).collect();
            Some((size, rating_against(&ratings, &self.games, board)?))
        };
        self.figures.strengths = self.plan.boards.iter().enumerate().filter_map(strength).collect();
        self.work = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::test_wake;

    #[test]
    fn measured_strength_agrees_with_the_ladder() {
        let blocker = library::builtin_named("Blocker").unwrap();
        let (wake, woken) = test_wake();
        let mut measurement = Measurement::start(blocker, Arc::clone(&wake)).unwrap();
        while measurement.is_running() {
            woken.recv().unwrap();
            measurement.poll(|| Arc::clone(&wake));
        }
        let games = 2 * 2 * PAIRS as usize * (library::builtin().len() - 1);
        assert_eq!((measurement.progress(), &measurement.problem), ((games, games), &None));
        let Figures { wins_kept, strengths } = &measurement.figures;
        assert!(wins_kept.is_some());
        for ((_, measured), ladder) in strengths.iter().zip([ladder::builtin(), ladder::builtin_on_8x8()]) {
            let known = ladder.strength_of(&blocker.factors).unwrap().elo;
            assert!((measured.value - known).abs() < 100.0 && measured.margin95 < 80.0, "{measured:?}");
        }
    }

    #[test]
    fn figures_stand_beside_other_data() {
        let figures = Figures { wins_kept: Some(Accuracy { kept: 320, of: 500 }), ..Figures::default() };
        let other = Extra::new("{\"tries\": [1 ,2]}").unwrap();
        let written = figures.written(Some(&other)).unwrap();
        assert_eq!(written.find("tries").unwrap().as_deref(), Some("[1 ,2]"));
        assert!(written.find(KEY).unwrap().unwrap().contains("\"wins_kept\":[320,500]"));
        assert_eq!(Figures::default().written(Some(&written)).unwrap().find(KEY), Ok(None));
        assert_eq!(Figures::default().written(None), None);
    }
}
