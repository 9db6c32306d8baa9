//! The rating of an agent from its games against opponents whose ratings are known.

use std::collections::BTreeMap;

use super::ratings::VIRTUAL_GAMES;
use super::{ELO_PER_LOGIT, Estimate, Z95};
use crate::tournament::{GameResult, PairKey};

/// The search for the rating starts with these ends, in Elo.
const ENDS: (f64, f64) = (-10_000.0, 10_000.0);

/// The games of a pair.
#[derive(Default)]
struct Played {
    rating: f64,
    games: f64,
    wins: f64,
}

impl Played {
    fn chance(&self, elo: f64) -> f64 {
        1.0 / (1.0 + ((self.rating - elo) / ELO_PER_LOGIT).exp())
    }
}

/// The rating at which agent 0 would be expected to win as many games on a board of the plan as it did, if agent `n` has
/// the rating number `n - 1`. Together with the games counts one virtual game, half won, against the mean opponent, so that
/// the rating is finite. The margin is clustered by pair. Rough if all games ended alike; `None` without games.
pub fn rating_against(ratings: &[f64], games: &[GameResult], board: usize) -> Option<Estimate> {
    let mut pairs: BTreeMap<PairKey, Played> = BTreeMap::new();
    for game in games.iter().filter(|game| game.key.board == board && game.key.agents.0 == 0) {
        let Some(&rating) = ratings.get(game.key.agents.1 - 1) else { continue };
        let pair = pairs.entry(game.key).or_default();
        pair.rating = rating;
        pair.games += 1.0;
        pair.wins += f64::from(u8::from(game.winning_agent() == 0));
    }
    let sum = |value: &dyn Fn(&Played) -> f64| pairs.values().map(value).sum::<f64>();
    let (games, wins) = (sum(&|pair| pair.games), sum(&|pair| pair.wins));
    if games < 1.0 {
        return None;
    }
    let mean = Played { rating: sum(&|pair| pair.games * pair.rating) / games, ..Played::default() };
    let expected = |elo: f64| sum(&|pair| pair.games * pair.chance(elo)) + VIRTUAL_GAMES * mean.chance(elo);
    let elo = super::solve(expected, wins + VIRTUAL_GAMES / 2.0, ENDS);
    let spread = |chance: f64| chance * (1.0 - chance);
    let information =
        sum(&|pair| pair.games * spread(pair.chance(elo))) + VIRTUAL_GAMES * spread(mean.chance(elo));
    let squares = sum(&|pair| (pair.wins - pair.games * pair.chance(elo)).powi(2))
        + VIRTUAL_GAMES * (0.5 - mean.chance(elo)).powi(2);
    let margin95 = Z95 * squares.sqrt() / information * ELO_PER_LOGIT;
    Some(Estimate { value: elo, margin95, rough: wins < 1.0 || wins >= games })
}
