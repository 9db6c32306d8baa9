//! How strong the edited personality is beside the opponents of the ladder, measured by games in the background.

use std::sync::Arc;
use std::time::Duration;

use crate::model::tournament::runner::{LogTarget, RunnerJob, StopReason, TournamentRunner};
use crate::platform::jobs::{Wake, WakeAt};
use span_it_core::board::BoardSize;
use span_it_core::engine::Seed;
use span_it_core::personality::ladder::Strength;
use span_it_core::personality::{Factors, Personality, library};
use span_it_lab::tournament::{GameResult, Plan, PlayerSpec};
use span_it_learn::ladder::opponents;

/// How long a personality must be unchanged before it is measured.
const REST: Duration = Duration::from_secs(1);
/// From fewer games, there is no standing.
const MIN_GAMES: u32 = 10;
/// The first round is one pair against every third opponent, for a guess within seconds; the others are against the
/// nearest ones.
const ROUNDS: u64 = 5;
const FIRST: usize = 3;
const NEAREST: usize = 4;
const PAIRS: u32 = 5;
const MAX_MOVE_TIME: Duration = Duration::from_millis(50);

/// The place of a rating on the ladder: the index of an opponent, or between two. Beyond the ends, at most one step more.
fn place_of(rating: f64) -> f64 {
    let all = opponents();
    let above = all.partition_point(|one| one.elo <= rating).clamp(1, all.len() - 1);
    let [low, high] = [above - 1, above].map(|index| all[index].elo);
    let place = (above - 1) as f64 + (rating - low) / (high - low);
    place.clamp(-1.0, all.len() as f64)
}

/// The place of a built-in opponent with these factors.
fn place_of_built_in(factors: &Factors) -> Option<f64> {
    let index = opponents().iter().position(|one| one.personality.factors == *factors);
    index.map(|index| index as f64)
}

/// Games won and lost against each opponent.
type Scores = Vec<[u32; 2]>;

/// The most likely rating, with half a win and half a loss against the middle of the ladder added.
fn rating(scores: &Scores) -> f64 {
    let expected = |rating: f64, elo: f64| 1.0 / (1.0 + 10.0_f64.powf((elo - rating) / 400.0));
    let slope = |rating: f64| -> f64 {
        let rows = opponents()
            .iter()
            .zip(scores)
            .map(|(one, [won, lost])| f64::from(*won) - f64::from(won + lost) * expected(rating, one.elo));
        rows.sum::<f64>() + 0.5 - expected(rating, 1500.0)
    };
    let (mut low, mut high) = (-2000.0, 5000.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    low
}

/// The measurement of one personality. Dropping it stops the games.
#[derive(Debug)]
pub(crate) struct StrengthTest {
    pub(crate) factors: Factors,
    known: Option<f64>,
    /// When it was changed last.
    since: Duration,
    /// The games of a round, until they have ended.
    runner: Option<TournamentRunner>,
    /// The opponents of the round.
    against: Vec<usize>,
    rounds: u64,
    scores: Scores,
    over: Vec<GameResult>,
}

impl StrengthTest {
    /// With a known rating, nothing is measured.
    pub(crate) fn new(factors: Factors, now: Duration, known: Option<f64>) -> Self {
        let scores = vec![[0; 2]; opponents().len()];
        let (runner, against, over) = (None, Vec::new(), Vec::new());
        Self { factors, known, since: now, runner, against, rounds: 0, scores, over }
    }

    fn games(&self) -> u32 {
        self.scores.iter().flatten().sum()
    }

    /// Its place on the ladder, from the index of the weakest opponent; none while it has too few games.
    pub(crate) fn place(&self) -> Option<f64> {
        let rating = || self.known.or_else(|| (self.games() >= MIN_GAMES).then(|| rating(&self.scores)));
        place_of_built_in(&self.factors).or_else(|| rating().map(place_of))
    }

    /// The rating after all games, once. It is rough, as slow moves are cut short.
    pub(crate) fn take_result(&mut self) -> Option<Strength> {
        if self.known.is_some() || self.rounds < ROUNDS || self.runner.is_some() || self.games() < MIN_GAMES {
            return None;
        }
        let elo = rating(&self.scores);
        self.known = Some(elo);
        Some(Strength { elo, rough: true, boards: vec![BoardSize::STANDARD], ..Strength::default() })
    }

    /// Counts games and starts the next round. Returns when to call again, unless games wake the window.
    pub(crate) fn update(&mut self, now: Duration, wake: &Wake) -> std::io::Result<Option<Duration>> {
        if let Some(runner) = &mut self.runner {
            let outcome = runner.poll(now, &mut self.over);
            for game in self.over.drain(..) {
                let index = self.against[game.key.agents.1 - 1];
                self.scores[index][usize::from(game.winning_agent() != 0)] += 1;
            }
            match outcome {
                None => return Ok(None),
                Some(Ok(())) => self.runner = None,
                Some(Err(StopReason::NotStarted(_) | StopReason::Failed(_))) => {
                    (self.runner, self.rounds) = (None, ROUNDS);
                }
            }
        }
        let rested = now.saturating_sub(self.since);
        if self.rounds >= ROUNDS || self.known.is_some() || place_of_built_in(&self.factors).is_some() {
            Ok(None)
        } else if rested < REST {
            Ok(Some(REST.saturating_sub(rested)))
        } else {
            self.start_round(now, wake).map(|()| None)
        }
    }

    fn start_round(&mut self, now: Duration, wake: &Wake) -> std::io::Result<()> {
        let mut all: Vec<usize> = (0..opponents().len()).collect();
        let is_first = self.rounds == 0;
        if is_first {
            all = all.into_iter().skip(1).step_by(FIRST).collect();
        } else {
            let rating = rating(&self.scores);
            let distance = |index: &usize| (opponents()[*index].elo - rating).abs();
            all.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
            all.truncate(NEAREST);
        }
        let own = Personality { factors: self.factors.clone(), ..library::builtin()[0].clone() };
        let others = all.iter().map(|&index| opponents()[index].personality);
        let agents =
            std::iter::once(&own).chain(others).map(|one| PlayerSpec::Personality(Box::new(one.clone())));
        let plan = Plan {
            pairs: if is_first { 1 } else { PAIRS },
            seed: Seed::new(self.rounds).unwrap_or_default(),
            max_move: Some(MAX_MOVE_TIME),
            ..Plan::gauntlet(agents.collect())
        };
        let job = RunnerJob { plan: Arc::new(plan), log: LogTarget::NoLog, done: Vec::new() };
        self.runner = Some(TournamentRunner::start(job, now, wake.clone(), WakeAt::EveryReport)?);
        (self.against, self.rounds) = (all, self.rounds + 1);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::jobs::test_wake;
    use span_it_core::personality::Factor;

    #[test]
    fn even_games_give_the_place_of_the_opponent() {
        let all = opponents();
        for (index, one) in all.iter().enumerate() {
            assert!((place_of(one.elo) - index as f64).abs() < 1e-9);
        }
        let mut scores = vec![[0; 2]; all.len()];
        scores[6] = [50, 50];
        assert!((place_of(rating(&scores)) - 6.0).abs() < 0.1);
        scores.fill([0, 10]);
        assert!(place_of(rating(&scores)) < -0.5);
        scores.fill([10, 0]);
        assert!(place_of(rating(&scores)) > all.len() as f64 - 0.5);
    }

    #[test]
    fn measures_after_a_rest() {
        let (wake, woken) = test_wake();
        // As Steady, but for a hair.
        let mut factors = library::builtin_named("Steady").unwrap().factors.clone();
        factors.set(Factor::NodeRandom, 0.001).unwrap();
        let mut test = StrengthTest::new(factors, Duration::ZERO, None);
        assert_eq!((test.update(Duration::ZERO, &wake).unwrap(), test.place()), (Some(REST), None));
        while test.rounds < ROUNDS || test.runner.is_some() {
            assert_eq!(test.update(REST, &wake).unwrap(), None);
            if test.runner.is_some() {
                woken.recv().unwrap();
            }
        }
        assert_eq!(test.games(), 10 + 4 * 40);
        assert_eq!(opponents()[5].personality.name, "Steady");
        let place = test.place().unwrap();
        let strength = test.take_result().unwrap();
        assert_eq!((test.take_result(), test.place()), (None, Some(place)), "it is measured once");
        let mut again = StrengthTest::new(test.factors.clone(), Duration::ZERO, Some(strength.elo));
        assert_eq!((again.update(REST, &wake).unwrap(), again.place()), (None, Some(place)));
        assert!((place - 5.0).abs() < 1.5, "{place}: {:?}", test.scores);
    }
}
