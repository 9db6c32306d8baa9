//! A quick match of two personalities on all cores: game pairs from the same opening with the first player exchanged.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::app::tournament::runner::{LogTarget, RunnerJob, StopReason, TournamentRunner};
use crate::jobs::{Wake, WakeAt};
use span_it_arena::tournament::stats::Z95;
use span_it_arena::tournament::{AgentSpec, GameResult, PairKey, Plan};
use span_it_core::engine::Seed;
use span_it_core::personality::{Factors, Personality};

const GAME_PAIRS: u32 = 50;
const MAX_MOVE_TIME: Duration = Duration::from_millis(100);

/// Score of the new personality.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: u32,
    pub lost: u32,
    /// Games played and games won of each pair.
    pairs: BTreeMap<PairKey, (u32, u32)>,
}

impl Score {
    fn count(&mut self, key: PairKey, won: bool) {
        self.won += u32::from(won);
        self.lost += u32::from(!won);
        let pair = self.pairs.entry(key).or_default();
        *pair = (pair.0 + 1, pair.1 + u32::from(won));
    }

    pub const fn games(&self) -> u32 {
        self.won + self.lost
    }

    /// Share of games won, 0..=1.
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.games().max(1))
    }

    /// 95% confidence margin of the share, computed from complete pairs because the two games of a pair are
    /// dependent. `None` below two pairs.
    pub fn margin95(&self) -> Option<f64> {
        let complete = self.pairs.values().filter(|(games, _)| *games == 2);
        let scores: Vec<f64> = complete.map(|(_, won)| f64::from(*won) / 2.0).collect();
        let n = scores.len() as f64;
        if n < 2.0 {
            return None;
        }
        let mean = scores.iter().sum::<f64>() / n;
        let spread: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (n - 1.0);
        // Equal results in all pairs do not mean certainty: one different pair would not be unusual.
        let least = 1.0 / (n + 1.0);
        Some((Z95 * (spread / n).sqrt()).max(least))
    }
}

#[derive(Debug)]
pub struct QuickMatch {
    /// Name of the new personality.
    pub new: String,
    /// Name of the baseline.
    pub old: String,
    /// Factors of the new personality.
    pub factors: Factors,
    pub score: Score,
    /// Number of games of the whole match.
    pub games: u32,
    pub failed: Option<String>,
    /// The runner, until the match has ended.
    runner: Option<TournamentRunner>,
    /// Games that have ended and are not counted yet.
    over: Vec<GameResult>,
}

impl QuickMatch {
    pub fn start(new: Personality, old: Personality, old_name: String, wake: Wake) -> io::Result<Self> {
        let (name, factors) = (new.name.clone(), new.factors.clone());
        let agents = [new, old].map(|one| AgentSpec::Personality(Box::new(one)));
        let plan = Plan {
            pairs: GAME_PAIRS,
            seed: Seed::default(),
            max_move: Some(MAX_MOVE_TIME),
            ..Plan::round_robin(agents.into())
        };
        let job = RunnerJob { plan: Arc::new(plan), log: LogTarget::NoLog, done: Vec::new() };
        let runner = TournamentRunner::start(job, Duration::ZERO, wake, WakeAt::EveryReport)?;
        Ok(Self {
            new: name,
            old: old_name,
            factors,
            score: Score::default(),
            games: 2 * GAME_PAIRS,
            failed: None,
            runner: Some(runner),
            over: Vec::new(),
        })
    }

    pub const fn is_running(&self) -> bool {
        self.runner.is_some()
    }

    /// Finished games count.
    pub fn cancel(&mut self) {
        self.poll();
        self.runner = None;
    }

    /// Counts the games that have ended since the last call.
    pub fn poll(&mut self) {
        let Some(runner) = &mut self.runner else { return };
        let outcome = runner.poll(Duration::ZERO, &mut self.over);
        for game in self.over.drain(..) {
            self.score.count(game.key, game.winning_agent() == 0);
        }
        match outcome {
            None => return,
            Some(Err(StopReason::NotStarted(why) | StopReason::Failed(why))) => self.failed = Some(why),
            Some(Ok(())) => {}
        }
        self.runner = None;
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::jobs::test_wake;
    use span_it_core::personality::library;

    fn built_in(name: &str) -> Personality {
        library::builtin_named(name).unwrap().clone()
    }

    #[test]
    fn counts_all_games_and_the_stronger_wins() {
        let (wake, woken) = test_wake();
        let mut quick_match =
            QuickMatch::start(built_in("Blocker"), built_in("Novice"), "saved".to_owned(), wake).unwrap();
        while quick_match.is_running() {
            woken.recv().unwrap();
            quick_match.poll();
        }
        assert_eq!((quick_match.score.games(), quick_match.failed.as_deref()), (100, None));
        let margin = quick_match.score.margin95().unwrap();
        assert!(quick_match.score.share() - margin > 0.5 && margin < 0.2, "{:?}", quick_match.score);
    }

    #[test]
    fn dropping_a_match_ends_it() {
        drop(
            QuickMatch::start(built_in("Master"), built_in("Master"), String::new(), Arc::new(|| ()))
                .unwrap(),
        );
    }

    #[test]
    fn margin_is_computed_from_pairs() {
        let mut score = Score::default();
        let key = |pair| PairKey { agents: (0, 1), board: 0, pair };
        assert_eq!(score.margin95(), None);
        for pair in 0..50 {
            score.count(key(pair), true);
            score.count(key(pair), pair % 2 == 0);
        }
        assert_eq!((score.won, score.lost), (75, 25));
        // Pairs alternate between 1 and 1/2: the standard deviation is 1/4, corrected for n - 1.
        let expected = Z95 * 0.25 * (50.0_f64 / 49.0).sqrt() / 50.0_f64.sqrt();
        assert!((score.margin95().unwrap() - expected).abs() < 1e-12);
    }
}
